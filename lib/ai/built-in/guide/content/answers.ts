import { line, lines } from "../../parts/phrasebook";

/** Said to a question by its form, where something can be said that holds for anybody. None asks it back. */
export const answerLines = {
	"may-ask": lines("Of course. What is it?", "Please do. If I can’t know it, I’ll say so.", "Always. Ask."),
	comfort: lines(
		"I’d like to say that and know it. I can stay here while you write, for as long as you like.",
		"I can’t promise that, though I wish I could. There’s room here for all of it, at any hour.",
	),
	normal: lines(
		"Very little that people feel is theirs alone, and it needs nobody’s permission.",
		"What you feel is allowed, common or not. What you do with it is up to you.",
		"More people do and feel odd things than ever say so.",
	),
	"of-program": lines(
		"I’m a program, so there’s nothing of the kind in me. I know a joke or two, and I listen.",
		"No such days or nights for a program. I do know a joke, if you like.",
	),
} as const;

/** Said to a question to which neither the app nor the person’s own words hold the answer. */
export const unknownLines = lines(
	"I’m a program that knows this app, its articles and what you wrote, and the answer to that is not among it.",
	"That I don’t know. I have this app, what is written in it, and your own words.",
	"I can’t answer that: I know what stands in this app and what you’ve told me, and nothing else.",
	"For that I’d have to invent something. I’m a program with some articles and your own pages.",
	"That’s beyond what I know, which is this app and your words.",
);
/** Said to a question about the person or somebody close, which nobody could look up. None asks it back. */
export const openLines = lines(
	"I can’t settle that from here. It’s a fair thing to ask, and it needn’t be answered tonight.",
	"Nobody could say that from outside, and I least of all. I’m glad you asked it out loud.",
	"I have no answer there that I’d trust. It may look different by daylight, and you can ask it again then.",
	"I can’t judge that, and I don’t. You’re allowed to ask it, and to feel what goes with it.",
	"That isn’t mine to say. It can stand here as a question for as long as you like.",
	"I don’t know, and I won’t pretend to. There’s room here for whatever belongs to it.",
);
/** Said after that, above the nearest titles, or where none is near. */
export const nearestHere = lines("This is the nearest that’s written here:", "Near to it, there is this:");
export const whereLines = lines(
	"If it’s a plain fact, an ordinary search will find it. If it’s about somebody, they can say more, or a person who has been there.",
	"For facts, a search engine or a library is quicker; for all else, somebody who has it behind them. What belongs to it can be told here, too.",
	"Somebody you trust may know, or an ordinary search, if it’s a plain fact. I’m glad to hear the rest of it.",
);
/** The same to somebody who asks what to do, or about somebody else. */
export const helpLines = lines(
	"What I can look for with you: words to say, something to read, a way to decide.",
	"Somebody you trust may know. I can look for words, for something to read, or for a way to decide.",
	"I can help you find words for it, or something to read.",
);
/** Said to a question that a doctor or a lawyer has to answer. */
export const expertLines = {
	doctor: line(
		"The doctors who know the case can say, or a pharmacist, and you may ask them anything, also twice. If something is sudden or bad, don’t wait: Help now has the emergency number where you live.",
	),
	lawyer: line(
		"That depends on the law where you live, and I’d hate to get it wrong for you. A lawyer or an advice office near you can say. Take along what you have in writing, with the dates.",
	),
} as const;

/** Said to somebody who wants a plain yes or no about what another person will think or do. */
export const yesOrNo = lines(
	"A plain yes or no would be a guess, because I don’t know them. If you’d be glad to get it, it’s all right; if you’d wince, change one word.",
	"I’d only be guessing, and you know them. Take your own yes or no, the one that comes quickly.",
);

/** Short jokes. */
export const jokes = lines(
	"A pessimist, an optimist and a grandmother look at half a glass of water. The grandmother washes the glass.",
	"Two socks say goodbye before the laundry. “Will we see each other again?” – “One of us will,” says the other.",
	"The cat promised the dog to explain how she stays so calm. She’d get back to him. That was in March.",
	"A snail moves in with a turtle. “And where’s your furniture?” asks the turtle. “I thought you had a house,” says the snail.",
	"Why did the sofa need a day off? Everybody leaned on it, and nobody asked how it was.",
	"A clock and a mirror go on a date. “I have all evening,” says the clock. “I can see that,” says the mirror.",
	"An onion joined a support group. By the second evening everybody was crying, and nobody could say why.",
	"The houseplant was asked how it gets through winter. “I lean towards whoever opens the curtains.”",
	"A calendar broke up with a to-do list. It needed a day.",
	"Two snowmen stand in a yard. “Do you smell carrots, too?” – “All the time. I thought it was me.”",
	"A duvet and a Monday met in court. It was a close case, and the duvet won until half past seven.",
	"A goldfish told his whole life story. Then he said, “Anyway, enough about me. Where shall I begin?”",
	"The toaster asked the kettle why she never sings any more. “I do,” said the kettle. “You keep jumping up in the middle.”",
);

/** Small true things, for people who want to hear something nice. */
export const niceThings = lines(
	"Sea otters sometimes hold on to each other’s paws while they sleep, so that they don’t drift apart.",
	"Somewhere a dog is greeting somebody at the door this minute, after eleven minutes, as if it had been years.",
	"The light of the North Star that reaches us tonight set out hundreds of years ago. It took its time, and it arrived.",
	"In Iceland many people give each other books on Christmas Eve, and then spend the night reading them.",
	"In some forests the stump of a felled tree stays alive for decades, because the trees around it go on feeding it through the roots.",
	"When rats are tickled, they make a sound too high for us to hear, and come running back for more.",
	"Every bread with sourdough in it goes back to somebody who kept a little of yesterday’s.",
);
