import { onAnswer, onBoth, onFact } from "../insights/roles";
import type { Plan } from "../plan";
import { titled } from "../prose";

/** Reading conflict and closeness: the first move, the fear under it, the hope nobody is told. */
export const whenItGetsHardPlan: Plan = {
	favored: ["keptQuiet", "heat", "pullAway", "saySorry", "overthink", "numb", "sayYes"],
	expectedThemes: ["conflict", "anger", "distance", "silence", "leaving", "body"],
	central: ["q2", "q4", "q10"],
	kept: ["q13", "q4"],
	absences: [
		{
			feelings: ["anger", "resentment"],
			words:
				/\b(?:angry|anger|furious|mad|cross|shout|yell|fight|fought|row|argu|resent|hate|temper|snap|loud|cold|annoy|irritat|swore)\w*/i,
			moves: ["heat"],
			says: [
				"Arguments are what these questions are about, and yet you’re hardly ever angry in your answers. I don’t miss it for its own sake. I only wonder where it goes.",
			],
		},
	],
	insights: () => [
		onBoth("q4", "q2", 7, (_, fear, minute) => [
			`In the first minute you do this: ${minute.said}. And this is what you’re afraid of: ${fear.said}. Read together they make sense. The one is meant to keep the other from happening, and I’d ask whether it does.`,
			`What you fear when someone’s upset with you: ${fear.said}. What you then do, before you’ve thought: ${minute.said}. The fear is fast and it’s good at its work. It just can’t tell this person from an earlier one.`,
		]),
		onBoth("q7", "q9", 6.4, (_, hope, after) => [
			`When you’re hurt, you hope for this: ${hope.said}. The hours after a fight look like this: ${after.said}. I looked in the second for a sign by which somebody could have guessed the first. It’s well hidden.`,
			`There’s what you hope for, ${hope.said}, and what you do meanwhile: ${after.said}. I wonder whether the other one is sitting in the next room with the same hope and the same kind of evening.`,
		]),
		onAnswer(
			"q8",
			6,
			(_, c) => [
				`One remark has stayed: ${c.said}. We keep the sentences that confirm what we’d already feared. I’d ask what you believed about yourself the day before it was said.`,
				`You haven’t forgotten this: ${c.said}. It took a few seconds to say. I’d like to know how often you’ve heard it since, and in whose voice.`,
			],
			{ spoken: true, min: 3 },
		),
		onAnswer("q10", 6.2, (d, c) =>
			d.has("q10", "pullAway", "mistrust", "numb")
				? [
						`When someone comes very close you write: ${c.said}. So it isn’t only quarrels that are hard for you. Tenderness also seems to touch an alarm, and that’s worth knowing, because then it isn’t the other person’s fault and it isn’t yours.`,
					]
				: [
						`About someone coming very close you write: ${c.said}. It says how you behave when nothing’s wrong, and I trust that more than what anyone does in a fight.`,
					],
		),
		onFact("after", 5.8, (d) => {
			const first = d.mention(d.scale("q5"))?.value;
			const alone = d.mention(d.scale("q6"))?.value;
			if (first === undefined || alone === undefined) return [];
			if (first >= 7 && alone >= 7)
				return [
					`You need time alone first, ${alone} out of 10, and you’re still usually the one who reaches out, ${first}. So you withdraw and come back by yourself. It’s a fine thing to be able to do. I’d only ask who comes to get you.`,
				];
			if (first <= 4 && alone >= 7)
				return [
					`Time alone: ${alone} out of 10. Reaching out first: ${first}. From inside that’s a pause. From outside it can look like a door with no handle, and someone has to be brave to knock.`,
				];
			if (first >= 7 && alone <= 4)
				return [
					`You reach out first, ${first} out of 10, and you hardly need time alone, ${alone}. I suppose that the hardest part for you is the waiting, and that peace, any peace, seems better than the hours before it.`,
				];
			return [];
		}),
		onAnswer("q12", 5.8, (_, c) => [
			`It has gone well at least once, or you’ve seen how it can: ${c.said}. I’d study that more closely than ten fights that went badly.`,
		]),
		onAnswer("q1", 5.2, (_, c) => [
			`The last disagreement: ${c.said}. I’d assume that it was about that, and also about something that didn’t come up.`,
		]),
	],
	core: (d) => {
		const minute = d.take("q2");
		const body = d.mention(d.choice("q3"));
		const felt = body && `Your body is ahead of it: ${titled(body.label)}.`;
		if (!minute) return felt ? d.vary(`When the air gets tense, the first sign is this: ${titled(body.label)}.`) : null;
		return d.vary(
			`Your first move is in this line: ${minute.said}. ${felt ?? ""}`.trim(),
			`I’d slow down at the first minute. You write: ${minute.said}. ${felt ?? ""}`.trim(),
			`About the first minute you say: ${minute.said}. I’d call that your opening; you’ve probably played it for years. ${felt ?? ""}`.trim(),
		);
	},
	origin: (d) => {
		const remark = d.take("q8", { spoken: true, min: 3 });
		return (
			remark &&
			d.vary(
				`A remark has stayed with you: ${remark.said}. I don’t think it was the beginning. I think it fell into a place that had been prepared.`,
				`You’ve kept this for a long time: ${remark.said}. It may lead back further than the argument in which it was said.`,
			)
		);
	},
	impact: (d) => {
		const after = d.take("q9", { anywhere: true });
		return (
			after &&
			d.vary(
				`One can see the price in the hours afterward: ${after.said}.`,
				`And then come the hours after. You write: ${after.said}.`,
			)
		);
	},
	inner: (d) => {
		const fear = d.take("q4");
		return (
			fear &&
			d.vary(
				`At the bottom there’s a fear, and you’ve named it: ${fear.said}. When it comes, say it to yourself in these words. A fear that has a sentence is smaller than one that only has a pulse.`,
				`You’re afraid of this: ${fear.said}. I’d not argue with it. I’d ask it how old it is.`,
			)
		);
	},
	relational: (d) => {
		const hope = d.take("q7");
		return (
			hope &&
			d.vary(
				`When you’re hurt you hope for something quite definite: ${hope.said}. Tell it to the person concerned, on a day when nothing’s wrong. It would be a pity if it failed only because nobody knew.`,
				`Your hope, when you’re hurt, is this: ${hope.said}. As long as it’s a test, the other person can only pass it by luck. Told beforehand, it’s a favor they can do you.`,
			)
		);
	},
	actions: [
		(d) => {
			const next = d.take("q13", { spoken: true, min: 3 });
			return (
				next &&
				d.vary(
					`You wrote how you’d like to spend the first minute next time: ${next.said}. Copy it onto a small card, put it where your hand goes anyway, by the phone or the kettle, and read it aloud once a day for seven days.`,
					`Practice your own sentence for the first minute, ${next.said}, twice this week on something that’s hardly a conflict at all, the window or the dishes. It has to be worn in before it’s needed.`,
				)
			);
		},
		(d) => {
			const hope = d.take("q7");
			return (
				hope &&
				d.vary(
					`Tell the person it’s about what helps when you’re hurt. You have the words: ${hope.said}. Two minutes on a calm evening are enough.`,
				)
			);
		},
		(d) => {
			const fear = d.take("q4");
			return (
				fear &&
				d.vary(
					`Write your fear, ${fear.said}, at the top of a page, and below it the last three times someone was upset with you and what really happened then.`,
				)
			);
		},
	],
	areas: [
		(d) => {
			const line = d.take("q1", { anywhere: true });
			return (
				line &&
				d.vary(
					`The disagreement you describe was about this: ${line.said}. What lay under it, on your side and on the other?`,
				)
			);
		},
		(d) => {
			const line = d.take("q12");
			return (
				line &&
				d.vary(
					`About a conflict that brought people closer you write: ${line.said}. What was different, and which part of it could be repeated on purpose?`,
				)
			);
		},
		() => "Whom do you allow to see you in the hour after a fight?",
		() => "What do you do with tenderness, when it comes without a reason?",
	],
};
