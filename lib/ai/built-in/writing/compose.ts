import type { Analysis } from "@/lib/questionnaires/analysis";
import { FATHER_QUESTIONNAIRE_ID, MOTHER_QUESTIONNAIRE_ID } from "@/lib/questionnaires/ids";
import type { MoveName } from "../lexicon/moves";
import type { Desk } from "./desk";
import type { Dynamic } from "./dynamics/dynamic";
import { origins } from "./dynamics/origins";
import { dynamicTexts } from "./dynamics/texts";
import { tones } from "./dynamics/tones";
import { earlierQuote } from "./earlier";
import { band, rankDynamics } from "./evidence";
import { Insights } from "./insights/choose";
import { putAt } from "./insights/chosen";
import type { Plan } from "./plan";
import { join, paragraphs, tidy, titled } from "./prose";

/** A dynamic with less evidence than this is not named; the coach says that it sees no single pattern. */
const CLEAR = 2.6;

/** Writes the analysis of a questionnaire by its plan. */
export function composeByPlan(desk: Desk, plan: Plan): Analysis {
	const [first, second] = rankDynamics(desk, plan.central, plan.leaning);
	const dynamic = first && first.score >= CLEAR ? first.dynamic : "open";
	const text = dynamicTexts[dynamic];
	const corePattern = core(
		desk,
		plan,
		dynamic,
		first && second && dynamic !== "open" && second.score > first.score * 0.72 && second.score > 3
			? second.dynamic
			: null,
	);
	const actions = actionSteps(desk, plan, dynamic);
	const insights = new Insights(desk, plan);
	insights.write(2);
	const quote = headline(desk, plan);
	const begun = desk.attempt(() => plan.origin(desk, dynamic));
	const origin = paragraphs(
		join(begun, originLookingBack(desk, dynamic, begun !== null)),
		desk.vary(...origins[dynamic]),
	);
	const impact = paragraphs(
		desk.attempt(() => plan.impact(desk, dynamic)) ?? costLine(desk, dynamic) ?? chosenLine(desk),
		desk.vary(...text.impact),
	);
	const innerWork = paragraphs(
		desk.attempt(() => plan.inner(desk, dynamic)) ?? momentLine(desk, dynamic) ?? chosenLine(desk, dynamic),
		join(desk.vary(...text.inner), desk.parts.tone === "gentle" ? tones[dynamic].gentle : null),
	);
	const relationalShifts = paragraphs(
		desk.attempt(() => plan.relational(desk, dynamic)) ?? wishLine(desk) ?? chosenLine(desk, dynamic),
		join(desk.vary(...text.relational), desk.parts.tone === "direct" ? tones[dynamic].direct : null),
	);
	insights.write(4);
	insights.fill(3);
	return finish(desk, {
		quote,
		keyInsights: insights.written,
		corePattern,
		origin,
		impact,
		innerWork,
		relationalShifts,
		actionSteps: actions,
		areasForExploration: areas(desk, plan, dynamic),
		closingInsight: plan.closing?.(desk, dynamic) ?? desk.vary(...text.closings) ?? "",
	});
}

/** Fills what is left to fill and mends the seams of every part. */
export function finish(desk: Desk, analysis: Analysis): Analysis {
	const mend = (text: string) => tidy(desk.fill(text));
	return {
		quote: analysis.quote,
		keyInsights: analysis.keyInsights.map(mend),
		corePattern: mend(analysis.corePattern),
		origin: mend(analysis.origin),
		impact: mend(analysis.impact),
		innerWork: mend(analysis.innerWork),
		relationalShifts: mend(analysis.relationalShifts),
		actionSteps: analysis.actionSteps.map(mend),
		areasForExploration: analysis.areasForExploration.map(mend),
		closingInsight: mend(analysis.closingInsight),
	};
}

