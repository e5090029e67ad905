import type { PatternName } from "@/lib/domain/questionnaires/ids";
import type { Opposite } from "@/lib/domain/scripts/compose/content/opposites";
import { type Line, lined, lines } from "../../parts/phrasebook";

/** What a way of coping in childhood was good for, what it costs, and how it can turn. In the first person. */
export interface Learned {
	/** What the way of coping protected. */
	kept: readonly Line[];
	/** What it costs today. */
	price: readonly Line[];
	/** The healed version, for the love script. */
	turned: readonly Line[];
}

/**
 * For each childhood role: the strong patterns, or the answers about today, that show that it still costs the person
 * something. An answer is given as questionnaire, question, and the matching choices or rating bands.
 */
export const paidToday: Readonly<
	Record<string, { patterns: readonly PatternName[]; answers: readonly (readonly [string, string, ...string[]])[] }>
> = {
	peacemaker: {
		patterns: ["Pleaser"],
		answers: [
			["2", "q7", "give-in", "postpone"],
			["4", "q11", "follow"],
		],
	},
	"easy-one": {
		patterns: ["Pleaser", "Victim"],
		answers: [
			["2", "q7", "give-in", "postpone"],
			["2", "q5", "low"],
		],
	},
	"difficult-one": { patterns: ["Anxious", "Victim"], answers: [["7", "q6", "high"]] },
	caretaker: {
		patterns: ["Pleaser", "Controller"],
		answers: [
			["7", "q10", "low"],
			["2", "q5", "low"],
		],
	},
	"out-of-sight": {
		patterns: ["Avoider"],
		answers: [
			["12", "q8", "low"],
			["2", "q5", "low"],
			["1", "q5", "low"],
		],
	},
	comforted: { patterns: ["Pleaser"], answers: [["7", "q6", "high"]] },
	"was-good": {
		patterns: ["Pleaser"],
		answers: [
			["7", "q6", "high"],
			["7", "q10", "low"],
		],
	},
	"kept-away": {
		patterns: ["Avoider"],
		answers: [
			["4", "q6", "high"],
			["4", "q11", "want-room"],
		],
	},
	protested: { patterns: ["All-or-Nothing", "Victim"], answers: [["4", "q3", "heat"]] },
	"did-not-see": {
		patterns: ["Avoider"],
		answers: [
			["2", "q5", "low"],
			["12", "q8", "low"],
		],
	},
	"not-there": { patterns: ["Anxious", "Avoider"], answers: [["1", "q5", "low"]] },
};

