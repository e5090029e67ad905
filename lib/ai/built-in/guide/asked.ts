import type { ReplyInput } from "@/lib/ai/types";
import { careById, helpNow } from "@/lib/domain/care/library";
import type { Offer, OfferOf } from "@/lib/domain/chat/guide";
import { articleBySlug } from "@/lib/domain/handbook/handbook";
import type { Matter } from "@/lib/domain/matters/schema";
import { askingPart, asksAboutOwnWords, type LifeQuestion, lifeQuestionIn } from "@/lib/domain/text/requests";
import { line, type Phrasebook } from "../parts/phrasebook";
import { appHelpFor } from "./app-help";
import { justListen } from "./choose-matter";
import { answerLines, doneToYou, nearLine, ownWordsChecks } from "./content/lines";
import { isAboutHome, mayStandInMenu } from "./danger";
import { wordsTap } from "./decide";
import type { Draft } from "./draft";
import { partOf, smallOf } from "./matter";
import { AT_ONCE, nearestTitles } from "./nearest";
import { oneOf, says, unsaid } from "./say";
import { refusedIn, sittingOf } from "./sitting";
import { waysOf } from "./ways";
import { matterNow, toldIn } from "./which-matter";

/**
 * Answers a question with what there is: about the app, about words of their own, about what somebody does to them, or
 * with the titles nearest to it.
 */
export function question(input: ReplyInput, book: Phrasebook): Draft {
	const { message, today } = input;
	const app = appHelpFor(message, today);
	if (app) return app;
	if (asksAboutOwnWords(message)) return aboutOwnWords;
	const form = lifeQuestionIn(message) ?? "other";
	if (form === "of-coach")
		return { paragraphs: [says(oneOf(book, answerLines[form]))], offers: [{ kind: "what-would-help" }] };
	return ofMatter(form, input, book) ?? withTitles(form, input, book);
}

const aboutOwnWords: Draft = {
	paragraphs: [says(ownWordsChecks)],
	offers: [{ kind: "talk", id: "message-to-send", title: "A message to send" }],
};

/** Answers from the subject that was tapped; null if none was, or if it has said that already. */
function ofMatter(form: LifeQuestion, input: ReplyInput, book: Phrasebook): Draft | null {
	const matter = matterNow(input);
	// What fits any child or any family may miss what this person is telling.
	if (matter === null || matter.isOnlyPeople) return null;
	if (form === "what-to-do") return smallOf(matter, input, book);
	if (form === "why") return partOf(matter, "known", input);
	if (form !== "normal" || unsaid([matter.normal], sittingOf(input)).length === 0) return null;
	return {
		paragraphs: [says(line(matter.normal))],
		offers: [...titlesFor(input, matter), waysOf(matter, input)],
		memo: { matter: matter.id },
	};
}

function withTitles(form: Exclude<LifeQuestion, "of-coach">, input: ReplyInput, book: Phrasebook): Draft {
	const matter = matterNow(input);
	const memo = matter ? { matter: matter.id } : {};
	const titles = titlesFor(input, matter);
	const ways: Offer = { kind: "taps", taps: [...wordsTap(input), justListen] };
	if (titles.length > 0) return { paragraphs: [says(nearLine)], offers: [...titles, ways], memo };
	return form === "what-to-do" ? smallOf(matter, input, book) : { ...plainAnswer(form, book), offers: [ways], memo };
}

/** Answers with one honest sentence and a way on. */
export const plainAnswer = (form: LifeQuestion, book: Phrasebook): Draft => ({
	paragraphs: [says(oneOf(book, answerLines[form === "what-to-do" ? "other" : form]))],
	offers: [],
});

/** The score that a title needs for a question about being hurt. */
const NEAR = 45;
/** The score that it needs for any other question, and without a rare word of it in its title or phrasings. */
const [CLEAR, UNNAMED] = [140, 280] as const;
/** After this many refused menus there are no more. */
const ENOUGH = 2;

/**
 * Returns the titles nearest to a question: to its sentence if that is clear, otherwise to all that was told today,
 * without those that were refused. Others that were passed over may answer it all the same.
 */
function titlesFor(input: ReplyInput, matter: Matter | null): OfferOf<"which-is-nearest">[] {
	const refused = refusedIn(input.turns);
	if (refused.length >= ENOUGH) return [];
	const now = { ...input, turns: refused };
	const nearestTo = (words: string) => nearestTitles(words, now, mayStandInMenu(input), CLEAR, UNNAMED)?.titles;
	const own = nearestTo(askingPart(input.message)) ?? nearestTo(toldIn(input)) ?? [];
	const article = matter && !matter.isOnlyPeople ? articleBySlug(matter.article)?.article : undefined;
	const first = article ? [{ kind: "article" as const, id: article.slug, title: article.question }] : [];
	const titles = [...first, ...own.filter(({ id }) => id !== article?.slug)].slice(0, AT_ONCE);
	return titles.length > 0 ? [{ kind: "which-is-nearest", titles }] : [];
}

/** The article about being hurt or controlled that comes first, and the questions that people in that situation ask. */
const FIRST_READ = "is-this-okay";
const firstCares = ["bad-enough", "can-he-see"].flatMap((id) => {
	const care = careById(id);
	return care ? [{ id, label: care.label }] : [];
});

/** Answers a question about what somebody does to the person: never with a judgment, always with help in sight. */
export function aboutBeingHurt(input: ReplyInput, book: Phrasebook): Draft {
	const read = articleBySlug(FIRST_READ)?.article.question ?? "";
	const others = nearestTitles(
		input.message,
		input,
		({ kind, id }) => id !== FIRST_READ && isAboutHome(kind, id),
		NEAR,
	);
	const titles = [{ kind: "article" as const, id: FIRST_READ, title: read }, ...(others?.titles ?? [])];
	return {
		paragraphs: [says(oneOf(book, doneToYou))],
		offers: [{ kind: "next-steps", steps: firstCares }, { kind: "which-is-nearest", titles }, helpNow],
	};
}
