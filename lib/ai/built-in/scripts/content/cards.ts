import { type PatternName, patternNames } from "@/lib/domain/questionnaires/ids";
import { type Line, line, lines } from "../../parts/phrasebook";

/** First-person lines for one of the six patterns. None claims that the person has the pattern. */
interface PatternLines {
	/** True for anybody. */
	permissions: readonly Line[];
}

export const patternLines: Record<PatternName, PatternLines> = {
	Pleaser: {
		permissions: lines(
			"I may ask for a day before I answer.",
			"I may want something that nobody else wants.",
			"I may be kind and still not do it.",
		),
	},
	Avoider: {
		permissions: lines(
			"I may say that I need an hour, and take it.",
			"I may let somebody reliable help with one small thing.",
			"I may keep to myself what isn’t ready to be said.",
		),
	},
	Anxious: {
		permissions: lines(
			"I may ask plainly for what would calm me, where it’s safe to ask.",
			"I may put the telephone in another room for as long as a cup of tea.",
			"I may not know yet, and go on with my day.",
		),
	},
	Controller: {
		permissions: lines(
			"I may leave one small thing undone and see what happens.",
			"I may let a thing be done in another way than mine.",
			"I may keep what I do well, and put the rest down.",
		),
	},
	Victim: {
		permissions: lines(
			"I may write down what I carry, and show it to somebody who is on my side.",
			"I may have as much as anybody else.",
			"I may say that it was too much.",
		),
	},
	"All-or-Nothing": {
		permissions: lines(
			"I may take a small step and leave the large one for later.",
			"I may keep one evening for myself, whoever I love.",
			"I may be disappointed and decide next week.",
		),
	},
};

/** Quotes a statement that the person agrees with; it is already in the first person. */
export const statement = line("{statement}.");
/** The name of a pattern in the person's own story: says what it is like, without judging. */
export const cardNames: Readonly<Record<PatternName, readonly Line[]>> = {
	Pleaser: lines("Others first", "The quick yes"),
	Avoider: lines("By myself", "One step back"),
	Anxious: lines("Listening for signs", "Until it is clear"),
	Controller: lines("Better if I do it", "All in hand"),
	Victim: lines("What goes unsaid", "What I carry quietly"),
	"All-or-Nothing": lines("With my whole heart", "All or nothing"),
};
/** For people whose scores show this pattern and who ticked that they give in when two wishes collide. */
export const yesBesideGivingIn = line("A yes of mine is mostly meant. It is when two wishes collide that I give in.");
/** The name of a card if the pattern is hardly present. */
export const lightNames: Readonly<Record<PatternName, readonly Line[]>> = {
	Pleaser: lines("A yes that means yes"),
	Avoider: lines("Staying in the room"),
	Anxious: lines("At rest when it is quiet"),
	Controller: lines("Letting others do it"),
	Victim: lines("Saying what hurts"),
	"All-or-Nothing": lines("The middle of things"),
};
/** Names of cards in earlier scripts. */
const formerNames: Readonly<Partial<Record<PatternName, readonly string[]>>> = { Victim: ["Waiting to be noticed"] };
/** Whether a card is about a pattern that is hardly present. */
export const isLight = (card: string): boolean =>
	patternNames.some((name) => lightNames[name].some((title) => card.trim() === title));
/** Returns the pattern that a card's name belongs to, including names used in earlier scripts. */
export const patternOf = (card: string): PatternName | undefined =>
	patternNames.find((name) =>
		[name, ...cardNames[name], ...lightNames[name], ...(formerNames[name] ?? [])].some((title) =>
			card.trim().startsWith(title),
		),
	);

/** Names of cards made from choices, by question. */
export const choiceNames: Readonly<Record<string, readonly Line[]>> = {
	"3.q7": lines("My part at home", "The part I knew"),
	"3.q5": lines("What was welcome at home", "Feelings at home"),
	"2.q7": lines("When two want different things", "My wish beside another’s"),
	"4.q11": lines("Near and far", "The distance in love"),
	"7.q7": lines("When somebody says something kind", "Kind words"),
	"9.q4": lines("How I was noticed", "What got me attention"),
	"8.q5": lines("When someone was unhappy", "Unhappiness near me"),
};
export const choiceAsks = lines(
	"What did it get me, and what did it cost?",
	"What of it would I keep?",
	"Where does that still hold, and where no longer?",
	"What does it make easier today, and what harder?",
	"Whom does it touch besides me?",
	"What do I do differently because of it?",
);

/** Names of cards made from ratings, by statement. */
export const scaleNames: Readonly<Record<string, readonly Line[]>> = {
	"8.q6": lines("My troubles, and where they went", "With my troubles"),
	"8.q10": lines("Being wanted", "How wanted I felt"),
	"9.q6": lines("Being protected", "How safe I felt"),
	"9.q10": lines("Being enough", "Enough for somebody"),
};

/** Names of cards that are not based on answers: a question to think about. */
export const questionNames = lines(
	"A question for an ordinary week",
	"What I do without deciding to",
	"Worth watching",
);
export const questionTexts = lines(
	"Some patterns show in days rather than in answers: whom I answer first, where I say yes, what I leave for later.",
	"What I do again and again is easiest to see in an ordinary week: what I begin, what I avoid, whom I call.",
	"A pattern of mine may lie in small things: how I say goodbye, how long I wait, what I do before I ask.",
);
export const questionAsks = lines(
	"What does it get me, and what does it cost?",
	"Whom does it touch first?",
	"What would be different without it?",
);
/** Replaces the question for people who want none. */
export const openImpact = lines(
	"What it does, I can add in my own words.",
	"What comes of it is for me to say.",
	"I can write here what it is good for.",
);
