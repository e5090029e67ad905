import type { KindLines } from "./stock";

/** For what points ahead: things done, plans, wishes, good news, a no. */
export const forwardLines = {
	victory: {
		receive: [
			"That is done, and you were the one who did it. It was not nothing.",
			"You did the thing that you could have put off again. I would not hurry past that.",
			"So it happened, and you are on the other side of it.",
			"That counts. It counts however the rest of it turns out.",
			"You went through with it. Let that be the news for today.",
			"That took something, and you had it.",
		],
		quoting: [
			"{q}. That is done, and nobody can undo it.",
			"{q}: I am glad you told me this one.",
			"{q}. There was a time before that sentence and there is one after it.",
			"You write {q}, quite calmly. It was not a small thing.",
		],
		afterPlan: [
			"You had thought of it like this: {old}. Now it is no longer an idea.",
			"Not long ago it was only a plan, {old}. Now you have done something about it.",
			"So from {old} it has come to this. It did not stay a thought.",
		],
		afterFear: [
			"The fear was {old}, and you did it with the fear on board.",
			"You had told me what you were afraid of, {old}. You went ahead all the same.",
		],
		ask: {
			good: [
				"What made you able to do it this time?",
				"What did you do differently from the other times?",
				"What do you know now that you did not know an hour before it?",
			],
			body: [
				"How did it feel in your body, just before and just after?",
				"What did you do in the first minute afterwards?",
			],
			choice: ["What is different now that it has been done?"],
			who: ["Who would you like to tell about it?"],
			step: ["What does this make a little easier from here?"],
			fear: ["What turned out not to be as you had feared?"],
		},
		part: [
			"What you have done once you can do again.",
			"You did not need to be unafraid; you only needed to begin.",
			"Whatever comes of it, your part has been done.",
			"Let yourself have this before you move on to the next thing.",
			"It may still shake a little afterwards, and it was right to do it.",
			"Remember how you did it; that is worth more than how it went.",
		],
	},
	costly: {
		receive: [
			"You did the hard part, and it was not met as you had hoped. Both are true.",
			"That took courage, and the answer hurt. The second does not take back the first.",
			"So you spoke, and it was not received well. I am sorry that it went like that.",
			"It went out honestly and came back hard. You need not decide tonight what that means.",
		],
		quoting: [
			"{q}. That is a hard answer to something that was not easy to do.",
			"{q}. I can see why that stays with you.",
		],
		ask: {
			feeling: ["How are you with it now, after how it went?"],
			words: ["Which part of what you said would you still stand by?"],
			wish: ["How had you hoped it would be taken?"],
			body: ["What did you do with yourself in the hour after that?"],
			other: ["How much of their reaction was about you, as far as you can tell?"],
			kind: ["What would help you tonight, with the talk behind you?"],
		},
		part: [
			"How somebody reacts at first is not always how it ends.",
			"You can be right to have said it and still be sad about how it went.",
			"Your honesty was yours; the reaction was theirs.",
			"A conversation that went badly may still have been needed.",
		],
	},
	plan: {
		receive: [
			"That is a plan, and it is your own.",
			"That sounds possible to me. You know the people and the place.",
			"I like that it comes from you. I would not add anything to it.",
			"Good, that is something one can actually do.",
			"That is concrete. It has a shape already.",
			"You have found a way in by yourself. Let us see what it needs.",
		],
		quoting: [
			"{q}. That is a plan, and it is not too large.",
			"{q}: that could work.",
			"{q}. I would take that seriously as a way to go about it.",
			"So {q}. That is a first step that one can picture.",
		],
		ask: {
			words: ["What would your first words be?", "How would you begin, in one sentence?"],
			event: ["When would be a good moment for it?", "When could that be, if you look at the coming days?"],
			fear: ["What could get in the way, and what would you do then?"],
			wish: ["What would you like to come of it, at the least?"],
			kind: ["What would make it a little easier for you to do that?"],
			body: ["How does it feel in your body when you picture yourself doing it?"],
			choice: ["How will you know that it was worth doing, whatever comes back?"],
			who: ["Does anybody need to know beforehand?"],
		},
		part: [
			"It need not go perfectly in order to have been worth doing.",
			"One clear sentence is enough to begin with.",
			"You may choose the moment; that part is in your hands.",
			"You can prepare the beginning, and let the rest happen.",
			"If it does not work the first time, you will still know more than now.",
			"Small and soon is better than large and some day.",
		],
	},
	boundary: {
		receive: [
			"That is a no, and it is a clear one.",
			"You know what you do not want. That is not a small thing to know.",
			"There is a limit there, and you have named it without a long apology.",
			"That sounds settled in you, even if nobody else has heard it yet.",
		],
		quoting: [
			"{q}. That is a plain no.",
			"{q}. I hear a limit in that, and I take it as one.",
			"{q}: that is clear enough to be said aloud.",
		],
		ask: {
			words: [
				"Who would have to hear that, and how would you say it?",
				"How would it sound if you said it kindly and left it there?",
			],
			fear: ["What do you expect to happen when you hold to it?"],
			wish: ["And what do you want in its place?"],
			event: ["What happened that made it clear?"],
			habit: ["What usually happens to a no of yours?"],
			kind: ["What would help you not to take it back?"],
		},
		part: [
			"A no can be friendly and still be a no.",
			"You do not have to give a reason that the other one likes.",
			"A limit is allowed to disappoint somebody.",
			"You can say it once and need not win the discussion.",
		],
	},
	news: {
		receive: [
			"How good. I will not look for anything behind it.",
			"That is lovely to read, just as it is.",
			"Good. It may simply be good.",
			"I am glad you came here with something like that as well.",
			"That is a good thing to have happened, and nothing has to be made of it.",
			"Then this is a place to be happy, too.",
		],
		quoting: [
			"{q}. That is good to hear.",
			"{q}. Nothing needs to be added to that.",
			"{q}: what a good thing to be able to write.",
			"You write {q}, and I would leave it standing there just like that.",
		],
		afterPlan: [
			"It began as a plan, {old}, and it came out well.",
			"First it was {old}, and now it is this. How nice that it worked.",
		],
		ask: {
			good: [
				"Which moment of it was the best?",
				"What did you like most about it?",
				"What made it so easy, do you think?",
				"What would you like more of?",
			],
			who: ["With whom have you shared it, or would you like to?"],
			body: ["How does it feel right now, as you tell it?"],
		},
		part: [
			"Enjoy it; that is all it asks for.",
			"A good day is allowed to be only that.",
			"It is worth remembering on other days what this was like.",
			"Good things are worth telling, too.",
			"Let it last as long as it lasts.",
		],
	},
	wish: {
		receive: [
			"That is a wish, and you have said it plainly.",
			"So that is what you would like. I take it at face value.",
			"It is good to have that said. One can work with a wish.",
		],
		quoting: [
			"{q}. That is plainly what you would like.",
			"{q}: that is a wish, and I would start from it.",
			"{q}. I would not talk you out of that.",
		],
		wishing: [
			"You would like {wish}. That is clear, and it is allowed.",
			"What you want is this: {wish}.",
			"I hear a plain wish there: {wish}.",
			"So the wish is {wish}.",
			"Let us start from what you want: {wish}.",
		],
		ask: {
			hidden: ["What makes it hard to say, if it is hard?", "What stands between you and that?"],
			good: ["What would it give you, if you had it?"],
			who: ["Who knows that you want this?"],
			event: ["When did you notice that you want it?"],
			words: ["How would you say that to the one it concerns?"],
			step: ["What would be a first small move toward it?"],
			fear: ["What do you fear it would cost to have it?"],
			choice: ["How much of it depends on you, and how much on somebody else?"],
		},
		part: [
			"To want something is not yet to demand it.",
			"A wish may be said even where it cannot be granted.",
			"What you want is worth knowing, whatever you decide to do about it.",
			"You are allowed to want it without a reason.",
			"Others can only take a wish into account when they have heard it.",
		],
	},
} satisfies Record<string, KindLines>;
