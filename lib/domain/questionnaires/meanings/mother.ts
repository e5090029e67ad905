import type { QuestionnaireMeanings } from "./types";

/** Meanings for "Your Mother": the mother or the person in her place, living or dead, close or never there. */
export const motherMeanings: QuestionnaireMeanings = {
	choices: {
		q5: {
			comforted: {
				says: [
					"When there was unhappiness in the room, you went toward it. That is a lot of tenderness for a child to give, and it often turns into the way we love later: by noticing first.",
					"You were the one who listened. A child who does that learns to read a face before anybody has said a word, and rarely forgets how.",
				],
				from: "Children who comfort a parent often learn that closeness is something one provides. If that was so for you, being needed may still feel safer than needing.",
				source: "Earley and Cushway, 2002",
				good: "Listening early may have given you an ear that people trust.",
				cost: "What it can cost is the other direction: whoever listens first is not always asked.",
				helps:
					"It often helps to notice the second in which another person’s mood becomes your task, and to let it be theirs for one breath longer than usual.",
				between:
					"People who listened early are seldom asked how they are, because they ask first. You could answer the question once with two sentences instead of one.",
				step: "Tell somebody who is good to you one thing that weighs on you, small or large.",
				ask: "Who listened to you in those years, if anybody did?",
				mine: [
					"When somebody was unhappy I did the comforting.",
					"I was the one who went and comforted, or listened. I found out early what helps.",
				],
			},
			"was-good": {
				says: [
					"When things were heavy, you tried to be especially good. It is a child’s most reasonable plan: if I am no trouble, there is less trouble.",
					"You answered unhappiness by being helpful. It was a way to do something about a thing that a child can do nothing about.",
				],
				from: "Many children try to be good when somebody is unhappy. It is one of the few things that a child can do about it, and sometimes it even helps.",
				good: "Trying to be good probably made you reliable, considerate and quick to see what is needed.",
				cost: "What it can cost is rest: whoever helps as soon as somebody is unhappy is seldom off duty.",
				helps: "It can help to sit beside somebody’s unhappiness for a minute before doing anything about it.",
				between:
					"Ask for one thing that you could easily do yourself. Being given something is a way of being close too.",
				step: "Leave one helpful thing undone this week, on purpose, where no one comes to harm.",
				ask: "What were you like when nobody needed you to be good?",
				mine: [
					"When there was unhappiness I tried to be especially good.",
					"When somebody was unhappy I tried to be good.",
					"I noticed unhappiness, and I tried to help, or at least to make no more work.",
				],
			},
			"kept-away": {
				says: [
					"When there was unhappiness, you kept out of its way. A child who does that has understood something true: this is not mine to solve.",
					"You looked for a quiet corner. That may have been wise; there are rooms in which the best a child can do is not be in them.",
				],
				from: "Children keep out of the way where sadness is unpredictable, or where nobody explains it. If that was so for you, other people’s strong feelings may still sound like a signal to leave.",
				good: "Keeping out of the way may have taught you to be by yourself, and to think your own thoughts.",
				cost: "What it can cost is that people who love you take your distance for coldness, when it is only the old way of staying safe.",
				helps: "You may leave a room, and you may come back to it. Both are yours to decide.",
				between:
					"You could say beforehand what you need: ‘I’ll be back in half an hour.’ Going away with a time is not going away.",
				step: "Tell somebody you trust where you go when it gets too much, so that they know where to find you.",
				ask: "Where do you go today when somebody near you is unhappy?",
				mine: "When there was unhappiness I kept out of its way.",
			},
			protested: {
				says: [
					"When things were bad, you became angry or difficult. Somebody had to say that something was wrong, and it seems to have been you.",
					"You protested. A child’s anger is often the only honest sound in an unhappy house.",
				],
				from: "Children protest where they still hope to be heard, or where a fight is at least a kind of contact. If that was so for you, anger may still come sooner than sadness, because it asks for less.",
				good: "Protesting may have given you courage: you can be uncomfortable for others, and you do not look away.",
				cost: "People may answer the volume and miss the hurt underneath it.",
				helps: "It often helps to ask the anger what it is guarding. There is usually one softer sentence behind it.",
				between: "Say the softer sentence first, once, to somebody who can take it: ‘I was afraid you would not come.’",
				step: "Write the angry version of a sentence you carry, and below it the version you would say to a friend.",
				ask: "What was your anger right about?",
				mine: "When there was unhappiness I got angry, or difficult.",
			},
			"did-not-see": {
				says: [
					"You hardly saw any unhappiness, because it was not shown. A child then lives with a calm surface, and has to guess what moves below it.",
					"Sadness was kept out of your sight. That can be a kindness, and it can also leave a child without a picture of how a sad person goes on.",
				],
				from: "Where adults hide what they feel, children often learn that feelings are private business. If that was so for you, your own may show late, even to you.",
				source: "Gottman, Katz and Hooven, 1996",
				good: "A calm surface may have given you steady years, and a talent for going on.",
				cost: "What can be missing is practice: how to say ‘I am not well’ without it being a catastrophe.",
				helps: "It helps to name a feeling while it is still small. Small ones are easier to say.",
				between:
					"You could let somebody see an ordinary bad mood of yours, and tell them that nothing has to be done about it.",
				step: "Once a day for a week, write down one feeling in one word, and the hour.",
				ask: "How would anybody have noticed, back then, that you were unhappy?",
				mine: "I hardly saw unhappiness, because it was not shown.",
			},
			"not-there": {
				says: [
					"You were not together enough for you to know. That is an answer about absence, and absence teaches a child as surely as presence does.",
					"There was too little time together to learn what unhappiness looked like there. What you did learn was how to manage without knowing.",
				],
				from: "A child who is apart from a parent often fills the gap with an explanation, and the nearest explanation is usually oneself. If that was so for you, it was an understandable mistake, and it was a mistake.",
				source: "Boss, 1999",
				good: "Managing apart may have made you independent early, and grateful for people who simply turn up.",
				cost: "It can leave a question that comes back in love: whether somebody who goes out of the door is coming back.",
				helps: "What helps is to grieve for what was not there as we grieve for something that was. It counts.",
				between: "You could tell a person you trust what goodbyes do to you, on a day when nobody is leaving.",
				step: "Write down three people who turned up in those years, and what each of them brought.",
				ask: "Who knew, in those years, when you were unhappy?",
				mine: "We were not together enough for me to know how unhappiness looked there.",
			},
		},
	},
	scales: {
		q6: {
			low: {
				says: [
					"You could hardly go there with your troubles. A child then becomes the one who handles things, long before there is a choice in it.",
					"Your troubles had to look for another place, or for none. Some children find one: a brother, a friend, a barn.",
				],
				from: "Where comfort is not to be had, children stop asking for it; it hurts less. If that was so for you, not asking may by now feel like who you are.",
				source: "Mikulincer and Shaver, 2007",
				good: "It may have made you capable: there is little that you cannot carry for a while.",
				cost: "What it costs is that help arrives late or not at all, because nobody can see that it is needed.",
				helps: "It helps to practice with small troubles, and with people who have already shown that they can listen.",
				between:
					"Tell somebody about a difficulty while it is still going on, and not when it is over and has become a story.",
				step: "Ask for help with one thing that you could just manage alone.",
				ask: "Where did your troubles go instead?",
				mine: "I could not take my troubles there. They went somewhere else, or stayed with me.",
			},
			middle: {
				says: [
					"You could go there with some of your troubles. A child then learns to sort them: these can be said, those are better kept.",
					"Sometimes the door was open for your troubles and sometimes not. Most children of such homes become good at telling which day it is.",
				],
				from: "Where comfort depends on the moment, children learn to choose the moment. If that was so for you, you may still test the weather before you speak.",
				good: "It may have given you tact, and a feeling for when a thing can be said.",
				cost: "What can get lost are the troubles that never found their moment.",
				helps: "It helps to look at what ended up in the second pile, and whether it still has to lie there.",
				between:
					"With somebody who is good to you, you could skip the test once and simply begin: ‘This is not a good moment, and I need to tell you something.’",
				step: "Write down one trouble that you would have told, and one that you would not have. Look at the difference.",
				ask: "Which troubles could you take there, and which not?",
				mine: "Some of my troubles I could take there, and others I kept.",
			},
			high: {
				says: [
					"You could go there with your troubles. Few things that a child is given last longer: the expectation that somebody will listen.",
					"Your troubles had somewhere to go. People who had that often take it for ordinary, and pass it on without noticing.",
				],
				from: "A child who is heard learns that trouble can be shared and gets smaller. If that was so for you, it is part of why you can still be reached.",
				source: "Bowlby, 1988",
				good: "It often shows in how people stay calm when somebody cries in front of them.",
				cost: "If it costs anything, it is this: not everybody you meet has learned it, and their silence can look like indifference.",
				helps: "When you are troubled now, remember that you know how this goes. It was practiced early.",
				between:
					"You could be the one who makes it easy for somebody else: ask, and then wait longer than is comfortable.",
				step: "Thank somebody for having listened to you, in a message or in a line that only you will read.",
				ask: "Who has that place now, for you?",
				mine: "I could take my troubles there, and it was good to have somewhere to take them.",
			},
		},
		q10: {
			low: {
				says: [
					"You did not feel wanted there. No child can draw the right conclusion from that, which is that it says nothing about the child.",
					"Feeling wanted was not what you got there. It is a hard sentence to give a number to, and you gave it one.",
				],
				from: "Parents fail to show that a child is wanted for many reasons: exhaustion, illness, their own childhood, another life they had hoped for. A child knows none of these and looks for the fault nearby.",
				cost: "It can become a habit of earning our place: by being useful, by being undemanding, by leaving before we are asked to.",
				helps: "It can help to say plainly that something was missing. Nobody has to be accused for that to be true.",
				between: "Notice who is glad when you come into a room, and stay there a little longer than you planned.",
				step: "Write down three moments in your life in which somebody was plainly glad that you were there. An animal counts.",
				ask: "Who makes you feel wanted without your doing anything for it?",
				mine: "I did not feel wanted there. No child can do anything about that.",
			},
			middle: {
				says: [
					"You felt wanted, and not without a question mark. Many children live with this half certainty, and become watchful for signs.",
					"Sometimes you felt wanted and sometimes you were not sure. A child cannot leave such a question open, and keeps asking it in small ways.",
				],
				from: "Where warmth comes and goes, a child often tries to find out what makes it come. If that was so for you, you may still be collecting evidence.",
				source: "Ainsworth, Blehar, Waters and Wall, 1978",
				cost: "It can make love tiring: every pause in it has to be explained.",
				helps: "It helps to notice when you are looking for proof, and to ask instead.",
				between: "‘Are we all right?’ is a fair question. It is easier to answer than the tests that stand in for it.",
				step: "Write down what tells you that somebody is glad of you: three signs, as concrete as you can.",
				ask: "What made you feel wanted, on the days when you did?",
				mine: "I felt wanted on some days, and on others I was not sure.",
			},
			high: {
				says: [
					"You felt wanted. It is the ground that other things are built on, and it holds even when other things were difficult.",
					"You were wanted and you knew it. Whatever else there is to say about those years, this was there.",
				],
				from: "Being wanted without a condition is something a child breathes in and never has to think about. If that was so for you, you may only notice it where others doubt themselves and you do not.",
				source: "Bowlby, 1988",
				good: "It often makes people generous: they do not have to keep accounts of who loves whom more.",
				cost: "It can make rejection puzzling when it comes, because we have little practice in it.",
				helps: "On days when you doubt yourself, this is a fact you can go back to.",
				between: "You know how it feels to be wanted. You could let somebody feel it this week in one plain sentence.",
				step: "Tell one person that you are glad they exist, in your own way.",
				ask: "What showed you that you were wanted?",
				mine: ["I felt wanted there.", "I felt that I was wanted there.", "I felt wanted there, as I remember it."],
			},
		},
	},
	texts: {
		q2: {
			frame: [
				"The first picture is seldom the most important one, but it is the one that is kept nearest.",
				"What comes first when we think of somebody often holds the whole of it in small.",
			],
			ask: "Where are you in that first picture?",
			step: "Describe that first picture in five sentences of what could be seen and heard, and nothing else.",
		},
		q3: {
			frame: [
				"A good day from back then is worth having on paper, whether there were many or few.",
				"What we call a good day back then is often still our measure of one.",
			],
			ask: "What of that good day could there be in an ordinary week now?",
			step: "Take one thing out of a good day from then, and put it into an evening of this week.",
		},
		q4: {
			frame: [
				"How we were comforted first is often how we try to comfort ourselves.",
				"Comfort is learned by getting it; where it was missing, it can be learned later, and from others.",
			],
			ask: "What comforts you now, and who knows that?",
			step: "Write down what comforts you, so exactly that somebody could do it.",
		},
		q7: {
			frame: [
				"Children hear what is said about them, and often make it their description.",
				"How somebody spoke about us when we were small can sound on in how we introduce ourselves.",
			],
			ask: "How would somebody who loves you describe you today?",
			step: "Write two sentences about yourself as a fond friend would say them to a stranger.",
		},
		q8: {
			frame: [
				"We learn what love looks like long before anybody explains it.",
				"What a child sees of love becomes the first draft of its own.",
			],
			ask: "What have you kept of that lesson about love, and what have you written over?",
			step: "Write down one thing about love that you learned later, from somebody else.",
		},
		q9: {
			frame: [
				"A child’s sentence about itself is an explanation of how it was treated. It can outlive its reason by decades.",
				"Such sentences were made by a child out of what a child could see.",
			],
			ask: "How old were you when you first believed that about yourself, at a guess?",
			step: "Write the child’s sentence on a slip of paper, and below it what you would tell a child who said so.",
		},
		q11: {
			frame: [
				"What we would have liked more of is often what we know best how to give, or what we hardly dare to ask for.",
				"A wish that is so old is worth knowing; it chooses more than we think.",
			],
			ask: "Where in your life is there some of that today?",
			step: "Give yourself half an hour of what you would have liked more of, in whatever form it can be had.",
		},
		q12: {
			frame: [
				"Nobody chooses what they take over. What we notice, we can keep or put down.",
				"We carry people on in our ways, in those we like and in those we swore we would never have.",
			],
			ask: "Which of those ways would you pass on gladly?",
			step: "Choose one of those ways, and write down whether it may stay as it is.",
		},
		q13: {
			frame: [
				"How things stand today is not the last word about how they were.",
				"A relationship with a parent goes on changing, even where the two no longer speak, and even after a death.",
			],
			ask: "How near or how far would be right for you now, if nobody else’s wish counted?",
			step: "Write a letter that nobody will get. Say what is to be said, and put it away.",
		},
	},
};
