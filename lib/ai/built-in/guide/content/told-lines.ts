import type { ToldForm } from "@/lib/domain/text/told-form";
import { type Line, line, lines } from "../../parts/phrasebook";

/**
 * Lines for whatever a person tells. Until they have said how it is for them, each has to be right for a joy, a loss, a
 * quarrel and an ordinary day. None says what the message was about, how it feels, or that it was understood.
 */

/** Said to somebody who wants to tell good news. */
export const goodFirst = lines(
	"Oh, good! Tell me all of it, in any order.",
	"How good! Go on, I’d like to hear everything.",
	"I’m glad already. Begin wherever you like, and leave nothing out.",
);

/** Says what the buttons below are for that tell how it is for the person. */
export const howLabel = "How is it for you?";
/** Said to each answer to that. */
export const howLines = {
	good: line("Then I’m glad with you."),
	hard: line("Then we’ll go slowly. You don’t have to explain anything."),
	both: line("Both, then. The one needn’t cancel the other."),
	ordinary: line("Ordinary is welcome here."),
	"rather-not": line("That’s fine. It needs no word."),
} as const;

/**
 * Questions by the form of what was told last, `{they}` and `{them}` being the one person in it. Each has to be right
 * for a joy, a loss, a quarrel and an ordinary day, because the form says nothing about that.
 */
export const asksBy: Readonly<Record<ToldForm, readonly Line[]>> = {
	"they-said": lines(
		"What did you say to that?",
		"What went through your head when {they} said it?",
		"How did it sound, the way {they} said it?",
		"What do you think {they} meant by it?",
		"What would a good answer to that sound like?",
	),
	"i-said": lines(
		"And what came back?",
		"How was it, once it was said?",
		"Was there something you didn’t say along with it?",
	),
	unsure: lines(
		"If you had to guess, what would you say?",
		"What would help you to know?",
		"What do you hope the answer is?",
	),
	maybe: lines(
		"What would the first minute of that look like?",
		"When would be a good moment for it?",
		"And what speaks for it, most of all?",
	),
	will: lines(
		"What will you do right after?",
		"How would you like it to go, if it goes well?",
		"Is there anything you’d like to have ready for it?",
	),
	wish: lines(
		"What stands between you and that, just now?",
		"What would be the smallest piece of it?",
		"If it were so, what would be different on an ordinary Tuesday?",
	),
	miss: lines(
		"What do you miss most?",
		"When in the day do you notice it most?",
		"What was it like, when it was there?",
	),
	fear: lines(
		"What do you picture, exactly?",
		"What would help you to be a bit steadier in it?",
		"Who could know about that, so that you aren’t alone with it?",
	),
	waiting: lines(
		"Which reasons could there be, the dull ones included?",
		"How long would you like to give it?",
		"What would you like to do in the meantime?",
	),
	loss: lines(
		"Would you like to tell me a little about {them}?",
		"How are these days for you?",
		"What’s on your mind most, with it?",
		"Is there somebody you can talk to about it?",
	),
	but: lines(
		"There’s a “but” in there. Which side of it weighs more right now?",
		"What would have to be true so that you needn’t choose between the two?",
		"And if you leave out the half before the “but”, what’s left?",
	),
	plain: lines(
		"What’s that like for you?",
		"What about it matters most to you?",
		"How are you with that?",
		"Is there more to it?",
		"What do you make of it yourself?",
		"What else belongs to it?",
		"And how does it feel, now that you’ve written it?",
	),
};

/** Questions about anything, for when those by form are used up. */
export const asksAny = lines(
	"Which part of it do you come back to?",
	"What would I have to know to see the whole of it?",
	"What would you like to come of it?",
	"And how are you now, as you write it?",
	"What would you tell a good friend who told you this?",
	"What would make tomorrow a little better?",
	"What’s the one thing in it that you’d like me to remember?",
	"Is there somebody you’d tell this to, if it were easy?",
	"How did it begin?",
	"What would help you most with it: an idea, a word, or only an ear?",
);

