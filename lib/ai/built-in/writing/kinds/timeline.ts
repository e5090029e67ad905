import { TIMELINE_QUESTIONNAIRE_ID } from "@/lib/questionnaires/ids";
import type { Desk } from "../desk";
import { earlierQuote } from "../earlier";
import { onAnswer, onBoth } from "../insights/roles";
import type { Plan } from "../plan";

/** Over, as far as the dates and the words tell: an end date, or words of ending. */
const isOver = (desk: Desk) => {
	const dates = String(desk.parts.input.answers.find((answer) => answer.questionId === "q2")?.answer ?? "");
	const words =
		desk
			.text("q8")
			?.sentences.map((s) => s.lower)
			.join(" ") ?? "";
	if (
		/\b(?:keeps it|keep it|still together|we still|keeps us|ongoing|present)\b/.test(`${words} ${dates.toLowerCase()}`)
	)
		return false;
	return / - \S/.test(dates) || /\b(?:ended|left|broke up|split|over|divorce|died|moved out|stopped)\b/.test(words);
};

/** Reading one relationship: how it began, the part that was played, how it ended or lasts, and what was taken along. */
export const timelinePlan: Plan = {
	favored: ["waited", "gaveUp", "fixes", "pullAway", "sayYes", "regret", "heat"],
	expectedThemes: ["leaving", "desire", "memory", "conflict", "change", "trust", "friendship"],
	central: ["q5", "q7", "q9"],
	kept: ["q10", "q5"],
	absences: [
		{
			feelings: ["anger", "resentment", "hurt"],
			words:
				/\b(?:angry|anger|furious|mad|cross|shout|yell|fight|fought|row|argu|resent|hate|temper|snap|loud|cold|annoy|irritat|swore)\w*/i,
			moves: ["heat"],
			says: [
				"There’s no anger at all in how you tell it, neither yours nor {noun}’s. It may have been a gentle story. It may also be a story in which somebody was always considerate just in time.",
			],
		},
		{
			feelings: ["joy", "love", "playfulness"],
			words: /\b(?:love|loved|happy|laugh|smile|kiss|beautiful|best|warm|fun|joy|sing|dance)\w*/i,
			moves: ["loved", "laughTogether"],
			says: [
				"I looked for a moment of plain happiness in this and didn’t find one on the page. Perhaps it has been crowded out by what came later. I’d try to remember one, for fairness’ sake toward yourself: you had your reasons to be there.",
			],
		},
	],
	insights: () => [
		{
			family: "relationships",
			weight: 8,
			write: (d) => {
				const others = d.parts.earlier.filter((one) => one.questionnaireId === TIMELINE_QUESTIONNAIRE_ID);
				const before = earlierQuote(others, ["waited", "gaveUp", "fixes", "pullAway", "sayYes", "lookedAfter"], {
					[TIMELINE_QUESTIONNAIRE_ID]: ["q5", "q7"],
				});
				const now = before && d.take("q5");
				return (
					before &&
					now &&
					d.vary(
						`In ${before.source} you said ${before.said}. About the part you played with {noun} you write: ${now.said}. They’re two people and two times. I’d look at what’s the same in you, without deciding yet whether it’s a fault or a talent.`,
						`This isn’t the first relationship you’ve put on your timeline. In ${before.source}, about ${before.about}, you said ${before.said}; here it’s ${now.said}. I’d ask whether the part found you again, or you found it.`,
					)
				);
			},
		},
		onBoth("q4", "q8", 7, (d, began, ended) =>
			isOver(d)
				? [
						`It began like this: ${began.said}. And about the end you write: ${ended.said}. Endings often answer a question that the beginning asked. I’d look for it in those two sentences.`,
						`First: ${began.said}. At last: ${ended.said}. Read one right after the other, as nobody can while they’re living it, they’re like two ends of one thread.`,
					]
				: [
						`It began like this: ${began.said}. And what keeps it going is this: ${ended.said}. I like to see the two in one place. What one noticed at first and what one does today are seldom unrelated.`,
					],
		),
		onBoth("q5", "q6", 6.4, (_, part, brought) => [
			`Your part in it: ${part.said}. What it brought out in you: ${brought.said}. The part is what one does; the other is what one becomes while doing it. I’d ask which of the two you’ve missed, or not missed at all.`,
			`About the part you played: ${part.said}. And about what it brought out in you: ${brought.said}. I wonder whether that side of you needed {noun}, or only an occasion.`,
		]),
		onAnswer("q7", 6.2, (_, c) => [
			`The hardest thing: ${c.said}. You tell it without settling accounts, and I have no wish to do that for you. I’d only say that it doesn’t sound small.`,
			`About the hardest thing you write: ${c.said}. I’d look at how you got through it. It tells more about you than what exactly it was.`,
		]),
		onAnswer("q9", 6, (_, c) => [
			`You do something differently because of it: ${c.said}. I’d turn it over once. Wisdom and armor can look the same from the front; one can tell them apart by whether they come off at home.`,
			`Since then: ${c.said}. It’s a lesson you paid for. I’d only check that it isn’t being charged to people who weren’t there.`,
		]),
		onAnswer("q3", 5.6, (_, c) => [
			`Out of all of it you kept this: ${c.said}. A memory that comes first has usually earned its place, and seldom because it was the most important day.`,
		]),
		onAnswer("q6", 5.5, (_, c) => [
			`It brought something out in you: ${c.said}. That wasn’t only {noun}’s doing. It was yours before, and it’s yours now.`,
		]),
	],
	core: (d) => {
		const part = d.take("q5");
		return (
			part &&
			d.vary(
				`The word I’d start from is *part*. About the one you played with {noun} you write: ${part.said}.`,
				`Your part, as you see it: ${part.said}. I’d ask when you first learned to play it, since people rarely learn such a part as late as in love.`,
				`You say what you were in it: ${part.said}.`,
			)
		);
	},
	origin: (d) => {
		const began = d.take("q4");
		return (
			began &&
			d.vary(
				`You tell how it began: ${began.said}. What one notices first in a stranger is often something familiar.`,
				`It started like this, you write: ${began.said}. I’d ask what in that moment felt like home, for better or worse.`,
			)
		);
	},
	impact: (d) => {
		if (d.topQuestion === "q7") {
			return d.vary(
				"What it cost stands at the top of this page, in your own words, and I won’t add to it.",
				"The line at the top of this page is what you say about the hardest thing. The rest of this follows from it.",
			);
		}
		const hard = d.take("q7", { anywhere: true });
		return (
			hard &&
			d.vary(
				`The hardest thing, in your words: ${hard.said}.`,
				`What it cost stands in your line about the hardest thing: ${hard.said}.`,
			)
		);
	},
	inner: (d) => {
		const tell = d.take("q10");
		return (
			tell &&
			d.vary(
				`You’d tell the person you were: ${tell.said}. It’s kindly meant, and I notice that you speak to yourself there in a tone you may not always use today.`,
				`To the one you were at the beginning you’d say: ${tell.said}. I’d read it once more as if it were meant for this week.`,
			)
		);
	},
	relational: (d) => {
		const diff = d.take("q9");
		return (
			diff &&
			d.vary(
				`Because of it you do something differently: ${diff.said}. Someone new can’t know where that comes from. One sentence of explanation would spare them some guessing.`,
				`You’ve taken this along: ${diff.said}. Keep it where it serves you. And let the people you’re with today be judged on their own record.`,
			)
		);
	},
	actions: [
		(d) => {
			const tell = d.take("q10");
			return (
				tell &&
				d.vary(
					`Write out what you’d tell the person you were, ${tell.said}, and date it today instead of then. Underline the part that’s still news.`,
					`You had a piece of advice for yourself: ${tell.said}. Follow it once this week in something small, and note where.`,
				)
			);
		},
		(d) => {
			const brought = d.take("q6");
			return (
				brought &&
				d.vary(
					`It brought something out in you: ${brought.said}. If it’s welcome, give it an hour of its own this week, whoever is there. If it isn’t, write down the three things that used to set it off.`,
				)
			);
		},
		(d) => {
			const diff = d.take("q9");
			return (
				diff &&
				d.vary(
					`You wrote what you do differently now: ${diff.said}. Tell {someone} about it in two sentences, beginning with *You may have noticed that I…*.`,
				)
			);
		},
	],
	areas: [
		(d) => {
			const line = d.take("q3", { anywhere: true });
			return line && d.vary(`One of the moments you kept is ${line.said}. What does it have that others didn’t?`);
		},
		() => "What did you know at the beginning and set aside?",
		(d) =>
			isOver(d)
				? "What did {noun} see in you that you’d like someone to see again?"
				: "What do you do that keeps this alive, and does {noun} know that you do it?",
		() => "If this relationship had taught you only one sentence about love, which one would it be, and is it true?",
	],
};
