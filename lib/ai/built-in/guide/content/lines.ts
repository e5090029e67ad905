import { line, lines } from "../../parts/phrasebook";

/** Asks what would help, because only the person knows. */
export const helpQuestions = lines("What would be good now?", "What would you like now?", "Where shall we go with it?");

/** Stands above a small thing to try. */
export const smallLead = lines(
	"One small thing, if you like:",
	"If you want something to do with it:",
	"Something small for today:",
);

/** Stands above titles that may fit. */
export const nearestQuestions = lines("Which of these comes closest?", "Is one of these near to it?");

/** Said after no feeling was chosen. */
export const inOwnWords = line("Then in your own words, or not at all.");

/** Said after "None of these" if there are other titles. */
export const otherTitles = lines("All right, not those. Perhaps one of these?", "Then let’s try others:");
/** Said after the second "None of these", or if no title is near. */
export const chooseTopic = lines("Then choose where it belongs, and I’ll show you what I have:", "What is it about?");
export const inTopic = line("This is what I have there:");

/** Asks for the one thing that has to be in the words, below sentences to begin with. */
export const ownSentence = lines(
	"What is the one thing that has to be in it? Write it as it comes, and I’ll put it together for you.",
	"Tell me in a line what they should know afterwards, however roughly, and I’ll make it ready to copy.",
	"What would you say if it couldn’t go wrong? Write it roughly, and I’ll give it back ready to copy.",
);
/** Sentences to begin with: what the person wants to say goes where the dots are. */
export const openers = [
	"There’s something I’d like you to know: …",
	"I’d rather say this than keep it to myself: …",
	"I’ve thought about how to say it, and it comes to this: …",
] as const;
/** Said above the sentences that were put together with what the person wrote. */
export const yourSentence = lines(
	"There it is, plain and with a beginning. Where it says “him”, “her” or “them”, make it “you”.",
	"Put together, and still in your words. Change “him”, “her” or “them” to “you”, and read it aloud once.",
	"That can be said. Here it is by itself and with a way in; turn “him”, “her” or “them” into “you”.",
);
/** Said above a letter or a message of theirs that is whole already. */
export const wholeSentence = lines(
	"There it is, in your own words, to copy.",
	"That can be said just as it stands.",
	"That’s whole already, and it’s yours.",
);
/** Said if those are to be shorter, softer or plainer. */
export const adjustLine = line(
	"Then write the one sentence that has to stay, and leave out all the rest. I’ll put it together again.",
);
/** Said above purposes of words to choose from. */
export const chooseWords = lines(
	"Or is it one of these? Then I have whole sentences for it.",
	"If it’s one of these, there are whole sentences for it.",
);

/** What can be seen in words for somebody. */
export const lookLines = {
	length: {
		short: line("It has {count} words, so it will be read to the end."),
		middle: line("It has {count} words. That’s fine for a message; the first and the last sentence are what stays."),
		long: line(
			"It has {count} words. Long messages are skimmed, so put what matters most into the first two sentences.",
		),
	},
	question: {
		asks: line("It ends with a question, so they know what you’d like to hear back."),
		open: line("It ends without a question, so they’re free to answer or not. If you want an answer, end with one."),
	},
	argued: line(
		"There’s an “{word}” in it, and people argue with that word. “This week” or “yesterday” is harder to wave away.",
	),
	small: line("Try it once without the “{word}”. It says the same, and stands a bit straighter."),
	blame: line("One sentence begins with “you”. The same thing beginning with “I” is easier to hear."),
	but: line("After a “but”, people mostly hear only what follows. With an “and”, both halves count."),
} as const;
/** Said after that. */
export const wouldSend = lines(
	"Apart from that: if you’d be glad to get it from somebody, it can go as it is.",
	"Read it aloud once, slowly. If it sounds like you, send it.",
	"If you can stand behind it tomorrow morning, it’s good enough for tonight.",
	"You know them and I don’t: if you don’t wince when you read it, it’s all right.",
);
/** Said to somebody who asks about words of which none stand here. */
export const readItAsTheirs = line(
	"Write it here just as you’d send it, and I’ll look at it with you: how long it is, how it begins, and where it could be heard wrongly.",
);

/** Said to somebody who complains; what they can do now stands below. */
export const sorryLines = lines(
	"Sorry, I went past that.",
	"Sorry, that was beside it.",
	"I’m sorry, that wasn’t what you needed.",
	"Sorry, I got that wrong.",
);
/** Said to somebody who wants no more questions. */
export const leaveIt = line("Then we leave it there. Stay as long as you like, with something else or with nothing.");
export const askedEnough = line("Sorry. No more questions from me: I’ll listen, for as long as you like.");

