import { anyOf } from "./any-of";
/**
 * A message that navigates within the conversation: further, back, to one of several items, or to a part of an article.
 */
export type Move =
	| { to: "more" | "back" | "other" | "yes" }
	/** One of the items that were shown, as a zero-based index; -1 is the last. */
	| { to: "item"; at: number }
	| { to: "part"; part: "try" | "words" | "known" | "help" };

const ordinals: Readonly<Record<string, number>> = {
	...{ first: 0, one: 0, "1": 0, "1st": 0, second: 1, two: 1, "2": 1, "2nd": 1, third: 2, three: 2, "3": 2, "3rd": 2 },
	...{ fourth: 3, four: 3, "4": 3, "4th": 3, fifth: 4, five: 4, "5": 4, "5th": 4, last: -1 },
};

/** Words around a command that do not change its meaning. */
const around = new Set(
	(
		"a an and can could do for i i'd i'll it it's like let's me of ok okay open please show so take tell that the " +
		"then them these they this those to try us want will would you number read give go choose pick start now no yeah " +
		"well sorry some all too again exercise article passage ones"
	).split(" "),
);

/** Commands, without those words. */
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

/** Maximum length of a command, in words. */
const LONGEST = 8;

/** Reads a short message as a command; null if it is not one. */
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

/**
 * Returns which of several sentences the person likes or means to use, as a zero-based index, -1 for the last; null if
 * they name none.
 */
export function pickIn(message: string): number | null {
	const words = message.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
	if (words.length > LONGEST_PICK || message.includes("?")) return null;
	const found =
		/\b(first|second|third|fourth|fifth|last|1st|2nd|3rd|4th|5th)(?: one\b| line\b| sentence\b|[.,!]|$)/.exec(
			message.toLowerCase(),
		);
	const before = found ? message.toLowerCase().slice(0, found.index) : "";
	return found && !/\b(?:at|for the|my|our|his|her|not) $/.test(before) ? (ordinals[found[1] ?? ""] ?? null) : null;
}
const LONGEST_PICK = 24;

const saysYes = new Set(["ok", "okay", "please", "that", "it", "yeah"]);

const greetings = new Set(
	"hi hey hello hallo hiya yo morning evening afternoon good day there sage again everyone greetings".split(" "),
);
const thanks = new Set(
	(
		"thanks thank you thx ty cheers so much very a lot for this that it the your help listening everything being " +
		"dziękuję dzięki danke merci gracias here great ok okay actually helped good helpful really was is sage dear love mate " +
		"darling then anyway cool i guess x xx xxx"
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
		"whatever test testing wow ugh sigh alright understood interesting i guess guess so yes yeah yep sure dunno nothing not really meh ehh"
	).split(" "),
);

export type SmallTalk = "greeting" | "thanks" | "goodbye" | "unclear" | "presence" | "filler";

