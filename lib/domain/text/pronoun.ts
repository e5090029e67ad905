import type { Day } from "@/lib/domain/progress/days";
import { read } from "./reading";

/** The pronoun that a person uses for the one they love. */
export type Pronoun = "he" | "she";

const says: Record<Pronoun, RegExp> = {
	he: /\b(?:he|him|his|husband|hubby|boyfriend|bf)\b/i,
	she: /\b(?:she|her|hers|wife|girlfriend|gf)\b/i,
};
const ofLove: ReadonlySet<string> = new Set(["partner", "ex"]);

/** Matches phrases such as "a good dad" that describe the partner and not another person. */
const asParent = /\ban? (?:\w+ )?(?:dad|father|mum|mom|mother|parent)\b/gi;

/**
 * Returns the pronoun of the partner that some messages are about, judged by the first message with a pronoun. Returns
 * null if that message has both, or mentions other people who may be meant.
 */
export function pronounIn(messages: readonly string[], today: Day): Pronoun | null {
	const first = messages.find((text) => says.he.test(text) || says.she.test(text));
	if (first === undefined || (says.he.test(first) && says.she.test(first))) return null;
	const others = first.replace(asParent, " ");
	if (read(others, today).people.some(({ relation }) => !ofLove.has(relation))) return null;
	return says.he.test(first) ? "he" : "she";
}

const forms: readonly (readonly [RegExp, Record<Pronoun, string>])[] = [
	[/\bDo they\b/g, { he: "Does he", she: "Does she" }],
	[/\bdo they\b/g, { he: "does he", she: "does she" }],
	[/\bthey don’t\b/g, { he: "he doesn’t", she: "she doesn’t" }],
	[/\bthey know\b/g, { he: "he knows", she: "she knows" }],
	[/\bthey’re\b/g, { he: "he’s", she: "she’s" }],
	[/\bthey\b/g, { he: "he", she: "she" }],
	[/\bthem\b/g, { he: "him", she: "her" }],
	[/\btheir\b/g, { he: "his", she: "her" }],
	[/\bTheir\b/g, { he: "His", she: "Her" }],
];

/** Replaces the "they" for one person in one of our sentences by the pronoun that the person uses. */
export const inPronoun = (text: string, pronoun: Pronoun | null): string =>
	pronoun ? forms.reduce((said, [form, as]) => said.replace(form, as[pronoun]), text) : text;

/** Masks the pronouns of a sentence, to tell whether it was already said with another pronoun. */
export const withoutPronouns = (text: string): string => inPronoun(text, "he").replace(anyPronoun, "…");
const anyPronoun = /\b(?:he|she|him|her|his|hers)\b/gi;
