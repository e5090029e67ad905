import { line, lines } from "../../parts/phrasebook";

/** Said to somebody who has just begun to tell something. Each suits joy, grief and a practical thing. */
export const toldLines = lines(
	"Thank you for telling me.",
	"I’m glad you’re telling me this.",
	"It’s good that you wrote that down.",
	"I’m with you.",
	"I’ve read it slowly, all of it.",
);

/** The same where it sounds glad. Whether it is, they say. */
export const gladLines = lines(
	"Is this good news? Then I’m glad you came here with it.",
	"That sounds like something to be glad about. Is it?",
);

/** Asked after it. What somebody needs is theirs to say. */
export const helpQuestions = lines("What would be good now?", "What would you like now?", "Where shall we go with it?");

/** Asked again, later on. */
export const helpAgainQuestions = lines(
	"What would do you good now?",
	"Is there something you’d like to do with all this?",
	"What would you like next?",
);

/** Said to somebody who has asked something that titles of ours may be near to. */
export const askedLines = lines(
	"I can’t answer that for you, as I don’t know your life. What I can open for you is this. Is one of them near?",
	"That depends on the two or three people in it, and I know none of them. Here is what is nearest on my shelf:",
	"I don’t know. Here is what I have that may be near to it. Is it one of these?",
);
/** The same to somebody who asks in general. */
export const askedInGeneral = lines(
	"Is it one of these that you mean?",
	"Here is what I have that may be near to it:",
	"These are the closest I have. Does one of them fit?",
);

export const feelingQuestions = lines(
	"How is it for you right now?",
	"What is it like for you, at this moment?",
	"If one word could say how that feels, which would it be?",
);

export const nearestQuestions = lines("Which of these comes closest?", "Is one of these near to it?");

/** After "None of these", where there are others. */
export const otherTitles = lines("All right, not those. Perhaps one of these?", "Then let’s try others:");
/** After that, and where nothing of ours is near. */
export const chooseTopic = lines("Then choose where it belongs, and I’ll show you what I have:", "What is it about?");
export const inTopic = line("This is what I have there:");

/** Asked something that nothing of ours is near to. */
export const nothingNear = lines(
	"I have no good answer to that, and I’d rather say so than guess. What I can do:",
	"That one I can’t answer for you. This I can do:",
);

/** Asked whether or not to do something. */
export const decisionLines = lines(
	"That is yours to decide, and it helps to see both answers laid out. What would help?",
	"I can’t know what is right for you. I can help you look at it from both sides. What would help?",
);

/** Somebody says that they were not understood. */
export const missedLines = lines(
	"You’re right, I missed that. I go by words and by what you tap, and I took the wrong turn. What did you need?",
	"Sorry. You said it plainly, and I answered something else. Tell me which of these it is:",
	"That was my mistake, not yours. What would really help?",
);
/** Somebody puts right what was taken from their words. */
export const correctedLines = lines(
	"Thank you for putting that right. I take it as you say it now. What would help?",
	"Then I had it wrong. It’s as you say. What would be good now?",
);
/** The same, where words for something else had been brought. */
export const correctedWords = line("Then those were the wrong ones, sorry. What are the words for?");
/** The same, where they have said what they need. */
export const missedWords = line("Sorry, you asked for words and I went past it.");

/** Asked of somebody who goes on telling. Each suits good news and bad. */
export const openQuestions = lines(
	"What stays with you most from it?",
	"What would you like to happen next?",
	"What matters most to you in all this?",
	"Is there a part that you haven’t said yet?",
	"What would you like to remember of it?",
);

/** Said while somebody is listened to. */
export const listeningLines = lines(
	"I’m listening.",
	"Go on. I’m reading every word.",
	"Take all the room you need.",
	"I’m here. There’s no hurry.",
	"That’s here now. Go on whenever you like.",
	"Let it come as it comes.",
);
/** The same with a sentence of theirs, which shows that it was read. */
export const saidBackLines = lines(
	"“{words}” I’m reading that slowly.",
	"“{words}” That one may stand here as it is.",
	"“{words}” I’m staying with that.",
	"“{words}” Thank you for saying it.",
);
/** Said to somebody who tells of a death, before anything else. */
export const deathLines = lines(
	"I’m so sorry.",
	"I’m sorry. That is a great deal to carry.",
	"I’m very sorry. There’s nothing that has to be said well here.",
);
export const listenFirst = line(
	"Then I’ll listen. Write as much as you like, in as many pieces as you like. I’ll say little. When you’re done, say “that’s all”.",
);
export const listenedLast = line("Thank you for telling me. Would you like to keep it as a page of your journal?");
export const listenedGoodNight = line(
	"Good night. I’m glad you told me. If you like, it can become a page of your journal.",
);

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
/** Somebody wants words to say or write. */
export const wordsFor = line("Words, then. What are they for?");
export const theseWords = line("As they are, or made your own:");
/** Where some of the sentences have gaps. */
export const occasionLines = line("As they are, or made your own. Put what only you know where there is a gap:");
export const feelFirst = line("Then let’s find the word for it.");
export const chooseTalk = line("Which of these fits? You can stop in the middle and go on later.");
export const openExercise = line("Here it is, in small steps. You can stop in the middle and go on later.");

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
export const fearNote = line(
	"*This is written for people who are safe with each other. If you are afraid of this person, begin with [Help now](/help-now) instead.*",
);
export const disclaimer = line(
	"*General, written from research and books. It doesn’t know you, and it isn’t advice from a clinician.*",
);
