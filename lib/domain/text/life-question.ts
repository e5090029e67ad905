import { beginsWith, hasOneOf } from "./phrases";
import { plainChat, unquoted } from "./plain-chat";
import { wordsIn } from "./small-words";

/** What the person wants to know, or to be given, judged by the form of the question. */
export type LifeQuestion =
	| "joke"
	| "something-nice"
	| "may-ask"
	| "what-if"
	| "comfort"
	| "should-have"
	| "fine"
	| "fine-feeling"
	| "normal"
	| "am-i"
	| "others-do"
	| "why-they"
	| "theirs"
	| "ahead"
	| "how-know"
	| "what-to-do"
	| "how-do"
	| "why"
	| "opinion"
	| "of-coach"
	| "of-program"
	| "other";

const ofJoke = hasOneOf(
	"a joke, any joke, any jokes, another joke, some jokes, a good joke, one more joke, your best joke",
);
const asksForJoke = hasOneOf(
	"tell me, tell a joke, know, got, give me, need, want, asked for, another joke, make me laugh, do you",
);
const wantsLaughing = hasOneOf("make me laugh, say something funny, tell me something funny");
const asksToTell = beginsWith(
	"tell me, say, give me, read me, can you tell me, could you tell me, will you tell me, cheer me up",
);
const ofNice = hasOneOf(
	"something nice, something kind, something good, something sweet, something beautiful, something comforting, a story, " +
		"something else nice, a bedtime story, cheer me up",
);
const mayAsk = beginsWith(
	"can i ask you something, can i ask something, may i ask you something, could i ask you something, can i ask you a question, " +
		"can i just ask you something, can i ask you one thing, can i ask a question, may i ask something",
);
const wantsComfort = beginsWith("tell me, say, promise me, promise, can you tell me, can you say");
const ofComfort = hasOneOf(
	"itll be ok, it will be ok, itll be okay, it will be okay, be alright, be all right, be fine, its ok, it is ok, its okay, get better",
);
/** Matches "should I have" before what was done or not. */
const haveDone = hasOneOf(
	["should i have", "should i just have", "should we have", "could i have", "should i not have", "shouldnt i have"]
		.flatMap((lead) =>
			"told,said,gone,done,been,stayed,known,left,seen,kept,let,made,given,taken,come,written,sent,rung,fought,never,spoken,had"
				.split(",")
				.map((deed) => `${lead} ${deed}`),
		)
		.join(","),
);
const didRight = hasOneOf(
	"did i do right, did i do wrong, did i do the right, did i do the wrong, did i do ok, did i say the wrong, did we do right, " +
		"is it my fault, was it my fault, is this my fault, was that my fault, is it all my fault, did i mess, did i screw, did i ruin, " +
		"did i go too, did i do something wrong, did i do anything wrong, did i say something wrong, " +
		"did i overreact, did i blow it, was i right, was i wrong, was i too, was i being, wrong of me, right of me",
);

