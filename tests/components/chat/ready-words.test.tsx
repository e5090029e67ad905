import { render, screen } from "@testing-library/react";
import { ReadyWordsProvider, useReadyWords } from "@/components/chat/messages/ready-words";
import type { ClientMessage } from "@/lib/domain/chat/schema";

const message = (content: string): ClientMessage => ({
	id: 3,
	userId: 1,
	content,
	isAiResponse: true,
	createdAt: "2026-03-01T12:00:00.000Z",
	sendKey: null,
	replyToId: null,
	writtenBy: "built-in",
});

function Words({ shown }: { shown: ClientMessage }) {
	return useReadyWords()(shown) ?? <p>set by the browser</p>;
}

test("what the server has set of a message shows until the message has other words", () => {
	const messages = [message("**Hello**")];
	const show = (content: string) => (
		<ReadyWordsProvider messages={messages} words={{ 3: <p>set by the server</p> }}>
			<Words shown={message(content)} />
		</ReadyWordsProvider>
	);
	const { rerender } = render(show("**Hello**"));
	expect(screen.getByText("set by the server")).toBeVisible();
	rerender(show("Another answer"));
	expect(screen.getByText("set by the browser")).toBeVisible();
});
