import {
	FATHER_QUESTIONNAIRE_ID,
	MOTHER_QUESTIONNAIRE_ID,
	SOUL_SPARK_ID,
	TIMELINE_QUESTIONNAIRE_ID,
} from "@/lib/domain/questionnaires/ids";
import { type Line, lines } from "../../parts/phrasebook";

const before = (...leads: [string, string, ...string[]]) => lines(...leads.map((lead) => `${lead} {words}`));

/** Introduces what is said of a father whom the person never knew. */
export const orNobody = before("This is who else there was, or was not:", "Who else there was, or was not:");

/**
 * Sentences that introduce an answer in a script, which follows on a line of its own, as it was written. Each says what
 * was asked and presumes nothing, so that "Nobody." can follow as well as a story. None is a question: a script that asks
 * and answers sounds like an interview. By questionnaire, then by question.
 */
export const tellingLines: ReadonlyMap<string, Readonly<Record<string, readonly Line[]>>> = new Map<
	string,
	Readonly<Record<string, readonly Line[]>>
>([
	[
		MOTHER_QUESTIONNAIRE_ID,
		{
			q1: before("This is who was a mother to me:", "When I am asked who was a mother to me, I say this:"),
			q2: before("When I think back, this picture comes first:", "One picture comes before all the others:"),
			q3: before("A good day in those years was like this:", "This was a good day back then:"),
			q4: before("When I needed comfort, this is what there was:", "This is how I was comforted:"),
			q7: before("This is how I was spoken of to other people:", "Other people heard this about me:"),
			q8: before("Watching, I learned this about love:", "This is what I learned about love by watching:"),
			q9: before("As a child I believed this about myself:", "As a child I drew this conclusion about myself:"),
			q11: before("Asked what there could have been more of, I say this:", "What I would have liked more of:"),
			q12: before("I notice these ways in myself by now:", "Some of it I find in myself:"),
			q13: before("About today, between the two of us, I say this:", "This is what there is between us now:"),
		},
	],
	[
		FATHER_QUESTIONNAIRE_ID,
		{
			q1: before("And this is who else there was:", "This is who else there was:"),
			q2: before("A room changed like this at that coming in:", "At that coming in, this happened to a room:"),
			q3: before("The two of us did this together:", "This is what we did together:"),
			q5: before("When I made a mistake, it went like this:", "This is how my mistakes were met:"),
			q8: before(
				"This is what I saw of love between grown-ups:",
				"As a partner, as far as a child could see, it was like this:",
			),
			q9: before(
				"Asked what I was taught to expect from other people, I say this:",
				"About other people I was taught this:",
			),
			q12: before("I meet those years again here, today:", "They turn up in my life today:"),
			q14: before(
				"Asked what I would have wanted to hear, I say this:",
				"About the words that I would have wanted to hear I say this:",
			),
		},
	],
	[
		"3",
		{
			q1: before("I start with the home I grew up in:", "The home I grew up in, as I see it:"),
			q2: before(
				"I could tell like this what kind of evening it would be:",
				"What kind of evening it would be could be told like this:",
			),
			q6: before(
				"I can still hear one sentence from those years:",
				"Something that was said then has stayed in my ear:",
			),
			q8: before("My part at home got me this:", "This is what my part at home got me:"),
			q9: before("Love was shown like this:", "This is how love was shown with us:"),
			q11: before("Outside our door, this is who was good to me:", "Outside our home, this is who was good to me:"),
			q13: before("About the rules that I came with I say this:", "One thing I have to say about the rules from home:"),
		},
	],
	[
		"4",
		{
			q1: before("My last real disagreement was about this:", "The last time it got hard, it was about this:"),
			q2: before(
				"In the first minute of that disagreement, I did this:",
				"The first minute of that disagreement was like this:",
			),
			q4: before(
				"When somebody is upset with me, this is what I fear:",
				"I know what I fear when somebody is upset with me:",
			),
			q7: before("When something hurts, I hope for this:", "This is what I hope for when something hurts:"),
			q8: before(
				"A remark from an old argument is still with me:",
				"Asked which remark I have not forgotten, I say this:",
			),
			q9: before("The hours after a fight I spend like this:", "This is how I spend the hours after a fight:"),
			q10: before("When somebody comes very close, this happens in me:", "Closeness does this to me:"),
			q13: before(
				"Next time, I would like to begin like this:",
				"I know how I would like to spend the next first minute:",
			),
		},
	],
	[
		"2",
		{
			q1: before("I admire a way of living:", "This is a way of living that I admire:"),
			q4: before("People find out what I need like this:", "This is how others hear of what I need:"),
			q6: before(
				"Asked what I have set aside for love, I say this:",
				"About what I have set aside for a relationship I say this:",
			),
			q9: before("In other lives I envy this:", "There are things that I envy a little:"),
			q10: before("I draw the line here:", "Whoever it is, this is where my line is:"),
			q11: before(
				"I have a promise to myself that I would like to start keeping:",
				"I would like to start keeping this promise to myself:",
			),
		},
	],
	[
		"1",
		{
			q2: before("This is what there is to know about my love life:", "In plain words, this is my love life:"),
			q3: before("These are the people closest to me:", "Closest to me are these:"),
			q4: before("I last felt close to somebody here:", "This is when I last felt close to somebody:"),
			q6: before("These days, this takes the most out of me:", "Most of my strength goes here:"),
			q7: before("My week has its good hours:", "This is what I look forward to:"),
			q9: before(
				"When I am asked how I am, I leave this out:",
				"There is what I say when I am asked how I am, and there is what I leave out:",
			),
			q11: before(
				"In a year, I would like this one thing to be different:",
				"A year from now, one thing should be different:",
			),
		},
	],
	[
		"7",
		{
			q1: before(
				"The last time something went wrong, I said this to myself:",
				"When something last went wrong, I told myself this:",
			),
			q4: before("People come to me for this:", "This is what people come to me for:"),
			q5: before("About the hardest stretch so far I say this:", "Of the hardest stretch so far, this is what I tell:"),
			q8: before(
				"This side of me comes out only where I trust somebody:",
				"Until I trust somebody, I keep this to myself:",
			),
			q9: before("On a bad day I look after myself like this:", "I have my own way with a bad day:"),
			q11: before("Here I like who I am:", "There is a place for the person I like to be:"),
			q12: before(
				"This is what I would like to be able to tell myself, and believe:",
				"There is something that I would like to be able to tell myself:",
			),
		},
	],
	[
		SOUL_SPARK_ID,
		{
			q1: before("When I was about ten, I could do this for hours:", "At ten, this could fill my hours:"),
			q2: before("One character from a story has stayed with me:", "I have kept somebody from a story:"),
			q3: before("I know a day that should not have ended:", "There was a day that could have gone on:"),
			q4: before("There is something that I want, and hardly anyone knows:", "I have a wish that I seldom say aloud:"),
			q6: before("I know the evening that I would like:", "This is an ordinary evening with love in it:"),
			q7: before("I feel wanted by this:", "This makes me feel wanted:"),
			q9: before("This is how to love me well:", "Somebody who wants to love me well should know this:"),
			q10: before("Close to what I want, this stops me:", "This comes between me and what I want:"),
			q12: before("I can see a morning three years from now:", "I have looked ahead to one good morning:"),
		},
	],
	[
		TIMELINE_QUESTIONNAIRE_ID,
		{
			q3: before("Some moments have stayed:", "I have kept these moments:"),
			q4: before("It began like this:", "This is how it started:"),
			q5: before("I played this part in it:", "This was my part:"),
			q6: before("This is what it has brought out in me:", "In it I have been like this:"),
			q8: before(
				"About what ended it, or keeps it going, I say this:",
				"Asked what ended it, or what keeps it going, I say this:",
			),
			q9: before("I do this differently since:", "It has left its mark on what I do:"),
			q10: before("I would tell the one I was this:", "I have a word for the one I was then:"),
		},
	],
]);
