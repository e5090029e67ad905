import type { Memory } from "@/lib/ai/types";
import { tellingWordsWritten } from "@/lib/domain/journal/related";
import { addDays, type Day } from "@/lib/domain/progress/days";
import { PATTERN_QUESTIONNAIRE_ID, SHOWN_ABOVE } from "@/lib/domain/questionnaires/ids";
import { findPages } from "@/lib/domain/search/find";
import type { Page, Passage } from "@/lib/domain/search/pages/page";
import type { PageIndex } from "@/lib/domain/search/pages/page-index";
import { hrefOf } from "@/lib/domain/search/pages/page-makers";
import { countWords } from "@/lib/domain/text/count-words";
import { isIn, type Period } from "@/lib/domain/text/days";
import { namesOn } from "@/lib/domain/text/names";
import type { Question } from "@/lib/domain/text/question/forms";
import { termsOf } from "@/lib/domain/text/terms";
import { escaped, type Paragraph } from "../parts/part";
import { otherLines } from "./content/pages-lines";
import type { Draft } from "./draft";
import { counted, listed, pagesOffer, says, shows, spokenDay, states } from "./say";

/** What is known about a person when they ask for facts. */
export interface Known {
	memory: Memory;
	index: PageIndex;
	/** The person's local day. */
	today: Day;
}

type FactQuestion = Exclude<Question, { ask: "pages" }>;

/** Answers a question about goals, results, scripts, figures, the timeline or people with what code can prove. */
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
			return people(known);
		case "themes":
			return themes(question.period, known);
	}
}

const whole = (page: Page): Passage => ({ page, words: page.text, why: [] });
const ofKind = (index: PageIndex, kind: Page["kind"]) => index.newestFirst().filter((page) => page.kind === kind);

