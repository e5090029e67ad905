import type { Kind } from "@/lib/domain/safety/kinds";

/** A question that somebody in danger has, and what can be known about it. */
export interface Care {
	id: string;
	/** The question, as it stands on its button. */
	label: string;
	/** The dangers after which it is offered, and in which it is understood when it is typed. */
	kinds: readonly Kind[];
	/** How people ask it; read in lower case, without apostrophes. */
	asked?: RegExp;
	/** It means the same outside of any danger too. */
	isPlain?: boolean;
	/** Offered first where there is a baby, and only there. */
	isAboutBaby?: boolean;
	/** Paragraphs in Markdown. They stay in the conversation, so they name no number. */
	answer: readonly string[];
	/** Sentences to copy. */
	words?: readonly string[];
	/** An article that says more. */
	article?: { slug: string; title: string };
	/** Whether the help lines stand below it. */
	hasLines?: boolean;
}
