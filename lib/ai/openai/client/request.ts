import type { ChatCompletionCreateParams } from "openai/resources/chat/completions";

export interface ChatMessage {
	role: "system" | "user" | "assistant";
	content: string;
}

export interface ChatRequest {
	messages: ChatMessage[];
	/** Left out: plain prompting. */
	responseFormat?: ChatCompletionCreateParams["response_format"];
	stream: boolean;
	/** What only some servers understand. */
	more?: Record<string, unknown>;
	/** How much to think, and the most tokens to write, for a server that has its own names for both. */
	effort?: string | undefined;
	limit?: number;
}

/** What an answer took, as far as the server tells. */
export interface Used {
	prompt: number | null;
	answer: number | null;
	readsPerSecond: number | null;
	writesPerSecond: number | null;
}

/** Follows an answer while it is written. */
export interface Listener {
	/** Something has arrived, even if it is only a thought. @param isWriting False while the model still reads. */
	alive(isWriting?: boolean): void;
	/** How much of the prompt has been read, from 0 to 1, where the server tells. */
	reading?(share: number): void;
	/** What the answer took, where the server tells: tokens, and how many it reads in a second. */
	usage?(used: Used): void;
	/** The text of the answer so far. */
	content(soFar: string): void;
}
