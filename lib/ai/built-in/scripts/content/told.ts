import {
	FATHER_QUESTIONNAIRE_ID,
	MOTHER_QUESTIONNAIRE_ID,
	SOUL_SPARK_ID,
	TIMELINE_QUESTIONNAIRE_ID,
} from "@/lib/domain/questionnaires/ids";
import { type Line, lines } from "../../parts/phrasebook";

const before = (...leads: [string, string, ...string[]]) => lines(...leads.map((lead) => `${lead} {words}`));

/**
 * Sentences that introduce an answer in a script. Each is a whole sentence, because the answer follows as it was
 * written, without quotation marks. It names what was asked and presumes nothing, so that "Nobody." can follow as well
 * as a story. By questionnaire, then by question.
 */
export const tellingLines: ReadonlyMap<string, Readonly<Record<string, readonly Line[]>>> = new Map<
	string,
	Readonly<Record<string, readonly Line[]>>
>([
	[
		MOTHER_QUESTIONNAIRE_ID,
		{
			q1: before("Who mothered me?", "Who looked after me when I was small?", "I begin with a name."),
			q2: before(
				"One picture comes before all the others.",
				"When I think back, one picture is there first.",
				"I still see it.",
			),
			q3: before("And a good day, what was it like?", "If I look for a good day in those years, I come to this."),
			q4: before(
				"I remember how it was when I needed comfort.",
				"And when I needed comforting, as children do?",
				"What happened when I cried or was ill I have not forgotten.",
			),
			q7: before(
				"I knew how I was spoken of.",
				"Children hear how they are talked about, and so did I.",
				"How was I spoken of, to others?",
			),
			q8: before(
				"I watched, and that is how I learned what love is.",
				"Nobody explained love to me. I watched.",
				"What love is, I took from what I saw.",
			),
			q9: before(
				"And I drew my conclusion, as children do.",
				"So I made up my mind about myself.",
				"From all that I took one thing for true.",
			),
			q11: before(
				"I have thought about what I would have wanted more of.",
				"If I had been asked what I wanted more of, I know what I would say now.",
			),
			q12: before("I look for those years in myself.", "And what of those years do I notice in myself?"),
			q13: before("And today?", "And how is it between us now?"),
		},
	],
	[
		FATHER_QUESTIONNAIRE_ID,
		{
			q1: before("And who else was there?", "Who else belongs to those years?", "And whom did I have besides?"),
			q2: before(
				"I can still feel what happened to a room.",
				"A room can tell a child a great deal.",
				"I knew by the air in a room.",
			),
			q3: before(
				"I look for the two of us, side by side.",
				"And what did we do together?",
				"When I look for the two of us, I find this.",
			),
			q5: before(
				"I remember what came after a mistake.",
				"And when I made a mistake?",
				"Children make mistakes, and I remember mine.",
			),
			q8: before(
				"I also saw how love was done there.",
				"From where I stood, I saw how love was done.",
				"And love between grown-ups? I saw some of it.",
			),
			q9: before(
				"About other people I was taught this early.",
				"I was told what to expect from people.",
				"And other people? I was taught something about them.",
			),
			q12: before(
				"I have asked myself where I meet those years today.",
				"And where does it turn up today?",
				"Those years turn up in odd places.",
			),
			q14: before(
				"I have thought about the words I would have wanted.",
				"I know by now what I would have wanted to hear.",
				"And which words would I have wanted?",
			),
		},
	],
	[
		"3",
		{
			q1: before("I start with the home I grew up in.", "I start where I grew up.", "Home, then."),
			q2: before(
				"Coming through the door, I could tell what kind of evening it would be.",
				"A child can read a house from the doorstep, and I read ours.",
				"I knew the evening by its signs.",
			),
			q6: before(
				"There is a sentence from those years that I can still hear.",
				"One sentence from those years has stayed in my ear.",
				"Something that was said then is still being said.",
			),
			q8: before(
				"I know what my part got me.",
				"And what did my part get me?",
				"I have thought about what my part got me.",
			),
			q9: before(
				"And love, how was it shown?",
				"I have thought about how love was shown with us.",
				"With us, love looked like this.",
			),
			q11: before(
				"Who was good to me outside our own door?",
				"There was also a world outside our door.",
				"And outside, who was there?",
			),
			q13: before(
				"I think about the rules I came with.",
				"Not every rule has to come along.",
				"Some rules have had their day.",
			),
		},
	],
	[
		"4",
		{
			q2: before(
				"What did I do in the first minute, the last time it got hard?",
				"I remember the first minute of my last disagreement.",
				"Take the first minute of that last disagreement.",
			),
			q4: before("When somebody is upset with me, I know what I fear.", "And when somebody is upset with me?"),
			q7: before("I know what I hope for when I am hurt.", "What do I hope for when I am hurt?"),
			q9: before(
				"And then come the hours afterward.",
				"I know how I spend the hours after a fight.",
				"What do I do in the hours after a fight?",
			),
			q10: before(
				"And when somebody comes very close?",
				"Then there is closeness itself.",
				"I have watched what happens in me when somebody comes close.",
			),
			q13: before("I know how I would like to begin next time.", "Next time has a first minute, too."),
		},
	],
	[
		"2",
		{
			q1: before("There is a way of living that I admire.", "I know whose way of living I admire."),
			q4: before(
				"How do people find out what I need?",
				"There is the matter of what I need, and who finds out.",
				"As for what I need, this is how others hear of it.",
			),
			q6: before(
				"I have thought about what I set aside for love.",
				"Love has its price list, and I have looked at mine.",
			),
			q9: before("I know what I look at a little longer than I should.", "There are things that I envy a little."),
			q10: before("I know where I draw the line.", "There is a line, whoever it is."),
			q11: before(
				"I would like to keep a promise to myself.",
				"There is a promise that I owe myself.",
				"I have begun to promise myself something.",
			),
		},
	],
	[
		"1",
		{
			q2: before("My love life in plain words.", "In plain words, this is my love life."),
			q3: before("And these are my people.", "I know who is close to me now.", "These are the people around me."),
			q4: before(
				"I remember when I last felt close to somebody.",
				"The last time I felt close to somebody is still near.",
			),
			q6: before("I know what costs me most these days.", "These days, this takes the most out of me."),
			q7: before("My week has its good hours.", "I know what I look forward to."),
			q9: before(
				"When I am asked how I am, I leave something out.",
				"There is what I say when I am asked, and there is the rest.",
			),
			q11: before(
				"In a year, I would like one thing to be different.",
				"I look a year ahead.",
				"A year from now, what should be otherwise?",
				"What do I want from the next year?",
			),
		},
	],
	[
		"7",
		{
			q1: before(
				"When something goes wrong, I know what I say to myself.",
				"There is a voice in my head for when something goes wrong.",
				"Something goes wrong, and a voice speaks up in me.",
			),
			q4: before("People come to me, and I know for what.", "I know what people find with me."),
			q5: before(
				"I also know what got me through the hardest stretch.",
				"I have come through something, and I know how.",
				"And when it was hardest?",
			),
			q8: before(
				"One side of me comes late.",
				"There is a side of me that waits until I trust somebody.",
				"Not everything of me is on show.",
			),
			q9: before("And on a bad day?", "I have my own way with a bad day."),
			q11: before("I know where I like who I am.", "There is a place for the person I like to be."),
			q12: before(
				"There is something that I would like to be able to tell myself.",
				"I know which sentence I would like to believe.",
			),
		},
	],
	[
		SOUL_SPARK_ID,
		{
			q1: before("When I was about ten, I had hours for this.", "At ten, an afternoon was long enough for it."),
			q2: before("I have kept somebody from a story.", "One character out of all the stories has stayed with me."),
			q3: before("I know a day that I would have kept.", "There was a day that could have gone on."),
			q4: before("There is something that I want, and hardly anyone knows.", "I have a wish that I seldom say aloud."),
			q6: before("I know the evening that I would like.", "I can see an ordinary evening with love in it."),
			q7: before("I know what makes me feel wanted.", "Being wanted has its signs."),
			q9: before("I can say how to love me well.", "It is not so hard to love me well."),
			q10: before("And when I come close to what I want?", "Something comes between me and what I want."),
			q12: before("I can see a morning three years from now.", "I have looked ahead to one good morning."),
		},
	],
	[
		TIMELINE_QUESTIONNAIRE_ID,
		{
			q3: before("Some moments have stayed.", "I see some of it as if it were now.", "I have kept some moments."),
			q4: before("I remember how it began.", "It had a beginning.", "This is how it started."),
			q6: before(
				"It brought something out in me.",
				"I was somebody in it.",
				"In it I found out something about myself.",
			),
			q9: before(
				"I took something along from it.",
				"I do some things differently since.",
				"It has left its mark on what I do.",
			),
			q10: before("I have a word for the one I was then.", "I would say something to the one I was."),
		},
	],
]);
