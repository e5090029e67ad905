import type { Desk } from "../desk";
import { onAnswer, onBoth, onFact, onNothing } from "../insights/roles";
import type { Plan } from "../plan";
import { titled } from "../prose";

const inPicture = (desk: Desk) =>
	/\b(?:i|me|my|we|us|our)\b/.test(
		desk
			.text("q2")
			?.sentences.map((s) => s.lower)
			.join(" ") ?? "",
	);

const unseenInPicture = (desk: Desk) =>
	/\b(?:her|his|their) back to|\b(?:doesn't|didn't|does not|did not) (?:know|see|notice|look)/.test(
		desk
			.text("q2")
			?.sentences.map((s) => s.lower)
			.join(" ") ?? "",
	);

/** Reading the answers about a mother: what was given, what was concluded, what was taken along. */
export const motherPlan: Plan = {
	favored: ["defends", "neverShowed", "deeds", "lookedAfter", "alike", "swore"],
	expectedThemes: ["comfort", "children", "memory", "learning", "home", "caretaking"],
	leaning: { loss: 0.45 },
	central: ["q9", "q11", "q12"],
	kept: ["q9", "q11"],
	absences: [
		{
			themes: ["comfort"],
			words: /\b(?:hands?|arms?|lap|bed|blanket|sat|sit|held|hold|kiss|hug|pray|prayed|sang|tea|soup|plate|stroked)\b/i,
			feelings: ["love", "calm"],
			moves: ["loved"],
			says: [
				"I looked for a word of comfort in these answers, an arm, a lap, something warm, and didn’t find one. It may only not have been written down. If it wasn’t there, its absence explains more than any event could.",
				"What I miss in these pages is touch. Nobody holds anybody in them. I don’t conclude anything from it; I’d just ask you whether it’s the page or the memory.",
			],
		},
		{
			feelings: ["anger", "resentment"],
			words:
				/\b(?:angry|anger|furious|mad|cross|shout|yell|fight|fought|row|argu|resent|hate|temper|snap|loud|cold|annoy|irritat|swore)\w*/i,
			themes: ["anger"],
			says: [
				"There’s no anger anywhere in what you wrote, not even a small one. Perhaps there was no cause. Perhaps it was the one guest that was never let in, and I’d leave that open.",
			],
		},
	],
	insights: () => [
		onAnswer("q2", 6.4, (d, c) =>
			d.who.absent
				? [
						`Asked for a picture of someone who wasn’t there, you gave one all the same: ${c.said}. It has more in it than many a portrait.`,
						`The empty place has a picture, too: ${c.said}. I’d guess that nobody ever asked you for it.`,
					]
				: inPicture(d) && unseenInPicture(d)
					? [
							`Your first picture of {them} is this: ${c.said}. You’re in it, and {they} {does}n’t see you. Someone who stands there like that learns to look very closely.`,
							`The picture that comes first: ${c.said}. You’re close by, and unseen. I’d guess that you know that place in a room, and still find it quickly.`,
						]
					: inPicture(d)
						? [
								`The picture of {them} that comes first is this: ${c.said}. You’re in it yourself, and I’d look at where you’re standing. In the pictures we keep, that’s rarely chance.`,
								`First of all you see this: ${c.said}. It’s a whole relationship in one frame, I think: how near you are, who’s looking, and who’s busy.`,
							]
						: [
								`When {noun} comes to mind, it’s like this: ${c.said}. You aren’t in the picture yourself. You’re the one who is looking, and I wonder whether {they} knew.`,
								`Your first picture of {them} is one without you in it: ${c.said}. A child who watches like that, from the edge, sees a great deal.`,
							],
		),
		onBoth("q3", "q4", 6.2, (d, good, comfort) =>
			d.has("q4", "neverShowed", "onMyOwn", "keptQuiet", "notThere")
				? [
						`On a good day it’s ${good.said}. On a bad one, when you needed comfort: ${comfort.said}. So the good days were shared, and for the bad ones you needed a place of your own. I’d guess you still bring people the one and keep the other.`,
					]
				: [
						`Good days, as you tell it: ${good.said}. And comfort: ${comfort.said}. I read both as a language {they} spoke. It’s worth knowing one’s first language in love, because one goes on listening for it in other people’s kitchens.`,
						`You give two scenes, one bright and one sore. ${good.said}. And then, when you needed comfort: ${comfort.said}. Somewhere between those two you learned what to expect when you’re happy and what to expect when you’re not.`,
					],
		),
		onNothing("q3", 6.6, (_, c) => [
			`When I asked for a good day you wrote: ${c.said}. You took the trouble to say so instead of making something up, and I’ll leave it as bare as you did.`,
		]),
		onNothing("q4", 6.8, (_, c) => [
			`I asked how {they} comforted you, and the answer is short: ${c.said}. Whoever writes that has had to find out alone what helps. I’d like to know what you found.`,
		]),
		onFact("scales", 6.3, (d) => {
			const troubles = d.mention(d.scale("q6"))?.value;
			const wanted = d.mention(d.scale("q10"))?.value;
			if (troubles === undefined || wanted === undefined) return [];
			const numbers = `Feeling wanted: ${wanted} out of 10. Going to {them} with your troubles: ${troubles}.`;
			if (wanted >= 7 && troubles <= 4)
				return [
					`${numbers} The distance between the two numbers is what I’d look at. One can be wanted the way sunshine is, gladly, as long as there are no clouds.`,
					`${numbers} You were welcome, then. I’m less sure that your bad days were.`,
				];
			if (wanted <= 4 && troubles <= 4)
				return [
					`${numbers} Those are two low numbers, and I won’t look for a reason in you. Children do that by themselves.`,
					`${numbers} I’d read them out to you slowly, if we were in one room, and then say nothing for a while.`,
				];
			if (wanted <= 4 && troubles >= 7)
				return [
					`${numbers} It’s an unusual pair: there was help, and it didn’t feel like being wanted. Perhaps {they} {was} at {their} best when there was something to do.`,
				];
			if (wanted >= 7 && troubles >= 7)
				return [
					`${numbers} Two high ones. It’s a kind of wealth, and one can see in your answers that you spend it on others.`,
				];
			return [];
		}),
		onAnswer(
			"q7",
			5.4,
			(d, c) =>
				d.who.absent
					? []
					: [
							`I stayed with how {they} spoke about you to others: ${c.said}. A child hears that as a description, and sometimes as an assignment.`,
							`To other people you were this: ${c.said}. It’s strange to be praised or sighed over as if one weren’t there. One tends to grow toward what one overhears.`,
						],
			{ spoken: false },
		),
		onAnswer("q8", 5.8, (d, c) =>
			d.who.absent
				? [
						`About love you learned this, with nobody in that place to watch: ${c.said}. It was learned from a gap, and a gap is a strict teacher. Others may have something to add.`,
					]
				: [
						`What {they} taught you about love, without meaning to teach anything: ${c.said}. Lessons of that kind aren’t stored as opinions. They’re stored as what feels normal.`,
						`About love you took this from {them}: ${c.said}. I’d ask whether you still believe it, or only still act on it.`,
					],
		),
		onBoth("q11", "q12", 5.9, (_, more, ways) => [
			`You’d have liked more of something from {them}: ${more.said}. And about {their} ways in you, there’s this: ${ways.said}. I’d look at whether you give others today what you missed, or pass on the missing. Most of us do some of each.`,
		]),
	],
	core: (d) => {
		const belief = d.take("q9", { min: 3 });
		if (!belief) return null;
		if (d.who.absent) {
			return d.vary(
				`Nobody took that place, and a child still has to make sense of it. About what you believed about yourself, you write: ${belief.said}.`,
				`A child in front of an empty place looks for the reason in itself. You put it like this: ${belief.said}.`,
			);
		}
		const said = d.mention(d.choice("q5"));
		const opening = d.vary(
			`What you believed about yourself as a child, you put like this: ${belief.said}. I read your other answers with that line beside them.`,
			`There’s one line I’d build everything else on. About what you believed about yourself then, you write: ${belief.said}.`,
			`I asked what you believed about yourself because of how {they} {was} with you, and you answered: ${belief.said}. It’s a conclusion a child drew, with the means of a child, and it has had a long life.`,
		);
		const choice = said ? `It goes with what you did when {they} {was} unhappy: ${titled(said.label)}.` : null;
		return choice ? `${opening} ${d.fill(choice)}` : opening;
	},
	origin: (d) => {
		const line =
			d.take("q4", { anywhere: true, prefer: ["neverShowed", "deeds", "loved"] }) ??
			d.take("q8", { anywhere: true }) ??
			d.take("q3", { anywhere: true });
		return (
			line &&
			d.vary(
				`I wouldn’t look for the beginning in one event. You write, about ${line.about}: ${line.said}. A thing like that, a few hundred times, is how a rule gets made.`,
				`If there’s a place where it began, I’d look near this line about ${line.about}: ${line.said}.`,
				`It will have begun in scenes so usual that no one would’ve called them scenes. You give one, about ${line.about}: ${line.said}.`,
			)
		);
	},
	impact: (d) => {
		const line = d.take("q12", { prefer: ["alike", "swore", "pullAway", "keptQuiet"] });
		return (
			line &&
			d.vary(
				`It has come along with you. About {their} ways in yourself you write: ${line.said}.`,
				`You see where it goes on: ${line.said}.`,
				`And today? You answer that yourself, when you look for {their} ways in you: ${line.said}.`,
			)
		);
	},
	inner: (d) => {
		const more = d.take("q11", { min: 3 });
		return (
			more &&
			d.vary(
				`What you’d have liked more of is written here in your own words: ${more.said}. I’d take it as a list of ingredients, since it still tells you what does you good.`,
				`You know what was short, or what there was plenty of: ${more.said}. Start there.`,
			)
		);
	},
	relational: (d) => {
		if (d.who.absent) {
			const today = d.take("q13", { anywhere: true });
			return (
				today &&
				d.vary(
					`About today you write: ${today.said}. There’s nothing you’d have to do about that. What can grow is with people who are here.`,
				)
			);
		}
		if (d.who.died) {
			const line = d.take("q13", { anywhere: true });
			return d.vary(
				line &&
					`About today you write: ${line.said}. Where someone has died, the relationship doesn’t end, it only becomes one-sided, and it’s you who decides how much of it you carry about in the day.`,
				"The one this is about has died, so what’s still open can only move on your side. There’s no hurry in that.",
			);
		}
		const line = d.take("q13");
		if (d.who.noContact)
			return (
				line &&
				d.vary(
					`About today you write: ${line.said}. I take that as it is. I’ll suggest nothing that would bring you closer than you want to be.`,
				)
			);
		return (
			line &&
			d.vary(
				`Between you and {noun} it’s like this today: ${line.said}. I’d not start there. The old patterns are strongest where they were made, and it’s easier to practice with people who don’t know your lines.`,
				`How it is now: ${line.said}. You can leave it so for the moment, and try out what’s new with someone else first.`,
			)
		);
	},
	actions: [
		(d) => {
			const more = d.dice.next() < 0.7 ? d.take("q11", { min: 1, max: 13 }) : null;
			return (
				more &&
				d.vary(
					`What you’d have liked more of, or had plenty of, was this: ${more.said}. Decide on a piece of it that fits into half an hour, and give it to yourself {day} this week, as carefully as you’d give it to someone you look after.`,
				)
			);
		},
		(d) => {
			const belief = d.take("q9", { min: 3 });
			return (
				belief &&
				d.vary(
					`Copy out the sentence ${belief.said}, and write beneath it the age you were when you first believed it. Then write the sentence that a friendly grown-up would have said in reply. Two lines are enough.`,
				)
			);
		},
		(d) => {
			const way = d.take("q12");
			return (
				way &&
				d.vary(
					`You notice this in yourself: ${way.said}. When it next happens, this week, stop for one breath and ask what it’s for this time: to give something, or to get away from something.`,
				)
			);
		},
		(d) =>
			d.who.absent
				? null
				: d.vary(
						"Write five lines about an ordinary day in {their} life when {they} {was} the age that you are now, from what you know or can guess. You needn’t excuse anything. Just see how far it changes the first picture.",
					),
	],
	areas: [
		(d) =>
			d.who.died
				? d.vary("What would you still like to tell {them}, and what would you like to have been asked?")
				: null,
		(d) => {
			const line = d.take("q7", { anywhere: true });
			return (
				line &&
				d.vary(
					`About how {they} talked about you there’s the line ${line.said}. What did you do to go on deserving it, or to get away from it?`,
				)
			);
		},
		(d) => {
			const line = d.take("q8");
			return (
				line &&
				d.vary(`${line.said}: that’s what you learned about love. Who in your life has taught you something else?`)
			);
		},
		(d) =>
			d.who.absent
				? "Who did a piece of it, for an hour or a year, without being called that?"
				: "Which of {their} ways would you like to keep, and be caught keeping?",
		(d) =>
			d.who.absent
				? "What did you learn to give yourself, and who could take over some of it?"
				: "What did {noun} go without, as far as you know, and who noticed?",
	],
};
