import { Markdown } from "@/components/ui/markdown";
import type { ClientMessage } from "@/lib/domain/chat/schema";
import type { ReadyWords } from "./ready-words";
import { Note, noteClass, passagesClass } from "./words";

function Words({ content, isAiResponse }: ClientMessage) {
	if (isAiResponse) return <Markdown className={passagesClass}>{content}</Markdown>;
	return (
		<Note>
			<Markdown className={noteClass}>{content}</Markdown>
		</Note>
	);
}

/** Sets the words of messages on the server, so that the browser needs no script for Markdown to show them. */
export function setWords(messages: readonly ClientMessage[]): ReadyWords {
	const ready: ReadyWords = {};
	for (const message of messages) ready[message.id] = <Words {...message} />;
	return ready;
}