/** Matches "what?", "sorry?", "I don’t get it". */
const unclear = /^(?:what|huh|wdym|(?:i )?(?:do ?n'?t|do not) (?:get|understand)(?: (?:it|that|this|you))?)$/;
/** Matches "are you there?" */
const presence = /^(?:\w+ )?(?:are )?(?:you|u) (?:still )?there$/;

/** Matches "Good night" or "I'll leave it there for tonight", in a short message that says little else. */
const leaves = new RegExp(
	"(?<!\\b(?:say|a|the|her|his|my|last|me|no|one) )\\b(?:good ?night|nighty? night|gn|bye(?: bye)?|" +
		"goodbye|off to (?:bed|sleep)|going to (?:bed|sleep)|(?:should|must|need to|have to|gotta|better|" +
		"going to|gonna|i'll) (?:go to |get to |try to )?(?:bed|sleep)(?: now)?$|(?:talk|speak) (?:tomorrow|" +
		"later|soon)|see you|that'?s (?:all|it|enough) for (?:now|today|tonight)|(?:have to go|" +
		"gotta go)(?! to (?!bed|sleep)\\w+ \\w)|dobranoc|gute nacht|buenas noches|bonne nuit)\\b",
);
/**
 * Matches a last sentence or clause that says goodbye on its own: "right, im off to shed", "thats my lot, thanks",
 * "byeee".
 */
const leavesAtLast = new RegExp(
	"^(?:(?:ok(?:ay)?|right|anyway|well|so|and|thanks?|thank you|cheers|lol|sorry|but|alright|all right|" +
		"now)[ ,]*)*(?:(?:i(?:'ve|'m| have| am)? |ive |im )?(?:gotta|got to|have to|need to|must|should|" +
		"better|going to|gonna|will|off to|off(?= now$|$)) ?(?:go(?: now)?|run|dash|head (?:off|out|to \\w+)|" +
		"sleep|bed|(?:the |my )?(?:bed|shed|work|shop|school|shower|gym))(?: now| then)?|(?:i |i'm |im )(?:go|" +
		"going|off|heading) (?:(?:to|for) )?(?:the |my )?(?:bed|work|sleep|shed|shop|school|home|out)(?: now|" +
		" then)?|bed now|(?:i'?ll|i will|let'?s) (?:leave it|stop) (?:there|here|at that)|" +
		"(?<=thank you )and good evening|bye+(?: bye+)*|b[iy]e ?for now|goodbye|good ?night|night night|" +
		"nighty? night|g?night|gn|g[t2]g|ciao|good evening to you|see (?:you|ya)(?: \\w+)?|(?:talk|" +
		"speak) (?:later|soon|tomorrow)|ttyl|take care|(?:that'?s|that is|thats|this is) (?:(?:all|me|my lot|" +
		"everything)(?: from me)?(?: (?:for )?(?:now|today|tonight))?|(?:it|enough) for (?:now|today|" +
		"tonight)))(?: (?:then|now|sage|dear|love|mate|and))*(?:[ ,]*(?:thanks?|thank you|cheers|bye+|" +
		"good ?night|x+))*$",
);
/** Whether a message says goodbye in its last sentence or clause. */
const isLeftAtLast = (message: string): boolean => {
	const parts = message
		.toLowerCase()
		.replace(/[‘’]/g, "'")
		.split(/[.!?;\n…]+/)
		.map((part) =>
			part
				.replace(/[^\p{L}\p{N}', ]+/gu, " ")
				.replace(/\s+/g, " ")
				.trim(),
		)
		.filter((part) => part !== "");
	const last = parts.at(-1) ?? "";
	const clauses = last.split(/\s*,\s*/).filter((part) => part !== "");
	return (
		!/\?[^\p{L}]*$/u.test(message) &&
		(leavesAtLast.test(last) ||
			/\bso (?:i )?(?:need|have|got|gotta) (?:to )?go(?: now)?$/.test(last) ||
			leavesAtLast.test(clauses.at(-1) ?? "") ||
			// Goodbye followed by the reason: "ok i gotta go, they doing karaoke".
			(clauses.length === 2 && leavesAtLast.test(clauses[0] ?? "") && !goesOn.test(clauses[1] ?? "")))
	);
};
/** Matches a clause that takes the goodbye back: "I need to sleep, but I can't". */
const goesOn = /^(?:but|and|or|so|because|yet|i|i'm|im|only)\b/;
const LONGEST_GOODBYE = 12;
/** Matches a last sentence that only thanks: "alright, he needs his tea. thank you". */
const thanksAtLast = anyOf(
	[
		"(?:^|[.!,] ?)thanks[.!, ]+that['’]?(?:s what i needed|ll do)\\W*$",
		"[.!,]\\s*(?:ok(?:ay)? )?(?:thanks|thank you|cheers|thx)(?: so much| a lot| for \\w+)?\\W*$",
	],
	"i",
);
/** Words that report what others said: "He said let’s talk tomorrow" is not a goodbye. */
const ofOthers = new Set("said says saying wrote writes posted posts texted sent told left".split(" "));

/** Returns the kind of a message that only greets, thanks, says goodbye or acknowledges; null for any other. */
export function smallTalkIn(message: string): SmallTalk | null {
	const words =
		message
			.toLowerCase()
			.replace(/[‘’]/g, "'")
			.match(/[\p{L}\p{N}']+/gu) ?? [];
	if (words.length === 0) return /^\s*\?+\s*$/.test(message) ? "unclear" : "filler";
	if (unclear.test(words.join(" "))) return "unclear";
	if (presence.test(words.join(" "))) return "presence";
	const isGoodbye =
		words.length <= LONGEST_GOODBYE &&
		!message.includes("?") &&
		leaves.test(words.join(" ")) &&
		!words.some((word) => ofOthers.has(word));
	if (isGoodbye || isLeftAtLast(message)) return "goodbye";
	if (words.length <= LONGEST_GOODBYE && thanksAtLast.test(message)) return "thanks";
	if (words.length > LONGEST) return null;
	const are = (set: ReadonlySet<string>) => words.every((word) => set.has(word));
	const has = (...some: string[]) => words.some((word) => some.includes(word));
	if (
		are(greetings) &&
		has("hi", "hey", "hello", "hallo", "hiya", "yo", "morning", "evening", "afternoon", "greetings")
	)
		return "greeting";
	if (
		are(thanks) &&
		has("thanks", "thank", "thx", "ty", "cheers", "helped", "helpful", "dziękuję", "danke", "merci", "gracias")
	)
		return "thanks";
	if (are(goodbyes) && has("bye", "goodbye", "night", "goodnight", "later", "bed", "done", "all", "gn", "sleep"))
		return "goodbye";
	return are(fillers) ? "filler" : null;
}
