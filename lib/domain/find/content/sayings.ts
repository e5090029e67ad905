/** How people put what they write about: the article and the talk about it, and words of theirs. */
interface Saying {
	article: string;
	talk?: string;
	said: readonly string[];
}

/** Words of people for what the articles and talks are about, beside the phrasings that these have themselves. */
export const sayings: readonly Saying[] = [
	{
		article: "keeping-close",
		talk: "gone-quiet",
		said: [
			"It has gone quiet between us",
			"we have not had a real conversation in months, we hardly talk any more, roommates, living side by side",
			"we are not fighting we are just nothing, he comes home eats and goes to the garage, she is always on her phone",
			"my marriage has gone quiet, lonely in my marriage, we have nothing to say to each other, feel invisible to my husband",
		],
	},
	{
		article: "same-quarrel",
		talk: "a-hard-talk",
		said: [
			"We keep quarreling",
			"we had the same fight again, we argue about the dishes about money about his mother, we always end up shouting",
			"big row with my boyfriend last night, my wife and I keep fighting, he never listens to me, she shouts and slams doors",
		],
	},
	{
		article: "jealousy",
		talk: "jealous",
		said: [
			"I’m jealous",
			"I am jealous, my girlfriend is talking to her ex, laughing with another guy at a party, he likes her photos",
			"I checked his phone, he texts a coworker all the time, she has a male friend, touching her arm, I do not trust her",
		],
	},
	{
		article: "i-cheated",
		talk: "two-futures",
		said: [
			"I was unfaithful, or close to it",
			"I have been unfaithful to my wife, I cheated on my husband, I had an affair, I slept with somebody else, he does not know",
			"I kissed a colleague, I betrayed her, I am ashamed of what I did to him, should I confess the affair",
		],
	},
	{
		article: "they-cheated",
		talk: "two-futures",
		said: [
			"They were unfaithful, or lied",
			"he cheated on me, my wife had an affair, I found messages on his phone, she slept with somebody else",
			"my boyfriend lied to me, I found out he is on dating apps, can I ever trust her again",
		],
	},
	{
		article: "being-left",
		talk: "first-night",
		said: [
			"It’s over between us",
			"we broke up, she dumped me, he left me, my ex, she ended it, I miss my ex, getting over a breakup, divorce",
			"the divorce papers came, signed the papers, nineteen years and it is over, he moved out, my boyfriend broke up with me by text, I keep looking at her profile, three years and it is over",
		],
	},
	{
		article: "stay-or-go",
		talk: "two-futures",
		said: [
			"Stay or go",
			"should I leave him, should I break up with her, I do not know if I still love him, thinking about divorce",
			"I do not know whether to stay or leave, I want out of my relationship, I fell out of love, is this enough for me",
		],
	},
	{
		article: "waiting-for-a-text",
		talk: "questions-to-ask",
		said: [
			"Dating, and waiting for a reply",
			"he has not texted back, she left me on read, first date, dating apps, ghosted, mixed signals, situationship, what are we",
			"I met somebody and do not know what it is, tinder, tinder date, hinge, third date, why does he not answer",
		],
	},
	{
		article: "unrequited-love",
		talk: "a-crush",
		said: [
			"I love somebody who may not love me",
			"I have a crush on my friend, I am in love with my best friend and she does not know, unrequited, he does not feel the same",
			"I like a girl at work, I like somebody who is taken, cannot stop thinking about him, should I tell her I like her",
		],
	},
	{
		article: "desire",
		talk: "a-hard-talk",
		said: [
			"Closeness and sex",
			"we haven’t slept together since the baby, he has stopped asking, it has been a year, I miss being held, we only cuddle, no kissing",
			"we have no sex any more, he never touches me, I do not feel like it, different desire, intimacy, bed, she turns away",
		],
	},
	{
		article: "chores",
		talk: "ask-for-something",
		said: [
			"I do everything at home",
			"I do everything at home, he never helps with the chores, the kids and the house and work, mental load, she does not lift a finger",
			"we fight about housework, I have to remind him of everything, he spends money without asking me",
		],
	},
	{
		article: "parents-hurt",
		talk: "a-hard-talk",
		said: [
			"A parent who hurts me",
			"my mum did it again, my mother always makes a comment, sarcastic mother, my dad never says he is proud of me, too sensitive",
			"my parents criticize everything, my mother puts me down, she laughs at me, guilt trip, my father is never satisfied",
		],
	},
	{
		article: "estrangement",
		talk: "message-to-send",
		said: [
			"We don’t speak any more",
			"my father and I stopped speaking years ago, no contact with my brother, my sister cut me off, family estranged",
			"he has been asking about my daughter after years, should I forgive my father, he is old and had a fall, apologise first",
		],
	},
	{
		article: "estrangement",
		talk: "message-to-send",
		said: [
			"My grown child keeps away",
			"my daughter is not speaking with me, my son does not call any more, my grown son blocked me, she does not answer my phone",
			"my adult daughter has cut contact, I do not know what I did, my son never visits, grandchildren I am not allowed to see",
		],
	},
	{
		article: "shouting-at-children",
		said: [
			"The children, and me as a parent",
			"I shouted at my kids, my toddler will not sleep, my teenager hates me, my son is in trouble at school, I am a bad mother",
			"my daughter is fifteen and does not talk to me, exhausted with two small children, single mum, new baby",
		],
	},
	{
		article: "in-laws",
		talk: "a-clear-no",
		said: [
			"In-laws, feasts, the whole family",
			"my mother-in-law, my husband said nothing when his mother criticized me, christmas with the family, thanksgiving, the wedding",
			"family dinner on Sunday, my in-laws interfere, we have to go to his parents again",
		],
	},
	{
		article: "siblings",
		talk: "a-hard-talk",
		said: [
			"My brother or sister",
			"my sister and I do not get on, my brother never helps with our parents, my sister is jealous of me, favourite child",
			"my brother owes me money, my sister is furious with me",
		],
	},
	{
		article: "caring",
		said: [
			"I care for somebody who is ill or old",
			"my mother has dementia, my husband has cancer, my dad is in hospital, I look after my mum, my partner is depressed, diagnosis",
			"she asked me who I was, he forgets my name, mum gets lost, she puts the keys in the fridge, the home, visiting hours",
			"caring for my wife at home, waiting for test results, he had a stroke, she is dying",
		],
	},
	{
		article: "grief",
		talk: "evening-of-grief",
		said: [
			"Somebody died",
			"my wife died, my husband died in February, my mum passed away, widow, widower, funeral, grief, grieving, I lost my father",
			"my late husband, my late wife, the first Christmas without her, eulogy, a speech at the funeral, the grave, the ashes",
			"married fifty years and she is gone, my friend died, his birthday without him, her clothes are still in the wardrobe",
		],
	},
	{
		article: "grief-for-a-pet",
		talk: "evening-of-grief",
		said: ["An animal that I loved", "my dog died, we had to put the cat down, my old dog is dying, the vet, my pet"],
	},
	{
		article: "friendship-changing",
		talk: "message-to-send",
		said: [
			"I was left out",
			"my friends made a group chat without me, they went out and did not ask me, not invited, everybody was there but me",
			"they said it was an accident, my friend group ignores me, nobody sits with me, excluded at work",
		],
	},
	{
		article: "friendship-changing",
		talk: "message-to-send",
		said: [
			"A friendship that is changing",
			"my best friend and I grew apart, my friend only talks about herself, she never asks how I am, a friend disappointed me",
			"I always write first, fell out with a friend, my friend is jealous of my boyfriend, friendship ended",
		],
	},
	{
		article: "loneliness",
		said: [
			"I feel alone",
			"I speak to nobody, I know nobody here, moved here for the job, new in town, Sundays are long, weekends are the worst, nobody ever calls me, make friends at my age",
			"I am lonely, I have no friends, nobody calls me, I feel alone in a new city, I eat alone every evening, no one to talk to",
			"everybody has somebody, always on my own at weekends, making friends as an adult, still single, never had a girlfriend",
		],
	},
	{
		article: "trouble-at-work",
		talk: "a-hard-talk",
		said: [
			"Trouble with my boss or at work",
			"my boss shouted at me in front of everybody, a colleague takes credit for my work, bullied at work, my manager moved the deadline",
			"I hate my job, my team ignores me, I got a bad review, a client insulted me, customers",
		],
	},
	{
		article: "burnout",
		talk: "a-clear-no",
		said: [
			"It’s all too much",
			"I am exhausted, burnt out, burned out, everything is too much, I cannot cope with work, overwhelmed, no energy, no time",
			"I work twelve hours, deadlines, I cry in the toilet at work, I cannot go on like this with the workload",
		],
	},
	{
		article: "without-work",
		said: [
			"Money, or no work",
			"I lost my job, unemployed, I got fired, made redundant, applications and rejections, cannot pay the rent, debts, bills",
			"they let me go, I still leave the house every morning as if I had work, I pretend to go to work, my wife does not know",
			"money worries, overdraft, I am ashamed that I have no money",
		],
	},
	{
		article: "telling-a-secret",
		talk: "a-hard-talk",
		said: [
			"A debt or bills that I hide",
			"I have credit card debt and my wife does not know, I hide the bills from my husband, I open the post before she gets home",
			"I lost our savings, I invested and lost the money, crypto, my wife thinks it is still in the account, she thinks we have it",
			"I took a loan and nobody knows, I gambled the money away and have not told my partner, I owe money and hide the letters",
		],
	},
	{
		article: "nerves-before",
		said: [
			"An exam, an interview, a big day",
			"exam tomorrow, job interview, I have to give a speech, nervous about a presentation, driving test, so nervous, what if I fail",
			"first day at the new job, I feel like a fraud, what if I cannot keep up",
		],
	},
	{
		article: "low-and-empty",
		said: [
			"I don’t know, I just feel off",
			"idk just feel off, not myself, feel weird, feel empty, feel flat, feel numb, meh, no motivation, down for no reason, low mood",
			"I do not know what is wrong with me, feel sad and do not know why, nothing is fun any more, feeling blah",
		],
	},
	{
		article: "inner-critic",
		said: [
			"I’m hard on myself",
			"I am not good enough, I hate myself, I am a failure, everyone is better than me, I am ugly, ashamed of myself, so stupid",
			"comparing myself, I am a bad person, I always mess up, I embarrassed myself, imposter, I feel worthless at everything",
		],
	},
	{
		article: "thoughts-at-night",
		said: [
			"I can’t stop worrying",
			"I am anxious, panic attack, overthinking, I worry all the time, my heart races, what if something happens, health anxiety",
			"my thoughts will not stop, scared of everything, anxiety",
		],
	},
	{
		article: "sleep",
		said: [
			"I can’t sleep",
			"cant sleep, awake at 3 am, insomnia, 2 am and wide awake, woke up in the night, lying awake, tired but cannot sleep",
		],
	},
	{
		article: "what-i-value",
		talk: "only-bored",
		said: ["Just bored", "bored, so bored, nothing to do, entertain me, nothing wrong just bored, killing time"],
	},
	{
		article: "anger",
		talk: "something-just-happened",
		said: [
			"I’m furious",
			"I am so angry, furious, I could scream, I lost my temper, I snapped at everybody, rage, I want to smash something",
		],
	},
	{
		article: "a-decision",
		talk: "two-futures",
		said: [
			"Something I have to decide",
			"I have to decide, I cannot make up my mind, two job offers, should I move to another city, should I take the job, torn",
			"an offer in another country, they want me to come along, give up my flat and move in with my daughter, give up my job for it",
			"quit my job or stay, which one should I choose, big decision",
		],
	},
	{
		article: "people-pleasing",
		talk: "take-back-a-yes",
		said: [
			"I said yes and don’t want to",
			"I said yes and do not want to, I can never say no, people pleaser, everybody asks me for favours, I agreed to help and regret it",
		],
	},
	{
		article: "coming-out",
		talk: "a-hard-talk",
		said: [
			"Something nobody knows about me",
			"I have a secret, nobody knows, coming out, I think I am gay, I am trans, my parents do not know that I like girls",
			"I have never told anyone this, I lied for years about it, I pretend to be somebody else",
		],
	},
	{
		article: "a-new-place",
		said: [
			"A big change in my life",
			"I moved to a new country, retired, retirement, homesick, turning sixty, the children have left home, empty nest, starting over",
			"everything has changed, new city and I know nobody, just had a baby and my life is upside down, getting older",
		],
	},
	{
		article: "wanting-children",
		talk: "two-futures",
		said: [
			"Pregnant, or maybe",
			"I am pregnant, I think I am pregnant, not planned, positive test, he does not know yet, my period is late",
		],
	},
	{
		article: "when-it-is-good",
		talk: "good-news",
		said: [
			"Good news",
			"I got in, I got the job, I passed, promotion, good news, I am so happy, she said yes, we are engaged",
			"best day ever, I did it, they accepted me, it worked out, I am over the moon",
		],
	},
	{
		article: "keeping-close",
		talk: "questions-to-ask",
		said: [
			"I’m in love, or happy with somebody",
			"I am in love, he is wonderful, best date ever, she makes me laugh, we had a beautiful weekend, so grateful for her",
			"he asked me to move in, our anniversary, I am happy with him",
		],
	},
	{
		article: "ready-to-date",
		talk: "questions-to-ask",
		said: [
			"I’m looking for love",
			"I am looking to find love, I want a relationship, why can I not keep a relationship, always the wrong guys, the wrong women",
			"I never had a relationship and I am 29, never been kissed, is it too late to find love, still single, where do people meet",
		],
	},
	{
		article: "long-distance",
		said: [
			"We live far apart",
			"long distance, my boyfriend lives in another country, my girlfriend is in another city, time zone, time difference, hours apart",
			"we only see each other every few months, I miss her body next to me, flights, visa, video calls every night",
		],
	},
	{
		article: "loving-again",
		talk: "two-futures",
		said: [
			"Somebody new, after a loss",
			"my husband has been gone two years and a man asked me to dance, a widow who likes somebody, is it too soon after she died",
			"I met somebody after my wife died and feel guilty, disloyal, may I love again, what will the children say",
		],
	},
	{
		article: "small-lies",
		talk: "a-hard-talk",
		said: [
			"Somebody lied to me, or hid something",
			"he lied to me, she kept it from me, I found out that my husband hid it, he deleted the messages, I caught him lying again",
			"can I trust her after the lie, he says it was nothing, small lies, secrets, she told me something else than she told her friend",
		],
	},
	{
		article: "somebody-taken",
		talk: "a-crush",
		said: [
			"One of us is with somebody else",
			"I love a married man, I am in love with somebody who has a girlfriend, she is taken, he will not leave his wife, I am the other woman",
			"I am married and I have feelings for somebody else, I think about a colleague all the time and I have a husband",
		],
	},
	{
		article: "retirement",
		talk: "gone-quiet",
		said: [
			"Home together, since work ended",
			"since I retired my wife and I are in the same house all day, he is home all the time now, under my feet, in the same room",
			"we have less to say than ever since he stopped working, both retired, working from home together, the days are long",
		],
	},
	{
		article: "parents-parting",
		said: [
			"My parents are parting",
			"my parents are getting divorced, my mum and dad are splitting up, they tell me stuff about each other, I do not want to choose a side",
			"my dad moved out, they fight over me, they ask me what the other one said, stuck in the middle between my parents",
		],
	},
	{
		article: "infertility",
		talk: "evening-of-grief",
		said: [
			"No child comes",
			"IVF did not work, the third round failed, negative again, infertility, trying for a baby for years, the clinic called, embryo transfer",
			"everybody around me is pregnant, we cannot have children, my period came again, he wants to try again and I cannot",
		],
	},
	{
		article: "miscarriage",
		talk: "evening-of-grief",
		said: [
			"A baby that didn’t stay",
			"miscarriage, I lost the baby at ten weeks, we lost our baby, stillbirth, no heartbeat, the scan, it was so early everybody says",
		],
	},
	{
		article: "drinking",
		said: [
			"Somebody close drinks, or uses something",
			"my brother drinks, my father is an alcoholic, my husband drinks every evening, my mum and the wine, he gambles, he smokes weed all day",
			"I hide the bottles, I count the glasses, she promised to stop, do I drink too much",
		],
	},
	{
		article: "friendship-changing",
		talk: "message-to-send",
		said: [
			"Somebody let me down",
			"they went behind my back, she got it signed over to her, he promised and did not come, they kept it from me, my own sister",
			"my best friend told her husband what I said in confidence, a friend betrayed my trust, she talked behind my back, he spread it",
			"my friend cancelled again, she forgot my birthday, he borrowed money, she took his side, they all knew and nobody told me",
		],
	},
	{
		article: "panic",
		said: [
			"I’m panicking, or close to it",
			"I am freaking out, help me calm down, panicking, my heart is racing, I cannot breathe, shaking, it starts in an hour and I feel sick",
		],
	},
	{
		article: "shame",
		talk: "apology-now",
		said: [
			"I did something and I’m ashamed",
			"I embarrassed myself, I said something stupid in front of everybody, I was drunk and cringe, I cannot look at them, I feel so ashamed",
			"I was mean to somebody, I lied and regret it, I snapped at the waiter, I hurt her and feel awful, guilty conscience",
		],
	},
	{
		article: "words-for-the-dying",
		said: [
			"Somebody is dying",
			"three months they say, weeks to live, palliative, hospice, terminal, she is dying, he will not get better, the last Christmas",
			"I do not know what to say to somebody who is dying, he wants to see the sea once more, how do I say goodbye to her",
		],
	},
	{
		article: "shame",
		talk: "a-hard-talk",
		said: [
			"I failed at something, or was turned down",
			"I failed my exam, failed the year, failed my driving test, I did not get the job, rejected, turned down, they did not take me",
			"my parents do not know that I failed, I have to tell them, everybody else passed, I dropped out, my business is bankrupt",
		],
	},
	{
		article: "my-body",
		said: [
			"My body, and how I look",
			"everyone is prettier than me, I look huge in that picture, I am fat, my face, my skin, my nose, I hate photos of me",
			"I look in the mirror and do not know who that is, I got old, my body changed after the baby, I am too thin, nobody looks at me any more",
		],
	},
	{
		article: "dating-with-an-illness",
		said: [
			"My health, a result, a diagnosis",
			"waiting for test results, biopsy, they found a lump, I have been diagnosed with, my scan is on Monday, I am ill, chronic pain",
			"the doctor said, I have to have surgery, my body lets me down, nobody understands how tired I am with this illness",
		],
	},
	{
		article: "silence",
		talk: "message-to-send",
		said: [
			"It’s tense between us",
			"tense between us, she is cold to me, he is angry with me, they are annoyed with me, in a mood, snappy, not speaking since dinner",
			"he gave me the silent treatment, she rolled her eyes at me, it is awkward since then, they are being weird with me",
		],
	},
	{
		article: "parent-ill",
		said: [
			"I’m worried about somebody",
			"I am worried about my friend, my brother is not doing well, she has changed, he does not eat, she stays in her room, he drives at night",
			"mum is getting forgetful, my dad is getting old, my son is in trouble, my daughter has no friends, he is not himself",
		],
	},
	{
		article: "loneliness",
		talk: "message-to-send",
		said: [
			"I miss somebody",
			"I miss her, I miss him so much, I miss my friends, I miss my mum, he moved away, she is far away, I wish they were here",
			"nobody calls me by that name any more, the house is quiet, I keep thinking of him, I wonder how she is",
		],
	},
	{
		article: "when-it-is-good",
		talk: "good-news",
		said: [
			"A good day, or a good moment",
			"I had the loveliest Sunday, a perfect evening, we cooked and laughed, today was a good day, nothing is wrong and I am happy",
			"such a nice walk, the sun was out, my friends came over, he sang, I feel calm and grateful",
		],
	},
	{
		article: "when-it-is-good",
		talk: "good-news",
		said: [
			"I’m proud of somebody",
			"my daughter got into medical school, my son passed his exam, my little one took her first steps, proud of my sister, proud dad",
			"she did it, he won, my husband got the job, my friend finished the marathon, her graduation",
		],
	},
	{
		article: "mixed-signals",
		talk: "a-crush",
		said: [
			"Somebody I like",
			"somebody I like, a girl I met, a man I met, a woman at work who smiles at me, I want to ask her out, ask him out on a date",
		],
	},
	{
		article: "different-backgrounds",
		talk: "two-futures",
		said: [
			"What my family expects of me",
			"my parents want me to marry, study medicine, take over the business, have children, be religious, family honour, culture",
			"a suitable boy, a suitable girl, arranged, matchmaking, they introduce me, what will people say, disappoint my parents, tradition",
		],
	},
];
