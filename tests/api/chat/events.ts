import type { TestBrowser } from "@/tests/setup/api";
import { send } from "./model";

export interface Event {
	name: string;
	data: string;
}

/** Yields the events of a streamed response. */
export async function* eventsOf(response: Response): AsyncGenerator<Event> {
	const decoder = new TextDecoder();
	let text = "";
	for await (const bytes of response.body as unknown as AsyncIterable<Uint8Array>) {
		text += decoder.decode(bytes, { stream: true });
		const blocks = text.split("\n\n");
		text = blocks.pop() ?? "";
		for (const block of blocks.filter((one) => !one.startsWith(":"))) {
			const lines = block.split("\n");
			const data = lines.flatMap((line) => (line.startsWith("data: ") ? [line.slice(6)] : []));
			yield { name: /^event: (.*)$/m.exec(block)?.[1] ?? "", data: data.join("\n") };
		}
	}
}

export async function allEvents(response: Response): Promise<Event[]> {
	const events: Event[] = [];
	for await (const event of eventsOf(response)) events.push(event);
	return events;
}

/** Sends a message and asks for a stream of events. */
export const ask = (browser: TestBrowser, content: string, more: { key?: string; signal?: AbortSignal } = {}) =>
	send(browser, content, { ...more, headers: { accept: "text/event-stream" } });