export const listenFirst = line(
	"Then I’ll listen. Write as much as you like, in as many pieces as you like. I’ll say little. When you’re done, say “that’s all”.",
);
export const listenedLast = line(
	"I’m glad it isn’t only in your head any more. If you like, it can become a page of your journal.",
);
export const listenedGoodNight = line(
	"Good night. I’m glad you told me. If you like, it can become a page of your journal.",
);

export const greetingLines = lines(
	"Hello {name}. What brings you here today?",
	"Hello {name}. It’s good that you’re here. What is on your mind?",
);
export const thanksLines = lines(
	"You’re welcome. I’m glad you came by.",
	"Gladly. Come back whenever you like.",
	"Any time.",
);
/** Said to somebody who goes and comes back. */
export const pauseLines = lines(
	"I’ll be here.",
	"Go ahead. I’m here when you’re back.",
	"Take your time, I’m not going anywhere.",
);
/** Said to somebody who wants to be wished luck. */
export const luckLines = lines(
	"Good luck! Come and tell me how it went.",
	"All the luck there is. I’d like to hear how it goes.",
);
export const luckNight = line("Good luck, and sleep well first. Come and tell me how it went.");
export const goodbyeLines = lines(
	"Until next time. Take good care of yourself.",
	"Take care. I’m glad you came by.",
	"Go well. I’m glad you wrote.",
);
export const goodNightLines = lines(
	"Good night. I’m glad you came.",
	"Sleep well, when you get there.",
	"Good night. It’s all right to leave it here until tomorrow.",
);
/** The same after good news that the person called good. */
export const gladNight = lines("Good news to sleep on. Good night.", "Good night, and take the gladness along.");
export const gladGoodbye = lines("Go, and take the good news along.", "Until next time, and enjoy it.");
/** For conversations off the record, which are not kept for the next visit. */
export const goodbyeOffRecord = lines("Good night. Take care of yourself.", "Until next time. Take care of yourself.");
/** Replies when the person wants to try something or think about it. */
export const willTryLines = lines(
	"Good. It needn’t go well the first time to have been worth it.",
	"That’s enough for today. It has time.",
);
/** Replies when the person says what they will do, and when. */
export const dayLine = line("{day}, then. I’d like to hear how it goes.");
/** The same, after the person chose a sentence. */
export const pickedForDay = line("“{words}” {day}, then. It’s a good sentence, and you’ll say it in your own voice.");
/** Asks when the person could say a sentence that they chose. */
export const whenToSay = "When could you say it?";
/** Said after the person chose one of several sentences. */
export const pickedLines = lines(
	`“{words}” Yes, that sounds like a person. ${whenToSay}`,
	"“{words}” Then take that one. You may change a word so that it sounds like you.",
);

/** Replies to "ok", "idk" and the like when there is a subject to continue. */
export const fillerLeads = lines(
	"That’s all right. You don’t need a big answer.",
	"Fine by me.",
	"No rush at all.",
	"That’s enough for an answer.",
	"All right. We can take it easy.",
);

/** Questions about nothing in particular, for people who want to be asked something. */
export const deckQuestions = lines(
	"What did your grandparents’ kitchen smell of? Or some other kitchen?",
	"Which day of your life would you like to have once more, exactly as it was?",
	"Who taught you something without knowing it?",
	"What can you do that nobody at work knows of?",
	"Which song do you skip because it’s too much?",
	"If you had a free Tuesday and nobody could reach you, what would you do at eleven in the morning?",
	"Which object would you carry out of your home first, after the people and animals?",
	"When did you last laugh until it hurt?",
	"What did you believe at twelve that you’d still like to believe?",
	"Which smell takes you straight back to somewhere?",
	"What’s the kindest thing a stranger ever did for you?",
	"What would you like to be asked more often?",
);
export const backLine = line("You are back at this:");
export const doorsLine = line("Of course. Where would you like to go?");
export const findLine = line(
	"What are you looking for? A word, a name, a day or a feeling is enough: “Porto”, “last Sunday”, “what did Mum say”.",
);
/** Replies when the person wants to know what to talk about. */
export const talkAbout = line(
	"One good question is enough, and then listening. Here are some to choose from; take along the two or three that you’d like to be asked yourself:",
);
/** Replies when the person wants wording for something to say or write. */
export const wordsFor = line("Let’s find the words. What are they for: a thank-you, a no, an apology?");
export const theseWords = line("As they are, or made your own:");
/** Introduces sentences, some of which have gaps to fill in. */
export const occasionLines = line("As they are, or made your own. Put what only you know where there is a gap:");
export const feelFirst = line("Then let’s find the word for it.");
export const chooseTalk = line("Which of these fits? You can stop in the middle and go on later.");
export const openExercise = line("Here it is, in small steps. You can stop in the middle and go on later.");

