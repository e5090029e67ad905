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
	any: lines(
		"Where does it begin, for you?",
		"Would you tell me the rest of it?",
		"What would I have to know to see the whole of it?",
		"What’s the part of it you think about most?",
	),
	hard: lines(
		"How long have you been carrying that?",
		"Would you like to say a little more about it?",
		"Who knows about it, besides the two of us now?",
		"What’s the hardest part of it?",
	),
	good: lines("Tell me all of it, in any order.", "Go on, I’d like to hear all of it.", "How did it happen?"),
} as const;
export const personAsk = line("How is it between you and {person}, apart from this?");

/** Stand around a line of the person's own. {words} is the line, in quotation marks. A question comes after it. */
export const aroundQuote = lines(
	"{words}",
	"{words} I stopped at that line.",
	"One line of yours, once more: {words}",
	"{words} I’ve got that.",
	"I’m still at this: {words}",
	"{words} I don’t want to hurry past that.",
	"You wrote: {words}",
	"That line first: {words}",
	"{words} Let me stay there a moment.",
	"So: {words}",
);
/** Stand around a line after which nothing is asked. */
export const aroundStill = lines(
	"{words} No question from me this time. Go on, if there’s more.",
	"{words} That can stand just as it is. I’m here for what comes after it.",
	"{words} I’m glad you said it.",
	"{words} You put that plainly. Take your time with the rest.",
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
);

/** Asks how it is for the person. The answers are buttons. */
export const howAsk = line("How is that for you, all in all?");

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
 * Questions by how it is for the person, and in each by how far the conversation has come: one of a list, each asked at
 * most once. They can be answered in a few words, and none presupposes what was not told. Where {person} stands,
 * somebody was named.
 */
export const arcs = {
	good: [
		lines(
			"Who did you want to tell first?",
			"What did you do in the first minute after?",
			"Which moment of it would you like to keep?",
		),
		lines("What would {person} say to that?", "What did it take to get here?", "Where were you when you knew?"),
		lines("What will be different now?", "What are you looking forward to most?"),
		[hearNext],
		lines(
			"How will you celebrate it, even if only with a cup of something?",
			"What would you like to remember of it a year from now?",
		),
	],
	hard: [
		lines(
			"Is it more sadness, or anger, or just being tired?",
			"What’s on your mind most about it?",
			"Is somebody with you in this, or are you carrying it by yourself?",
		),
		lines(
			"What do people say to you about it, and what do you wish they’d say?",
			"What has helped, even a little, on other days like this?",
		),
		lines("Is there something you’d like {person} to know?", "Does anybody know about it, so far?"),
		lines(
			"Have you eaten and slept, these last days?",
			"Which part of it could wait until next week?",
			"What would a kind evening look like, with all that?",
		),
		lines(
			"What do you need most right now: quiet, company, or a plan?",
			"If one part of it could be lighter by tomorrow, which one?",
		),
		lines(
			"Is there something about it that you’ve left out so far?",
			"What would you say to a friend who told you this?",
		),
	],
	both: [
		lines(
			"Which of the two would you like to tell first, the good or the hard?",
			"Which of the two is louder right now?",
		),
		lines("Is there something you’d like {person} to know?", "Does anybody know both sides of it?"),
		lines(
			"If you could keep one thing about it and change one, which would they be?",
			"When does the good side of it come through?",
		),
		lines("What would you choose if nobody else had to be pleased?", "What’s the next thing that will happen with it?"),
	],
	ordinary: [
		lines("Which small thing in it would nobody else have noticed?", "What were the best five minutes of it?"),
		lines("Who else was in your day?", "What did you have for supper, or what will you have?"),
		lines("Is there something in it you’d like more of?", "What’s tomorrow like?"),
		lines("What have you been looking forward to lately?", "What would you do with a free hour now?"),
	],
	"rather-not": [
		lines(
			"What matters most to you in it?",
			"How long has that been on your mind?",
			"Is it more the thing itself, or what it might lead to?",
		),
		lines(
			"What would {person} say about it, do you think?",
			"Does {person} know that you think about it?",
			"Who else knows about this?",
		),
		lines("What would you like to happen now?", "What’s the next thing that will happen with it?"),
		lines(
			"If a friend told you that, what would you ask them next?",
			"What would have to change for it to feel settled?",
		),
		lines(
			"What do you need most right now: quiet, company, or a plan?",
			"Is there something about it that you’ve left out so far?",
		),
		lines(
			"What could be a small next step, if it needs one at all?",
			"If you could keep one thing about it and change one, which would they be?",
		),
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
