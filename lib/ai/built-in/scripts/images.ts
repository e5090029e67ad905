import type { Thread } from "@/lib/domain/scripts/compose/scene";
import { namesNoPain } from "@/lib/domain/text/unhurt";

/** Things in our tales and scenes that stand for peace there, and for fear in some lives. */
const images = ["gate", "fence", "knock", "drill", "whistle", "fire", "siren", "ladder", "needle", "belt", "knife"];

/** Matches a word and its usual endings. */
const wordOf = (word: string) => new RegExp(`\\b${word}(?:s|es|ed|ing)?\\b`, "iu");

/** Whether a passage names an image that any of these answers names together with pain or fear. */
export function isSore(passage: string, answers: readonly string[]): boolean {
	const named = images.map(wordOf).filter((image) => image.test(passage));
	return answers.some((answer) => !namesNoPain(answer) && named.some((image) => image.test(answer)));
}

/** The words that each thread is about. */
const threadWords: Readonly<Record<Thread, readonly string[]>> = {
	chestnut: ["chestnut"],
	bread: ["bread", "loaf", "loaves", "dough"],
	letter: ["letter"],
	tune: ["tune", "whistle", "hum"],
	seed: ["seed", "sow", "plant"],
	cup: ["cup", "mug"],
	button: ["button"],
	orange: ["orange"],
};

/** Returns the threads that no answer mentions at all, or all of them if every one is mentioned. */
export function threadsApart(threads: readonly Thread[], answers: readonly string[]): readonly Thread[] {
	const apart = threads.filter((thread) =>
		threadWords[thread].every((word) => answers.every((answer) => !wordOf(word).test(answer))),
	);
	return apart.length > 0 ? apart : threads;
}
