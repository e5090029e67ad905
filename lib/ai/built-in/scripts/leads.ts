import { FATHER_QUESTIONNAIRE_ID, MOTHER_QUESTIONNAIRE_ID, TIMELINE_QUESTIONNAIRE_ID } from "@/lib/questionnaires/ids";

import type { Entry } from "./material";

/**
 * How the person's own words are brought in, by questionnaire and question. `[q]` is the quote, a whole sentence that
 * stands by itself; `{they}` and the like are whom the questionnaire is about.
 */
const leads: Record<string, Record<string, readonly string[]>> = {
	[MOTHER_QUESTIONNAIRE_ID]: {
		q2: ["The picture of {them} that comes to me first: [q].", "When I think of {them} I see this: [q]."],
		q3: ["This is how I tell of a good day: [q].", "There were good days, and I wrote about one: [q]."],
		q4: ["About how {they} comforted me I wrote: [q].", "When I was sick, scared or ashamed, this is how it was: [q]."],
		q8: [
			"What I learned about love from watching {them}, I put like this: [q].",
			"I watched {them}, and what I took from it about love is this: [q].",
		],
		q9: [
			"As a child I had a sentence for it: [q].",
			"What I believed about myself then, I can still say: [q].",
			"In a child’s words it went like this: [q].",
		],
		q11: ["What I would have liked more of is no secret: [q].", "Asked what I would have liked more of, I wrote: [q]."],
		q12: ["I notice {them} in myself: [q].", "Some of {their} ways have come along with me. I wrote: [q]."],
		q13: ["And between us today? I wrote: [q].", "About how things are between us today I wrote: [q]."],
	},
	[FATHER_QUESTIONNAIRE_ID]: {
		q2: ["How a room changed when {they} came in, I wrote down like this: [q].", "When {they} came in: [q]."],
		q3: ["What the two of us did together, in my own words: [q].", "I wrote about what we did together: [q]."],
		q5: ["When I made a mistake it went like this: [q].", "About what happened when I made a mistake I wrote: [q]."],
		q7: [
			"How {they} {was} when {they} {was} sad or afraid, I have described: [q].",
			"About {their} sadness and {their} fear I wrote: [q].",
		],
		q8: ["As a partner, as far as a child could see: [q].", "What kind of partner {they} {was}, I put like this: [q]."],
		q9: [
			"What {they} taught me to expect from people: [q].",
			"From {them} I took a rule about other people. I wrote: [q].",
		],
		q12: [
			"I meet {them} again today, and I know where: [q].",
			"Where I meet {them} again in my life, I wrote down: [q].",
		],
		q14: [
			"What I would have wanted to hear from {them}: [q].",
			"There is something that I would have wanted to hear from {them}: [q].",
		],
	},
	"1": {
		q6: [
			"What takes the most out of me these days, I named: [q].",
			"Asked what costs me the most energy, I wrote: [q].",
		],
		q7: ["In an ordinary week there is this: [q].", "I look forward to small things. I wrote: [q]."],
		q9: ["When people ask how I am, I leave something out: [q].", "What I leave out when people ask me how I am: [q]."],
		q11: [
			"A year from then I wanted one thing to be different: [q].",
			"I wrote down what I wanted to be different: [q].",
		],
	},
	"2": {
		q1: ["I know whose way of living I admire. I wrote: [q].", "There is a way of living that I admire: [q]."],
		q6: [
			"What I have set aside to keep a relationship going, I wrote down: [q].",
			"I have set something aside for love. I wrote: [q].",
		],
		q10: ["I know where I draw the line: [q].", "My line is where I wrote it down: [q]."],
		q11: ["I have a promise to keep to myself: [q].", "The promise that I wanted to keep was this: [q]."],
	},
	"3": {
		q6: [
			"There is a sentence from those years that I can still hear: [q].",
			"One sentence from home is still in my ear: [q].",
		],
		q8: ["About what my part at home got me I wrote: [q].", "It got me something, that part of mine. I wrote: [q]."],
		q11: [
			"Outside my home there was somebody who was good to me: [q].",
			"Asked who was good to me outside my home, I wrote: [q].",
		],
		q13: [
			"There is a rule from home that I would like to stop following: [q].",
			"I already know which of the old rules may go. I wrote: [q].",
		],
	},
	"4": {
		q2: [
			"What I do in the first minute of a disagreement, I have described: [q].",
			"Once, in the first minute of a disagreement, it was like this: [q].",
		],
		q4: [
			"When somebody is upset with me I am afraid of one thing. I wrote: [q].",
			"What I fear when someone is upset with me: [q].",
		],
		q7: [
			"What I hope for when I am hurt, I wrote down: [q].",
			"When I am hurt I hope for something quite particular: [q].",
		],
		q10: [
			"When somebody comes very close, this is what happens in me: [q].",
			"About what happens when someone comes very close I wrote: [q].",
		],
		q13: [
			"For the first minute of a disagreement I have a plan: [q].",
			"I know how I would like to spend the first minute of a quarrel: [q].",
		],
	},
	"7": {
		q1: ["What I said to myself the last time something went wrong: [q].", "The voice in my head, word for word: [q]."],
		q8: [
			"One side of me stays hidden until I trust somebody. I wrote: [q].",
			"About the side of me that stays hidden I wrote: [q].",
		],
		q11: ["There are places where I like who I am. I wrote: [q].", "I know where I like who I am: [q]."],
		q12: [
			"There is a sentence that I want to be able to tell myself: [q].",
			"What I would like to tell myself, and believe: [q].",
		],
	},
	"12": {
		q1: [
			"When I was about ten I could do one thing for hours. I wrote: [q].",
			"What I could do for hours as a child, I still know: [q].",
		],
		q2: [
			"A figure from a story has stayed with me: [q].",
			"There is a character who has never quite left me. I wrote: [q].",
		],
		q3: ["I once wished that a day would not end: [q].", "There was a day that should not have ended. I wrote: [q]."],
		q4: [
			"I want something that hardly anyone knows about, and I have written it down: [q].",
			"What I want, and have hardly told anyone: [q].",
		],
		q7: ["I know what makes me feel wanted: [q].", "What makes me feel wanted, in my own words: [q]."],
		q9: [
			"Whoever wants to love me well can know this: [q].",
			"I have directions for those who love me, and I give them out: [q].",
		],
		q10: [
			"I know what used to stop me when I came close to something I wanted: [q].",
			"What stopped me, whenever I came close, I have called by its name: [q].",
		],
	},
	[TIMELINE_QUESTIONNAIRE_ID]: {
		q5: ["With {noun} I had a part. I wrote: [q].", "The part I played with {noun}: [q]."],
		q7: ["The hardest thing with {noun}, as I told it: [q].", "With {noun} the hardest thing was this: [q]."],
		q9: ["Because of {noun} I do something differently. I wrote: [q].", "What I took with me from {noun}: [q]."],
		q10: [
			"To the one I was when it began with {noun}, I would say: [q].",
			"What I would tell the person I was before {noun}: [q].",
		],
	},
};

