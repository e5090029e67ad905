import { beginsWith, hasOneOf } from "./phrases";
import { plainChat, unquoted } from "./plain-chat";
import { setOf } from "./set-of";
import { wordsIn } from "./small-words";

/** What the person wants to know, or to be given, judged by the form of the question. */
export type LifeQuestion =
	| "joke"
	| "something-nice"
	| "may-i"
	| "comfort"
	| "fine"
	| "normal"
	| "past"
	| "myself"
	| "time"
	| "what-to-do"
	| "how-do"
	| "opinion"
	| "of-coach"
	| "of-program"
	| "other";

const ofJoke = hasOneOf("(a|any|another|a good|one more|your best) joke, (any|some) jokes");
const asksForJoke = hasOneOf(
	"tell me, tell a joke, know, got, give me, need, want, asked for, another joke, make me laugh, do you",
);
const wantsLaughing = hasOneOf("make me laugh, (say|tell me) something funny");
const asksToTell = beginsWith("(tell|give|read|(can|could|will) you tell) me, say, cheer me up");
const ofNice = hasOneOf(
	"something (nice|interesting|kind|good|sweet|beautiful|comforting|else nice), (a|a bedtime) story, cheer me up",
);
const mayI = beginsWith(
	"(can|may|could) i (ask|tell) (you|something|a question), (can|may|could) i just (ask|tell) you",
);
const wantsComfort = beginsWith("tell me, say, promise me, promise, can you (tell me|say)");
const ofComfort = hasOneOf(
	"(itll|it will) be (ok|okay), be (alright|all right|fine), its ok, it is ok, its okay, get better",
);
const didRight = hasOneOf(
	"did i (do right|do (the|something|anything)|overreact|ruin|mess), (it all|it|this|that) my fault, was i (right|wrong|too), " +
		"wrong of me",
);

/** A longer question, in words, is asked already. */
const MOST_ASKED = 9;

const participles = new Set(
	"told said gone done been known left seen kept let made given taken come written sent rung fought spoken had".split(
		" ",
	),
);

/** Whether a sentence asks about something done that cannot be undone: "should I have told him". */
export const asksOfThePast = (message: string): boolean => {
	const text = wordsIn(message).join(" ").replace(/'/g, "");
	const [, done = ""] = /\b(?:should|could)(?:nt)? (?:i|we) (?:just |not )?have (\w+)/.exec(text) ?? [];
	return didRight(text) || done.endsWith("ed") || participles.has(done);
};

const anyWord = (words: string) => {
	const all = setOf(words);
	return (text: string): boolean => text.split(" ").some((word) => all.has(word));
};
const isJudged = anyWord(
	"ok okay alright right fair mean rude stupid silly daft ridiculous bad wrong cruel pathetic selfish petty cheap unfair " +
		"unreasonable insane mad needy clingy dumb unkind childish desperate creepy immature heartless ungrateful lazy weak " +
		"awful terrible lot",
);
const isUsual = anyWord("normal usual common weird odd strange crazy late");
/** Returns what is asked of "it": "is it really that rude to …" gives "really that rude". */
const judgment = (text: string): string =>
	/\b(?:is|was|if|would|isnt) (?:it|this|that)(?: be)?((?: \w+){1,3})/.exec(text)?.[1] ?? "";
const onlyMe = hasOneOf("is it (just me|only me), wrong with me, why am i like this, alone with this");
const anyoneElse = beginsWith("(does (anyone|anybody|everyone)|anyone|anybody|has anyone|has anybody) else");
const amI = (text: string): boolean => /\bam i (?!going to|meant to|to )\w/.test(text);
const ofWhatComes = hasOneOf(
	"(will it|does it|does this|will this) (ever|get|stop|go|pass), how long (until|till|does|will|before), is there (hope|any hope), " +
		"any chance, a chance, when (does|will) it, will i (ever|still)",
);
const whatNow = hasOneOf(
	"what (((do|should|can|could|shall) i|(do|should|can) we|i can|would you|am i to) do|now|helps|do i try), any " +
		"(advice|tips|ideas), (anything|something) i can do, supposed to do",
);
const ofOpinion = hasOneOf("do you (think|reckon), your (opinion|take|thoughts), what would you say");
const ofProgram = beginsWith(
	"do you (ever|even|like|love|sleep|dream|eat|cry|have (a|friends|any friends|feelings)), are you (happy|sad|ok|okay|" +
		"lonely|tired|bored), have you (ever|got a)",
);

const forms: readonly (readonly [LifeQuestion, (text: string) => boolean])[] = [
	["joke", (text) => wantsLaughing(text) || (ofJoke(text) && asksForJoke(text))],
	["something-nice", (text) => ofNice(text) && asksToTell(text.replace(/^(?:(?:ok|so|then|please|well|now) )+/, ""))],
	["may-i", (text) => mayI(text) && text.split(" ").length < MOST_ASKED],
	["other", hasOneOf("what if, what (will|do|would) i do if")],
	["comfort", (text) => wantsComfort(text) && ofComfort(text)],
	["past", asksOfThePast],
	["normal", (text) => onlyMe(text) || anyoneElse(text) || isUsual(judgment(text)) || / most \w+s /.test(text)],
	["fine", (text) => isJudged(judgment(text)) || / too \w+/.test(judgment(text))],
	["myself", (text) => !/\bwhy am i\b/.test(text) && amI(text)],
	[
		"other",
		(text) =>
			/^(?:(?:so|and|but|or|ok) )*(?:do|does|did|is|are|was|will|would|has|have|can) (?:he|she|they|my)\b/.test(text),
	],
	["time", ofWhatComes],
	["other", (text) => /\bhow (?:do|can|will|would) (?:i|you|we) (?:\w+ )?know\b/.test(text)],
	["what-to-do", whatNow],
	[
		"how-do",
		(text) => /\bhow (?:do|does|can|should|could|would|to) ?(?:i|we|you|one)\b|\bhow (?:i|we) can\b/.test(text),
	],
	["other", (text) => /^(?:\w+ )?(?:why|how come) \w+ /.test(text)],
	["opinion", ofOpinion],
	["of-coach", (text) => /^(?:(?:so|and|but|ok|please) )*(?:can|could|will|would) you (?!be\b)/.test(text)],
	["of-program", ofProgram],
];

/** The sentences of a message in plain small letters, without marks and what it quotes, the last first. */
const sentencesIn = (message: string): string[] =>
	plainChat(unquoted(message).replace(/(?:(?<![.!?])[.!?]+)?\n+/g, ". "))
		.split(/(?<=[.!?;:])\s+|, (?=(?:is|am|do|does|did|will|should|what|how|why) )/)
		.map((sentence) => `${wordsIn(sentence).join(" ").replace(/'/g, "")}${sentence.includes("?") ? " ?" : ""}`)
		.toReversed();

/**
 * Returns which question about their own life a message asks, the last one if it asks several; null if it asks another
 * one, or none.
 */
export function lifeQuestionIn(message: string): LifeQuestion | null {
	for (const sentence of sentencesIn(message)) {
		const found = forms.find(([, asks]) => asks(sentence))?.[0];
		if (found) return found;
	}
	return null;
}
