import type { Memory } from "@/lib/ai/types";
import { addDays, type Day } from "@/lib/domain/progress/days";
import { PATTERN_QUESTIONNAIRE_ID } from "@/lib/domain/questionnaires/ids";
import type { Page, Passage } from "@/lib/domain/search/pages/page";
import type { PageIndex } from "@/lib/domain/search/pages/page-index";
import { hrefOf } from "@/lib/domain/search/pages/page-makers";
import { countWords } from "@/lib/domain/text/count-words";
import { isIn } from "@/lib/domain/text/days";
import type { Question } from "@/lib/domain/text/question/forms";
import { escaped, type Paragraph } from "../parts/part";
import { otherLines } from "./content/pages-lines";
import type { Draft } from "./draft";
import { counted, listed, pagesOffer, says, shows, spokenDay, spokenPeriod, states } from "./say";

/** What is known about a person when they ask for facts. */
export interface Known {
	memory: Memory;
	index: PageIndex;
	/** The person's local day. */
	today: Day;
}

type FactQuestion = Exclude<Question, { ask: "pages" }>;

/**
 * Answers a question about goals, results, scripts, figures or the timeline with what code can prove. People and words
 * are counted and drawn by the look back.
 */
export function answerFromFacts(question: FactQuestion, known: Known): Draft {
	switch (question.ask) {
		case "goals":
			return goals(known);
		case "results":
			return results(question.topic, known);
		case "script":
			return scripts(question.which, known);
		case "figures":
			return figures(question, known);
		case "timeline":
			return timeline(question.topic, known);
		case "people":
		case "themes":
			return { paragraphs: [says(otherLines.lookBack)], offers: [{ label: "Look back", href: "/look-back" }] };
	}
}

const whole = (page: Page): Passage => ({ page, words: page.text, why: [] });
const ofKind = (index: PageIndex, kind: Page["kind"]) => index.newestFirst().filter((page) => page.kind === kind);

function goals({ memory, index }: Known): Draft {
	const pages = ofKind(index, "goal");
	if (memory.goals.length === 0)
		return { paragraphs: [says(otherLines.noGoals)], offers: [{ label: "Set a goal", href: "/" }] };
	const each = memory.goals.flatMap(({ title, description, type, progress, isCompleted }): Paragraph[] => {
		const state = isCompleted ? "reached" : `${progress}% of the way`;
		const page = pages.find(({ text }) => text === description);
		const named = title
			? states(otherLines.goal, { title: escaped(title), type, state })
			: states(otherLines.goalNameless, { type, state });
		return [[named], ...(page && description.trim() !== "" ? [[shows(whole(page))]] : [])];
	});
	return {
		paragraphs: [[states(otherLines.goals, { goals: counted(memory.goals.length, "goal") })], ...each],
		offers: pagesOffer(pages.map((page) => ({ page }))),
	};
}

/** Answers with the scores of the patterns; or, if a questionnaire is meant, with links to the analyses. */
function results(topic: string, { memory: { patterns, analyses } }: Known): Draft {
	const isOther = /\bquestionnaire (?:about|on)\b|\banalys/i.test(topic) && !/\bpatterns?\b/i.test(topic);
	if (isOther && analyses.length > 0) {
		const titles = listed(analyses.map(({ title }) => `“${escaped(title)}”`));
		return {
			paragraphs: [[states(otherLines.analyses, { titles })]],
			offers: analyses.map(({ title, questionnaireId }) => ({ label: title, href: hrefOf.analysis(questionnaireId) })),
		};
	}
	const href = `/questionnaires/${PATTERN_QUESTIONNAIRE_ID}`;
	if (!patterns)
		return { paragraphs: [says(otherLines.noScores)], offers: [{ label: "Your Relationship Patterns", href }] };
	const sorted = patterns.scores.toSorted((a, b) => b.score - a.score);
	const scores = listed(sorted.map(({ name, score }) => `${name} ${score}%`));
	return {
		paragraphs: [[states(otherLines.scores, { day: spokenDay(patterns.day), scores }, "score")]],
		offers: [{ label: "Open the analysis", href: hrefOf.analysis(PATTERN_QUESTIONNAIRE_ID) }],
	};
}

function scripts(which: "life" | "love" | null, { index }: Known): Draft {
	const wanted = which ? [which] : (["life", "love"] as const);
	return {
		paragraphs: wanted.flatMap((one): Paragraph[] => {
			const page = ofKind(index, `${one}-script`)[0];
			if (page?.title == null) return [[states(otherLines.noScript, { which: one })]];
			const first = { page: { ...page, text: page.title, title: null }, words: page.title, why: [] };
			return [[states(otherLines.script, { which: one })], [shows(first)]];
		}),
		offers: wanted.map((one) => ({ label: `Open your ${one} script`, href: hrefOf.script(one) })),
	};
}

function figures({ of, period }: Extract<FactQuestion, { ask: "figures" }>, { index, today }: Known): Draft {
	const all = ofKind(index, "journal");
	const [newest, oldest] = [all[0], all.at(-1)];
	const say = (...paragraph: Paragraph): Draft => ({
		paragraphs: [paragraph],
		offers: [{ label: "Open the journal", href: "/journal" }],
	});
	if (!newest || !oldest) return say(...says(otherLines.noEntries));
	const pages = period ? all.filter(({ day }) => isIn(day, period)) : all;
	const days = new Set(pages.map(({ day }) => day));
	const entries = counted(pages.length, "entry", "entries");
	if (of === "streak") {
		const length = streakUntil(days, today);
		const last = spokenDay(newest.day);
		if (length === 0) return say(states(otherLines.noStreak, { last }, "date"));
		return say(states(otherLines.streak, { days: counted(length, "day"), last }, "date"));
	}
	if (of === "began") {
		const values = { day: spokenDay(oldest.day), entries, days: counted(days.size, "day") };
		return say(states(otherLines.began, values, "date"));
	}
	const count = pages.reduce((sum, { text }) => sum + countWords(text), 0);
	const values = { words: counted(count, "word"), entries };
	if (!period) return say(states(otherLines.words, values));
	return say(states(otherLines.wordsIn, { ...values, period: spokenPeriod(period) }));
}

/** Counts the consecutive days with an entry, up to today or yesterday. */
function streakUntil(written: ReadonlySet<Day>, today: Day): number {
	let day = written.has(today) ? today : addDays(today, -1);
	let length = 0;
	for (; written.has(day); day = addDays(day, -1)) length++;
	return length;
}

function timeline(topic: string, { memory: { relationships } }: Known): Draft {
	const offers = [{ label: "Open the timeline", href: "/timeline" }];
	if (relationships.length === 0) return { paragraphs: [says(otherLines.noTimeline)], offers };
	const named = relationships.filter(({ name }) => topic.toLowerCase().includes(name.toLowerCase()));
	const shown = named.length > 0 ? named : relationships;
	return {
		paragraphs: shown.map(({ name, dates }) => [
			states(otherLines.timeline, { name: escaped(name), dates: escaped(dates) }, "date"),
		]),
		offers,
	};
}
