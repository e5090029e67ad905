import type { QuestionnaireMeanings } from "./types";

/** Meanings for "When It Gets Hard". */
export const hardMeanings: QuestionnaireMeanings = {
	choices: {
		q3: {
			"chest-throat": {
				says: [
					"Tension reaches you in the chest or the throat first. It is where the voice comes from, and where it gets stuck.",
					"Your chest or throat tightens. The body holds its breath, as if somebody were listening at the door.",
				],
				from: "Holding one’s breath is an old way of not making things worse. If you had to be quiet early, this may be where it was learned.",
				source: "Price and Hooven, 2018",
				good: "It warns you early, before a word has fallen.",
				cost: "The voice can get lost on the way, or come out in another tone than it was meant.",
				helps: "A long breath out, longer than the one in, loosens it sooner than any argument.",
				between: "You may say it as it is: ‘I have a lump in my throat, give me a minute.’",
				step: "On a quiet day, breathe out slowly five times, longer than in, so that you know how it goes.",
				ask: "Which sentence comes out last, when the air is tense?",
				mine: [
					"When the air gets tense, my chest or throat goes tight.",
					"I feel tension in my chest or throat first.",
				],
			},
			stomach: {
				says: [
					"Tension goes to your stomach. It is the place that knows before the head has found the reasons.",
					"Your stomach turns or drops. It often does that in people who learned to sense a mood before it had a name.",
				],
				from: "A child who cannot foresee the evening feels it there first. If that was so for you, it was a good alarm.",
				source: "Price and Hooven, 2018",
				good: "It notices small changes in people that others miss.",
				cost: "The stomach cannot always tell then from now, and may raise the alarm at a tone of voice.",
				helps:
					"Warmth helps, and both feet on the floor, and naming five things that you can see. The stomach calms down by facts.",
				between: "Ask, instead of guessing: ‘Is something wrong, or am I imagining it?’",
				step: "Note three times this week when your stomach spoke, and whether it was right.",
				ask: "When did your stomach last warn you, and was it right?",
				mine: "When the air gets tense, I feel it in my stomach.",
			},
			heat: {
				says: [
					"You get hot, in the face or in the hands. It is strength arriving; the question is only what for.",
					"Tension makes you hot. The body makes ready to defend something.",
				],
				from: "Heat often comes to people who once had to stand up for themselves. If that was so for you, it was of use.",
				source: "Levenson and Gottman, 1985",
				good: "It gives you courage, and a voice.",
				cost: "When we’re that hot we don’t hear much except what we can answer.",
				helps:
					"It takes about twenty minutes for a body to cool. Hands that have something to do meanwhile make it shorter.",
				between: "Whoever needs a break can say when it ends: ‘I’m too hot to talk well. In ten minutes.’",
				step: "On a quiet day, tell somebody you trust what it is like when you get hot, and what helps.",
				ask: "What is it that you are defending at that moment?",
				mine: "When the air gets tense, I get hot, in the face or in the hands.",
				hurts: { good: ["harm"] },
			},
			thoughts: {
				says: [
					"Your thoughts begin to race. It is an attempt to be ready for everything that might be said.",
					"Tension goes to your head and sets it running. Thinking has probably often saved you, so it comes first.",
				],
				from: "If moods changed fast around you once, thinking three moves ahead was a way of staying safe. It may also simply be how you think.",
				source: "Nolen-Hoeksema, Wisco and Lyubomirsky, 2008",
				good: "It makes you prepared, and quick with words.",
				cost: "We answer what we have imagined, and not always what was said.",
				helps: "It helps to write the first thought down. Thoughts that stand on paper stop running in circles.",
				between: "Repeat in your own words what you have heard before you answer it. It slows things down to a walk.",
				step: "The next time they race, write three of them down, and beside each: know, or guess.",
				ask: "What is the first thought in the row?",
				mine: "When the air gets tense, my thoughts start racing.",
			},
			numb: {
				says: [
					"You go numb or far away. The body does that when it thinks that neither fighting nor leaving would help.",
					"When it gets tense, you are not quite there. It is not indifference; it is a protection, and a strong one.",
				],
				from: "Some people learned to leave without moving, because they could not leave otherwise. If that was so for you, it was a way out.",
				source: "Schauer and Elbert, 2010",
				good: "It has brought you through moments that would have been too much.",
				helps:
					"What brings one back is plain and physical: cold water, a stone in the hand, the names of things in the room.",
				between:
					"Tell somebody on a good day what it looks like from inside, and what they can do: stay near, speak slowly, ask nothing.",
				step: "On a quiet day, tell somebody you trust that you go far away when it gets tense, and come back.",
				ask: "What brings you back?",
				mine: "When the air gets tense, I go numb, or far away.",
			},
			later: {
				says: [
					"You notice nothing at the time, or only hours later. Feelings can be punctual and still be delivered late.",
					"It reaches you afterward. While it happens you are busy managing, and the rest comes when it is quiet.",
				],
				from: "People who had to keep going often learned to feel later, when nobody needed them anymore. Others are simply slower to notice.",
				source: "Price and Hooven, 2018",
				good: "It often makes people calm in a crisis, and others hold on to that.",
				cost: "When you know what hurt you, the moment to say it seems to be over.",
				helps: "It is seldom over. We may come back to a thing a day later; most people are glad that we do.",
				between: "Get used to this sentence: ‘I have only noticed now that yesterday hurt me.’",
				step: "Say one thing this week a day late: ‘Yesterday I noticed nothing, and now I do.’",
				ask: "What would tell you sooner?",
				mine: [
					"When the air gets tense, I notice nothing, and hours later it reaches me.",
					"In a tense moment I get through it, and the feeling comes hours afterward.",
				],
			},
		},
		q11: {
			"want-closer": {
				says: [
					"You would like to be closer. It is a wish that people get blamed for, and it is a good one.",
					"You would like more than comes to meet you. That can make for a good deal of waiting, said or unsaid.",
				],
				from: "Those who had to make sure of love early often go on making sure. If that was so for you, the wish for closeness has an old hunger mixed into it.",
				source: "Mikulincer and Shaver, 2007",
				good: "A wish for more closeness often goes with warmth, and with an eye for what others need.",
				cost: "Said too often, a wish for more can make others step back. Kept quiet, it goes hungry, and nobody knows.",
				helps:
					"It helps to have several places where closeness can be had, so that one person need not be all of them.",
				between: "Say once what you long for, in one sentence, and then leave it some air.",
				step: "Name one exact thing that you would like from somebody: an evening, a call on Thursday, a hand.",
				ask: "When were you last as close to somebody as you would like to be?",
				mine: [
					"With those I love, I would like to be closer than we are.",
					"I would like to be nearer to those I love.",
				],
			},
			"want-room": {
				says: [
					"You would like more room than people give you. It seldom means that you love less; often it is what you need in order to love.",
					"Closeness gets too close for you sooner than for others. It is a question of measure, and yours is allowed.",
				],
				from: "People who were crowded early, or had to rely on themselves, often breathe more easily with a little distance. For others it is temperament.",
				source: "Mikulincer and Shaver, 2007",
				good: "It often goes with calm, and with letting others be.",
				cost: "When you withdraw without a word, others hear a verdict that you have not pronounced.",
				helps: "It helps to take room early and in small portions, instead of late and in one piece.",
				between: "A going away with two sentences in it, where to and until when, is hardly a going away.",
				step: "Once this week, say ‘I need an hour for myself, and then I’d like to see you.’",
				ask: "How do people find out that you need room?",
				mine: "With those I love, I mostly want more room than they give me.",
			},
			"both-in-turn": {
				says: [
					"You long for closeness, and once it is there you want room. The two are not a contradiction; they are in and out, like breath.",
					"Near, then far, then near. It is exhausting when we take each half for the truth.",
				],
				from: "Most people want both closeness and room, in turn. It is felt more strongly by those who had reason to be careful once.",
				source: "Mikulincer and Shaver, 2007",
				good: "Wanting both can make us understanding: we know both longings from inside.",
				cost: "Those who love you may never know which of the two will open the door.",
				helps: "It helps to decide nothing on the turning point itself. It passes, in either direction.",
				between: "Tell those near you how it goes, and that the tide comes back.",
				step: "Tell somebody near you that your wish for room passes, and that you come back.",
				ask: "What tells you that the wish for closeness is about to turn into a wish for room?",
				mine: "With those I love, I long for closeness, and once I have it I want room.",
			},
			follow: {
				says: [
					"You go along with whatever distance the other person sets. You are good at it, and it leaves your own measure unasked.",
					"Others decide how near you are. It is comfortable for both, until one asks what you would have chosen.",
				],
				from: "Children who had to take closeness when it was there often learn to be ready, and not to choose. If that was so for you, it made sense.",
				source: "Jack and Dill, 1992",
				good: "It makes you easy to be with: you neither crowd people nor run away.",
				cost: "We can be with somebody for years and not know what we would have liked.",
				helps: "It helps to guess your own number first: how near would be right today, from one to ten?",
				between:
					"Suggest the distance once yourself: ‘I’d like to see you tonight’, or ‘I’d like to be alone tonight’.",
				step: "Before you see somebody this week, decide how long you would like to stay.",
				ask: "Which distance would you choose, if it were only up to you?",
				mine: "With those I love, I go along with whatever distance they set.",
			},
			balanced: {
				says: [
					"You chose a distance that is about right. It is like a well-fitting shoe: we do not notice it, and it takes us far.",
					"Near and far are about right, as you see it. That is seldom so without some trying.",
				],
				good: "A distance that fits leaves strength for other things.",
				cost: "If it costs anything, it is patience with people who pull or push.",
				helps: "It helps to know how you found it, so that you can find it again.",
				between: "What you know about a good distance, others may be glad to learn from you.",
				step: "Write down, in two lines, what makes the distance right with the people you have now.",
				ask: "What do you do, or leave alone, so that the distance stays right?",
				mine: "With those I love, the distance is about right.",
				hurts: { says: ["harm"], good: ["harm"], between: ["harm"], step: ["harm"] },
			},
			"hard-to-say": {
				says: [
					"You cannot say, or it is different with each person. Perhaps the distance is something that happens between two people and not in one.",
					"There is no one answer for you. It may be worth asking who it is like that with.",
				],
				from: "Distance is often something that two people make together, and with each person it comes out differently.",
				good: "It keeps you from thinking that you are a type.",
				cost: "Without a measure of one’s own it is hard to say what is too much.",
				helps: "It helps to compare two people: who do you breathe more deeply with?",
				between: "Think of the person it’s easiest with, and ask what the two of you do differently.",
				step: "Write down two names, and under each what you wish for: nearer, farther, as it is.",
				ask: "Who is the distance just right with?",
				mine: "Nearer or farther, I could not say which I want. It may depend on who it is.",
			},
		},
	},
	scales: {
		q5: {
			low: {
				says: [
					"After an argument you are seldom the one who reaches out first. It may be pride, and it may be that you do not know whether you would be welcome.",
					"You wait for the other person after an argument. Waiting can be a way of asking whether we are still wanted.",
				],
				from: "People who were turned away when they tried to make up often stop trying first. If that was so for you, waiting was the wiser thing.",
				good: "It gives both of you time, and prevents making up too fast.",
				cost: "If both wait, the evening is lost, and then the next one.",
				helps: "It helps to have a sign that costs little: a cup of tea put down, a hand on the shoulder in passing.",
				between: "Agree on such a sign with somebody on a good day. It means: I am not finished, and I am not leaving.",
				step: "Make the first small sign once, where it is safe, and before you feel ready.",
				ask: "What are you waiting to hear?",
				mine: "After an argument, I wait for the other person to come.",
			},
			middle: {
				says: [
					"After an argument it is sometimes you who reaches out first, and sometimes the other person. There is something fair about that.",
					"You take turns at making up, more or less.",
				],
				from: "It depends, with most people, on who was hurt more and who can bear the silence less.",
				good: "Neither of you has to be the only one who mends.",
				cost: "When both are hurt, the question whose turn it is can last long.",
				helps: "It helps to let it be nobody’s turn, and to go first because we can.",
				between: "Say thank you when somebody else comes first. It makes the next time easier.",
				step: "Remember who came first the last time, and tell them that you noticed.",
				ask: "What makes it easy for you to come first?",
				mine: "After an argument, sometimes I reach out first and sometimes the other does.",
			},
			high: {
				says: [
					"After an argument you are usually the one who reaches out first. Somebody has to be, and it takes courage every time.",
					"You mend. The silence after a quarrel is something that you cannot or will not leave alone.",
				],
				from: "People reach out first who love peace, and people for whom distance is hard to bear. It is often both.",
				source: "Gottman and Silver, 1999",
				good: "Relationships live on this: not on the absence of quarrels, but on somebody mending them.",
				helps: "It helps to know whether you go because you want to or because you cannot bear to wait.",
				between: "Tell the other person on a good day: ‘I’d like it if you came first, next time.’",
				step: "After the next small disagreement, wait an hour longer than usual, and see what comes.",
				ask: "Who has come to you first?",
				mine: "After an argument, I am usually the one who reaches out first.",
				hurts: { between: ["harm"], step: ["harm"], good: ["harm"] },
			},
		},
		q6: {
			low: {
				says: [
					"You need little time before you can talk about what hurt you. You would rather have it out than carry it about.",
					"You put the time alone that you need low. How soon you then talk, and who to, is another matter.",
				],
				from: "Where silences were long and said much, people often learn to break them quickly. If yours were not like that, it may be your temper.",
				good: "It keeps things from piling up.",
				cost: "If the other person needs longer, your talking can feel like being followed into the next room.",
				helps: "It helps to write for ten minutes first, and to say afterward what has remained of it.",
				between: "Ask ‘When can we talk?’ instead of talking. You get what you need, and the other gets to breathe.",
				step: "The next time something hurts, wait until the next meal before you speak of it.",
				ask: "What is the worst thing about waiting, for you?",
				mine: "When something hurts me, I want to talk about it at once.",
			},
			middle: {
				says: [
					"You need some time before you can talk about a hurt, and not very much. That is a measure most people can live with.",
					"A little while alone, and then you can talk.",
				],
				from: "A body needs about twenty minutes to come down from a quarrel, whatever the head thinks of it.",
				source: "Levenson and Gottman, 1985",
				good: "What you say then is mostly what you mean.",
				cost: "In the meantime the other person does not know whether you are coming back.",
				helps: "It helps to use the time for calming down, and not for collecting evidence.",
				between: "Say for how long. A pause with an end is a different thing.",
				step: "Agree with somebody on how you call a pause, and how you end it.",
				ask: "How do people notice that you are ready again?",
				mine: "When something hurts me, I need a little while, and then I can talk.",
			},
			high: {
				says: [
					"You need time alone before you can talk about what hurt you. It is how you find out what you feel; with others in the room you cannot hear it.",
					"First alone, then together: that is your order. It is a good one, if the second half comes.",
				],
				from: "People who had to sort out their feelings by themselves as children often still do it there. Others have always liked to think alone.",
				source: "Mikulincer and Shaver, 2007",
				good: "It probably spares you some words that would have to be taken back.",
				cost: "For the one who waits, an evening of silence can be as long as a week.",
				helps: "It helps to notice when you have finished thinking and are only staying away.",
				between: "Leave a line behind: ‘It’s not over for me, I’m thinking. I’ll come.’ It is enough.",
				step: "Write the line that you could leave behind the next time, and keep it ready.",
				ask: "How do you know that you are ready to talk?",
				mine: "When something hurts me, I need to be alone before I can talk about it.",
			},
		},
	},
	texts: {
		q1: {
			frame: [
				"What sets off a quarrel and what it is about are often two things.",
				"It is easier to quarrel about a small thing that can be named than about what lies under it.",
			],
			ask: "What would you have liked the other person to understand?",
			step: "Write down what it was about on the surface, and under it what it was about for you.",
		},
		q2: {
			frame: [
				"The first minute shows what the body has learned, before anybody has decided anything.",
				"What we do first is the oldest part of a quarrel.",
			],
			ask: "What was that first move meant to protect?",
			step: "Write the first minute down as a film, without any feelings in it, only what was done.",
		},
		q4: {
			frame: [
				"Behind most quarrels stands a fear that is older than they are.",
				"What we are afraid of explains more than what we are angry about.",
			],
			ask: "When did that fear last come true, if ever?",
			step: "Write beside that fear how likely it is today, with this person, in a number.",
		},
		q7: {
			frame: [
				"What helps when we are hurt is different for each of us, and worth knowing.",
				"Behind what we hope for in such an hour there is often something that has helped before, or was missing.",
			],
			ask: "Who knows that you hope for that?",
			step: "Tell somebody on a good day what helps when you are hurt.",
		},
		q8: {
			frame: [
				"What stays with us for years has touched something that mattered.",
				"Some things take a moment to happen, and are kept for decades.",
			],
			ask: "What would have to be said today for that to lose its sting?",
			step: "Write the remark down, and beside it what somebody who knows you would say to it.",
		},
		q9: {
			frame: [
				"The hours after a quarrel are part of it, though nobody sees them.",
				"What we do afterward is an attempt to feel better, with whatever is at hand.",
			],
			ask: "Which of the things you do in those hours help the next morning as well?",
			step: "Put one thing on your list for those hours that you would also recommend to a friend.",
		},
		q10: {
			frame: [
				"What happens in us when somebody comes close can hardly be seen from outside.",
				"How we meet closeness is partly learned, and partly just our nature.",
			],
			ask: "Who has it been different with?",
			step: "The next time somebody comes close, notice the first thing that happens in your body, and let it be.",
		},
		q12: {
			frame: [
				"A quarrel that ended well holds the recipe for the others.",
				"It is worth knowing how it goes when it goes well, even if it was only once, or only with others.",
			],
			ask: "What did somebody do first, that time or in what you saw?",
			step: "Write down the one sentence or gesture that made the difference, as exactly as you can.",
		},
		q13: {
			frame: [
				"A plan for the first minute has to be short, because in that minute nobody can read.",
				"What we have decided beforehand is there when thinking is not.",
			],
			ask: "What could remind you of it in that minute?",
			step: "Say your plan for the first minute aloud three times: ‘When it gets tense, then I …’",
		},
	},
};
