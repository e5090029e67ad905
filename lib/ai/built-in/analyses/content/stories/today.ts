import {
	about,
	aboutUnless,
	first,
	mean,
	ours,
	own,
	ownFrom,
	ownOrNot,
	type Story,
	say,
	sayUnless,
	spare,
	tick,
} from "../story";

const HARD_TIMES = ["q1:grieving|ending|not-right"];

/** "Where You Are Now". */
export const now: Story = {
	plain: ["q3"],
	top: ["q9", "q4", "q2"],
	ticked: ["q1", "q8", "q5"],
	insights: [
		[tick("q8"), tick("q5")],
		[
			ownOrNot(
				"q9",
				"When people ask how you are, you leave this out:",
				"Asked what you leave out when people ask how you are, you wrote:",
			),
		],
	],
	core: [
		[
			tick("q1"),
			own(
				"q2",
				"A stranger would have to know this to understand it:",
				"You told a stranger what there is to know about it:",
			),
		],
		[mean("q1", "says", { only: HARD_TIMES })],
	],
	origin: [
		[
			own(
				"q10",
				"You began this now, and not a year ago, for this reason:",
				"This is why you began now, and not a year ago:",
			),
		],
		[mean("q1", "from", { only: HARD_TIMES })],
	],
	impact: [
		[own("q6", "What costs you the most energy these days:", "Most of your energy goes here, these days:")],
		[mean("q1", "cost", { only: HARD_TIMES })],
	],
	inner: [
		[
			own(
				"q7",
				"And this is what you look forward to in an ordinary week:",
				"What you look forward to in an ordinary week:",
			),
		],
		[mean("q1", "helps", { unless: ["q1:mostly-good|on-my-own"] })],
	],
	relational: [
		[
			own("q4", "The last time you felt close to somebody:", "When you last felt close to somebody:"),
			spare("q3", "And these are the people closest to you at the moment:", "Closest to you at the moment:"),
			say(
				["q4", "q3"],
				"Whoever is in both answers is somebody whom you need not look for.",
				"Those who are in both answers are near in more than name.",
			),
		],
		[mean("q1", "between", { only: HARD_TIMES })],
	],
	steps: [
		about(
			["q11"],
			"You named one thing that should be different in a year. Write under it the first thing that would have to happen, and who has to hear of it.",
			"Take the one thing that should be different in a year, and put the smallest piece of it into this week.",
			"Write the one thing that should be different in a year at the top of a page, and beneath it what you alone can do for it.",
		),
		mean("q1", "step"),
		about(
			["q7"],
			"Keep the hours that you look forward to free for the next four weeks, before anybody else asks for them.",
			"Look at what you look forward to, and enter the next time into your calendar, like an appointment.",
			"Add one more thing to look forward to, in the emptiest part of your week.",
		),
		about(
			["q6"],
			"Choose one part of what costs you the most energy, and do it less well, later or not alone this week.",
			"Write down what of the thing that costs you most only you can do. The rest may belong to somebody else, too.",
		),
	],
	areas: [
		mean("q1", "ask"),
		about(
			["q6", "q11"],
			"Has what you want to be different in a year to do with what costs you the most energy now, or is it a thing of its own?",
			"If the thing that you chose for next year came true, would it take anything off what costs you the most energy now?",
		),
		about(
			["q4", "q7"],
			"What do the last time that you felt close to somebody and the things you look forward to have in common?",
			"How often is somebody with you in what you look forward to, and how often are you by yourself?",
		),
	],
	closings: [
		own(
			"q11",
			"Of all that could be different in a year, you chose this one thing:",
			"You were asked for one thing that should be different in a year, and this is it:",
		),
		ours(
			"This is where you stand today, in your own words.",
			"You have said how it is. More than that a beginning does not need.",
		),
	],
};