/** Questions for somebody who has said how it is for them. */
export const asksMood = {
	good: lines(
		"What’s the best of it?",
		"Who did you want to tell first?",
		"What did it take to get here?",
		"What are you looking forward to most?",
		"How will you celebrate it, even if only with a cup of something?",
	),
	hard: lines(
		"What’s the hardest part of it?",
		"What do you wish somebody would say to you about it?",
		"What has helped you before, even a little?",
		"What would make the next hours a little easier?",
		"Which part of it could wait until next week?",
	),
	both: lines(
		"Which of the two is louder right now?",
		"If you could keep one thing about it and change one, which would they be?",
		"Which of the two do other people see?",
	),
	ordinary: lines("What were the best five minutes of it?", "Is there something in it you’d like more of?"),
} as const;

/** Stand around a line of the person’s own. A question or an offer comes after it. */
export const aroundQuote = lines(
	"{words} Thank you for telling me.",
	"{words} Let’s stay with that for a moment.",
	"{words} I won’t hurry past that.",
	"{words} It’s good to have that said.",
	"{words} That’s where I’d like to stay a little.",
	"{words} Let’s look at that.",
	"{words} I’d like to hear more of that.",
	"{words} Take all the room you need for that.",
);
/** Said to what comes right after somebody has said that it is good, and to somebody who has said that it is hard. */
export const metGood = lines("How good!", "I’m glad with you.", "That’s wonderful to hear.");
export const metHard = lines("That’s a lot.", "I’m here.", "Take your time with it.", "There’s no hurry.");
/** Said where no line is quoted, before a question or an offer. */
export const metLines = lines(
	"Thank you for telling me.",
	"I’m glad you’re telling me this.",
	"I’m with you.",
	"It’s good that you say it.",
	"Yes. I’d like to hear about that.",
	"I’m right here.",
	"Let’s look at that together.",
	"Take all the room you need.",
	"I’ve got time.",
);
/** Said to a message that is full of exclamation marks or capitals, whatever it is about. */
export const loudLines = lines(
	"I’m all ears, tell me everything!",
	"That came with some force! I want to hear it all.",
);
export const loudAsks = lines("How did it happen, from the start?", "Who knows about it already?");

/** Offers to do something with what was told; the buttons for it stand below. */
export const offerLines = {
	words: lines(
		"If there’s something in it that you’d like to say to {them}, we could find the words together. Or tell me more first.",
		"Would you like to put some of that to {them}? I have words to start from. Or go on here.",
	),
	any: lines(
		"Is there something you’d like to do with it: find words, see what has helped others, or think it through? Or go on, I’m listening.",
		"We can stay with this, or do something with it: words, something to read, one small step. You choose.",
	),
} as const;
/** Stand around a line while the person only wants to be heard. */
export const aroundHeard = lines("{words} I’m listening.", "{words} Go on, if you like.");
/** Stand around a line as the person leaves. */
export const aroundLast = lines("{words} I’m glad you wrote that.", "{words} It’s good that you said it.");
/** Stand around a line of theirs about which Sage offers to ask the next day. */
export const aroundTomorrow = lines(
	"If you like, I’ll ask you tomorrow how this went on: {words}",
	"Tomorrow I can ask you how it went on with this, one tap is enough: {words}",
);
/** The same for a line that was quoted before. */
export const askTomorrow = lines(
	"If you like, I’ll ask you tomorrow how it went on. One tap is enough.",
	"With one tap, I’ll ask you about it tomorrow.",
);
/** Said at the end if Sage already offered to ask about something. */
export const hearLines = lines("I’d like to hear how it went.", "Come and tell me how it went, if you like.");
/** Said at the end if nothing was told that could be asked about: something small to bring along. */
export const bringLines = lines(
	"If you come by tomorrow, bring me the best minute of the day, however small.",
	"For tomorrow, if you like: one thing that was easier than you thought. I’d like to hear it.",
	"Tomorrow I’d like to hear one thing that made you look twice.",
);
/** Stand around a line of theirs from the last time, when they come back. */
export const lastTime = lines(
	"It’s good to see you again. Last time you wrote: {words} How has it gone on since, or is it something new today?",
	"You’re back, I’m glad. Last time there was this: {words} Is it still so, or is something else on your mind?",
);
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

/** Said to somebody whose relative, friend or animal has died. */
export const sorryLines = lines("I’m sorry. Thank you for telling me.", "I’m so sorry.");

/** Said to light talk, before a question. */
export const lightLines = lines("Ha, I like how you put it.", "Ha. I like that.", "Ha.");

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
