import type { PatternName } from "../ids";
import type { Meaning } from "./types";

/** Meanings of a pattern's score in three bands: up to 40, up to 60, and above, where it counts as strong. */
export interface PatternMeaning {
	low: Pick<Meaning, "says" | "good" | "mine">;
	middle: Meaning;
	strong: Meaning;
}

export const patternMeanings: Readonly<Record<PatternName, PatternMeaning>> = {
	Pleaser: {
		low: {
			says: [
				"You keep others content only so far as you want to. A no of yours is simply a no, and people can rely on your yes.",
				"Saying yes against your will is not your way. It saves you a good deal of hidden anger.",
			],
			good: "People know what they get with you, which is a form of kindness.",
			mine: "I seldom say yes when I mean no, and people can rely on both.",
		},
		middle: {
			says: [
				"You look after other people’s moods, and not at any price.",
				"There is some of the Pleaser in you: on tired days, or with certain people, the yes is quicker than you are.",
			],
			from: "How soon we give in often depends on whom we are with.",
			good: "It makes you considerate, and you can still stop.",
			cost: "It tends to show afterward, as tiredness with people whom we like.",
			helps: "It helps to find out who gets your yes too quickly, and to ask for time there.",
			between: "‘Let me think about it’ is a friendly sentence, and it is true.",
			step: "Answer one request this week with ‘I’ll tell you tomorrow’.",
			ask: "Who gets a yes from you before you’ve thought?",
			mine: "With some people my yes is quicker than I am.",
		},
		strong: {
			says: [
				"You keep others content, early and thoroughly: the quick yes, the giving in, the tiredness at the end of the day. It is a great deal of work, and it is done so well that nobody takes it for work.",
				"Much of what you do in love is looking after how others feel. You often know what they need before they do, and you ask yourself last.",
			],
			from: "Many people learned the quick yes where a bad mood was dangerous, or where love came after good behavior. If that was so for you, it was a clever child who found out how to keep those it needed close.",
			source: "Assor, Roth and Deci, 2004",
			good: "The quick yes protected your place with people. And it has made you attentive: you notice how others are.",
			cost: "People feel cared for, and may hardly get to know you. What you do not say can turn into tiredness.",
			helps:
				"It helps to put a pause between the request and the yes, even a very small one. In it you can find out what you would like.",
			between:
				"A no to somebody who loves you is a piece of information. It says where you stand, and takes no love away.",
			step: "Say a small no this week to somebody who takes it lightly, and leave out the reasons.",
			ask: "What would you like this evening, if it bothered nobody?",
			mine: "I look after how others feel, and ask myself last. My yes is out before I have heard the question. It can keep people near me, and it can keep them from getting to know me.",
			hurts: { between: ["harm"], step: ["harm"] },
		},
	},
	Avoider: {
		low: {
			says: [
				"Closeness does not drive you away. When somebody wants to talk about feelings, you stay in the room.",
				"You let people come near. Needing somebody is nothing that you have to hide.",
			],
			good: "It makes it easier for others to be weak for an hour, and for you to be helped.",
			mine: "I can stay in the room when it gets close.",
		},
		middle: {
			says: [
				"You like closeness, and you like it to have a door. When it gets to be too much you go quiet, and then you come back.",
				"There is some of the Avoider in you: you can be close, and you need to be alone afterward in order to have been.",
			],
			from: "Measure in closeness is partly temperament and partly habit. Those who sorted out their troubles by themselves as children often still need that corner.",
			good: "It keeps you independent without making you lonely.",
			cost: "When you go quiet, others do not know for how long.",
			helps: "It helps to tell tiredness of people from fear of them; they feel alike.",
			between: "Say when you will be back. It costs one sentence.",
			step: "The next time you withdraw, leave one line behind.",
			ask: "When is it rest that you need, and when is it distance?",
			mine: "I can be close, and I need a door that may be closed.",
		},
		strong: {
			says: [
				"You count on yourself. When feelings come near you find something to do, go silent, or breathe freely when you are alone again. It is not that you feel little; you learned to feel it by yourself.",
				"Distance is how you stay safe in love. You are there with one hand on the door, and hardly anybody knows how much it costs you to stay.",
			],
			from: "Many people learned to count on themselves where there was little comfort or little room. Others simply breathe more easily by themselves. If there was a reason, your independence was a good answer to it.",
			source: "Mikulincer and Shaver, 2007",
			good: "Counting on yourself protected you from being disappointed, and it has made you capable: you can carry things alone that others could not.",
			cost: "Those who love you may feel you leaving just when it grows tender. And on bad days it can be that nobody comes, since nobody knows.",
			helps: "You decide how near, and for how long. Saying so makes it easier to stay.",
			between: "You can say it in a few words: ‘I need some time to myself.’",
			step: "Accept one offer of help this week that you would otherwise turn down.",
			ask: "What happens in you just before you would like to be elsewhere?",
			mine: "I count on myself. When it gets close I find something to do, or I go silent. It has spared me many disappointments, and it has made it hard for people to reach me on my bad days.",
			hurts: { helps: ["harm"] },
		},
	},
	Anxious: {
		low: {
			says: [
				"A late reply is just a late reply for you. You do not expect to be left as soon as it gets quiet.",
				"You can wait without suffering. People may have their own evening, and you have yours.",
			],
			good: "It leaves those you love free, and makes it easy to come back.",
			mine: "When it gets quiet, I do not think that I have been left.",
		},
		middle: {
			says: [
				"You are calm in love as long as things are clear. When they become unclear, something in you begins to count minutes.",
				"There is some of the watchfulness in you that people call anxious: not always, and with some people more than with others.",
			],
			from: "It often wakes with people who really are hard to read. Then it is not only a habit, but also a perception.",
			good: "It can mean noticing early when something is off.",
			cost: "It takes up evenings that could have been good ones.",
			helps: "It helps to separate what you know from what you fear, in writing, in two columns.",
			between: "Ask for what would calm you, instead of looking for it in signs.",
			step: "Put the phone into another room for as long as a meal takes.",
			ask: "Who are you calm with, and what do they do?",
			mine: "As long as things are clear I am calm. When they are not, something in me begins to count minutes.",
		},
		strong: {
			says: [
				"You listen for the first sign that somebody is leaving: a pause, a tone, a reply that takes long. To love somebody means for you to keep watch.",
				"Love makes you alert. Your body asks whether everything is still all right, and the answer holds only for a while.",
			],
			from: "Many people learned to listen for signs where care came and went, and watchfulness helped to hold it.",
			source: "Mikulincer and Shaver, 2007",
			good: "Listening for signs may have kept those you needed near. And it has made you perceptive and warm: you are there before anybody has called.",
			cost: "Reassurance wears off quickly and has to be fetched anew, and that is tiring.",
			helps:
				"It helps to have something that steadies you and depends on nobody: a walk, a voice you like, a page. Not in place of closeness, but until it comes.",
			between:
				"Say the sentence under the question: ‘I got scared that I don’t matter to you.’ It is easier to answer than a test.",
			step: "Do one thing this week that is yours while you wait: a walk, a call to somebody else, a cup of tea.",
			ask: "What calms you for an hour, and what for longer?",
			mine: "I listen for the first sign of somebody leaving. It has made me perceptive and quick to love, and it has cost me many quiet evenings that could have been good ones.",
			hurts: { between: ["harm"] },
		},
	},
	Controller: {
		low: {
			says: [
				"You can let things go their way. That a partner does them differently does not trouble you much.",
				"Plans may change, and you can change with them.",
			],
			good: "People feel trusted by you, and do more of their own accord.",
			mine: "I can let others do it their way.",
		},
		middle: {
			says: [
				"You like to have an overview, and can give it up when you must. Sometimes a changed plan costs you more than you show.",
				"There is some of the Controller in you: in certain fields you would rather do it yourself.",
			],
			from: "What we keep in our own hands is often something that once went wrong, or that nobody else saw to.",
			good: "It is probably why many things run well.",
			cost: "Whoever thinks of most things is seldom surprised by help.",
			helps: "It helps to choose one field and to let it go entirely, badly done or not.",
			between: "Ask how somebody else would do it, and let it stand.",
			step: "Hand over one task this week and do not check it.",
			ask: "What are you keeping an eye on that would go well by itself?",
			mine: "In some things I would rather do it myself.",
		},
		strong: {
			says: [
				"You hold the threads. You plan, check, and see to it that nothing falls. It is done out of care, and it feels to you as if everything would come apart if you stopped.",
				"Love is for you also a responsibility: somebody has to keep an eye on things, and you do not count on it being anybody else.",
			],
			from: "Many people learned to keep things in hand where nobody could be relied on, and being in charge was the only way to have it calm. If that was so for you, you made order where there was none.",
			source: "Freeston, Rhéaume, Letarte, Dugas and Ladouceur, 1994",
			good: "Keeping things in hand protected you from being taken by surprise. And others can lean on you: what you take on gets done.",
			cost: "People close to you may feel managed, and stop doing things by themselves. And you carry more than your share, and are seldom held.",
			helps: "It helps to tell apart what has to be held and what would hold by itself.",
			between: "‘How would you do it?’ is a question that lets somebody else carry an end.",
			step: "Let one small thing be done in somebody else’s way this week, where nobody comes to harm.",
			ask: "Which of the things that you see to do you like seeing to?",
			mine: "I hold the threads so that nothing can fall. It has made life steady, and it has meant that I carry more than my share and am seldom held.",
		},
	},
	Victim: {
		low: {
			says: [
				"You do not feel that you come off badly in love. You say what hurts you, and expect that it will make a difference.",
				"You count on having a say. When something hurts, you expect that saying so makes a difference.",
			],
			good: "It lets disputes be about the matter, since you do not need to be in the right about everything.",
			mine: "When something hurts me I say so, and count on its making a difference.",
		},
		middle: {
			says: [
				"Sometimes you feel overlooked, and wait for somebody to notice. On other days you say it.",
				"There is some of that feeling in you of giving more than you get. It may be a mood, and it may be a fact.",
			],
			from: "It comes more easily to people who were often told that it was not so bad.",
			good: "You know how it is to be overlooked, and you overlook others less.",
			cost: "While we wait for somebody to notice, nothing changes except our own tiredness.",
			helps:
				"It helps to check it: who did what this week? Sometimes the list agrees with the feeling, and sometimes not.",
			between: "Say it at the second time, and not at the tenth.",
			step: "Say one thing this week that you would otherwise have waited to be asked about.",
			ask: "What are you waiting for somebody to notice?",
			mine: "Now and then I wait for somebody to notice what hurts me, instead of saying it.",
		},
		strong: {
			says: [
				"You carry things that others do not see. You may have good reasons to feel it so, and it is tiring.",
				"Much of what you put up with goes unnoticed, as you see it. That is tiring, whatever the reason.",
			],
			from: "Many people learned to carry things unseen where nothing they did made a difference, or made it worse. If that was so for you, waiting was no weakness, but experience.",
			source: "Maier and Seligman, 2016",
			good: "Carrying what others do not see may have given you an eye for whoever else is overlooked.",
			cost: "What nobody sees, nobody can help with. And where asking has not helped, it takes strength to ask again.",
			helps:
				"It helps to look for the one thing in it that is in your hands, however small. The rest does not become all right by that; you become bigger beside it.",
			between: "Tell somebody who is on your side one thing that they could not have seen.",
			step: "Let somebody see one thing this week that you would otherwise have carried by yourself.",
			ask: "Who has seen some of it already?",
			mine: "Much of what I carry is not seen. It has given me an eye for others who are overlooked.",
			hurts: { says: ["harm"], helps: ["harm"], good: ["harm"], from: ["harm"], cost: ["harm"] },
		},
	},
	"All-or-Nothing": {
		low: {
			says: [
				"You can love without dropping everything else, and be disappointed without it all being over. The middle is a place where you can live.",
				"One bad day does not turn your feelings. You let things be good that are not perfect.",
			],
			good: "It makes love with you durable.",
			mine: "I can be disappointed and still love.",
		},
		middle: {
			says: [
				"Sometimes love is everything to you and sometimes rather nothing, and mostly you find your way back to the middle.",
				"There is some of the all-or-nothing in you, above all at beginnings and in quarrels.",
			],
			from: "The unclear middle is often hard to bear for people who once had to wait in it for a long time.",
			good: "It often goes with a whole heart.",
			cost: "In the heat of a quarrel, things get said that are meant for ten minutes and heard for ten years.",
			helps: "It helps to make no decision on the day on which everything seems decided.",
			between: "Say ‘I’m furious, and I’m not leaving.’ Both halves are important.",
			step: "Keep one appointment of your own this week, whoever else would like the evening.",
			ask: "What of your own stays, whoever comes?",
			mine: "At beginnings and in quarrels it is all or nothing with me; then I find back to the middle.",
		},
		strong: {
			says: [
				"Love is whole for you, or it is not love. You come with everything, and one disappointment can make somebody a stranger.",
				"You love in full sun. The half-light, in which most loves spend most of their time, is hard for you to bear.",
			],
			from: "Many people learned to want all or nothing where love was unreliable: then we want to know at once, and for good, whether it is safe. If that was so for you, sorting quickly was a protection.",
			source: "Knee, 1998",
			good: "All or nothing protected you from waiting in uncertainty. And your yes is wonderful to get: it is meant.",
			cost: "Those near you may become afraid of making mistakes. And you may leave just before the repair that would have made it deeper.",
			helps:
				"It helps to let a disappointment get a day older before you judge it. It usually shrinks to its own size.",
			between: "Tell somebody what disappointed you, and in the same breath what you still like about them.",
			step: "Let something be good this week that is only eighty percent.",
			ask: "What survived the last disappointment, when you look back?",
			mine: "Love is whole for me, or it is not love. I bring everything, and one disappointment can make somebody a stranger. It has spared me the waiting, and it has ended some things too early.",
			hurts: { between: ["harm"], helps: ["harm"] },
		},
	},
};

/** Text answers in which each pattern would show, as questionnaire and question; the most revealing first. */
export const shownIn: Readonly<Record<PatternName, readonly (readonly [string, string])[]>> = {
	Pleaser: [
		["2", "q4"],
		["2", "q6"],
	],
	Avoider: [
		["4", "q9"],
		["4", "q10"],
	],
	Anxious: [
		["4", "q4"],
		["4", "q9"],
	],
	Controller: [],
	Victim: [
		["2", "q4"],
		["4", "q7"],
	],
	"All-or-Nothing": [
		["4", "q2"],
		["4", "q10"],
	],
};
