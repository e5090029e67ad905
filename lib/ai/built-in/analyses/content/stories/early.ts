import { about, aboutUnless, asked, mean, ours, own, type Story, tick } from "../story";

/** "What Home Taught You". */
export const home: Story = {
	plain: [],
	top: ["q1", "q9"],
	ticked: ["q7", "q5", "q10", "q12"],
	insights: [
		[tick("q10"), tick("q12")],
		[tick("q5"), own("q4", "If you cried as a child, this happened:", "When you cried as a child, this happened:")],
	],
	core: [
		[tick("q7"), own("q8", "This is what your part got you:", "What your part at home got you:")],
		[own("q6", "A sentence from those years that you can still hear:", "From those years you can still hear this:")],
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
		[own("q3", "When somebody was angry, it went like this:", "This is how it went when somebody was angry:")],
		[mean("q7", "from", { unless: ["q10:high", "q5:none"] })],
	],
	impact: [[mean("q7", "good"), mean("q7", "cost", { unless: ["q12:low", "q5:none"] })]],
	inner: [[asked("q13")], [mean("q7", "helps", { unless: ["q12:low"] })]],
	relational: [
		[mean("q7", "between", { unless: ["q12:low"] })],
		[own("q9", "Love was shown like this at home:", "How love was shown at home:")],
	],
	steps: [
		about(
			["q13"],
			"Tell somebody one rule from home, and what became of it with you.",
			"Break one rule from home this week, a small one, where nobody minds.",
			"Write one rule for your own home, in the words in which the old ones were said.",
			"Write down whom a rule from home was meant to help.",
			"Ask somebody which rules they grew up with, and tell them one of yours.",
			"Write down one rule from home that you are glad of, and one that you can do without.",
		),
		mean("q7", "step"),
		about(
			["q11"],
			"Write to somebody who was good to you then, or about them, in five lines.",
			"Write down what exactly somebody who was good to you then did, on one particular day.",
			"Write down one thing that you do as somebody did who was good to you then.",
			"Do for somebody this week what was done for you by those who were good to you then.",
			"Say the name of somebody who was good to you then to somebody who has never heard it.",
		),
	],
	areas: [
		mean("q7", "ask"),
		about(
			["q13"],
			"Which rule from home did you meet last, and where?",
			"Which rule from home was said aloud, and which did everybody simply know?",
			"Which rule from home would you pass on?",
			"What would happen, if you left one of the rules from home alone for a week?",
			"How old were you when you first doubted a rule from home?",
			"Who else kept to the rules from home, and who did not?",
		),
		about(
			["q8"],
			"Do you still want what your part at home got you?",
			"Who would you have been at home, if that part had been taken by somebody else?",
			"When do you notice today that you are playing your part from home?",
			"Where do you get today what your part at home got you?",
		),
	],
	closings: [
		own("q11", "Outside your home, this is who was good to you:", "This is who was good to you outside your home:"),
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
		[own("q1", "This is who was a mother to you:", "Who was a mother to you:"), tick("q10"), tick("q6")],
		[own("q7", "This is how you were spoken of to other people:", "How you were spoken of to other people:")],
		[own("q3", "A good day in those years:", "A good day was like this:")],
	],
	core: [
		[own("q2", "The picture that comes to you first:", "This picture comes to you first:")],
		[
			tick("q5"),
			own("q9", "As a child you believed this about yourself:", "This is what you believed about yourself as a child:"),
		],
	],
	origin: [
		[own("q4", "This is how you were comforted:", "How you were comforted:")],
		[own("q8", "By watching, you learned this about love:", "What you learned about love by watching:")],
		[mean("q5", "from", { unless: ["q6:high", "q5:did-not-see"] })],
	],
	impact: [
		[mean("q5", "good"), mean("q5", "cost", { unless: ["q6:high"] })],
		[own("q12", "Of those ways, you notice these in yourself:", "Which of those ways you notice in yourself:")],
	],
	inner: [[asked("q11")], [mean("q5", "helps", { unless: ["q6:high"] })]],
	relational: [[asked("q13")]],
	steps: [
		aboutUnless(
			["harm"],
			["q3"],
			"Tell somebody about the good day that you described.",
			"Write down what made the day good that you described, in three words.",
			"Do one thing this week that was part of the good day that you described.",
			"Look for a picture, a song or a dish that belongs to the good day that you described.",
			"Write down one more good day from those years.",
			"Add one detail to the good day that you described: a smell, a piece of clothing, the way home.",
		),
		mean("q5", "step"),
		about(
			["q12"],
			"Choose one of the ways that you notice in yourself, and decide whether it may stay.",
			"Tell somebody which of those ways you would keep, and which you would not.",
			"Write down one of those ways that you have changed, or would like to change.",
			"Notice once this week when one of those ways turns up, and what you do with it.",
			"Write down when one of those ways last turned up in you, and what you would have liked to do.",
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
			"What would you say today to the child who believed what you believed?",
			"How old were you when you first believed what you believed about yourself, as near as you can say?",
		),
		mean("q10", "ask"),
	],
	closings: [
		ours(
			"Nothing here has to be forgiven, explained or solved for it to have been worth writing.",
			"It is told as you saw it, and that is how it was for you.",
			"You can add to this whenever something comes back to you.",
			"None of this has to be weighed against anything else.",
			"There is no hurry with any of this.",
			"What you wrote of those years may stand as it is.",
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
		[own("q1", "This is who comes to mind when you hear the word father:"), tick("q6"), tick("q10")],
		[asked("q9")],
		[own("q2", "When that door opened, the room changed like this:")],
	],
	core: [
		[own("q3", "The two of you did this together:", "What the two of you did together:")],
		[tick("q4"), own("q5", "When you made a mistake, this happened:", "A mistake of yours was met like this:")],
	],
	origin: [
		[own("q11", "What you know of that life before you:")],
		[own("q7", "What you could see of sadness or fear:")],
		[mean("q4", "from", { unless: [...IS_ELSE, "q4:nothing-special"] })],
	],
	impact: [
		[mean("q4", "good", { unless: IS_ELSE }), mean("q4", "cost", { unless: IS_ELSE })],
		[own("q12", "You come across some of it here, today:", "Where some of it turns up in your life today:")],
	],
	inner: [[asked("q14")], [mean("q4", "helps", { unless: IS_ELSE })]],
	relational: [
		[tick("q13"), mean("q13", "between")],
		[
			own(
				"q8",
				"This is what you saw of love between grown-ups:",
				"What a child could see of that love between grown-ups:",
			),
		],
	],
	steps: [
		mean("q13", "step"),
		mean("q4", "step", { unless: IS_ELSE }),
		aboutUnless(
			["harm", "never-known"],
			["q12"],
			"Write down where you last came across one of those ways, in yourself or in somebody else, and what you did.",
			"Tell somebody which of those ways you have found in yourself.",
			"Write down one of those ways that you would keep, and one that you would not.",
			"The next time one of those ways turns up in you, only notice that it is there.",
			"Write down one thing that you do quite differently.",
		),
		aboutUnless(
			["far"],
			["q9"],
			"Write down one person who is as you were taught to expect, and one who is not.",
			"Write down what you would rather teach somebody to expect from other people.",
			"Write down when somebody last surprised you for the better.",
			"Tell somebody what you were taught to expect from people, and ask what they were taught.",
		),
		aboutUnless(
			["harm", "never-known"],
			["q11"],
			"Write down one thing about that life before you that you would like to know, and who might know it.",
			"Write down one question about that life before you, whether or not there is anybody to ask.",
			"Write down what you would have liked to see of that life before you.",
			"Tell somebody what you know of that life before you were in it.",
		),
	],
	areas: [
		mean("q4", "ask", { unless: IS_ELSE }),
		aboutUnless(
			["harm", "far"],
			["q3"],
			"Who do you do something like it with today?",
			"Which of the things that the two of you did would you do again today?",
			"What did you talk about meanwhile, or what did you not have to talk about?",
			"What did you learn there that nobody taught you?",
			"Which sound or smell belongs to what the two of you did together?",
		),
		aboutUnless(
			["far"],
			["q9"],
			"Who in your life is as you were taught to expect?",
			"Who has taught you to expect something else since?",
			"Of what you were taught to expect, what has proved right?",
			"What do you hope that people have come to expect of you?",
		),
		mean("q13", "ask"),
	],
	closings: [
		ours(
			"Nobody else has to see those years as you do.",
			"You have told it from where you stood.",
			"There may be more to say, and there is no hurry.",
			"This much is said. The rest can wait, or stay unsaid.",
			"These are your years as well, and you are the one who tells them.",
			"What you wrote about those years is yours, and may stand as it is.",
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
		[own("q6", "This has brought something out in you:", "What this has brought out in you:")],
	],
	core: [[own("q5", "The part that you have played in it:", "This is the part that you have played:")]],
	origin: [[own("q4", "The beginning was like this:", "This is how it began:")]],
	impact: [[own("q7", "The hardest thing about it:", "This has been the hardest thing about it:")]],
	inner: [[own("q9", "Because of it, you do this differently:", "This is what you do differently because of it:")]],
	relational: [[own("q8", "Where it stands:", "This is where it stands:")]],
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
			"Do something this week that brings that side out again, if you like it.",
			"Write down when you last saw the side of you that it brought out.",
			"Draw the relationship as a line over the months, and mark three points on it with a word.",
		),
		about(
			["q4"],
			"Write down what was going on in your life in the weeks before it began.",
			"Tell somebody how it began, in three sentences.",
			"Write down what you wore, or what the weather was, when it began.",
		),
	],
	areas: [
		about(
			["q10"],
			"What of the thing that you would tell the person you were is of use to you today?",
			"What would the person you were have answered?",
			"What would the person you were tell you?",
			"What did the person you were know that you have forgotten?",
			"Which sentence of it do you still need yourself?",
		),
		about(
			["q4"],
			"What did you notice at the beginning that turned out to be true?",
			"What of the beginning is still there, or was to the end?",
			"Who else was there when it began?",
			"What did you not yet know about yourself when it began?",
		),
		about(
			["q3"],
			"What do the moments that stand out have in common?",
			"Which of the moments that stand out would the other person choose as well?",
			"What happened between the moments that stand out?",
		),
		about(
			["q6"],
			"Where does the side that it has brought out have a place in your days?",
			"When did you first notice the side that it has brought out?",
			"Who else brings out that side of you?",
			"What does that side of you need, to come out by itself?",
			"What would somebody see who met that side of you for the first time?",
		),
		about(
			["q9"],
			"When did you first notice that you do something differently since?",
			"What has it been good for to do it differently since?",
			"Who has noticed what you do differently since?",
		),
	],
	closings: [
		own(
			"q10",
			"You would tell the person you were when it began:",
			"To the person you were when it began, you would say:",
		),
		ours(
			"A relationship is one line on a longer timeline.",
			"The person who answered is no longer quite the one it began with.",
			"You have told it in your own order, and it can be told again.",
			"There is more to it than a page can hold.",
		),
	],
};

