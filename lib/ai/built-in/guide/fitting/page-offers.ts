import type { ReplyInput } from "@/lib/ai/types";
import type { Offer } from "@/lib/domain/chat/guide";
import { tellingWords } from "@/lib/domain/journal/related";
import { findPages, relatedPages } from "@/lib/domain/search/find";
import { callings, type Relation } from "@/lib/domain/search/language/relations";
import type { PageIndex } from "@/lib/domain/search/pages/page-index";
import { readingAbout } from "../content/themes";
import { counted, itemOf, listed } from "../say";

/** Words of any page, too. */
const idle = new Set(
	"ask question answer call talk phone play plan laugh money dinner lunch one two three four five six seven eight nine ten eleven twelve hundred hour minute week month year monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december".split(
		" ",
	),
);

/** Whether words that a page shares with a message say what both are about: "dad" and "thinks" do not. */
function tellsMuch(why: readonly string[]): boolean {
	const forms = (word: string) => (word.length > 4 ? [word, word.replace(/(?:s|ed|ing)$/i, "")] : [word]);
	return (
		why.filter((word) => forms(word).every((form) => !idle.has(form.toLowerCase()) && tellingWords(form).size > 0))
			.length > 1
	);
}

/** A page is found by "mum" that has "mother" in it: of its words those are said that stand there. */
const standsIn = (text: string, word: string) =>
	new Set(text.toLowerCase().match(/[\p{L}\p{N}'’-]+/gu)).has(word.toLowerCase());

/** Pages of theirs about the same things, older than today's conversation. */
export function pageOffers({ message, today, mayBringUp = () => true }: ReplyInput, index: PageIndex): Offer[] {
	const pageKinds = ["journal", "answer", "timeline", "goal", "exercise"] as const;
	return relatedPages(index, message, { limit: 2, pageKinds })
		.map((found) => ({ ...found, why: found.why.filter((word) => standsIn(found.page.text, word)) }))
		.filter((found) => found.page.day < today && tellsMuch(found.why) && mayBringUp(found))
		.map((found) => ({
			...itemOf(found),
			note: `Has ${listed(found.why.slice(0, 3).map((word) => `“${word}”`))} in it`,
		}));
}

/** Of whom one has one: a page with "friend" in it may be about another friend. */
const only: readonly Relation[] = ["mother", "father", "parent", "partner", "boss", "mother-in-law", "father-in-law"];
const THEIRS = new RegExp(`\\bmy (${only.flatMap((who) => callings[who]).join("|")})\\b(?!['’-]| in[ -]law)`, "i");

/** To what they wrote before about somebody whom they name as theirs; null where there is nothing. */
export function personOffer({ message, today }: Pick<ReplyInput, "message" | "today">, index: PageIndex): Offer | null {
	const who = THEIRS.exec(message)?.[1]?.toLowerCase();
	// Of several people nobody knows which the message is about.
	if (who === undefined || readingAbout.filter((one) => one.who.test(message)).length > 1) return null;
	const question = { ask: "pages", want: "all", topic: `my ${who}`, period: null, pageKinds: null } as const;
	const { passages, missing, isPartial } = findPages(index, question);
	const earlier = passages.filter(({ page }) => page.day < today).length;
	if (earlier === 0 || missing.length > 0 || isPartial) return null;
	return {
		label: `Where you mentioned your ${who} before`,
		note: `On ${counted(earlier, "page")} of yours`,
		say: `What did I write about my ${who}?`,
	};
}
