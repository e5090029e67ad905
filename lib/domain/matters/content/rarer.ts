import type { Matter } from "../schema";

/** Rarer matters that need words of their own. */
export const rarer: readonly Matter[] = [
	{
		id: "finding-love",
		label: "I’m looking for love",
		group: "love",
		phrasings: [
			"I am looking to find love, I want a relationship, why can I not keep a relationship, always the wrong guys, the wrong women",
			"I never had a relationship and I am 29, never been kissed, is it too late to find love, still single, where do people meet",
		],
		met: [
			"To wish for somebody is one of the oldest wishes there are. Let’s look at yours.",
			"Good that you say it plainly. There’s nothing needy about it.",
		],
		asks: [
			"Picture an ordinary Tuesday evening with that person. What are the two of you doing?",
			"What should they be like when you’re tired, or ill, or wrong?",
			"What have you learned from those before, or from waiting?",
			"What do you bring that’s good to live with?",
			"Where are you among people with whom you can be as you are?",
		],
		stays: [
			"That says something about what you need.",
			"It’s a wish, and no deadline.",
			"You’d know it by small things, I think.",
		],
		normal:
			"People find somebody at nineteen and at eighty, mostly through friends, work, a club or an app, and mostly later than they had planned. That it hasn’t happened yet says little about whether it will.",
		small:
			"Write down three things that such a person would do on an ordinary day, and three that you’d do for them. It shows you what to look for sooner than any list of traits.",
		article: "ready-to-date",
		talk: "questions-to-ask",
		occasions: ["ask-out", "love", "not-interested"],
		later: "write down three things such a person would do",
	},
	{
		id: "far-apart",
		label: "We live far apart",
		group: "love",
		phrasings: [
			"long distance, my boyfriend lives in another country, my girlfriend is in another city, time zone, time difference, hours apart",
			"we only see each other every few months, I miss her body next to me, flights, visa, video calls every night",
		],
		met: [
			"So much love, and it has to go through a small screen. Tell me how it is.",
			"One can be very close and still have nobody in the kitchen. I’m glad you’re here.",
		],
		asks: [
			"When do you miss them most: which hour, which place?",
			"What do you two do that works, even across all that way?",
			"Is there an end to it in sight, or a plan for one?",
			"What would you like to ask of them that you haven’t asked?",
			"What do you do with the good things of a day, when they’re asleep?",
		],
		stays: [
			"Missing somebody is part of it, and it’s tiring all the same.",
			"It’s allowed to be hard, even if it was your choice.",
			"A day together can’t be made up for by ten messages.",
		],
		normal:
			"To be lonely although somebody loves you is quite usual at a distance. Couples who live apart aren’t less happy than others on the whole; what makes it hard is when no end is in sight.",
		small:
			"Choose one thing that you’ll do at the same time this week, each where you are: the same soup, the same film, the same walk. It gives the week a place where you meet.",
		article: "long-distance",
		occasions: ["miss", "ask", "where-we-stand"],
		later: "agree on one thing that you both do at the same time",
		leadsToSomebody: true,
	},
	{
		id: "loving-again",
		label: "Somebody new, after a loss",
		group: "love",
		phrasings: [
			"my husband has been gone two years and a man asked me to dance, a widow who likes somebody, is it too soon after she died",
			"I met somebody after my wife died and feel guilty, disloyal, may I love again, what will the children say",
		],
		met: [
			"Joy and a bad conscience, in one minute perhaps. Both may stand here.",
			"One doesn’t push the other out. Tell me a little, of whichever you like first.",
		],
		asks: [
			"What was it like, that moment when something moved again?",
			"What would the one you lost say to it, on a kind day?",
			"Whose opinion do you fear most, and what do you wish it were?",
			"How fast would be a good pace, if nobody were watching?",
			"What would you like to keep just as it is, for the one who’s gone?",
		],
		stays: [
			"It takes nothing away from anybody.",
			"Slowly is a fine speed for it.",
			"One can miss somebody and laugh with somebody, on the same day.",
		],
		normal:
			"There’s no date before which it’s too soon. Many people love again after a death, and go on loving the one who died; guilt at the beginning is very common and says nothing against it.",
		small:
			"Say yes to something small that has an end: one dance, one coffee. And beforehand, a minute with the photo, if you like. Both belong to you.",
		article: "loving-again",
		talk: "two-futures",
		occasions: ["hard-thing", "love", "my-news"],
		later: "say yes to something small that has an end",
		leadsToSomebody: true,
	},
	{
		id: "lied-to",
		label: "Somebody lied to me, or hid something",
		group: "love",
		phrasings: [
			"he lied to me, she kept it from me, I found out that my husband hid it, he deleted the messages, I caught him lying again",
			"can I trust her after the lie, he says it was nothing, small lies, secrets, she told me something else than she told her friend",
		],
		met: [
			"It isn’t only the thing itself then. It’s what one can still believe.",
			"To find something out is a shock of its own. Take your time with it.",
		],
		asks: [
			"What do you know for certain, and what do you fear on top of it?",
			"What hurts more: what it was, or that it was hidden?",
			"What would you need to hear from them now?",
			"Is it once, or one of several times?",
			"What would have to happen for you to believe them again, little by little?",
		],
		stays: [
			"You needn’t decide tonight what it means.",
			"It’s tiring to check every sentence twice.",
			"To want the truth isn’t being difficult.",
		],
		normal:
			"To go over everything once more after a lie is what nearly everybody does. Trust can grow again where somebody tells the whole of it and stands the questions; it doesn’t grow by being demanded.",
		small:
			"Write down the one question that you really need answered, and when you’d ask it: not at midnight, and not between two doors.",
		article: "small-lies",
		talk: "a-hard-talk",
		occasions: ["hurt", "money-they-hid", "time-alone"],
		later: "write down the one question that needs an answer",
		leadsToSomebody: true,
	},
	{
		id: "taken",
		label: "One of us is with somebody else",
		group: "love",
		phrasings: [
			"I love a married man, I am in love with somebody who has a girlfriend, she is taken, he will not leave his wife, I am the other woman",
			"I am married and I have feelings for somebody else, I think about a colleague all the time and I have a husband",
		],
		met: [
			"Then there are more people in it than can be told. Nobody here shakes their head.",
			"One doesn’t choose whom one feels for. What one does with it can wait a little.",
		],
		asks: [
			"What does it give you, that was missing?",
			"Who would be hurt, and who is hurt already?",
			"What do you hope for, if you’re quite honest?",
			"What would you say to a friend who told you exactly that?",
			"How long can it stay as it is, for you?",
		],
		stays: [
			"A feeling isn’t a deed yet.",
			"It’s lonely, when one can tell nobody.",
			"You’re allowed to want two things, and in the end one has to choose.",
		],
		normal:
			"It happens to very many people, also to those who love the one they’re with. The feeling alone decides nothing. What helps most is to know what one wants before something is done that can’t be taken back.",
		small:
			"Write down two sentences for yourself alone: “What I’d gain is …” and “What it would cost is …, and whom.” Look at them by daylight.",
		article: "somebody-taken",
		talk: "a-crush",
		occasions: ["time-alone", "where-we-stand", "end-it"],
		later: "write down what you’d gain and what it would cost",
		leadsToSomebody: true,
	},
	{
		id: "both-at-home",
		label: "Home together, since work ended",
		group: "love",
		phrasings: [
			"since I retired my wife and I are in the same house all day, he is home all the time now, under my feet, in the same room",
			"we have less to say than ever since he stopped working, both retired, working from home together, the days are long",
		],
		met: [
			"So much time together all at once, and nobody taught you how. Tell me how the days go.",
			"That changes a house. One has to find one’s place in it once more, and so has the other.",
		],
		asks: [
			"How does a day go now, from breakfast on?",
			"Which hours are yours, and which are for both of you?",
			"What did work give you that’s missing now?",
			"What did you two always want to do, once there was time?",
			"What would you like to say to them about it?",
		],
		stays: [
			"Being in the same room isn’t yet being together.",
			"It needs some room apart, so that there’s something to tell.",
			"It’s a new life for both, at an age at which one thought one knew it.",
		],
		normal:
			"Nearly all couples need a year or more to find a rhythm when work ends. Where it goes well, each has something of their own, and the two have something in common that’s new.",
		small:
			"Plan one morning this week apart, each out of the house. And at supper, tell one thing from it that the other doesn’t know.",
		article: "retirement",
		talk: "gone-quiet",
		occasions: ["miss-at-home", "ask", "time-alone"],
		later: "spend one morning apart and tell them about it",
		leadsToSomebody: true,
	},
	{
		id: "parents-parting",
		label: "My parents are parting",
		group: "family",
		phrasings: [
			"my parents are getting divorced, my mum and dad are splitting up, they tell me stuff about each other, I do not want to choose a side",
			"my dad moved out, they fight over me, they ask me what the other one said, stuck in the middle between my parents",
		],
		met: [
			"You didn’t choose that, and you stand in the middle of it. I’m sorry.",
			"That’s their business, and it lands on you. You may find it awful.",
		],
		asks: [
			"What’s the worst moment in it, for you?",
			"What would you like to say to both of them, if they’d just listen?",
			"Where is it quiet at the moment: which room, which person?",
			"What should stay as it was, whatever they do?",
			"Is there a grown-up who isn’t on anybody’s side?",
		],
		stays: [
			"It isn’t your job to carry messages between them.",
			"You can love both, and be angry with both.",
			"You don’t have to be reasonable about it.",
		],
		normal:
			"Most people whose parents part feel torn, at nine and at forty. It isn’t anybody’s fault but theirs, and it’s no child’s task to mend it or to choose.",
		small:
			"One sentence that you may use as often as you like: “Please tell her that yourself. I love you both.” Then leave the room, if you can.",
		article: "parents-parting",
		occasions: ["limit", "hurt", "not-well"],
		later: "say one time that you won’t carry messages",
		leadsToSomebody: true,
	},
	{
		id: "no-child",
		label: "No child comes",
		group: "loss",
		phrasings: [
			"IVF did not work, the third round failed, negative again, infertility, trying for a baby for years, the clinic called, embryo transfer",
			"everybody around me is pregnant, we cannot have children, my period came again, he wants to try again and I cannot",
		],
		met: [
			"I’m so sorry. One has been waiting for a person, not for a result.",
			"That’s a grief for which nobody brings flowers. I’m sorry.",
		],
		asks: [
			"How was it, the day you heard?",
			"Who knows how much it is, and who says the wrong things?",
			"What would you like to be spared for a while: a baby shower, a question, a word?",
			"How is it between the two of you, with all that?",
			"What do you need before anything is decided?",
		],
		stays: [
			"You needn’t be brave about it here.",
			"It’s allowed to stop for a while, and it’s allowed to go on.",
			"Other people’s joy can hurt. That doesn’t make you a bad person.",
		],
		normal:
			"Many people grieve then as after a death, month after month, and are envious, and ashamed of it. Two who want the same can grieve quite differently. None of that’s wrong.",
		small:
			"For this week, cross one thing off that you needn’t stand: a visit, a group chat, a birthday. And say to one person what “How are you?” should not be answered with.",
		article: "infertility",
		talk: "evening-of-grief",
		occasions: ["limit", "hard-thing", "not-well"],
		later: "cross off one thing that you needn’t stand",
	},
	{
		id: "lost-baby",
		label: "A baby that didn’t stay",
		group: "loss",
		phrasings: [
			"miscarriage, I lost the baby at ten weeks, we lost our baby, stillbirth, no heartbeat, the scan, it was so early everybody says",
		],
		met: [
			"I’m so sorry. However early it was, somebody was expected.",
			"I’m very sorry. You needn’t say it well here, and you needn’t be over it.",
		],
		asks: [
			"Would you like to tell how it was, or rather what you had imagined?",
			"Who knows, and who was told nothing?",
			"What do you do with the date that was marked?",
			"How is your body, in all that?",
			"What would you like to keep of it?",
		],
		stays: [
			"It isn’t measured in weeks.",
			"Nothing that you did or ate or lifted has to be the reason.",
			"There’s no right way to be sad about it.",
		],
		normal:
			"It’s very common and hardly spoken of, so most people believe they’re alone with it. In most cases nobody could have prevented it. Partners often grieve later, or more quietly; that needn’t be less.",
		small:
			"Give it a place: a name, a candle, a line in your journal, a stone. It can be quite small. If bleeding, fever or pain come, ring a doctor today.",
		article: "miscarriage",
		talk: "evening-of-grief",
		occasions: ["not-well", "ask", "time-alone"],
		later: "give it a small place",
		letter: true,
	},
	{
		id: "drinks",
		label: "Somebody close drinks, or uses something",
		group: "family",
		phrasings: [
			"my brother drinks, my father is an alcoholic, my husband drinks every evening, my mum and the wine, he gambles, he smokes weed all day",
			"I hide the bottles, I count the glasses, she promised to stop, do I drink too much",
		],
		met: [
			"One listens for the key in the door then, and for how it turns. I’m glad you’re telling it.",
			"To love somebody who does that is work that never shows. Take your time.",
		],
		asks: [
			"How was it the last time?",
			"What do you do so that it isn’t noticed, and what does that cost you?",
			"What have you said to them about it, in a quiet hour?",
			"Where’s your own limit, the one that you’d keep?",
			"Who looks after you?",
		],
		stays: [
			"You didn’t cause it, and you can’t stop it for them.",
			"It’s allowed to love them and to lock a door.",
			"Hope and anger take turns. That’s tiring.",
		],
		normal:
			"Most people who live beside it hide it, hope, and are ashamed, for years. There are groups and advice lines for relatives in most countries, and one needn’t wait until the other wants help.",
		small:
			"Tell one person who isn’t in the family how it is. And decide one thing that you’ll no longer do for them: a call to the boss, a bottle, a lie.",
		article: "drinking",
		occasions: ["limit", "hard-thing", "be-there"],
		later: "tell one person outside the family how it is",
		leadsToSomebody: true,
	},
	{
		id: "let-down",
		label: "Somebody let me down",
		group: "friends",
		phrasings: [
			"they went behind my back, she got it signed over to her, he promised and did not come, they kept it from me, my own sister",
			"my best friend told her husband what I said in confidence, a friend betrayed my trust, she talked behind my back, he spread it",
			"my friend cancelled again, she forgot my birthday, he borrowed money, she took his side, they all knew and nobody told me",
		],
		met: [
			"From somebody close it hits a place that one hadn’t protected. I’m sorry.",
			"To be let down by one’s own people: that’s a lot at once. You may be angry, and like them all the same.",
		],
		asks: [
			"What was the moment when you understood it?",
			"What would you want them to say, if they said it well?",
			"Do they know that you know?",
			"What do you want to save of it, if anything?",
			"What would you do differently with them from here?",
		],
		stays: [
			"It takes years to trust somebody like that, and a minute to doubt it.",
			"You needn’t settle tonight whether it’s over.",
			"It counts, whatever was meant by it.",
		],
		normal:
			"Most people who are close have had a moment like that. Some things end by it, and some get more honest. It mostly depends on whether the other one can hear how it was for you.",
		small:
			"Write the sentence that says what happened, without a verdict: “You told … what I had told you. I heard it from somebody else.” Don’t send it today.",
		article: "friendship-changing",
		talk: "message-to-send",
		occasions: ["hurt", "limit", "time-alone"],
		later: "write down what happened in one plain sentence",
		leadsToSomebody: true,
	},
	{
		id: "panic",
		label: "I’m panicking, or close to it",
		group: "self",
		phrasings: [
			"I am freaking out, help me calm down, panicking, my heart is racing, I cannot breathe, shaking, it starts in an hour and I feel sick",
		],
		met: [
			"I’m with you. First only this: feet on the ground, and breathe out longer than you breathe in. Three times.",
			"One thing at a time. Put both feet down, and let the next breath out go on for as long as it likes.",
		],
		asks: [
			"Look around: which five things can you see from where you are?",
			"Is it a little less, or the same?",
			"What’s the very next thing you have to do, and only that?",
			"Who could sit beside you, or be on the phone?",
		],
		stays: ["It rises, and then it falls. It always does.", "You needn’t fight it.", "That’s it. One more breath."],
		normal:
			"Panic feels like danger, and it’s an alarm without a fire: it mostly peaks within ten minutes and goes down by itself. If your chest hurts, or you have never had it before, let a doctor look.",
		small:
			"Cold water over the wrists or the face, then name aloud five things you see, four you can touch, three you hear. It gives the head something to do until the body has calmed down.",
		article: "panic",
		occasions: ["not-well", "ask"],
		later: "breathe out long when it begins",
	},
	{
		id: "ashamed",
		label: "I did something and I’m ashamed",
		group: "self",
		phrasings: [
			"I embarrassed myself, I said something stupid in front of everybody, I was drunk and cringe, I cannot look at them, I feel so ashamed",
			"I was mean to somebody, I lied and regret it, I snapped at the waiter, I hurt her and feel awful, guilty conscience",
		],
		met: [
			"Hot face, and the same scene over and over: that’s a hard evening. Nobody here judges it.",
			"It takes something to write that down. You needn’t make it prettier or worse than it was.",
		],
		asks: [
			"What happened, if you tell it as it would look in a film, without the comments?",
			"Who saw it, and what do you believe they think?",
			"Is there something to put right, or is it only to be borne?",
			"What would you think of a friend who had done exactly that?",
			"What would you like to do differently next time?",
		],
		stays: [
			"You’re more than that one minute.",
			"Others mostly remember it far shorter than we do.",
			"To be sorry is a good sign. It needn’t be a sentence for life.",
		],
		normal:
			"Nearly everybody has such a scene, and it comes back at night. Others notice less of it, and forget it sooner, than one believes.",
		small:
			"If somebody was hurt, write one sentence of apology without a reason in it. If nobody was, tell it to one person as a story. It gets smaller by being told.",
		article: "shame",
		talk: "apology-now",
		occasions: ["sorry", "write-first"],
		later: "put it right in one sentence, or tell it to one person",
		leadsToSomebody: true,
	},
	{
		id: "farewell",
		label: "Somebody is dying",
		group: "loss",
		phrasings: [
			"three months they say, weeks to live, palliative, hospice, terminal, she is dying, he will not get better, the last Christmas",
			"I do not know what to say to somebody who is dying, he wants to see the sea once more, how do I say goodbye to her",
		],
		met: [
			"I’m so sorry. Time is quite another thing then, every ordinary hour of it.",
			"I’m sorry. You needn’t be strong here, and you needn’t know what to say.",
		],
		asks: [
			"What would you like to do together while there’s time, however small?",
			"What do you want them to know?",
			"What do they themselves wish for, as far as you know?",
			"Who holds you, in all that?",
			"What would you not want to have left unsaid?",
		],
		stays: [
			"Being there counts more than finding the right words.",
			"You may be sad already now.",
			"There can be laughing in it, too. It takes nothing away.",
		],
		normal:
			"To grieve before somebody has died, to be afraid, to be tired of it, to be near as never before: people who go through it know all four. Hardly anybody finds the right words, and hardly anybody needs them.",
		small:
			"Tell them one thing they gave you, in one sentence, or ask for one story that only they can tell. If speaking is too hard, write it, or hold their hand while you think it.",
		article: "words-for-the-dying",
		occasions: ["somebody-ill", "thanks", "love"],
		later: "tell them one thing that they gave you",
	},
	{
		id: "failed",
		label: "I failed at something, or was turned down",
		group: "work",
		phrasings: [
			"I failed my exam, failed the year, failed my driving test, I did not get the job, rejected, turned down, they did not take me",
			"my parents do not know that I failed, I have to tell them, everybody else passed, I dropped out, my business is bankrupt",
		],
		met: [
			"That hits hard, and it’s still there in the morning. I’m sorry.",
			"It’s one thing that went wrong, and at first it feels like everything. Tell me.",
		],
		asks: [
			"What’s the worst part: the thing itself, or who’ll know of it?",
			"Who knows already, and who do you wish knew?",
			"What did you do well on the way, that doesn’t show in the result?",
			"What’s the next date on which something has to be decided?",
			"What would you say to a friend it had happened to?",
		],
		stays: [
			"It isn’t a verdict on you.",
			"You needn’t see any good in it today.",
			"To have tried is more than one can see from outside.",
		],
		normal:
			"Nearly everybody has failed at something that mattered; few tell of it while it’s fresh. Telling it is mostly worse in one’s head than in the room.",
		small:
			"Write down two lines: what is certain, and the very next step, with its date. Everything else can wait until you’ve slept.",
		article: "shame",
		talk: "a-hard-talk",
		occasions: ["hard-thing", "not-well", "ask"],
		later: "write down the very next step",
	},
	{
		id: "my-looks",
		label: "My body, and how I look",
		group: "self",
		phrasings: [
			"everyone is prettier than me, I look huge in that picture, I am fat, my face, my skin, my nose, I hate photos of me",
			"I look in the mirror and do not know who that is, I got old, my body changed after the baby, I am too thin, nobody looks at me any more",
		],
		met: [
			"One has to look at it every day, and so it can take up a whole day. I’m sorry it’s so loud.",
			"Mirrors and photos can be cruel. Here nobody looks at you.",
		],
		asks: [
			"What happened that made it so loud today?",
			"Whose eyes do you look through, when you look at yourself?",
			"What does your body let you do that you’d miss?",
			"Who looks at you in a way that does you good?",
			"What would you do tomorrow, if it were quiet for one day?",
		],
		stays: [
			"I won’t argue you out of it.",
			"A picture is a hundredth of a second.",
			"You needn’t love how you look in order to be on your own side.",
		],
		normal:
			"Most people dislike something about how they look, at fifteen and at sixty, and hardly anybody says so. It gets louder with pictures and comparing, and quieter with people who like one. If you eat very little because of it, or throw up, let a doctor know.",
		small:
			"Leave one app with pictures alone until tomorrow evening. And wear something today that feels good on the skin, whatever it looks like.",
		article: "my-body",
		occasions: ["put-down", "not-well", "limit"],
		later: "leave the pictures alone until the evening",
	},
	{
		id: "health",
		label: "My health, a result, a diagnosis",
		group: "loss",
		phrasings: [
			"waiting for test results, biopsy, they found a lump, I have been diagnosed with, my scan is on Monday, I am ill, chronic pain",
			"the doctor said, I have to have surgery, my body lets me down, nobody understands how tired I am with this illness",
		],
		met: [
			"Then the ground is different from one day to the next. I’m sorry. You needn’t be strong here.",
			"Not to know, or to know all of a sudden: both are a lot. Take your time.",
		],
		asks: [
			"What do you know for certain at the moment, and what is still open?",
			"Who goes along with you, to the appointment or in the evening?",
			"What do people say that helps, and what makes it worse?",
			"What should stay in your days, whatever comes?",
			"What would you like to ask the doctors, that you haven’t?",
		],
		stays: [
			"You don’t have to think positively here.",
			"It’s yours to decide who gets to know it.",
			"The waiting is a part of it that nobody counts.",
		],
		normal:
			"To be afraid, to be cross, to think of something quite silly in between: that’s what most people do with such news. Waiting is often harder than knowing.",
		small:
			"Write the three questions that you want answered, on paper, and take somebody along who writes down what is said. One hears only half of it oneself.",
		article: "dating-with-an-illness",
		occasions: ["not-well", "ask", "hard-thing"],
		later: "write down three questions for the doctor",
	},
	{
		id: "tense",
		label: "It’s tense between us",
		group: "friends",
		phrasings: [
			"tense between us, she is cold to me, he is angry with me, they are annoyed with me, in a mood, snappy, not speaking since dinner",
			"he gave me the silent treatment, she rolled her eyes at me, it is awkward since then, they are being weird with me",
		],
		met: [
			"One feels that in the whole room, even when nobody says a word. Tell me.",
			"That takes up more of a day than it looks. I’m glad you’re here with it.",
		],
		asks: [
			"When did it begin, as far as you can tell?",
			"What did you want them to understand?",
			"And what do you think they wanted you to understand?",
			"What would you like to have back, from before?",
			"What could you say first, without losing anything?",
		],
		stays: [
			"You needn’t be fair yet.",
			"It’s hard to be easy with somebody while that’s in the air.",
			"It needn’t be settled today.",
		],
		normal:
			"It comes and goes between nearly all people who matter to each other. What counts is less that it happens than whether one finds back, and somebody has to begin.",
		small:
			"One sentence that asks for nothing: “It’s been strange between us, and I don’t like it.” Say it at a quiet moment, and then wait.",
		article: "silence",
		talk: "message-to-send",
		occasions: ["write-first", "hurt", "sorry"],
		later: "say one sentence that asks for nothing",
		leadsToSomebody: true,
	},
	{
		id: "worried-for",
		label: "I’m worried about somebody",
		group: "friends",
		phrasings: [
			"I am worried about my friend, my brother is not doing well, she has changed, he does not eat, she stays in her room, he drives at night",
			"mum is getting forgetful, my dad is getting old, my son is in trouble, my daughter has no friends, he is not himself",
		],
		met: [
			"One carries that around all day, beside everything else. I’m glad you tell it.",
			"To watch and not to know what to do: that’s hard. Take your time.",
		],
		asks: [
			"What did you see or hear that worries you?",
			"What do they say about it themselves?",
			"Who else sees it?",
			"What could you do, and what isn’t in your hands?",
			"And how are you, with all that?",
		],
		stays: [
			"You needn’t have a plan in order to care.",
			"It’s theirs, and it’s yours too, a little.",
			"To notice is already something.",
		],
		normal:
			"To worry about the people one loves is what most people do, at night above all. Asking them plainly is rarely wrong: most are glad that somebody saw it.",
		small:
			"Ask them one open question when you’re alone together, and then say nothing for a while: “How are you, really?” If somebody’s in danger, Help now is there for those who worry, too.",
		article: "parent-ill",
		occasions: ["be-there", "somebody-ill", "ask"],
		later: "ask them how they really are",
	},
	{
		id: "missing",
		label: "I miss somebody",
		group: "friends",
		phrasings: [
			"I miss her, I miss him so much, I miss my friends, I miss my mum, he moved away, she is far away, I wish they were here",
			"nobody calls me by that name any more, the house is quiet, I keep thinking of him, I wonder how she is",
		],
		met: [
			"Then there’s somebody who left a shape behind. Tell me about them.",
			"Missing is love with nowhere to go for a while. I’m glad you bring it here.",
		],
		asks: [
			"What do you miss first: a voice, a habit, a smell?",
			"When does it come, in the day?",
			"Would they like to know it, if you told them?",
			"What would you tell them about this week?",
			"Is there something of theirs that you do yourself by now?",
		],
		stays: [
			"It doesn’t have to go away.",
			"One can miss somebody one would not want back.",
			"It may come and sit down for a while.",
		],
		normal:
			"It comes in waves, often at odd places, and it may go on for long. It says that somebody mattered. It doesn’t say that something must be done about it.",
		small:
			"Write them three lines, about something quite ordinary from today. Whether you send it, you decide tomorrow.",
		article: "loneliness",
		talk: "message-to-send",
		occasions: ["miss", "after-years", "thanks"],
		later: "write three ordinary lines to them",
		leadsToSomebody: true,
	},
	{
		id: "good-day",
		label: "A good day, or a good moment",
		group: "good",
		phrasings: [
			"I had the loveliest Sunday, a perfect evening, we cooked and laughed, today was a good day, nothing is wrong and I am happy",
			"such a nice walk, the sun was out, my friends came over, he sang, I feel calm and grateful",
		],
		met: [
			"How good that you bring that here. Days like that get told far too seldom.",
			"Lovely. Tell it slowly, so that there’s more of it.",
		],
		asks: [
			"Which minute of it would you keep, if you could keep only one?",
			"What was there to smell, or to hear?",
			"Who was there, and what did they do that was just like them?",
			"What did you do to make it possible, without noticing?",
			"What would you like to remember of it in a winter or two?",
		],
		stays: ["I like that.", "That’s one to keep.", "It needn’t be for anything. It’s enough."],
		normal:
			"To be happy for no special reason is perfectly all right, and so is looking over one’s shoulder a little. Nothing has to follow from a good day.",
		small:
			"Write three details of it on a page before you sleep: one thing you saw, one that you heard, one that somebody said. They’re what lasts.",
		article: "when-it-is-good",
		talk: "good-news",
		occasions: ["thanks", "love"],
		later: "write down three details of that day",
	},
	{
		id: "proud-of",
		label: "I’m proud of somebody",
		group: "good",
		phrasings: [
			"my daughter got into medical school, my son passed his exam, my little one took her first steps, proud of my sister, proud dad",
			"she did it, he won, my husband got the job, my friend finished the marathon, her graduation",
		],
		met: ["Oh, how good! Go on, brag a little. Here’s the place for it.", "That’s lovely to read. Tell me all of it."],
		asks: [
			"Where were you just then, and what did your face do?",
			"What did it take them to get there, that nobody saw?",
			"What of yourself do you see in it?",
			"Have you told them how proud you are, in so many words?",
			"How will you mark it together?",
		],
		stays: ["I love that.", "You had a part in that, I suppose. You needn’t say so.", "That’s the part to tell again."],
		normal: "To be proud, and a little wistful that time goes so fast, is quite usual. Both are love.",
		small:
			"Tell them today in one sentence what exactly you’re proud of: not the result, but something they did on the way. People keep such sentences for years.",
		article: "when-it-is-good",
		talk: "good-news",
		occasions: ["proud", "congratulations", "thanks"],
		later: "tell them in one sentence what you’re proud of",
	},
];
