import { onAnswer, onBoth, onFact, onNothing } from "../insights/roles";
import type { Plan } from "../plan";

/** Reading someone's days as they are: what carries, what costs, what is left out, what should be different. */
export const whereYouAreNowPlan: Plan = {
	favored: ["worn", "lonely", "pretended", "neverTold", "busy", "wish", "died"],
	expectedThemes: ["future", "work", "friendship", "children", "change"],
	leaning: { wanting: 0.4, becoming: 0.8 },
	central: ["q6", "q9"],
	kept: ["q11"],
	absences: [
		{
			themes: ["rest", "play", "nature"],
			words:
				/\b(?:enjoy|laugh|walk|dog|cat|garden|music|sing|book|football|game|sunday|saturday|coffee|sleep|nothing to do|allotment|dance|drive)\w*/i,
			feelings: ["joy", "calm", "playfulness"],
			says: [
				"What I don’t find in these days is an hour that’s for nothing. It may only not have been worth mentioning. If it really isn’t there, I’d think about that before anything larger.",
			],
		},
	],
	insights: () => [
		onBoth("q6", "q9", 6.6, (_, cost, leave) => [
			`Most of your energy goes here: ${cost.said}. And when people ask how you are, this is what you leave out: ${leave.said}. What costs the most and what’s told the least often lie close together. I’d compare the two once more.`,
			`You told me two things that others may not know side by side. What wears you out: ${cost.said}. What you don’t mention: ${leave.said}. I think that being tired and being alone with it are two loads, and only one of them is unavoidable.`,
		]),
		onBoth("q4", "q11", 6, (_, close, year) => [
			`The last time you felt close to someone it was like this: ${close.said}. A year from now you’d like this to be different: ${year.said}. I’d hold the one against the other. A wish is easier to reach when one knows that a piece of it has already happened.`,
			`A moment of closeness: ${close.said}. And what you’d want in a year: ${year.said}. I notice how small the first is, in the best sense, and wonder whether the second couldn’t be made of such pieces.`,
		]),
		onAnswer("q7", 5.6, (_, c) => [
			`You look forward to this: ${c.said}. I’d guard it. When a life gets full, things of that kind are the first to be given away, because nobody protests.`,
			`In an ordinary week there’s this: ${c.said}. It says more about what you’re like than most descriptions would.`,
		]),
		onNothing("q7", 6.2, (_, c) => [
			`What do you look forward to in a week? You write: ${c.said}. I take it as one of the most serious lines here, and as one of the few that can be changed in fifteen minutes.`,
		]),
		onAnswer("q10", 5.8, (_, c) => [
			`Why now? You say: ${c.said}. I think it’s a good reason, and it tells me that something had been waiting for a while.`,
			`You begin this now, and you say why: ${c.said}. I’d come back to that line in three months.`,
		]),
		onAnswer("q9", 5.6, (_, c) => [
			`When people ask how you are you leave this out: ${c.said}. I understand why. I’d still ask who’d be able to hear it without having to do something about it.`,
		]),
		onFact("scales", 5.8, (d) => {
			const call = d.mention(d.scale("q5"))?.value;
			const own = d.mention(d.scale("q8"))?.value;
			if (call === undefined || own === undefined) return [];
			if (call >= 7 && own <= 4)
				return [
					`You have someone to call at night, ${call} out of 10, and a life that feels only partly like your own, ${own}. So there’d be somebody to tell. I’d ask whether that person knows the second number.`,
				];
			if (call <= 4 && own >= 7)
				return [
					`Your life feels like your own, ${own} out of 10. Someone to call in the night: ${call}. It’s a well kept house with few visitors, if I may put it like that.`,
				];
			if (call <= 4 && own <= 4)
				return [
					`Two numbers are low: someone to call at night, ${call} out of 10, and the feeling that your life is your own, ${own}. I’d not try to raise both at once. With the first, one voice is enough to change it.`,
				];
			if (call >= 7 && own >= 7)
				return [
					`Someone you could call at night: ${call} out of 10. A life that feels like your own: ${own}. With those two under one’s feet one can afford to look at what’s missing.`,
				];
			return [];
		}),
	],
	core: (d) => {
		const cost = d.take("q6");
		const leave = d.isNothing("q9") ? null : d.take("q9");
		if (cost && leave) {
			return d.vary(
				`Two answers belong together for me. What costs you the most energy: ${cost.said}. What you leave out when someone asks how you are: ${leave.said}.`,
				`I’d begin with what you spend and what you don’t mention. The first is this: ${cost.said}. The second: ${leave.said}.`,
			);
		}
		return cost && d.vary(`I’d begin with what costs you the most: ${cost.said}.`);
	},
	origin: (d) => {
		const why = d.take("q10");
		return (
			why &&
			d.vary(
				`You didn’t start this by chance. You write, about why now: ${why.said}. That’s at least where this began to show.`,
				`About the beginning I know only what you tell me about now: ${why.said}.`,
			)
		);
	},
	impact: (d) => {
		const facts = d.take("q2", { anywhere: true });
		return (
			facts &&
			d.vary(
				`To a stranger you’d say this about your love life: ${facts.said}. It’s the ground on which all of it has to happen.`,
				`The plain facts are in your line for the stranger: ${facts.said}.`,
			)
		);
	},
	inner: (d) => {
		const forward = d.isNothing("q7") ? null : d.take("q7");
		return (
			forward &&
			d.vary(
				`There’s something that does you good, and you know what it is: ${forward.said}. I’d see it less as a reward and more as a supply.`,
				`You say what you look forward to: ${forward.said}. Begin there; strength is found more easily where there’s some already.`,
			)
		);
	},
	relational: (d) => {
		const close = d.take("q4");
		return (
			close &&
			d.vary(
				`You know what closeness is like for you, since you describe it: ${close.said}. I’d look at what made it possible. It’s usually something small enough to be repeated.`,
				`Closeness, the last time, was this: ${close.said}. It can be asked for in that form, more easily than in any large word.`,
			)
		);
	},
	actions: [
		(d) => {
			const year = d.take("q11");
			return (
				year &&
				d.vary(
					`You described what should be different in a year: ${year.said}. Ask what the first half-hour of it would be, put that half-hour into your calendar {day} this week, and do nothing larger.`,
					`Take your sentence about next year, ${year.said}, and write down the one thing that would have to happen before the end of this month. Do a quarter of it.`,
				)
			);
		},
		(d) => {
			const forward = d.isNothing("q7") ? null : d.take("q7");
			return (
				forward &&
				d.vary(
					`You wrote that you look forward to this: ${forward.said}. Arrange it so that it happens once more than usual this week, and let something less important give way.`,
				)
			);
		},
		(d) => {
			const leave = d.isNothing("q9") ? null : d.take("q9");
			return (
				leave &&
				d.vary(
					`Tell {someone} the part you leave out, ${leave.said}, or a third of it. Say at the start that nothing needs to be done about it.`,
				)
			);
		},
		(d) =>
			d.isNothing("q7")
				? d.vary(
						"Nothing came to mind that you look forward to in a week. So invent one thing, fifteen minutes long, on a fixed day, and keep it for three weeks before you judge it.",
					)
				: null,
	],
	areas: [
		(d) => {
			const line = d.take("q2");
			return (
				line &&
				d.vary(
					`You’d tell a stranger this: ${line.said}. What would you tell a stranger on a train whom you’d never see again?`,
				)
			);
		},
		() => "Which part of your week would you fight for, and which would you give away if someone took it?",
		() => "Who would be surprised by these answers, and whom would you like to surprise?",
		(d) => {
			const line = d.take("q10");
			return (
				line &&
				d.vary(`You start this because of something: ${line.said}. What would tell you, later on, that it was enough?`)
			);
		},
	],
};