function goals({ memory, index }: Known): Draft {
	const pages = ofKind(index, "goal");
	if (memory.goals.length === 0) {
		return { paragraphs: [says(otherLines.noGoals)], offers: [{ label: "Set a goal", href: "/" }] };
	}
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

const PATTERNS =
	/\b(?:patterns?|scores?|pleaser|avoider|anxious|controller|victim|all[- ]or[- ]nothing|highest|lowest|strongest)\b/i;

function results(topic: string, { memory, index }: Known): Draft {
	const isAboutPatterns =
		PATTERNS.test(topic) || !/\p{L}/u.test(topic.replace(/\b(?:my|the|of|questionnaires?|results?)\b/gi, ""));
	if (isAboutPatterns) return patterns(memory);
	const words = topic.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
	const named = memory.analyses
		.map((analysis) => ({ analysis, hits: titleHits(analysis.title, words) }))
		.filter(({ hits }) => hits > 0)
		.sort((a, b) => b.hits - a.hits)[0]?.analysis;
	if (!named) {
		if (memory.analyses.length === 0) return { paragraphs: [says(otherLines.noAnalysis)], offers: [toQuestionnaires] };
		return {
			paragraphs: [[states(otherLines.analyses, { count: counted(memory.analyses.length, "questionnaire") })]],
			offers: memory.analyses.slice(0, 6).map(toAnalysis),
		};
	}
	const href = hrefOf.analysis(named.questionnaireId);
	const answers = ofKind(index, "answer")
		.filter(({ partOf }) => partOf === named.title)
		.toSorted((a, b) => b.text.length - a.text.length)
		.slice(0, 2);
	return {
		paragraphs: [
			[states(otherLines.analysis, { title: escaped(named.title), day: spokenDay(named.day) }, "date")],
			...answers.map((page): Paragraph => [shows(whole(page))]),
		],
		offers: [{ label: "Open the analysis", note: named.title, href }, ...pagesOffer(answers.map((page) => ({ page })))],
	};
}

const toQuestionnaires = { label: "The questionnaires", href: "/questionnaires" };
const toAnalysis = ({ title, questionnaireId }: Memory["analyses"][number]) => ({
	label: title,
	href: hrefOf.analysis(questionnaireId),
});

/** Counts how many of the words occur in a title; "mum" also matches "mother", and so on. */
function titleHits(title: string, words: readonly string[]): number {
	const same: Record<string, string> = { mum: "mother", mom: "mother", mam: "mother", dad: "father", family: "home" };
	const lower = title.toLowerCase();
	return words.filter((word) => !/^(?:your|you|the|what|who)$/.test(word) && lower.includes(same[word] ?? word)).length;
}

function patterns({ patterns: found }: Memory): Draft {
	if (!found)
		return {
			paragraphs: [says(otherLines.noScores)],
			offers: [{ label: "Your Relationship Patterns", href: `/questionnaires/${PATTERN_QUESTIONNAIRE_ID}` }],
		};
	const sorted = found.scores.toSorted((a, b) => b.score - a.score);
	const scores = listed(sorted.map(({ name, score }) => `${name} ${score}%`));
	const above = sorted.filter(({ score }) => score > SHOWN_ABOVE).map(({ name }) => name);
	const shown =
		above.length > 0 ? states(otherLines.shown, { names: listed(above) }, "score") : says(otherLines.noneShown)[0];
	return {
		paragraphs: [
			[states(otherLines.scores, { day: spokenDay(found.day), scores }, "score"), ...(shown ? [shown] : [])],
		],
		offers: [
			{
				label: "Open the analysis",
				note: "Your Relationship Patterns",
				href: hrefOf.analysis(PATTERN_QUESTIONNAIRE_ID),
			},
		],
	};
}

function scripts(which: "life" | "love" | null, { index }: Known): Draft {
	const wanted = which ? [which] : (["life", "love"] as const);
	const parts = wanted.map((one) => {
		const page = ofKind(index, `${one}-script`)[0];
		const paragraphs: Paragraph[] =
			page?.title != null
				? [
						[states(otherLines.script, { which: one })],
						[shows({ page: { ...page, text: page.title, title: null }, words: page.title, why: [] })],
					]
				: [[states(otherLines.noScript, { which: one })]];
		return { paragraphs, offer: { label: `Open your ${one} script`, href: hrefOf.script(one) } };
	});
	return { paragraphs: parts.flatMap(({ paragraphs }) => paragraphs), offers: parts.map(({ offer }) => offer) };
}

function figures({ of, period }: Extract<FactQuestion, { ask: "figures" }>, { index, today }: Known): Draft {
	const all = ofKind(index, "journal");
	const offers = [{ label: "Open the journal", href: "/journal" }];
	const say = (...paragraph: Paragraph): Draft => ({ paragraphs: [paragraph], offers });
	const newest = all[0];
	const oldest = all.at(-1);
	if (!newest || !oldest) return say(...says(otherLines.noEntries));
	const entries = period ? all.filter(({ day }) => isIn(day, period)) : all;
	const days = [...new Set(entries.map(({ day }) => day))];
	const spoken = counted(entries.length, "entry", "entries");
	if (of === "streak") {
		const length = streakUntil(days, today);
		const last = spokenDay(newest.day);
		if (length === 0) return say(states(otherLines.noStreak, { last }, "date"));
		return say(states(otherLines.streak, { days: counted(length, "day"), last }, "date"));
	}
	if (of === "began") {
		const day = spokenDay(oldest.day);
		return say(states(otherLines.began, { day, entries: spoken, days: counted(days.length, "day") }, "date"));
	}
	const words = counted(
		entries.reduce((sum, { text }) => sum + countWords(text), 0),
		"word",
	);
	if (!period) return say(states(otherLines.words, { words, entries: spoken }));
	return say(states(otherLines.wordsIn, { words, entries: spoken, period: spanOf(period) }));
}

const spanOf = ({ from, to }: Period) =>
	from === to ? `on ${spokenDay(from)}` : `from ${spokenDay(from)} to ${spokenDay(to)}`;

/** Counts the consecutive days with an entry, up to today or yesterday. */
function streakUntil(days: readonly Day[], today: Day): number {
	const written = new Set(days);
	let day = written.has(today) ? today : addDays(today, -1);
	let length = 0;
	for (; written.has(day); day = addDays(day, -1)) length++;
	return length;
}

function timeline(topic: string, { memory, index }: Known): Draft {
	const { relationships } = memory;
	const offers = [{ label: "Open the timeline", href: "/timeline" }];
	if (relationships.length === 0) return { paragraphs: [says(otherLines.noTimeline)], offers };
	const named = relationships.filter(({ name }) => topic.toLowerCase().includes(name.toLowerCase()));
	if (topic.trim() !== "" && named.length === 0) {
		const found = findPages(index, { ask: "pages", want: "first", topic, period: null, pageKinds: null });
		if (found.passages[0])
			return {
				paragraphs: [[shows(found.passages[0])]],
				offers: [...pagesOffer(found.passages.slice(0, 1)), ...offers],
			};
	}
	const shown = named.length > 0 ? named : relationships;
	return {
		paragraphs: shown.map(({ name, dates }) => [
			states(otherLines.timeline, { name: escaped(name), dates: escaped(dates) }, "date"),
		]),
		offers,
	};
}

const MOST_WORDS = 6;

/** Treats "the music room" as one thing, not as music and a room. */
const COMPOUND = new RegExp(
	"(?<!\\p{L})(\\p{L}{3,}) ((?:room|house|home|school|shop|store|club|class|lesson|station|table|bed|chair|car|bus|" +
		"train|trip|party|game|team|teacher|course|group|practice|market|office|building|street|kitchen|hall|box|book|" +
		"bag|list|cent(?:er|re)|lights?|door|window|machine|day|time|night|work|life|man|woman|people)s?)(?!\\p{L})",
	"giu",
);
const JOINT = /-’-/g;
const together = (both: string, first: string, second: string) =>
	tellingWordsWritten(first).size > 0 ? `${first}-’-${second}` : both;

/** Lists the words that occur on the most pages. This only counts words; it does not interpret them. */
function themes(period: Period | null, { index }: Known): Draft {
	const pages = ofKind(index, "journal").filter(({ day }) => !period || isIn(day, period));
	const found = new Map<string, { word: string; pages: number }>();
	for (const { text } of pages) {
		for (const [stem, word] of tellingWordsWritten(text.replace(COMPOUND, together))) {
			const sofar = found.get(stem);
			const written = word.toLowerCase().replace(JOINT, " ");
			found.set(stem, { word: sofar?.word ?? written, pages: (sofar?.pages ?? 0) + 1 });
		}
	}
	const most = [...found.values()]
		.filter((one) => one.pages > 1)
		.sort((a, b) => b.pages - a.pages || (a.word < b.word ? -1 : 1))
		.slice(0, MOST_WORDS);
	if (most.length === 0) return { paragraphs: [says(otherLines.noThemes)], offers: [] };
	const words = listed(most.map(({ word, pages: on }) => `“${word}” (${counted(on, "page")})`));
	const text = period
		? states(otherLines.themesIn, { words, period: spanOf(period) }, "recurrence")
		: states(otherLines.themes, { words }, "recurrence");
	const offers = most
		.slice(0, 3)
		.map(({ word }) => ({ label: word, note: "What you wrote", say: `What did I write about ${word}?` }));
	return { paragraphs: [[text]], offers };
}

const MOST_PEOPLE = 5;

function people({ index }: Known): Draft {
	const isOwn = ({ kind }: Page) => kind === "journal" || kind === "message";
	const found = namesOn(index.newestFirst().filter(isOwn))
		.map((name) => ({ name, pages: index.withAny([termsOf(name)], isOwn).length }))
		.filter(({ pages }) => pages > 1)
		.sort((a, b) => b.pages - a.pages || (a.name < b.name ? -1 : 1))
		.slice(0, MOST_PEOPLE);
	if (found.length === 0) return { paragraphs: [says(otherLines.noPeople)], offers: [] };
	const spoken = listed(found.map(({ name, pages }) => `${name} (${counted(pages, "page")})`));
	return {
		paragraphs: [[states(otherLines.people, { people: spoken }, "recurrence")]],
		offers: found
			.slice(0, 3)
			.map(({ name }) => ({ label: name, note: "What you wrote", say: `What did I write about ${name}?` })),
	};
}
