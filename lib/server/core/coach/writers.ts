import { analyzeQuestionnaire } from "@/lib/ai/built-in/analyses/analyze";
import { quickInsight } from "@/lib/ai/built-in/journal/quick-insight";
import { reflectOnEntry } from "@/lib/ai/built-in/journal/reflect";
import { writeLifeScript } from "@/lib/ai/built-in/scripts/life-script";
import { writeLoveScript } from "@/lib/ai/built-in/scripts/love-script";

// A text that is no longer wanted is cancelled from outside: removed from the queue, or by ending its worker thread.
const { signal } = new AbortController();

const writer =
	<Input, Text>(write: (input: Input, signal: AbortSignal) => Promise<Text>) =>
	(input: Input): Promise<Text> =>
		write(input, signal);

/**
 * The texts of the built-in coach that a worker thread can write. Its replies are not among them: they need the index
 * of the person's pages.
 */
const all = {
	analyzeQuestionnaire: writer(analyzeQuestionnaire),
	quickInsight: writer(quickInsight),
	reflectOnEntry: writer(reflectOnEntry),
	writeLifeScript: writer(writeLifeScript),
	writeLoveScript: writer(writeLoveScript),
};
type All = typeof all;

export type Writing = keyof All;
export type InputOf<Name extends Writing> = Parameters<All[Name]>[0];
export type Written<Name extends Writing> = Awaited<ReturnType<All[Name]>>;

export const writers: { [Name in Writing]: (input: InputOf<Name>) => Promise<Written<Name>> } = all;
