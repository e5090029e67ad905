import { line, lines } from "../../parts/phrasebook";

/** Said to somebody who has told something. Each is true whatever it was, asks nothing and explains nothing. */
export const toldLines = lines(
	"I’m glad you’re putting this into words instead of carrying it around.",
	"Let’s stay with that for a moment.",
	"There’s no right order to tell it in. Begin wherever it presses most.",
	"You don’t have to have it sorted out to write about it.",
	"That deserves more than a passing thought.",
	"Let’s look at it together, one piece at a time.",
	"It makes sense to stop and look at this.",
	"Thank you for trusting this page with it.",
	"Take your time. Nothing here is in a hurry.",
	"Some things get clearer while one writes them. Maybe this is one.",
);

/** Said to somebody who has asked something. */
export const askedLines = lines(
	"Let’s see what might help with that.",
	"That’s a question worth taking seriously.",
	"Many people come to that question, each from somewhere else.",
	"Let’s narrow it down together.",
	"There is more than one way into that.",
	"Good that you ask. Let’s find the right door.",
);

export const feelingQuestions = lines(
	"How is it for you right now?",
	"What is it like for you, at this moment?",
	"If you had to choose one word for how it feels, which would it be?",
);

export const nearestQuestions = lines(
	"Which of these is nearest?",
	"Which one comes closest?",
	"Is one of these near to it?",
);

/** After "None of these", where there are others. */
export const otherTitles = lines("All right, not those. Perhaps one of these?", "Then let’s try others:");
/** After "None of these", where there are no others. */
export const noTitles = lines(
	"Then tell me a little more, in your own words. Or choose where to go:",
	"That’s all right. Say it another way, or go through one of these doors:",
);

/** Where nothing of ours shares a word with what was told. */
export const nothingNear = lines(
	"I found nothing that is near enough to that. Choose what would help now:",
	"I found nothing close to that. Choose what would help now:",
);

/** Asked of somebody who tells something that no title is near to. Each suits good news and bad. */
export const openQuestions = lines(
	"What happened next?",
	"What stays with you most from it?",
	"How did it begin?",
	"What went through your mind just then?",
	"What would you like to happen next?",
	"Is this new, or do you know it from before?",
	"What did you say then, or what would you have liked to say?",
	"Who else knows about this?",
	"What does it mean to you?",
	"Which part of it would you tell a friend first?",
	"What do you hope for now?",
	"What would you like to remember of it?",
);

/** Said while somebody is listened to. */
export const listeningLines = lines(
	"I’m listening.",
	"Go on, I’m here.",
	"Take all the room you need.",
	"Yes. And then?",
	"I’m still here.",
	"Slowly. There’s time.",
	"Let it come as it comes.",
);
export const listenFirst = line(
	"Then I’ll listen. Write as much as you like, in as many pieces as you like. I’ll say little. When you’re done, say “that’s all”.",
);
export const listenedLast = line("Thank you for telling me. Would you like to keep it as a page of your journal?");

export const greetingLines = lines(
	"Hello {name}. What brings you here today?",
	"Hello {name}. It’s good that you’re here. What is on your mind?",
);
export const thanksLines = lines("You’re welcome.", "I’m glad.");
export const goodbyeLines = lines(
	"Good night. This will be here when you come back.",
	"Until next time. You can pick this up wherever you left it.",
);
/** Off the record nothing is there when they come back. */
export const goodbyeOffRecord = lines("Good night. Take care of yourself.", "Until next time. Take care of yourself.");
export const fillerLines = lines("Whenever you’re ready.", "Go on whenever you like.", "No hurry.");

export const backLine = line("You are back at this:");
export const doorsLine = line("Of course. Where would you like to go?");
export const findLine = line(
	"What are you looking for? A word, a name, a day or a feeling is enough: “Porto”, “last Sunday”, “what did Mum say”.",
);
export const chooseTalk = line("Which of these fits? You can stop in the middle and go on later.");
export const openExercise = line("Here it is, in small steps. You can stop in the middle and go on later.");

/** In the conversation after a sign of danger, where nothing else is answered. */
export const carefulLines = lines(
	"I’m here. You can go on writing, about this or about anything else.",
	"You can write it here as it is. And you don’t have to carry it with me alone.",
	"I’m still with you. Nothing has to be decided while you write.",
	"Go on, at your own pace. There are people to talk to whenever you want one.",
);

/** Somebody writes about another person in danger. */
export const friendLine = line(
	"It’s hard to watch that from outside. You can do something, and you don’t have to do it alone.",
);

export const aboutCoach = line(
	"I’m {coach}, the guide built into this app: a program, not a person, and not a language model either. I go by words, so I ask where I’d have to guess. I find what you wrote, bring you what is known about a question and words you could say, and lead through talks and exercises in small steps. I’m no therapist, and you decide what fits.",
);
export const personWanted = line(
	"Talking to a person is a good idea. If it is urgent, or the night is long, Help now has people to talk to, at any hour. For somebody who stays with you longer, here is how to find the right one:",
);

/** Above an article that was opened. */
export const articleTitle = line("**{title}**");
export const tryHeading = line("What you could try:");
export const wordsHeading = line("Words you could say, as they are or made your own:");
export const knownHeading = line("What is known about it:");
export const helpHeading = line("Whom to ask:");
/** Below the first part of an article that leads towards another person. */
export const afraidShort = line(
	"*This is written for people who are safe with each other. If you are afraid of this person, begin with [Help now](/help-now) instead.*",
);
export const disclaimer = line(
	"*General, written from research and books. It doesn’t know you, and it isn’t advice from a clinician.*",
);
