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
	/** How much to think, and the most tokens to write, for a server that has its own names for both. */
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
