import type { QuestionnaireMeanings } from "./types";

/** Meanings for "Your Father": the father, the person in his place, or nobody. */
export const fatherMeanings: QuestionnaireMeanings = {
	choices: {
		q4: {
			"doing-well": {
				says: [
					"Doing well got you attention. You learned early what an achievement can buy, and perhaps also what it cannot.",
					"You were seen when you succeeded. That makes a child able, and it leaves one question open: what about the other days?",
				],
				from: "Where praise is what there is, children tend to collect it. If that was so for you, success may still feel for a moment like being loved.",
				source: "Assor, Roth and Deci, 2004",
				good: "Doing well has probably taken you far: you know how to work for something and how to finish it.",
				cost: "What it can cost is rest: a day without a result does not count for much then.",
				helps: "It helps to be bad at something you enjoy, and to go on doing it.",
				between: "Let somebody who likes you see an unfinished thing, or a failure, and see what stays.",
				step: "Spend an hour on something that you are no good at and like.",
				ask: "Who is glad of you on a day when nothing has gone well?",
				mine: ["There I was seen when I did well, so I did well.", "There, what got me noticed was doing well."],
			},
			"being-useful": {
				says: [
					"Being useful got you attention. Side by side at a task is a real way of being close, and sometimes it is the only one on offer.",
					"You were noticed when you helped. Many people learn love that way: with a tool in the hand.",
				],
				from: "Where feelings had no words, work often had to carry them. If that was so for you, you may still show love by doing, and hear it best that way.",
				good: "Being useful has probably made you somebody to count on.",
				helps: "It can help to be near somebody without a task between the two of you.",
				between: "Let something be done for you without doing something back on the same day.",
				step: "Accept one kindness this week with nothing but thank you.",
				ask: "Who can you sit with, with nothing to do?",
				mine: ["There I was noticed when I helped.", "There, being useful was how I came to be seen."],
			},
			"his-interests": {
				says: [
					"You got attention by taking an interest in what mattered to somebody else. It is a generous way to be near a person: you walk over to where they are.",
					"You learned the language of somebody else’s interests in order to be close. That is a real skill, and it began as a child’s.",
				],
				from: "Some children are drawn in, and some go over by themselves. If you were the one who went, you may still be the one who does the walking.",
				good: "You can probably be interested in almost anybody, and they feel it.",
				cost: "It asks for patience: the way there leads through what somebody else likes.",
				helps: "It helps to keep one thing that is yours alone and that you do not have to share or explain.",
				between: "Tell somebody about something you love, for five minutes, without asking whether it bores them.",
				step: "Spend half an hour this week on something that you alone are interested in.",
				ask: "Who takes an interest in what you love?",
				mine: "There I was noticed when I took an interest in what somebody else liked.",
			},
			trouble: {
				says: [
					"Getting into trouble got you attention. A child who does that has found out that being scolded is more than not being seen.",
					"You were noticed when something went wrong. It is a costly way to be seen, and children only choose it where the others do not work.",
				],
				from: "Where quiet children are overlooked, trouble is a kind of doorbell. If that was so for you, storms may still feel more like love than calm does.",
				good: "Such trouble may have made you brave, and hard to impress.",
				cost: "What it can cost is peace: a quiet day may not feel like a day on which one is seen.",
				helps: "It helps to try the quiet doorbell: saying ‘look at me’ in words, before something has to happen.",
				between: "Ask for attention directly, from somebody reliable: ‘Have you got ten minutes for me?’",
				step: "Write down one piece of trouble you got into, and what you had hoped would come of it.",
				ask: "What would have been a quieter way to be seen?",
				mine: "There I was noticed when there was trouble.",
				hurts: {
					...{ says: ["harm", "far"], good: ["harm", "far"], step: ["harm", "far"], from: ["harm", "far"] },
					...{ cost: ["harm", "far"], helps: ["harm", "far"], ask: ["harm", "far"], between: ["harm", "far"] },
				},
			},
			"nothing-special": {
				says: [
					"You were noticed anyway, without doing anything for it. It is the kind of attention that makes a child calm.",
					"Nothing special was needed. Whatever else there was, you did not have to perform in order to be seen.",
				],
				from: "A child who is noticed without a reason learns that being there is enough. If that was so for you, it may be so quiet in you that you take it for nothing.",
				source: "Bowlby, 1988",
				helps: "When somebody makes you feel that you have to earn your place, you have something to compare it with.",
				between: "You know how this kind of attention feels. You could give it to somebody: look up when they come in.",
				step: "Notice somebody this week in the way in which you were noticed, and say nothing about it.",
				ask: "Who else has noticed you like that?",
				mine: "There I was noticed without having to do anything for it.",
			},
			"out-of-reach": {
				says: [
					"That attention could hardly be reached. A child goes on trying for a while, and at some point stops showing that it does.",
					"There was little attention to be had there. What a child does with that is remarkable: it manages, and it keeps a place free.",
				],
				from: "Where nobody answers, children often decide that it is better not to call. If that was so for you, wanting something from somebody may still feel like a risk.",
				source: "Boss, 1999",
				good: "Having to do without may have made you self-reliant, and careful to be there for others.",
				cost: "It can draw one toward people who are hard to reach, because the trying is so familiar.",
				helps:
					"It helps to notice how reliable people feel to you. If they feel a little dull at first, that may be the old habit speaking.",
				between: "Give some of your attention to those who answer. It is allowed to be easy.",
				step: "Write down who answered, in those years or later: everybody you can think of.",
				ask: "Whose attention do you trust today?",
				mine: "There, attention was hardly to be had, whatever I did.",
			},
		},
		q13: {
			close: {
				says: [
					"The two of you are close. That is worth saying plainly, because good things in a family are often only noticed when they are gone.",
					"You stand near each other today. Nothing more has to be made of it.",
				],
				from: "Closeness between a grown child and a parent is mostly made by both: somebody kept turning up.",
				good: "It gives you a place in the world that does not have to be earned again each time.",
				cost: "Where people are close, differences can be harder to say, because there is something to lose.",
				helps:
					"You could think of one thing that you have not said out of consideration, and whether it still needs keeping.",
				between: "Do again what the two of you do well together, without waiting for an occasion.",
				step: "Make a note of one thing the two of you never have to explain to each other.",
				ask: "What do the two of you do best together?",
				mine: "Today we are close.",
				hurts: { between: ["harm"] },
			},
			"at-a-distance": {
				says: [
					"You get along, at some distance. It is one of the commonest ways to love a parent, and one of the least spoken about.",
					"There is peace between you and some room in it. Both may have been hard to come by.",
				],
				from: "Distance often keeps something safe that closeness would put to the test: an old quarrel, a difference, or simply two tempers.",
				good: "It lets you see each other without paying too much for it.",
				cost: "What can get lost are the conversations that need more than an afternoon.",
				helps: "It helps to know whether the distance is chosen or has only come about.",
				between:
					"If you want it a step nearer, one more question at the next meeting is a step. If you do not, that is a decision and not a failure.",
				step: "Write down what is good about the distance, and what you miss.",
				ask: "Is the distance yours, the other’s, or simply how it came about?",
				mine: "Today we get along, with some room between us.",
			},
			strained: {
				says: [
					"You are in touch, and it is strained. That takes strength each time, and hardly anybody sees it.",
					"The contact is there and it costs something. You have not given it up, and you have not found it easy.",
				],
				from: "Strain often means that two things are true at once: that somebody matters, and that being near them hurts.",
				source: "Pillemer, 2020",
				good: "It shows that you can bear a contradiction, which is more than many can.",
				cost: "It can take the days before and the days after a meeting as well.",
				helps:
					"It helps to decide beforehand how long you stay and what you will not talk about. A limit is not a punishment.",
				between: "Have somebody to call afterward. Strain that is shared is smaller.",
				step: "Before the next meeting or call, decide on its end, and write it down.",
				ask: "After which meetings are you all right, and after which not?",
				mine: "Today we are in touch, and it takes strength each time.",
			},
			"no-contact": {
				says: [
					"There is no contact. It is seldom decided lightly, by either side, and it is seldom finished.",
					"You have no contact. People outside often have an opinion about that; you are the one who knows the reasons.",
				],
				from: "Contact usually ends after many attempts that nobody else counted. If it was your decision, it may have been the first one that was only for you.",
				source: "Agllias, 2017",
				good: "It can make room: for quiet, for sleep, for other people.",
				cost: "Relief and grief often come together here, and neither of them cancels the other.",
				helps: "It helps to allow both, and to owe nobody an explanation, also not on holidays.",
				between: "Choose one person who may know the whole of it, so that it does not have to be explained each time.",
				step: "Plan one good hour for a week that may be hard, with somebody or alone.",
				ask: "What has become easier since, and what has not?",
				mine: "Today there is no contact.",
			},
			died: {
				says: [
					"There has been a death, and the relationship has not ended with it. People go on talking with their dead, agreeing, arguing, missing.",
					"You have lost somebody you may not have been finished with. Hardly anybody is.",
				],
				from: "It was long thought that mourning means letting go. Newer research finds the opposite for most people: we keep a bond, and it changes.",
				source: "Klass, Silverman and Nickman, 1996",
				good: "What was good is yours to keep; what was not can now be looked at in peace.",
				cost: "Some sentences can no longer be heard or said to a face, and that is a loss of its own.",
				helps:
					"It helps to let the picture be whole, with what was kind and what was not. Loyalty does not need a saint.",
				between: "Tell somebody one small thing that you remember.",
				step: "Write down one thing that you would tell or ask today, and let it stand.",
				ask: "What has stayed with you: a tool, a word, a walk?",
				mine: "Death has parted us since.",
			},
			"never-known": {
				says: [
					"You never really knew your father. We can be shaped by somebody who was not there, by the gap and by what was told to fill it.",
					"There was a place and nobody quite in it. Children build on such a place too, mostly out of questions.",
				],
				from: "Not knowing is a loss without a day to mourn on. If that was so for you, it may have come out as curiosity, as longing, or as a firm wish not to care.",
				source: "Boss, 1999",
				good: "It can leave one free to choose: whom to learn from, whom to call family.",
				cost: "It can keep a question open that nobody living may be able to answer.",
				helps:
					"It helps to separate what you know from what you were told and from what you have imagined. All three may stay.",
				between: "Think of those who took a part of that place. Somebody may like to know that they did.",
				step: "Make three short lists: what I know, what I was told, what I imagine.",
				ask: "Who has stood in that place, even for a while?",
				mine: "I never really knew my father.",
			},
		},
	},
	scales: {
		q6: {
			low: {
				says: [
					"There was no feeling of protection for you there. A child without it has to be on guard, and being on guard becomes second nature.",
					"You did not feel protected. That is a plain sentence with long consequences, and none of them were your doing.",
				],
				from: "A child who cannot count on protection learns to see danger early. If that was so for you, your alertness was built for a reason.",
				cost: "It can make calm hard to trust, and rest feel like carelessness.",
				helps:
					"What helps the body is safety that repeats itself: the same walk, the same voice, the same locked door.",
				between: "Notice who makes your shoulders come down. That is worth more than any argument.",
				step: "Write down three places in which you feel safe, and go to one of them this week.",
				ask: "Who do you feel safe with today, going by your shoulders and not by your reasons?",
				mine: "I did not feel protected there.",
			},
			middle: {
				says: [
					"You felt protected in part. There were things from which you were kept safe, and things that you had to face alone.",
					"Protection was there and had gaps. A child learns where they are and walks around them.",
				],
				from: "Parents often protect in the way they know: from hunger but not from words, from strangers but not from sorrow. If that was so for you, both halves are true.",
				cost: "We can end up unsure whether to lean on somebody or not, and do it with one foot on the floor.",
				helps: "It helps to name both halves without weighing them against each other.",
				between: "You could tell somebody which kind of protection you would like, because there are several.",
				step: "Write two lists: what I was kept safe from, and what I faced by myself.",
				ask: "From what were you kept safe, and from what not?",
				mine: "There I was protected from some things, and others I faced by myself.",
			},
			high: {
				says: [
					"That thought made you feel safe. It is a strength one carries without feeling the weight.",
					"You felt protected. A child who feels that can afford to be curious.",
				],
				from: "Feeling protected early is what makes it possible to explore: we go further when there is somebody to come back to.",
				source: "Bowlby, 1988",
				good: "It may be part of why you dare things that others think about for a long time.",
				cost: "It can make it hard to be the protected one no longer, or to become the one who protects.",
				helps: "You can call that feeling up: a coat, a voice, a hand on a railing. It still works.",
				between: "Somebody near you may need exactly this from you, and may not know how to ask for it.",
				step: "Do one thing this week that you have put off out of caution, with that feeling at your back.",
				ask: "What did that protection look like, on an ordinary day?",
				mine: [
					"I felt protected there.",
					"I felt safe there, and I knew it.",
					"There I could count on being protected.",
				],
				hurts: { says: ["harm"], from: ["harm"], good: ["harm"], helps: ["harm"] },
			},
		},
		q10: {
			low: {
				says: [
					"You did not feel that you were enough. A measure that nobody explained cannot be met, and children go on trying all the same.",
					"Being enough was not what you felt there. It is one of the heaviest things a child can carry, because it has no end.",
				],
				from: "Whether a child feels enough seldom depends on the child. It can lie in a parent’s absence, in worries, or in a measure that was there before.",
				source: "Assor, Roth and Deci, 2004",
				cost: "It can turn into a question that comes back whenever something goes wrong.",
				helps:
					"It helps to ask, of each demand you make on yourself, whose it is and whether you would make it of a friend.",
				between: "Let somebody tell you what they value in you, and try not to correct them.",
				step: "Finish something at ‘good enough’ this week, and write down what happened.",
				ask: "What would have been enough, as far as you could tell?",
				mine: "I did not feel that I was enough there.",
			},
			middle: {
				says: [
					"You felt enough on some days. A child then keeps an eye on what makes the difference.",
					"Sometimes it was enough and sometimes it was not. That is hard to build on, and children build on it anyway.",
				],
				from: "Where approval depends, children often look for the rule behind it. If that was so for you, you may still be quick to see what others expect.",
				cost: "What it can cost is your own opinion about your work and yourself: it waits for the other one.",
				helps: "It helps to give yourself a mark before anybody else does, and to let it stand.",
				between: "Ask somebody what they like about you that has nothing to do with what you do.",
				step: "At the end of three days, write one line about what was enough about the day.",
				ask: "On which days did you feel enough?",
				mine: "I felt enough there on some days.",
			},
			high: {
				says: [
					"You felt that you were enough. It is a quiet kind of wealth.",
					"You were enough, and you could feel it. That lets a child put its strength into living and not into proving.",
				],
				from: "Such a feeling comes from many small moments that nobody planned: a nod, a place at the table, a question about your day.",
				good: "It often lets people take criticism as information, and not as a verdict.",
				cost: "If it costs anything, it may be patience with people who need to hear it again and again.",
				helps: "When a day goes wrong, you have something underneath it. You can lean on that on purpose.",
				between:
					"You could say ‘that’s plenty’ to somebody who is trying too hard. You know how it sounds when it is meant.",
				step: "Tell somebody that what they did was enough, at a moment when they doubt it.",
				ask: "How did it show that you were enough?",
				mine: "I felt that I was enough there, just as I was.",
				hurts: { says: ["harm"], from: ["harm"], good: ["harm"] },
			},
		},
	},
	texts: {
		q2: {
			frame: [
				"Children feel the weather in a room before they know the word for it.",
				"What a room did when somebody came in is one of the first things a child learns to read.",
			],
			ask: "How does a room change when you come in, as far as you have been told?",
			step: "Notice on three evenings how a room changes when people come into it, and write it down.",
			hurts: { ask: ["harm", "far"], step: ["harm"] },
		},
		q3: {
			frame: [
				"Side by side is how many children are close to a parent: the hands are busy, and something else happens meanwhile.",
				"What two people did together often says what they could not.",
			],
			ask: "Whom do you do such things with today?",
			step: "Write down one thing from those years, done with whomever, that you would do again.",
			hurts: { ask: ["harm", "far"], step: ["harm", "far"], frame: ["harm", "far"] },
		},
		q5: {
			frame: [
				"How mistakes were met early is often how we meet our own.",
				"The first minute after a mistake is learned, and it can be learned again.",
			],
			ask: "How do you speak to yourself in the first minute after a mistake?",
			step: "Decide on a sentence to say to yourself after the next small mistake, and try it.",
		},
		q7: {
			frame: [
				"Nobody can hide a feeling completely from a child; it only loses its name.",
				"How the adults around us were sad or afraid becomes our first idea of how it is done.",
			],
			ask: "What do you do with your own fear, and who knows of it?",
			step: "The next time you are sad or afraid, say so in one sentence, to somebody or to the page.",
		},
		q8: {
			frame: [
				"A child watches two people, or one alone, and draws up rules from it.",
				"What we saw between the adults was our first lesson in being with somebody, whether it was meant as one or not.",
			],
			ask: "Which of those rules of love do you still follow?",
			step: "Write down one rule about partners that you learned back then, and one exception that you have met since.",
		},
		q9: {
			frame: [
				"What we are taught to expect from people is often what we then see first.",
				"An expectation is a kind of inheritance: it can be useful, and it can be out of date.",
			],
			ask: "Who in your life has proved that lesson wrong, or right?",
			step: "Write down two people who did not behave as you had been taught to expect.",
		},
		q11: {
			frame: [
				"How somebody became as they were excuses nothing, and it can take the riddle out of it.",
				"Parents were children of somebody too; what they passed on was often handed to them.",
			],
			ask: "What of that history ends with you?",
			step: "Write down what you know of that life before you were in it, in ten lines.",
		},
		q12: {
			frame: [
				"We meet our parents again in odd places: in a temper, in a boss, in somebody we fall for.",
				"Noticing such a meeting is half of it; the other half is deciding what to do.",
			],
			ask: "What do you do when you meet that again?",
			step: "The next time you notice that meeting, say silently: ‘I know where this comes from.’",
		},
		q14: {
			frame: [
				"A sentence that we have waited for does not get less true because it was not said.",
				"The words we would have wanted tell us what we needed, and that is worth knowing at any age.",
			],
			ask: "Who could say something like it today, and would you believe them?",
			step: "Write the sentence down as you would have wanted it, and read it once aloud.",
			hurts: { ask: ["harm", "far"], step: ["harm"] },
		},
	},
};
