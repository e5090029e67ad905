import type { KindLines } from "./stock";

/** For what looks back or is in the way: where it comes from, what was swallowed, what is feared, what tires. */
export const backLines = {
	memory: {
		receive: [
			"That is a memory, and a clear one. Thank you for bringing it in.",
			"So this is where you learned it, or one of the places.",
			"You knew early what to look out for. A child has to be good at that when it is needed.",
			"I can picture that. It tells me something about how you came to be careful.",
			"That was a long time ago, and you still know exactly how it went.",
			"One learns something from growing up with that, and one learns it well.",
		],
		quoting: [
			"{q}. I can see the child who had to know that.",
			"{q}. So that is how it was.",
			"{q}: a child remembers a thing like that for good reason.",
			"You remember {q}. It seems to belong with what you are telling me.",
		],
		afterFear: [
			"You came from {old} to {q}. I take it that the fear of today knows that place.",
			"First you told me the fear, {old}, and then this memory: {q}. It sounds as if the one had learned from the other.",
		],
		linked: [
			"You went from {old} to {q}. You put the two next to each other yourself, and I think they belong together.",
			"From {old} to {q}: that is a short way for a feeling, even when there are many years in between.",
			"A moment ago it was {old}, and now it is this memory. I take it as your own explanation, and it makes sense to me.",
		],
		ask: {
			origin: [
				"What did you learn to do there that you still do today?",
				"What did you make of it then, as a child?",
				"How old were you, as far as you remember?",
			],
			other: ["What is the same today, and what is different?", "What can you do now that you could not do then?"],
			wish: ["What would you have needed from somebody at that time?"],
			who: ["Was there anybody who noticed?"],
			feeling: ["What is it like to think of it now?"],
			kind: ["What would you like to tell the child that you were then?"],
		},
		part: [
			"What you learned there made sense there.",
			"You were a child then, and you are not one now.",
			"It is no weakness to have been shaped by where one grew up.",
			"To know where a fear comes from does not end it, but one can be gentler with it.",
			"Then is not now, even when it feels the same for a minute.",
			"You have more choices today than you had in that house.",
		],
	},
	torn: {
		receive: [
			"You are pulled in two directions, and neither of them is foolish.",
			"It is undecided, and you need not decide it here.",
			"There is something that speaks for each side, or you would have chosen long ago.",
			"I will not push you to either side. Let us look at both for a moment.",
		],
		quoting: [
			"{q}. So both are there, and neither has won.",
			"{q}. That is a tiring place to be, and an honest one.",
			"{q}: I would take both halves seriously.",
		],
		ask: {
			good: ["What keeps you, if you leave out duty and habit?", "What is still good, and would be missing?"],
			wish: ["What would have to change for you to want to stay, plainly?"],
			fear: ["What are you most afraid of in each case?"],
			feeling: ["When you imagine having decided, which relief comes first?", "On which days is it clearer to you?"],
			other: ["What would you tell a friend who told you exactly this?"],
			event: ["What happened the last time you were nearly sure?"],
			choice: ["What do you need to know that you do not know yet?"],
		},
		part: [
			"It does not have to be decided today.",
			"You may stay for now without having promised to stay for good.",
			"To be undecided is not to be weak; it is to see more than one side.",
			"You can look at it calmly before you choose.",
		],
	},
	againstSelf: {
		receive: [
			"You said the agreeable thing, and what you felt arrived later.",
			"You went along, and a part of you did not come with you.",
			"The friendly answer was quicker than your own.",
			"It kept things smooth, and you paid for that by yourself.",
			"I hear two answers: the one that was given, and the one that you would have liked to give.",
		],
		quoting: [],
		wishing: [
			"What you really want is {wish}. The friendly answer was only faster than the wish.",
			"There are two answers here, the one that you gave and the one that came after it, which is {wish}.",
			"I hear the wish more clearly than the answer that was given. It is {wish}.",
			"Before you had felt anything, the polite answer was out. What you want is {wish}.",
		],
		ask: {
			words: [
				"How would the true answer sound, in one sentence?",
				"What would you have said if you had had a day to think?",
			],
			choice: ["Is there still time to say it differently?"],
			fear: [
				"What did you want to avoid by agreeing?",
				"What do you expect would happen if you said what you really think?",
			],
			body: ["How did you notice that it was not really your answer?"],
			habit: ["With whom else does this happen to you?"],
			wish: ["What would you have liked to happen instead?"],
			origin: ["Where did it once help you to agree so quickly?"],
		},
		part: [
			"An answer that came too fast may be corrected.",
			"One can go back and say: I answered before I had thought about it.",
			"Others can only consider what they have heard from you.",
			"It is not rude to want something different.",
			"You may take a little time before the next yes.",
		],
	},
	fear: {
		receive: [
			"So that is the fear. It makes sense that you would want to avoid it.",
			"That is what you are afraid of, then. I do not find it silly.",
			"I understand better now why it is hard.",
			"Thank you for saying what the fear is. It is easier to talk about when one knows its name.",
		],
		quoting: [
			"{q}. So that is what you are afraid of.",
			"{q}. I can see why that would make one careful.",
			"{q}: that is the fear, then, in plain words.",
			"The fear is {q}. Good that you said it.",
		],
		ask: {
			event: ["Has it happened before?"],
			origin: ["From where do you know that fear?"],
			fear: ["And if it did happen, what would be the worst part of it?", "How likely is it, looked at in daylight?"],
			other: ["What has happened the other times that you were afraid of this?"],
			habit: ["What do you do so that it does not happen?"],
			body: ["Where do you feel it when you think of that?"],
			kind: ["What would help you to be less alone with that fear?"],
			wish: ["What would you hope to happen instead?"],
		},
		part: [
			"A fear is not a forecast.",
			"You can be afraid of something and still find out.",
			"It is reasonable to be careful, and it need not decide everything.",
			"You do not have to be rid of it before you move.",
		],
	},
	work: {
		receive: [
			"That sounds like a day that took more than it gave.",
			"You may simply be angry or tired about it here; nothing has to be solved.",
			"I follow you. That would wear most people down.",
			"That is a lot to put up with between morning and evening.",
			"Good that you can let it out somewhere.",
		],
		quoting: [
			"{q}. I understand that this gets to you.",
			"{q}. No wonder you bring that home.",
			"{q}: that would get on most people’s nerves.",
		],
		ask: {
			event: ["What was the worst of it today?"],
			wish: [
				"Do you want to let off steam, or would you like to do something about it?",
				"What would a decent day there look like?",
			],
			habit: ["How do you get rid of it when you come home?"],
			cost: ["How much of your evening does it take?"],
			words: ["What would you say to them if it had no consequences?"],
			who: ["Is there anybody there who sees it as you do?"],
		},
		part: [
			"The working day is over, or it will be; the evening belongs to you.",
			"It helps to put it down for a few hours, even if it is there again tomorrow.",
			"You need not be reasonable about it right away.",
			"It is allowed to be only annoying.",
		],
	},
	owns: {
		receive: [
			"You look at your own part in it. That is not comfortable, and it is honest.",
			"You can see that side of it as well. Not everybody wants to.",
			"It takes something to admit that, even here.",
		],
		quoting: ["{q}. That is not easy to say of oneself.", "{q}. You do not let yourself off, I notice."],
		ask: {
			wish: ["What would you like to do differently, if it came up again?"],
			words: ["What would you like to say about it to the one it concerns?"],
			feeling: ["What is it like to see that?"],
			habit: ["How did it come to that, as far as you can tell?"],
			kind: ["What would help to put it right, if that is needed?"],
			other: ["How might it have felt on the other side?"],
		},
		part: [
			"One can have been wrong and still be a decent person.",
			"A mistake that has been seen can be mended.",
			"To see your part does not make it all your part.",
		],
	},
	once: {
		receive: [
			"That was there once, and you notice that it is missing.",
			"You remember how it was. That tells me that it mattered.",
			"So there is something that got lost along the way, or was put aside.",
		],
		quoting: ["{q}. I hear that it is missed.", "{q}. That sounds as if it had been good."],
		ask: {
			good: ["What was good about it?"],
			event: ["When did it stop, as far as you can tell?"],
			wish: ["Would you want it back, or something else in its place?"],
			who: ["Who else would remember it?"],
			feeling: ["What is it like to think of it today?"],
		},
		part: [
			"What was possible once is at least not unthinkable.",
			"It is all right to miss something that ended quietly.",
			"To remember it is not the same as having to go back.",
		],
	},
	rant: {
		receive: [
			"Then rant. There will be no advice from me.",
			"Good. Let it out; I only listen.",
			"Understood: no advice, no lessons.",
		],
		quoting: [],
		ask: {
			event: ["What else?", "And what was the most annoying part?", "What is next on the list?"],
			words: ["Which sentence made you the angriest?"],
		},
		part: [
			"Out with it; it need not be fair or well put.",
			"Nothing has to be learned from it.",
			"Some days are only for complaining.",
		],
	},
	lighter: {
		receive: [
			"Good that it is a bit lighter.",
			"I am glad. Then it did what it was supposed to do.",
			"That is good to hear, and it is enough for today.",
		],
		quoting: [],
		ask: {
			kind: ["What are you going to do with the rest of the day?", "What would be nice now?"],
			good: ["What helped, do you think?"],
			wish: ["Is there anything else, or shall we leave it there?"],
		},
		part: ["Then enjoy what comes next.", "It may be back tomorrow, and so may you.", "Leave the rest of it here."],
	},
	pending: {
		receive: [
			"You have done your part, and now it is out of your hands. That is the uncomfortable bit.",
			"It has been said, and the answer is not there yet. That in-between is hard to sit in.",
			"So it is out. What comes back is not up to you, and waiting for it is unpleasant.",
		],
		quoting: ["{q}. That is a hard stretch of time, between the saying and the answer."],
		ask: {
			fear: ["What are you telling yourself the silence means?"],
			habit: ["What could you do with the next hour, apart from waiting?"],
			words: ["Which part of what you sent are you glad about?"],
			good: ["How did you bring yourself to do it?"],
			body: ["What would help your body to settle a little meanwhile?"],
		},
		part: [
			"No answer yet is not an answer.",
			"You were honest, and that stays true whatever comes back.",
			"People sometimes need longer to answer than it took us to ask.",
		],
	},
	disagrees: {
		receive: [
			"Fair. You were there and I was not.",
			"Then I went too far, or in the wrong direction. I take it back.",
			"You may be right. I heard something that you did not say.",
			"Good that you contradict me. Your view of it counts for more than mine.",
			"That is a fair objection, and I will not argue for my version.",
			"All right, plainer, then.",
			"I accept that. I tend to make too much of a sentence now and then.",
		],
		quoting: [],
		ask: {
			words: ["How would you put it yourself?", "What did I get wrong?"],
			event: ["What would I need to know to see it as you do?"],
			wish: ["What would be more useful to you just now?"],
			choice: ["Where would you like to go on from here?"],
			other: ["Was any of it near, or none?"],
		},
		part: [
			"You know your life better than anything I can say about it.",
			"You do not have to agree with me for this to be useful.",
			"Keep what fits, and leave the rest.",
			"To disagree is a good sign; you are listening to yourself.",
			"I would rather be corrected than be polite.",
		],
	},
} satisfies Record<string, KindLines>;
