import type { PatternName } from "@/lib/domain/questionnaires/ids";
import { type Line, lines } from "../../parts/phrasebook";

/** What goes with one of the six patterns, in the first person. None of it says that the pattern is anybody's. */
interface PatternLines {
	/** What its five statements are about. */
	about: readonly Line[];
	impact: readonly Line[];
	/** The card of the love script: may be said by everybody. */
	names: readonly Line[];
	permissions: readonly Line[];
	goods: readonly Line[];
}

export const patternLines: Record<PatternName, PatternLines> = {
	Pleaser: {
		about: lines(
			"The five statements behind it are about saying yes early and looking after other people’s moods.",
			"It asks about the quick yes, and about who puts things right.",
		),
		impact: lines(
			"Which yes of this month would I give again?",
			"What of it do I do gladly, and what from caution?",
			"Who notices when I’d rather not?",
		),
		names: lines("Time before a yes", "A yes that can wait"),
		permissions: lines(
			"I may ask for a day before I answer.",
			"I may want something that nobody else wants.",
			"I may be kind and still not do it.",
		),
		goods: lines("A yes that had time is one I can keep.", "What I want is worth knowing, if only by me."),
	},
	Avoider: {
		about: lines(
			"The five statements behind it are about counting on oneself and being at ease alone.",
			"It asks about distance, about silence, and about relief at being by oneself.",
		),
		impact: lines(
			"What is good about it, for me?",
			"When is it rest, and when something else?",
			"With whom is it easy to be in one room?",
		),
		names: lines("Room, and a way back", "Alone when I like"),
		permissions: lines(
			"I may say that I need an hour, and take it.",
			"I may let somebody reliable help with one small thing.",
			"I may keep to myself what isn’t ready to be said.",
		),
		goods: lines("An hour alone can be a thing I choose.", "Quiet can be good company."),
	},
	Anxious: {
		about: lines(
			"The five statements behind it are about checking, waiting for an answer, and expecting to be left.",
			"It asks about the late reply and the need to hear that all is well.",
		),
		impact: lines(
			"What helps for an hour, and what for longer?",
			"With whom does none of it come up?",
			"What do I notice early that others miss?",
		),
		names: lines("Something of my own while I wait", "Quiet hands"),
		permissions: lines(
			"I may ask plainly for what would calm me, where it’s safe to ask.",
			"I may put the telephone in another room for as long as a cup of tea.",
			"I may not know yet, and go on with my day.",
		),
		goods: lines("Not knowing passes, too.", "What steadies me may be small and near."),
	},
	Controller: {
		about: lines(
			"The five statements behind it are about knowing the plan and keeping an eye on things.",
			"It asks about doing things oneself, and about carrying on until there’s agreement.",
		),
		impact: lines(
			"Which of it do others thank me for?",
			"What am I keeping an eye on that looks after itself?",
			"When did I last not know the plan, and like it?",
		),
		names: lines("One thing left open", "Hands that may rest"),
		permissions: lines(
			"I may leave one small thing undone and see what happens.",
			"I may let a thing be done in another way than mine.",
			"I may keep what I do well, and put the rest down.",
		),
		goods: lines("What I put down may leave a hand free.", "A day can go well in a way I didn’t plan."),
	},
	Victim: {
		about: lines(
			"The five statements behind it are about ending up with less, and about not being seen in what one bears.",
			"It asks about fairness: who carries how much, and who sees it.",
		),
		impact: lines(
			"What do I carry that belongs to somebody else?",
			"Who sees it, even a little?",
			"Where do I have a say, and where not?",
		),
		names: lines("My share, in plain view", "What I carry, and what I don’t"),
		permissions: lines(
			"I may write down what I carry, and show it to somebody who is on my side.",
			"I may have as much as anybody else.",
			"I may say that it was too much.",
		),
		goods: lines("A load that has been named can be looked at.", "Somebody may see it, and I may let them."),
	},
	"All-or-Nothing": {
		about: lines(
			"The five statements behind it are about dropping everything for love, and cooling at once.",
			"It asks about love that is complete or not there at all.",
		),
		impact: lines(
			"What did I keep, the last time that I dropped a good deal?",
			"What is good about going all the way?",
			"Which small thing of mine stays, whoever comes?",
		),
		names: lines("Something in between", "A small yes, a small no"),
		permissions: lines(
			"I may take a small step and leave the large one for later.",
			"I may keep one evening for myself, whoever I love.",
			"I may be disappointed and decide next week.",
		),
		goods: lines("Half a step is a step.", "A thing can be good and not complete."),
	},
};

