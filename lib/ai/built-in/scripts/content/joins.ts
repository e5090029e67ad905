import { lines } from "../../parts/phrasebook";

/** Leads from those years to today. None says that today comes from them. */
export const todays = lines(
	"So it was then. Now for today.",
	"That was then. This is now.",
	"So much for those years. Now for these.",
	"I am grown up now, and this is how I live.",
	"I turn to these days.",
	"Enough of then. I look at now.",
	"Years have gone by since, and I come to the present.",
);
/** Leads to who and what was good. */
export const goods = lines(
	"That is not the whole story.",
	"Now for what has held me.",
	"Some things were simply good, and I count them.",
	"There was always something else as well.",
	"I would tell it wrongly if I left out what was good.",
	"There is another side to it, and it belongs here.",
	"And I have had good people, and good reasons.",
);
export const lifeEndings = lines(
	"That is how I came to be where I am.",
	"This is the story so far. I was there for all of it, and I am the one who tells it.",
	"I did not choose the beginning. I have told it in my own words.",
	"This is what I have told, in the order in which it came.",
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
/** Replaces answers that are not shown. */
export const leftAlone = lines(
	"I have also answered ‘{title}’. What I wrote there stays there, and isn’t laid out here.",
	"What I wrote in ‘{title}’ is not repeated on this page. It’s mine to tell, or not.",
	"‘{title}’ has answers from me as well. They don’t have to be looked at here.",
	"There are answers of mine to ‘{title}’. This page leaves them in peace.",
);

/** Introduces the sentence of the life script. */
export const marked = lines(
	"I have written down one sentence that weighs more than the others: {words}",
	"I come back to one sentence that I wrote down: {words}",
);
export const beliefs = lines(
	"I grew up believing this about myself: {words}",
	"I believed this about myself as a child: {words}",
	"I carried one belief about myself out of childhood: {words}",
	"I was small, and I had made up my mind about myself: {words}",
	"I have known one sentence about myself since I was little: {words}",
	"I learned early who I was, or thought so: {words}",
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
	"I have a goal, and worded it so: {words}",
	"One thing I’ve set out to do, and I go on with it: {words}",
);

/** Introduces the sentence of a love script that the person would like to be able to tell themselves. */
export const toldMyself = lines("I can tell myself this: {words}", "I would like to tell myself this: {words}");
