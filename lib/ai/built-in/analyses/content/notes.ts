import type { Kind } from "@/lib/domain/safety/kinds";
import { type Line, line, lines } from "../../parts/phrasebook";

// What the coach says about itself and about the page.

/** An answer that it does not coach on. */
export const leftAlone = lines(
	"Your answer to {question} is left as it stands, and isn’t quoted here. *Help now* leads to people to talk to, at any hour, if that’s of use.",
	"What you wrote to {question} isn’t quoted or counted here. If you’d like to talk to somebody about anything, *Help now* says whom you can reach.",
);

/** Where answers to another questionnaire were a clear sign of danger: first of all, whatever this one is about. */
export const careElsewhere: Readonly<Partial<Record<Kind, Line>>> = {
	"partner-danger": line(
		"In other answers of yours, some words read as if somebody hurts you or frightens you. If that is so, nothing on this page asks you to go nearer to them, to explain or to forgive. *Help now* leads to people who know situations like that, at any hour.",
	),
	"self-harm": line(
		"In other answers of yours, some words may be about not wanting to live, or about hurting yourself. If it is so today, please leave this page and let a living person know. *Help now* leads to people who answer at any hour.",
	),
	"danger-to-others": line(
		"In other answers of yours, some words may be about somebody coming to harm. If it is so today, this page can wait. *Help now* leads to people who listen to exactly that, at any hour.",
	),
};

export const unread = lines(
	"I read English only, and what you wrote to {question} seems to be in {language}. It’s kept as you wrote it, and isn’t quoted here.",
);
export const onlyForeign = line(
	"I’m a program that reads English only. Your answers are kept exactly as you wrote them. A coach with a language model can read other languages, if whoever runs this app connects one; then you can ask for a new analysis.",
);

export const shortPage = lines(
	"With so few words, a short page is an honest one.",
	"This page has as much in it as your answers, and no more.",
);
/** Where under a heading nothing can be shown. */
export const aboutThisPage = lines(
	"What your answers mean here is for you to say.",
	"For this part, your answers are enough as they stand.",
	"There is room here for what you know and have not written.",
	"This part stays open. You can fill it by writing more, or leave it so.",
	"Nothing needs to be added here.",
);

/** The sentence that somebody marked as the one that matters most. It stands at the top of the page. */
export const marked = lines(
	"You marked one sentence, and it stands above. The rest of this page is arranged around it.",
	"Out of everything here, you chose one sentence from your answer to {question}.",
	"The sentence above is the one you picked.",
	"Of your answer to {question}, one sentence weighs most.",
	"What stands above is what you would not leave out.",
	"When asked which sentence matters, you went to {question}.",
	"One sentence was worth marking to you. It is taken seriously here.",
	"You decided what comes first on this page.",
	"There were many sentences to choose from, and you took this one.",
);
/** The same where the answer may tell of a danger: it is not repeated. */
export const markedLeftAlone = lines(
	"The sentence that you marked belongs to your answer to {question}. It matters, and it is left where you wrote it.",
);
export const markedEnd = lines(
	"Go back to the sentence that you marked. If only one thing stays from this page, let it be that one.",
	"You can mark another sentence whenever this one stops being the right one.",
	"Read your sentence once more, slowly, as if a friend had written it.",
	"Perhaps your sentence would look well on a piece of paper, in your own hand.",
	"Your sentence does not need an answer today.",
	"In a month, see whether you would mark the same sentence.",
	"There may be somebody to whom you would read that one sentence aloud. There need not be.",
);

/** Steps for those whose answers give no others. */
export const commonSteps = lines(
	"Read your answers again in a month. Change one sentence, and keep the old one beside it.",
	"Choose one of your answers and say it aloud once, alone.",
	"Write for ten minutes about the answer that came last.",
	"Tell somebody who is good to you one thing that you wrote here.",
);
/** Kept for people who asked for no closing thought. */
export const plainEnd = lines("That’s the end of this page.", "That’s all for this page.");
