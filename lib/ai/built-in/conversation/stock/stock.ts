/** What a question is after; the answer to it is received accordingly. */
export type Aspect =
	| "event"
	| "words"
	| "body"
	| "feeling"
	| "wish"
	| "fear"
	| "cost"
	| "origin"
	| "habit"
	| "other"
	| "choice"
	| "step"
	| "kind"
	| "hidden"
	| "good"
	| "who";

export type Questions = Partial<Record<Aspect, readonly string[]>>;

/** What can be said about a subject: something it tends to reveal, a question, a thought to part with. */
export interface TopicLines {
	reveal: readonly string[];
	ask: Questions;
	part: readonly string[];
}

/** What can be said to what somebody does by telling: sentences that take it in, questions, thoughts to part with. */
export interface KindLines {
	receive: readonly string[];
	/** With `{q}`, a few words of the message. */
	quoting: readonly string[];
	/** With `{wish}`, what is wanted, turned around: "to stay home". */
	wishing?: readonly string[];
	/** With `{old}`, words of an earlier message, and perhaps `{q}`; after a fear, a plan, or anything. */
	afterFear?: readonly string[];
	afterPlan?: readonly string[];
	linked?: readonly string[];
	ask: Questions;
	part: readonly string[];
}
