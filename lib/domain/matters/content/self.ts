import type { Matter } from "../schema";

/** Matters about oneself, the nights, and good things. */
export const self: readonly Matter[] = [
	{
		id: "off",
		label: "I don’t know, I just feel off",
		group: "self",
		phrasings: [
			"idk just feel off, not myself, feel weird, feel empty, feel flat, feel numb, meh, no motivation, down for no reason, low mood",
			"I do not know what is wrong with me, feel sad and do not know why, nothing is fun any more, feeling blah",
		],
		met: [
			"That’s enough to begin with. It doesn’t need a reason or a name.",
			"Off is a real thing, even without a cause. We can look at it from the side.",
		],
		asks: [
			"Is it more in the body, in the head, or about somebody?",
			"When did you last feel more like yourself?",
			"What did you skip today: food, sleep, air, people?",
			"If it were weather, what would it be like?",
			"What would be nice to have right now, never mind whether it makes sense?",
		],
		stays: [
			"Okay. No need to explain it.",
			"That counts, even if it’s hard to put a finger on.",
			"Then let’s keep it small.",
		],
		normal:
			"Everybody has days like that, and often the body’s behind it: little sleep, little light, too much at once. If it stays for two weeks, most of the day, it’s worth telling a doctor.",
		small:
			"One thing for the body, whichever is nearest: a glass of water, something warm to eat, ten minutes outside. Then see whether “off” has moved a bit.",
		article: "low-and-empty",
		occasions: ["not-well", "time-alone"],
		later: "do one thing for the body",
	},
	{
		id: "not-enough",
		label: "I’m hard on myself",
		group: "self",
		phrasings: [
			"I am not good enough, I hate myself, I am a failure, everyone is better than me, I am ugly, ashamed of myself, so stupid",
			"comparing myself, I am a bad person, I always mess up, I embarrassed myself, imposter, I feel worthless at everything",
		],
		met: [
			"That’s a harsh voice to live with. You wouldn’t let anybody speak to a friend like that.",
			"I’m sorry that it’s so loud. It’s good that it stands here, where one can look at it.",
		],
		asks: [
			"Whose voice is it, if you listen closely?",
			"What happened today that woke it?",
			"What would you say to somebody you love who told you exactly that?",
			"What did you do this week that cost you something, and that nobody saw?",
		],
		stays: [
			"That’s how it feels. It needn’t be the whole truth about you.",
			"It hurts to think that of oneself. I’m not going to argue you out of it.",
			"You’ve written it without making it prettier. That takes something.",
		],
		normal:
			"Nearly everybody has that voice; it’s loud when one’s tired or alone. People who learn to speak to themselves as to a friend don’t get lazy. They get up sooner after a fall.",
		small:
			"Write one sentence to yourself that begins with your own name, as a kind person would: “Of course you’re tired of this.” It feels odd, and it works a little all the same.",
		article: "inner-critic",
		occasions: ["not-well", "sorry"],
		later: "say one kind sentence to yourself",
	},
	{
		id: "worry",
		label: "I can’t stop worrying",
		group: "self",
		phrasings: [
			"I am anxious, panic attack, overthinking, I worry all the time, my heart races, what if something happens, health anxiety",
			"my thoughts will not stop, scared of everything, anxiety",
		],
		met: [
			"That’s tiring, when the head rehearses everything that could happen.",
			"A head on alarm makes even small things loud. You’re allowed to put some of it down here.",
		],
		asks: [
			"What’s the loudest worry of all, in one sentence?",
			"What of it is about today, and what about someday?",
			"What is in your hands, and what isn’t?",
			"When is it a little quieter?",
		],
		stays: [
			"No wonder your body’s on its guard.",
			"That’s one less to hold in your head.",
			"You don’t have to believe every thought that comes.",
		],
		normal:
			"Worry is a head doing its job too well. Most of what people worry about never comes, and what does come is mostly got through. If it takes up whole days, it can be treated well.",
		small:
			"Give the worry an appointment: fifteen minutes at a fixed hour, with pen and paper. When it comes before that, tell it: at six. It’s odd how often it agrees.",
		article: "thoughts-at-night",
		occasions: ["not-well", "ask"],
		later: "give the worry fifteen minutes and no more",
	},
	{
		id: "sleepless",
		label: "I can’t sleep",
		group: "self",
		phrasings: [
			"cant sleep, awake at 3 am, insomnia, 2 am and wide awake, woke up in the night, lying awake, tired but cannot sleep",
		],
		met: [
			"The night makes everything bigger. Nothing has to be solved before the morning.",
			"Awake again, then. Let’s not fight it for a moment.",
		],
		asks: [
			"Is something going round in your head, or is the body just awake?",
			"What would be on your mind if it were ten in the morning?",
			"What’s the kindest thing you could do for yourself in the next ten minutes?",
			"Is there something small and good that you could think of: a place, a smell, a road?",
		],
		stays: [
			"Whatever it is, it’ll be smaller by daylight. It mostly is.",
			"Then it can stand here until the morning. You needn’t hold it.",
			"No hurry. It’s only night.",
		],
		normal:
			"A bad night is bad company and no danger. The body fetches what it needs in the nights after. What keeps people awake most of all is trying to sleep.",
		small:
			"Get up for a bit, keep the light low, do something dull. Turn the clock away. Go back when your eyes get heavy, not before.",
		article: "sleep",
		occasions: ["not-well"],
		later: "get up and do something dull when you lie awake",
	},
	{
		id: "bored",
		label: "Just bored",
		group: "self",
		phrasings: ["bored, so bored, nothing to do, entertain me, nothing wrong just bored, killing time"],
		met: ["Fair enough. Bored is a perfectly good reason to come by.", "Then let’s do something with it."],
		asks: [
			"What’s the last thing that made you forget the time?",
			"If you could be in any kitchen right now, whose would it be?",
			"What did you love doing at ten that nobody paid you for?",
			"Which person would you ring if it weren’t weird?",
			"What’s something ordinary that you could look at for an hour?",
		],
		stays: ["Ha, I like that.", "That’s a good one.", "Good answer. I’d not have thought of it."],
		normal: "Boredom is underrated. Quite a few good ideas came to people who had nothing to do and no phone.",
		small:
			"Go and stand at a window for three minutes and find one thing that you’ve never noticed. That’s all. It’s less silly than it sounds.",
		article: "what-i-value",
		talk: "only-bored",
		occasions: ["miss", "after-years"],
		later: "stand at a window for three minutes",
	},
	{
		id: "anger",
		label: "I’m furious",
		group: "self",
		phrasings: [
			"I am so angry, furious, I could scream, I lost my temper, I snapped at everybody, rage, I want to smash something",
		],
		met: [
			"Then let it be as loud as it is. You needn’t be fair yet.",
			"Something went too far, then. Go ahead, nobody here asks you to calm down.",
		],
		asks: [
			"What was the moment in which it tipped?",
			"What ought they to have done?",
			"What’s underneath it, if anything is: hurt, fear, being tired?",
			"What do you want to be different the next time?",
		],
		stays: [
			"That’d make a lot of people’s blood boil.",
			"Good that it’s here and not in a message to them.",
			"You can be angry and still decide what you do with it.",
		],
		normal:
			"Anger is nothing bad. It mostly says that a line was crossed, or that something has been too much for too long.",
		small:
			"Walk fast for ten minutes, or up and down the stairs, and send nothing until you’re back. Then write the one sentence that you’d still want to say.",
		article: "anger",
		talk: "something-just-happened",
		occasions: ["hurt", "limit", "sorry"],
		later: "say the one sentence that was left when the anger had gone",
		leadsToSomebody: true,
	},
	{
		id: "a-decision",
		label: "Something I have to decide",
		group: "self",
		phrasings: [
			"I have to decide, I cannot make up my mind, two job offers, should I move to another city, should I take the job, torn",
			"an offer in another country, they want me to come along, give up my flat and move in with my daughter, give up my job for it",
			"quit my job or stay, which one should I choose, big decision",
		],
		met: [
			"Then let’s lay it on the table, both halves of it.",
			"Having to choose is tiring, because each yes is a no to something.",
		],
		asks: [
			"When must it be decided, really?",
			"Which of the two frightens you, and which one only worries you?",
			"Imagine a coin has just landed. What did you hope for while it was in the air?",
			"Whom do you want to please with it? And if that person didn’t mind?",
			"What would you advise somebody you love?",
		],
		stays: [
			"Both have something for them, or it’d be easy.",
			"That already says a bit.",
			"You needn’t be certain. Nobody is.",
		],
		normal:
			"To waver isn’t weakness, it’s how people weigh things. Most big decisions are made with about two thirds of what one would like to know, and people mostly make them come out right afterwards.",
		small:
			"Live one day as if you’d chosen the one, and the next as if you’d chosen the other. Tell nobody. See on which evening you’re lighter.",
		article: "a-decision",
		talk: "two-futures",
		occasions: ["no", "take-back", "my-news"],
		later: "live one day as if you had decided",
	},
	{
		id: "a-yes",
		label: "I said yes and don’t want to",
		group: "self",
		phrasings: [
			"I said yes and do not want to, I can never say no, people pleaser, everybody asks me for favours, I agreed to help and regret it",
		],
		met: [
			"That yes is out quicker than one can think, and then it sits in the calendar.",
			"Being kind to everybody gets expensive. I’m glad you’re looking at it.",
		],
		asks: [
			"What would happen if you took it back? The worst, and then the likely?",
			"What would you do with the time?",
			"For whom do you find it hardest to say no?",
			"What’s the smallest no you could say this week?",
		],
		stays: [
			"You’re allowed to change your mind.",
			"They asked. They can live with an answer.",
			"It’s one sentence, and it’s a hard one.",
		],
		normal:
			"It’s very common, above all for people who are liked for helping. A late no is better than a yes with a grudge in it.",
		small:
			"For the next request, say only: “I’ll let you know tomorrow.” Nothing else. It’s astonishing what becomes possible overnight.",
		article: "people-pleasing",
		talk: "take-back-a-yes",
		occasions: ["take-back", "no", "limit"],
		later: "say “I’ll let you know tomorrow” once",
		leadsToSomebody: true,
	},
	{
		id: "my-secret",
		label: "Something nobody knows about me",
		group: "self",
		phrasings: [
			"I have a secret, nobody knows, coming out, I think I am gay, I am trans, my parents do not know that I like girls",
			"I have never told anyone this, I lied for years about it, I pretend to be somebody else",
		],
		met: [
			"Thank you for putting it here. It stays yours, and so does the hour at which you tell anybody.",
			"Who may know it, and when, is yours alone to decide. I’m glad that you tell it here.",
		],
		asks: [
			"How long have you known it?",
			"With whom would it be safest to be known?",
			"What do you fear they’d say, and what would you love them to say?",
			"What would be easier if one person knew?",
		],
		stays: [
			"There’s no hurry in it.",
			"It makes sense that you’ve been careful with it.",
			"There’s no right moment that one has to catch.",
		],
		normal:
			"Most people carry something that nobody knows. It gets lighter with the first person who takes it well, and you may choose that person with care.",
		small: "Say it aloud once, alone, in the car or under the shower. Only to hear how it sounds in your own voice.",
		article: "coming-out",
		talk: "a-hard-talk",
		occasions: ["come-out", "hard-thing"],
		later: "say it aloud once, alone",
		leadsToSomebody: true,
	},
	{
		id: "a-change",
		label: "A big change in my life",
		group: "self",
		phrasings: [
			"I moved to a new country, retired, retirement, homesick, turning sixty, the children have left home, empty nest, starting over",
			"everything has changed, new city and I know nobody, just had a baby and my life is upside down, getting older",
		],
		met: [
			"So much new at once. It’s no wonder if one doesn’t quite recognize one’s own days.",
			"Even a change that one wanted takes something away. Both may be true.",
		],
		asks: [
			"What do you miss from before, some small thing?",
			"What has become possible that wasn’t?",
			"Which hour of the day already feels like yours?",
			"Who knew you before, and would like to hear how it is?",
		],
		stays: [
			"It takes longer than one thinks, and that isn’t failing.",
			"One’s a beginner again. That’s tiring.",
			"Nobody hands one a timetable for it.",
		],
		normal:
			"Most people need a good half year, often more, until something new feels ordinary. Homesick and glad on the same day is quite usual.",
		small:
			"Do one thing today that you did in the old life too, at the same hour: the same tea, the same walk, the same music.",
		article: "a-new-place",
		occasions: ["miss", "after-years", "my-news"],
		later: "do one thing from the old life at its old hour",
	},
	{
		id: "pregnancy",
		label: "Pregnant, or maybe",
		group: "self",
		phrasings: [
			"I am pregnant, I think I am pregnant, not planned, positive test, he does not know yet, my period is late",
		],
		met: [
			"That changes a day completely, whatever comes of it. I’m glad you’re telling me.",
			"A lot goes through one’s head then, and some of it at the same time. You needn’t know yet what you feel.",
		],
		asks: [
			"How is it for you, before anybody else says anything?",
			"Who knows, and who would you like to know?",
			"What are you most afraid of, and is there something that you’re glad about?",
			"What would you need in order to think about it calmly?",
			"By when would you like to know what you want?",
		],
		stays: [
			"You may want two things at once.",
			"It’s yours to take in first. The others can wait a day.",
			"No wonder that everything is turning.",
		],
		normal:
			"Joy, fright, doubt, all in one hour: that’s what many people feel, also those who had planned it. The first feeling needn’t be the last one.",
		small:
			"If you aren’t sure yet, a test or a doctor’s visit gives you firm ground. And tell one person who’ll first listen and only then have an opinion. A doctor or a pregnancy advice service is bound to keep it to themselves.",
		article: "wanting-children",
		talk: "two-futures",
		occasions: ["my-news", "hard-thing", "ask"],
		later: "tell one person who listens first",
	},
	{
		id: "good-news",
		label: "Good news",
		group: "good",
		phrasings: [
			"I got in, I got the job, I passed, promotion, good news, I am so happy, she said yes, we are engaged",
			"best day ever, I did it, they accepted me, it worked out, I am over the moon",
		],
		met: ["Oh, how good! Tell me everything.", "That’s wonderful to read. Let it be big for a moment."],
		asks: [
			"Where were you just then, and what did you do first?",
			"What did it take to get there, that nobody saw?",
			"Who should hear it next, and whose face would you like to see?",
			"How will you mark it, even in a small way?",
			"What does it make possible that wasn’t so yesterday?",
		],
		stays: ["I love that.", "That’s the part to remember.", "Read it once more, if you like. It’s still true."],
		normal:
			"To be a little frightened in the middle of being happy is quite usual: something matters, and now it’s real. It doesn’t take anything away from it.",
		small:
			"Tell one person today, and tell them slowly, with the details. Good things last longer when somebody hears the whole story.",
		article: "when-it-is-good",
		talk: "good-news",
		occasions: ["my-news", "thanks"],
		later: "tell somebody the whole story, slowly",
	},
	{
		id: "in-love",
		label: "I’m in love, or happy with somebody",
		group: "good",
		phrasings: [
			"I am in love, he is wonderful, best date ever, she makes me laugh, we had a beautiful weekend, so grateful for her",
			"he asked me to move in, our anniversary, I am happy with him",
		],
		met: ["How lovely. Go on, what are they like?", "That’s good to read. Stay in it a little, there’s no hurry."],
		asks: [
			"What’s a small thing about them that nobody else would notice?",
			"When did you know, or nearly know?",
			"What are you like when you’re with them?",
			"What would you like to remember of these days?",
		],
		stays: ["I’m smiling with you.", "That’s a good one to keep.", "Let it be as big as it is."],
		normal: "To be happy and a bit afraid of losing it goes together very often. You needn’t do anything about it.",
		small: "Tell them the small thing that you noticed. Most people hear far too rarely what’s lovable about them.",
		article: "keeping-close",
		talk: "questions-to-ask",
		occasions: ["love", "thanks", "miss"],
		later: "tell them the small thing that you noticed",
		leadsToSomebody: true,
	},
];
