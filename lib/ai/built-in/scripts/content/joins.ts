import { lines } from "../../parts/phrasebook";

// The few words of ours between the person's. `{about}` comes out of `questions.ts`, `{aboutFirst}` begins a sentence.

export const choices = lines(
	"For {about} I chose: ‘{choice}’.",
	"{aboutFirst}: I chose ‘{choice}’.",
	"About {about}, of the answers offered, I took ‘{choice}’.",
	"Asked about {about}, I picked ‘{choice}’.",
	"‘{choice}’ is what I chose for {about}.",
);
export const scales = lines(
	"‘{statement}’: I gave that {value} of {max}.",
	"There was a sentence, ‘{statement}’, and I gave it {value} of {max}.",
	"To ‘{statement}’ I answered with {value} of {max}.",
	"{value} of {max} is my number for ‘{statement}’.",
	"‘{statement}’: my number there is {value} of {max}.",
);

export const lifeEndings = lines(
	"So much is written. The rest I can add.",
	"Where the order is wrong, I can change it. The sentences are mine.",
	"This is what I said. What it means is for me to say.",
	"No more than this has been told, and it doesn’t have to be more.",
	"It stops where my answers stop.",
	"This much I can tell. I may tell it differently next year.",
	"I put the pen down here, and not for good.",
	"There is more to tell, and I can write it in.",
);

/** Where there is little to go by. */
/** Names a questionnaire that was not answered. */
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
/** What stands in place of answers that are not laid out. */
export const leftAlone = lines(
	"I have also answered ‘{title}’. What I wrote there stays there, and isn’t laid out here.",
	"What I wrote in ‘{title}’ is not repeated on this page. It’s mine to tell, or not.",
	"‘{title}’ has answers from me as well. They don’t have to be looked at here.",
	"There are answers of mine to ‘{title}’. This page leaves them in peace.",
);

/** The sentence of the life script. */
export const marked = lines(
	"I chose one sentence of mine as the one that matters most: {words}",
	"I keep this sentence of mine before all the others: {words}",
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

/** A goal, in the day. */
export const goals = lines(
	"And there’s my goal: {words}",
	"During the day I may give an hour to what I set out to do: {words}",
	"I have a goal, and worded it so: {words}",
	"One step of it may belong to today: {words}",
);
