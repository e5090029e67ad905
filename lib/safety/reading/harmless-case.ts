import type { Kind } from "@/lib/domain/safety/kinds";

/** Words that a rule matches and that are harmless in their sentence. */
export interface Harmless {
	kind: Kind;
	/** The words that a rule matched. */
	found: RegExp;
	/** What makes them harmless, in the same sentence. */
	beside: RegExp;
	/** What makes them serious after all, anywhere in the text. */
	unless?: RegExp;
	/** Whether `beside` may also be in the next sentence: "I'll kill her. Not really." */
	orNext?: boolean;
}
