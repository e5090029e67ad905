import { type PatternName, patternNames } from "@/lib/domain/questionnaires/ids";
import { type Line, lines } from "../../parts/phrasebook";

/** What goes with one of the six patterns, in the first person. None of it says that the pattern is anybody's. */
interface PatternLines {
	/** The card of the love script: may be said by everybody. */
	names: readonly Line[];
	permissions: readonly Line[];
	goods: readonly Line[];
}

export const patternLines: Record<PatternName, PatternLines> = {
	Pleaser: {
		names: lines("Time before a yes", "A yes that can wait"),
		permissions: lines(
			"I may ask for a day before I answer.",
			"I may want something that nobody else wants.",
			"I may be kind and still not do it.",
		),
		goods: lines("A yes that had time is one I can keep.", "What I want is worth knowing, if only by me."),
	},
	Avoider: {
		names: lines("Room, and a way back", "Alone when I like"),
		permissions: lines(
			"I may say that I need an hour, and take it.",
			"I may let somebody reliable help with one small thing.",
			"I may keep to myself what isn’t ready to be said.",
		),
		goods: lines("An hour alone can be a thing I choose.", "Quiet can be good company."),
	},
	Anxious: {
		names: lines("Something of my own while I wait", "Quiet hands"),
		permissions: lines(
			"I may ask plainly for what would calm me, where it’s safe to ask.",
			"I may put the telephone in another room for as long as a cup of tea.",
			"I may not know yet, and go on with my day.",
		),
		goods: lines("Not knowing passes, too.", "What steadies me may be small and near."),
	},
	Controller: {
		names: lines("One thing left open", "Hands that may rest"),
		permissions: lines(
			"I may leave one small thing undone and see what happens.",
			"I may let a thing be done in another way than mine.",
			"I may keep what I do well, and put the rest down.",
		),
		goods: lines("What I put down may leave a hand free.", "A day can go well in a way I didn’t plan."),
	},
	Victim: {
		names: lines("My share, in plain view", "What I carry, and what I don’t"),
		permissions: lines(
			"I may write down what I carry, and show it to somebody who is on my side.",
			"I may have as much as anybody else.",
			"I may say that it was too much.",
		),
		goods: lines("A load that has been named can be looked at.", "Somebody may see it, and I may let them."),
	},
	"All-or-Nothing": {
		names: lines("Something in between", "A small yes, a small no"),
		permissions: lines(
			"I may take a small step and leave the large one for later.",
			"I may keep one evening for myself, whoever I love.",
			"I may be disappointed and decide next week.",
		),
		goods: lines("Half a step is a step.", "A thing can be good and not complete."),
	},
};

export const statements = lines(
	"‘{statement}’: I agree with that.",
	"I could have said this myself: ‘{statement}’.",
	"I know this from the inside: ‘{statement}’.",
);
/** To a statement that is half true, and to one that is hardly so. */
export const halfStatements = lines(
	"‘{statement}’: sometimes, and sometimes not.",
	"Half of me says ‘{statement}’.",
	"‘{statement}’ is true on some days.",
);
export const hardlyStatements = lines(
	"‘{statement}’: hardly ever.",
	"A sentence like ‘{statement}’ is not mine.",
	"I seldom think ‘{statement}’.",
);
export const deniedStatements = lines(
	"‘{statement}’, on the other hand, is not a sentence of mine.",
	"But I do not say ‘{statement}’.",
);
/** What a pattern is called in somebody's own story: by what it is like, and not by a verdict. */
export const cardNames: Readonly<Record<PatternName, readonly Line[]>> = {
	Pleaser: lines("Others first", "The quick yes"),
	Avoider: lines("By myself", "One step back"),
	Anxious: lines("Listening for signs", "Until it is clear"),
	Controller: lines("Better if I do it", "All in hand"),
	Victim: lines("Waiting to be noticed", "What I carry quietly"),
	"All-or-Nothing": lines("With my whole heart", "All or nothing"),
};
/** Which pattern a card's name belongs to, also in scripts that were written before these names. */
export const patternOf = (card: string): PatternName | undefined =>
	patternNames.find(
		(name) => card.trim().startsWith(name) || cardNames[name].some((title) => card.trim().startsWith(title)),
	);

/** Cards from choices, by the question. */
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

/** Cards from numbers, by the statement. */
export const scaleNames: Readonly<Record<string, readonly Line[]>> = {
	"8.q6": lines("My troubles, and where they went", "With my troubles"),
	"8.q10": lines("Being wanted", "How wanted I felt"),
	"9.q6": lines("Being protected", "How safe I felt"),
	"9.q10": lines("Being enough", "Enough for somebody"),
};

/** A card without answers behind it: a question to take along. */
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
/** In place of a question, for somebody who wants none. */
export const openImpact = lines(
	"What it does, I can add in my own words.",
	"What comes of it is for me to say.",
	"I can write here what it is good for.",
);

/** The cards of the love script, whatever the life script's are called. */
export const healedNames = lines(
	"Room beside it",
	"One more way",
	"A choice I can make",
	"Something I may try",
	"A little more air",
	"My own pace",
	"Another first step",
	"What I may keep",
	"A pause of my own",
	"One thing at a time",
	"A door in the old wall",
	"Somewhere to begin",
	"The lighter half",
	"What could be otherwise",
	"My hand on the handle",
	"Less of it, more of me",
	"An hour without it",
	"What I put in its place",
);
export const healedPermissions = lines(
	"I may keep what is good about it, and leave the rest when I’m ready.",
	"I can notice it, and take one breath before I go on.",
	"I may do it differently once, and see how that is.",
	"I can tell somebody I trust about it.",
	"I may leave it as it is until I want something else.",
	"I can write down when it happens, without having to change it.",
	"I may ask myself what I’d like instead.",
	"I can choose where I begin, and with whom.",
	"I may take as long as I need with it.",
	"I can try another way first where it’s easy.",
	"I may look at it with somebody beside me.",
	"I can thank it for what it did, and go on without it for an hour.",
	"I may find out what it is afraid of.",
	"I can laugh about it on a good day.",
	"I may give it less room than last year.",
	"I can leave one small piece of it out today.",
);
export const plainImpacts = lines(
	"A second way doesn’t take the first one from me.",
	"Whatever I try, I may go back.",
	"What I notice, I can choose.",
	"Small is fast enough.",
	"It may feel strange at first, and that’s allowed.",
	"I’ll see what comes of it.",
	"I don’t owe anybody a quick change.",
	"One good hour of it would be something.",
	"Nobody has to see it but me.",
	"It stays my decision.",
	"There is more room than I knew.",
	"I may surprise myself.",
	"An old way and a new one can live side by side for a time.",
	"Some of it may turn out to be a strength.",
	"I have the time that it takes.",
	"A little is a beginning.",
);
