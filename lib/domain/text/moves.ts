import { pattern } from "@/lib/domain/text/short-forms";
import { anyOf } from "./any-of";
import { plainChat, unquoted } from "./plain-chat";

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
	if (words.length === 0 || words.length > LONGEST || /[?][^\S\n]*\S.*[?]/.test(message)) return null;
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
	if (words.length > LONGEST_PICK || message.includes("?") || unquoted(message) !== message) return null;
	const found = picked.exec(message.toLowerCase());
	return found ? (ordinals[found[1] ?? found[2] ?? ""] ?? null) : null;
}
const nth = "(first|second|third|fourth|fifth|last|1st|2nd|3rd|4th|5th)";
/** Matches "the second one", and "the second" at the end of a clause. */
const picked = new RegExp(`\\bthe ${nth} (?:one|line|sentence)\\b|^(?:\\w+ ){0,4}the ${nth}(?:[.,!]|$)`);
const LONGEST_PICK = 24;

const saysYes = new Set(["ok", "okay", "please", "that", "it", "yeah"]);

const greetings = new Set(
	"hi hey hello hallo hiya yo morning evening afternoon good day there sage again everyone greetings".split(" "),
);
const thanks = new Set(
	(
		"thats that's thanks thank you thx ty cheers so much very a lot for this that it the your help listening everything being " +
		"dziękuję dzięki danke merci gracias here great ok okay actually helped good helpful really was is sage dear love mate " +
		"darling then anyway cool i guess x xx xxx helps bit"
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

export type SmallTalk = "greeting" | "thanks" | "goodbye" | "pause" | "luck" | "unclear" | "presence" | "filler";

/** Matches "what?", "sorry?", "I don’t get it". */
const unclear = /^(?:what|huh|wdym|(?:i )?(?:do ?n'?t|do not) (?:get|understand)(?: (?:it|that|this|you))?)$/;
/** Matches "are you there?" */
const presence = /^(?:\w+ )?(?:are )?(?:you|u) (?:still )?there$/;

/** Matches "brb" and "back in a minute" at the end: somebody goes, and comes back. */
const pause = /^\W*brb\b|\b(?:brb|bbl|back in a (?:bit|minute|sec))\W*$/i;
/** Matches "wish me luck", in a message that asks nothing. */
const luck = /\b(?:wish me luck|fingers crossed)\b/i;
/** Matches a mere "gtg" or "ttyl" at the end. */
const leaving = /^(?:\S+ ){0,9}(?<!\b(?:said|waved|say) )(?:gtg|g2g|ttyl|bye+)\W*$/i;

/** Words before a goodbye: "right so, lol". */
const before =
	"((ok(ay)?|k|right|righto|alright|all right|anyway|anyhow|well|so|and|thanks?|thank you|cheers|lol|" +
	"haha|sorry|now|yeah|aye|mate|grand|sage|think|guess|i think|i guess)[ ,]*)*";
const bed = "(bed|sleep|work|home|the bus|(my |the )?(bed|shed|work|shop|school|shower|gym))";
/**
 * Matches a clause that says goodbye and nothing else: "im off to shed", "thats my lot", "night so", "I had better turn
 * in", "gtg my shift starts".
 */
const goodbye = pattern(
	`^${before}(` +
		`(i('ve|'d|'m|'ll| have| had| am| will)? |ive |im |ill |id )?(gotta|gonna|got to|have to|need to|` +
		`must|should|(had )?better|best|going to|will|let me|time to) ?` +
		`((try (to |and )?)?(get (some |to )?|go to |go )?(sleep|bed)|go|run|dash|stop( here|` +
		` there)?|head( (off|out|to ${bed}))?|turn in|be off|get (going|off)|log off)( now| then)?|` +
		`(i |i'm |im |i am )?(go|going|goin|off|away|heading|headed|turning|signing|logging)( (to|for|in|` +
		`off|out))* ?(${bed}|now)?|` +
		"(i('ve)? |ive )?(gotta|got to|better|have to) go(?! to\\b)( \\S+){1,7}|(gtg|g2g|ttyl)( \\S+){0,8}|" +
		`good ?night \\w+|(time for |straight to |now )?(bed|bedtime|sleep(?! *$))( now| time)?|(i'?ll |i'm |im |` +
		`let's )?call(ing)? it a (night|day)|` +
		"i'?ll (be off|be going|head off|let you go|turn in|go)( now)?|" +
		"(i'?ll|i will|let'?s|i) (leave it|stop) (there|here|at that)( for \\w+)?|" +
		"(and )?good evening( to you)?|bye+( bye+)*|b[iy]e ?for now|goodbye|(good ?|nighty? |g|" +
		"oi?dhche )?night( night)?|nite|gn|ciao|laters?|" +
		"see (you|ya)( \\w+)?|(talk|speak|catch you|until|till) (later|soon|tomorrow|next time)|take care|" +
		"dobranoc|gute nacht|buenas noches|bonne nuit|" +
		"(that'?s|that is|this is) ((all|me|my lot|everything|me done|" +
		"me away)( from me)?( (for )?(now|today|tonight))?|(it|enough) for (now|today|tonight))" +
		")( (then|now|so|all|sage|dear|love|mate|and|thanks?|thank you|cheers|bye+|good ?night|gn|x+))*$",
);
/** Matches a clause that takes the goodbye back: "I need to sleep, but I can't". */
const goesOn = /^(?:but|because|yet|only|or|except|he said|she said|they said)\b/;
/** Matches a sentence that only thanks. */
const thanksOnly = /^(?:ok(?:ay)? )?(?:thanks?|thank you|cheers|thx)\b(?: \S+){0,5}$/;

/** Last words of a message that say goodbye. */
const lastWords: ReadonlySet<string> = new Set([
	"leave you to it",
	"it for tonight i think",
	"i'll come back tomorrow",
	"i'll be back tomorrow",
	"enough for today",
	"i can sleep now",
	"gotta go",
	"got to go",
	"until tomorrow perhaps",
	"until tomorrow then",
]);

const LONGEST_LAST = 12;
const endsWithGoodbye = (words: readonly string[]): boolean =>
	words.length <= LONGEST_LAST && [2, 3, 4, 5].some((many) => lastWords.has(words.slice(-many).join(" ")));

const clausesOf = (sentence: string): string[] =>
	sentence
		.split(/[,;–—]|\s-\s|\blol\b/)
		.map((part) =>
			part
				.replace(/[^\p{L}\p{N}' ]+/gu, " ")
				.replace(/\s+/g, " ")
				.trim(),
		)
		.filter((part) => part !== "");

/** Returns what stands after the last letter. */
const afterLetters = (message: string): string => message.slice(/^.*\p{L}/su.exec(message)?.[0].length ?? 0);

/** Whether a message says goodbye in its last sentence, or in the one before a mere thanks. */
function saysGoodbye(message: string): boolean {
	if (afterLetters(message).includes("?")) return false;
	const sentences = plainChat(unquoted(message))
		.split(/[.!?\n…]+/)
		.filter((one) => /\p{L}/u.test(one));
	const isThanks = sentences.length > 1 && thanksOnly.test(clausesOf(sentences.at(-1) ?? "").join(" "));
	return sentences.slice(isThanks ? -2 : -1).some((sentence) => {
		const clauses = clausesOf(sentence);
		const at = clauses.findIndex((one) => goodbye.test(one));
		const together = goodbye.test(clauses.join(" "));
		return together || (at >= 0 && !clauses.slice(at + 1).some((one) => goesOn.test(one)));
	});
}
const LONGEST_THANKS = 12;
const LONGEST_LUCK = 24;
/** Matches a last sentence that only thanks: "alright, he needs his tea. thank you". */
const thanksAtLast = anyOf(
	[
		"(^|[.!,] ?)thanks[.!, ]+that['’]?(s what i needed|ll do)\\W*$",
		"[.!,]\\s*(ok(ay)? )?(thanks|thank you|cheers|thx)( so much| a lot| for \\w+)?\\W*$",
	],
	"i",
);
/** Matches "thanks, you were more help than the council", and what asks or takes it back. */
const thanksFirst = /^(?:thanks|thank you|cheers)[,.!]/i;
const takesBack = /\?|\bbut\b|\bnot\b|n['’]?t\b/i;
/** Whether somebody who says goodbye goes to sleep. */
export const isNight = (message: string): boolean => /\b(?:(?:good)?night|nite|bed|sleep|turn in|gn)\b/i.test(message);

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
	if (words.length <= LONGEST_LUCK && luck.test(message) && !message.includes("?")) return "luck";
	if (pause.test(message)) return "pause";
	if (leaving.test(message) || saysGoodbye(message) || endsWithGoodbye(words)) return "goodbye";
	const isThanks = thanksAtLast.test(message) || (thanksFirst.test(message) && !takesBack.test(message));
	if (words.length <= LONGEST_THANKS && isThanks) return "thanks";
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
		has("thanks", "thank", "thx", "ty", "cheers", "helped", "helps", "helpful", "dziękuję", "danke", "merci", "gracias")
	)
		return "thanks";
	if (
		are(goodbyes) &&
		words.join() !== "sleep" &&
		has("bye", "goodbye", "night", "goodnight", "later", "bed", "done", "all", "gn", "sleep")
	)
		return "goodbye";
	return are(fillers) ? "filler" : null;
}
