/** What somebody says to move about in a conversation: on, back, to one of several things, or to a part of an article. */
export type Move =
	| { to: "more" | "back" | "other" | "yes" }
	/** One of the things that were shown, counted from 0; -1 for the last. */
	| { to: "item"; at: number }
	| { to: "part"; part: "try" | "words" | "known" | "help" };

const ordinals: Readonly<Record<string, number>> = {
	...{ first: 0, one: 0, "1": 0, "1st": 0, second: 1, two: 1, "2": 1, "2nd": 1, third: 2, three: 2, "3": 2, "3rd": 2 },
	...{ fourth: 3, four: 3, "4": 3, "4th": 3, fifth: 4, five: 4, "5": 4, "5th": 4, last: -1 },
};

/** Small words around a move that change nothing about it. */
const around = new Set(
	(
		"a an and can could do for i i'd i'll it it's like let's me of ok okay open please show so take tell that the " +
		"then them these they this those to try us want will would you number read give go choose pick start now no yeah " +
		"well sorry some all too again exercise article passage ones"
	).split(" "),
);

/** Moves, by their words without the small ones. */
const moves: readonly (readonly [left: readonly string[], move: Move])[] = [
	[
		["more", "more more", "rest", "next", "continue", "on", "keep going", "further", "what else", "anything else"],
		{ to: "more" },
	],
	[["back", "undo", "previous", "before", "return"], { to: "back" }],
	[
		[
			"something else",
			"something different",
			"another",
			"another one",
			"other",
			"none",
			"none one",
			"not",
			"different",
		],
		{ to: "other" },
	],
	[
		["words", "words could say", "what say", "what could say", "lines", "sentences", "words say"],
		{ to: "part", part: "words" },
	],
	[["what", "steps", "tips", "what should", "advice", "what try"], { to: "part", part: "try" }],
	[["what known", "what is known", "studies", "research", "sources", "why"], { to: "part", part: "known" }],
	[["who ask", "whom ask", "who help", "who can help", "help", "whom could ask"], { to: "part", part: "help" }],
	[["yes", "sure", "yep", "sounds good"], { to: "yes" }],
];
const byWords = new Map(moves.flatMap(([left, move]) => left.map((words) => [words, move] as const)));

/** A longer message, in words, is not a move. */
const LONGEST = 8;

/** Reads a message as a move; null where it is none. Only short ones are. */
export function moveIn(message: string): Move | null {
	const words =
		message
			.toLowerCase()
			.replace(/[‘’]/g, "'")
			.match(/[\p{L}\p{N}']+/gu) ?? [];
	if (words.length === 0 || words.length > LONGEST || /[?].*\S.*[?]/.test(message)) return null;
	const left = words.filter((word) => !around.has(word));
	const joined = left.join(" ");
	const move = byWords.get(joined);
	if (move) return move;
	const [ordinal, ...others] = left.filter((word) => word !== "one" || left.length === 1);
	const at = ordinal === undefined || others.length > 0 ? undefined : ordinals[ordinal];
	if (at !== undefined) return { to: "item", at };
	return left.length === 0 && words.some((word) => saysYes.has(word)) ? { to: "yes" } : null;
}

const saysYes = new Set(["ok", "okay", "please", "that", "it", "yeah"]);

const greetings = new Set(
	"hi hey hello hallo hiya yo morning evening afternoon good day there sage again everyone greetings".split(" "),
);
const thanks = new Set(
	(
		"thanks thank you thx ty cheers so much very a lot for this that it the your help listening everything being " +
		"here great ok okay helped good helpful really was is sage dear love mate darling then anyway"
	).split(" "),
);
const goodbyes = new Set(
	(
		"bye goodbye good night goodnight see you later tomorrow that's thats all it for now today i'm done going to bed " +
		"sleep thanks sage ok okay so gn then dear love mate darling all my is that"
	).split(" "),
);
const fillers = new Set(
	(
		"ok okay k no nope nah fine hm hmm mm mhm ah oh i see right cool nice great lol haha maybe idk don't know " +
		"whatever test testing wow ugh meh sigh alright understood interesting"
	).split(" "),
);

export type SmallTalk = "greeting" | "thanks" | "goodbye" | "filler";

/** The kind of a message that only greets, thanks, says goodbye or makes a sound; null for any other. */
export function smallTalkIn(message: string): SmallTalk | null {
	const words =
		message
			.toLowerCase()
			.replace(/[‘’]/g, "'")
			.match(/[\p{L}\p{N}']+/gu) ?? [];
	if (words.length === 0) return "filler";
	if (words.length > LONGEST) return null;
	const are = (set: ReadonlySet<string>) => words.every((word) => set.has(word));
	const has = (...some: string[]) => words.some((word) => some.includes(word));
	if (
		are(greetings) &&
		has("hi", "hey", "hello", "hallo", "hiya", "yo", "morning", "evening", "afternoon", "greetings")
	)
		return "greeting";
	if (are(thanks) && has("thanks", "thank", "thx", "ty", "cheers", "helped", "helpful")) return "thanks";
	if (are(goodbyes) && has("bye", "goodbye", "night", "goodnight", "later", "bed", "done", "all", "gn", "sleep"))
		return "goodbye";
	return are(fillers) ? "filler" : null;
}
