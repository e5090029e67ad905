/** What a life can be strung on: the dynamics that the analyses know, the scored patterns that add to them, and what is left open. */
export const threadNames = [
	"quiet",
	"caretaker",
	"earning",
	"selfReliant",
	"watchful",
	"longing",
	"pleasing",
	"control",
	"hidden",
	"loss",
	"critic",
	"guarded",
	"heat",
	"stretched",
	"warm",
	"deeds",
	"wanting",
	"anxious",
	"unspoken",
	"allOrNothing",
	"openWords",
	"openNear",
	"openAsk",
	"through",
	"carrying",
	"holding",
] as const;
export type ThreadName = (typeof threadNames)[number];

/**
 * Everything a script can say about one thread, in the first person. Each list holds ways of saying it. Nothing here
 * names a person, an event or a place: those come from the person's own words alone. Every text stands by itself.
 */
export interface Thread {
	/** Recognizes the thread in a pattern that the person has rewritten. */
	known: RegExp;
	life: {
		/** One sentence, beginning with "I". */
		sentences: readonly string[];
		/** What the child learned. */
		learned: readonly string[];
		goodFor: readonly string[];
		inLove: readonly string[];
		cost: readonly string[];
		asking: readonly string[];
		/** As a pattern. */
		names: readonly string[];
		descriptions: readonly string[];
		impacts: readonly string[];
	};
	love: {
		/** Answers a sentence of the life script; begins with "I". */
		sentences: readonly string[];
		/** How it is now. */
		present: readonly string[];
		names: readonly string[];
		descriptions: readonly string[];
		impacts: readonly string[];
		affirmations: readonly string[];
		/** In the myth: what had to be crossed, and what was brought along. */
		trial: string;
		gift: string;
		/** A moment in an ordinary day, in the present tense; nobody in particular is in it. */
		day: string;
	};
}
