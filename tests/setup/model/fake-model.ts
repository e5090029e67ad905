import { LLMock } from "@copilotkit/aimock";

type Reply =
	Extract<Parameters<LLMock["on"]>[1], (...args: never[]) => unknown> extends (...args: never[]) => infer R
		? Awaited<R>
		: never;

/** A model server that gives prepared replies, one for each request, and fails a test that sends more requests. */
export class FakeModel {
	readonly #server = new LLMock({ port: 0, logLevel: "silent" });

	start = () => this.#server.start();
	stop = () => this.#server.stop();

	/** Forgets all earlier replies and requests, and gives these replies in turn. */
	replies(...replies: Reply[]): void {
		this.#server.reset();
		const left = [...replies];
		this.#server.on({ predicate: () => true }, () => {
			const reply = left.shift();
			// A status that no client retries.
			return reply ?? { error: { message: "One request too many" }, status: 418 };
		});
	}

	get url(): string {
		return this.#server.url;
	}

	/** The bodies of the requests so far. */
	get asked() {
		return this.#server
			.getRequests()
			.map(({ body }) => body as { response_format?: { type: string }; stream: boolean; messages: Said[] });
	}

	get times(): number[] {
		return this.#server.getRequests().map(({ timestamp }) => timestamp);
	}
}

interface Said {
	role: string;
	content: string;
}
