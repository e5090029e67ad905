import type { QuestionnaireMeanings } from "./types";

/**
 * Meanings for "Your Coach Profile": what an answer means for the coaching. Its analysis has other headings, so the
 * fields are about how to talk with the person.
 */
export const coachMeanings: QuestionnaireMeanings = {
	choices: {
		q1: {
			straight: {
				says: [
					"You want it straight out. You would rather hear a thing that is wrong than one that is padded.",
					"Plain words, please: you trust yourself to take them, and you want to be trusted with them.",
				],
				good: "I keep my sentences short, and take no run-up.",
				cost: "Plain does not mean harsh. When it turns harsh, that is a mistake, and you may say so.",
				ask: "Who has ever told you the truth in a way that you could use?",
				step: "When an answer goes round in circles, say ‘straight, please’.",
			},
			"kind-then-clear": {
				says: [
					"Kindly first, and then clearly. You want to know that somebody is on your side before they say what they see.",
					"You want both, in this order. The kindness is there to make the clear part bearable, and not to replace it.",
				],
				good: "I begin with what is good, and then come to the point.",
				cost: "If the kind part gets too long, the clear one gets lost. You may say so.",
				ask: "By what do you notice that somebody is on your side?",
				step: "When you want the clear part at once, say so.",
			},
			questions: {
				says: [
					"Mostly in questions, so that you find it yourself. What we have found ourselves, we keep.",
					"You do not want to be told. A good question is worth more to you than a good answer.",
				],
				good: "I ask one thing at a time, and leave it open.",
				cost: "Questions can become tiring as well. On some days we would like somebody to say something.",
				ask: "Which question has helped you most in your life so far?",
				step: "On days when you want an answer, write ‘no questions today’.",
			},
			gently: {
				says: [
					"Gently, because you are raw at the moment. Then that comes first, and everything else has time.",
					"You ask for care. It is a good thing to say at the beginning, and few people do it.",
				],
				good: "I go slowly, and leave out what is not needed today.",
				cost: "When you would like it otherwise, you can change this answer on any day.",
				ask: "What does somebody do who is gentle with you?",
				step: "When a question is too much, you say ‘more gently’.",
			},
			"read-the-day": {
				says: [
					"By the day. Sometimes you can take more than at other times, and you would like that to be noticed.",
					"You have days and days. It would be good to say at the beginning which one it is.",
				],
				good: "I go by what you say at the beginning; I cannot see your face.",
				cost: "What you do not say, I do not know. A word is enough.",
				ask: "How could you tell me in one word what kind of day it is?",
				step: "Begin with a number from one to five for how much you can take today.",
			},
		},
		q4: {
			"being-heard": {
				says: [
					"When you are stuck, you want to be heard first. Advice that comes before that passes you by.",
					"First somebody has to have listened. After that, most things become possible.",
				],
				helps: "Being heard means having the whole of it said and kept, without anybody having an opinion yet.",
				between: "You can say ‘just listen’ to people, too. Most are relieved to know what is wanted.",
				step: "Say ‘just listen’ when you do not want anything else.",
				ask: "Who listens to you without doing anything about it?",
			},
			"other-words": {
				says: [
					"When you are stuck, it helps to hear what you said in other words. One’s own sentence from outside is sometimes a new one.",
					"You want a mirror that speaks. It shows what we have said without noticing.",
				],
				helps: "Writing a thing twice, with other words the second time, often does the same.",
				between: "Ask somebody: ‘What did you hear me say?’ The answer is seldom what one expects.",
				step: "When you are stuck, write the same thing once more without looking at the first version.",
				ask: "Which word of yours would you like to have a better one for?",
			},
			"small-step": {
				says: [
					"When you are stuck, one small step helps that you can take today. Understanding may come later.",
					"You want to get moving. It is often by walking that we find out where to.",
				],
				helps: "The step has to be so small that it is nearly ridiculous. Those are the ones people take.",
				between: "Tell somebody what you are going to do, and when. It doubles the chance that it happens.",
				step: "At the end of a conversation, name one thing that takes less than ten minutes.",
				ask: "What was the last small step that changed something?",
			},
			"new-question": {
				says: [
					"When you are stuck, you want a question that you had not asked yourself. The old ones have been worn smooth.",
					"A new question moves you more than a good reason does.",
				],
				helps: "It can help to ask a thing from its other end, or in somebody else’s place.",
				between: "Ask somebody very different from you what they would want to know.",
				step: "Write down the question that you are most tired of, and beneath it one that nobody has asked you.",
				ask: "Which question about you has nobody asked so far?",
			},
			reasons: {
				says: [
					"When you are stuck, it helps you to understand why people do this. A thing that has reasons is less lonely.",
					"You want to know how it works. Understanding is a way for you to get hold of a thing.",
				],
				helps: "The articles in the handbook are there for this, with what research says and what it does not.",
				between:
					"Reasons explain people, and they do not excuse everything. You may understand somebody and still say no.",
				step: "Look up one article on what occupies you, and mark the sentence that fits.",
				ask: "What would you like to understand about yourself, if you could choose one thing?",
			},
			image: {
				says: [
					"When you are stuck, an image, a story or a line from a book helps you. It goes in by another door.",
					"You asked for an image, a story or a line. They often know more than an explanation does.",
				],
				helps: "It helps to ask of a feeling what it looks like: a room, an animal, a weather.",
				between: "Pictures can be shared more easily than reasons: ‘It’s as if I were standing in a hallway.’",
				step: "Give what occupies you a picture, and write three lines about it.",
				ask: "Which line from a book has stayed with you longest?",
			},
		},
		q6: {
			"say-so": {
				says: [
					"When you steer around a subject, you want to be told right away.",
					"Detours may be named. You would rather be caught than left alone with them.",
				],
				between: "You have asked for it, so it is no attack. If it feels like one all the same, say so.",
				ask: "Around which subject do you steer most skillfully?",
				step: "You name one subject that you like to avoid, and say that it may be named.",
			},
			"ask-once": {
				says: [
					"When you steer around a subject, you want one more question, and then peace.",
					"Once is allowed, twice is pushing. That is a clear rule.",
				],
				between: "It is a rule that you could give to people near you, too.",
				ask: "How do you notice that the second question was one too many?",
				step: "You say ‘not today’, and need no reason.",
			},
			later: {
				says: [
					"When you steer around a subject, it may rest and be taken up another day.",
					"You want to be let go, and not let off.",
				],
				between: "Things that may come later come more readily.",
				ask: "Which subject is waiting at the moment?",
				step: "You keep a short list of subjects for another day, and look at it once a month.",
			},
			humor: {
				says: [
					"When you steer around a subject, you may be teased a little. Laughing opens doors that knocking does not.",
					"A little mockery, kindly meant, reaches you better than seriousness.",
				],
				between: "Humor is a matter of trust. From a program it can only be a dry remark; the good jokes are yours.",
				ask: "Who may make fun of you?",
				step: "You say when it is not funny.",
			},
			"leave-it": {
				says: [
					"When you steer around a subject, you want it left alone until you bring it up yourself.",
					"You decide when something is spoken of. Perhaps that was not always so.",
				],
				between: "You can give the same rule to others: ‘I’ll bring it up when I can.’",
				ask: "How would you know yourself that it is time?",
				step: "You bring up what is to be spoken of.",
			},
		},
	},
	scales: {
		q5: {
			low: {
				says: [
					"Being challenged is not what you are looking for now. There is enough that challenges you already.",
					"You would rather not be pushed. That is a clear request.",
				],
				between: "Nothing gets better by being hurried. When you want to be asked more, raise the number.",
			},
			middle: {
				says: ["You can be challenged a little, and on the right day.", "Some challenge is welcome, in small amounts."],
				between: "How much is welcome may change from day to day, and you decide it.",
			},
			high: {
				says: [
					"You want to be challenged, even when it is uncomfortable. You do not come here to be agreed with.",
					"You ask for contradiction. We get it rarely from those who are fond of us.",
				],
				between: "Being challenged isn’t the same as being judged. If the one turns into the other, say stop.",
			},
		},
		q9: {
			low: {
				says: [
					"You would rather have something to think about than something to try.",
					"A thought is enough for you to begin with; doing comes by itself, or later.",
				],
				helps: "So exercises can stay away, unless you ask for one.",
			},
			middle: {
				says: [
					"You like both: something to think about, and something to try.",
					"Thinking and trying are in balance with you.",
				],
				helps: "So one of each is about right, and you take what fits.",
			},
			high: {
				says: [
					"You would rather have something to try than something to think about.",
					"Thinking alone does not get you further; you want to do something.",
				],
				helps: "So an exercise helps more than a consideration, as small a one as possible.",
			},
		},
	},
	texts: {
		q2: {
			frame: [
				"What has helped once can help again.",
				"Helpful words are worth keeping, with the voice that said them.",
			],
			ask: "What was it: the words, the moment, or the person?",
			step: "Your helpful sentence stands on this page. You can come back to it.",
		},
		q3: {
			frame: [
				"What makes one stop listening is good to know before it is said.",
				"Bad advice is often good advice for somebody else.",
			],
			ask: "What would you have needed instead?",
			step: "When something of that kind comes all the same, three words are enough: not like that.",
		},
		q7: {
			frame: [
				"Everybody has a sign for ‘enough’, and hardly anybody is told it.",
				"A program cannot see a face. It helps that you have written this down.",
			],
			ask: "Who else ought to know that sign?",
			step: "You can stop in the middle of anything, and nothing is lost.",
		},
		q8: {
			frame: [
				"To say where care is needed is a form of care already.",
				"A subject that has been named does not have to be explained each time.",
			],
			ask: "Is there a date on which it should be remembered, or left alone?",
			step: "What you named here is not brought up unless you do it.",
		},
		q10: {
			frame: [
				"A sign that we can see is the best way of knowing whether it was worth it.",
				"You can lay this answer beside the real thing, when three months are over.",
			],
			ask: "What would be the very first sign of that?",
			step: "In three months, you read this answer again and decide.",
		},
		q11: {
			frame: ["What else there is to know often matters most.", "You need not explain it twice."],
			ask: "What of it changes, and what stays?",
			step: "What you want to add, you can add here at any time.",
		},
	},
};