/** "What Matters to You". */
export const matters: Story = {
	plain: [],
	top: ["q9", "q2", "q1"],
	ticked: ["q7", "q3", "q5", "q8"],
	insights: [
		[tick("q8")],
		[own("q2", "On behalf of others, this makes you angry:", "What makes you angry on other people’s behalf:")],
	],
	core: [
		[tick("q3")],
		[
			tick("q5"),
			own("q4", "And this is how people find out what you need:", "How people find out what you need from them:"),
		],
	],
	origin: [
		[
			ownOrNot(
				"q6",
				"What you have set aside, so far, to keep a relationship going:",
				"Asked what you have set aside to keep a relationship going, you wrote:",
			),
		],
		[own("q1", "You admire somebody’s way of living:", "This is whose way of living you admire:")],
	],
	impact: [
		[tick("q7"), mean("q7", "good"), mean("q7", "cost")],
		[mean("q7", "from", { only: ["q7:give-in|postpone|own-way|hold-on"] })],
	],
	inner: [
		[mean("q7", "helps", { unless: ["q7:depends|talk"] })],
		[own("q9", "In other people’s lives you envy this:", "And this is what you envy in other people’s lives:")],
	],
	relational: [
		[
			own(
				"q10",
				"Whoever the other person is, you draw the line here:",
				"This is your line, whoever the other person is:",
			),
		],
		[mean("q7", "between", { unless: ["q7:depends|talk"] })],
	],
	steps: [
		about(
			["q11"],
			"Choose the next occasion on which the promise that you named can be kept, and write down its day.",
			"Keep the promise that you named once this week, in the smallest form that still counts.",
			"Tell one person of the promise that you named, and ask them to ask you about it in two weeks.",
		),
		mean("q7", "step"),
		mean("q3", "step"),
		about(
			["q4"],
			"Say one thing that you need in words this week, before anybody could have noticed.",
			"Ask one person how they find out what you need, and compare it with what you wrote.",
		),
	],
	areas: [
		mean("q3", "ask"),
		about(
			["q11"],
			"What would be different by now, if you had begun to keep that promise a year ago?",
			"With whom would that promise be hardest to keep?",
		),
		about(
			["q9"],
			"What of the thing that you envy could there be in your own life, in a small edition?",
			"Do you envy the thing itself, or how easily others come by it?",
			"Who could tell you how they came by the thing that you envy?",
		),
		mean("q7", "ask"),
	],
	closings: [
		own(
			"q11",
			"And this is the promise to yourself that you would like to start keeping:",
			"You would like to start keeping this promise to yourself:",
		),
		ours(
			"What matters to you is on this page. You may ask for it.",
			"You need not defend what you need. It is enough that you know it.",
		),
	],
};

