import {
	FATHER_QUESTIONNAIRE_ID,
	MOTHER_QUESTIONNAIRE_ID,
	SOUL_SPARK_ID,
	TIMELINE_QUESTIONNAIRE_ID,
} from "@/lib/domain/questionnaires/ids";
import { type Line, lines } from "../../parts/phrasebook";

const before = (...leads: [string, string, ...string[]]) => lines(...leads.map((lead) => `${lead} {words}`));

/** Introduces what is said of a father whom the person never knew. */
export const orNobody = before(
	"Then there is a father, or the place where one would have been:",
	"A father, or the place where one would have been:",
);

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
			q1: before("This is who was a mother to me:", "Who was a mother to me:"),
			q2: before("The first picture I have from those years:", "One picture comes before all the others:"),
			q3: before("A good day in those years went like this:", "This was a good day back then:"),
			q4: before("When I needed comfort, this is what I got:", "This is what comfort looked like:"),
			q7: before("This is what other people heard about me:", "When others asked about me, they heard this:"),
			q8: before("I watched, and this is what I learned about love:", "What I learned about love by watching:"),
			q9: before("As a child I believed this about myself:", "This is who I thought I was as a child:"),
			q11: before(
				"What I was given, and what I would have liked more of:",
				"There is what I was given, and what I would have liked more of:",
			),
			q12: before("By now I notice this in myself:", "Some of it I find in myself:"),
			q13: before("What there is between us now, or what has stayed:", "How it is between us now, or what has stayed:"),
		},
	],
	[
		FATHER_QUESTIONNAIRE_ID,
		{
			q1: before("And then there is:", "Then there is:"),
			q2: before("How a room changed when that door opened:", "This is how a room changed at that step:"),
			q3: before("What we did together, the two of us:", "This is what we did together:"),
			q5: before("When I made a mistake, it went like this:", "This is what happened when I got something wrong:"),
			q8: before(
				"This is what I saw of love between grown-ups:",
				"As a child, this is what I could see of that life as a couple:",
			),
			q9: before("What I was taught about other people:", "This is what I learned to expect from other people:"),
			q12: before("Where I find some of it in my life today:", "Where it turns up in my life today:"),
			q14: before(
				"The words that I was given, or would have wanted to hear:",
				"Words that I was given, or would have wanted to hear:",
			),
		},
	],
	[
		"3",
		{
			q1: before("I start with the home I grew up in:", "This is the home I grew up in:"),
			q2: before(
				"I could tell what kind of evening it would be:",
				"This is how I knew what kind of evening it would be:",
			),
			q6: before("This was said at home:", "What I heard said at home:"),
			q8: before("My part at home, and what came of it for me:", "This is what my part at home got me:"),
			q9: before("Love was shown like this:", "This is how we showed love at home:"),
			q11: before("Outside our home, this is who was good to me:", "Somebody outside our home was good to me:"),
			q13: before("As for the rules I grew up with:", "I have something to say about the rules from home:"),
		},
	],
	[
		"4",
		{
			q1: before("My last real disagreement:", "The last time it got hard:"),
			q2: before(
				"In the first minute of my last disagreement, I did this:",
				"The first minute of my last disagreement went like this:",
			),
			q4: before(
				"When somebody is upset with me, this is what I fear:",
				"I know what I fear when somebody is upset with me:",
			),
			q7: before("When something hurts, I hope for this:", "This is what I hope for when something hurts:"),
			q8: before("What has stayed with me from old arguments:", "What stays with me from old arguments:"),
			q9: before("After a fight, the hours go like this:", "This is how I spend the hours after a fight:"),
			q10: before("When somebody comes very close, this happens in me:", "This is what closeness does to me:"),
			q13: before(
				"Next time, I would like to begin like this:",
				"Next time, I would like the first minute to go like this:",
			),
		},
	],
	[
		"2",
		{
			q1: before("There is a way of living that I admire:", "This is a way of living that I admire:"),
			q4: before("This is how people find out what I need:", "How others find out what I need:"),
			q6: before("What I have set aside, or never would:", "What I have set aside for somebody, or never would:"),
			q9: before("In other people’s lives I envy this:", "There are things that I envy a little:"),
			q10: before("I draw the line here:", "Whoever it is, this is where I draw the line:"),
			q11: before(
				"I have a promise to myself that I would like to keep:",
				"This is the promise I would like to keep to myself:",
			),
		},
	],
	[
		"1",
		{
			q2: before("My love life, in plain words:", "In plain words, this is my love life:"),
			q3: before("These are the people closest to me:", "The people closest to me:"),
			q4: before("This is when I last felt close to somebody:", "The last time I felt close to somebody:"),
			q6: before("These days, this takes the most out of me:", "Most of my strength goes here:"),
			q7: before("This is what I look forward to:", "What I look forward to in a week:"),
			q9: before(
				"When I am asked how I am, I leave this out:",
				"There is what I say when I am asked how I am, and there is what I leave out:",
			),
			q11: before(
				"A year from now, I would like this to be different:",
				"A year from now, one thing should be different:",
			),
		},
	],
	[
		"7",
		{
			q1: before(
				"The last time something went wrong, I said this to myself:",
				"This is what I told myself when something last went wrong:",
			),
			q4: before("People come to me for this:", "This is what people come to me for:"),
			q5: before("The hardest stretch so far:", "As for the hardest stretch so far:"),
			q8: before(
				"This side of me comes out only where I trust somebody:",
				"Until I trust somebody, I keep this to myself:",
			),
			q9: before("On a bad day I look after myself like this:", "I have my own way with a bad day:"),
			q11: before("This is where I like who I am:", "There is a place where I like who I am:"),
			q12: before(
				"This is what I would like to be able to tell myself, and believe:",
				"There is something that I would like to be able to tell myself:",
			),
		},
	],
	[
		SOUL_SPARK_ID,
		{
			q1: before("When I was about ten, I could do this for hours:", "At ten, this could fill an afternoon:"),
			q2: before("One character from a story has stayed with me:", "Somebody from a story has stayed with me:"),
			q3: before("There was a day I did not want to end:", "One day could have gone on and on:"),
			q4: before("There is something that I want, and hardly anyone knows:", "I have a wish that I seldom say aloud:"),
			q6: before("This is the evening that I would like:", "An ordinary evening with love in it:"),
			q7: before("This makes me feel wanted:", "What makes me feel wanted:"),
			q9: before("This is how to love me well:", "Somebody who wants to love me well should know this:"),
			q10: before("Just before I reach what I want, this stops me:", "This comes between me and what I want:"),
			q12: before("I can see a morning three years from now:", "One good morning, three years from now:"),
		},
	],
	[
		TIMELINE_QUESTIONNAIRE_ID,
		{
			q3: before("These moments have stayed with me:", "I have kept these moments:"),
			q4: before("It began like this:", "This is how it started:"),
			q5: before("This was my part in it:", "My part in it was this:"),
			q6: before("This is what it brought out in me:", "What it brought out in me:"),
			// What ended it, or keeps it going: see `outcomes`.
			q8: before("How it went on:", "What became of it:"),
			q9: before("Since then I do this differently:", "It has changed what I do:"),
			q10: before("I would tell the person I was then:", "I have a word for the person I was then:"),
		},
	],
]);
