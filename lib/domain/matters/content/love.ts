import type { Matter } from "../schema";

/** Matters about love: how it begins, goes on and ends. */
export const love: readonly Matter[] = [
	{
		id: "gone-quiet",
		label: "It has gone quiet between us",
		group: "love",
		phrasings: [
			"we have not had a real conversation in months, we hardly talk any more, roommates, living side by side",
			"we are not fighting we are just nothing, he comes home eats and goes to the garage, she is always on her phone",
			"my marriage has gone quiet, lonely in my marriage, we have nothing to say to each other, feel invisible to my husband",
		],
		met: [
			"That kind of quiet is hard to point at. Nothing is broken, and still somebody is missing at the table.",
			"One can sit on the same sofa and be a long way apart. I’m sorry it has got like that.",
		],
		asks: [
			"When did the two of you last laugh, or talk the way you used to? Where was that?",
			"If it were a little better tomorrow, and only a little, what would be different at supper?",
			"What do you think they’d say, if somebody asked them about the two of you?",
			"What do you miss that you’ve never said to them?",
			"What still works between you, even now?",
		],
		stays: [
			"It’s a strange thing, to miss somebody who is in the next room.",
			"No wonder that it’s on your mind. It is there every evening.",
			"Two people can be tired in the same room and each wait for the other.",
		],
		normal:
			"It’s very common, above all when there’s a lot of work, or children, or both. It seldom turns by itself, and it often turns with something small: ten minutes, phones in another room, and one question that isn’t about the day’s errands.",
		small:
			"Tonight, sit down beside them and say one thing that you noticed about them today. No talk has to follow. If nothing comes back, you have still opened the door a hand’s breadth.",
		article: "keeping-close",
		talk: "gone-quiet",
		occasions: ["miss-at-home", "ask", "closeness"],
		later: "say one small thing to them that isn’t about errands",
		leadsToSomebody: true,
	},
	{
		id: "same-quarrel",
		label: "We keep quarreling",
		group: "love",
		phrasings: [
			"we had the same fight again, we argue about the dishes about money about his mother, we always end up shouting",
			"big row with my boyfriend last night, my wife and I keep fighting, he never listens to me, she shouts and slams doors",
		],
		met: [
			"A quarrel like that goes on long after the voices have stopped. I’m glad you’ve come here with it.",
			"That wears one out, more than one likes to admit. I’m sorry.",
		],
		asks: [
			"What was the first sentence, the one from which it all went downhill?",
			"What did you want them to understand, underneath what was said?",
			"And what do you think they wanted you to understand?",
			"Is there one thing they’re right about, even if they said it badly?",
			"How would you like to wake up with them tomorrow?",
		],
		stays: [
			"I can see why you’d still be going over it.",
			"It’s seldom about the thing it is about.",
			"That was a lot for one evening.",
		],
		normal:
			"Nearly all couples have one quarrel that comes back; most of them never solve it, and many are happy all the same. What matters is how it begins and whether the two of you find back afterwards.",
		small:
			"Before anything is settled, say one thing that you did see from their side: “I understood that you felt left alone with it.” Only that, and no “but”.",
		article: "same-quarrel",
		talk: "a-hard-talk",
		occasions: ["write-first", "sorry", "hurt"],
		later: "say one thing to them that you saw from their side",
		leadsToSomebody: true,
	},
	{
		id: "jealousy",
		label: "I’m jealous",
		group: "love",
		phrasings: [
			"I am jealous, my girlfriend is talking to her ex, laughing with another guy at a party, he likes her photos",
			"I checked his phone, he texts a coworker all the time, she has a male friend, touching her arm, I do not trust her",
		],
		met: [
			"Ugh. That’s a hard thing to stand and watch, even inside your head.",
			"Jealousy turns the stomach before it lets anybody think. Whatever you feel right now, you needn’t act on it this minute.",
		],
		asks: [
			"What did you really see, if you leave out everything your head added afterwards?",
			"What is the worst part: that it could happen, or that nobody would tell you?",
			"What would you need from them to breathe out again? A look, a sentence, a hand?",
			"Have you known this feeling before, with other people?",
			"How would you like to have behaved, when you think of it next week?",
		],
		stays: [
			"It’s hard to stay fair while everything in you is on alarm.",
			"That makes sense. You don’t get like this about somebody who doesn’t matter.",
			"You’re watching yourself too, and that counts for a lot.",
		],
		normal:
			"Nearly everybody knows it, people in good relationships too. The feeling says that something matters to you. It doesn’t prove that anything is going on, and it doesn’t prove that nothing is.",
		small:
			"Step out for five minutes, feet on the ground, and say nothing you’d have to take back. What you want to say will still be there in the morning, and you’ll say it better.",
		article: "jealousy",
		talk: "jealous",
		occasions: ["jealous", "hurt", "where-we-stand"],
		later: "step out for five minutes before you say anything",
		leadsToSomebody: true,
	},
	{
		id: "my-affair",
		label: "I was unfaithful, or close to it",
		group: "love",
		phrasings: [
			"I have been unfaithful to my wife, I cheated on my husband, I had an affair, I slept with somebody else, he does not know",
			"I kissed a colleague, I betrayed her, I am ashamed of what I did to him, should I confess the affair",
		],
		met: [
			"That is heavy to carry, and heavier when nobody knows. You’ve said it now, and nobody here shakes their head.",
			"It took something to write that down. You needn’t defend yourself here, and you needn’t punish yourself here either.",
		],
		asks: [
			"What is hardest about it at the moment: what you did, that it’s hidden, or what might come?",
			"What was it that you were missing, or looking for, back then? It needn’t be an excuse.",
			"Whom would it help if you told it, and who would pay for it?",
			"If nobody ever found out, how would you want to live from here?",
			"What would you want to have done, looking back in five years?",
		],
		stays: [
			"You have lived with that alone for some time. That changes a person’s days.",
			"Two true things can stand side by side: that it was wrong, and that you’re more than it.",
			"I’m not in a hurry for you to decide anything.",
		],
		normal:
			"The guilt does lose its edge when something is done with it: told, ended, made good where that is possible. What it rarely does is go away by being hidden. It says nothing against you that it hurts.",
		small:
			"Take a sheet of paper that nobody will see, and finish two sentences: “I did it because …” and “What I want now is …”. Then tear it up or keep it. You’ll know a little more than before.",
		article: "i-cheated",
		talk: "two-futures",
		occasions: ["hard-thing", "sorry"],
		later: "write down, for yourself alone, what you want now",
		leadsToSomebody: true,
	},
	{
		id: "their-affair",
		label: "They were unfaithful, or lied",
		group: "love",
		phrasings: [
			"he cheated on me, my wife had an affair, I found messages on his phone, she slept with somebody else",
			"my boyfriend lied to me, I found out he is on dating apps, can I ever trust her again",
		],
		met: [
			"I’m so sorry. That takes the floor away, and one still has to go on standing on it.",
			"That is a great hurt. You don’t have to be wise about it, or decide anything tonight.",
		],
		asks: [
			"What hurts most at this moment: what was done, or that you were kept from knowing?",
			"Is there somebody on your side who knows?",
			"What do you need to know, and what would you rather never know?",
			"What would they have to do, and not only say, for you to feel any ground again?",
			"If you listen to yourself very quietly, what do you want?",
		],
		stays: [
			"No wonder that it goes round and round.",
			"You’re allowed to want two opposite things in one hour.",
			"That was their doing. Whatever was difficult between you, it was not yours to be deceived.",
		],
		normal:
			"To swing between rage, grief and wanting it all undone is what most people go through then. It takes months, not days, and it’s no sign of weakness either to stay or to go.",
		small:
			"Nothing has to be decided this week. For today: eat something, tell one person who’ll be on your side, and put the phone away for one hour.",
		article: "they-cheated",
		talk: "two-futures",
		occasions: ["hurt", "time-alone", "end-it"],
		later: "tell one person who is on your side",
		leadsToSomebody: true,
	},
	{
		id: "breakup",
		label: "It’s over between us",
		group: "love",
		phrasings: [
			"we broke up, she dumped me, he left me, my ex, she ended it, I miss my ex, getting over a breakup, divorce",
			"the divorce papers came, signed the papers, nineteen years and it is over, he moved out, my boyfriend broke up with me by text, I keep looking at her profile, three years and it is over",
		],
		met: [
			"I’m sorry. An ending like that is in every room, and in the phone too.",
			"That hurts. You needn’t be over it by any date.",
		],
		asks: [
			"Which hour of the day is the worst one?",
			"What do you miss: them, or how you were with them, or what was going to come?",
			"What do you not miss, if you’re quite honest?",
			"Who sees you in these weeks?",
			"What would you like to have said, and didn’t?",
		],
		stays: [
			"It comes in waves, and they don’t ask first.",
			"It was a part of your days. Of course there’s a gap.",
			"You can be angry and miss them in the same minute.",
		],
		normal:
			"It goes in waves rather than in a line, and most people feel clearly better after some months, even when they didn’t believe it. A bad day in between is no step back.",
		small:
			"Take their chat out of sight for one night: archive it, don’t delete it. And put something warm into yourself, a soup or a bath. That’s enough for today.",
		article: "being-left",
		talk: "first-night",
		occasions: ["answer-ending", "miss", "after-years"],
		later: "keep their chat out of sight for one night",
		leadsToSomebody: true,
	},
	{
		id: "stay-or-go",
		label: "Stay or go",
		group: "love",
		phrasings: [
			"should I leave him, should I break up with her, I do not know if I still love him, thinking about divorce",
			"I do not know whether to stay or leave, I want out of my relationship, I fell out of love, is this enough for me",
		],
		met: [
			"That question has a way of lying down with one at night. It needn’t be answered in one sitting.",
			"That’s a big thing to turn over alone. We can look at it slowly.",
		],
		asks: [
			"On a good day with them, what do you think? And on a bad one?",
			"What would have to change for you to stay gladly?",
			"Have you said that to them, in so many words?",
			"Imagine that it’s a year from now and you stayed. What is your first thought on a Sunday morning?",
			"And if you had gone: what would you be relieved about, and what would you miss?",
		],
		stays: [
			"You’re allowed not to know yet.",
			"That’s honest, and not easy to write.",
			"Both can be true: that there’s love, and that it isn’t enough.",
		],
		normal:
			"Very many people who are together have asked themselves this, more than once. That you ask it decides nothing yet. It may only mean that something can’t stay as it is.",
		small:
			"For one week, write two lines each evening: what was good between us today, and what made me want to go. You decide nothing. After the week you read it.",
		article: "stay-or-go",
		talk: "two-futures",
		occasions: ["hard-thing", "time-alone", "end-it"],
		later: "write two lines about the two of you in the evening",
		leadsToSomebody: true,
	},
	{
		id: "dating",
		label: "Dating, and waiting for a reply",
		group: "love",
		phrasings: [
			"he has not texted back, she left me on read, first date, dating apps, ghosted, mixed signals, situationship, what are we",
			"I met somebody and do not know what it is, tinder, tinder date, hinge, third date, why does he not answer",
		],
		met: [
			"Somebody who isn’t quite there yet can take up a whole day. Tell me how it is.",
			"Dating is a good deal of hope, in small portions. Go on, tell me.",
		],
		asks: [
			"What would you like it to become, if it were only up to you?",
			"How do you feel when you’ve been with them, or think of it: wider, or smaller?",
			"What do you know for sure, and what is hope?",
			"What would you do with this evening if there were no phone?",
			"What is it that you’re looking for, this time?",
		],
		stays: [
			"The phone lies there and says nothing, and that’s loud.",
			"It’s brave to like somebody before one knows.",
			"You needn’t play it cool here.",
		],
		normal:
			"It is like that for nearly everybody, at nineteen and at sixty. That somebody is slow to write says little about you; whether they are there over some weeks says more.",
		small:
			"Give yourself one hour that has nothing to do with it, with the phone in another room, and do something with your hands. If you still want to write to them afterwards, write one plain sentence, and leave it at that.",
		article: "waiting-for-a-text",
		talk: "questions-to-ask",
		occasions: ["where-we-stand", "love", "not-interested"],
		later: "leave the phone in another room for one hour",
		leadsToSomebody: true,
	},
	{
		id: "in-love-alone",
		label: "I love somebody who may not love me",
		group: "love",
		phrasings: [
			"I have a crush on my friend, I am in love with my best friend and she does not know, unrequited, he does not feel the same",
			"I like a girl at work, I like somebody who is taken, cannot stop thinking about him, should I tell her I like her",
		],
		met: [
			"That is lovely and it aches, often in the same minute.",
			"Then there’s somebody who makes the day brighter and the evening longer. I’m glad you told me.",
		],
		asks: [
			"What is it about them? Tell me one small thing.",
			"What would you hope for, if you dared to?",
			"What would you lose if they knew, and what do you lose while they don’t?",
			"When you imagine saying it: what do you hear them answer?",
			"How much room does it take up in your week?",
		],
		stays: [
			"It’s nothing to be ashamed of. It’s one of the better things people do.",
			"I can see why it stays with you.",
			"It counts as love, answered or not.",
		],
		normal:
			"Nearly everybody has loved somebody who didn’t love them back. It passes more slowly with hope, and faster with an answer, even a sad one.",
		small:
			"Write down the sentence that you’d say to them if nothing could go wrong. You needn’t send it. Look at it tomorrow in daylight.",
		article: "unrequited-love",
		talk: "a-crush",
		occasions: ["love", "where-we-stand"],
		later: "write down the sentence you’d like to say to them",
		leadsToSomebody: true,
	},
	{
		id: "touch",
		label: "Closeness and sex",
		group: "love",
		phrasings: [
			"we haven’t slept together since the baby, he has stopped asking, it has been a year, I miss being held, we only cuddle, no kissing",
			"we have no sex any more, he never touches me, I do not feel like it, different desire, intimacy, bed, she turns away",
		],
		met: [
			"It isn’t easy to write about that, and it concerns most couples at some time.",
			"That lies between two people even when nobody mentions it. I’m glad you do.",
		],
		asks: [
			"What do you miss most: the sex itself, being wanted, or being held?",
			"When was it last good between you, and what was different then?",
			"Can the two of you talk about it, and what happens when you do?",
			"What would you like them to know, that you’ve never said?",
		],
		stays: [
			"That’s a tender spot. Take it at your own pace.",
			"It’s easy to feel unwanted then, or pushed, depending on the side one is on.",
			"Two people seldom want the same thing on the same evening.",
		],
		normal:
			"Different desire is among the commonest things that couples struggle with, and it moves: with children, work, age, illness, medicine, a grudge. It’s no verdict on love.",
		small:
			"Agree on ten minutes of closeness that can’t lead to anything: a hand, a back, a head on a shoulder. Without the question behind it, many find back to each other.",
		article: "desire",
		talk: "a-hard-talk",
		occasions: ["closeness", "miss"],
		later: "be close for ten minutes without wanting anything",
		leadsToSomebody: true,
	},
	{
		id: "the-load",
		label: "I do everything at home",
		group: "love",
		phrasings: [
			"I do everything at home, he never helps with the chores, the kids and the house and work, mental load, she does not lift a finger",
			"we fight about housework, I have to remind him of everything, he spends money without asking me",
		],
		met: [
			"To be the one who thinks of everything is work that nobody sees. No wonder you’re worn out.",
			"That adds up, day after day, until a cup in the sink is more than a cup.",
		],
		asks: [
			"What is the one thing that you’d hand over first, for good, with the thinking?",
			"Do they know how much it is, in plain numbers?",
			"What happens if you don’t do it?",
			"What would you do with the evening that you’d get back?",
		],
		stays: [
			"It isn’t about the dishes, and it is about the dishes too.",
			"You’re not asking for too much.",
			"One gets tired of asking, too.",
		],
		normal:
			"It’s one of the commonest quarrels of all, and it’s about being seen as much as about work. What helps is to hand over whole things, with the thinking that belongs to them, rather than single errands.",
		small:
			"Write down everything you thought of today, the small things too. Don’t do anything with it yet. A list on a table says more than a sigh.",
		article: "chores",
		talk: "ask-for-something",
		occasions: ["share-the-load", "ask", "money-they-hid"],
		later: "write down what you think of in one day",
		leadsToSomebody: true,
	},
];
