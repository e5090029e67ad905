import { SOURCES_BEGIN } from "@/lib/domain/questionnaires/sources";
import type { Kind } from "@/lib/domain/safety/kinds";
import { type Line, line, lines } from "../../parts/phrasebook";

// What the coach says about itself and about the page.

/** Said on a page with an answer that may tell of danger, without pointing at the answer. */
export const helpNow = lines(
	"*Help now* leads to people to talk to, at any hour, if that’s of use.",
	"If you’d like to talk to somebody about anything, *Help now* says whom you can reach.",
);

/** Said first if answers to another questionnaire were a clear sign of danger, whatever this questionnaire is about. */
export const careElsewhere: Readonly<Partial<Record<Kind, Line>>> = {
	"partner-danger": line(
		"Elsewhere, some of your words read as if somebody hurts you or frightens you. If that is so, nothing on this page asks you to go nearer to them, to explain or to forgive. *Help now* leads to people who know situations like that, at any hour.",
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
/** In place of an origin, for people who say that what they learned at home decides little in how they love today. */
export const homeDecidesLittle = lines(
	"As you see it, home decides little in how you love today. Where this comes from is for you to say.",
);
/** Fills a section that has nothing else to show. */
export const aboutThisPage = lines(
	"What your answers mean here is for you to say.",
	"For this part, your answers are enough as they stand.",
	"This part stays open. You can fill it by writing more, or leave it so.",
	"Nothing needs to be added here.",
	"Here, too, the last word is yours.",
	"You can come back to this part whenever you like.",
	"What is written here can stand as it is.",
);

/**
 * Says which answer the sentence at the top of the page belongs to: the one that the person marked as the one that
 * matters most. The whole answer follows if it has more than that sentence.
 */
export const marked = lines(
	"You marked the sentence at the top, your answer to {question}",
	"At the top stands the sentence that you marked, from your answer to {question}",
	"The sentence at the top is the one that you marked, from your answer to {question}",
);
export const markedWithin = lines(
	"The sentence that you marked stands in your answer to {question}:",
	"You marked the sentence at the top, in your answer to {question}:",
);
/** Says which answer stands at the top of a page on which nothing is marked. */
export const opened = lines(
	"The words at the top are your answer to {question}",
	"At the top stands your answer to {question}",
	"The page begins with your answer to {question}",
	"The beginning of this page is your answer to {question}",
	"What stands at the top is what you wrote to {question}",
	"The first words of this page are your answer to {question}",
	"You wrote the words at the top in answer to {question}",
	"This page opens with your answer to {question}",
);
/** Steps for people whose answers suggest no others. */
export const commonSteps = lines(
	"Choose one of your answers and say it aloud once, alone.",
	"Write for ten minutes about the answer that came last.",
	"Tell somebody who is good to you one thing that you wrote here.",
	"Add one sentence to the answer that you wrote fastest.",
);
/** Closings for people who asked for no closing thought. */
export const plainEnd = lines("That’s the end of this page.", "That’s all for this page.");

/** Introduces an answer that may deny what its question presumes. */
export const asked = line("Asked {question} you wrote:");

/** The last line of a page: the research behind what it says about ticked answers. */
export const sources = lines(`${SOURCES_BEGIN} {list}.`);
