import type { TopicLines } from "./stock";

/** What people do with themselves. */
export const withinLines = {
	duty: {
		reveal: [
			"*Have to* is a curious pair of words. It hides who is giving the order.",
			"You speak like someone on duty. I would like to know who relieves you, and when.",
			"If worth has to be earned every day, there is no Sunday. Somewhere it became a wage, and it was meant to be a ground.",
		],
		ask: {
			choice: ["Who says so, when you trace the order back to its voice?"],
			fear: ["What would happen if it were simply not done this week?"],
			cost: ["What would you do with the hours if nobody needed them?"],
		},
		part: [
			"An order nobody gave can be refused without asking anybody.",
			"You can stop earning what was never for sale.",
			"Duty chosen is a backbone; duty inherited is a load.",
		],
	},
	harsh: {
		reveal: [
			"Listen to the tone in which you speak about yourself. You would not let anyone use it on a friend.",
			"That verdict came quickly, as verdicts do that were written long ago. The judge in you may be quoting someone.",
			"You call it honesty. I hear a prosecutor who has never been asked for evidence.",
		],
		ask: {
			origin: ["Whose voice is it, if you listen to the accent?"],
			kind: ["What would you say to somebody you love who told you exactly this?"],
			other: ["What would the defense say, given the same facts?"],
		},
		part: [
			"The voice that is hardest on you is not the one that knows you best.",
			"Be as accurate about your merits as you are about your faults; that alone would be a change.",
			"You are the defendant and the judge; you could at least call a witness.",
		],
	},
	overthinking: {
		reveal: [
			"Your mind is working a night shift that nobody ordered. It hopes that one more round will make it certain.",
			"Going over it again feels like doing something. It is a way of staying near the thing without having to touch it.",
			"What happened takes a minute to tell. The rest is the jury, and the jury is all you.",
		],
		ask: {
			choice: ["Which part of it can you do something about by tomorrow evening?"],
			feeling: ["If the thinking stopped for a minute, what feeling would be standing there?"],
			fear: ["What are you trying to be certain of?"],
		},
		part: [
			"A question turned over a hundred times is usually a feeling asked to sit an exam.",
			"Thinking is a lamp; it was not meant to be stared into.",
			"Certainty is not coming; you may begin without it.",
		],
	},
	control: {
		reveal: [
			"Planning is how you hold the railing. I would not take it from you; I would ask how steep the stairs once were.",
			"When everything is arranged, nothing can come in by surprise. Nor can anything good that was not on the list.",
			"There is fear in good order here, alphabetized. That is a talent, and it is tiring.",
		],
		ask: {
			fear: ["What would happen if you let this one thing go as it likes?"],
			origin: ["When was the time that nobody had things in hand?"],
		},
		part: [
			"Hold your own reins firmly, and other people’s not at all.",
			"What can only be kept by force is already on its way.",
			"A little mess is where the guests come in.",
		],
	},
	worn: {
		reveal: [
			"Tired is an answer, too. It tends to come after a long line of small yeses.",
			"There is not much left in the lamp. In that light everything looks like a verdict, and most of it is only evening.",
			"You have been running on will for a while, I think. Will is a loan, and the body keeps the ledger.",
		],
		ask: {
			cost: ["What would you stop first if stopping needed no excuse?"],
			choice: ["Which one thing on tomorrow’s list could simply not happen?"],
			kind: ["What would real rest be, not the kind that only looks like it?"],
		},
		part: [
			"Do not put your life on trial after ten at night.",
			"Rest is not what is left over; it is what the rest is made of.",
			"Even a field is left alone for a season, and nobody calls it lazy.",
		],
	},
	wish: {
		reveal: [
			"There is a wish in that, said almost in passing. The ones said in passing are often the oldest.",
			"A longing is a kind of map. It does not say how far it is, but it is rarely wrong about the direction.",
			"You put the wish in a side sentence, where it would not get in anybody’s way. I would move it to the front.",
		],
		ask: {
			wish: ["If you had it, what would an ordinary Tuesday look like?"],
			hidden: ["What would having it finally prove?"],
			step: ["What would be the smallest form of it that could happen this week?"],
		},
		part: [
			"A wish kept secret from oneself does its asking sideways.",
			"Want it plainly; that is already half of getting nearer.",
			"What you long for also tells you what you have to give.",
		],
	},
	inherited: {
		reveal: [
			"Something is being handed on here, in one direction or the other. What we swear never to become still gets to draw the map.",
			"You hear someone in yourself whom you know well. To notice the echo is the first time it is not simply your voice.",
			"Doing the opposite of somebody is also a way of following them.",
		],
		ask: {
			origin: ["Which scene with them comes to mind first?"],
			choice: ["What of theirs would you keep, if you could choose piece by piece?"],
		},
		part: [
			"What is left unlived by one generation waits in the hallway of the next.",
			"You can inherit the house and still change the rooms.",
			"It came from them; what it becomes is up to you.",
		],
	},
	small: {
		reveal: [
			"You make it small before anyone else can. I would like to see it once in its real size.",
			"Somebody always has it worse. It has never yet made a toe hurt less.",
			"You took it back almost as you said it. The first half of the sentence sounded more like you.",
		],
		ask: {
			feeling: ["How big is it when nobody compares?"],
			origin: ["Who taught you that your pain has to win a contest before it counts?"],
		},
		part: [
			"It may be small, and it may still hurt.",
			"Pain is not a competition, so you may stop losing it.",
			"Take yourself at your word once, and see what follows.",
		],
	},
	fair: {
		reveal: [
			"You are fair to them. Being fair to them need not use up the fairness to you.",
			"You understand their reasons so well that yours have to wait outside.",
			"An explanation is a fine thing. It tells how something came to be, and nothing about whether it was all right.",
		],
		ask: {
			feeling: ["Leave their reasons aside for one sentence: what was it like for you?"],
			wish: ["They may have done what they could; what would you have needed?"],
		},
		part: [
			"One can understand somebody completely and still have been hurt.",
			"Their reasons are theirs to carry; your hurt needs no permit.",
			"Compassion that leaves out one person is not finished.",
		],
	},
	regret: {
		reveal: [
			"You go back to a crossroads with the map you only got later. The one who stood there did not have it.",
			"Regret is care that arrived late. It still knows exactly what matters to you.",
			"You judge an old evening by a new light. That is unfair to the only person who was there.",
		],
		ask: {
			choice: ["Is there any part of it that can still be said or done, even in a smaller form?"],
			other: ["What did you know then, and what do you only know now?"],
		},
		part: [
			"The past is out of reach; what you do in its honor is not.",
			"Regret is useful for an afternoon; after that it only collects rent.",
			"You cannot take the other road; you can stop standing at the fork.",
		],
	},
	change: {
		reveal: [
			"Something has moved, and you were the one who noticed. Most people overlook that moment because it makes no noise.",
			"You did a thing differently. The old way will protest; that is how one knows that it was real.",
			"That is new, if I read it right. I would look closely at what made it possible, so that it need not be luck.",
		],
		ask: {
			good: ["What made it possible this time: the hour, the place, or someone?"],
			cost: ["What did you have to let go of to do it?"],
		},
		part: [
			"A first time is a small door, and you have been through it.",
			"Whoever changes one step changes the dance.",
			"Do it a second time; the second time is when it becomes yours.",
		],
	},
	unseen: {
		reveal: [
			"It is hard to be in a room with people and not arrive. One begins to turn the volume up, or oneself down.",
			"Not being asked is a wound that leaves no mark, so hardly anybody believes in it, the wounded included.",
			"You notice a great deal about who notices. There is a wish in that, and it is a plain one.",
		],
		ask: {
			wish: ["What would you like to have been asked?"],
			words: ["What does nobody know about your last month?"],
			hidden: ["Where do you help to stay invisible?"],
		},
		part: [
			"You exist before anyone looks.",
			"Ask to be seen in one small thing; the large ones follow it.",
			"Begin by noticing yourself as closely as you notice who does not.",
		],
	},
	different: {
		reveal: [
			"Not fitting in wears one down in small coins. It also keeps something whole that others traded long ago.",
			"There is a part of you that you take off at the door. I wonder how it spends the evening.",
			"Belonging that asks you to be less is a lease, and the terms can change.",
		],
		ask: {
			who: ["With whom do you need no explaining?"],
			cost: ["What do you leave at the door so that you may come in?"],
		},
		part: [
			"The odd one out is often the only one who could leave.",
			"It is lonelier to be accepted as somebody else.",
			"Find one who gets the joke; a crowd is not needed.",
		],
	},
} satisfies Record<string, TopicLines>;
