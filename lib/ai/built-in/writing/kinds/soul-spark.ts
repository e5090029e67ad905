import { onAnswer, onBoth, onFact } from "../insights/roles";
import type { Plan } from "../plan";
import { titled } from "../prose";

/** Reading wishes: what was alive at ten, what is wanted now, what stops it, and what love should look like. */
export const soulSparkPlan: Plan = {
	favored: ["wish", "usedTo", "neverTold", "gaveUp", "loved", "laughTogether"],
	expectedThemes: ["desire", "future", "comfort", "home", "food", "children", "memory", "body"],
	leaning: { warm: 0.3, wanting: 2, caretaker: 0.8 },
	central: ["q4", "q10"],
	kept: ["q12", "q4"],
	absences: [
		{
			themes: ["desire"],
			words: /\b(?:touch|hands?|kiss|hold|held|skin|bed|feet|hug|body|sex|naked|close)\w*/i,
			feelings: ["desire"],
			says: [
				"Touch hardly comes up in the love you describe. It may be private, and then it should stay so. I’d only ask whether it was left out or forgotten.",
			],
		},
		{
			themes: ["play"],
			words:
				/\b(?:laugh|joke|funny|fun|silly|stupid|impression|giggle|play|dance|game|swore|clown|tease|party|wine)\w*/i,
			feelings: ["joy", "playfulness"],
			moves: ["laughTogether"],
			says: [
				"In these wishes hardly anyone laughs. You ask for peace, it seems, or for safety, sooner than for fun. I wonder who would have to leave the room for fun to be possible.",
			],
		},
	],
	insights: () => [
		onBoth("q1", "q4", 7, (_, ten, secret) => [
			`At ten you could lose yourself in this: ${ten.said}. What hardly anyone knows you want today is this: ${secret.said}. I’d hold them side by side to see whether they’re related. Wishes change their clothes, and keep their walk.`,
			`Two things you wanted, one as a child and one today: ${ten.said}. And now: ${secret.said}. If I had to bet, I’d say the child would understand the grown-up at once.`,
		]),
		onBoth("q10", "q4", 6.4, (_, stops, secret) => [
			`You want this: ${secret.said}. And when you come close to something you want, this stops you: ${stops.said}. I looked to see whether it’s a wall or a voice. Walls one has to go around. A voice one can ask to sit down.`,
		]),
		onBoth("q6", "q12", 6.4, (_, evening, morning) => [
			`I asked for an evening and for a morning. The evening: ${evening.said}. The morning, three years on: ${morning.said}. I read both for who’s there, what’s quiet, and who has to do nothing. There’s a whole way of living in those two scenes, and parts of it don’t have to wait.`,
			`Your evening of love: ${evening.said}. Your morning in three years: ${morning.said}. Neither is grand, and I mean that as praise. What you want can be told in cups and windows.`,
		]),
		onAnswer("q2", 5.8, (_, c) => [
			`The character you’re drawn to: ${c.said}. We choose those who dare in our place. I’d ask what it’d be like to dare a tenth of it on a weekday.`,
		]),
		onAnswer("q3", 5.9, (_, c) => [
			`A day that shouldn’t have ended: ${c.said}. I’d look at how little it took, or how much. It’s the most reliable map of your wishes I can think of, since nobody planned it.`,
		]),
		onBoth("q7", "q9", 6, (_, wanted, well) => [
			`You feel wanted like this: ${wanted.said}. To someone who wants to love you well you’d say: ${well.said}. That’s a set of instructions, clear enough to be followed. I only wonder whether it has ever been handed over.`,
		]),
		onFact("scales", 6, (d) => {
			const show = d.mention(d.scale("q8"))?.value;
			const possible = d.mention(d.scale("q11"))?.value;
			if (show === undefined || possible === undefined) return [];
			if (show >= 7 && possible <= 4)
				return [
					`You show people what they mean to you, ${show} out of 10, and give the love you want ${possible} for being possible. So you’re generous with what you doubt you’ll get. I’d not call that unreasonable. I’d call it brave, and a little sad.`,
				];
			if (show <= 4 && possible >= 7)
				return [
					`That the love you want is possible: ${possible} out of 10. That you let people see what they mean to you: ${show}. You believe in it, and you keep your part of it in your pocket. There, it seems to me, something could move.`,
				];
			if (show <= 4 && possible <= 4)
				return [
					`Letting people see what they mean to you: ${show} out of 10. The love you want being possible: ${possible}. I think these two keep each other low. Someone has to go first, and it’s easier with the first than with the second.`,
				];
			if (show >= 7 && possible >= 7)
				return [
					`You show what people mean to you, ${show} out of 10, and believe that the love you want can be had, ${possible}. That’s more than luck. It’s a way of standing in the doorway.`,
				];
			return [];
		}),
	],
	core: (d) => {
		const secret = d.take("q4", { prefer: ["wish"] });
		const bring = d.mention(d.choice("q5"));
		if (!secret && !bring) return null;
		return d.vary(
			secret &&
				bring &&
				`Of all that love could bring, you chose this: ${titled(bring.label)}. And the wish that hardly anyone knows about is: ${secret.said}. I’d guess that they’re two names for one hunger.`,
			secret &&
				`The center of these answers, for me, is what you want and hardly tell anyone: ${secret.said}.${bring ? ` From love you’d take this, if it could only be one thing: ${titled(bring.label)}.` : ""}`,
			!secret && bring && `If love could bring only one thing, you’d choose this: ${titled(bring.label)}.`,
		);
	},
	origin: (d) => {
		const ten = d.take("q1");
		return (
			ten &&
			d.vary(
				`It goes back a long way. About what you could do for hours at ten you write: ${ten.said}. I’d trust that child’s taste.`,
				`I’d look for its beginning at an age when nobody had told you yet what’s sensible. You write: ${ten.said}.`,
			)
		);
	},
	impact: (d) => {
		const stops = d.take("q10");
		return (
			stops &&
			d.vary(
				`What stands in the way you name yourself: ${stops.said}.`,
				`And close to the thing you want, something stops you: ${stops.said}.`,
			)
		);
	},
	inner: (d) => {
		const day = d.take("q3");
		return (
			day &&
			d.vary(
				`You’ve already had some of it. There was a day that shouldn’t have ended: ${day.said}. Ask what it was made of, piece by piece. Some of the pieces can be had again.`,
				`Use the day you describe as a compass: ${day.said}. It tells you what you’re like when nothing’s asked of you.`,
			)
		);
	},
	relational: (d) => {
		const well = d.take("q9");
		return (
			well &&
			d.vary(
				`You’ve written directions for loving you well: ${well.said}. They’re no use in a drawer. Whoever wants to love you would be glad of them.`,
				`To anyone who wants to love you well, you say: ${well.said}. I’d add only that such sentences may be spoken aloud, and in good weather.`,
			)
		);
	},
	actions: [
		(d) => {
			const morning = d.take("q12");
			return (
				morning &&
				d.vary(
					`Take one detail from your morning in three years, ${morning.said}, and arrange for it to happen once in the coming seven days: the light, the cup, the hour, the quiet.`,
				)
			);
		},
		(d) => {
			const wanted = d.take("q7");
			return (
				wanted &&
				d.vary(
					`You know what makes you feel wanted: ${wanted.said}. Do precisely that for {someone} this week. Then tell them that it’s something you like, too.`,
				)
			);
		},
		(d) => {
			const ten = d.take("q1");
			return (
				ten &&
				d.vary(
					`At ten you could do this for hours: ${ten.said}. Do half an hour of it this week, or of its nearest grown-up relative, and show it to nobody.`,
					`Give half an hour {day} this week to what you loved at ten: ${ten.said}. It isn’t a test of whether you’re still good at it.`,
				)
			);
		},
	],
	areas: [
		(d) => {
			const line = d.take("q2");
			return (
				line &&
				d.vary(
					`About the character you’re drawn to you write: ${line.said}. Where in your life does that part of you get a line to speak?`,
				)
			);
		},
		(d) => {
			const line = d.take("q10");
			return line && d.vary(`This stops you: ${line.said}. Who said it first, or looked it?`);
		},
		() => "Who is in the room when you imagine being happy, and who has just left it?",
		() => "Which of your wishes would you rather keep than fulfill?",
	],
};
