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
}

/** Follows an answer while it is written. */
export interface Listener {
	/** Something has arrived, even if it is only a thought. */
	alive(): void;
	/** The text of the answer so far. */
	content(soFar: string): void;
}