/** "When It Gets Hard". */
export const hard: Story = {
	plain: [],
	top: ["q12", "q10", "q7"],
	ticked: ["q3", "q11", "q6", "q5"],
	insights: [
		[tick("q6"), tick("q5")],
		[
			ownOrNot(
				"q12",
				"A conflict that has brought you closer to somebody:",
				"Asked whether a conflict has ever brought you closer to somebody, you wrote:",
			),
		],
	],
	core: [
		[
			own(
				"q1",
				"Your last real disagreement with somebody you love was about this:",
				"What your last real disagreement with somebody you love was about:",
			),
		],
		[own("q2", "In its first minute, you did this:", "And its first minute went like this:"), tick("q3")],
	],
	origin: [
		[
			first(
				ownFrom(
					"3",
					"q3",
					"At home, when somebody was angry, it went like this:",
					"You told how it went at home when somebody was angry:",
				),
				mean("q11", "from"),
			),
			sayUnless(
				["harm"],
				["3.q3", "q2"],
				"How much of that is in your own first minute, you know best.",
				"You can lay your own first minute beside it, and see what is alike and what is not.",
			),
		],
		[
			ownOrNot(
				"q8",
				"A remark from an old argument that you have not forgotten:",
				"Asked which remark from an old argument you have not forgotten, you wrote:",
			),
		],
	],
	impact: [
		[
			ownOrNot(
				"q4",
				"When somebody is upset with you, you are afraid of this:",
				"Asked what you are afraid will happen when somebody is upset with you, you wrote:",
			),
			say(
				["q4"],
				"In a quarrel the other person sees what you do, and hardly ever what you fear.",
				"It can be heard in a quarrel by nobody but you.",
			),
		],
		[mean("q3", "cost")],
	],
	inner: [
		[own("q9", "The hours after a fight you spend like this:", "This is how the hours after a fight go:")],
		[mean("q3", "helps")],
	],
	relational: [
		[
			tick("q11"),
			own("q10", "When somebody comes very close, this happens in you:", "And when somebody comes very close:"),
		],
		[
			own(
				"q7",
				"When you are hurt, you hope that the other will do this:",
				"What you hope the other person will do when you are hurt:",
			),
		],
	],
	steps: [
		about(
			["q13"],
			"Say the first minute that you wish for aloud once, on a quiet day, so that the words are there when they are needed.",
			"Write your wish for the first minute on a slip of paper, as short as it will go, and keep it where the quarrels are.",
			"Try the first minute that you wish for once on something small, where little depends on it.",
		),
		mean("q3", "step"),
		mean("q11", "step"),
		aboutUnless(
			["harm"],
			["q7"],
			"Tell somebody you trust what you hope for when you are hurt, on a day on which nobody is.",
			"Ask somebody you trust what they hope for when they are hurt, and tell them yours.",
		),
	],
	areas: [
		mean("q11", "ask"),
		about(
			["q2", "q13"],
			"What would have made it possible to begin as you wish, the last time?",
			"With whom have you already had a first minute like the one that you wish for?",
			"What would you need to hear in that minute to stay with your plan?",
		),
		about(
			["q9"],
			"At what moment of those hours does it get better?",
			"How do you know that those hours are over?",
			"Who knows how you spend those hours?",
			"Which of the things that you do in those hours does you good?",
		),
		mean("q3", "ask"),
	],
	closings: [
		own(
			"q13",
			"The first minute of the next time, as you would like it:",
			"Next time, you would like to spend the first minute like this:",
		),
		ours(
			"You have looked at a moment in which most people look away.",
			"What you do when it gets hard is not all that you are.",
		),
	],
};

/** "How You Treat Yourself". */
export const self: Story = {
	plain: [],
	top: ["q11", "q4", "q5"],
	ticked: ["q3", "q10", "q6", "q7"],
	insights: [
		[tick("q6"), tick("q10")],
		[own("q11", "You like who you are here:", "Where you like who you are:")],
		[own("q4", "People come to you for this:", "What people come to you for:")],
	],
	core: [
		[
			own(
				"q1",
				"The last time something went wrong, you said this to yourself:",
				"This is what you told yourself the last time something went wrong:",
			),
			tick("q3"),
		],
	],
	origin: [
		[
			first(
				ownOrNot("q2", "And this is whose voice it sounds like:", ""),
				mean("q3", "from", { unless: ["q3:middle"] }),
				mean("q7", "from"),
			),
		],
	],
	impact: [
		[own("q9", "On a bad day you look after yourself like this:", "This is how you look after yourself on a bad day:")],
		[mean("q10", "cost", { only: ["q10:low"] }), mean("q6", "cost", { only: ["q6:high"] })],
	],
	inner: [
		[
			own(
				"q5",
				"The hardest stretch so far, you came through like this:",
				"What got you through the hardest stretch so far:",
			),
		],
		[mean("q3", "helps", { only: ["q3:low"] }), mean("q10", "helps", { only: ["q10:low"] })],
	],
	relational: [
		[tick("q7"), mean("q7", "cost", { unless: ["q7:take-it|doubt"] })],
		[
			own(
				"q8",
				"This side of you stays hidden until you trust somebody:",
				"Until you trust somebody, this side of you stays hidden:",
			),
		],
	],
	steps: [
		about(
			["q12"],
			"Say the sentence that you would like to believe once a day for a week, at the same moment: over the first coffee, on the stairs.",
			"Write the sentence that you would like to believe where you will read it on a bad day.",
			"Write down one thing from last week that speaks for the sentence that you would like to believe.",
		),
		mean("q10", "step", { only: ["q10:low"] }),
		mean("q7", "step"),
		about(
			["q11"],
			"Spend an hour this week where you like who you are, or as near to it as you can get.",
			"Put the place where you like who you are into the week, at a fixed time.",
		),
	],
	areas: [
		mean("q7", "ask"),
		about(
			["q12"],
			"When do you already half believe the sentence that you would like to believe?",
			"What would you do differently tomorrow, if you believed that sentence?",
		),
		about(
			["q1", "q4"],
			"What would you have said, if it had happened to somebody who came to you?",
			"Would you have said that to somebody who came to you with the same mistake?",
			"How long does a sentence like that stay with you?",
		),
		mean("q6", "ask", { only: ["q6:high"] }),
	],
	closings: [
		own(
			"q12",
			"You would like to be able to tell yourself this, and believe it:",
			"What you would like to be able to tell yourself, and believe:",
		),
		ours(
			"What carried you so far is on this page, too.",
			"A kind word to oneself is no flattery. Somebody has to say it first.",
		),
	],
};

