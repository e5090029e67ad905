import { line, lines } from "../../parts/phrasebook";

/** Said to a question by its form: what holds for anybody, or a way to find out. None asks it back. */
export const answerLines = {
	"may-i": lines("Please do.", "Of course. Go on.", "Yes, always."),
	comfort: lines(
		"I’d like to say that and know it. I can stay here while you write, for as long as you like.",
		"I can’t promise that, though I wish I could. There’s room here for all of it, at any hour.",
	),
	normal: lines(
		"Very little that people feel is theirs alone, and it needs nobody’s permission. Say it to one person you trust, and chances are that you hear: me too.",
		"It’s asked far more often than it’s said aloud. Whether it’s usual matters less than whether it’s all right for you, and that you can tell by how you feel after it, not during.",
		"More people do and feel odd things than ever say so. If it harms nobody and passes, it may simply be allowed.",
	),
	myself: lines(
		"People who ask that are mostly looking hard at themselves already. Name one thing, however small, that speaks for you in it, and let it count.",
		"One thing you did isn’t all you are. If a friend said that of herself, you’d have an answer ready; give yourself the same one.",
		"Whoever were that wouldn’t lie awake over it. What’s left to do is mostly one sentence or one small repair, and that can wait until tomorrow.",
	),
	fine: lines(
		"Turn it round: if somebody you love told you exactly that, you’d know at once what to say. Try it on yourself, in the same voice.",
		"What shows it is the day after: if you’d still stand by it on a calm morning, it was fine. If you’d wince, it can be put right in one sentence.",
		"Be as fair to yourself there as you’d be to a friend. You know the reasons, and they count for you as they’d count for anybody.",
	),
	past: lines(
		"You decided with what you knew then, and now you know more. Both can be true: that you’d do it differently, and that it wasn’t foolish.",
		"That can’t be done again, but something can still be said. If a sentence is missing, it can begin with “I wish I had …”, to them or only on paper.",
		"Write down what you knew that day, only that. It’s mostly less than one remembers, and fairer to look at.",
	),
	opinion: lines(
		"Mine would be worth little, yours is worth a lot. Say it as you’d say it of a friend: “I think you …”, and see how the sentence ends by itself.",
		"Take both sides for one minute each, aloud. The side for which you find the better words is mostly yours.",
	),
	"of-coach": lines(
		"What I can do: find words for somebody with you, bring what has helped others, lead through a decision step by step, find what you wrote before, or just listen. Tap what’s nearest.",
		"Small things are what I’m good for: words to say, a step to take, a page of yours, something to read, or an ear. They’re all behind “Help me with it”.",
	),
	"of-program": lines(
		"I’m a program, so there’s nothing of the kind in me. I know a joke or two, and I listen.",
		"No such days or nights for a program. I do know a joke, if you like.",
	),
} as const;

/** Said to a question for a fact. */
export const unknownLines = lines(
	"I’m a program that knows this app, its articles and what you wrote, and the answer to that is not among it.",
	"That I don’t know. I have this app, what is written in it, and your own words.",
	"I can’t answer that: I know what stands in this app and what you’ve told me, and nothing else.",
	"For that I’d have to invent something. I’m a program with some articles and your own pages.",
	"That’s beyond what I know, which is this app and your words.",
);
/** Said after that, above the nearest titles, or where none is near. */
/** Said to a question that nothing here answers, before what could help with it. */
export const otherLead = lines(
	"I don’t have an answer of my own to that one.",
	"That’s one I can’t answer myself. What I have may still help.",
	"To that I know no answer, but there are ways to get nearer to one.",
);
export const nearestHere = lines("Is this near to it?", "There’s this to read, if it’s near to what you mean:");
export const whereLines = lines(
	"If it’s a plain fact, an ordinary search will find it. If it’s about somebody, they can say more, or a person who has been there.",
	"For facts, a search engine or a library is quicker; for all else, somebody who has it behind them. What belongs to it can be told here, too.",
	"Somebody you trust may know, or an ordinary search, if it’s a plain fact. I’m glad to hear the rest of it.",
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
