import { type PatternName, patternNames } from "@/lib/domain/questionnaires/ids";
import { type Line, line, lined, lines } from "../../parts/phrasebook";

/** First-person lines for one of the six patterns. None claims that the person has the pattern. */
interface PatternLines {
	/** True for anybody. */
	permissions: readonly Line[];
}

export const patternLines: Record<PatternName, PatternLines> = {
	Pleaser: {
		permissions: lines(
			"I may take one breath before I answer.",
			"I may want something of my own.",
			"I can say yes and mean it.",
		),
	},
	Avoider: {
		permissions: lines(
			"I may come close at my own speed.",
			"I may let somebody reliable help with one small thing.",
			"I may keep to myself what isn’t ready to be said.",
		),
	},
	Anxious: {
		permissions: lines("I can trust what is there.", "I may let an answer take its time.", "I may go on with my day."),
	},
	Controller: {
		permissions: lines(
			"I may let something be done for me.",
			"I may let a thing be done in another way than mine.",
			"I can rest, and it holds.",
		),
	},
	Victim: {
		permissions: lines(
			"I may say what I need while it’s small.",
			"I may have as much as anybody else.",
			"I can be met halfway.",
		),
	},
	"All-or-Nothing": {
		permissions: lines("I may love in small steps.", "I may go slowly and mean it.", "I can stay with what is good."),
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
	Victim: lines("What others do not see", "What nobody sees"),
	"All-or-Nothing": lines("With my whole heart", "All or nothing"),
};
/** The name of a card if the pattern is partly present. Each begins with one of its names above. */
export const partNames: Readonly<Record<PatternName, readonly Line[]>> = {
	Pleaser: lines("Others first, at times", "The quick yes, at times"),
	Avoider: lines("By myself, at times", "One step back, at times"),
	Anxious: lines("Listening for signs, at times", "Until it is clear, at times"),
	Controller: lines("Better if I do it, at times", "All in hand, at times"),
	Victim: lines("What others do not see, at times", "What nobody sees, at times"),
	"All-or-Nothing": lines("With my whole heart, at times", "All or nothing, at times"),
};
/** Introduces the statements of a pattern if the person agreed with one or two of them, or half agreed. */
export const someOfIt = lines(
	"A little of this is mine.",
	"Some of this I know from myself.",
	"A part of this is true of me.",
	"Not all of it, but this much I said yes to.",
	"In one thing or another I recognize it.",
);
export const halfOfIt = lines(
	"This is half true of me, and no more.",
	"Of this I have a trace.",
	"I could neither agree with this nor deny it.",
);
/** For people who hardly agree with the pattern's statements, but ticked that they give in when two wishes collide. */
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
const formerNames: Readonly<Partial<Record<PatternName, readonly string[]>>> = {
	Victim: ["Waiting to be noticed", "What goes unsaid", "What I carry quietly"],
};
/** Whether a card is about a pattern that is hardly present, or a choice that needs no turning. */
export const isLight = (card: string): boolean =>
	[...patternNames.flatMap((name) => lightNames[name]), ...Object.values(goodNames)].some(
		(title) => card.trim() === title,
	);
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
/** Returns the question and the answer that a card about a choice is made from, as "2.q7", by its name. */
export const placeOf = (card: string): string | undefined => {
	const good = Object.keys(goodNames).find((key) => goodNames[key] === card.trim());
	const place = Object.keys(choiceNames).find((key) => choiceNames[key]?.some((name) => name === card.trim()));
	return good?.split(".").slice(0, 2).join(".") ?? place;
};
/** Names for choices that need no turning: by question and option. */
export const goodNames = lined<Readonly<Record<string, Line>>>({
	"2.q7.talk": "Talking until it suits both",
	"4.q11.balanced": "Near enough",
	"7.q7.take-it": "Kind words that arrive",
	"3.q5.none": "Feelings with a place",
	"9.q4.nothing-special": "Noticed without a reason",
});

/** What a choice does, good and bad, in the first person: by question, then by option. */
export const choiceImpacts = lined<Readonly<Record<string, Readonly<Record<string, Line>>>>>({
	"2.q7": {
		"give-in": "It spares many quarrels. It can also mean that my own wish is hardly heard, by others or by me.",
		"hold-on":
			"People know where they are with me. Now and then a difference turns into a contest, and then one of us has lost.",
		talk: "It takes time, and it takes two who want to. What we find belongs to both of us.",
		postpone:
			"It saves quarrels that would not have been worth it. What is never settled can come back later, as tiredness or as a joke with an edge.",
		"own-way": "It keeps both the peace and my wish. Others hear the yes, and do not always hear of the wish.",
		depends: "I have more than one way in me. Which one I use may tell me how safe I feel with somebody.",
	},
	"4.q11": {
		"want-closer":
			"It makes me somebody who comes toward people. It can also be a long wait, when others need more time than I do.",
		"want-room":
			"It keeps my own life alive beside love. People may take my need for air as an answer to them, which it need not be.",
		"both-in-turn":
			"It keeps things moving. From outside it may be hard to know which half of it is true today, and both are.",
		follow: "It makes me easy to be with. Which distance I would have chosen is a question that is seldom asked.",
		balanced: "It lets me rest in love, because I need not keep watch over it.",
		"hard-to-say":
			"I meet each person anew. It also means that I have no rule to go by, and may find out late how near I wanted to be.",
	},
	"7.q7": {
		"play-down": "It can make people laugh. But a kind word that has been made smaller seldom gets as far as me.",
		"give-back": "Nobody leaves me empty-handed. What was meant for me may be gone again before I have looked at it.",
		doubt: "It protects me from words that are not meant. It can also keep waiting outside the ones that are.",
		"take-it": "What people give me arrives, and they can see that it does.",
		"need-more": "It lets me be glad quickly. It can also make me need more of it than others have at hand.",
		rare: "I get by without. A kind word that does come may find me unprepared.",
	},
});
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
