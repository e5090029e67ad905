import type { TopicLines } from "./stock";

/** What people do with each other, and to keep each other. */
export const betweenLines = {
	silence: {
		reveal: [
			"Silence keeps the peace for an evening and sends the bill later. Part of you kept the sentence; it is only waiting for a safer room.",
			"What stays unsaid does not disappear. It moves into the tone, the shoulders, the next argument.",
			"Not saying it was a decision, even if it felt like none. Something was being protected, and I would like to know what.",
			"There is a version of you that only you have met, the one who would have spoken. That one deserves a hearing, too.",
		],
		ask: {
			words: [
				"What would the sentence have been, the one that stayed inside?",
				"If you had spoken, what would the first five words have been?",
			],
			fear: ["What did you expect to happen if you had said it?"],
			hidden: ["Who are you being spared, or sparing, by not saying it?"],
		},
		part: [
			"What is swallowed is not gone; it only speaks from deeper down.",
			"A quiet person is not always a peaceful one.",
			"You may keep silent by choice, but then let it be a choice.",
		],
	},
	pleasing: {
		reveal: [
			"A yes that could not have been a no is not generosity; it is rent. You pay it to stay welcome.",
			"Keeping everyone content is a fine skill with one flaw: you are not counted among everyone.",
			"The agreeable part of you is good at its work. I wonder about the one behind it who disagrees and never gets the floor.",
		],
		ask: {
			wish: ["What would you have said if nobody could be disappointed?"],
			cost: ["What did that yes cost you, counted in hours or in sleep?"],
			fear: ["Who would you be in their eyes if you had said no?"],
		},
		part: [
			"Being liked and being known are two different rooms, and only one of them has a bed.",
			"A plain no leaves a place for a yes that can be believed.",
			"You cannot be loved for what you never let anyone see.",
		],
	},
	caretaking: {
		reveal: [
			"Care goes out from you in every direction here. I looked for the place where some of it comes back.",
			"Being needed is a strong position. One is close to people there, and nobody asks how one is.",
			"You carry a piece of somebody else’s life, perhaps because you know how to. Knowing how is not the same as having to.",
		],
		ask: {
			cost: ["What in your own life is waiting while you look after this?"],
			kind: ["Who looks after the one who looks after everyone?"],
			choice: ["Which part of it would go on well enough without you?"],
		},
		part: [
			"What you carry for others they cannot learn to lift.",
			"Love can hold a hand without doing the walking.",
			"You are a person before you are of use.",
		],
	},
	alone: {
		reveal: [
			"You can do it alone; nobody doubts that any more. Whether you still want to is another question.",
			"Needing no one is a fortress that once made sense. It keeps the weather out, and visitors.",
			"Self-reliance is often a promise made early, on a day when nobody came. It may be older than you think.",
		],
		ask: {
			origin: ["When did you decide that it was safer not to ask?"],
			wish: ["If help could come without a price, what would you ask for first?"],
		},
		part: [
			"Strength that cannot ask is only half a strength.",
			"Nobody owes a debt for having been helped across a road.",
			"A wall is a good servant until one forgets where the door is.",
		],
	},
	watchful: {
		reveal: [
			"You read the weather in other people’s faces before you look at your own. That is a trained eye, and somebody had to train it.",
			"Walking softly around a mood is work, even when nobody sees it being done.",
			"Whoever has to know how the other is doing at every moment has little attention left for where they stand themselves.",
		],
		ask: {
			origin: ["Whose mood did you first learn to read like that?"],
			body: ["What does your body do in the second before you have understood the mood in the room?"],
		},
		part: [
			"Another person’s weather is not your duty roster.",
			"You were made for more than forecasting.",
			"Look up from their face for a moment, and see who has been looking.",
		],
	},
	waiting: {
		reveal: [
			"Waiting looks like nothing from outside. Inside it is work, and you are doing it without pay.",
			"While no answer comes, the mind writes one, and it rarely writes a kind one. The silence is a fact; what it means is your draft.",
			"There is a door that you are watching. As long as you watch it, somebody else decides about your evening.",
		],
		ask: {
			fear: ["What have you decided that the silence means?"],
			choice: ["If the answer never came, what would you do with this week?"],
			body: ["What does your body do each time you look and there is nothing?"],
		},
		part: [
			"An unanswered message is a fact; the verdict you read into it is yours to take back.",
			"Do not leave your whole evening in somebody else’s pocket.",
			"What you wait for belongs to chance, and how you wait belongs to you.",
		],
	},
	left: {
		reveal: [
			"Somebody was not there who should have been. A heart draws conclusions from that, and it draws them early.",
			"Being left teaches a person to listen for footsteps. You may still be listening.",
			"An absence can take up more room than a presence does. This one seems to have had its own chair.",
		],
		ask: {
			origin: ["What did you conclude about yourself when they were not there?"],
			wish: ["What would their being there have looked like, in one small scene?"],
		},
		part: [
			"That somebody went says where they went; it does not say what you are worth.",
			"An old absence is a poor prophet.",
			"You are allowed to stop saving the seat.",
		],
	},
	distance: {
		reveal: [
			"Stepping back is how you stay in one piece. It still works, and it also keeps out what you were missing.",
			"Something came close, and a part of you got up and went to the door. I do not think it wanted to leave; I think it wanted air.",
			"Distance is the one remedy that never gets blamed for its side effects.",
		],
		ask: {
			event: ["What had come too near in the minute before you stepped back?"],
			wish: ["How close would be close enough, if you could set it yourself to the inch?"],
		},
		part: [
			"Say that you will be back, and it is no longer flight.",
			"Room to breathe and somebody beside you are not opposites.",
			"The exit you always keep in view also decides where you sit.",
		],
	},
	guarded: {
		reveal: [
			"Your caution learned its trade somewhere. Nobody may have told it which dangers are over.",
			"Trust is rarely lost as a whole; it goes in one exact place. It helps to know which.",
			"A guard who never sleeps protects you from thieves and from guests alike.",
		],
		ask: {
			event: ["What exactly would they have to do for you to believe them a little?"],
			origin: ["Which earlier time does this one remind you of?"],
		},
		part: [
			"Trust is not a leap; it is a loan, made small and counted.",
			"Let the past testify, but do not let it sit as judge.",
			"Caution asks what happened; fear already knows.",
		],
	},
	conflict: {
		reveal: [
			"An argument is mostly two people defending different wounds with the same volume. What it was about and what it was over are seldom the same.",
			"The quarrel has a topic and a subject. The topic is what you both said; the subject is what neither of you could say.",
			"In a fight everyone has reasons. What one rarely gets to hear is the need underneath them, said without a reproach.",
		],
		ask: {
			words: ["Which sentence of that argument do you still hear?"],
			hidden: ["What was it about for you, beneath what it was about?"],
			event: ["At which moment did it turn from a talk into a fight?"],
		},
		part: [
			"Winning an argument with someone you love is an expensive way of losing.",
			"The loudest sentence is seldom the truest one in the room.",
			"What you do with your half is the only half you have.",
		],
	},
	apart: {
		reveal: [
			"A silence between two people grows a will of its own. After a while nobody remembers who was meant to break it.",
			"Two people can stand on either side of a quiet like this and each believe that the other one closed the door.",
			"What is not said for long enough turns into something that happened. It was never decided, and yet it holds.",
			"Behind such a distance there is rarely indifference. People do not stay away so carefully from what means nothing to them.",
		],
		ask: {
			event: [
				"What was the last real exchange between you, as far as you recall?",
				"When was it last easy between you, and what were you doing?",
			],
			words: ["If one sentence could reach them without asking for an answer, which would it be?"],
			fear: ["What keeps you from being the first one to speak?"],
			wish: ["What would you want from it, if the door did open: to explain, to listen, or only to sit there?"],
		},
		part: [
			"Whoever breaks a silence need not break it well.",
			"A small sign can be sent without a settlement.",
			"The distance is shared; the first step is not.",
		],
	},
	breakup: {
		reveal: [
			"An ending takes more than the person. It takes the habits, the plans, and the one you were in their company.",
			"One part of you knows that it is over, and another has not been told yet. They will not hurry for each other.",
			"Where two people cannot quite let go of each other, it is seldom weakness of will. Something in it answers a question that nothing else has answered.",
			"What pulls is not always the person. Sometimes it is the relief of not having to lose them today.",
			"After an ending the mind goes through the records for the exact place where it could have been saved. Few things are saved in one place.",
		],
		ask: {
			wish: ["What do you miss: them, or who you were beside them?"],
			feeling: ["What is it like in the first quiet hour after they are gone?"],
			kind: ["Who is there for you in this?"],
			event: ["At what hour of the day is it hardest?"],
			hidden: ["Is there something about it that you are relieved about, and have not said aloud?"],
		},
		part: [
			"What ended was real, and so is the one who remains.",
			"You do not have to understand an ending to have survived it.",
			"Grief for the living is still grief; give it its time.",
		],
	},
	betrayal: {
		reveal: [
			"A betrayal happens twice: once when it is done, and once backwards, when one goes through all the earlier days and no longer knows which were true.",
			"After such a discovery one can want to stay and to run within the same minute. That is no contradiction; the love was not told in advance.",
			"Going through it again and again is an attempt to catch up with what the other one knew all along. It is understandable, and it costs sleep.",
			"Nothing has to be forgiven, decided or explained yet. It has only just become true.",
			"It was not only trust in somebody else that was hit. It was trust in your own eyes, and that part can be mended without them.",
			"Somebody else made that decision. You may examine many things about it, but it was not made by your shortcomings.",
		],
		ask: {
			fear: ["What has it made you doubt about yourself?"],
			body: ["What does your body do at the moment when you remember it?"],
			who: ["Who could know about it without telling you at once what to do?"],
			kind: ["What do you need first: quiet, an answer, or somebody beside you?"],
			wish: ["What would you need to hear that has not been said?"],
			event: ["What were you doing in the last hour before you knew?"],
			choice: ["What do you need to know, and what would knowing only burn?"],
		},
		part: [
			"Their lie is a fact about them; what you build on it is yours.",
			"You were not foolish for having believed someone you loved.",
			"Do not decide about a whole life on the day of the worst news.",
		],
	},
	dating: {
		reveal: [
			"Getting to know somebody is the art of not deciding too early, in either direction. Most of us decide by the second message.",
			"When one wants to be chosen, one easily forgets to do any choosing.",
			"A first impression is a meeting of two costumes. The interesting part begins where one of them slips.",
		],
		ask: {
			hidden: ["What do you leave out about yourself on a first evening?"],
			choice: ["How did you feel about yourself in their company, apart from how you felt about them?"],
			event: ["What was the moment when you were most at ease, or least?"],
		},
		part: [
			"You are at that table to find out, too.",
			"Being wanted is pleasant; being met is rarer.",
			"Choose as somebody who also has something to lose.",
		],
	},
	love: {
		reveal: [
			"There is affection in how you say this, and it was not put there for effect.",
			"Somebody matters to you here. It makes everything around it louder, the good and the fear of losing it.",
			"To love somebody is to hand them a little of your peace. You seem to know the price, and pay it.",
		],
		ask: {
			good: ["When did you last feel it without having to think about it?"],
			words: ["How would they know it, if nobody were allowed to say it?"],
		},
		part: [
			"Love is a verb that does its best work on ordinary days.",
			"What is given gladly is not lost if it goes unreturned; it has shown you what you are able to give.",
			"Hold it with an open hand; it stays longer there.",
		],
	},
} satisfies Record<string, TopicLines>;
