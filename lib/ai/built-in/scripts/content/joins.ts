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

export const loveOpenings = lines(
	"What I wish for stands in my answers already. Here it stands together.",
	"I take what I’ve written, and look forward with it.",
	"This is the other page: what I want.",
	"Of all that I wrote, these are the words that look ahead.",
	"Here is what I have said about the love and the life I’d like.",
	"Some of what I have written points forward. I begin there.",
);
export const lifeEndings = lines(
	"So much is written. The rest I can add.",
	"Where the order is wrong, I can change it. The sentences are mine.",
	"What is missing, I know best.",
	"This is what I said. What it means is for me to say.",
	"No more than this has been told, and it doesn’t have to be more.",
	"It stops where my answers stop.",
	"This much I can tell. I may tell it differently next year.",
	"I put the pen down here, and not for good.",
	"Whoever reads it aloud will hear what is missing, and I can write it in.",
);
export const loveEndings = lines(
	"It needn’t come in this order.",
	"I may begin with the smallest of these.",
	"These are wishes. I may change my mind about any of them.",
	"I can keep this where I’ll find it.",
	"I don’t have to hurry any of this.",
	"None of it has to be earned first.",
);

/** Where there is little to go by. */
/** Names a questionnaire that was answered in few words. It must not sound as if answers were missing. */
export const longer = lines(
	"There’s more to be told: ‘{title}’ asks about it, whenever I like.",
	"It could be longer with more of my words: ‘{title}’ is a place for them.",
	"If I want more here one day, ‘{title}’ takes longer answers, too.",
	"My answers to ‘{title}’ are short, and short is allowed. More would give this page more to hold.",
);
/** Names a questionnaire that was not answered. */
export const fuller = lines(
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
export const toMyself = lines(
	"I would like to be able to say this to myself: {words}",
	"I am learning to say this to myself: {words}",
);

/** The day, made to be heard. */
export const mornings = lines(
	"A morning, three years from now. I wrote: {words}",
	"It is a morning that I’ve described myself: {words}",
	"First the morning, three years on, in my own words: {words}",
	"In the morning, three years from now: {words}",
);
export const forenoons = lines(
	"Something to look forward to, in an ordinary week: {words}",
	"An ordinary week has this in it, as I wrote: {words}",
	"What I look forward to, in my own words: {words}",
);
export const goals = lines(
	"And there’s my goal: {words}",
	"During the day I may give an hour to what I set out to do: {words}",
	"I have a goal, and worded it so: {words}",
	"One step of it may belong to today: {words}",
);
export const evenings = lines(
	"Later it’s evening. Of an ordinary evening I wrote: {words}",
	"And for the evening I have these words: {words}",
	"Evening comes. I described it like this: {words}",
);
export const atWaking = lines(
	"I wake up, and I may take a moment before the day begins.",
	"It’s morning. Nothing is asked of me yet.",
	"Morning, and one breath before anything else.",
	"I open my eyes. The first minute is mine.",
	"A new day, and I’m in it. I can stretch first.",
	"I’m awake. There is time for one thought of my own.",
);
export const atNoon = lines(
	"In the middle of the day I may stop for one minute and ask how I am.",
	"Somewhere between morning and evening I can rest before everything is done.",
	"Whatever the day brings, I may do one thing at a time.",
	"I may ask for something today, from somebody who is good to me.",
	"I may sit down for a moment, before the second half of the day.",
	"I can look out of a window at noon and be nobody’s for a while.",
	"I may eat something good, slowly.",
);
export const atNight = lines(
	"At night I may put the day down as it is.",
	"Before sleep I can think of one thing that was good, however small.",
	"The day is over. I don’t have to improve it.",
	"I can close my eyes now. Tomorrow may bring its own morning.",
	"I can let the day go, with what it had and what it didn’t have.",
	"I may lie down before I have understood everything.",
	"The light goes out. I’m as far as I am.",
);
