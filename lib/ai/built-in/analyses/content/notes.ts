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

export const nothingToCount = lines(
	"There isn’t much here to count or compare, and I won’t make more of it than there is.",
	"With so few words, a short page is an honest one.",
	"This page has as much in it as your answers, and no more.",
);
/** Where under a heading nothing can be shown. */
export const aboutThisPage = lines(
	"This page shows what you wrote and chose, and asks. What it means is for you to say.",
	"I compare words and numbers. Their meaning is yours.",
	"Everything on this page is either yours or a question.",
);

export const commonSteps = lines(
	"Read your answer to {longest} aloud once, alone. Mark the word at which your voice changes, if it does.",
	"Write your answer to {longest} again in three sentences without looking at the first one. Then compare.",
	"Take your answer to {longest} and cut every word you don’t need. Keep what is left.",
	"Go back to {longest} in a week, and add what has occurred to you since. Adding nothing is fine too.",
	"Copy the last sentence of your answer to {longest} to the top of a new page, and write for ten minutes.",
	"Choose a line of yours from {longest} Take it into your journal and go on from there.",
	"Give your answer to {longest} a title. Then give it a second one.",
	"Put a mark in your answer to {longest} beside each sentence that you’d say aloud.",
	"Say your answer to {longest} into the microphone instead of writing it, and see what comes out differently.",
	"Write the sentence that could stand before the first one of your answer to {longest}",
	"Read your answer to {longest} once more, and write beside it how old you were in each part.",
	"Turn your answer to {longest} into a list of things, without any verbs.",
	"Write down what your answer to {longest} would be in one word. Then explain the word to somebody, or to the page.",
);
/** Kept for people who asked for no closing thought. */
export const plainEnd = lines("That’s the end of this page.", "That’s all for this page.");