/** Where nobody took a parent's place: there is no "she" or "he" in these. */
export const emptyPlace: Record<string, Record<string, readonly string[]>> = {
	[MOTHER_QUESTIONNAIRE_ID]: {
		q2: ["Where a mother would be, I wrote this: [q].", "About the empty place I wrote: [q]."],
		q4: ["When I was sick, scared or ashamed there was this: [q].", "Comfort had to come from somewhere else: [q]."],
		q8: ["What I learned about love from that, I put like this: [q]."],
		q11: ["I know what I would have liked: [q]."],
	},
	[FATHER_QUESTIONNAIRE_ID]: {
		q2: [
			"Where a father would be, there is this: [q].",
			"About the gap that was there instead of a father I wrote: [q].",
		],
		q9: [
			"What I learned from it to expect of people: [q].",
			"It taught me something about other people. I wrote: [q].",
		],
		q3: ["There was something else, and I count it: [q]."],
		q14: ["There is something that I would have liked to hear: [q]."],
	},
};

/** A word after what a child believed. */
export const afterBeliefs = [
	"A child does not check such a sentence. It moves in.",
	"Nobody corrected it, so it stayed, and it grew up with me.",
	"It was the best explanation I had, and I built on it.",
];

/** Where what a child believed is part of the sentence itself. */
export const childsHalf = [
	"The first half of my sentence is a child’s, and nobody came to check it. The second half I added by living.",
	"Half of my sentence is older than I can remember deciding. It moved in when I was small and never paid rent.",
	"The words in quotation marks are a child’s. I have been loyal to them for longer than to most people.",
];

/** The ways to bring in an answer; without a "she" or "he" where nobody took that place. */
export function leadsFor({ id, who }: Entry, questionId: string): readonly string[] {
	const ways = leads[id]?.[questionId] ?? [];
	return who.absent ? (emptyPlace[id]?.[questionId] ?? ways.filter((way) => !way.includes("{"))) : ways;
}
