import type { ChatCompletionCreateParams } from "openai/resources/chat/completions";

export interface ChatMessage {
	role: "system" | "user" | "assistant";
	content: string;
}

export interface ChatRequest {
	messages: ChatMessage[];
	/** Left out: the form is only described in the prompt. */
	responseFormat?: ChatCompletionCreateParams["response_format"];
	stream: boolean;
	/** Parameters that only some servers understand. */
	more?: Record<string, unknown>;
	/** How much to think, and the maximum number of tokens to write, for a server that has its own names for both. */
	effort?: string | undefined;
	limit?: number;
}

/** The tokens and speed of an answer, as far as the server reports them. */
export interface Used {
	prompt: number | null;
	answer: number | null;
	readsPerSecond: number | null;
	writesPerSecond: number | null;
}

/** The longest answer in characters, after which a runaway model is stopped; no answer we ask for comes near it. */
export const MAX_REPLY = 100_000;

/** By which share of its length an answer has to grow before it is passed on again. */
const GROWTH = 1 / 256;

/**
 * Passes an answer on while it grows. Whoever follows it reads all of it each time, so that a long one that arrives in
 * single characters must not be passed on for each.
 */
export class Growth {
	#passed = 0;

	constructor(private readonly pass: Listener["content"]) {}

	/** @param soFar The text of the answer so far. */
	grown(soFar: string): void {
		if (soFar.length - this.#passed >= soFar.length * GROWTH) this.end(soFar);
	}

	/** @param whole The text of the answer, to which nothing is added any more. */
	end(whole: string): void {
		if (whole.length === this.#passed) return;
		this.#passed = whole.length;
		this.pass(whole);
	}
}

/** Follows an answer while it is written. */
export interface Listener {
	/**
	 * Called when something has arrived, even if it is only a thought.
	 * @param isWriting False while the model still reads.
	 */
	alive(isWriting?: boolean): void;
	/** Called with the share of the prompt that has been read, from 0 to 1, if the server reports it. */
	reading?(share: number): void;
	/** Called with the answer's tokens and speed, if the server reports them. */
	usage?(used: Used): void;
	/** Called with the text of the answer so far. */
	content(soFar: string): void;
}
