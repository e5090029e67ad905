import { line, lines } from "../../parts/phrasebook";

/**
 * Lines for whatever a person tells while its subject has not been tapped. Until they have said how it is for them, each
 * has to be right for a joy, a loss, a quarrel and an ordinary day. None says what the message was about, how it feels, or
 * that it was understood.
 */

/** Said to a first message, after one of its lines or without. It asks nothing. */
export const firstRooms = lines(
	"Thank you for telling me. Go on, I’d like to hear the rest of it.",
	"I’m glad you brought that here. Tell me more of it, in any order.",
	"Good that you wrote it down. What else belongs to it can come here, too.",
	"Tell me the rest of it, if you like. There’s plenty of room.",
);
/** Said to somebody who wants to tell good news. */
export const goodFirst = lines(
	"Oh, good! Tell me all of it, in any order.",
	"How good! Go on, I’d like to hear everything.",
	"I’m glad already. Begin wherever you like, and leave nothing out.",
);

/** Asks how it is for the person. The answers are buttons. */
export const howAsk = line("How is that for you, all in all?");
/** Said to each answer to that. */
export const howLines = {
	good: line("Then I’m glad with you."),
	hard: line("Then we’ll go slowly. You don’t have to explain anything."),
	both: line("Both, then. The one needn’t cancel the other."),
	ordinary: line("Ordinary is welcome here."),
	"rather-not": line("That’s fine. It needs no word."),
} as const;

/**
 * Questions by theme. A theme comes once in a conversation, whichever of its lines was asked. Those under "any" fit
 * whatever is told, in any mood; the others are asked after the person has said how it is for them.
 */
export const questions = {
	any: {
		after: lines("What happened then?", "And how did it go on?"),
		belongs: lines("What else belongs to it?", "What would I have to know to see the whole of it?"),
		stays: lines("Which bit of it stays with you?", "Which part of it do you come back to?"),
		hope: lines("What would you like to come of it?"),
		begin: lines("How did it begin?", "What was there before it?"),
		picture: lines("If I’d been there, what would I have seen?"),
		others: lines("Who else comes into it?"),
		surprise: lines("Was there anything in it you hadn’t expected?"),
		follows: lines("Does anything follow from it, tomorrow or later?"),
		title: lines("If it were a page in a book, what would stand above it?"),
		small: lines("Which small thing in it would nobody else have noticed?"),
		outsider: lines("What about it would an outsider not see?"),
		brings: lines("What brought it to mind today?"),
		"left-out": lines("Is there something about it that you’ve left out so far?"),
		now: lines("And how are you now, as you write it?"),
		view: lines("What do you make of it yourself?"),
	},
	good: {
		best: lines("What’s the best of it?", "Which moment of it would you like to keep?"),
		after: lines("What did you do in the first minute after?"),
		others: lines("Who did you want to tell first?"),
		now: lines("What will be different now?"),
		follows: lines("What are you looking forward to most?"),
		begin: lines("What did it take to get here?"),
		celebrate: lines("How will you celebrate it, even if only with a cup of something?"),
	},
	hard: {
		hardest: lines("What’s the hardest part of it?"),
		wish: lines("What do you wish somebody would say to you about it?"),
		helped: lines("What has helped you before, even a little?"),
		ease: lines("What would make the next hours a little easier?"),
		since: lines("How long has it been like this?"),
		wait: lines("Which part of it could wait until next week?"),
		"left-out": lines("Is there something about it that you’ve left out so far?"),
	},
	both: {
		two: lines("Which of the two is louder right now?", "Where do the two meet?"),
		keep: lines("If you could keep one thing about it and change one, which would they be?"),
		wish: lines("What do you wish somebody would say to you about it?"),
		follows: lines("What’s the next thing that will happen with it?"),
		outsider: lines("Which of the two do other people see?"),
	},
	ordinary: {
		best: lines("What were the best five minutes of it?"),
		small: lines("Which small thing in it would nobody else have noticed?"),
		follows: lines("What’s tomorrow like?"),
		hope: lines("Is there something in it you’d like more of?"),
	},
} as const;

