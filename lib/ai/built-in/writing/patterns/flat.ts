import type { Analysis } from "@/lib/questionnaires/analysis";
import { finish } from "../compose";
import type { Desk } from "../desk";
import { listed } from "../prose";
import { patternTexts } from "./patterns";
import type { Scored } from "./scored";

/** A spread of the six scores below this many points is no contrast. */
const CONTRAST = 10;

/**
 * Writes about answers without contrast: nearly all in the middle, nearly all at one end. Says so, and what to do.
 * Null where there is contrast.
 */
export function writeFlat(desk: Desk, scores: Scored[], values: number[]): Analysis | null {
	const top = scores[0];
	const last = scores.at(-1);
	if (!top || !last || values.length === 0) return null;
	const share = (value: number) => values.filter((one) => one === value).length / values.length;
	const same = [1, 2, 3, 4, 5].find((value) => share(value) >= 0.8);
	if (top.score - last.score >= CONTRAST) return null;
	const average = values.reduce((sum, value) => sum + value, 0) / values.length;
	const all = listed(scores.map(({ name, score }) => `${name} ${score}%`));
	const kind = average >= 4 ? "high" : average <= 2 ? "low" : "middle";
	const text = texts[kind];
	return finish(desk, {
		quote: null,
		keyInsights: [
			`Your six patterns lie close together: ${all}. Between the highest and the lowest there are ${top.score - last.score} points, and with so little distance I can’t honestly say which of them is yours.`,
			same === undefined
				? text.insight
				: `${Math.round(share(same) * values.length)} of ${values.length} counted statements got a ${same}. ${text.insight}`,
			"I’d rather tell you that than build a story on a difference of one or two points.",
		],
		corePattern: text.core,
		origin:
			"Numbers alone don’t show where something comes from, and even numbers show it least of all. If you want to look for a beginning, the questionnaires about home, mother and father are the better place, because there you answer in your own words.",
		impact: text.impact,
		innerWork: text.inner,
		relationalShifts: text.relational,
		actionSteps: text.steps,
		areasForExploration: [
			"Which of the statements did you stop at, even briefly, before you answered?",
			`If you had to give one of the six patterns away, say ${top.name}, ${patternTexts[top.name].habit}, what would be missing?`,
		],
		closingInsight: text.closing,
	});
}

const texts = {
	middle: {
		insight:
			"A 3 is a perfectly good answer to a single statement. Given nearly everywhere, it usually means one of three things: it depends on the person, it was a tiring day, or one didn’t want to be pinned down.",
		core: "There’s not much contrast in these answers, so there’s no core pattern that I could name. It may be true: some people really do react a little of everything and a lot of nothing. It may also be that the middle was the most comfortable place to stand. You’ll know which, and both are allowed.",
		impact:
			"The middle protects: nobody can hold you to anything there. What it costs is that you learn little from it, because a pattern only shows itself where something is clearly more, or clearly less.",
		inner:
			"Try thinking of one particular relationship and one particular week, the worst one if you can bear it, and read the statements again with that week in mind. *It depends* then usually turns into a yes or a no.",
		relational:
			"Someone who knows you well will have an opinion about some of these statements. You might ask them about three, and see where they don’t say *in the middle*.",
		steps: [
			"Choose one relationship, present or past, and answer the 31 statements again for that one alone, quickly, using 3 no more than five times.",
			"Pick the three statements that came closest to a 4, and write down for each one real situation, with a place and a person, in which it was true.",
			"Ask someone you trust to guess your answer to three of the statements. Compare, and talk about the one where you’re furthest apart.",
		],
		closing: "The middle is a good place to look around from. It’s a hard place to see yourself from.",
	},
	high: {
		insight:
			"When nearly everything gets strong agreement, the statements stop telling each other apart. It can be what a very hard time feels like from inside.",
		core: "Every one of the six patterns comes out high here, and I don’t believe that a person is six things at once to that degree. What I do believe is that love feels like strain to you at present, from several sides. I’d take that as the finding, before any pattern.",
		impact:
			"If all the alarms are ringing, none of them can be heard properly. It costs you strength, and it makes it difficult to say to anyone what exactly would help.",
		inner:
			"Begin by sorting rather than by changing. Which two of these statements hurt the most when you read them? Only those two count for now.",
		relational:
			"Tell someone you trust that things are a lot at the moment, in one plain sentence, without sorting it first. If it’s been like this for weeks, it would be sensible to let a doctor or a counselor know as well.",
		steps: [
			"Read the 31 statements again and mark only two, the ones you’d be the most relieved to be rid of. Leave the others for another month.",
			"Choose the easiest hour of this week and keep it free of everything that has to do with love and with duty. Put it in the calendar.",
			"Tell one person which two statements you marked, and ask only that they listen.",
		],
		closing: "One alarm at a time. The loudest isn’t always the one that matters.",
	},
	low: {
		insight:
			"When nearly everything gets a clear no, it can mean that you’re steady in love. It can also mean that the statements were worded too strongly to be let in.",
		core: "None of the six patterns has much of a hold on you, if I take the answers as they stand, and I have no reason not to. I’d call that steady. There’s nothing here to be repaired, and I’m not going to look for something.",
		impact:
			"Steadiness is a good thing to love with: others can lean on it. If it has a cost, it’s that you may be slow to understand people who are thrown by what leaves you calm.",
		inner:
			"Keep an eye on the exceptions. Even steady people have one person, one tone of voice or one time of the year that moves them. Knowing it is worth more than any score.",
		relational:
			"You could be the one who asks, because you have the calm for it. And now and then let others see where it isn’t calm.",
		steps: [
			"Look through the statements and choose the one with your highest number, however low it is. Write down the last time it was true.",
			"Ask someone close to you which of the statements they’d have answered differently for you. Listen without correcting.",
			"Answer the questionnaire again after the next real disagreement, within a day of it, and compare.",
		],
		closing: "Nothing has to be wrong for something to be worth knowing.",
	},
};
