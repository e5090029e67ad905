import { line, lines } from "../../parts/phrasebook";

/**
 * Lines for whatever a person tells while its subject has not been tapped. Each has to be right for a joy, a loss, a
 * quarrel and an ordinary day. None says what the message was about, how it feels, or that it was understood.
 */

/** Said to a first message of which no line can be quoted. */
export const thankYou = line("Thank you for telling me.");
/** Said to a first message: whatever it tells, and where it may be heavy or is plainly glad. */
export const firstLines = {
	any: [thankYou, ...lines("I’m glad you brought that here.", "Good that you wrote it down.")],
	hard: [thankYou, ...lines("I’m glad you brought that here.")],
	good: lines("Oh, how good!", "I’m glad with you!", "How good to read!"),
} as const;
/** Asked then. {person} is “Joyce” or “your sister”. */
export const firstAsks = {
	any: lines("Which part of it is with you right now?", "What else belongs to it, in a line or two?"),
	short: lines("Tell me a little more, if you like.", "What else belongs to it, in a line or two?"),
	hard: lines("Would you like to say a little more about it?"),
	good: lines("Tell me all of it, in any order.", "Go on, I’d like to hear all of it."),
} as const;
export const personAsk = line("What is {person} like, in a line or two?");

/** Stand around a line of the person's own. {words} is the line, in quotation marks. */
export const aroundQuote = lines(
	"{words} I don’t want to hurry past that.",
	"{words} That’s worth a pause.",
	"One line of yours, once more: {words}",
	"Of all that, this: {words}",
	"{words} Let it stand there for a moment.",
);
/** Stand around a line while the person only wants to be heard. */
export const aroundHeard = lines("{words} I’m listening.", "{words} Go on, if you like.");
/** Stand around a line as the person leaves. */
export const aroundLast = lines("{words} I’m glad you wrote that.", "{words} It’s good that you said it.");
/** Stand around a line that says much, later in a conversation. Nothing is asked then. */
export const aroundGood = lines(
	"{words} I’m glad you wrote that. It can stand just like that.",
	"{words} That’s a sentence to keep.",
	"{words} Nothing needs to be added to that.",
);
/** Stands around a sentence that Sage asked for. */
export const aroundAnswer = line("{words} Then that’s the sentence.");
/** Stands around the person's own word for how they feel. */
export const aroundWord = line("{words} Then that’s the word.");

/** Said to a turn for the better, with a line of theirs or without. Nothing is asked then. */
export const aroundTurn = lines("{words} I’m so glad of that.", "{words} How good. I won’t ask anything now.");
export const turnLines = lines("I’m so glad of that.", "How good. I won’t ask anything now.");
/** Said to somebody who has just done or sent something. */
export const doneLines = lines(
	"You’ve done it. Whatever comes of it, that was yours.",
	"Then it’s done, and it was you who did it.",
);

/** Said to somebody who has got an answer. */
export const answeredLines = lines("So there is an answer. How is it, now that it’s here?");

/** Said to any later message, each at most once in a conversation. */
export const warmLines = lines(
	"I’m glad you told me that part.",
	"I’m glad you’re telling me.",
	"Thank you for going on.",
	"I’d like to know more of it.",
	"That can stay here just as you wrote it.",
);
/** The same where something good or ordinary is told, and where it may be heavy. */
export const brightLines = lines(
	"I like that.",
	"That’s one to keep.",
	"I’m glad you told me that part.",
	"Good that it’s written down now.",
);
export const slowLines = lines(
	"I’m glad you’re telling me.",
	"You don’t have to tidy it up for me.",
	"There’s no hurry with any of it.",
	"That can stay here just as you wrote it.",
	"Thank you for saying it.",
);

/** Asks how it is for the person. The answers are buttons. */
export const howAsk = line("How is it for you?");

/** Said to each answer to that, and what is asked then. */
export const howLines = {
	good: line("Then I’m glad with you."),
	hard: line("Then we’ll go slowly. You don’t have to explain anything."),
	both: line("Both, then. The one needn’t cancel the other."),
	ordinary: line("Ordinary is welcome here."),
	"rather-not": line("That’s fine. It needs no word."),
} as const;

/** Asked of something good; words for it are offered below. */
export const hearNext = line("Who should hear it next?");

/**
 * Questions one after another, each asked at most once, by how it is for the person. None presupposes anything that was
 * not told, and most can be answered with a choice or one line. The last ask whom it concerns, and {person} may stand in
 * one of them.
 */
export const arcs = {
	good: [
		lines("Which moment of it would you like to keep?"),
		lines("When you think of {person} in this, what do you see first?", "Where were you, and what was around you?"),
		lines("If this were a page, what would the page be called?"),
		[hearNext],
		lines("What would you like to remember of it a year from now?"),
	],
	hard: [
		lines("What is it like, just now? One word is enough, or a picture."),
		lines("Is there a part of it that nobody asks you about?"),
		lines("Is there something you’d like {person} to know?", "Does anybody know about it, so far?"),
		lines("If one thing could be a little easier by tomorrow, which would you choose?"),
		lines("Would it help more to say it to somebody, or to leave it here for tonight?"),
	],
	both: [
		lines("Which of the two would you like to tell first, the good or the hard?"),
		lines("Which of the two was louder today?"),
		lines("Is there something you’d like {person} to know?", "Does anybody know both sides of it?"),
		lines("If you could keep one thing about it and change one, which would they be?"),
	],
	ordinary: [
		lines("Which small thing in it would nobody else have noticed?"),
		lines("If today were a page, what would the page be called?"),
		lines("Is there something in it you’d like more of?"),
	],
	"rather-not": [
		lines("When you think of {person} in this, what do you see first?", "What matters most to you in it?"),
		lines("If this were a page, what would the page be called?"),
		lines("If you could keep one thing about it and change one, which would they be?"),
		lines("Is there something you’d like {person} to know?", "Who would you like to know about it?"),
		lines("What could be a small next step, if it needs one at all?"),
	],
} as const;
/** All questions that fit anything. */
export const openAsks = arcs["rather-not"].flat().filter((one) => !one.includes("{"));

/** Said once, when everything was asked. */
export const closeLine = line(
	"I’ve asked enough. What you wrote can stay here, or become a page of your journal, and it needn’t lead anywhere today.",
);

/** Shows an earlier page, {of} whom it says something, and asks whether it belongs here. */
export const earlierPage = line("On {day} you wrote of {of}:");
export const belongsAsk = line("Does that belong to this?");
/** Said to each answer to that. */
export const belongsLines = {
	belongs: line("Then let it lie beside this. What is the same as then, and what is different?"),
	apart: line("Then it stays where it was."),
} as const;

/** Leave room for more without a question, each at most once in a conversation. */
export const roomLines = lines(
	"There’s room for the rest of it, too, if there is more.",
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

/** Asked about somebody who has died. */
export const lossAsk = line("What would you like somebody to know about the one who is gone?");

/** Said to light talk. */
export const lightLines = lines(
	"Ha, go on.",
	"Ha. That’s one to tell again.",
	"Ha, and then?",
	"Ha, I like how you put it.",
);

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
