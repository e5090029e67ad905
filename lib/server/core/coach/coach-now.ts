import { analyzeQuestionnaire } from "@/lib/ai/built-in/analyses/analyze";
import { quickInsight } from "@/lib/ai/built-in/journal/quick-insight";
import { reflectOnEntry } from "@/lib/ai/built-in/journal/reflect";
import { writeLifeScript } from "@/lib/ai/built-in/scripts/life-script";
import { writeLoveScript } from "@/lib/ai/built-in/scripts/love-script";

/**
 * Those texts of the built-in coach that a thread can write. Its replies are not among them: they need the index of the
 * person's pages.
 */
const all = { analyzeQuestionnaire, quickInsight, reflectOnEntry, writeLifeScript, writeLoveScript };
type All = typeof all;

export type Writing = keyof All;
export type InputOf<Name extends Writing> = Parameters<All[Name]>[0];
export type Written<Name extends Writing> = Awaited<ReturnType<All[Name]>>;

const writers: { [Name in Writing]: (input: InputOf<Name>, signal: AbortSignal) => Promise<Written<Name>> } = all;

/** Writes in this thread, however long the text is; everybody else uses `inThread`. */
export function writeNow<Name extends Writing>(
	name: Name,
	input: InputOf<Name>,
	signal: AbortSignal,
): Promise<Written<Name>> {
	return writers[name](input, signal);
}
