import type { Matter } from "../schema";

/**
 * Matters for messages that only say whom they are about. They have to suit good news, a quarrel and an ordinary day,
 * so they say less than the others.
 */
export const people: readonly Matter[] = [
	{
		id: "with-partner",
		label: "Something between me and my partner",
		group: "love",
		isOnlyPeople: true,
		phrasings: ["my partner, my husband, my wife, my girlfriend, my boyfriend, the two of us"],
		met: ["So it’s about the two of you. Let’s take it slowly.", "The two of you, then. Begin wherever you like."],
		asks: [
			"How is that for you?",
			"Which part of it stays with you most?",
			"What would you like them to understand?",
			"What have you told them about it, and what not?",
			"What should be different, and what should stay exactly as it is?",
			"What would a good week look like, for the two of you?",
		],
		stays: [],
		normal:
			"Between two people who are close, nearly everything comes up at some time. What matters is less whether it comes than whether the two of you can speak about it.",
		small:
			"Pick one sentence that begins with “I” and not with “you”: “I miss …”, “I was glad when …”, “I’d like …”. Say it at a quiet moment, and ask for nothing at once.",
		article: "keeping-close",
		talk: "a-hard-talk",
		occasions: ["hurt", "ask", "miss"],
		later: "say one sentence to them that begins with “I”",
		leadsToSomebody: true,
	},
	{
		id: "with-family",
		label: "Something with somebody in my family",
		group: "family",
		isOnlyPeople: true,
		phrasings: ["my mother, my father, my parents, my sister, my brother, my family, home"],
		met: [
			"Somebody of your family, then. I’m glad you’re telling me.",
			"Family can be so many things in one day. Which of them is it now?",
		],
		asks: [
			"How is that for you?",
			"Which part of it stays with you most?",
			"What would you like them to know, or to see?",
			"How do you come away from them: lighter, or heavier?",
			"What do you need in it, and who could give you some of that?",
			"What would be a good step, a small one?",
		],
		stays: [],
		normal:
			"To love one’s people and be worn out by them is what most families are like. It needn’t mean that anything’s wrong with you, or with them.",
		small:
			"Send one of them a line that has no purpose at all: a photo, a “thought of you just now”. Or, if you need distance, give yourself one day without answering.",
		article: "limits-with-parents",
		talk: "a-hard-talk",
		occasions: ["hurt", "limit", "thanks"],
		later: "take one small step with them, or give yourself a day off",
		leadsToSomebody: true,
	},
	{
		id: "with-child",
		label: "Something with my child",
		group: "family",
		isOnlyPeople: true,
		phrasings: ["my son, my daughter, my kids, my baby, my little one"],
		met: ["Then it goes straight to the heart, whatever it is. Tell me.", "Your child, then. Take your time with it."],
		asks: [
			"How is that for you?",
			"Which part of it stays with you most?",
			"What would you like them to know?",
			"What do you need yourself just now?",
			"What would you like them to remember of it, later?",
		],
		stays: [],
		normal:
			"All parents wonder whether they do it right. Children need somebody who comes back and makes it good again, far more than somebody who never goes wrong.",
		small:
			"Ten minutes today that are only theirs, without a phone and without teaching anything. And ten for yourself.",
		article: "single-parent",
		occasions: ["to-a-child", "ask", "share-the-load"],
		later: "take ten minutes for them, and ten for yourself",
	},
	{
		id: "with-friend",
		label: "Something with a friend",
		group: "friends",
		isOnlyPeople: true,
		phrasings: ["my friend, my best mate, my flatmate, my roommate"],
		met: ["A friend, then. Tell me about the two of you.", "Friends are the family one picks. Go on."],
		asks: [
			"How is that for you?",
			"How would you like it to be between you?",
			"What would you like them to know?",
			"What would you miss most, if it were different between you?",
			"What could you do this week, something small?",
		],
		stays: [],
		normal:
			"Friendships swing: closer for a while, further apart for a while. It’s rarely the end when it feels strange.",
		small: "Write them one line with something only the two of you would get.",
		article: "friendship-changing",
		talk: "message-to-send",
		occasions: ["miss", "thanks", "hurt"],
		later: "write your friend one line",
		leadsToSomebody: true,
	},
	{
		id: "with-work",
		label: "Something with somebody at work",
		group: "work",
		isOnlyPeople: true,
		phrasings: ["my boss, my manager, my colleague, my teacher, at work"],
		met: [
			"Somebody at work, then. One sees them more hours a week than most friends.",
			"Things at work come home in the bag. Let’s unpack it.",
		],
		asks: [
			"What happened, in one scene: who said what?",
			"What would you like to happen next, if it were up to you?",
			"Who there sees it as you do?",
			"What would you like to be able to say, calmly?",
		],
		stays: [],
		normal:
			"It happens in most places, and it gets to most people. That it follows you home only means that your work matters to you.",
		small:
			"Write down one sentence: “It would be better if …”, about one thing and this one person. Then look whether it’s something you could ask for.",
		article: "trouble-at-work",
		talk: "a-hard-talk",
		occasions: ["work", "ask", "no"],
		later: "write down one thing that would make it better",
		leadsToSomebody: true,
	},
	{
		id: "with-somebody-new",
		label: "Somebody I like",
		group: "love",
		phrasings: [
			"somebody I like, a girl I met, a man I met, a woman at work who smiles at me, I want to ask her out, ask him out on a date",
		],
		met: [
			"Somebody you like, then. Tell me how it began.",
			"That can make a week lighter, or longer, and often both. Go on.",
		],
		asks: [
			"What do you like about them? One small thing is enough.",
			"What would you like it to become, if it were only up to you?",
			"What do you know for sure, and what is hope?",
			"What’s the smallest next step: a coffee, a line, a question?",
		],
		stays: [
			"It’s brave to like somebody before one knows.",
			"You needn’t play it cool here.",
			"Nothing has to come of it today.",
		],
		normal:
			"Nearly everybody’s unsure at that point, at nineteen and at sixty. A no hurts for a while; most people are glad afterwards that they asked.",
		small:
			"Ask for something small that has an end: a coffee, a walk at lunch. It’s easy to say yes to, and easy to say no to, for both of you.",
		article: "mixed-signals",
		talk: "a-crush",
		occasions: ["ask-out", "love", "where-we-stand"],
		later: "ask for something small, a coffee or a walk",
		leadsToSomebody: true,
	},
	{
		id: "expected",
		label: "What my family expects of me",
		group: "family",
		phrasings: [
			"my parents want me to marry, study medicine, take over the business, have children, be religious, family honour, culture",
			"a suitable boy, a suitable girl, arranged, matchmaking, they introduce me, what will people say, disappoint my parents, tradition",
		],
		met: [
			"To love them and to want something else for one’s own life: that pulls in two directions at once.",
			"Then there are a lot of people in the room when you decide something. Here there’s only you.",
		],
		asks: [
			"If nobody would be hurt by it, what would you choose?",
			"What do they fear, do you think, underneath what they want?",
			"Who in the family could understand you, at least in part?",
			"What could you agree to gladly, and where does it stop?",
			"How much time do you need before you answer, and could you ask for it?",
		],
		stays: [
			"Both are love: theirs, and the one for your own life.",
			"It isn’t selfish to want to be asked.",
			"That’s a lot of weight on one answer.",
		],
		normal:
			"Very many people stand between what their family hopes for and what they want themselves. It isn’t selfish to think about it. It’s your life that comes out of it.",
		small:
			"You needn’t answer today what was asked today. One sentence gains time without a no: “This is important to me, and I want to think about it properly. I’ll tell you on …”",
		article: "different-backgrounds",
		talk: "two-futures",
		occasions: ["no", "hard-thing", "time-alone"],
		later: "ask for the time that you need",
		leadsToSomebody: true,
	},
	{
		id: "weighs",
		label: "Something that weighs on me",
		group: "self",
		isOnlyPeople: true,
		phrasings: ["it weighs on me, I carry it around, a heavy heart, too much at once"],
		met: [
			"I’m sorry it’s heavy. You don’t have to carry it alone while you’re here.",
			"Then let’s be gentle with it. You needn’t sort it before you say it.",
		],
		asks: [
			"What’s the heaviest part of it just now?",
			"Since when has it been with you?",
			"What have you already tried, or thought of trying?",
			"Who could carry a little of it with you?",
			"What would make tomorrow a little lighter, even by a very little?",
		],
		stays: [
			"I’m sorry. That’s not a small thing.",
			"You’re allowed to find that hard.",
			"I’m glad you put it down here for a moment.",
			"You don’t have to be brave about it here.",
		],
		normal:
			"It’s human to find a thing heavy that others seem to carry easily. You only see what they show. If it goes on for weeks, or takes your sleep, a doctor is a good person to tell.",
		small:
			"Choose the smallest part of it that could be put down today: one call, one message, one thing left undone on purpose. Only that one. The rest may wait until tomorrow.",
		article: "low-and-empty",
		occasions: ["hard-thing", "stand-by-me", "share-the-load"],
		later: "put down one small part of it",
	},
];
