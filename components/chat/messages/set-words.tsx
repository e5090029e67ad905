import { setMarkdown } from "@/components/ui/markdown";
import type { ClientMessage } from "@/lib/domain/chat/schema";
import { markdownLoad } from "@/lib/domain/core/markdown-load";
import type { ReadyWords } from "./ready-words";
import { Note, noteClass, passagesClass } from "./words";

/**
 * How much the server renders of one page, as `markdownLoad` counts; an ordinary page has a third of it. The browser
 * renders the rest.
 */
const MOST_LOAD = 1_000;

function wordsOf({ content: children, isAiResponse }: ClientMessage) {
	if (isAiResponse) return setMarkdown({ children, className: passagesClass });
	return <Note>{setMarkdown({ children, className: noteClass })}</Note>;
}

type InTurns = (messages: readonly ClientMessage[], set: (message: ClientMessage) => void) => Promise<void>;

/**
 * Renders the text of messages on the server, so that the browser needs no Markdown script to show them. The newest
 * come first, as many as are not too much work; a message that is too much work by itself is shown as plain text.
 * @param inTurns Renders one message after the other, and lets other people's requests run in between.
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
