import { FENCE } from "@/lib/ai/openai/prompts/text";
import { sentencesOf } from "@/lib/domain/text/pieces";
import { actions, frame, quotations, telephone } from "@/lib/safety/reply-claims";

/** A run of this many words from the instructions cannot be a coincidence. */
const RECITED = 12;

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Returns the words of the instructions, cached because they are the same for every sentence of a reply. */
let frameWords = { framed: "", words: "  " };
function wordsOfFrame(framed: string): string {
	if (frameWords.framed !== framed) frameWords = { framed, words: ` ${wordsOf(framed).join(" ")} ` };
	return frameWords.words;
}

/** Whether a text repeats at least RECITED consecutive words of the model's instructions (the frame). */
function recites(text: string, framed: string): boolean {
	const said = wordsOf(text);
	const known = wordsOfFrame(framed);
	return said.some((_, i) => i + RECITED <= said.length && known.includes(` ${said.slice(i, i + RECITED).join(" ")} `));
}

/** Removes quotations, which may say anything, from a text. */
const withoutQuotations = (text: string) => text.replace(quotations, "…");

/** A fault of a reply. The sentence that has it can be left out. */
export interface ReplyFault {
	kind: "action" | "telephone" | "frame";
	/** The explanation that is sent to the model. */
	message: string;
}

/**
 * Finds out why a well-formed reply cannot be used, or returns null: the reply claims or promises something that
 * nobody here can do, names a telephone number or reveals its instructions.
 * @param framed The instructions. A reply may not repeat a long stretch of them.
 */
export function replyFault(reply: string, framed: string): ReplyFault | null {
	const said = withoutQuotations(reply);
	if (reply.includes(FENCE) || frame.test(said) || recites(reply, framed)) {
		const message = "It speaks about the rules or about how the data is given to you. Speak with the person.";
		return { kind: "frame", message };
	}
	if (actions.some((action) => action.test(said))) {
		const message = "It claims that you did or will do something. You can do nothing but write this message.";
		return { kind: "action", message };
	}
	if (telephone.test(reply)) {
		return { kind: "telephone", message: "It names a telephone number. The app shows help lines itself." };
	}
	return null;
}

/** Removes the sentences that claim an action or name a number; null if too little is left for a reply. */
export function withoutFaultySentences(reply: string, framed: string): string | null {
	const sentences = sentencesOf(reply);
	if (sentences.length > MOST_SENTENCES) return null;
	const isFaulty = sentences.map((sentence) => replyFault(sentence, framed) !== null);
	// A sentence that introduces a removed one is removed too: "You wrote:" says nothing alone.
	const kept = sentences.filter((sentence, i) => !isFaulty[i] && !(isFaulty[i + 1] && /:\s*$/.test(sentence)));
	const text = kept.join("").trim();
	return wordsOf(text).length < LEAST_WORDS || replyFault(text, framed) ? null : text;
}

/** A text with more sentences is not a proper reply anyway, and checking each would take long. */
const MOST_SENTENCES = 400;
/** A text with fewer words is not a reply. */
const LEAST_WORDS = 4;
