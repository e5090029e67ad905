import type { Kind } from "@/lib/domain/safety/kinds";

/** What is said first, in one language: for each kind of danger a heading, then two paragraphs, and when to call at once. */
export interface Translation {
	messages: Record<Exclude<Kind, "someone-else">, [title: string, ...paragraphs: [string, string, string]]>;
	/** That the writing is kept, and that nobody was told. */
	saved: string;
}
