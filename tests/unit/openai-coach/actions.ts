import type { Coach, OnWaitState } from "@/lib/ai/types";
import { inputsOf } from "@/tests/evals/coach/prompts";

export type Ask = (coach: Coach, given: ReturnType<typeof inputsOf>, onWait?: OnWaitState) => Promise<unknown>;

const { signal } = new AbortController();

/** All that a coach can be asked for, by the name of its task. */
export const actions: readonly [task: string, ask: Ask][] = [
	["reply", (coach, { reply }, onWait) => coach.reply(reply, signal, undefined, onWait)],
	["quick_insight", (coach, { entry }, onWait) => coach.quickInsight(entry, signal, onWait)],
	["reflection", (coach, { reflection }, onWait) => coach.reflectOnEntry(reflection, signal, onWait)],
	["analysis", (coach, { analysis }, onWait) => coach.analyzeQuestionnaire(analysis, signal, onWait)],
	["life_script", (coach, { life }, onWait) => coach.writeLifeScript(life, signal, onWait)],
	["love_script", (coach, { love }, onWait) => coach.writeLoveScript(love, signal, onWait)],
	["letter", async (coach, { letter }) => coach.writeLetterJoins?.(letter, signal)],
];

export const askFor = (task: string): Ask => actions.find(([name]) => name === task)?.[1] as Ask;

/** Asks for one of them by texts of these words, whatever becomes of the answer. */
export const asking = (ask: Ask, coach: Coach, words: string, onWait?: OnWaitState) =>
	ask(coach, inputsOf(words), onWait).catch(() => null);
