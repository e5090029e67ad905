import { namesNoPain } from "@/lib/domain/text/unhurt";

/** Things in our tales and scenes that stand for peace there, and for fear in some lives. */
const images = ["gate", "fence", "knock", "drill", "whistle", "fire", "siren", "ladder", "needle", "belt", "knife"];

/** Matches a word and its usual endings. */
const wordOf = (word: string) => new RegExp(`\\b${word}(?:s|es|ed|ing)?\\b`, "iu");

/** Whether a passage names an image that any of these answers names together with pain or fear. */
export function isSore(passage: string, answers: readonly string[]): boolean {
	const named = images.map(wordOf).filter((image) => image.test(passage));
	// The image first: it is quickly looked for, and rarely there.
	return answers.some((answer) => named.some((image) => image.test(answer)) && !namesNoPain(answer));
}