/** By the part the person played at home ("What Home Taught You", q7). */
export const byPart = lined<Readonly<Record<string, Learned>>>({
	peacemaker: {
		kept: [
			"I don’t blame the child who kept the peace. It kept the evening from breaking, and on many evenings it worked. I learned to hear a change of tone through a closed door, and I can often find the word that lets a room breathe out.",
			"Keeping the peace at home was a way of loving everybody at once. A child did it, without tools, and on many evenings it was enough.",
		],
		price: [
			"The price of keeping the peace is that I am on duty when nobody has called me. I smooth over what might have been better said. When two people I love disagree, it feels as if it were mine to mend. And my own side of a thing can go unheard, because by then I have already seen everybody else’s.",
			"Keeping the peace costs me something, too. Other people’s quarrels find me, even through a wall. I know what both sides mean, and when I’m asked for mine I need a while.",
		],
		turned: [
			"I used to keep the peace. Now I may have some myself. When the tone in a room changes I hear it as I always did, and I stay where I am. Two people may disagree without me. I have a side of my own, and I say it.",
			"Keeping the peace is no longer my task. I still notice every mood, and I can leave it to the one whose mood it is.",
			"I used to stand between people. Now I can stand beside them. Two who disagree may go on until they’re done. When it’s my turn I say what I think.",
		],
	},
	"easy-one": {
		kept: [
			"Giving no trouble was something that a child could do, and I did it. It left more room for the others, and it was my way of helping. I learned to see what a day had room for, and to need no more than that.",
			"I don’t blame the child who gave no trouble. One can help at home by needing little, and I helped like that. Early on I learned to see to myself.",
		],
		price: [
			"The price of giving no trouble is that I learned not to ask. When somebody would like to know what I want, I can say that I don’t mind, and by then I half believe it.",
			"Giving no trouble costs something, too. What I do not ask for, I seldom get. People can be near me for years and not know what I would have wanted. My wishes are there, and I keep them where nobody trips over them.",
		],
		turned: [
			"I used to be no trouble. Now I take up the room that a person takes up. When I’m asked what I’d like, I think for a moment, and then I say it.",
			"I may be good and still want something. Wishes are no trouble, and mine are as good as anybody’s.",
			"I used to keep my wishes to myself. Now I say them early, while they’re small and easy to meet. Some are met and some are not, and I’m myself either way.",
			"I used to ask for little. Now I ask for what I’d like. My wishes may stand where they can be seen.",
		],
	},
	"difficult-one": {
		kept: [
			"I don’t blame the child who was called difficult. A child has its reasons. I still notice when a thing is off, and I would rather have it said.",
		],
		price: [
			"The price of that name is that I expect to be too much. I can come into a room already braced for it, and sometimes it would have been a mild day. When somebody stays friendly, a part of me waits for the turn. I was given a name early, and I have had to find out by myself how much of it is true.",
		],
		turned: [
			"I used to be called the difficult one. That was a name, and I’ve given it back. I’m as lively as I always was, and I look for people who like it. I’m exactly as much as I am, and it’s a good amount.",
			"What was called difficult was often only clear. I keep the clearness. I can be warm with it, and I needn’t be loud to be heard.",
		],
	},
	caretaker: {
		kept: [
			"I don’t blame the child who was a small adult. Things had to be done, and I could do them. It gave me a place, and it gave me hands that know what to do when everybody else is standing about. People trust me with what matters, and they are right to.",
			"Looking after the others was needed, and a child saw it and did it. I learned what to do with my hands when things go wrong, and I have been good to have around ever since.",
		],
		price: [
			"The price of looking after others is that it is hard to stop. I see what is needed before anybody asks, and once I have seen it, it is mine. Others get used to that, and so do I. When somebody wants to do something for me, it has often been done already, by me.",
			"Looking after others costs rest. I see the empty glass, the bill, the tired face, and then they are mine. People bring me what is heavy, and it does not always occur to them that I get tired as well.",
		],
		turned: [
			"I used to carry the list for everybody. Now I do what is mine, and I do it well, and then I sit down. When I’m offered help I say yes, please. I don’t get up again to see whether it’s done my way.",
			"I used to see to everything. I still see it, and I can leave some of it lying there, or ask who has a hand free. I may be looked after, too. It’s a thing that one can learn.",
		],
	},
	"out-of-sight": {
		kept: [
			"I don’t blame the child who stayed out of sight. There were reasons for it, and none of them was a fault. I am still good company for myself, and I see a great deal from the edge.",
			"Staying out of sight was what a child could do. I learned to see without being seen, and I still notice what others miss.",
		],
		price: [
			"The price of staying out of sight is that I sometimes wait to be found, and have hidden too well for that. I know more about others than they know about me. Somebody who is never in the way is easily left out of the plans, without any ill will.",
			"Staying out of sight costs some company. I can be in a room for an hour before anybody turns to me, and I have arranged it so.",
		],
		turned: [
			"I used to stay where nobody looked. I keep my quiet corner, and I leave its door ajar. I tell one thing about my day before I’m asked. I’m seen when I choose it, and it does me good.",
			"I used to stay out of sight. Now I can come out by myself, in my own time, and go back when I like. Some people may know where I am.",
		],
	},
});

