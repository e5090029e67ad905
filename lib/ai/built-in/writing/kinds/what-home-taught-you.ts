import { onAnswer, onBoth, onFact, onNothing } from "../insights/roles";
import type { Plan } from "../plan";
import { titled } from "../prose";

/** Reading a childhood home: the part one played, what it paid, and the rule one would like to be rid of. */
export const whatHomeTaughtYouPlan: Plan = {
	favored: ["readMood", "keptQuiet", "peacekeeper", "lookedAfter", "scene", "hadTo"],
	expectedThemes: ["home", "memory", "food", "learning", "anger", "children"],
	central: ["q8", "q13", "q4"],
	kept: ["q13", "q6"],
	absences: [
		{
			themes: ["play"],
			words:
				/\b(?:laugh|joke|funny|fun|silly|stupid|impression|giggle|play|dance|game|swore|clown|tease|party|wine)\w*/i,
			feelings: ["joy", "playfulness"],
			moves: ["laughTogether"],
			says: [
				"Nobody plays in these answers, and nobody laughs. I wouldn’t conclude that it never happened. But a house where one has to think hard to remember it must have been a serious place for a child.",
			],
		},
		{
			themes: ["comfort"],
			words: /\b(?:hands?|arms?|lap|bed|blanket|sat|sit|held|hold|kiss|hug|pray|prayed|sang|tea|soup|plate|stroked)\b/i,
			feelings: ["love", "calm"],
			moves: ["loved"],
			says: [
				"There are rules in this house, and moods, and evenings. What I couldn’t find is someone coming over to hold a child. If that’s only because I didn’t ask, I’d be glad.",
			],
		},
	],
	insights: () => [
		onAnswer("q1", 6, (_, c) => [
			`Home, in your first picture: ${c.said}. I’d notice what’s in it that breathes, and what only stands there.`,
			`You were asked for a home and gave an image: ${c.said}. One can tell the climate of a house from an image like that.`,
		]),
		onBoth("q2", "q3", 6.4, (d, evening, anger) => [
			`How you knew what sort of evening it would be: ${evening.said}. And how anger went: ${anger.said}. Someone who needs the first skill has usually lived with the second.`,
			`You could tell the evening from this: ${evening.said}. When somebody was angry it was like this: ${anger.said}. I see a child in the hallway, with its shoes still on, doing arithmetic.`,
			d.has("q3", "readMood") &&
				`Anger, at your place: ${anger.said}. And the evening was announced like this: ${evening.said}.`,
		]),
		onAnswer("q4", 6, (d, c) =>
			d.has("q4", "loved")
				? [
						`When you cried, you write: ${c.said}. That’s what it’s like when sadness is allowed to be a thing between two people. It stays in one’s bones.`,
					]
				: [
						`I asked what happened when you cried. You wrote: ${c.said}. From this a child learns less about tears than about what its sadness does to other people.`,
						`If you cried: ${c.said}. I’d like to know what you did with it from then on, since it has to go somewhere.`,
					],
		),
		onNothing("q4", 6.4, (_, c) => [
			`When you cried, what happened? You write: ${c.said}. It’s a short answer about something that will have taken up a lot of room in a small chest.`,
		]),
		onAnswer(
			"q6",
			6.4,
			(_, c) => [
				`There’s a sentence you can still hear: ${c.said}. What matters about such sentences is whom they’re about. Said to a child they’re meant for the moment. Kept by a child they’re meant for life.`,
				`This one has stayed in your ear: ${c.said}. I’d ask, next time it sounds, what’s happening just then. It may be the most exact alarm you have.`,
			],
			{ spoken: true, min: 2 },
		),
		onAnswer("q9", 5.6, (_, c) => [
			`Love was there in this form: ${c.said}. It’s the dialect you grew up with. One goes on listening for it, and overlooks at times what’s said in another.`,
		]),
		onAnswer("q11", 5.6, (_, c) => [
			`Outside there was someone, or something: ${c.said}. I’d not take that for a footnote. A child needs one place where it’s seen without its part, and you found one.`,
		]),
		onFact("scales", 5.4, (d) => {
			const wanted = d.mention(d.scale("q10"))?.value;
			const decides = d.mention(d.scale("q12"))?.value;
			if (wanted === undefined || decides === undefined) return [];
			if (wanted <= 4 && decides >= 7)
				return [
					`Two numbers stand close together. Being difficult and still wanted: ${wanted} out of 10. How far home still decides how you love: ${decides}. I think the second is the echo of the first. Whoever couldn’t afford to be difficult then is careful with it now.`,
				];
			if (wanted <= 4 && decides <= 4)
				return [
					`You weren’t sure of being wanted when you were difficult, ${wanted} out of 10, and you say that home decides little today, ${decides}. If that’s so you’ve done something that many don’t manage. I’d still listen, on tired days, for who is speaking.`,
				];
			return [];
		}),
	],
	core: (d) => {
		const part = d.mention(d.choice("q7"));
		const got = d.take("q8", { min: 3 });
		if (!part && !got) return null;
		return d.vary(
			part &&
				got &&
				`The part you slipped into fastest was this one: ${titled(part.label)}. About what it got you, you write: ${got.said}. Parts like that are offered to a child by a whole house. One takes them because they’re free, and because they pay.`,
			part && got && `${titled(part.label)}: that was your part. And its wages, in your words: ${got.said}.`,
			part && !got && `At home you had a part, and you name it: ${titled(part.label)}.`,
			!part && got && `About what your part at home got you, you write: ${got.said}.`,
		);
	},
	origin: (d) => {
		const line =
			d.take("q3", { anywhere: true }) ?? d.take("q2", { anywhere: true }) ?? d.take("q1", { anywhere: true });
		const unwelcome = d.mention(d.choice("q5"));
		const choice =
			unwelcome && unwelcome.value !== "none" ? `Least welcome, you say, was this: ${titled(unwelcome.label)}.` : null;
		const cited =
			line &&
			d.vary(
				`The air in which that grew is in your line about ${line.about}: ${line.said}.`,
				`You describe the conditions yourself. About ${line.about}: ${line.said}.`,
				`One can see where it was useful. You write, about ${line.about}: ${line.said}.`,
			);
		return [cited, choice].filter(Boolean).join(" ") || null;
	},
	impact: (d) => {
		const decides = d.scale("q12")?.value;
		return decides === undefined
			? null
			: d.vary(
					decides >= 7 &&
						`You put it at ${decides} out of 10 that home still decides how you love. So this isn’t history.`,
					decides >= 5 &&
						decides < 7 &&
						`You put its power over how you love at ${decides} out of 10: there, and no longer alone at the wheel.`,
					decides <= 4 &&
						`You say that home decides little by now, ${decides} out of 10. I’d take that as good news, and still look at the tired hours.`,
				);
	},
	inner: (d) => {
		const line = d.take("q6", { spoken: true, min: 2 });
		return (
			line &&
			d.vary(
				`When you hear ${line.said} again, inside, try answering it. You needn’t win. A voice that gets an answer is no longer alone in the room.`,
				`The sentence ${line.said} will go on coming. What can change is how you receive it: as an order, or as a sound from an old house.`,
			)
		);
	},
	relational: (d) => {
		const line = d.take("q9");
		return (
			line &&
			d.vary(
				`Love was shown in a certain way where you come from: ${line.said}. It’d be worth telling those close to you, since they can’t know your dialect.`,
				`You learned to recognize love by this: ${line.said}. Others show it differently, and may be waiting to be understood.`,
			)
		);
	},
	actions: [
		(d) => {
			const rule = d.take("q13", { spoken: true, min: 2, max: 16 });
			return (
				rule &&
				d.vary(
					`You’d like to be rid of a rule, or to lean on one: ${rule.said}. Choose one occasion this week, a small one, and break it on purpose, or keep it on purpose if it’s one you’re glad of. Write down who noticed.`,
					`About the rule you name, ${rule.said}: decide {day} this week on one harmless situation in which it won’t apply, and tell {someone} beforehand.`,
				)
			);
		},
		(d) => {
			const who = d.take("q11");
			return (
				who &&
				d.vary(
					`You remember who was good to you: ${who.said}. Do for one person this week what was done for you there. It needn’t be noticed.`,
					`About who was good to you outside, you write: ${who.said}. Write three sentences of thanks, whether or not they can still be sent.`,
				)
			);
		},
		(d) => {
			const evening = d.take("q2");
			return (
				evening &&
				d.vary(
					`Once this week, when you come through your own door, stop for three breaths and remember this line: ${evening.said}. Then look around and name three things that are different where you live now.`,
				)
			);
		},
	],
	areas: [
		(d) => {
			const line = d.take("q13", { spoken: true });
			return line && d.vary(`You write ${line.said}. Who gave you that rule, and who gave it to them?`);
		},
		() => "Who knew you, in those years, apart from your part?",
		() => "If you walked through that door today, as old as you are, whom would you sit down beside?",
		(d) => {
			const line = d.take("q8");
			return (
				line &&
				d.vary(`Your part got you something: ${line.said}. Where else could you get that today, at a lower price?`)
			);
		},
	],
};
