import { analyzeQuestionnaire } from "@/lib/ai/built-in/analyses/analyze";
import { quickInsight } from "@/lib/ai/built-in/journal/quick-insight";
import { reflectOnEntry } from "@/lib/ai/built-in/journal/reflect";
import { writeLifeScript } from "@/lib/ai/built-in/scripts/life-script";
import { writeLoveScript } from "@/lib/ai/built-in/scripts/love-script";

/** What the built-in coach writes from what can be sent to a thread. Its replies need the index of somebody's pages. */
const all = { analyzeQuestionnaire, quickInsight, reflectOnEntry, writeLifeScript, writeLoveScript };
type All = typeof all;

export type Writing = keyof All;
export type InputOf<Name extends Writing> = Parameters<All[Name]>[0];
export type Written<Name extends Writing> = Awaited<ReturnType<All[Name]>>;

const writers: { [Name in Writing]: (input: InputOf<Name>, signal: AbortSignal) => Promise<Written<Name>> } = all;

/** Writes in this thread, whatever the length; elsewhere `inThread` is the way. */
export function writeNow<Name extends Writing>(
	name: Name,
	input: InputOf<Name>,
	signal: AbortSignal,
): Promise<Written<Name>> {
	return writers[name](input, signal);
}