/** "Soul Spark". */
export const spark: Story = {
	plain: [],
	top: ["q3", "q7", "q6"],
	ticked: ["q5", "q11", "q8"],
	insights: [
		[tick("q11"), tick("q8")],
		[own("q7", "What makes you feel wanted:", "You feel wanted by this:")],
		[own("q3", "A day that you wished would not end:", "The last time you wished that a day would not end:")],
	],
	core: [
		[tick("q5")],
		[
			own(
				"q6",
				"The love you want, on an ordinary evening:",
				"And this is how the love you want looks on an ordinary evening:",
			),
		],
	],
	origin: [
		[own("q1", "When you were about ten, you could do this for hours:", "At ten, this could fill your hours:")],
		[own("q2", "A character from a story has stayed with you:", "This character from a story has stayed with you:")],
	],
	impact: [
		[
			own(
				"q10",
				"When you come close to something you want, this stops you:",
				"This is what stops you when you come close to something you want:",
			),
		],
		[mean("q5", "cost")],
	],
	inner: [
		[
			own(
				"q4",
				"There is something you want that hardly anyone knows about:",
				"Hardly anyone knows that you want this:",
			),
		],
		[mean("q5", "helps")],
	],
	relational: [
		[
			own(
				"q9",
				"Somebody who wants to love you well should know this:",
				"What somebody should know who wants to love you well:",
			),
		],
	],
	steps: [
		about(
			["q12"],
			"Make one detail of that morning true this week: the light, the cup, the first words.",
			"Write down one thing of that morning in three years that could be so next Sunday, and arrange it.",
		),
		mean("q5", "step"),
		about(
			["q4"],
			"Take one step toward the wish that hardly anyone knows about, so small that nobody needs to hear of it.",
			"Find out this week what the wish that hardly anyone knows about would cost: in money, in hours, in courage.",
		),
		aboutUnless(
			["harm"],
			["q9"],
			"Tell somebody who would be glad of it one thing of what it takes to love you well, or do it for yourself.",
		),
	],
	areas: [
		mean("q5", "ask"),
		about(
			["q12"],
			"What of that morning in three years is already there?",
			"Who would be the first to notice that you are on the way to that morning?",
		),
		about(
			["q10", "q4"],
			"How much would it take to get past what stops you, if it were for that wish?",
			"Is what stops you as strong before that wish as before others?",
			"What would what stops you say, if that wish had already come true?",
			"When did something like this last not stop you?",
		),
	],
	closings: [
		own(
			"q12",
			"A morning in three years, if your life has gone well:",
			"Three years from now, if your life has gone well, the morning is like this:",
		),
		ours(
			"You have said what you would like. That is where it begins.",
			"A wish is no contract. It may change, and it may also come true.",
		),
	],
};
