import { cannotQuestions, foreignQuestions, plainly, repairQuestions } from "./stock/about-coach";
import { adviceLines } from "./stock/advice-lines";
import { careLines, steadyQuestions } from "./stock/care-lines";
import { afterPortrait, type FlowStep, flows, portraitQuestions } from "./stock/flow-lines";
import { listQuestions } from "./stock/frames";
import { kindLines } from "./stock/kinds";
import { clarifyingQuestions, easierQuestions, followUps, generalQuestions, personQuestions } from "./stock/questions";
import { joyQuestions } from "./stock/remark-lines";
import type { Aspect, Questions } from "./stock/stock";
import { topicLines } from "./topics";

/** A question of the coach’s own that is recognized in an earlier reply. */
export interface Asked {
	text: string;
	aspect: Aspect | null;
}

const normal = (text: string) =>
	text
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, " ")
		.trim();

function* everyQuestion(): Generator<[string, Aspect | null]> {
	const byAspect = function* (questions: Questions): Generator<[string, Aspect]> {
		for (const [aspect, list] of Object.entries(questions)) for (const text of list) yield [text, aspect as Aspect];
	};
	yield* byAspect(generalQuestions);
	yield* byAspect(clarifyingQuestions);
	yield* byAspect(easierQuestions);
	yield* byAspect(followUps);
	yield* byAspect(plainly);
	for (const { ask } of Object.values(topicLines)) yield* byAspect(ask);
	for (const { ask } of Object.values(kindLines)) yield* byAspect(ask);
	const steps: FlowStep[] = [
		...Object.values(flows).flatMap(({ steps: all }): readonly FlowStep[] => all),
		...afterPortrait,
	];
	for (const { aspect, asks } of steps) for (const text of asks) yield [text, aspect];
	for (const text of joyQuestions) yield [text, "good"];
	for (const { ask } of Object.values(adviceLines)) for (const text of ask) yield [text, "choice"];
	const plainLists = [
		...Object.values(cannotQuestions),
		...Object.values(repairQuestions),
		foreignQuestions,
		portraitQuestions,
		listQuestions,
		steadyQuestions,
	];
	for (const list of [...plainLists, ...Object.values(careLines).map(({ ask }) => ask)])
		for (const text of list) yield [text, null];
}

/** By the question’s words; built once. */
const known = new Map<string, Asked>();
for (const [text, aspect] of everyQuestion()) if (!known.has(normal(text))) known.set(normal(text), { text, aspect });

/** Questions about somebody: what stands before and after the name. */
const aboutSomebody = Object.entries(personQuestions).flatMap(([aspect, list]) =>
	list.map((text) => {
		const [before = "", after = ""] = text.split("{who}").map(normal);
		return { before: `${before} `, after, asked: { text, aspect: aspect as Aspect } };
	}),
);

/** The question that a reply of the coach ended on, if it is one of its own; a foreign question has no aspect. */
export function askedIn(reply: string): Asked | null {
	const bare = reply.replace(/“[^”]*”/g, "“”");
	for (const paragraph of bare.split("\n").reverse()) {
		const asking = paragraph.trim();
		if (!asking.endsWith("?")) continue;
		const sentences = asking.split(/(?<=[.!?])\s+/);
		for (let from = sentences.length - 1; from >= 0; from--) {
			const words = normal(sentences.slice(from).join(" "));
			const found =
				known.get(words) ??
				aboutSomebody.find(({ before, after }) => words.startsWith(before) && words.endsWith(after))?.asked;
			if (found) return found;
		}
		return { text: sentences.at(-1) ?? asking, aspect: null };
	}
	return null;
}
