import type { Desk } from "../desk";
import { onAnswer, onBoth, onFact } from "../insights/roles";
import type { Plan } from "../plan";

const scolds = (desk: Desk) =>
	/\b(?:you|your)\b/.test(
		desk
			.text("q1")
			?.sentences.map((s) => s.lower)
			.join(" ") ?? "",
	);

/** Reading the inner voice: what it says, whose it is, and what would be believed instead. */
export const howYouTreatYourselfPlan: Plan = {
	favored: ["harshVoice", "notEnough", "fixes", "proud", "busy", "minimises", "guilty"],
	expectedThemes: ["worth", "rest", "approval", "help", "trust", "shame"],
	central: ["q1", "q8", "q9"],
	kept: ["q12", "q1"],
	absences: [],
	insights: () => [
		onBoth("q1", "q12", 7, (d, said, wish) =>
			scolds(d)
				? [
						`When something last went wrong, the voice said: ${said.said}. What you’d like to be able to tell yourself is this: ${wish.said}. The first speaks to you from above, as one speaks to somebody who’s late. I’d listen for whether the second would be said by someone sitting next to you.`,
						`Two voices, then. One says *you*: ${said.said}. The other is the one you’re hoping for: ${wish.said}. I find the second more credible. It’s just had less airtime.`,
					]
				: [
						`When something last went wrong you told yourself: ${said.said}. And you’d like to be able to say this, and believe it: ${wish.said}. Between the two there’s less distance than you may think. It’s mainly a matter of which gets said first.`,
						`Here are two sentences of yours. After something went wrong: ${said.said}. And the one you’d like to believe: ${wish.said}. I’d have both in the same room for a while before sending either away.`,
					],
		),
		onBoth("q4", "q9", 6.6, (_, come, bad) => [
			`People come to you for this: ${come.said}. On a bad day of your own, it looks like this: ${bad.said}. I’d be interested to know what would happen if you came to yourself as one of those people.`,
			`What others get from you: ${come.said}. What you get from yourself when it’s bad: ${bad.said}. You’re clearly able to give it. You’re perhaps only the last in line.`,
		]),
		onAnswer(
			"q2",
			3,
			(_, c) => [
				`Whose voice is it? You write: ${c.said}. Knowing that doesn’t silence it. But from then on it has an address, and one can send things back.`,
				`About where the voice comes from you say: ${c.said}. I’d try, next time, to picture that speaker in a chair in front of you. Would you let them talk like that to anyone else in the room?`,
			],
			{ min: 3 },
		),
		onAnswer("q5", 5.9, (_, c) => [
			`What got you through the hardest stretch: ${c.said}. You may think of it as just getting by. I’d call it a method, and it’s proved.`,
			`You came through something, and you know how: ${c.said}. It’s good to have that in writing for the next time.`,
		]),
		onAnswer("q8", 5.9, (_, c) => [
			`There’s a side that stays hidden until you trust someone: ${c.said}. It seems to me that people who get to see it are getting something, and that you might be thinking of it as something they have to put up with.`,
		]),
		onAnswer("q11", 5.7, (_, c) => [
			`You like who you are in some places: ${c.said}. I’d take that as evidence. It’s the same person; only the company or the air is different.`,
		]),
		onFact("scales", 6, (d) => {
			const friend = d.mention(d.scale("q3"))?.value;
			const earn = d.mention(d.scale("q6"))?.value;
			const rest = d.mention(d.scale("q10"))?.value;
			if (friend === undefined || earn === undefined || rest === undefined) return [];
			if (earn >= 7 && rest <= 4)
				return [
					`You put having to earn love at ${earn} out of 10, and being able to rest before the work is done at ${rest}. They’re two sides of one coin. If love is wages, then a break is lost income.`,
				];
			if (friend <= 4 && earn >= 7)
				return [
					`Speaking to yourself as to a friend: ${friend} out of 10. Having to earn love: ${earn}. Somewhere in there is a judge who’s also the employer.`,
				];
			if (friend >= 7 && earn <= 4)
				return [
					`You speak to yourself as to a friend, ${friend} out of 10, and you don’t feel that love has to be earned, ${earn}. I’d like you to notice that before you go looking for what’s wrong.`,
				];
			if (friend >= 7 && earn >= 7)
				return [
					`You’re friendly with yourself, ${friend} out of 10, and still feel that love has to be earned, ${earn}. So the strictness isn’t in the tone. It’s in the terms.`,
				];
			return [];
		}),
	],
	core: (d) => {
		const said = d.take("q1", { spoken: true, min: 2, prefer: ["harshVoice", "notEnough"] });
		const friend = d.scale("q3")?.value;
		if (!said) return null;
		return d.vary(
			`The last time something went wrong, this is what you heard from yourself: ${said.said}.${friend !== undefined && friend <= 4 ? ` And you put speaking to yourself as to a good friend at ${friend} out of 10.` : ""}`,
			`I’d begin with the actual words, since you wrote them down: ${said.said}.${friend !== undefined && friend >= 7 ? ` At the same time you give yourself ${friend} out of 10 for speaking to yourself like a friend, so this isn’t the whole story.` : ""}`,
		);
	},
	origin: (d) => {
		const voice = d.take("q2", { min: 3 });
		return (
			voice &&
			d.vary(
				`You have an idea whose voice it is: ${voice.said}.`,
				`Asked whom it sounds like, you say: ${voice.said}. A voice one can trace was once outside.`,
			)
		);
	},
	impact: (d) => {
		const bad = d.take("q9", { anywhere: true });
		return (
			bad &&
			d.vary(
				`How it works out in practice can be seen on a bad day: ${bad.said}.`,
				`You describe a bad day like this: ${bad.said}. There, I think, the voice sets the table.`,
			)
		);
	},
	inner: (d) => {
		const through = d.take("q5");
		return (
			through &&
			d.vary(
				`You’ve proved that you can carry yourself through something. You did it like this: ${through.said}. The same hands are available on an ordinary Tuesday.`,
				`What got you through before was this: ${through.said}. I’d start from there, and not from zero.`,
			)
		);
	},
	relational: (d) => {
		const hidden = d.take("q8");
		return (
			hidden &&
			d.vary(
				`One side of you waits until there’s trust: ${hidden.said}. It needn’t be the first thing anyone learns about you. It might be the fifth.`,
				`You keep this until you trust somebody: ${hidden.said}. Trust also grows the other way around, in that one shows a little and sees what happens.`,
			)
		);
	},
	actions: [
		(d) => {
			const wish = d.take("q12", { spoken: true, min: 3 });
			return (
				wish &&
				d.vary(
					`You wrote the sentence you’d like to believe: ${wish.said}. Say it every evening this week while you do something with your hands, brushing your teeth for instance, and each time add one thing from the day that speaks for it.`,
					`Take your own sentence, ${wish.said}, and change one word so that you could believe it today. Write that version where you’ll see it {day} this week.`,
				)
			);
		},
		(d) => {
			const place = d.take("q11");
			return (
				place &&
				d.vary(
					`You like yourself more in certain places: ${place.said}. Spend one hour more there this week than you’d planned, and notice what you do there with your mistakes.`,
				)
			);
		},
		(d) => {
			const come = d.take("q4");
			return (
				come &&
				d.vary(
					`People come to you for something: ${come.said}. Give that to yourself once, on purpose, on the worst hour of this week, and say so to yourself while you do it.`,
				)
			);
		},
	],
	areas: [
		(d) => {
			const line = d.take("q8");
			return (
				line &&
				d.vary(`Some of you stays hidden at first: ${line.said}. Who has seen it already, and what did they do?`)
			);
		},
		() => "What would you do with the strength that the voice uses up?",
		(d) => {
			const line = d.take("q4");
			return line && d.vary(`People come to you for this: ${line.said}. To whom do you go for it?`);
		},
		() => "When did you last do something badly and enjoy it?",
	],
};