/** If that was not asked: by what the person did about unhappiness ("Your Mother", q5). */
export const byUnhappiness = lined<Readonly<Record<string, Learned>>>({
	comforted: {
		kept: [
			"I don’t blame the child who comforted. It brought me close to somebody I needed, on days when there was no other way to be close. I can still sit beside sadness without running away, and not many can.",
		],
		price: [
			"The price of comforting is that I go toward sadness as if it had called me by name. I often know how everybody feels, and when I’m asked about myself I have to go and look. At times I am surest of being loved while somebody needs me.",
		],
		turned: [
			"I used to sit beside every sadness. Now I ask whether I’m wanted there, and when I’m not, I go out into the light. I may be loved on the cheerful days too, and I may be the one who’s comforted.",
			"I know how to comfort, and I keep that. Somebody else’s sadness is no longer mine to mend. I can be near it and stay well.",
		],
	},
	"was-good": {
		kept: [
			"I don’t blame the child who was especially good. It was the one thing I could do about a sadness that was too big for me. It made me reliable, and considerate, and quick to see what is needed.",
		],
		price: [
			"The price of being so good is that love and effort have grown together. I do a little more than I’m asked.",
		],
		turned: [
			"I used to be good so that things would be well. Now I may do nothing at all, and things are as they are. A sigh in the next room isn’t a task for me.",
			"I’m good at being good, and I can rest from it. I’m as welcome on a day when I do nothing.",
		],
	},
	"kept-away": {
		kept: [
			"I don’t blame the child who kept out of the way. It was what there was to do. I still know how to be alone without being lost.",
		],
		price: [
			"The price of keeping away is that I look for the door as soon as feelings fill a room. It can look as if I didn’t care. I do, from the hallway, and by the time I come back in, the moment has sometimes passed.",
		],
		turned: [
			"I used to keep near the door. Now I know where it is, and I sit down all the same. When a room fills with feeling I take one breath and stay for the next sentence. If I need air I say so, and I come back.",
			"I can keep out of the way when that’s wise, and I needn’t do it always. Strong feelings pass through a room, and I can stay in it.",
		],
	},
	protested: {
		kept: [
			"I don’t blame the child who got angry. Somebody had to say that something was wrong. It kept a fire going in me that still warms me when I have to stand up for something.",
		],
		price: [
			"The price of protesting is that people may meet the anger first and go no further. Underneath, I’d like them to come. I have won arguments that I’d have been glad to lose.",
		],
		turned: [
			"I used to be loud so that somebody would come. Now I can ask. I keep the fire, because it’s a good one, and I say in an ordinary voice what I want.",
			"I still notice at once when something isn’t fair. I say so, calmly, and the first time is enough.",
		],
	},
	"did-not-see": {
		kept: [
			"I don’t blame the child who asked nothing. What wasn’t shown couldn’t be spoken of, and I learned to get on with things. I am steady when it counts. In a crisis people look round for me.",
		],
		price: [
			"The price of that calm is that I notice my own sadness late. It is easier to do something useful than to say that something hurts, and those who love me have had to guess.",
		],
		turned: [
			"I used to keep such things to myself. Now I can say ‘today was a hard one’ the way I’d say that it’s raining. I’m as steady as I ever was, and I may be known besides.",
			"I’m steady, and I don’t have to be steady alone. One plain sentence about how I am is enough for a beginning.",
		],
	},
	"not-there": {
		kept: [
			"I don’t blame the child who managed without. I took what there was, from whoever had it to give, and I found more of it than I’d have thought. I know how to make a home out of a suitcase.",
		],
		price: [
			"The price of managing without is that I watch doors. I am careful with whatever can be taken away, and that is nearly everything. When somebody is simply there, day after day, I need a while to believe it.",
		],
		turned: [
			"I used to watch the door. Now I look up when it opens, because I like who comes in. What is good may be here in the morning, and again the morning after. My things have places, and so do I.",
			"I learned to manage, and I manage well. I may also stay, and be stayed with.",
		],
	},
});

/** How it turns if none of these questions was answered. */
export const plainTurned = lines(
	"What I learned early, I learned for good reasons. It got me here. I keep what still serves me, and the rest I put down, a piece at a time, where it does no harm. I’m lighter by as much. I’m still myself, and I know the way.",
);

/** Cards of the love script for a pattern that is hardly present and so has nothing to turn. */
export const easyAlready: readonly Opposite[] = [
	{
		name: "What comes easily",
		description:
			"There are things in love that come easily to me. I don’t take them for granted, and I don’t hide them. On a day when much goes wrong, I go where it’s easy, and begin there.",
		impact: "Others can lean on it, and so can I.",
	},
	{
		name: "Glad of it",
		description: "I’m glad of what comes easily to me, and I needn’t make it smaller. I can say so when I’m asked.",
		impact: "It’s there on days when other things are hard.",
	},
	{
		name: "Passed on",
		description:
			"I’d like others to have it as easy. So I do what makes it easy: I listen, I ask, and I don’t hurry them.",
		impact: "It goes on from hand to hand, and it doesn’t get less.",
	},
];

/** How the strongest pattern turns, in the love script. */
export const turnedPatterns: Readonly<Record<PatternName, readonly Line[]>> = {
	Pleaser: lines(
		"When somebody asks me for something, I wait a second before I answer. In that second I find out what I’d like. Sometimes it’s yes, and then it’s a warm one. Sometimes it’s no, and that’s a whole answer too.",
		"I’m as kind as I ever was, and I’m one of the people I’m kind to. I no longer guess what everybody wants. I ask, and then I say what I’d like, and there are two wishes to look at.",
	),
	Avoider: lines(
		"I come close at my own speed. When I need an hour I take it, and I say when I’ll be back. I tell somebody I trust a thing or two, small ones first. I can be known and still have a door of my own.",
		"I can do most things by myself, and I needn’t prove it. When something is heavy I ask for a second pair of hands. When it gets tender I can stay a minute longer than I used to.",
	),
	Anxious: lines(
		"When it’s quiet, it’s quiet. Nobody has to answer me at once. If I want to know whether we’re all right, I ask, once, in plain words. Then I let the answer be enough.",
		"I look at what is there, and I don’t overlook it because it’s small. I listen less for what might be wrong. I’ve got both hands free for what’s good.",
	),
	Controller: lines(
		"I keep what I do well, and I let the rest be done. It’s done otherwise than I’d have done it, and it’s done. I can sit down at a table that somebody else has laid, and I can say ‘I don’t know’.",
		"There are days with nothing written on them. I do what I feel like doing, and the world goes on by itself. When I’m tired I say so before anybody sees it. I needn’t hold everything. I can be held, too.",
	),
	Victim: lines(
		"I say what I need while it’s still small. My voice is friendly when I say it, and it’s clear. Then it has been said, and nobody has to guess. My share is as large as anybody’s.",
		"What I give is seen, because I let it be seen. There is nearly always one thing I can move by myself, and I move it, and then I look up.",
	),
	"All-or-Nothing": lines(
		"There’s a great deal between wonderful and over, and I’m at home in it. A bad hour is an hour. I still bring my whole heart, and I bring it every day, a little at a time.",
		"I love as warmly as I ever did, and I keep something that is mine. When a word goes wrong I wait for the morning before I decide anything. By morning it’s often smaller, and I’m glad that I waited.",
	),
};

