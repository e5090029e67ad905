import type { Kind } from "@/lib/domain/safety/kinds";

/** A question that a person in danger may have, with its answer. */
export interface CareAnswer {
	id: string;
	/** The question, as its button shows it. */
	label: string;
	/** Kinds of danger after which this is offered, and during which it is recognized when typed. */
	kinds: readonly Kind[];
	/** Whether the question means the same when there is no danger. */
	isPlain?: boolean;
	/** Whether this is only offered if there is a baby; then it comes first. */
	isAboutBaby?: boolean;
	/** Paragraphs in Markdown. They stay in the conversation, so they contain no phone numbers, which change. */
	answer: readonly string[];
	/** What to do, in a sentence or two, for a person who asks the same again. */
	again: string;
	/** Sentences that the person can copy and send. */
	words?: readonly string[];
	/** An article with more about it. */
	article?: { slug: string; title: string };
	/** Whether help lines are shown below the answer. */
	hasLines?: boolean;
}
