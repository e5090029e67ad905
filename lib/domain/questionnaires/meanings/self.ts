import type { QuestionnaireMeanings } from "./types";

/** Meanings for "How You Treat Yourself". */
export const selfMeanings: QuestionnaireMeanings = {
	choices: {
		q7: {
			"play-down": {
				says: [
					"A compliment gets played down, or turned into a joke. It is quick and charming, and the kind word falls to the floor between the two of you.",
					"You make praise smaller before you take it. It is modest, and it is also a way of not being caught being pleased.",
				],
				from: "Where pride was unwelcome, or praise was followed by a demand, people often learn to hand it back at the door.",
				source: "Marigold, Holmes and Ross, 2007",
				good: "It makes people feel at ease with you.",
				cost: "Those who mean it may feel corrected, and the kind word seldom gets as far as you.",
				helps: "It helps to take a breath before the joke. In that breath the compliment arrives.",
				between: "‘Thank you, that’s nice to hear’ is enough. It is a present for the one who said it.",
				step: "Answer the next compliment with thank you, and nothing after it.",
				ask: "Which compliment did you play down although it was true?",
				mine: [
					"When somebody praises me, I make it smaller, or make a joke of it.",
					"Praise makes me quick: I make it smaller before I have heard it to the end.",
					"When I am told something kind, I play it down or make a joke.",
				],
			},
			"give-back": {
				says: [
					"You hand a compliment straight back. That way you are even again, and nothing has to be kept.",
					"Praise makes you generous at once: the other gets some too. It is kind, and it is also a way of not standing in the light alone.",
				],
				from: "If everything had to be balanced once, receiving can feel like owing.",
				source: "Marigold, Holmes and Ross, 2007",
				good: "It may go with an eye for what is good about people.",
				cost: "Some of what you are given never gets unpacked.",
				helps: "It helps to keep one for a day before you give one back.",
				between: "Give a compliment this week when none has come before it. Then it is wholly a gift.",
				step: "Keep one compliment to yourself until the next morning.",
				ask: "What would it be like to owe nothing for a kind word?",
				mine: "When somebody praises me, I hand the praise straight back.",
			},
			doubt: {
				says: [
					"You wonder what they want, or whether they mean it. Kind words have to pass a check before they are let in.",
					"Praise makes you careful. It has to show first that it is meant.",
				],
				from: "Being careful with kind words is mostly learned, and seldom without a reason.",
				source: "Murray, Holmes and Griffin, 2000",
				good: "Flattery does not get far with you.",
				cost: "Neither does the truth, when it is a friendly one.",
				helps: "It helps to ask of one person in particular: has this one ever lied to me?",
				between: "Ask back, out of curiosity: ‘What made you think of that?’ The answer is usually honest.",
				step: "Take one compliment this week on trial: act for a day as if it were true.",
				ask: "Whose praise would you believe?",
				mine: "When somebody praises me, I wonder what they want.",
			},
			"take-it": {
				says: [
					"You enjoy it and say thank you. It sounds like nothing, and very few people can do it.",
					"You can take a compliment. It goes in, and does not have to fight its way.",
				],
				from: "Many people learn to take a kind word where praise is honest and has no price, early or late.",
				good: "It makes people glad to give you something.",
				cost: "It costs little, unless we start to wait for it.",
				helps: "On thin days you could remember one on purpose. They keep.",
				between: "Those who cannot take one need them most. Say it twice, and calmly.",
				step: "Write down one kind word that you still have, and from whom.",
				ask: "Which compliment do you still have?",
				mine: "When somebody praises me, I enjoy it and let it show.",
			},
			"need-more": {
				says: [
					"You like it for a moment, and soon need to hear it again. It goes in and does not stay; something in you has a hole at the bottom.",
					"Praise warms you briefly. The doubt is quicker than the memory.",
				],
				from: "If love had to be won anew each day, nothing could be saved up for tomorrow. If that was not so for you, there may be little praise about just now.",
				source: "Crocker and Wolfe, 2001",
				good: "It makes you try, and it makes you thankful for every friendly word.",
				cost: "It hands the key to your mood to others, who mostly do not know that they have it.",
				helps: "It helps to write kind words down. Paper keeps them better than the mind does.",
				between:
					"You could tell one person that you hear it and lose it again. Being understood in that lasts longer than praise.",
				step: "Start a page with kind things that were said to you, and add one line a week.",
				ask: "Which kind word has lasted longest?",
				mine: "When somebody praises me, I like it for a moment, and soon need to hear it again.",
			},
			rare: {
				says: [
					"You can hardly remember the last one. Then it is not you who takes praise badly; there is too little of it around you.",
					"Compliments are rare where you are. We get used to that, as we get used to weak light.",
				],
				from: "Some families and some workplaces say nothing as long as nothing is wrong. It is a habit, and not a judgment.",
				good: "It may have made you independent of applause.",
				cost: "Without an echo it is hard to know how we are seen, and most people then guess too low.",
				helps: "It helps to say to yourself at night what went well today, as drily as a report.",
				between: "Say to others what nobody says to you. It changes the air, sometimes for you as well.",
				step: "Ask somebody who likes you what they think you are good at.",
				ask: "What would you have liked to be told this week?",
				mine: "I can hardly remember when somebody last praised me.",
			},
		},
	},
	scales: {
		q3: {
			low: {
				says: [
					"You do not speak to yourself as you would to a friend. Somebody who heard both voices would not think that they belong to one person.",
					"The tone inside is harsher than the one you have for others. It probably calls itself honesty.",
				],
				from: "An inner voice is learned by listening. If yours is hard, somebody may have sounded like that, or you tried to be quicker than their reproach.",
				source: "Neff, 2003",
				good: "It has driven you to some things that you are glad of.",
				cost: "It takes the strength that it claims to give: people who are kind to themselves after a mistake try again sooner.",
				helps:
					"It helps to change the tone before the words: the same sentence, said as you would say it to somebody you like.",
				between: "Tell somebody what you say to yourself. Said aloud, it often sounds stranger than it did inside.",
				step: "Write down one harsh sentence, and beneath it what you would say to a friend in the same place.",
				ask: "Who would you never speak to like that?",
				mine: "I do not speak to myself as I would to a friend.",
			},
			middle: {
				says: [
					"Sometimes you speak to yourself like a friend, and sometimes not. On good days you hardly notice the other voice.",
					"The tone inside changes. It is worth knowing what makes it change.",
				],
				from: "Tiredness, failure and certain people bring the harsher voice out, in nearly everybody.",
				source: "Neff, 2003",
				cost: "When it is most needed, the friendly voice is hardest to find.",
				helps: "It helps to prepare one friendly sentence for bad days, as we keep a candle for a power cut.",
				between: "Find out in whose company you are kinder to yourself, and see more of them.",
				step: "Write one sentence for a bad day, and put it where you will find it.",
				ask: "When does the tone change?",
				mine: "Some days I speak to myself like a friend, and some days I do not.",
			},
			high: {
				says: [
					"You speak to yourself as you would to a good friend. It was either given to you or hard won; it is rare either way.",
					"The voice inside is a friendly one. It is with you all day, so that is no small comfort.",
				],
				from: "We sound inside as we were spoken to, or as we have practiced.",
				source: "Neff, 2003",
				good: "It lets you see mistakes clearly, because seeing them does not hurt so much.",
				cost: "Others may take your ease for not caring. It is the opposite.",
				helps: "Keep it for the day on which you are really to blame for something. That is when it proves itself.",
				between: "People who are hard on themselves can learn the tone from you, just by hearing it.",
				step: "Write down the friendliest thing you have said to yourself lately.",
				ask: "Whose tone is it that you have made your own?",
				mine: "I speak to myself as I would to a good friend.",
			},
		},
		q6: {
			low: {
				says: [
					"Love seldom has to be earned, as you see it.",
					"Love is hardly a wage for you. That makes both giving and taking lighter.",
				],
				from: "Children who are loved on ordinary days often learn it. Others find it out later, by themselves.",
				good: "You do not have to keep an account, and others notice that.",
				cost: "We can overlook how hard somebody else is working for what we take to be free.",
				helps: "When you do feel it for once, you can treat it as a mood and not as a truth.",
				between: "Tell somebody who tries too hard that they need not.",
				step: "Let somebody be good to you this week, and do nothing for it.",
				ask: "Who loved you on ordinary days?",
				mine: "I seldom feel that I have to earn the love I get.",
			},
			middle: {
				says: [
					"Sometimes love feels earned, and sometimes given. Most people know both, and trust the first one more.",
					"You half believe that love has to be deserved.",
				],
				from: "Where love was there and praise came on top for achievements, the two get mixed up easily.",
				source: "Crocker and Wolfe, 2001",
				cost: "We are on duty more often than necessary.",
				helps: "It helps to ask after a kind word: was that for something, or for me?",
				between: "With somebody you trust, do nothing for an evening, and see whether it is enough.",
				step: "Write down one thing you were given that you had done nothing for.",
				ask: "Whose love feels given, and whose do you have to earn?",
				mine: "Some of the love I get feels given, and some feels earned.",
			},
			high: {
				says: [
					"You feel that you have to earn the love you get. Then love is work, and we are never off duty.",
					"Love has a price for you, and you pay it: with usefulness, patience, good moods. It is tiring, and nobody asked for the bill.",
				],
				from: "Children who were loved most when they did well often draw the obvious conclusion. If that was so for you: it is a conclusion, and no law.",
				source: "Assor, Roth and Deci, 2004",
				good: "It probably makes you generous, and good to live with.",
				cost: "A kindness that feels earned is harder to believe: it could have been for the work. It could also have been for you.",
				helps: "It helps to notice one kindness a day that nothing was done for.",
				between:
					"Ask somebody what they would like about you if you could do nothing for them. The answer may surprise you.",
				step: "Write down one kindness that you were given and had done nothing for.",
				ask: "What was the last thing that you were given for nothing?",
				mine: ["I feel that I have to earn the love I get.", "Love feels to me like something that has to be earned."],
				hurts: { step: ["harm"], helps: ["harm"] },
			},
		},
		q10: {
			low: {
				says: [
					"You can hardly rest before the work is done. And work has the habit of not being done.",
					"Rest comes after, for you, and after does not come. Something in you keeps watch.",
				],
				from: "If rest was called laziness, or if much depended on somebody going on, that is what there was to learn. Sometimes much does depend on it.",
				good: "It probably gets things finished that others only mean to do.",
				cost: "Where rest comes last, evenings can be short: there is nearly always something left to do.",
				helps: "It helps to let a short rest count as one: ten minutes, a chair, a window.",
				between: "Let somebody send you off to rest, and go.",
				step: "Sit down once this week before everything is done, for as long as a cup of tea lasts.",
				ask: "Which of the things that are still to be done can wait until tomorrow?",
				mine: "I can hardly rest before the work is done.",
			},
			middle: {
				says: [
					"You can rest sometimes before all is done. It depends on the day, and perhaps on who is watching.",
					"Rest comes in between, for you, with half an ear on what is left.",
				],
				from: "Most people have been given two messages: look after yourself, and get on with it.",
				cost: "Half a rest is tiring in its own way.",
				helps: "It helps to rest less long and more wholly: ten minutes without anything.",
				between: "Agree with somebody that nothing more will be done after a certain hour.",
				step: "Take ten minutes today without a screen, a list or a purpose.",
				ask: "When did you last rest without listening for what was left?",
				mine: "I can rest in between, with half an ear on what is left.",
			},
			high: {
				says: [
					"You can rest before the work is done. You know that it will still be there, and that you should be, too.",
					"Rest needs no permission from your work. That is a form of self-respect.",
				],
				from: "We have seen somebody do it, or have once gone too far without it.",
				good: "It keeps you going longer than those who never stop.",
				cost: "Those who cannot do it may envy you, and call it something else.",
				helps: "Keep it up in hard weeks; it goes first then.",
				between: "You could rest with somebody who cannot. It is catching.",
				step: "Invite somebody to do nothing with you for half an hour.",
				ask: "How did you come to allow yourself that?",
				mine: "I can rest before the work is done.",
			},
		},
	},
	texts: {
		q1: {
			frame: [
				"What we say to ourselves when something goes wrong is heard by nobody, and works all the same.",
				"The first sentence after a mistake is seldom new; it has been practiced.",
			],
			ask: "Would you say that sentence to somebody you love?",
			step: "Change one word in that sentence so that it becomes bearable, and keep the new one ready.",
		},
		q2: {
			frame: [
				"An inner voice has usually been an outer one first.",
				"To know whose voice it is makes it one voice among others.",
			],
			ask: "What would that voice be afraid of, if it fell silent?",
			step: "When the voice comes, answer it once by name: ‘I know, you mean well.’ Or: ‘Not today.’",
		},
		q4: {
			frame: [
				"What people come to us for is what they trust us with.",
				"We seldom see our own strengths, because they cost us no effort.",
			],
			ask: "Do you ever come to yourself for that?",
			step: "Give yourself this week what people come to you for.",
		},
		q5: {
			frame: [
				"What got one through is not a theory. It has been tested.",
				"Those who have come through something have a way of doing it, even if it did not look like one.",
			],
			ask: "Which part of that could you use now?",
			step: "Write down three things that helped then, and put one into this week.",
		},
		q8: {
			frame: [
				"What we hide until we trust somebody is often what would make them love us.",
				"The hidden side costs strength to hide, and would like to be met.",
			],
			ask: "Who has seen that side, and what did they do?",
			step: "Show a tenth of that side to somebody who is good to you.",
		},
		q9: {
			frame: [
				"What we do on bad days is a kind of self-portrait.",
				"Looking after oneself is mostly plain: warmth, food, somebody’s voice, sleep.",
			],
			ask: "Which of these things would you recommend to a friend?",
			step: "Write a list of five things for bad days, the easiest first, and put it where you can see it.",
		},
		q11: {
			frame: [
				"Where it is easy to like oneself, it is worth knowing what makes it easy.",
				"There are places and people in whose company we are ourselves without trying.",
			],
			ask: "What of that place could you take along into another?",
			step: "Spend an hour this week where you like who you are, or as near to it as you can get.",
		},
		q12: {
			frame: [
				"A sentence to believe has to be modest, or the doubt will laugh at it.",
				"What we would like to be able to tell ourselves is often what nobody said in time.",
			],
			ask: "Who could say that sentence to you until you can?",
			step: "Say that sentence once a day for a week, at the same moment: over the first coffee, on the stairs.",
		},
	},
};
