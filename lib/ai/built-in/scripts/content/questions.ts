import {
	FATHER_QUESTIONNAIRE_ID,
	MOTHER_QUESTIONNAIRE_ID,
	SOUL_SPARK_ID,
	TIMELINE_QUESTIONNAIRE_ID,
} from "@/lib/domain/questionnaires/ids";
import { type Line, line, lines } from "../../parts/phrasebook";

/** What a question is about, as the person would say it: nouns that fit after "about". Right whatever the answer was. */
export type Subjects = Readonly<Record<string, readonly Line[]>>;

/** By questionnaire, then by question. What has no line here is not quoted in a script. */
export const subjects: ReadonlyMap<string, Subjects> = new Map<string, Subjects>([
	[
		MOTHER_QUESTIONNAIRE_ID,
		{
			q1: lines("who was a mother to me", "the person in a mother’s place"),
			q2: lines("the picture that comes first", "the first picture"),
			q3: lines("a good day in those years", "good days, back then"),
			q4: lines("comfort when I was small", "being comforted as a child"),
			q5: lines("what I did about unhappiness", "unhappiness that wasn’t mine"),
			q7: lines("how I was talked about", "what others were told about me"),
			q8: lines("what watching taught me about love", "love, as I saw it there"),
			q9: lines("what I believed about myself as a child", "myself, in a child’s words"),
			q11: lines("what I’d have liked more of, or had plenty of", "what was scarce there, or given freely"),
			q12: lines("ways that I notice in myself", "the ways I took on, or didn’t"),
			q13: lines("how things are between us today", "the two of us today"),
		},
	],
	[
		FATHER_QUESTIONNAIRE_ID,
		{
			q1: lines("who comes to mind at the word father", "the word father"),
			q2: lines("how a room changed", "the room, and who came into it"),
			q3: lines("what the two of us did together", "the things we did, or I did with others"),
			q4: lines("getting attention as a child", "what got me attention"),
			q5: lines("mistakes, in those days", "making a mistake as a child"),
			q8: lines("love, as far as a child could see", "the partner that a child saw"),
			q9: lines("what I was taught to expect of people", "other people, as I was taught"),
			q12: lines("where I meet all that again", "what of it turns up in my life today"),
			q13: lines("where we stand now", "the two of us now"),
			q14: lines("what I’d have wanted to hear", "the words I’d have wanted"),
		},
	],
	[
		"3",
		{
			q1: lines("the home I grew up in", "what I see at the word home"),
			q2: lines("how an evening announced itself", "coming through that door"),
			q5: lines("the feeling that was least welcome", "feelings at home"),
			q6: lines("a sentence I can still hear", "a sentence from those years"),
			q7: lines("the part I played at home", "my part at home"),
			q8: lines("what that part got me", "what came of my part"),
			q9: lines("how love was shown at home", "love at home"),
			q11: lines("kindness outside my home", "who was good to me elsewhere"),
			q13: lines("the rules from home", "a rule I came with"),
		},
	],
	[
		"4",
		{
			q2: lines("the first minute of a disagreement", "my first minute"),
			q3: lines("where I notice tension", "tense air"),
			q4: lines("what I’m afraid of when someone is upset with me", "somebody being upset with me"),
			q7: lines("what I hope for when I’m hurt", "being hurt, and hoping"),
			q9: lines("the hours after a fight", "afterward"),
			q10: lines("someone coming very close", "closeness"),
			q11: lines("distance, in love", "near and far"),
			q13: lines("the next first minute", "how I’d like to begin next time"),
		},
	],
	[
		"2",
		{
			q1: lines("a way of living that I admire", "whom I admire"),
			q3: lines("what I’d miss first", "what I’d miss soonest with someone close"),
			q4: lines("how people find out what I need", "needing something"),
			q6: lines("what I’ve set aside", "what I gave up, or wouldn’t"),
			q7: lines("two people who want different things", "wanting something else than someone I love"),
			q9: lines("what I envy", "envy"),
			q10: lines("where I draw the line", "my line"),
			q11: lines("a promise to myself", "what I’d like to promise myself"),
		},
	],
	[
		"1",
		{
			q2: lines("my love life, in plain facts", "what a stranger would have to know"),
			q3: lines("the people closest to me", "who is close"),
			q4: lines("feeling close to someone", "the last time that I felt close"),
			q6: lines("what costs me energy", "where my strength goes"),
			q7: lines("what I look forward to", "an ordinary week"),
			q9: lines("what I leave out when I’m asked how I am", "what I don’t tell everybody"),
			q11: lines("a year from now", "what I’d want to be different in a year"),
		},
	],
	[
		"7",
		{
			q1: lines("what I say to myself when something goes wrong", "the voice in my head"),
			q4: lines("what people come to me for", "what others find with me"),
			q5: lines("what got me through", "the hardest stretch"),
			q7: lines("compliments", "a compliment"),
			q8: lines("the side of me that stays hidden at first", "what I show late"),
			q9: lines("a bad day", "looking after myself"),
			q11: lines("where I like who I am", "the place where it’s easy to be me"),
			q12: lines("what I’d like to be able to believe", "a sentence for myself"),
		},
	],
	[
		SOUL_SPARK_ID,
		{
			q1: lines("the hours when I was about ten", "being ten"),
			q2: lines("a character who has stayed with me", "somebody from a story"),
			q3: lines("a day that I wished wouldn’t end", "a day I’d have liked to keep"),
			q4: lines("what I want and hardly anyone knows", "a wish that few people know of"),
			q5: lines("what love could bring", "the one thing that love could bring"),
			q6: lines("the love I want, on an ordinary evening", "an ordinary evening"),
			q7: lines("feeling wanted", "what makes me feel wanted"),
			q9: lines("loving me well", "what someone should know who wants to love me well"),
			q10: lines("what stops me", "coming close to what I want"),
			q12: lines("a morning three years from now", "the morning I’d like to wake up to"),
		},
	],
	[
		TIMELINE_QUESTIONNAIRE_ID,
		{
			q3: lines("the moments that stand out", "what stands out"),
			q4: lines("how it began", "the beginning"),
			q6: lines("what it brought out in me", "myself in those days"),
			q9: lines("what I do differently because of it", "what I’ve changed since"),
			q10: lines("what I’d tell the person I was", "a word to who I was then"),
		},
	],
]);