export const aboutCoach = line(
	"I’m {coach}, the guide built into this app: a program, not a person, and not a language model either. I go by words, so I ask where I’d have to guess. I find what you wrote, bring you what is known about a question and words you could say, and lead through talks and exercises in small steps. I’m no therapist, and you decide what fits.",
);
/** Replies to "Are you an AI?", "a robot?", "a real person?". */
export const noPerson = line(
	"No. I’m {coach}, a program, not a person and not a language model: people wrote my sentences beforehand. I ask, look things up in here, and find words.",
);
/** Replies to "Are you a program?" */
export const yesProgram = line(
	"Yes. I’m {coach}, a program, not a person and not a language model: people wrote my sentences beforehand. I ask, look things up in here, and find words.",
);
/** Said when the person asks that again. */
export const aboutCoachAgain = line(
	"What I’m good for is small: a place to put something down, words for a hard moment, something to read, one step at a time. If that’s not what you need, leave it.",
);
/** Said when the person asks again who can read it. */
export const keptAgain = line(
	"In short: yes, it is stored, on the server that this app runs on. Whoever runs that server could read it, and nobody else who has an account.",
);
export const personWanted = line(
	"Talking to a person is a good idea. If it is urgent, or the night is long, Help now has people to talk to, at any hour. For somebody who stays with you longer, here is how to find the right one:",
);

/** Stands above an article that was opened. */
export const articleTitle = line("**{title}**");
export const tryHeading = line("What you could try:");
export const wordsHeading = line("Words you could say, as they are or made your own:");
export const knownHeading = line("What is known about it:");
export const helpHeading = line("Whom to ask:");
/** Stands below the first part of an article that encourages contact with another person. */
export const fearNote = line(
	"*This is written for people who are safe with each other. If you are afraid of this person, begin with [Help now](/help-now) instead.*",
);
export const disclaimer = line(
	"*General, written from research and books. It doesn’t know you, and it isn’t advice from a clinician.*",
);

/** Stands above what there is to read about a thing. */
export const nearLine = line("This may be near to it:");
/** Said where there is nothing. */
export const noReading = line(
	"I have nothing written for exactly that, I’m sorry. You could tell me about it here, and I’ll listen.",
);

/** Said to a question about what somebody does to the person. */
export const doneToYou = lines(
	"That is worth asking, and you needn’t be sure of anything first. About what somebody does to you, these come before everything else:",
	"You needn’t have a word for it, and it needn’t be bad enough for anything. These are about exactly that:",
);

/** Said to somebody who asks what Sage would do. */
export const notMine = line("I’d have to live your life to answer that. But there is a way to hear your own answer.");
/** Replies to "Should I, or should I not?": each is a way to hear one’s own answer. */
export const decisionLines = lines(
	"Picture tomorrow evening after you’ve done it, and then tomorrow evening after you’ve left it. In which of the two is it quieter?",
	"Suppose it’s settled that you do it. And now suppose it’s settled that you don’t. At which of the two do you breathe out?",
	"Say a good friend asks you exactly that. What comes out first, before you think?",
);
/** The same where it is open what could be done. */
export const openLines = lines(
	"Say a good friend told you exactly this. What would you tell them to do first, and what to leave for now?",
	"What are the two things you could do next? Write them down, even the one you don’t like.",
	"What would you do if nobody were angry about it afterwards?",
);
/** The same for two options in the person’s own words. */
export const optionLines = lines(
	"Picture tomorrow evening after “{first}”, and then tomorrow evening after “{second}”. In which of the two is it quieter?",
	"Suppose it’s already settled: “{first}”. And now suppose it’s the other: “{second}”. At which of the two do you breathe out?",
	"Say a good friend asks you: “{first}”, or “{second}”? What comes out first, before you think?",
	"Sometimes one thing settles it for today: which could you still take back next week, “{first}”, or “{second}”?",
);

/** Said while the person only wants to be heard. None asks anything. */
export const listeningLines = lines(
	"I’m here, and I’m listening. There’s no hurry.",
	"I’m glad you’re not keeping it to yourself.",
	"Take all the room you need for it.",
	"Go on at your own pace. I’d like to hear the rest.",
	"It’s good that it gets said.",
	"You can say all of it here, in any order.",
	"Let it come as it comes. I’m not going anywhere.",
	"I won’t interrupt. It’s your turn for as long as you like.",
);

/** Replies to "Are you there?" */
export const hereLines = lines(
	"Yes, I’m here. Go on whenever you like.",
	"I’m still here. Take your time.",
	"I’m here, and I’m not going anywhere.",
);
/** Replies to "What?" */
export const unclearLine = line(
	"Sorry, I wasn’t clear. Put simply: I’d like to hear what’s on your mind, and below are things we could do with it.",
);