/** "Your Coach Profile": the headings of its page are about the coaching. */
export const coachProfile: Story = {
	plain: [],
	top: ["q11"],
	ticked: ["q1", "q4", "q6", "q5", "q9"],
	insights: [[tick("q1"), tick("q9")], [own("q8", "These subjects need care:", "Where care is needed:")]],
	core: [[tick("q4"), mean("q4", "helps")], [own("q11", "What else there is to know about you:", "You added this:")]],
	origin: [
		[own("q2", "Somebody has said this to you, and it helped:", "These words have helped:")],
		[own("q3", "Here you stop listening:", "This kind of advice makes you stop listening:")],
	],
	impact: [[mean("q1", "good"), mean("q1", "cost")]],
	inner: [[own("q7", "You have had enough when this happens:", "This is the sign that you have had enough:")]],
	relational: [[tick("q5"), tick("q6")], [mean("q5", "between")]],
	steps: [
		mean("q4", "step"),
		mean("q6", "step"),
		mean("q1", "step"),
		about(["q10"], "In three months, you read this answer again and decide."),
		about(["q7"], "You can stop in the middle of anything, and nothing is lost."),
	],
	areas: [
		about(
			["q10"],
			"What would be the very first sign of what you named for three months from now?",
			"What could you leave out until then, so that there is room for what you named?",
			"How much of it is there already?",
			"Who besides you would notice what you named for three months from now?",
			"What would be a good day for reading again what you named for three months from now?",
		),
		mean("q4", "ask"),
		mean("q1", "ask"),
	],
	closings: [
		own(
			"q10",
			"How you would notice in three months that these conversations were worth your time:",
			"The sign, in three months, that these conversations were worth your time:",
		),
		ours("This page can be changed as often as you like.", "You set the terms, and you can set them anew."),
	],
};