/** One part of a script: answers to these questions, in this order. */
export interface Section {
	id: string;
	/** Opens the paragraph where what the section begins with cannot be quoted. */
	opening: readonly Line[];
	/** Choices and numbers, of which one is told. */
	chosen: readonly string[];
	told: readonly string[];
	/** At most this many answers are quoted. */
	most: number;
}

const section = (
	id: string,
	most: number,
	told: readonly string[],
	chosen: readonly string[],
	opening: readonly Line[],
): Section => ({ id, most, told, chosen, opening });

/** The life script, from the first years to now. */
export const lifeSections: readonly Section[] = [
	section(
		"3",
		2,
		["q1", "q2", "q6", "q8", "q9", "q11"],
		["q7", "q5"],
		lines("I have answered questions about the home I grew up in.", "There was a home, and I was asked about it."),
	),
	section(
		MOTHER_QUESTIONNAIRE_ID,
		4,
		["q2", "q3", "q4", "q7", "q8", "q9", "q11", "q12", "q13"],
		["q5", "q10", "q6"],
		lines(
			"I have answered questions about my mother, or whoever took that place.",
			"These are from my answers about my mother, or whoever was one to me.",
		),
	),
	section(
		FATHER_QUESTIONNAIRE_ID,
		4,
		["q2", "q3", "q5", "q8", "q9", "q12", "q14"],
		["q4", "q6", "q10", "q13"],
		lines(
			"I have answered questions about my father, or whoever took that place.",
			"These are from my answers about my father, or whoever was one to me.",
		),
	),
	section("1", 1, ["q3"], ["q8"], []),
	section("4", 2, ["q2", "q4", "q7", "q9", "q10"], ["q11", "q3", "q5", "q6"], []),
	section("2", 1, ["q4", "q6"], ["q7", "q5"], []),
	section("7", 1, ["q1", "q4", "q5", "q8"], ["q7", "q6", "q3"], []),
];

/** Of each relationship on the timeline. */
export const relationshipSection = section(TIMELINE_QUESTIONNAIRE_ID, 2, ["q3", "q4", "q6", "q9"], [], []);
export const relationshipOpenings = lines(
	"On my timeline there is {name}.",
	"I put {name} on my timeline.",
	"Then {name}, from my timeline.",
	"My timeline has {name} on it.",
);
/** Of those that are named and not told. */
export const furtherOnTimeline = lines(
	"On my timeline, too: {list}.",
	"My timeline also names {list}.",
	"Also on my timeline: {list}.",
);

/** What the life script ends with: what the person would like. */
export const lifeWishes: readonly Section[] = [
	section("3", 1, ["q13"], [], []),
	section("1", 1, ["q11"], [], []),
	section("2", 1, ["q11"], [], []),
];

/** What would make a script fuller. The names are those of the catalog. */
export const questionnaireNames: ReadonlyMap<string, Line> = new Map([
	["1", line("Where You Are Now")],
	["2", line("What Matters to You")],
	["3", line("What Home Taught You")],
	["4", line("When It Gets Hard")],
	["6", line("Your Relationship Patterns")],
	["7", line("How You Treat Yourself")],
	[MOTHER_QUESTIONNAIRE_ID, line("Your Mother")],
	[FATHER_QUESTIONNAIRE_ID, line("Your Father")],
	[SOUL_SPARK_ID, line("Soul Spark")],
]);
