import { lines } from "../../parts/phrasebook";

/** Leads to today. None closes the past: what was told before may be going on, or be mourned. */
export const todays = lines(
	"This is how it is now.",
	"This is how things are these days.",
	"And this is where I am now.",
	"This is my life at the moment.",
);
/** Leads to who and what was good. */
export const goods = lines(
	"Some of it was good.",
	"There has been good in it, too.",
	"I would not want to leave out what was good.",
	"And this was good.",
);
export const lifeEndings = lines(
	"That is how I came to be where I am.",
	"This is the story so far. I was there for all of it, and I am the one who tells it.",
	"I did not choose the beginning. I have told it in my own words.",
	"It is mine, the hard parts and the good ones.",
	"Somebody else would tell it otherwise. This is how I tell it.",
	"I have told what I wanted to tell. The rest is mine as well.",
);

/** Names a questionnaire that has not been answered. */
export const questionnaireToAnswer = lines(
	"‘{title}’ is still to come, and this page can grow with it.",
	"I haven’t been to ‘{title}’ yet. It would have a place here.",
	"There’s room left here, for answers to ‘{title}’.",
	"With answers to ‘{title}’ there would be more to lay side by side.",
);
export const foreign = lines(
	"Some of what I wrote is in {language}. The built-in coach reads English only, so those words stay as they are.",
	"The built-in coach reads English only. What I wrote in {language} is left where it stands.",
);
/** Introduces the sentence of the life script. */
export const marked = lines(
	"I have marked one sentence that I wrote down: {words}",
	"I come back to one sentence that I wrote down: {words}",
);
export const beliefs = lines(
	"I grew up believing this about myself: {words}",
	"I believed this about myself as a child: {words}",
	"I carried one belief about myself out of childhood: {words}",
	"I was small, and I had made up my mind about myself: {words}",
	"I have known one sentence about myself since I was little: {words}",
);
export const heard = lines(
	"I grew up with a sentence that I can still hear: {words}",
	"I can still hear what was said in those years: {words}",
);
export const wanted = lines("I would have wanted to hear this: {words}", "I have waited for some words: {words}");
export const plainSentence = lines(
	"I have begun to write down where I come from.",
	"I am at the beginning of this page.",
	"I have answered some questions, and may answer more.",
	"I have said something about my life, and the rest is still mine to say.",
);

/** Introduces a goal. */
export const goals = lines(
	"There’s something I’m working at: {words}",
	"One thing I’ve set out to do, and I go on with it: {words}",
);

/** Introduces the sentence of a love script that the person would like to be able to tell themselves. */
export const toldMyself = lines("I can tell myself this: {words}", "I would like to tell myself this: {words}");
