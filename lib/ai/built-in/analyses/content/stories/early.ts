import { about, aboutUnless, mean, ours, own, ownFrom, ownOrNot, type Story, say, tick } from "../story";

/** "What Home Taught You". */
export const home: Story = {
	plain: [],
	top: ["q1", "q9"],
	ticked: ["q7", "q5", "q10", "q12"],
	insights: [
		[tick("q10"), tick("q12")],
		[tick("q5"), own("q4", "If you cried as a child, this happened:", "And this is what happened when you cried:")],
	],
	core: [
		[tick("q7"), own("q8", "This is what your part got you:", "And this is what it got you:")],
		[
			own("q6", "A sentence from those years that you can still hear:", "From those years you can still hear this:"),
			say(
				["q8", "q6"],
				"Whether that sentence kept you in your part or called you out of it, you know best.",
				"The part and the sentence come from the same rooms.",
			),
		],
	],
	origin: [
		[
			own("q1", "The home you grew up in, as you see it:", "When you think of the home you grew up in, you see this:"),
			own(
				"q2",
				"What kind of evening it would be, you could tell like this:",
				"How you could tell what kind of evening it would be:",
			),
		],
		[own("q3", "When somebody was angry, it went like this:", "And when somebody was angry:")],
		[mean("q7", "from", { unless: ["q10:high", "q5:none"] })],
	],
	impact: [[mean("q7", "good"), mean("q7", "cost", { unless: ["q12:low", "q5:none"] })]],
	inner: [
		[
			ownOrNot(
				"q13",
				"The rule from home that you would like to stop following:",
				"Asked which of the rules from home you would like to stop following, you wrote:",
			),
		],
		[mean("q7", "helps", { unless: ["q12:low"] })],
	],
	relational: [
		[mean("q7", "between", { unless: ["q12:low"] })],
		[own("q9", "Love was shown like this, if it was:", "How love was shown at home:")],
	],
	steps: [
		about(
			["q13"],
			"The next time the rule that you would like to stop following speaks up, do the other thing once, where it costs little.",
			"Write down three occasions in the last month on which you followed that rule, and beside each whether it was needed.",
			"Ask yourself in the evenings of this week whether that rule was at work on that day, and write down yes or no.",
		),
		mean("q7", "step"),
		about(
			["q11"],
			"Write to somebody who was good to you then, or about them, in five lines.",
			"Do for somebody this week what was done for you by those who were good to you then.",
			"Say the name of somebody who was good to you then to somebody who has never heard it.",
		),
		about(
			["q6"],
			"Write down the sentence that you can still hear, and beneath it the one that you would put in its place.",
		),
	],
	areas: [
		mean("q7", "ask"),
		about(
			["q13"],
			"When did the rule that you would like to stop following last decide something for you?",
			"Does the rule that you would like to stop following belong to the part that you played, or to somebody else in that house?",
			"Who else in that house kept to the rule that you would like to stop following?",
		),
		about(
			["q8"],
			"Do you still want what your part at home got you?",
			"Where do you get today what your part at home got you?",
		),
	],
	closings: [
		own("q11", "And outside your home, this is who was good to you:", "Somebody was good to you outside your home:"),
		ours(
			"You may look at all of it with the eyes that you have today.",
			"We do not choose the first home. Of the later ones, we can choose a good deal.",
		),
	],
};

