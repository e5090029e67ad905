import type { Matter } from "../schema";

/** Matters about friends and other people, work and money. */
export const others: readonly Matter[] = [
	{
		id: "left-out",
		label: "I was left out",
		group: "friends",
		phrasings: [
			"my friends made a group chat without me, they went out and did not ask me, not invited, everybody was there but me",
			"they said it was an accident, my friend group ignores me, nobody sits with me, excluded at work",
		],
		met: [
			"Ouch. To see it like that, from outside, hurts. Whatever they say about it.",
			"That stings. One stands there and pretends not to have noticed.",
		],
		asks: [
			"Is there one of them who’s different when it’s just the two of you?",
			"What do you believe about it, at the worst moment? And in a calmer one?",
			"What would you want to happen when you see them next?",
			"Where else are you somebody people are glad to see?",
		],
		stays: [
			"Yeah. That’s a lousy feeling to walk around with.",
			"It makes sense to be hurt. You’d have liked to be asked.",
			"You don’t have to make it small.",
		],
		normal:
			"It happens to nearly everybody, and it hurts at any age: being left out is about as painful for people as being hurt in the body. It doesn’t mean that something’s wrong with you.",
		small:
			"Pick the one you trust most and ask only them, plainly: “I saw there’s a chat without me. What’s going on?” One person is easier than a group. If that’s too much for now: sit next to somebody else tomorrow, and let the group wait.",
		article: "friendship-changing",
		talk: "message-to-send",
		occasions: ["hurt", "gone-quiet", "time-alone"],
		later: "talk to the one of them you trust most",
		leadsToSomebody: true,
	},
	{
		id: "friendship",
		label: "A friendship that is changing",
		group: "friends",
		phrasings: [
			"my best friend and I grew apart, my friend only talks about herself, she never asks how I am, a friend disappointed me",
			"I always write first, fell out with a friend, my friend is jealous of my boyfriend, friendship ended",
		],
		met: [
			"There are songs about love going wrong and hardly any about friends. It hurts just as much.",
			"A friend like that is a piece of home. No wonder it’s on your mind.",
		],
		asks: [
			"What was it like between you when it was good?",
			"Do they know that something has changed for you?",
			"What would you miss, and what would be a relief?",
			"If you said one true thing to them, which would it be?",
		],
		stays: [
			"It’s hard to be angry with somebody one likes.",
			"It would be easier if it were all bad.",
			"It’s allowed to hurt, and to be unclear.",
		],
		normal:
			"Friendships change with jobs, loves, children and towns; most people replace about half of their friends in some years. Some come back after a long time. It isn’t always somebody’s fault.",
		small:
			"Write them one line that isn’t a reproach: “I miss us. Have you got an hour this week?” What comes back will tell you something.",
		article: "friendship-changing",
		talk: "message-to-send",
		occasions: ["miss", "hurt", "gone-quiet"],
		later: "write one line to your friend",
		leadsToSomebody: true,
	},
	{
		id: "lonely",
		label: "I feel alone",
		group: "friends",
		phrasings: [
			"I speak to nobody, I know nobody here, moved here for the job, new in town, Sundays are long, weekends are the worst, nobody ever calls me, make friends at my age",
			"I am lonely, I have no friends, nobody calls me, I feel alone in a new city, I eat alone every evening, no one to talk to",
			"everybody has somebody, always on my own at weekends, making friends as an adult, still single, never had a girlfriend",
		],
		met: [
			"That’s one of the hardest things to say, and you’ve said it. I’m glad you did.",
			"Evenings can be very long then. I’m glad you’re here.",
		],
		asks: [
			"When did you last feel near to somebody, even for a minute?",
			"Which part of the week is the longest?",
			"Is it more that nobody’s there, or that nobody really knows you?",
			"Who crossed your mind when you wrote that?",
			"Where do you see the same faces again and again?",
		],
		stays: [
			"It says nothing about whether you’re good company.",
			"One gets out of practice, and it feels like a fault.",
			"That’s a lot of quiet for one person.",
		],
		normal:
			"Far more people feel it than show it, the ones with many contacts too. It isn’t a fault of character. It’s like hunger: a sign that something’s missing.",
		small:
			"Today, exchange three sentences with anybody: at the counter, with a neighbor, with somebody from before. Small talk with strangers lifts the mood more than people expect. It’s a beginning.",
		article: "loneliness",
		occasions: ["after-years", "miss", "not-well"],
		later: "exchange three sentences with somebody",
	},
	{
		id: "work-people",
		label: "Trouble with my boss or at work",
		group: "work",
		phrasings: [
			"my boss shouted at me in front of everybody, a colleague takes credit for my work, bullied at work, my manager moved the deadline",
			"I hate my job, my team ignores me, I got a bad review, a client insulted me, customers",
		],
		met: [
			"And tomorrow one has to walk in there again. That takes up more of life than it should.",
			"That would spoil more than a working day. I’m sorry.",
		],
		asks: [
			"What happened, in one scene: who said what?",
			"What would be fair, in your eyes?",
			"Is there somebody there who sees it as you do?",
			"What would you like to be able to say, calmly?",
			"How long can you stand it as it is, and what would have to change?",
		],
		stays: [
			"You go home and it comes along.",
			"It isn’t petty. You spend more hours there than anywhere else.",
			"It’s hard to answer well when the other one has the power.",
		],
		normal:
			"Most people have had a place where they counted the hours. That it gets to you isn’t weakness: how one is treated at work is one of the things that most affects sleep and health.",
		small:
			"Write it down today with date, place and exact words. It clears the head, and if you ever need it, you have it.",
		article: "trouble-at-work",
		talk: "a-hard-talk",
		occasions: ["work", "no", "hurt"],
		later: "write down what happened, with the date",
		leadsToSomebody: true,
	},
	{
		id: "worn-out",
		label: "It’s all too much",
		group: "work",
		phrasings: [
			"I am exhausted, burnt out, burned out, everything is too much, I cannot cope with work, overwhelmed, no energy, no time",
			"I work twelve hours, deadlines, I cry in the toilet at work, I cannot go on like this with the workload",
		],
		met: [
			"That’s more than one person’s load. You needn’t put it in order here.",
			"When even small things are heavy, something has been too much for too long. I’m glad you stopped for a moment.",
		],
		asks: [
			"What’s the very next thing that weighs on you?",
			"Of all of it, what could simply not be done this week?",
			"When did you last have a day that was yours?",
			"Who’d take something off you, if they knew?",
			"What does your body say about it?",
		],
		stays: ["One goes on, because one can, until one can’t.", "You needn’t earn a pause first.", "No wonder."],
		normal:
			"It’s the usual answer of a body to too much for too long, and no lack of character. If it stays for weeks although you rest, or sleep and appetite go, let a doctor look at it too.",
		small:
			"Cross one thing off the list that you won’t do, and tell whoever waits for it. Then twenty minutes of nothing at all, lying down if you can.",
		article: "burnout",
		talk: "a-clear-no",
		occasions: ["no", "not-well", "work"],
		later: "cross one thing off the list",
	},
	{
		id: "money-work",
		label: "Money, or no work",
		group: "work",
		phrasings: [
			"I lost my job, unemployed, I got fired, made redundant, applications and rejections, cannot pay the rent, debts, bills",
			"they let me go, I still leave the house every morning as if I had work, I pretend to go to work, my wife does not know",
			"money worries, overdraft, I am ashamed that I have no money",
		],
		met: [
			"That presses on everything, on the mornings too. I’m sorry.",
			"Money worries are with one at breakfast and at three in the night. It’s good that it’s out of your head for a moment.",
		],
		asks: [
			"What’s the next date that you’re afraid of?",
			"Who knows how it stands?",
			"What do you lose with it besides the money?",
			"What would be a good week, as things are?",
		],
		stays: [
			"It isn’t a verdict on you.",
			"It’s hard to plan on ground like that.",
			"It takes strength to think about money every day.",
		],
		normal:
			"To feel ashamed of it is very common and helps nobody; it happens to people who did everything right. A debt advice service costs nothing in most countries and has seen worse.",
		small:
			"Put all the numbers on one sheet, without solving anything. What’s written is nearly always smaller than what one lies awake with. Then open one letter, only one.",
		article: "without-work",
		occasions: ["money", "money-i-hid", "money-they-hid", "ask"],
		hasSides: true,
		later: "put the numbers on one sheet",
	},
	{
		id: "hidden-debt",
		label: "A debt or bills that I hide",
		group: "work",
		phrasings: [
			"I have credit card debt and my wife does not know, I hide the bills from my husband, I open the post before she gets home",
			"I lost our savings, I invested and lost the money, crypto, my wife thinks it is still in the account, she thinks we have it",
			"I took a loan and nobody knows, I gambled the money away and have not told my partner, I owe money and hide the letters",
		],
		met: [
			"That’s a lot to carry, and heavier because nobody may see you carry it. I’m glad it’s out of your head.",
			"To be afraid of the post, and alone with it: that wears a person out. Nobody here thinks less of you.",
		],
		asks: [
			"What’s the hardest part at the moment: the sum, the hiding, or how they’d look at you?",
			"What does a day look like when a letter comes?",
			"What would you want them to understand, apart from the number?",
			"When could the two of you have a quiet hour, with nowhere to go afterwards?",
			"How do you imagine the evening after they know?",
		],
		stays: [
			"The hiding is often harder than the sum.",
			"Such things mostly begin small. It doesn’t make you stupid.",
			"No wonder your stomach has a say in it, too.",
		],
		normal:
			"Very many people hide a debt at some time, and it’s mostly shame that hides it. A debt advice service costs nothing in most countries, and has seen worse.",
		should:
			"A secret of that size usually comes out, and to hear it from you is better than to find it. So I lean toward telling, at an hour that you choose.",
		small:
			"Put the sums and dates on one sheet, without solving anything. Below it, write the first sentence that you’d say. It needn’t be said today.",
		article: "telling-a-secret",
		talk: "a-hard-talk",
		occasions: ["money-i-hid", "hard-thing", "money"],
		later: "write down the first sentence you’d say",
		leadsToSomebody: true,
	},
	{
		id: "nerves",
		label: "An exam, an interview, a big day",
		group: "work",
		phrasings: [
			"exam tomorrow, job interview, I have to give a speech, nervous about a presentation, driving test, so nervous, what if I fail",
			"first day at the new job, I feel like a fraud, what if I cannot keep up",
		],
		met: [
			"The hours before are often the worst of it. I’m with you.",
			"That flutter means that it matters to you. You needn’t get rid of it to do well.",
		],
		asks: [
			"What’s the moment that you picture, when your stomach turns?",
			"What’s already in place, that you needn’t do again?",
			"What would you say to a friend who had to go in there?",
			"What will you do right afterwards, whichever way it goes?",
		],
		stays: [
			"Good. It’s better out here than in circles.",
			"It’s one day. It’s a long one, but it’s one.",
			"You’ve done hard things before this one.",
		],
		normal:
			"Nearly everybody’s heart races before such a thing. People who tell themselves “I’m excited” do a bit better than those who try to calm down: the body does the same in both.",
		small:
			"Lay out everything you need tonight, and set one end: after that hour, nothing more is learned. Tomorrow, breathe out slowly three times at the door.",
		article: "nerves-before",
		occasions: ["ask", "not-well"],
		later: "stop preparing at an hour that you set",
	},
];
