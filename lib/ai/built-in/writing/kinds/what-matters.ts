import { onAnswer, onBoth, onFact } from "../insights/roles";
import type { Plan } from "../plan";
import { titled } from "../prose";

/** Reading values: what is admired, envied, defended and set aside, and how far the days agree with it. */
export const whatMattersPlan: Plan = {
	favored: ["sayYes", "gaveUp", "keptQuiet", "wish", "usedTo", "guilty"],
	expectedThemes: ["fairness", "honesty", "future", "worth", "belonging", "anger"],
	leaning: { warm: 0.6, heat: 0.6 },
	central: ["q4", "q6"],
	kept: ["q11"],
	absences: [
		{
			themes: ["rest", "play"],
			words: /\b(?:laugh|joke|fun|sleep|quiet|nothing|sea|walk|coffee|music|dance|sing|play|party|holiday)\w*/i,
			feelings: ["joy", "playfulness", "calm"],
			says: [
				"Rest and play don’t occur in what matters to you. It may go without saying. It may also be that you count among your values only what’s hard to keep.",
			],
		},
	],
	insights: () => [
		onBoth("q1", "q9", 6.4, (_, admire, envy) => [
			`You admire this: ${admire.said}. And you envy this: ${envy.said}. Admiration says how one would like to be, envy says what one would like to have. Where the two point in the same direction I’d start walking.`,
			`Put what you admire, ${admire.said}, next to what you envy, ${envy.said}. I think envy is the more honest of the two. It has no manners.`,
		]),
		onBoth("q6", "q10", 6.6, (_, aside, line) => [
			`You’ve set something aside: ${aside.said}. And you’ve drawn a line: ${line.said}. I’d lay the two beside each other, because what one sets aside bit by bit can carry one past one’s own line without one’s ever having crossed it knowingly.`,
			`Here’s what you gave up: ${aside.said}. Here’s what you won’t accept: ${line.said}. The second sounds firmer than the first. I’d guess that it was learned from it.`,
		]),
		onBoth("q2", "q4", 6.4, (d, others, self) =>
			(d.scale("q5")?.value ?? 5) >= 7
				? [
						`You speak up for others: ${others.said}. And for yourself, in your own way: ${self.said}. I like it that the two are about equally clear. Many people have a voice for one of them only.`,
					]
				: [
						`For other people you get angry: ${others.said}. When it’s you who’s going short, you write: ${self.said}. I can hear a difference in volume. What you’d defend for a stranger on a bus you might also be allowed to have at home.`,
						`What must not be done to others: ${others.said}. And how you let someone know that you’re missing something: ${self.said}. Someone who speaks up so clearly in the one case doesn’t lack the voice. It’s something else that’s missing in the other.`,
					],
		),
		onFact("said", 6, (d) => {
			const says = d.mention(d.scale("q5"))?.value;
			const differ = d.mention(d.choice("q7"));
			if (says === undefined || !differ) return [];
			const label = titled(differ.label);
			if (says >= 7 && ["give-in", "postpone", "own-way"].includes(differ.value))
				return [
					`You say what you need, ${says} out of 10. And when two wishes meet, this is what usually happens: ${label}. So you can name a need, and you let go of it when somebody names another. The saying isn’t the difficulty, then. The staying is.`,
				];
			if (says <= 4 && differ.value === "hold-on")
				return [
					`You seldom say in words what you need, ${says} out of 10, and yet you hold on to what you want. Those on the other side must often be arguing with something that they’ve never been told.`,
				];
			if (says <= 4 && ["give-in", "postpone"].includes(differ.value))
				return [
					`Two of your answers fit together only too well. Saying what you need: ${says} out of 10. And when you want different things: ${label}. Between the unsaid and the given up, I wonder where your wishes have gone to live.`,
				];
			return [];
		}),
		onFact("time", 5.4, (d) => {
			const fits = d.mention(d.scale("q8"))?.value;
			if (fits === undefined || fits >= 5) return [];
			return [
				`You put the fit between your free time and what matters to you at ${fits} out of 10. So you know what you’d rather be doing. I’d look at who or what is using those hours in the meantime.`,
			];
		}),
		onAnswer("q4", 5.7, (_, c) => [
			`When something’s missing you let it be known like this: ${c.said}. It’s a message. I’m only not sure that it’s written in a language that the other person reads.`,
		]),
		onAnswer("q2", 5.5, (_, c) => [
			`This makes you angry on behalf of others: ${c.said}. Such an anger usually has a biography. It knows how it feels.`,
		]),
	],
	core: (d) => {
		const miss = d.mention(d.choice("q3"));
		const line = d.take("q6", { min: 3 }) ?? d.take("q9");
		const first = miss && `What you’d miss first in someone close is this: ${titled(miss.label)}.`;
		if (!first && !line) return null;
		return d.vary(
			first &&
				line &&
				`${first} And about ${line.about} you write: ${line.said}. I read what follows in that light, because a person’s need and a person’s price tell one story.`,
			line && `The line I keep coming back to is about ${line.about}: ${line.said}.${first ? ` ${first}` : ""}`,
			!line && first,
		);
	},
	origin: () => null,
	impact: (d) => {
		const fits = d.mention(d.scale("q8"))?.value;
		const line = d.take("q9");
		return d.vary(
			line && `What it costs can be read in what you envy: ${line.said}.`,
			fits !== undefined &&
				fits <= 5 &&
				`You put the fit between your free time and what matters to you at ${fits} out of 10, and there, I think, is the price.`,
		);
	},
	inner: (d) => {
		const admire = d.take("q1");
		return (
			admire &&
			d.vary(
				`You know what you’d like to do more of, because you admire it in someone: ${admire.said}. I’d look for the smallest piece of that which is already yours.`,
				`About whom you admire, you write: ${admire.said}. One recognizes in others mostly what one has at least a beginning of.`,
			)
		);
	},
	relational: (d) => {
		const how = d.take("q4");
		return (
			how &&
			d.vary(
				`When something’s missing, this is your way of showing it: ${how.said}. Leave it as it is, and put one plain sentence in front of it.`,
				`At present you let people know like this: ${how.said}. Those who love you would find it easier with subtitles.`,
			)
		);
	},
	actions: [
		(d) => {
			const promise = d.take("q11", { min: 3 });
			return (
				promise &&
				d.vary(
					`You’ve already named the promise: ${promise.said}. Choose the day of this week on which you’ll keep it for the first time, and tell one person which day it is. Count the kept days and leave the others uncounted.`,
					`About your promise, ${promise.said}: make it half as large as you planned, begin {day} this week, and write a small cross on the calendar each time.`,
				)
			);
		},
		(d) => {
			const envy = d.take("q9");
			if (!envy) return null;
			// What belongs to others by birth or by luck cannot be put into a calendar.
			return /\b(?:dad|mum|mom|mother|father|parents?|family|families|couples?|child|children|kids|husband|wife|partner|born|young|healthy|beautiful|together)\b/i.test(
				envy.said,
			)
				? d.vary(
						`You envy this: ${envy.said}. Leave the having of it aside for this week. Ask what exactly it would have given you, and give one small piece of that to somebody else. It’s a way of having it in the room.`,
					)
				: d.vary(
						`You envy this: ${envy.said}. Find out what one hour of it would take, on a weekday, with your means. Put the hour into the next ten days.`,
					);
		},
		(d) => {
			const aside = d.isNothing("q6") ? null : d.take("q6");
			return (
				aside &&
				d.vary(
					`You set something aside: ${aside.said}. Take back a quarter of an hour of it this week, without announcing it as a decision.`,
				)
			);
		},
	],
	areas: [
		(d) => {
			const line = d.take("q10");
			return line && d.vary(`You draw the line here: ${line.said}. When did you last notice it in time, and by what?`);
		},
		(d) => {
			const line = d.take("q6");
			return line && d.vary(`You set something aside: ${line.said}. If you could decide again, what would you keep?`);
		},
		() => "Which of your values did you choose, and which were you given?",
		() => "Who of the people close to you would be surprised by what you need the most?",
	],
};
