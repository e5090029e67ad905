import { line, lines } from "../../parts/phrasebook";

/**
 * Said to a question by its form: one honest sentence that holds for anybody, and a way on. None judges, and none claims
 * to know what only the person can.
 */
export const answerLines = {
	"may-ask": lines("Of course. What is it?", "Please do. If I can’t know it, I’ll say so.", "Always. Ask."),
	"what-if": lines(
		"Nobody can see that far. Suppose it does happen: what would you do in the first hour after?",
		"It may go either way. What would you like to have ready for the way you don’t want?",
		"Then it has happened, and you’re still there the next morning. Who would you tell first?",
	),
	comfort: lines(
		"I can’t promise that, though I’d like to. Let’s take only the next hour: what would make it a little easier?",
		"I wish I could say that and know it. I can stay here while you write. What is the hardest part right now?",
	),
	"should-have": lines(
		"You decided with what you knew then, and the rest came later. What did you know at the time?",
		"From here it looks clearer than it was. What spoke for doing it as you did?",
		"What’s done can’t be undone, but sometimes something can still be said. Is there anything you’d want to say now?",
		"I can’t tell you that. If a friend had done the same for the same reasons, would you hold it against them?",
	),
	normal: lines(
		"You’re hardly the first to ask. What would change for you if a hundred others felt it, too?",
		"What you feel is allowed, common or not. What made you wonder about it?",
		"Very little that people feel is theirs alone. Who might say “me, too”, if you told them?",
		"More people do and feel odd things than ever say so. Which would be the greater relief: that others know it, or that it passes?",
	),
	fine: lines(
		"You’re weighing it, and that counts for something. Who would be hurt by it, and who by the opposite?",
		"There’s no rule for that which everybody shares. If somebody you love asked you the same, what would you say?",
		"I hear only one side, so I can’t be the judge. Which answer were you hoping for as you asked?",
		"Turn it round once: if somebody else did this, and you were on the other end, what would you think of them?",
	),
	"fine-feeling": lines(
		"A feeling isn’t a deed, and by itself it takes nothing from anybody. What is it asking for, on your behalf?",
		"You can feel that and still be good to everybody concerned. When is it strongest?",
		"What you feel needs nobody’s permission; what you do with it is up to you. What would you like to do with it?",
	),
	"am-i": lines(
		"I know a few lines of yours, and that is too little to say what anybody is. What would somebody who has known you for ten years answer?",
		"One day, or one feeling, doesn’t settle what you are. What happened, that you ask?",
		"Put a friend’s name in place of yours: would you call them that for the same thing?",
		"That’s a heavy word to carry around. Did somebody say it to you, or is it your own?",
	),
	"others-do": lines(
		"Some grit their teeth, some tell one person, and some ask for help sooner than they wanted to. Which of these is nearest to you?",
		"They’d give you very different answers. Whom would you rather ask: somebody in the middle of it, or somebody who has it behind them?",
		"I can’t ask them for you. What would you most like to know from somebody in the same place?",
	),
	"why-they": lines(
		"Only they know, and perhaps not even they do. Which reason do you fear, and which one could you understand?",
		"I’d have to make something up. What explanation have you been living with so far?",
		"I can’t look into somebody else. Would you want to ask them, if you knew you’d get a true answer?",
	),
	theirs: lines(
		"Only they could say that for certain. What speaks for it, and what against?",
		"I can’t see into anybody, and I won’t guess about somebody you love or miss. What would you do tomorrow if the answer were yes? And if it were no?",
		"That I can’t know. If you could ask them one thing and get an honest answer, what would it be?",
		"I’d only be guessing. What does your own first feeling say, before the arguments begin?",
	),
	ahead: lines(
		"Nobody can give you a date for that. What would be the first small sign that it’s beginning?",
		"I can’t see ahead, and I won’t pretend to. How is today, next to the worst day so far?",
		"I don’t know. What would you do differently this week if you were sure of it?",
	),
	"how-know": lines(
		"I know of no sure test for it. When were you last quite certain, and what was different then?",
		"Sometimes what you do without thinking says more than the arguments. What do you catch yourself doing?",
		"There may be no moment when it’s settled. What speaks for it, and what against?",
	),
	"what-to-do": lines(
		"One step is enough to begin with. Which is the smallest one that you wouldn’t regret?",
		"You needn’t know the whole way. What can’t wait until tomorrow, and what can?",
		"Let’s leave out what you can’t change today. What is left that you can?",
	),
	"how-do": lines(
		"What have you tried so far? The bit that half worked is a good place to begin.",
		"Perhaps in smaller steps than it seems from here. What would be the very first one?",
		"Which part of it do you dread the most? That may be the one to look at first.",
		"Let’s make it small: what could be done about it in ten minutes, today or tomorrow?",
	),
	why: lines(
		"For that why I’d have to guess. What is the first answer that comes to you, even if it isn’t the whole one?",
		"I don’t know why. Perhaps when is easier: when did it begin?",
		"There may be more than one reason. When was it a little less so?",
	),
	opinion: lines(
		"You know far more of it than I do, so your own answer is worth more than mine. What was your first thought, before the reasons began?",
		"I know only a few lines of it. Say yours first, just as it comes, and we’ll look at it together.",
		"What would you tell somebody who wrote you the same? Begin there, and leave out the polite part.",
	),
	"of-coach": lines(
		"What I do happens in here: I listen, look for words with you, and find what you once wrote.",
		"That is outside what I do. Listening, words for somebody, and your own pages are what I have.",
	),
	"of-program": lines(
		"I’m a program, so there’s nothing of the kind in me. How is it with you?",
		"I’m a program, and have no such days or nights. But it’s a good question to give back: and you?",
	),
	/** Asked about oneself, where no other form fits. */
	own: lines(
		"That’s a question to sit with. What made you ask it today?",
		"Nobody can settle that from outside. What would change for you if you knew?",
		"I have no answer for you there, but I’d like to hear how you’ve come to ask it.",
	),
	other: lines(
		"A guess of mine wouldn’t do you any good there, so I’ll leave that one to somebody who knows.",
		"That is outside what I know, I’m sorry. I have this app and what you tell me.",
		"There I’d have to make something up, and you deserve better.",
	),
} as const;

/** Said above a title that is near to a question of fact. */
export const hasReading = lines(
	"There is something about it here, from people who know it well:",
	"This is written about it here:",
);
/** Said to a question that a doctor or a lawyer has to answer. */
export const expertLines = {
	doctor: line(
		"That’s one for a doctor or a pharmacist, who can look at it and ask back. If it is sudden or bad, don’t wait: Help now has the emergency number where you live.",
	),
	lawyer: line(
		"That depends on the law where you live, and I’d hate to get it wrong for you. A lawyer or an advice office near you can say. Take along what you have in writing, with the dates.",
	),
} as const;

/** Said to somebody who wants a plain yes or no about what another person will think or do. */
export const yesOrNo = lines(
	"A plain yes or no would be a guess, because I don’t know them. If you’d be glad to get it, it’s all right; if you’d wince, change one word.",
	"I’d only be guessing, and you know them. What is your own yes or no, if you answer quickly?",
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