function core(desk: Desk, plan: Plan, dynamic: Dynamic, beside: Dynamic | null): string {
	const text = dynamicTexts[dynamic];
	const opening = desk.attempt(() => plan.core(desk, dynamic)) ?? desk.attempt(() => proof(desk, dynamic));
	const second =
		beside &&
		desk.vary(
			`Close by there’s another habit, ${dynamicTexts[beside].name}. I can’t tell which of them came first.`,
			`That isn’t the whole of it. Some of your lines point to ${dynamicTexts[beside].name} as well.`,
			`Next to it I see something else, a little quieter: ${dynamicTexts[beside].name}. The two may well belong together.`,
			`There’s a second thread, ${dynamicTexts[beside].name}, and I think it’s wound around the first.`,
			`I also notice ${dynamicTexts[beside].name}. I mention it second because the first seems to come earlier.`,
		);
	if (dynamic === "open") return paragraphs(opening, desk.vary(...text.core));
	const named = desk.vary(
		`If it needs a name, I’d call it ${text.name}.`,
		`I’d call it ${text.name}, and you may well find a better word.`,
		`For myself I’ve noted it down as ${text.name}.`,
		`A working title would be ${text.name}. You may cross it out.`,
		`My short name for it is ${text.name}.`,
		`Call it ${text.name}, until you find something better.`,
	);
	return paragraphs(opening, join(desk.vary(...text.core), named, second));
}

/** One or two of the person's lines that show the dynamic. */
function proof(desk: Desk, dynamic: Dynamic): string | null {
	const one = desk.takeMove(dynamicTexts[dynamic].proof);
	if (!one) return null;
	const two = desk.takeMove(dynamicTexts[dynamic].proof, [one.questionId]);
	return two
		? desk.vary(
				`I go by lines like these. About ${one.about}: ${one.said}. About ${two.about}: ${two.said}.`,
				`Two of your lines lead me there: ${one.said}, and then, about ${two.about}, ${two.said}.`,
			)
		: desk.cite(one);
}

function costLine(desk: Desk, dynamic: Dynamic): string | null {
	const line = desk.takeMove(dynamicTexts[dynamic].cost);
	return line && desk.cite(line);
}

/** Turns of phrase in which nobody does anything that could be done otherwise. */
const notDoing: readonly MoveName[] = [
	"wish",
	"regret",
	"died",
	"lonely",
	"unseen",
	"worn",
	"deeds",
	"neverShowed",
	"notThere",
	"wasLeft",
	"moved",
	"loved",
	"proud",
	"nowI",
	"different",
	"guilty",
];

/** A choice or a number that has not been mentioned yet, one that points to the dynamic if there is one, and what the coach makes of it. */
function chosenLine(desk: Desk, dynamic?: Dynamic): string | null {
	for (const answer of desk.dice.shuffle([...desk.reading.choices, ...desk.reading.scales])) {
		const guide = desk.guide[answer.question.id];
		const value = answer.kind === "choice" ? guide?.values?.[answer.value] : guide?.scale?.[band(answer.value)];
		if (!value || (dynamic && !value.points?.[dynamic]) || !desk.mention(answer)) continue;
		const about = desk.fill(guide?.measure ?? guide?.about ?? "");
		const opening =
			answer.kind === "choice" ? `On ${about}, you chose ${titled(answer.label)}.` : putAt(desk, about, answer.value);
		return join(opening, desk.vary(...value.says));
	}
	return null;
}

/** A line that shows the moment at which something could be done otherwise. */
function momentLine(desk: Desk, dynamic: Dynamic): string | null {
	const doing = [...dynamicTexts[dynamic].proof, ...dynamicTexts[dynamic].cost].filter(
		(move) => !notDoing.includes(move),
	);
	const line = desk.takeMove(doing);
	return (
		line &&
		desk.vary(
			`The moment to look for is one like this, from your answer about ${line.about}: ${line.said}.`,
			`You know the place where it happens. About ${line.about} you wrote: ${line.said}.`,
			`There’s a sentence by which you could recognize it: ${line.said}.`,
		)
	);
}

/** A line that shows what the person is after with others. */
function wishLine(desk: Desk): string | null {
	const line = desk.takeMove(["wish", "loved", "laughTogether", "lonely", "unseen"]);
	return (
		line &&
		desk.vary(
			`With others, I think, it’s about something like this: ${line.said}. You wrote it about ${line.about}.`,
			`What you’re looking for in people can be heard in your answer about ${line.about}: ${line.said}.`,
		)
	);
}

/** The questionnaires that ask where someone comes from. */
const family = ["3", MOTHER_QUESTIONNAIRE_ID, FATHER_QUESTIONNAIRE_ID];

