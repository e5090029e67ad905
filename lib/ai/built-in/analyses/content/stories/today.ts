import {
	about,
	aboutUnless,
	asked,
	first,
	mean,
	ours,
	own,
	ownFrom,
	ownOrNot,
	type Story,
	sayUnless,
	spare,
	tick,
} from "../story";

const HARD_TIMES = ["q1:grieving|ending|not-right"];
/** Times of which it can be said where they come from and what they cost, whoever lives through them. */
const LOSSES = ["q1:grieving|ending"];
/** Somebody who has just lost somebody often wishes for what no step leads to. */
const LOSS = ["grieving", "ending"] as const;

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
			// Their own words say more than the name that they ticked.
			first(
				own(
					"q2",
					"A stranger would have to know this to understand your love life:",
					"What there is to know about your love life, as you would tell a stranger:",
				),
				tick("q1"),
			),
		],
		[mean("q1", "says", { only: ["q1:mostly-good|grieving"] })],
	],
	origin: [
		[
			own(
				"q10",
				"You began this now, and not a year ago, for this reason:",
				"This is why you began now, and not a year ago:",
			),
		],
		[mean("q1", "from", { only: LOSSES })],
	],
	impact: [
		[own("q6", "What costs you the most energy these days:", "Most of your energy goes here, these days:")],
		[mean("q1", "cost", { only: HARD_TIMES })],
	],
	inner: [
		[own("q7", "In an ordinary week, you look forward to this:", "What you look forward to in an ordinary week:")],
		[mean("q1", "helps", { unless: ["q1:mostly-good|on-my-own|something-else"] })],
	],
	relational: [
		[
			own("q4", "The last time you felt close to somebody:", "When you last felt close to somebody:"),
			spare("q3", "These are the people closest to you at the moment:", "Closest to you at the moment:"),
		],
		[mean("q1", "between", { only: HARD_TIMES })],
	],
	steps: [
		aboutUnless(
			LOSS,
			["q11"],
			"Tell one person what should be different in a year, and when you would like to be asked about it.",
			"Choose a day in six months on which you will look at what should be different in a year.",
			"Do one thing this week, of ten minutes at most, for what should be different in a year.",
			"Write down the first small sign that what should be different in a year has begun.",
		),
		mean("q1", "step"),
		about(
			["q7"],
			"Keep the hours that you look forward to free for the next four weeks, before anybody else asks for them.",
			"Stay ten minutes longer, once, in one of the things that you look forward to.",
			"Add one small thing to what you look forward to in a week.",
			"Write down after one of these hours how you felt when you came out of it.",
			"Do one of the things that you look forward to on another day as well.",
			"Look at what you look forward to, and enter the next time into your calendar, like an appointment.",
			"Tell somebody about one of the things that you look forward to, with the details.",
		),
		about(
			["q6"],
			"Tell somebody what costs you the most energy these days, and ask for nothing.",
			"Choose one hour this week in which what costs you the most energy is not your business.",
			"Ask somebody to take one small piece of what costs you the most energy.",
			"Write down what would cost you a little less if you did it otherwise.",
			"Write down one hour of the last week in which what costs you the most energy left you in peace.",
		),
	],
	areas: [
		mean("q1", "ask"),
		aboutUnless(
			LOSS,
			["q11"],
			"Who would be the first to notice what is different in a year?",
			"What have you already done for what should be different in a year?",
			"What would an ordinary Monday be like, a year from now?",
			"What would be a small beginning of what should be different in a year?",
		),
		about(
			["q4", "q7"],
			"What do the last time that you felt close to somebody and the things you look forward to have in common?",
			"What made it possible to feel close, that last time?",
			"When in an ordinary week is there room for a time like the one that you described?",
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
			own("q4", "This is how people find out what you need:", "How people find out what you need from them:"),
		],
	],
	origin: [
		[asked("q6")],
		[own("q1", "You admire somebody’s way of living:", "This is whose way of living you admire:")],
	],
	impact: [
		[tick("q7"), mean("q7", "good"), mean("q7", "cost")],
		[mean("q7", "from", { only: ["q7:give-in|postpone|own-way|hold-on"] })],
	],
	inner: [
		[mean("q7", "helps", { unless: ["q7:depends|talk"] })],
		[own("q9", "In other people’s lives you envy this:", "What you envy in other people’s lives:")],
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
			"Choose the next occasion on which your promise to yourself can be kept, and write down its day.",
			"Write down what usually gets in the way of your promise to yourself, and one way around it.",
			"Make your promise to yourself half as large, and keep that half for a week.",
			"Tie your promise to yourself to something that you do every day anyway.",
			"Write down how you will notice that you have kept your promise to yourself.",
			"Keep your promise to yourself once, and tell nobody.",
			"Keep your promise to yourself once before Sunday, in the smallest form that still counts.",
			"Tell one person of your promise to yourself, and ask them to ask you about it in two weeks.",
		),
		mean("q7", "step"),
		mean("q3", "step"),
		about(
			["q4"],
			"Say one thing that you need in words this week, before anybody could have noticed.",
			"Write down one thing that you need, in the words in which you would say it.",
			"Remember one time when you said what you needed, and what came of it.",
			"Ask one person how they find out what you need, and compare it with what you wrote.",
		),
	],
	areas: [
		mean("q3", "ask"),
		about(
			["q11"],
			"On which day of the week would your promise to yourself be easiest to keep?",
			"What do you hope for from the promise to yourself?",
			"Who would be glad if you kept your promise to yourself?",
			"What would make your promise to yourself easier to keep?",
			"When did you last keep a promise to yourself, and what helped?",
		),
		about(
			["q9"],
			"What exactly is it, in what you envy, that you would like to have?",
			"Where in your own week is there a little of what you envy in others?",
			"Who has what you envy, and what did it ask of them?",
			"What would you give for what you envy, and what not?",
		),
		mean("q7", "ask"),
	],
	closings: [
		own(
			"q11",
			"This is the promise to yourself that you would like to start keeping:",
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
	insights: [[tick("q6"), tick("q5")], [asked("q12")]],
	core: [
		[
			own(
				"q1",
				"Your last real disagreement with somebody you love was about this:",
				"What your last real disagreement with somebody you love was about:",
			),
		],
		[own("q2", "In its first minute, you did this:", "The first minute of it went like this:"), tick("q3")],
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
				"You can lay your own first minute beside it, and see what is alike and what is not.",
				"What one sees as a child, one does not have to keep.",
				"Some people do as it was done at home, and some do the reverse.",
			),
		],
		[asked("q8")],
	],
	impact: [
		[
			ownOrNot(
				"q4",
				"When somebody is upset with you, you are afraid of this:",
				"Asked what you are afraid will happen when somebody is upset with you, you wrote:",
			),
			sayUnless(
				["harm"],
				["q4"],
				"In a quarrel the other person sees what you do, and hardly ever what you fear.",
				"Few people know this about each other when they quarrel.",
				"A fear like this is seldom told in a quarrel, and is there all the same.",
			),
		],
		[mean("q3", "cost")],
	],
	inner: [
		[
			// Whoever says what they do in those hours needs no remedy of ours for them.
			first(
				own("q9", "The hours after a fight you spend like this:", "This is how the hours after a fight go:"),
				mean("q3", "helps"),
			),
		],
	],
	relational: [
		[
			tick("q11"),
			own(
				"q10",
				"When somebody comes very close, this happens in you:",
				"This happens in you when somebody comes very close:",
			),
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
			"Remember a first minute that went nearly as you wish, and write down what you did.",
			"Try the first minute that you wish for once on something small, where little depends on it.",
			"Write down in one line where you would like to be when the next first minute comes.",
			"Read how you would like to spend the next first minute once more, on a day without a quarrel.",
			"Tell somebody you trust how you would like to spend the next first minute.",
		),
		mean("q11", "step"),
		aboutUnless(
			["harm"],
			["q7"],
			"Tell somebody you trust what you hope for when you are hurt, on a day on which nobody is.",
			"Ask somebody you trust what they hope for when they are hurt, and tell them yours.",
			"Write down what you hope for when you are hurt, as you would say it to somebody you trust.",
			"Put what you hope for when you are hurt into ten words, and keep them.",
		),
		aboutUnless(
			["harm"],
			["q9"],
			"Tell somebody you trust how you spend the hours after a fight, so that they know where to find you.",
		),
		mean("q3", "step"),
	],
	areas: [
		mean("q11", "ask"),
		about(
			["q2", "q13"],
			"What could remind you, in a first minute, of how you would like to spend it?",
			"With whom would it be easiest to try the first minute that you wish for?",
			"When was a first minute last a little as you would like it?",
			"What would the other person notice first, if you spent the first minute as you wish?",
			"What would you rather leave out of the next first minute?",
			"Which word would you like to begin with, in a first minute?",
			"What do you need in order to spend a first minute as you wish?",
		),
		about(
			["q9"],
			"At what moment of the hours after a fight does it get better?",
			"How do you know that the hours after a fight are over?",
			"Who knows how you spend the hours after a fight?",
			"Which of the things that you do after a fight does you good?",
		),
		mean("q3", "ask"),
	],
	closings: [
		own(
			"q13",
			"The first minute of the next time, as you would like it:",
			"Next time, you would like to spend the first minute like this:",
		),
		ours("You have looked at a moment in which most people look away.", "This can be read again on a quiet day."),
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
				ownOrNot("q2", "The voice in which you speak to yourself sounds like this one:", ""),
				mean("q3", "from", { unless: ["q3:middle"] }),
				mean("q7", "from"),
			),
		],
	],
	impact: [
		[own("q9", "On a bad day you look after yourself like this:", "This is how you look after yourself on a bad day:")],
		[mean("q10", "cost", { only: ["q10:low"] }), mean("q6", "cost", { only: ["q6:high"] })],
	],
	inner: [[asked("q5")], [mean("q3", "helps", { only: ["q3:low"] }), mean("q10", "helps", { only: ["q10:low"] })]],
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
			"Say the sentence that you would like to believe once a day for a week, at the same moment.",
			"Say the sentence that you would like to believe to somebody else for whom it is true.",
			"Write down when you last came near to the sentence that you would like to believe.",
			"Keep the sentence that you would like to believe in your pocket for a day.",
			"Write the sentence that you would like to believe in the words of somebody who is fond of you.",
			"Write the sentence that you would like to believe where you will read it on a bad day.",
			"Write down one thing from last week that speaks for the sentence that you would like to believe.",
		),
		mean("q10", "step", { only: ["q10:low"] }),
		mean("q7", "step"),
		about(
			["q11"],
			"Spend an hour this week where you like who you are, or as near to it as you can get.",
			"Write down what there is, where you like who you are, that is missing elsewhere.",
			"Take one thing from where you like who you are to another place this week.",
			"Write down who you are with, where you like who you are.",
			"Tell somebody where it is that you like who you are.",
		),
	],
	areas: [
		mean("q7", "ask"),
		about(
			["q12"],
			"When do you already half believe the sentence that you would like to believe?",
			"Who believes about you already what you would like to believe?",
			"What speaks for the sentence that you would like to believe?",
			"On what kind of day is the sentence that you would like to believe nearest?",
			"Since when would you have liked to believe it?",
			"What would be a little easier, if you believed it?",
			"What would you do differently tomorrow, if you believed the sentence that you would like to believe?",
		),
		about(
			["q1", "q4"],
			"What would you have said to somebody who came to you with the same mistake?",
			"How long does a sentence like the one that you said to yourself stay with you?",
			"What would you like to say in its place, the next time something goes wrong?",
			"What did you need at that moment?",
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
			"You know yourself better than most who have advice for you.",
			"You need not be finished with any of this.",
			"Saying something kind to yourself isn’t flattery. Somebody has to start.",
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
				"This is how the love you want looks on an ordinary evening:",
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
			["q6"],
			"Tell somebody about one detail of the evening that you described.",
			"Do one thing this week as it is in the evening that you described.",
			"Write down what can be heard in the evening that you described.",
			"Choose one evening this week, and leave something out of it that would not be in the one you described.",
			"Write the first sentence that is said in the evening that you described.",
			"Add one sound to the evening that you described, and one thing on the table.",
			"Remember one evening that had something of the one you described, and write down who was there.",
		),
		mean("q5", "step"),
		about(
			["q4"],
			"Give the wish that hardly anyone knows about an hour this week, to be thought of and nothing else.",
			"Write down when you first had the wish that hardly anyone knows about.",
			"Write down what would be the smallest form of the wish that hardly anyone knows about.",
			"Choose one person who might one day hear of the wish that hardly anyone knows about.",
			"Write the wish that hardly anyone knows about as one sentence that begins with ‘I would like’.",
			"Look for one place or one hour in which the wish that hardly anyone knows about has room.",
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
			["q6"],
			"What of the evening that you described could there be this week, in whatever company?",
			"Which detail of the evening that you described matters most to you?",
			"When was there last an evening a little like the one that you described?",
			"What would you be the first to notice in the evening that you described?",
			"What does nobody have to do in the evening that you described?",
			"What is your own part in the evening that you described?",
			"Who would feel at home in the evening that you described?",
		),
		about(
			["q10"],
			"When did what stops you last let you pass?",
			"What is it that you want most when you are stopped?",
			"When did you first notice that something stops you there?",
			"What would be near enough to what you want, for a beginning?",
			"Who knows what stops you when you come close to something you want?",
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
			"What you would like is written down now, and can be found again.",
			"You may want all of it, or only a part.",
			"A wish is no contract. It may change, and it may also come true.",
		),
	],
};
