import type { Desk } from "../desk";
import { onAnswer, onBoth, onFact, onNothing } from "../insights/roles";
import type { Plan } from "../plan";
import { titled } from "../prose";

const isApart = (desk: Desk) =>
	desk.who.died ||
	desk.who.noContact ||
	["no-contact", "died", "never-known"].includes(desk.choice("q13")?.value ?? "");

/** Nobody took that place, or he was never known: then nothing was watched, and much imagined. */
const isUnknown = (desk: Desk) => desk.who.absent || desk.choice("q13")?.value === "never-known";

/** A room that braces itself. */
const stiff = /\b(?:quiet|stiff|silent|tense|stopped|careful|straight|scared|afraid|cold)\w*/i;

/** Reading the answers about a father: what it was like near him or without him, and what was learned about the world. */
export const fatherPlan: Plan = {
	favored: ["notThere", "deeds", "neverShowed", "earned", "notEnough", "alike", "defends"],
	expectedThemes: ["memory", "learning", "children", "home", "worth"],
	leaning: { loss: 0.45 },
	central: ["q9", "q5", "q12"],
	kept: ["q14", "q9"],
	absences: [
		{
			themes: ["comfort", "play"],
			words:
				/\b(?:hands?|arms?|lap|bed|blanket|sat|sit|held|hold|kiss|hug|pray|prayed|sang|tea|soup|plate|stroked|laugh|joke|play|fun)\b/i,
			feelings: ["love", "joy", "playfulness"],
			moves: ["loved", "laughTogether"],
			says: [
				"I found no tenderness in these answers, and no fun. There may have been some, off the page. If there wasn’t, you’ll have had to learn both from others, and I’d be curious from whom.",
			],
		},
		{
			feelings: ["fear", "sadness", "grief", "worry"],
			words: /\b(?:afraid|scared|fear|sad|cry|cried|worr|tears|drank|died|grief)\w*/i,
			says: [
				"Neither of you is ever afraid or sad in what you wrote. It may have been so. Or those were the feelings that had no words in that house, and still haven’t many.",
			],
		},
	],
	insights: () => [
		onAnswer("q2", 6.3, (d, c) =>
			isUnknown(d)
				? [
						`I asked what changed when {they} came in, or when {their} name came up. You wrote: ${c.said}. Even somebody who isn’t there can have a place in a room. I think children see it more clearly than anyone.`,
						`About the room, and someone who didn’t come into it, you write: ${c.said}. An absence has its habits, too, and you noticed them.`,
					]
				: d.has("q2", "readMood", "keptQuiet") || stiff.test(c.said)
					? [
							`I asked how a room changed when {they} came in. You wrote: ${c.said}. You may not need to think about it any longer; I’d guess your shoulders still do, when a certain kind of person enters.`,
							`The room, when {they} came in: ${c.said}. A child learns from that what to do with its own volume.`,
						]
					: [
							`When {they} came in, the room was like this: ${c.said}. A child learns from such an entrance what to expect of the next hour, and later on, perhaps, of anyone who comes through a door.`,
							`I asked how a room changed when {they} came in. You wrote: ${c.said}. Of everything one could remember about a person, it’s among the things one remembers with the whole body.`,
						],
		),
		onBoth("q3", "q5", 6, (_, together, mistake) => [
			`Two scenes. What you did together: ${together.said}. What happened after a mistake: ${mistake.said}. Between them lies what you learned about being good company, and about what it costs to fall short.`,
			`There’s the two of you: ${together.said}. And there’s you with something broken: ${mistake.said}. I’d ask which of the two comes to mind first today, when you get something wrong in front of someone you look up to.`,
		]),
		onNothing("q3", 6.6, (_, c) => [
			`What did the two of you do together? You write: ${c.said}. I won’t fill that in. I’d only ask who was there instead, and whether you’ve ever counted that person properly.`,
		]),
		onFact("scales", 6.2, (d) => {
			const safe = d.mention(d.scale("q6"))?.value;
			const enough = d.mention(d.scale("q10"))?.value;
			if (safe === undefined || enough === undefined) return [];
			const numbers = `Two numbers: feeling protected, ${safe} out of 10; being enough for {them}, ${enough}.`;
			if (safe >= 7 && enough <= 4)
				return [
					`${numbers} So {they} stood in front of you, and you weren’t sure that {they} {was} pleased with whom {they} {was} shielding. It makes for grateful, striving people.`,
				];
			if (safe <= 4 && enough >= 7)
				return [
					`${numbers} You were enough, and you weren’t safe. It’s an uncommon combination, and it shows that affection and protection are two different things.`,
				];
			if (safe <= 4 && enough <= 4)
				return [
					`${numbers} Neither is high, and I’d rather not decorate that. What I’d like to know is at what age you stopped waiting for them to rise.`,
					`${numbers} There’s a kind of child who, with numbers like these, becomes very good at something. There’s another who stops trying. Neither has decided it freely.`,
				];
			if (safe >= 7 && enough >= 7)
				return [
					`${numbers} Those are two things that can’t be made up for later with any amount of success. You had them.`,
				];
			return [];
		}),
		onAnswer("q7", 4.6, (d, c) =>
			isUnknown(d)
				? []
				: [
						`What {they} did with sadness or fear: ${c.said}. It was probably your first lesson in what a grown-up does with such things, and it was given without a word.`,
						`When {they} {was} sad or afraid, you write: ${c.said}. I’d put beside it what you do yourself on such days, and see how far apart the two are.`,
					],
		),
		onAnswer(
			"q9",
			5.9,
			(_, c) => [
				`About people, {they} taught you this: ${c.said}. It’s a kind of inheritance, one can live on it or be poor with it. I’d check from time to time whether it’s still true of the people you know.`,
				`You took a rule about others from {them}: ${c.said}. Rules like that are seldom wrong. They’re only seldom right about everyone.`,
			],
			{ spoken: true },
		),
		onBoth("q11", "q12", 5.8, (_, became, meet) => [
			`You’ve thought about how {they} became that way: ${became.said}. And you meet {them} again: ${meet.said}. Understanding the one doesn’t oblige you to the other. But it may make it easier to keep what’s good and to decline the rest politely.`,
		]),
		onAnswer("q12", 5.4, (_, c) => [
			`Where you meet {them} again today, you write: ${c.said}. It’s good to have seen it. What one hasn’t seen, one does with a clear conscience.`,
		]),
	],
	core: (d) => {
		const rule = d.take("q9", { spoken: true, min: 3 });
		const said = d.mention(d.choice("q4"));
		const attention =
			said && said.value !== "out-of-reach"
				? `What got you {their} attention most easily, you say, was this: ${titled(said.label)}.`
				: said
					? "What got you {their} attention? Hardly anything, you say."
					: null;
		if (!rule && !attention) return null;
		return d.vary(
			rule &&
				attention &&
				`${attention} And what {they} taught you to expect of people: ${rule.said}. I read those two as one lesson about what a person has to be so that somebody looks up.`,
			rule &&
				`The line I’d hold on to is what {they} taught you to expect from other people: ${rule.said}.${attention ? ` ${attention}` : ""}`,
			!rule && attention,
		);
	},
	origin: (d) => {
		const line =
			d.take("q5", { anywhere: true }) ?? d.take("q3", { anywhere: true }) ?? d.take("q2", { anywhere: true });
		return (
			line &&
			d.vary(
				`If I were to look for the beginning, I’d go by what you write about ${line.about}: ${line.said}. Nothing in it needs to have been meant. A child draws its conclusions anyway.`,
				`It’ll have started small. About ${line.about} you say: ${line.said}.`,
				`You give a scene for it yourself, where you write about ${line.about}: ${line.said}.`,
			)
		);
	},
	impact: (d) => {
		const line = d.take("q12");
		return (
			line &&
			d.vary(
				`You’ve noticed where it goes on: ${line.said}.`,
				`As for today, you answer it yourself. About where you meet {them} again, you write: ${line.said}.`,
			)
		);
	},
	inner: (d) => {
		const sad = d.isNothing("q7") ? null : d.take("q7");
		if (sad && isUnknown(d)) {
			return d.vary(
				`What {they} did with sadness or fear you had to imagine: ${sad.said}. What one imagines for somebody is often made of what one knows from oneself. I’d look at it like that once.`,
				`You gave {them} a sorrow of your own making: ${sad.said}. It’s a tender thing to do for someone who wasn’t there. Who did it for you?`,
			);
		}
		if (sad) {
			return d.vary(
				`When {they} {was} sad or afraid, this is what {they} did with it: ${sad.said}. Ask yourself, without blame, what you do with yours.`,
				`You watched what {they} did with sadness and fear: ${sad.said}. You’re free to find another use for them.`,
			);
		}
		const hear = d.take("q14", { spoken: true, min: 2 });
		return (
			hear &&
			d.vary(
				`There’s something you’d have wanted to hear: ${hear.said}. I’d not wait for it from outside. But I’d take it seriously as a piece of information about what you were doing without.`,
				`What you’d have wanted to hear is here in your own words: ${hear.said}. Read it once more, slowly, and see at what age it would have been needed the most.`,
			)
		);
	},
	relational: (d) =>
		isApart(d)
			? d.vary(
					"Nothing in this asks you to do anything about {noun}. What can change are the places where somebody else gets treated, or feared, or courted, in {their} stead.",
					"I’ll leave the relationship itself where it is. What I’d look at is who in your present life has been given {their} chair, at work for instance, or in love.",
				)
			: d.vary(
					"I wouldn’t begin with {them}. New ways of being are better tried out where less depends on them.",
					"Whether anything needs to be said to {them} is your decision, and it isn’t urgent. The people around you today are the better place to practice.",
				),
	actions: [
		(d) => {
			const hear = d.take("q14", { spoken: true, min: 2, max: 18 });
			return (
				hear &&
				d.vary(
					`Write the words you’d have wanted to hear, ${hear.said}, on a card, by hand. Put it where only you will find it. Then, this week, say something in that spirit to one person who’s younger or less sure than you are.`,
					`Say the sentence ${hear.said} aloud once, alone, on a walk or in the car. It’ll feel peculiar. Note what comes up right afterward, relief or protest, and leave it at that.`,
				)
			);
		},
		(d) => {
			const rule = d.take("q9", { spoken: true, min: 3 });
			return (
				rule &&
				d.vary(
					`Put the rule ${rule.said} to the test: write down three people from your present life for whom it’s true, and three for whom it isn’t. Do it in one sitting, in ten minutes.`,
				)
			);
		},
		(d) => {
			const together = d.take("q3");
			return together && !d.isNothing("q3")
				? d.vary(
						`You wrote about what you did together: ${together.said}. Do a small piece of that this week, alone or with {someone}, and pay attention to what your hands remember.`,
					)
				: null;
		},
	],
	areas: [
		(d) => {
			const line = d.take("q11");
			return (
				line &&
				d.vary(
					`You write this about how {they} became the way {they} {was}: ${line.said}. What of it explains something to you, and what of it doesn’t?`,
				)
			);
		},
		() => "Who else taught you something about the world, in another tone?",
		(d) => {
			const line = d.take("q8");
			return (
				line &&
				d.vary(
					`About what kind of partner {they} {was} you say: ${line.said}. What did you decide about yourself when you saw that?`,
				)
			);
		},
		() => "In whose presence do you feel twelve today, and what would the grown-up in you say?",
	],
};
