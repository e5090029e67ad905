import { line, lines } from "../../parts/phrasebook";

/**
 * Lines for whatever a person tells while its subject has not been tapped. Each has to be right for a joy, a loss, a
 * quarrel and an ordinary day. None says what the message was about, how it feels, or that it was understood.
 */

/** Said to a first message of which no line can be quoted. */
export const thankYou = line("Thank you for telling me.");

/** Stand around a line of the person's own. {words} is the line, in quotation marks. */
export const aroundQuote = lines(
	"{words} Let’s stay with that line for a moment.",
	"One line of yours, once more: {words}",
	"You wrote: {words}",
	"{words} I don’t want to hurry past that.",
	"Back to this line of yours: {words}",
	"{words} That’s worth a pause.",
	"Of all that, this: {words}",
	"{words} Let it stand there for a moment.",
	"I’d like to go back to one line: {words}",
);
/** Stand around a line while the person only wants to be heard. */
export const aroundHeard = lines("{words} I’m listening.", "{words} Go on, if you like.");
/** Stand around a line as the person leaves. */
export const aroundLast = lines("{words} I’m glad you wrote that.", "{words} It’s good that you said it.");
/** Stands around a line that the person chose out of several. */
export const aroundChosen = line("{words} Then let’s stay with that one.");
/** Stands around a sentence that Sage asked for. */
export const aroundAnswer = line("{words} Then that’s the sentence.");
/** Stands around the person's own word for how they feel. */
export const aroundWord = line("{words} Then that’s the word.");

/** Said to any later message, each at most once in a conversation. */
export const warmLines = lines(
	"I’m glad you told me that part.",
	"I wouldn’t have known that if you hadn’t said it.",
	"It’s good to have that said.",
	"I’m glad you’re telling me.",
	"That can stay here just as you wrote it.",
	"Thank you for going on.",
	"Good that you wrote that, too.",
	"You don’t have to tidy it up for me.",
);

/** Asked about a first message. */
export const firstAsks = lines(
	"Where does it begin, if you go back a little?",
	"Which part of it is with you right now?",
	"What made today the day to write it down?",
	"What belongs to it that you haven’t said yet?",
);
/** Asked about a line that was just quoted, whatever it is. */
export const lineAsks = lines(
	"What does nobody ask you about it?",
	"Who would understand that without a long explanation?",
	"Have you said that to anybody before, or is this the first time?",
	"What would the next sentence be?",
	"What belongs to it that you haven’t written yet?",
	"Which word in it counts most?",
	"If that were the first line of a page, what would the page be called?",
	"What do you see when you read it back?",
	"Who else knows that?",
);
/** The same, about a line in which somebody speaks. */
export const speechAsks = lines(
	"What was left unsaid?",
	"What was said after that?",
	"How did it sound, when it was said?",
);
/** The same, about a line that tells what happened. */
export const pastAsks = lines(
	"What do you still see when you think of it?",
	"What came right after that?",
	"What went through your head, right then?",
	"Which small thing about it would nobody else remember?",
	"What would you ask about it, if you could?",
);
/** Asked about all that was told. */
export const openAsks = lines(
	"How does it go on from there?",
	"Where does it begin?",
	"Which part of it are you thinking about now?",
	"Who else knows about it?",
	"What would you like to be asked about it?",
	"Which part of it do you have no words for yet?",
	"Is there something about it that you can’t explain?",
	"What matters most to you in it?",
	"If you had one sentence to tell it in, which would it be?",
	"Was there a moment in it that surprised you?",
	"What did you leave out because it seemed too small?",
	"What do you wish somebody knew about it?",
);

/** Said to a few words. */
export const shortAsks = lines("Go on.", "And then?", "Tell me a little more.", "What else?", "I’m listening.");

/** Asks how the person is, if they have not said it. */
export const feelingAsk = line("And how are you, in all of that?");
/** Asks which of several lines of their own to stay with. */
export const whichLine = line("You’ve told me several things. Which of these should I stay with?");

/** Asked at a message that sounds strong, whether joyful or not. */
export const goodOrBad = lines(
	"That came with some force! Is it good news, or the other kind?",
	"Something has happened! A good thing, or the other kind?",
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

/** Asked after a feeling was named or chosen. */
export const feltAsks = lines(
	"Since when, roughly?",
	"What does most of it come from?",
	"Does anybody know that you feel that?",
);

/** Said to somebody who says what they will do. */
export const willLines = lines("Then I’d like to hear how it goes.", "I’d like to hear how that goes.");
/** Offers to ask about what they said they would do. */
export const planLines = lines(
	"With one tap, I’ll ask you about it afterwards.",
	"If you like, I’ll ask you then. One tap is enough.",
);
/** Offers one thing for tomorrow to somebody who named no plan: {what} is “write one line about your day”. */
export const tomorrowLine = line("For tomorrow, if you like: {what}.");
/** What is offered for tomorrow, with a line of their own if there is one. */
export const linesForTomorrow = lines(
	"write the sentence that comes after {words}",
	"write one line about your day",
	"write down one thing that was different from today",
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