/** "Your Mother". */
export const mother: Story = {
	plain: ["q1"],
	top: ["q3", "q2"],
	ticked: ["q5", "q10", "q6"],
	insights: [
		[tick("q10"), tick("q6")],
		[own("q7", "This is how she spoke of you to other people:", "How she spoke of you to other people:")],
		[own("q3", "A good day with her:", "A good day was like this:")],
	],
	core: [
		[own("q2", "The picture of her that comes to you first:", "This picture comes to you first:")],
		[
			tick("q5"),
			own(
				"q9",
				"And as a child you believed this about yourself:",
				"As a child you drew this conclusion about yourself:",
			),
			say(
				["q9"],
				"A child takes such a thing from what it sees. Nobody needs to have said it.",
				"You were small when you decided that, and you had only what you could see.",
				"No child decides such a thing on purpose.",
			),
		],
	],
	origin: [
		[own("q4", "This is how she comforted you:", "How she comforted you:")],
		[own("q8", "From watching her, you learned this about love:", "What you learned about love by watching her:")],
		[mean("q5", "from", { unless: ["q6:high", "q5:did-not-see"] })],
	],
	impact: [
		[mean("q5", "good", { unless: ["q5:protested"] }), mean("q5", "cost", { unless: ["q6:high"] })],
		[own("q12", "Of her ways, you notice these in yourself:", "What you notice of her ways in yourself:")],
	],
	inner: [
		[
			ownOrNot("q11", "You would have liked more of this:", "Asked what you would have liked more of, you wrote:"),
			ownFrom(
				"4",
				"q7",
				"And when you are hurt today, you hope that somebody will do this:",
				"Today, when you are hurt, you hope for this:",
			),
			say(
				["q11", "4.q7"],
				"The two may have something to do with each other, or nothing at all.",
				"Lay the two beside each other: it may be one wish, at two ages.",
			),
		],
		[mean("q5", "helps", { unless: ["q6:high"] })],
	],
	relational: [[own("q13", "This is how things are between you today:", "And today, between the two of you:")]],
	steps: [
		about(
			["q11"],
			"Give yourself half an hour of what you would have liked more of, in whatever form it can be had.",
			"Look for one place in your week where there could be a little more of what you would have liked more of.",
		),
		mean("q5", "step"),
		about(
			["q12"],
			"Choose one of the ways that you notice in yourself. Do it once on purpose, or once on purpose differently.",
			"Watch for one of those ways in yourself this week, and decide each time whether you want it.",
			"Tell somebody which of those ways you are glad to have.",
		),
		about(
			["q9"],
			"Write down what you believed about yourself as a child, and beneath it what you would tell that child.",
		),
	],
	areas: [
		mean("q5", "ask", { unless: ["q10:high"] }),
		about(
			["q9"],
			"When does what you believed about yourself as a child still have a say?",
			"Who has since then shown you something else about yourself than what you believed as a child?",
		),
		mean("q10", "ask"),
	],
	closings: [
		ours(
			"Nothing here has to be forgiven, explained or solved for it to have been worth writing.",
			"What you got, you may keep.",
			"There is no hurry with any of this.",
			"A page about those years is also a page by somebody who came after them: you, now.",
		),
	],
};

/** Where it was warm, or where nobody protected the child, a way of getting attention says little. */
const IS_ELSE = ["q10:high", "q6:low"];

/** "Your Father". */
export const father: Story = {
	plain: ["q1"],
	top: ["q2", "q3", "q9"],
	ticked: ["q4", "q10", "q13", "q6"],
	insights: [
		[tick("q6"), tick("q10")],
		[own("q9", "He taught you to expect this from other people:", "What he taught you to expect from other people:")],
		[own("q2", "When he came in, a room changed like this:", "How a room changed:")],
	],
	core: [
		[own("q3", "The two of you did this together:", "What the two of you did together:")],
		[tick("q4"), own("q5", "And when you made a mistake:", "A mistake was met like this:")],
	],
	origin: [
		[
			own(
				"q11",
				"How he became the way he was, as far as you know:",
				"As far as you know, this is how he became the way he was:",
			),
		],
		[own("q7", "When he was sad or afraid, it was like this:", "When he was sad or afraid:")],
		[mean("q4", "from", { unless: [...IS_ELSE, "q4:nothing-special"] })],
	],
	impact: [
		[mean("q4", "good", { unless: IS_ELSE }), mean("q4", "cost", { unless: IS_ELSE })],
		[own("q12", "You meet him again here, today:", "Where you meet him again today:")],
	],
	inner: [
		[
			ownOrNot("q14", "You would have wanted to hear this:", "Asked what you would have wanted to hear, you wrote:"),
			ownFrom(
				"7",
				"q12",
				"And what you would like to be able to tell yourself today:",
				"Today, you would like to be able to tell yourself this:",
			),
			say(
				["q14", "7.q12"],
				"You have written both, and the second is one that you can give yourself.",
				"What was not said then and what you would like to say now stand beside each other here.",
			),
		],
		[mean("q4", "helps", { unless: IS_ELSE })],
	],
	relational: [
		[tick("q13"), mean("q13", "between")],
		[own("q8", "This is what you saw of love between grown-ups there:", "As a partner, as far as a child could see:")],
	],
	steps: [
		aboutUnless(
			["harm"],
			["q14"],
			"Write down the words that you would have wanted to hear, and read them to yourself once, aloud.",
		),
		mean("q13", "step"),
		mean("q4", "step", { unless: IS_ELSE }),
		aboutUnless(
			["harm"],
			["q12"],
			"The next time you meet him again in yourself or in somebody else, note what you did then.",
			"Write down where you last met him again, in yourself or in somebody else, and what you did.",
			"Tell somebody where you meet him again today.",
		),
		about(["q9"], "Write down two people who have not behaved as you were taught to expect."),
	],
	areas: [
		mean("q4", "ask", { unless: IS_ELSE }),
		aboutUnless(["harm", "far"], ["q14"], "Who in your life says something of that kind today?"),
		about(["q9"], "With whom is it as you were taught to expect, and with whom not?"),
		mean("q13", "ask"),
	],
	closings: [
		ours(
			"You may take what was good, and leave what was not. Nobody else has to agree with the sorting.",
			"It is your account of it, and it needs no other beside it.",
			"What you wrote about those years is yours, and may stand as it is.",
			"It is all right to leave it at this.",
		),
	],
};

