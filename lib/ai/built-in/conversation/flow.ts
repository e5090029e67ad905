import { findCare } from "../reading/care";
import { isQuotable } from "../reading/quotes";
import { bare } from "./acts";
import { afterPortrait, type Flow, type FlowStep, flows, portraitLines } from "./stock/flow-lines";

export type FlowName = keyof typeof flows;

/** Where a talk that began with a suggestion stands. */
export interface FlowState {
	name: FlowName;
	flow: Flow;
	/** The suggestion is the message itself. */
	isOpening: boolean;
	/** What is asked next; null where every step has been. */
	next: FlowStep | null;
	/** All steps are asked and answered, and this has not been said yet. */
	isDone: boolean;
	/** What was wished for in a partner, in their own words; only when it is time to give it back. */
	portrait: string[] | null;
}

export interface Exchange {
	from: "person" | "coach";
	content: string;
}

/** With so many replies since the last question of a flow, the talk has gone elsewhere. */
const FORGOTTEN_AFTER = 4;
const MOST_QUALITIES = 7;

const flowFor = (message: string): FlowName | null => {
	const text = bare(message).replace(/[.!?]+$/, "");
	const names = Object.keys(flows) as FlowName[];
	return names.find((name) => flows[name].opener === text) ?? null;
};

/** Whether a message is one of the suggestions. */
export const isOpener = (message: string) => flowFor(message) !== null;

/** Finds the last suggestion that was sent and how far its questions have come. */
export function flowIn(turns: readonly Exchange[], message: string): FlowState | null {
	const opening = flowFor(message);
	const began = opening
		? turns.length
		: turns.findLastIndex(({ from, content }) => from === "person" && flowFor(content));
	if (began < 0) return null;
	const name = opening ?? (flowFor(turns[began]?.content ?? "") as FlowName);
	const flow: Flow = flows[name];
	const since = turns.slice(began);
	const replies = since.filter(({ from }) => from === "coach").map(({ content }) => content);
	const steps: FlowStep[] = [...flow.steps, ...(name === "dream" ? afterPortrait : [])];
	const asked = (step: FlowStep) => replies.findLastIndex((reply) => step.asks.some((ask) => reply.includes(ask)));
	const last = Math.max(-1, ...steps.map(asked));
	const wasGiven = replies.some((reply) => portraitLines.some((line) => reply.includes(line)));
	if (!opening && replies.length - 1 - last > FORGOTTEN_AFTER + (wasGiven ? 1 : 0)) return null;
	const next = steps.find((step) => asked(step) < 0) ?? null;
	const isTime = name === "dream" && !wasGiven && flow.steps.every((step) => asked(step) >= 0);
	const portrait = isTime ? qualitiesIn(since, message, flow.steps) : [];
	return {
		name,
		flow,
		isOpening: opening !== null,
		next,
		isDone: next === null && !replies.some((reply) => flow.done.some((line) => reply.includes(line))),
		portrait: isTime && portrait.length >= 2 ? portrait : null,
	};
}

/** The answers to the questions of a flow, cut into pieces that can be quoted, in the order they came. */
function qualitiesIn(since: readonly Exchange[], message: string, steps: readonly FlowStep[]): string[] {
	const all = [...since, { from: "person" as const, content: message }];
	const found: string[] = [];
	for (const [i, { from, content }] of all.entries()) {
		const before = all[i - 1];
		if (from !== "person" || before?.from !== "coach") continue;
		if (!steps.some((step) => step.asks.some((ask) => before.content.includes(ask)))) continue;
		found.push(...qualitiesOf(content).filter((piece) => !found.includes(piece)));
	}
	return found.slice(0, MOST_QUALITIES);
}

const MOST_WORDS = 14;
const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length;
const empty =
	/^(?:i don'?t know|idk|not sure|no idea|hm+|ok(?:ay)?|yes|no|maybe|i guess|um+|well|good question|dunno)\b/i;

/** One or two pieces of an answer that say something about somebody, exactly as written. */
export function qualitiesOf(answer: string): string[] {
	if (findCare(answer).length > 0) return [];
	const sentences = answer.split(/[.!?\n;]+/).map((part) => part.trim());
	const pieces = sentences.flatMap((sentence) => {
		if (countWords(sentence) <= MOST_WORDS) return [sentence];
		const parts = sentence.split(/,|\s+(?:and|but|because|so)\s+/).map((part) => part.trim());
		return [parts.find((part) => countWords(part) >= 4 && countWords(part) <= MOST_WORDS) ?? ""];
	});
	return pieces
		.map((piece) => piece.replace(/^(?:and|but|so|also|maybe|well|idk),? (?=\S+ \S)/i, ""))
		.filter((piece) => piece.length >= 3 && !empty.test(piece) && isQuotable(piece))
		.slice(0, 2);
}
