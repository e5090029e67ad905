import type { Offer } from "@/lib/domain/chat/guide";
import { themes } from "@/lib/domain/handbook/handbook";
import { HANDBOOK } from "@/lib/domain/handbook/schema";

const reading = (about: string, theme: string): Offer => ({
	label: `I want to read about ${about}`,
	note: `The handbook, “${themes.find(({ id }) => id === theme)?.title ?? ""}”`,
	href: `${HANDBOOK}#${theme}`,
});
const mine = (who: string) => new RegExp(`\\b(?:my|our) (?:\\w+ )?(?:${who})(?!['’\\w-])(?! in[ -]law)`, "i");

/** Which part of the handbook is about whom. */
export const readingAbout: readonly { who: RegExp; offer: Offer }[] = [
	{
		who: mine("sons?|daughters?|kids?|children|child|toddler|baby|boys|girls|teenagers?|youngest|eldest|twins"),
		offer: reading("children", "children"),
	},
	{
		who: mine(
			"mother|mum|mom|mam|mama|father|dad|papa|parents|folks|sisters?|brothers?|siblings?|family|(?:mother|father|sister|brother)[ -]in[ -]law|in-laws|grandmother|grandfather|grandma|grandpa|nan|gran|aunt|aunties|uncle|cousins?",
		),
		offer: reading("family", "family"),
	},
	{ who: mine("friends?|mates?|bestie"), offer: reading("friends", "circles") },
	{ who: mine("boss|manager|colleagues?|co-?workers?|job|team|office"), offer: reading("work", "work") },
	{ who: mine("ex"), offer: reading("endings", "endings") },
	{
		who: mine("husband|wife|partner|boyfriend|girlfriend|bf|gf|fianc[eé]e?|spouse|marriage"),
		offer: reading("living as two", "together"),
	},
];