/** Stand around a line of the person's own. {words} is the line, in quotation marks. A question comes after it. */
export const aroundQuote = lines(
	"{words}",
	"You wrote: {words}",
	"{words} That says a lot in a few words.",
	"First this: {words}",
	"{words} I’d like to know more about that.",
	"A line of yours: {words}",
	"This stands out: {words}",
);
/** Stand around a line after which nothing is asked, by how it is for the person. */
export const aroundStill = {
	any: lines(
		"{words} Go on, I’d like to hear the rest.",
		"{words} Tell me more of that, if you like.",
		"{words} That belongs here. There’s room for more.",
		"{words} It can stand just like that. What comes next can come here, too.",
		"{words} Good that it’s written down.",
		"{words} Nothing needs to be added to that, and anything can.",
		"{words} Take your time with the rest.",
		"{words} I’m here for what comes after it.",
	),
	good: lines(
		"{words} How good! Go on.",
		"{words} I’d like to hear more of exactly that.",
		"{words} I like that. Tell me more.",
		"{words} That’s one to keep.",
		"{words} More of that, please.",
		"{words} I’m glad with you.",
	),
	hard: lines(
		"{words} That’s a lot. There’s no hurry with the rest.",
		"{words} You don’t have to tidy it up for me.",
		"{words} It’s good that you say it here.",
		"{words} Go on at your own pace.",
		"{words} That can stay here just as you wrote it.",
		"{words} You put that plainly. Take your time.",
	),
} as const;
/** Stand around a line while the person only wants to be heard. */
export const aroundHeard = lines("{words} I’m listening.", "{words} Go on, if you like.");
/** Stand around a line as the person leaves. */
export const aroundLast = lines("{words} I’m glad you wrote that.", "{words} It’s good that you said it.");
/** Stands around a sentence that Sage asked for. */
export const aroundAnswer = line("{words} Then that’s the sentence.");
/** Stands around the person's own word for how they feel. */
export const aroundWord = line("{words} Then that’s the word.");

/** Said to somebody who has just done or sent something. */
export const doneLines = lines(
	"You’ve done it. Whatever comes of it, that was yours.",
	"Then it’s done, and it was you who did it.",
);

/** Shows an earlier page, {of} whom it says something, and asks whether it belongs here. */
export const earlierPage = line("On {day} you wrote of {of}:");
export const belongsAsk = line("Does that belong to this?");
/** Said to each answer to that. */
export const belongsLines = {
	belongs: line("Then let it lie beside this. What is the same as then, and what is different?"),
	apart: line("Then it stays where it was. Go on with today’s."),
} as const;

/** Leave room for more without a question, each at most once in a conversation. */
export const roomLines = lines(
	"There’s room for the rest of it, too, if there is more.",
	"I’m glad you told me that part. Go on whenever you like.",
	"You can stop at any point, or go on. Both are fine with me.",
	"I’d like to hear more of it, if you want to say more.",
	"Whatever you want to add belongs here.",
	"No hurry. I’ll be here when the next sentence comes.",
	"I’m still here, and there’s plenty of time.",
	"It’s good to have you here. Say as much or as little as you like.",
	"You can leave it at that, or tell me what comes next.",
);

/** Said to somebody whose relative, friend or animal has died. */
export const sorryLines = lines("I’m sorry. Thank you for telling me.", "I’m so sorry.");

/** Said to light talk. */
export const lightLines = lines("Ha, go on.", "Ha. More of that.", "Ha, I like how you put it.");

/** Said to somebody who is new. */
export const newHere = line(
	"Hello. I’m a program, not a person: I ask, look things up in here and find words to say. Tell me whatever is on your mind, in any words, or tap one of these.",
);

/** Said to somebody who is not the person whose name the account has. */
export const otherName = line(
	"You’re right, sorry. That’s the name in this account’s profile, and it can be changed there. What brings you here?",
);

/** Said to somebody who wants to have something written down. */
export const keepLine = line(
	"Then let’s keep it. What you’ve told here can become a page of your journal, in your own words, and you can add to it there.",
);

/** Said to somebody who says what they will do. */
export const willLines = lines("Then I’d like to hear how it goes.", "I’d like to hear how that goes.");
/** Offers to ask about what they said they would do. */
export const planLines = lines(
	"With one tap, I’ll ask you about it afterwards.",
	"If you like, I’ll ask you then. One tap is enough.",
);

/** Small things to do for anybody, each with the wording for a later reminder. */
export const smallForAnybody = [
	{
		small:
			"Say in one sentence what you’d like to come of it. Then the smallest step towards that, and a day for it. What would the sentence be?",
		later: "take the smallest step towards it",
	},
	{
		small: "Take ten minutes for the smallest part of it, even if you only look at it. Then stop, whatever is left.",
		later: "take ten minutes for the smallest part of it",
	},
	{
		small:
			"Write down who could help with a part of it, even a small part. Then choose one of them and ask for that part only.",
		later: "ask one person for a small part of it",
	},
] as const;
