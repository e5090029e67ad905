import { setMarkdown } from "@/components/ui/markdown";
import type { ClientMessage } from "@/lib/domain/chat/schema";
import { markdownLoad } from "@/lib/domain/core/markdown-load";
import type { ReadyWords } from "./ready-words";
import { Note, noteClass, passagesClass } from "./words";

/** How much the server sets of one page; an ordinary page has a third of it. The browser sets the rest. */
const MOST_LOAD = 1_000;

function wordsOf({ content: children, isAiResponse }: ClientMessage) {
	if (isAiResponse) return setMarkdown({ children, className: passagesClass });
	return <Note>{setMarkdown({ children, className: noteClass })}</Note>;
}

type InTurns = (messages: readonly ClientMessage[], set: (message: ClientMessage) => void) => Promise<void>;

/**
 * Sets the words of messages on the server, so that the browser needs no script for Markdown to show them. The newest
 * come first, as many as are not too much work; what is too much to be set at all is shown as it was written.
 * @param inTurns Does it for one message after the other, and lets others have their turn in between.
 */
export async function setWords(messages: readonly ClientMessage[], inTurns: InTurns): Promise<ReadyWords> {
	const ready: ReadyWords = {};
	let load = 0;
	await inTurns(messages.toReversed(), (message) => {
		const more = markdownLoad(message.content);
		if (load + more > MOST_LOAD && Number.isFinite(more)) return;
		if (Number.isFinite(more)) load += more;
		ready[message.id] = wordsOf(message);
	});
	return ready;
}
