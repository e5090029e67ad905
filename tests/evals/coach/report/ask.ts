import type { Usage } from "@/lib/ai/openai/client/client";
import { languageOf } from "@/lib/ai/openai/language";
import { findOwnWords } from "@/lib/ai/openai/own-words";
import { inventedNames } from "@/lib/ai/openai/scripts/names";
import { quotedIn } from "@/lib/ai/openai/scripts/sources";
import type { Coach } from "@/lib/ai/types";
import { countWords } from "@/lib/domain/text/count-words";
import { isUnsafeReply } from "@/lib/safety/reply-check";
import type { Task } from "./tasks";

/** The result of a task. */
export interface Outcome {
	who: string;
	action: Task["action"];
	said: string;
	/** The text that would be shown; empty if there is none. */
	text: string;
	/** The code of the error if there is no text; null if there is. */
	refused: string | null;
	/** What is wrong with the text. */
	faults: string[];
	/**
	 * How many requests were made beyond the first: because a part of the answer had to be repeated, or the server
	 * failed.
	 */
	repairs: number;
	/** Tokens as the server counts them; null if it does not. */
	tokens: { prompt: number; answer: number } | null;
	seconds: number;
}

const ENDORSING =
	/\byou(?:['’]re| are) (?:absolutely |completely |totally |so )?(?:right|justified)\b|\b(?:he|she|they)(?:['’]s| is| are|['’]re) (?:clearly |being |so )?(?:wrong|selfish|toxic|a narcissist|manipulative|immature|unreasonable)\b|\bany(?:one|body) would\b|\byou did nothing wrong\b/i;

/**
 * Returns the faults of a text that can be found without understanding it. Only a reader can say whether it is good.
 */
async function faultsOf({ action, said, signs = [], who }: Task, text: string): Promise<string[]> {
	const [theirs, own] = [await languageOf([said]), await languageOf([text])];
	const words = countWords(text);
	const isReply = action === "reply";
	const isOfWhatTheySaid = isReply || action === "quick insight" || action === "reflection";
	const isForeign = theirs !== null && own !== null && theirs !== own;
	return [
		...(isForeign ? [`answers ${theirs} in ${own}`] : []),
		...(isReply && theirs === "English" && (words < 40 || words > 180) ? [`${words} words`] : []),
		...(isReply && (text.match(/[?？]/g) ?? []).length > 2 ? ["many questions"] : []),
		...(isReply && ENDORSING.test(text) ? ["takes a side"] : []),
		...(isOfWhatTheySaid && inventedNames(text.replace(/^[^\p{L}]+/u, ""), [said, who, "Ada"]).length > 0
			? ["a name that nobody mentioned"]
			: []),
		...(isReply && quotedIn(text).some((one) => countWords(one) > 3 && findOwnWords(one, [said]) === null)
			? ["a quotation that is not theirs"]
			: []),
		...(isUnsafeReply(text, signs) ? ["unsafe"] : []),
	];
}

/** Counts kept while a model works: what was sent to it, and the usage that the server reports. */
export interface Counted {
	requests: number;
	usages: Usage[];
}

/**
 * Has a coach do each task, one after another. @param counted Filled in meanwhile by the code that created the coach.
 */
export async function ask(coach: Coach, tasks: readonly Task[], counted: Counted): Promise<Outcome[]> {
	const all: Outcome[] = [];
	for (const task of tasks) {
		const before = { requests: counted.requests, usages: counted.usages.length };
		const started = performance.now();
		let [text, refused]: [string, string | null] = ["", null];
		try {
			text = await task.run(coach, new AbortController().signal);
		} catch (error) {
			refused = error instanceof Error && "code" in error ? String(error.code) : "failed";
		}
		const usages = counted.usages.slice(before.usages);
		const sum = (of: (usage: Usage) => number) => usages.reduce((all, one) => all + of(one), 0);
		all.push({
			...{ who: task.who, action: task.action, said: task.said, text, refused },
			faults: text === "" ? [] : await faultsOf(task, text),
			repairs: Math.max(0, counted.requests - before.requests - 1),
			tokens: usages.length > 0 ? { prompt: sum(({ prompt }) => prompt), answer: sum(({ answer }) => answer) } : null,
			seconds: Math.round((performance.now() - started) / 100) / 10,
		});
	}
	return all;
}