/** One relationship of the timeline. */
export const timeline: Story = {
	plain: ["q1", "q2"],
	top: ["q3", "q6"],
	ticked: [],
	insights: [
		[own("q3", "These moments stand out:", "The moments that stand out:")],
		[
			own(
				"q6",
				"This relationship has brought something out in you:",
				"What this relationship has brought out in you:",
			),
		],
	],
	core: [
		[
			own("q5", "The part that you have played in it:", "This is the part that you have played:"),
			ownFrom("3", "q8", "And this is what your part at home once got you:", "Your part at home once got you this:"),
			say(
				["q5", "3.q8"],
				"Whether it is the same part, you know best.",
				"You can see for yourself how much of the one is in the other.",
			),
		],
	],
	origin: [[own("q4", "It began like this:", "This is how it began:")]],
	impact: [[own("q7", "The hardest thing about it:", "This has been the hardest thing about it:")]],
	inner: [[own("q9", "Because of it, you do this differently:", "This is what you do differently because of it:")]],
	relational: [[own("q8", "What ended it, or keeps it going:", "This ended it, or keeps it going:")]],
	steps: [
		about(
			["q10"],
			"Read what you would tell the person you were once more in a month, and see what you would add.",
			"Write what you would tell the person you were as a letter, with a date of that time on it.",
			"Read what you would tell the person you were to yourself aloud, once.",
			"Choose one thing of what you would tell the person you were, and do it yourself this week.",
		),
		about(
			["q9"],
			"Write down when you last did what you do differently since, and what came of it.",
			"Notice the next time you do what you do differently since, and let yourself have seen it.",
			"Tell somebody what you do differently since, and how you came to it.",
			"Write down what you still do as before, and whether you want to.",
		),
		about(
			["q3"],
			"Choose one of the moments that stand out, and describe it with your eyes, ears and hands only.",
			"Choose one of the moments that stand out, and write down what came just before it.",
			"Give each of the moments that stand out a title of three words.",
			"Add one moment that nobody else would name.",
		),
		about(
			["q6"],
			"Do something this week that belongs to the side it has brought out, if you like that side.",
			"Write down who else has seen the side that it has brought out.",
			"Draw the relationship as a line over the months, and mark three points on it with a word.",
		),
		about(
			["q4"],
			"Write down what was going on in your life in the weeks before it began.",
			"Write down what the two of you would have said about each other in the first month.",
		),
	],
	areas: [
		about(
			["q10"],
			"What of the thing that you would tell the person you were is of use to you today?",
			"Would the person you were have listened to you?",
		),
		about(
			["q4"],
			"What did you notice at the beginning that turned out to be true?",
			"What of the beginning is still there, or was to the end?",
		),
		about(
			["q3"],
			"What do these moments have in common?",
			"Which of these moments would the other person choose as well?",
		),
		about(
			["q6"],
			"Where does the side that it has brought out have a place in your days?",
			"Who else brings out that side of you?",
		),
		about(
			["q9"],
			"When did you first notice that you do it differently?",
			"What has it been good for to do it differently?",
		),
	],
	closings: [
		own(
			"q10",
			"You would tell the person you were when it began:",
			"To the person you were when it began, you would say:",
		),
		ours("It is one line on a longer timeline.", "The person who answered is no longer quite the one it began with."),
	],
};

/** "Your Coach Profile": the headings of its page are about the coaching. */
export const coachProfile: Story = {
	plain: [],
	top: ["q2", "q11"],
	ticked: ["q1", "q4", "q6", "q5", "q9"],
	insights: [[tick("q1"), tick("q9")], [own("q8", "These subjects need care:", "Where care is needed:")]],
	core: [
		[tick("q4"), mean("q4", "helps")],
		[own("q11", "What else there is to know about you:", "And you added this:")],
	],
	origin: [
		[own("q2", "Somebody has said this to you, and it helped:", "These words have helped:")],
		[own("q3", "And here you stop listening:", "This kind of advice makes you stop listening:")],
	],
	impact: [[mean("q1", "good"), mean("q1", "cost")]],
	inner: [[own("q7", "That you have had enough can be told by this:", "This is the sign that you have had enough:")]],
	relational: [[tick("q5"), tick("q6")], [mean("q5", "between")]],
	steps: [
		mean("q4", "step"),
		mean("q6", "step"),
		mean("q1", "step"),
		about(["q10"], "In three months, you read this answer again and decide."),
		about(["q7"], "You can stop in the middle of anything, and nothing is lost."),
	],
	areas: [
		about(["q10"], "What would be the very first sign of what you named for three months from now?"),
		mean("q4", "ask"),
		mean("q1", "ask"),
	],
	closings: [
		own(
			"q10",
			"In three months, you would notice like this that it was worth your time:",
			"This is how you would notice in three months that it was worth your time:",
		),
		ours("This page can be changed as often as you like.", "You set the terms, and you can set them anew."),
	],
};
