import type { Turn } from "@/lib/ai/types";
import type { Offer } from "@/lib/domain/chat/guide";
import type { Kind } from "@/lib/domain/safety/kinds";
import { isSafeReply } from "@/lib/safety/replies";
import { takesBack } from "@/lib/safety/rules/in-conversation";
import { type Paragraph, question } from "../parts/part";
import type { Line, Phrasebook } from "../parts/phrasebook";
import {
	carefulAnswered,
	carefulOffers,
	carefulQuestions,
	carefulReceived,
	carefulWay,
	cheerful,
	type DirectQuestion,
	plainAnswers,
} from "./content/careful-lines";
import type { Draft } from "./draft";
import { articleOffers, exerciseOffers, exercisePath, fittingIn, mixed } from "./fitting/offers";
import { remarkIn } from "./remarks";
import { says } from "./say";

type Danger = Exclude<Kind, "someone-else">;

/** Of what the conversation is to be careful, if of anything: the most pressing. */
export const carefulOf = (signs: readonly Kind[]): Danger | null =>
	signs.find((kind): kind is Danger => kind !== "someone-else") ?? null;

export const helpNow: Offer = { label: "Help now", note: "People to talk to, at any hour", href: "/help-now" };
const calming: Offer = {
	label: "Calming down now",
	note: "Exercise, about 5 minutes",
	href: exercisePath("calming-down-now"),
};

/** A way that was named within so many replies is not named again: it stays among the offers. */
const NAMED_FOR = 4;
/** For so many replies after a question nothing is asked: whoever passes it over has heard it. */
const QUIET_AFTER = 5;

/**
 * What is said while a conversation is careful: that it is kept, the way to the lines, and now and then one question that
 * asks directly, until it is answered. No cheer, no advice on anybody, and of exercises only the calm ones.
 */
export function carefulReply(message: string, about: Danger, turns: readonly Turn[], book: Phrasebook): Draft {
	const since = turns.slice(
		turns.findLastIndex(({ from, content }) => from === "coach" && isSafeReply(content, about)) + 1,
	);
	const said = since.filter(({ from }) => from === "coach").map(({ content }) => content);
	const calm = mixed([exerciseOffers(message, "calm"), articleOffers(message, "calm"), [calming]], 2);
	const own = about === "self-harm" ? mixed([aboutOneself(message)], 1) : [];
	const answered = answeredAt(about, [...since, { from: "person", content: message }]);
	if (answered === since.length) return { paragraphs: [says(carefulAnswered)], offers: [...calm, helpNow] };
	const remark = remarkIn(message);
	if (remark?.isComplaint)
		return { paragraphs: [says(book.choose(remark.lines) ?? (remark.lines[0] as Line))], offers: [...calm, helpNow] };
	const received = says(book.choose(carefulReceived) ?? (carefulReceived[0] as Line));
	if (answered >= 0)
		return { paragraphs: [received], offers: own.length > 0 ? [helpNow, ...own, calming] : [...calm, helpNow] };
	const isNamed = said.slice(-NAMED_FOR).some((one) => one.includes(carefulWay));
	const next = nextQuestion(about, said);
	const way: Paragraph[] = isNamed ? [] : [says(carefulWay)];
	const ask: Paragraph[] = next ? [[question(next)]] : [];
	const offers: Paragraph[] = isNamed ? [] : [says(carefulOffers)];
	return {
		paragraphs: [received, ...way, ...ask, ...offers],
		offers: own.length > 0 ? [helpNow, ...own, calming] : [helpNow, ...calm],
	};
}

/** Articles about the writer alone: none that leads towards another person, and none that cheers. */
function aboutOneself(message: string): Offer[] {
	const { articles, near } = fittingIn(message, "away");
	return [...articles.filter(({ urgent }) => !urgent), ...near].filter(({ href = "" }) => {
		const [, place, slug = ""] = href.split("/");
		return place === "handbook" && !cheerful.has(slug);
	});
}

/** The next of the direct questions, or null while the last one is fresh or when all have been asked. */
function nextQuestion(about: Danger, said: readonly string[]): Line | null {
	const has = (text: string) => carefulQuestions[about].some(({ ask }) => text.includes(ask));
	if (said.slice(-QUIET_AFTER).some(has)) return null;
	return carefulQuestions[about].find(({ ask }) => !said.some((one) => one.includes(ask)))?.ask ?? null;
}

/** Where a person's message stands that says, to one of the direct questions, that there is no danger now; -1 if nowhere. */
function answeredAt(about: Danger, turns: readonly Pick<Turn, "from" | "content">[]): number {
	let open: DirectQuestion | null = null;
	let found = -1;
	for (const [at, { from, content }] of turns.entries()) {
		if (from === "coach") open = carefulQuestions[about].find(({ ask }) => content.includes(ask)) ?? open;
		else if (open && isReassuring(content, open)) found = at;
	}
	return found;
}

const isReassuring = (message: string, { safe }: DirectQuestion): boolean =>
	plainAnswers[safe].test(message.trim().toLowerCase().replace(/[‘’]/g, "'")) || takesBack(message);
