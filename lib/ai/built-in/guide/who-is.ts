import { findPages } from "@/lib/domain/search/find";
import { sentencesOf } from "@/lib/domain/search/language/sentences";
import type { Page } from "@/lib/domain/search/pages/page";
import type { PageIndex } from "@/lib/domain/search/pages/page-index";
import { whoAsked } from "@/lib/domain/search/questions/question";
import type { Draft } from "./draft";
import { relations } from "./fitting/whose";
import { answerWith } from "./own-pages";

/** As much of a page as is looked through, in characters. */
const READ = 20_000;
/** And so many pages. */
const LOOKED_AT = 40;

/** "Should I call Felix?", put to the guide, tells nobody who he is. */
const onlyAsks = ({ kind, text }: Page) =>
	kind === "message" && sentencesOf(text.slice(0, READ)).every((one) => one.text.endsWith("?"));

/** Who somebody is, by the sentences of theirs that name them: first what stands beside a role, "My mother, Pilar, …". */
export function whoIs(message: string, index: PageIndex): Draft | null {
	const asked = whoAsked(message);
	if (asked === null) return null;
	const name = asked.charAt(0).toUpperCase() + asked.slice(1);
	const asName = new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, "u");
	const asWord = new RegExp(`(?<!\\p{L})${name.toLowerCase()}(?!\\p{L})`, "u");
	const question = { ask: "pages", want: "all", topic: name, period: null, pageKinds: null } as const;
	const findings = findPages(index, question);
	const { passages, readAs } = findings;
	const named = passages.filter(({ page }) => asName.test(page.text) && !onlyAsks(page));
	if (readAs || named.length === 0 || passages.some(({ page }) => asWord.test(page.text) && page.kind !== "message"))
		return null;
	const beside = new RegExp(
		`\\b(?:my|our|his|her|their) (?:\\w+ )?(?:${relations})s?,? (?:is )?(?:called |named )?${name}(?!\\p{L})|(?<!\\p{L})${name},? (?:is |was |who is )?(?:my|our|his|her|their) (?:\\w+ )?(?:${relations})\\b`,
		"iu",
	);
	const found = named.slice(0, LOOKED_AT).map((one) => ({
		one,
		sentence: sentencesOf(one.page.text.slice(0, READ)).find(({ text }) => beside.test(text) && !text.endsWith("?")),
	}));
	const inOrder = [...found.filter(({ sentence }) => sentence), ...found.filter(({ sentence }) => !sentence)];
	const shown = inOrder.map(({ one, sentence }) => ({
		page: one.page,
		words: sentence?.text ?? one.words,
		why: one.why,
	}));
	return answerWith(question, { ...findings, passages: shown });
}