/**
 * What a strong pattern does to a life, in the first person: what it spared the person, and what it does to their days
 * and relationships.
 */
export const realImpacts: Readonly<Record<PatternName, readonly Line[]>> = {
	Pleaser: lines(
		"It can keep people near me, and it can keep them from getting to know me.",
		"It has made me somebody whom people like to ask. I’d be gladder of it if the answer took me a little longer.",
		"It can make me easy to ask and harder to know.",
	),
	Avoider: lines(
		"It has spared me many disappointments, and it has made it hard for people to reach me on my bad days. I call it being independent, and mostly it is. On some nights it’s just quiet.",
		"It can give me calm. It can also teach people not to ask twice, and the second time may be the one that I need.",
		"It has made me capable: I can carry alone what others could not. But it can keep people outside whom I like, and my silence can be taken for an answer when it isn’t one.",
	),
	Anxious: lines(
		"It has made me perceptive and quick to love, and it has cost me many quiet evenings that could have been good ones. What I ask then may sound like a reproach, when all I want to know is whether we’re all right.",
		"It lets me feel a change before anybody has said a word. But it can cost me good hours, looking out for bad ones.",
	),
	Controller: lines(
		"It has made life steady, and it has meant that much is mine to carry. Sometimes there is nobody else to do it, and sometimes I do not see that there is.",
		"It has kept many things from going wrong, and nobody knows how many. What it costs is rest.",
	),
	Victim: lines(
		"It has shown me who else is being overlooked. What nobody sees, nobody can take a hand in, and that is hard on some evenings.",
		"It has taught me what it takes to go on when nobody is looking. It has also made some things heavier than they would have been for two.",
	),
	"All-or-Nothing": lines(
		"It has spared me the lukewarm, and I’ve loved with all I have. A disappointment takes up the whole sky then, at least until morning.",
		"It lets me bring my whole heart, and people feel it. It can also make one wrong sentence look like the end of something.",
	),
};

/** The same for a pattern that is partly present. */
export const partImpacts: Readonly<Record<PatternName, readonly Line[]>> = {
	Pleaser: lines(
		"It makes me considerate, and it leaves me tired with people I like. With some of them I say yes first and find out afterward what I meant.",
		"People can come to me, and I’m glad of it. Now and then I would like to have been asked as well.",
	),
	Avoider: lines(
		"It keeps me independent, and it leaves others guessing how long I’ll be gone. I mean to come back. I don’t always say so.",
		"It lets me breathe. It can also look like a closed shop, on days when I’d have been glad of a customer.",
	),
	Anxious: lines(
		"It lets me notice early when something is off, and it takes up evenings that could have been good ones. An answer comes, and I see that I had been holding my breath.",
		"It makes me quick to notice and quick to care. When things are unclear, it also makes an hour very long.",
	),
	Controller: lines(
		"It keeps many things running, and it leaves me few surprises and little help. Now and then I’d like to be the passenger.",
		"It means that what I take in hand gets done. It also means that I take in hand a good deal that nobody asked me to.",
	),
	Victim: lines(
		"It gives me an eye for others who are overlooked. Some of it would be lighter if somebody saw it.",
		"It makes me patient, and I’ve carried much with that. What nobody sees, nobody can take a hand in.",
	),
	"All-or-Nothing": lines(
		"It lets me bring my whole heart. It can also make a bad hour look like more than an hour.",
		"It gives my love its strength. The ordinary middle can look like less than it is.",
	),
};

/** The effects of a pattern of which only a single statement is true, or half true. */
export const slightImpacts = lines(
	"It is a small thing, and I put it here because it is true. Small things are the easiest to change, if I want to.",
	"It takes up little room in my days. Where it does show, I can see it, and then I have a choice.",
	"It is one sentence about me among others.",
	"I put it here because it is true, and leave it at that.",
);

/** The effects of a pattern that is hardly present. */
export const littleImpacts = lines(
	"It leaves my strength free for other things, and I count it among the good things that I have.",
	"It makes this part of love lighter, for me and for those I love.",
	"It’s one thing less to be careful about. Not everybody has that.",
);
