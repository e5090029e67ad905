import { line, lines } from "../../parts/phrasebook";

/**
 * Lines for whatever a person tells while its subject has not been tapped. Each has to be true for a joy, a loss, a
 * quarrel and an ordinary day, and none says what the message was about or how it feels.
 */

/** Said to a first message. */
export const thankYou = line("Thank you for telling me.");

/** Said to any later message, each at most once in a conversation. */
export const warmLines = lines(
	"I’m glad you told me that part.",
	"I wouldn’t have known that if you hadn’t said it.",
	"Good that you didn’t leave that out.",
	"Thank you for going on.",
	"It’s good to have that said.",
	"I’d like to hear how it goes on.",
	"I’m glad you’re telling me.",
	"That can stand here just as you wrote it.",
	"Thank you, that belongs to it.",
	"It’s good that you’re here with it.",
);

/** Said to what follows a question of Sage's, each at most once in a conversation. */
export const answerLeads = lines(
	"Thank you for answering that.",
	"I’m glad you say that.",
	"That’s an honest way to put it.",
	"That’s good to know.",
	"I’m glad you could say it.",
	"I’m glad I asked.",
	"That’s said in your own words, and it counts.",
	"Thank you for trusting me with that.",
);

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
export const lossAsk = line("Would you like to tell me a little about them?");

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

/** Said after the thanks for a first message. */
export const firstAsks = lines(
	"I’d like to hear more of it, as much as you want to say.",
	"Tell me as much of it as you like, in any order.",
);

/**
 * The steps of a conversation about something that was not tapped, in order, and what is offered below each: a word for
 * the feeling, kinds of help, or to be asked about it tomorrow. After them Sage asks nothing more by itself.
 */
export const steps = [
	{ ask: line("How are you, in all of that?"), below: "feeling" },
	{
		ask: line("What would be good now: that I just listen, words to say, help with a decision, or something to read?"),
		below: "help",
	},
	{ ask: line("If you like, I’ll ask you about it another day. One tap below is enough."), below: "later" },
] as const;

/** Said to what follows the question which answer somebody hopes for and which they fear. */
export const hopedLine = line("Then you know which one you hope for. That counts for something.");

/** Asked after a feeling was named or chosen. */
export const feltAsks = lines(
	"Since when, roughly?",
	"What does most of it come from?",
	"Does anybody know that you feel that?",
);

/** Offers to ask about what they plan. */
export const planLines = lines(
	"With one tap, I’ll ask you about it afterwards.",
	"If you like, I’ll ask you then. One tap is enough.",
);
/** Offers one thing for tomorrow to somebody who named no plan: {what} is “write one line about who was kind to you”. */
export const tomorrowLines = lines(
	"For tomorrow, if you like: {what}. With one tap, I’ll ask you about it.",
	"One thing for tomorrow, only if you want it: {what}. I’ll ask you, if you tap it.",
);
/** What is offered if nothing else is known. */
export const linesForTomorrow = lines(
	"write one line about who was kind to you",
	"write down one thing that was different from today",
	"write one line about how you are",
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
