import type { Turn } from "@/lib/ai/types";
import type { Offer } from "@/lib/domain/chat/guide";
import type { Kind } from "@/lib/domain/safety/kinds";
import type { Paragraph } from "../parts/part";
import { question } from "../parts/part";
import type { Line, Phrasebook } from "../parts/phrasebook";
import { carefulOffers, carefulQuestions, carefulReceived, carefulWay } from "./content/careful-lines";
import type { Draft } from "./draft";
import { articleOffers, exerciseOffers, exercisePath, mixed } from "./fitting/offers";
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

/** How many replies back a question is not asked again. */
const NOT_AGAIN = 3;

/**
 * What is said while a conversation is careful: that it is kept, the way to the lines, and one question that asks
 * directly. No cheer, no advice on anybody, and of exercises only the calm ones.
 */
export function carefulReply(message: string, about: Danger, turns: readonly Turn[], book: Phrasebook): Draft {
	const lately = turns.filter(({ from }) => from === "coach").slice(-NOT_AGAIN);
	const wasAsked = lately.slice(-1).some(({ content }) => carefulQuestions[about].some((one) => content.includes(one)));
	const asking = carefulQuestions[about].find((one) => !lately.some(({ content }) => content.includes(one)));
	const ask: Paragraph[] = asking && !wasAsked ? [[question(asking)]] : [];
	const calm = mixed([exerciseOffers(message, "calm"), articleOffers(message, "calm"), [calming]], 2);
	return {
		paragraphs: [
			says(book.choose(carefulReceived) ?? (carefulReceived[0] as Line)),
			says(carefulWay),
			...ask,
			says(carefulOffers),
		],
		offers: [helpNow, ...calm],
	};
}
