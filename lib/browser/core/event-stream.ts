/** An event of a stream; an event without a name is the next part of an answer. */
export interface StreamEvent {
	name: string;
	data: string;
}

/**
 * Reads a `text/event-stream` event by event.
 * @throws whatever reading the body throws.
 */
export async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
	const decoder = new TextDecoder();
	const reader = body.getReader();
	let text = "";
	for (;;) {
		const { done, value } = await reader.read();
		if (done) return;
		text += decoder.decode(value, { stream: true });
		const blocks = text.split("\n\n");
		text = blocks.pop() ?? "";
		for (const block of blocks) {
			const lines = block.split("\n");
			const data = lines.filter((line) => line.startsWith("data:")).map((line) => line.replace(/^data: ?/, ""));
			const name = lines.find((line) => line.startsWith("event:"))?.replace(/^event: ?/, "") ?? "";
			if (data.length > 0) yield { name, data: data.join("\n") };
		}
	}
}
