import {
	FATHER_QUESTIONNAIRE_ID,
	MOTHER_QUESTIONNAIRE_ID,
	SOUL_SPARK_ID,
	TIMELINE_QUESTIONNAIRE_ID,
} from "@/lib/domain/questionnaires/ids";
import { type Line, lines } from "../../parts/phrasebook";

const of = (...leads: [string, string, ...string[]]) => lines(...leads.map((lead) => `${lead} {words}`));

/**
 * How an answer is told in a script: a clause that leads to the person's words and is right whatever they are. By
 * questionnaire, then by question.
 */
export const tellingLines: ReadonlyMap<string, Readonly<Record<string, readonly Line[]>>> = new Map<
	string,
	Readonly<Record<string, readonly Line[]>>
>([
	[
		MOTHER_QUESTIONNAIRE_ID,
		{
			q1: of(
				"This is who was a mother to me:",
				"If somebody asks who was a mother to me, I say:",
				"I begin with the one who was a mother to me:",
				"When somebody says mother, I think of this:",
			),
			q2: of(
				"One picture is there before the others:",
				"When I think back, I see this:",
				"The picture that comes first is this:",
				"Before any words there is a picture:",
			),
			q3: of("When I look for a good day in those years, I find this:", "Of good days back then I can tell this:"),
			q4: of(
				"This is what I know about being comforted:",
				"When I was small and needed comfort, it went like this:",
				"Comfort, in those years, was this:",
				"I remember how I was comforted, or wasn’t:",
			),
			q7: of("I was spoken of like this:", "When others were told about me, it sounded like this:"),
			q8: of(
				"I watched, and learned this about love:",
				"What love was, as far as I could see:",
				"I took this for love, because I saw it:",
				"A child watches, and I saw this of love:",
			),
			q9: of("As a child I believed this about myself:", "When I was small, I thought this of myself:"),
			q11: of(
				"What was scarce with us, and what was not:",
				"What I would have liked more of, or had in plenty:",
				"I know what I had enough of, and what I hadn’t:",
				"Of some things there was more, of others less:",
			),
			q12: of(
				"When I look for all that in myself, I find:",
				"In myself I notice this:",
				"Some of it lives on in me:",
				"I ask what of it is mine, and find:",
			),
			q13: of(
				"Today it is like this between us:",
				"I can say of the two of us today:",
				"By now it has become this between us:",
				"The two of us, as of today:",
			),
		},
	],
	[
		FATHER_QUESTIONNAIRE_ID,
		{
			q1: of(
				"At the word father, this comes to me:",
				"When somebody says father, I think of this:",
				"I begin with the word father:",
				"If somebody asks who was a father to me, I say:",
			),
			q2: of("This is what happened to a room:", "I can still feel how a room changed:"),
			q3: of(
				"Of things done together I remember:",
				"What we did, or I did with others instead:",
				"I look for things that we did together:",
				"Together, or side by side with others instead:",
			),
			q5: of("When I made a mistake, it went like this:", "I remember mistakes, and what came after them:"),
			q8: of("This is the love that I could see:", "From my place I saw this of love:"),
			q9: of(
				"I was taught this about other people:",
				"What one may expect of others, as I learned it:",
				"About people in general I was taught this:",
				"I was given a rule about people:",
			),
			q12: of(
				"That past meets me again today, here:",
				"Something of those years turns up in my own life:",
				"I recognize it in my days now:",
				"It has followed me into my own life, as far as I can see:",
			),
			q14: of(
				"There are words that I would have wanted:",
				"I would have liked to hear this:",
				"I know which words would have done me good:",
				"If I could have heard one thing, then this:",
			),
		},
	],
	[
		"3",
		{
			q1: of(
				"When I think of home, I am back there:",
				"I grew up here:",
				"This is the home I come from:",
				"I begin where I grew up:",
			),
			q2: of("At the door I could tell by this:", "Coming home, I knew what kind of evening it was:"),
			q6: of(
				"A sentence from those years is still with me:",
				"I can still hear it:",
				"Some words have never quite stopped:",
				"I was told many things, and one has stayed:",
			),
			q8: of(
				"My part in it got me this:",
				"The part that I played brought me something:",
				"I know what I got for it:",
				"It was worth something, my part:",
			),
			q9: of("Love was shown like this:", "With us, one could tell love by this:"),
			q11: of("When I think of kindness outside my home:", "Outside my home, somebody was good to me:"),
			q13: of(
				"I brought a rule along:",
				"About the rules from home I say:",
				"There were rules, and I think this of them:",
				"One rule has come all the way with me:",
			),
		},
	],
	[
		"4",
		{
			q2: of("In the first minute of a disagreement I am like this:", "When it gets hard, I begin like this:"),
			q4: of(
				"Somebody is upset with me, and this is what I fear:",
				"What frightens me when somebody is upset with me:",
			),
			q7: of("When I am hurt, I hope for this:", "Hurt as I am then, I hope:"),
			q9: of("The hours after a fight are like this:", "I know what comes after a fight:"),
			q10: of("When somebody comes very close, this happens:", "This is how closeness is for me:"),
			q13: of("Next time I would like to begin like this:", "I know how I would like to begin:"),
		},
	],
	[
		"2",
		{
			q1: of("I admire a way of living:", "There is a way of living that I look up to:"),
			q4: of("This is how people find out what I need:", "What I need shows like this:"),
			q6: of("About what I have set aside for love I say:", "I have thought about what I gave up, and what I kept:"),
			q9: of("Asked about envy, I say:", "This is what I look at a little longer than I should:"),
			q10: of("I draw the line here:", "My line runs here:"),
			q11: of("I promise myself:", "I would like to keep this promise:"),
		},
	],
	[
		"1",
		{
			q2: of("A stranger would have to know this:", "My love life, in plain facts, is this:"),
			q3: of("These people are close to me:", "About who is close I say:"),
			q4: of("I remember when I last felt close to somebody:", "The last time that I felt close, it was like this:"),
			q6: of("My strength goes here:", "This takes my strength:"),
			q7: of("An ordinary week has this in it:", "I look forward to this:", "I have this ahead of me, most weeks:"),
			q9: of("When somebody asks how I am, I leave this out:", "Hardly anybody is told this:"),
			q11: of("In a year I would like this to be different:", "I look a year ahead and wish:"),
		},
	],
	[
		"7",
		{
			q1: of("When something goes wrong, I say to myself:", "The voice in my head has its own sentence:"),
			q4: of("People come to me for this:", "I am good for this, others say:", "Others find this with me:"),
			q5: of("This got me through:", "I got through the hardest stretch like this:"),
			q8: of("At first I do not show this:", "This side of me comes late:"),
			q9: of("On a bad day it is like this:", "I know how I treat myself on a bad day:"),
			q11: of("Here I like who I am:", "It is easy to be me here:"),
			q12: of("I would like to be able to believe this:", "There is a sentence that I would like to believe:"),
		},
	],
	[
		SOUL_SPARK_ID,
		{
			q1: of(
				"When I was about ten, I could do this for hours:",
				"At ten I had hours for this:",
				"I was ten, and the afternoon was long:",
				"Nobody had to remind me of this when I was about ten:",
			),
			q2: of(
				"Somebody from a story goes along with me:",
				"A character has stayed with me:",
				"I know somebody from a story:",
				"Out of all stories I have kept this one:",
			),
			q3: of(
				"I would have liked to keep this day:",
				"There was a day that I did not want to end:",
				"I would live one day again:",
				"Some days could have been longer:",
			),
			q4: of("I want this, and hardly anyone knows:", "Few people know of this wish:"),
			q6: of(
				"This is the evening that I would like:",
				"I picture an ordinary evening:",
				"An evening with love in it, as I want it:",
				"The love I want has evenings like this:",
			),
			q7: of(
				"I feel wanted like this:",
				"This makes me feel wanted:",
				"I know the signs of being wanted:",
				"Being wanted, for me:",
			),
			q9: of(
				"Whoever wants to love me well should know:",
				"I can be loved well like this:",
				"I would like somebody to know this:",
				"It is easy to love me well, if one knows this:",
			),
			q10: of("Close to what I want, this stops me:", "I know what comes between me and what I want:"),
			q12: of("I can see a morning three years from now:", "Three years from now, in the morning:"),
		},
	],
	[
		TIMELINE_QUESTIONNAIRE_ID,
		{
			q3: of("These moments have stayed:", "I see this when I look back:"),
			q4: of("It began like this:", "I remember the beginning:"),
			q6: of("It brought this out in me:", "In those days I was like this:"),
			q9: of("Since then I do this differently:", "I took this along from it:"),
			q10: of("To the person I was I would say:", "I have a word for who I was then:"),
		},
	],
]);