/** What the person wrote before about home, mother or father, where this questionnaire asks about something else. */
function originLookingBack(desk: Desk, dynamic: Dynamic, isTold: boolean): string | null {
	const own = desk.parts.input.questionnaire.id;
	const others = desk.parts.earlier.filter(
		(one) => one.questionnaireId !== own && family.includes(one.questionnaireId) && one.reading.care.length === 0,
	);
	const back = earlierQuote(others, dynamicTexts[dynamic].proof, {
		"3": ["q13", "q8", "q6"],
		[MOTHER_QUESTIONNAIRE_ID]: ["q9", "q8", "q12"],
		[FATHER_QUESTIONNAIRE_ID]: ["q9", "q12", "q5"],
	});
	if (
		!back &&
		desk.parts.earlier.some(
			(one) => one.questionnaireId !== own && family.includes(one.questionnaireId) && one.reading.care.length > 0,
		)
	) {
		return desk.vary(
			"I remember what you wrote to me before about the people you come from. I won’t bring those lines in here. I only want you to know that I read these with them in mind.",
			"You’ve told me earlier about things that should not have happened. I leave them where they are. But I don’t read these answers as if I hadn’t heard.",
		);
	}
	if (!back && desk.parts.earlier.some((one) => family.includes(one.questionnaireId))) return null;
	if ((isTold || dynamic === "loss" || dynamic === "open") && !back) return null;
	if (back) {
		const about = desk.fill(back.about);
		return desk.vary(
			`In ${back.source}, you said ${back.said}. I can’t prove that the one led to the other. But they’d recognize each other.`,
			`I remember a line from ${back.source}. About ${about} you said ${back.said}. It seems to me that this is the same thread.`,
			`It isn’t the first time that I read this from you. In ${back.source}, you said ${back.said}.`,
		);
	}
	if (
		desk.reading.texts.some((answer) =>
			answer.sentences.some((sentence) =>
				/\b(?:as a child|growing up|when i was (?:little|small|young|a )|my (?:mother|father|mum|mom|dad|parents)\b|childhood)/.test(
					sentence.lower,
				),
			),
		)
	)
		return null;
	const isAboutOrigins = family.includes(own);
	return isAboutOrigins
		? null
		: desk.vary(
				"Where it comes from I can only guess, since these questions didn’t ask about your childhood.",
				"You haven’t told me about the beginnings, so take this as no more than a guess.",
				"I know little about where you come from, so I’ll say it with a question mark.",
			);
}

/** The line that opens the analysis: the strongest that is left, and not one that a later part depends on. */
function headline(desk: Desk, plan: Plan): string | null {
	const free = desk.freeQuotes().filter((quote) => quote.words >= 4 && quote.text.length <= 300);
	const best = free.find((quote) => !plan.kept.includes(quote.questionId)) ?? free[0];
	if (!best) return null;
	desk.topQuestion = best.questionId;
	return desk.use(best).said.slice(1, -1);
}

function actionSteps(desk: Desk, plan: Plan, dynamic: Dynamic): string[] {
	const own: string[] = [];
	for (const [i, write] of plan.actions.entries()) {
		if (own.length === 2) break;
		const step = desk.attempt(() => write(desk, dynamic));
		if (step && (i === 0 || own.length < 2)) own.push(step);
	}
	const general = dynamicTexts[dynamic].actions
		.filter(
			(step) => typeof step === "string" || desk.reading.texts.some((answer) => desk.has(answer.question.id, step.if)),
		)
		.map((step) => (typeof step === "string" ? step : step.do));
	while (own.length < 3) own.push(desk.vary(...general) ?? general[0] ?? "");
	return own.slice(0, 3);
}

function areas(desk: Desk, plan: Plan, dynamic: Dynamic): string[] {
	const written = plan.areas
		.map((write) => desk.attempt(() => write(desk, dynamic)))
		.filter((question) => question !== null);
	const own = written.filter((question) => question.includes("“")).slice(0, 1);
	const open = desk.vary(...written.filter((question) => !question.includes("“")));
	return [...own, open, desk.vary(...dynamicTexts[dynamic].questions)].filter((question): question is string =>
		Boolean(question),
	);
}