/** Whether a sentence asks about something done that cannot be undone: "should I have told him". */
export const asksOfThePast = (message: string): boolean => {
	const text = wordsIn(message).join(" ").replace(/'/g, "");
	return haveDone(text) || didRight(text) || /\b(?:should|could)(?:nt)? (?:i|we) (?:just )?have \w+ed\b/.test(text);
};

const isJudged = hasOneOf(
	"ok, okay, alright, all right, fair, mean, rude, stupid, silly, daft, ridiculous, bad, wrong, cruel, pathetic, selfish, petty, " +
		"cheap, unfair, unreasonable, insane, mad, needy, clingy, dumb, unkind, childish, desperate, creepy, immature, heartless, " +
		"ungrateful, lazy, weak, awful, terrible, a lot to ask",
);
const isUsual = hasOneOf("normal, usual, common, weird, odd, strange, crazy, too late");
/** Returns what is asked of "it": "is it really that rude to …" gives "really that rude". */
const judgment = (text: string): string =>
	/\b(?:is|was|if|would|isnt) (?:it|this|that)(?: be)?((?: \w+){1,3})/.exec(text)?.[1] ?? "";
const ofFeeling = hasOneOf(
	"to feel, to want, to wish, to miss, to hate, to hope, to love, to envy, that i feel, that i want, that i wish, that i miss, " +
		"that i hate, that i dont want, if i want, for wanting, for feeling, jealous, envious, angry, sad, happy, glad, relieved, " +
		"afraid, scared, lonely, bored, proud, ashamed, disappointed, excited",
);
const onlyMe = hasOneOf(
	"is it just me, is it only me, am i the only one, am i normal, wrong with me, why am i like this, alone with this",
);
const anyoneElse = beginsWith(
	"does anyone else, does anybody else, anyone else, anybody else, has anyone else, has anybody else, does everyone else",
);
const amI = hasOneOf(
	"am i a, am i an, am i too, am i so, am i just, am i being, am i really, am i such, am i even, am i wrong, am i weird, " +
		"am i crazy, am i mad, am i selfish, am i stupid, am i allowed, am i overreacting, am i losing, am i bad, am i going mad, " +
		"am i going crazy, am i the bad",
);
const ofOthers = hasOneOf(
	"other people, most people, many people, most couples, other couples, many couples, other women, other men, other parents, " +
		"other families, other wives, other husbands, other mothers, other fathers, others do, others manage, do people, do couples, " +
		"everyone else, everybody else, studies say, research say, the science, experts say, statistics say, statistically",
);
const ofThem = hasOneOf(
	"do you think he, do you think she, do you think they, do you think hes, do you think shes, do you think my, do you reckon he, " +
		"do you reckon she, you think he, you think she, chance he, chance she, chance they, chance that he, chance that she",
);
const ofWhatComes = hasOneOf(
	"will it ever, does it ever, does it get better, does it get easier, will it get better, will it get easier, will it stop, " +
		"will this stop, does it stop, does this stop, does it go away, will it go away, does this go away, when does it, when will it, " +
		"will it pass, does it pass, does this pass, how long until, how long till, how long does, how long will, how long before, " +
		"will i ever, can i ever, will i still, when will i, is there hope, is there any hope, is there a chance, is there any chance, " +
		"do i have a chance, do i have any chance",
);
const howKnow = hasOneOf(
	"how do i know, how do you know, how do we know, how can i tell, how can you tell, how do i tell if, how do you tell if, " +
		"how can i know, how will i know, how would i know, how does one know, how do i tell whether",
);
const whatNow = hasOneOf(
	"what do i do, what should i do, what can i do, what could i do, what shall i do, what do we do, what should we do, what can we do, " +
		"what now, any advice, any tips, any ideas, what helps, anything i can do, something i can do, what i can do, supposed to do, " +
		"what would you do, what do i try, what am i to do",
);
const ofOpinion = hasOneOf("do you think, do you reckon, your opinion, your take, your thoughts, what would you say");
const ofProgram = beginsWith(
	"do you ever, do you even, do you like, do you love, do you sleep, do you dream, do you eat, do you cry, do you have a, " +
		"do you have friends, do you have any friends, do you have feelings, are you happy, are you sad, are you ok, are you okay, " +
		"are you lonely, are you tired, are you bored, have you ever, have you got a",
);

const forms: readonly (readonly [LifeQuestion, (text: string) => boolean])[] = [
	["joke", (text) => wantsLaughing(text) || (ofJoke(text) && asksForJoke(text))],
	["something-nice", (text) => ofNice(text) && asksToTell(text)],
	["may-ask", (text) => mayAsk(text) && text.split(" ").length < 9],
	["what-if", hasOneOf("what if, what will i do if, what do i do if, what would i do if")],
	["comfort", (text) => wantsComfort(text) && ofComfort(text)],
	["should-have", asksOfThePast],
	["normal", (text) => onlyMe(text) || anyoneElse(text) || isUsual(judgment(text))],
	["fine-feeling", (text) => isJudged(judgment(text)) && ofFeeling(text)],
	["fine", (text) => isJudged(judgment(text)) || / too \w+/.test(judgment(text))],
	[
		"am-i",
		(text) => !/\bwhy am i\b/.test(text) && (amI(text) || isJudged(/\bam i((?: \w+){1,2})/.exec(text)?.[1] ?? "")),
	],
	["others-do", (text) => ofOthers(text) && /\b(?:what|how|do|does|statistically)\b/.test(text)],
	[
		"why-they",
		beginsWith(
			"what does he, what does she, what do they, what did he mean, what did she mean, what did they mean, what is he, what is she",
		),
	],
	["why-they", (text) => /^(?:\w+ )?(?:why|how come) \w+ (?:he|she|they|my|his|her)\b/.test(text)],
	[
		"theirs",
		(text) =>
			ofThem(text) ||
			/^(?:(?:so|and|but|or|ok) )*(?:do|does|did|is|are|was|will|would|has|have|can) (?:he|she|they|my)\b/.test(text),
	],
	["theirs", (text) => /\b(?:does|will|is|did|has) (?:he|she) .{2,60}\?$/.test(text)],
	["ahead", ofWhatComes],
	["how-know", howKnow],
	["what-to-do", whatNow],
	[
		"how-do",
		(text) => /\bhow (?:do|does|can|should|could|would|to) ?(?:i|we|you|one)\b|\bhow (?:i|we) can\b/.test(text),
	],
	["why", (text) => /^(?:\w+ )?(?:why|how come) \w+ /.test(text)],
	["opinion", ofOpinion],
	["of-coach", (text) => /^(?:(?:so|and|but|ok|please) )*(?:can|could|will|would) you (?!be\b)/.test(text)],
	["of-program", ofProgram],
];

/** The sentences of a message in plain small letters, without marks and what it quotes, the last first. */
const sentencesIn = (message: string): string[] =>
	plainChat(unquoted(message).replace(/[.!?]*\n+/g, ". "))
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