/** About a score. Each is true for all scores for which it is chosen. */
export const scored = lines(
	"Of the six patterns I was asked about, {name} came to {score}% with me.",
	"My score for {name} is {score}%.",
	"{name} stands at {score}% in my answers.",
	"In numbers: {score}% for {name}.",
);
export const alone = lines("That’s the highest of the six.", "The other five are all lower.");
export const tied = lines(
	"No other is higher, and {others} came to the same.",
	"It shares the highest score with {others}.",
);
export const notAbove = lines(
	"That isn’t above {mark}%, the mark from which a pattern is counted as strong.",
	"It stays at {mark}% or below, where no pattern is counted as strong.",
);
export const statements = lines(
	"I gave {value} of 5 to this statement: ‘{statement}’.",
	"One of its statements is ‘{statement}’, and my number for it was {value} of 5.",
	"‘{statement}’ has {value} of 5 from me.",
);
export const deniedStatements = lines(
	"Another of them, ‘{statement}’, has only {value} from me.",
	"To ‘{statement}’ I gave no more than {value}.",
);
export const cardNames = lines("{name}, {score}%", "{name} at {score}%");

/** Cards from words that come back. */
export const wordNames = lines("A word that comes back: {word}", "The word {word}", "Again and again: {word}");
export const wordFacts = lines(
	"The word {word} stands in {n} of my answers.",
	"{nFirst} of my answers have the word {word} in them.",
	"I used the word {word} in {n} answers.",
);
export const withWord = lines("Once like this: {words}", "For example: {words}", "In one of them I wrote: {words}");
export const wordAsks = lines(
	"What is that word for me?",
	"What would be missing if it weren’t there?",
	"Did I notice while I was writing?",
	"Whose word is it, mine or somebody else’s?",
	"Is it the same thing each time?",
	"Where does it lead, if I follow it?",
	"What stands next to it in my life?",
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
	"9.q13": lines("Where we stand", "How it stands now"),
};
export const choiceAsks = lines(
	"Would I choose the same for last week?",
	"What did it get me, and what did it cost?",
	"Who else would have chosen that for me?",
	"What would I have liked to choose?",
	"What of it would I keep?",
	"Which answer came second?",
	"Where does that still hold, and where no longer?",
	"Is it the same with everybody?",
);

/** A card where there is nothing to show. */
export const openNames = lines(
	"Still open",
	"A card of my own",
	"Room for something I know",
	"Not written yet",
	"Whatever I add here",
);
export const openTexts = lines(
	"There isn’t enough in my answers to fill this card. ‘{title}’ would help, or I can write it myself.",
	"This card waits for words of mine. Answers to ‘{title}’ could fill it.",
	"So far nothing comes back often enough to stand here. With ‘{title}’ something may.",
);
export const openAsks = lines(
	"What do I find myself doing again and again?",
	"What would somebody who likes me put here?",
	"What do I already know about it?",
	"What would I not want to be without?",
);
/** In place of a question, for somebody who wants none. */
export const openImpact = lines(
	"What it does, I can add in my own words.",
	"What comes of it is for me to say.",
	"I can write here what it is good for.",
);

/** The cards of the love script, whatever the life script's are called. */
export const healedOf = lines(
	"One pattern in my life script is called ‘{name}’.",
	"In my life script there is ‘{name}’.",
	"‘{name}’ stands in my life script.",
);
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
);
export const healedGoods = lines(
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
);
