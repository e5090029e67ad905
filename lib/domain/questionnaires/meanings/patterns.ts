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
				"You look after other people’s moods, and not at any price. With some people you find your no, with others it comes too late.",
				"There is some of the Pleaser in you: on tired days, or with certain people, the yes is quicker than you are.",
			],
			from: "It often depends on whom we are with: beside somebody whose displeasure once weighed heavily, or who resembles them, we give in sooner.",
			good: "It makes you considerate, and you can still stop.",
			cost: "It tends to show afterward, as tiredness with people whom we like.",
			helps: "It helps to find out with whom the yes comes too quickly, and to ask exactly there for time.",
			between: "‘Let me think about it’ is a friendly sentence, and it is true.",
			step: "Answer one request this week with ‘I’ll tell you tomorrow’.",
			ask: "With whom is your yes quicker than you are?",
			mine: "With some people my yes is quicker than I am.",
		},
		strong: {
			says: [
				"You keep others content, early and thoroughly: the quick yes, the giving in, the tiredness at the end of the day. It is a great deal of work, and it is done so well that nobody takes it for work.",
				"Much of what you do in love is looking after how others feel. You often know what they need before they do, and you ask yourself last.",
			],
			from: "Many people learned it where a bad mood was dangerous, or where love came after good behavior. If that was so for you, it was a clever child who found out how to keep those it needed close.",
			source: "Assor, Roth and Deci, 2004",
			good: "It protected your place with people. And it has made you attentive: you see who is standing alone at a party.",
			cost: "People feel cared for, and may hardly get to know you. What you do not say can turn into tiredness, or into an anger that surprises even you.",
			helps:
				"It helps to put a pause between the request and the yes, even a very small one. In it you can find out what you would like.",
			between:
				"A no to somebody who loves you is a piece of information. It says where you stand, and takes no love away.",
			step: "Say a small no this week to somebody who takes it lightly, and leave out the reasons.",
			ask: "What would you like this evening, if it bothered nobody?",
			mine: "I look after how others feel, and ask myself last. My yes is out before I have heard the question. It has kept people near me, and it has kept them from getting to know me.",
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
			from: "Many people learned it where there was little comfort or little room: a child who is not caught learns not to jump. If that was so for you, your independence was the best answer there was.",
			source: "Mikulincer and Shaver, 2007",
			good: "It protected you from being disappointed, and it has made you capable: you can carry things alone that others could not.",
			cost: "Those who love you may feel you leaving just when it grows tender, and knock harder, or stop. And on bad days it can be that nobody comes, since nobody knows.",
			helps: "Closeness can be taken in small doses, and you decide how small. A no counts the first time.",
			between: "A withdrawal with a time to it is a different thing: ‘I need an hour, then I’ll come.’",
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
			ask: "With whom are you calm, and what do they do?",
			mine: "As long as things are clear I am calm. When they are not, something in me begins to count minutes.",
		},
		strong: {
			says: [
				"You listen for the first sign that somebody is leaving: a pause, a tone, a reply that takes long. To love somebody means for you to keep watch.",
				"Love makes you alert. Your body asks whether everything is still all right, and the answer holds only for a while.",
			],
			from: "Many people learned it where care came and went, and watchfulness helped to hold it. If that was so for you, your alarm was set by somebody who had reason to.",
			source: "Mikulincer and Shaver, 2007",
			good: "It kept those you needed near. And it has made you perceptive and warm: you are there before anybody has called.",
			cost: "Reassurance wears off quickly and has to be fetched anew. Both get tired: you of waiting, the other of proving.",
			helps:
				"It helps to have something that steadies you and depends on nobody: a walk, a voice you like, a page. Not in place of closeness, but until it comes.",
			between:
				"Say the sentence under the question: ‘I got scared that I don’t matter to you.’ It is easier to answer than a test.",
			step: "When the waiting and wondering starts, write down the time. When it is over, write it down again.",
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
			from: "Often it is the fields in which something once went wrong, or in which nobody else saw to it.",
			good: "It is probably why many things run well.",
			cost: "Somebody who thinks of everything gets few surprises, and little help.",
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
			from: "Many people learned it where nobody could be relied on, and being in charge was the only way to have it calm. If that was so for you, you made order where there was none.",
			source: "Freeston, Rhéaume, Letarte, Dugas and Ladouceur, 1994",
			good: "It protected you from being taken by surprise. And others can lean on you: what you take on gets done.",
			cost: "People close to you may feel managed, and stop doing things by themselves. And you carry more than your share, and are seldom held.",
			helps:
				"It helps to begin with what does not matter: leave something small undone, and look on. The tension rises and then falls, by itself.",
			between: "Say the worry in place of the instruction: ‘I’m afraid that we’ll be late’, and not ‘Hurry up.’",
			step: "Let somebody plan an afternoon, and ask no questions about it.",
			ask: "What would happen if you did not see to it, and who would?",
			mine: "I hold the threads so that nothing can fall. It has made life steady, and it has meant that I carry more than my share and am seldom held.",
		},
	},
	Victim: {
		low: {
			says: [
				"You do not feel that you come off badly in love. You say what hurts you, and expect that it will make a difference.",
				"You count on having a say. When something hurts, you do something about it.",
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
				"You often end up with less, and feel that nobody sees what you carry. You may have good reasons to see it so, and it is tiring.",
				"You brace for disappointment. Hope has perhaps cost you more than bracing does.",
			],
			from: "Many people learned it where nothing they did made a difference, or made it worse. If that was so for you, waiting was no weakness, but experience.",
			source: "Maier and Seligman, 2016",
			good: "It protected you from hoping in vain. And it has given you an eye for injustice, your own and that of others.",
			cost: "What hurts waits to be noticed, and those who could do something do not know of it. Asking often, and hearing no often, can lead to the same number.",
			helps:
				"It helps to look for the one thing in it that is in your hands, however small. The rest does not become all right by that; you become bigger beside it.",
			between: "Tell somebody who is on your side what you carry, as a list, without a reproach in it.",
			step: "Write down what you carry. Mark what is yours, what is somebody else’s, and what is nobody’s.",
			ask: "Where do you have a say today that you did not have then?",
			mine: "I brace for disappointment and often end up with less. It has spared me from hoping in vain, and it has let some things go on for too long.",
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
			from: "Many people learned it where love was unreliable: then we want to know at once, and for good, whether it is safe. If that was so for you, sorting quickly was a protection.",
			source: "Knee, 1998",
			good: "It protected you from waiting in uncertainty. And your yes is wonderful to get: it is meant.",
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
