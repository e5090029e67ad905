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
