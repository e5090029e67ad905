import type { Way as Offer } from "@/lib/domain/chat/guide";
import { type Findings, findPages } from "@/lib/domain/search/find";
import { type Passage, pageKinds } from "@/lib/domain/search/pages/page";
import type { PageIndex } from "@/lib/domain/search/pages/page-index";
import type { PagesQuestion } from "@/lib/domain/text/question/forms";
import type { Paragraph } from "../parts/part";
import { type Line, line } from "../parts/phrasebook";
import { foundLines, headingLine, nothingLines, otherLines, placeNames, searchNote } from "./content/pages-lines";
import type { Draft } from "./draft";
import { counted, listed, pagesOffer, says, shows, spokenDay, states } from "./say";

/** How many passages a reply shows; a phone screen holds no more. */
const SHOWN = 4;
/** The maximum number of passages if the person asks for a number. */
const SHOWN_WHEN_ASKED = 10;
/** How many words of a question the reply repeats at most. */
const MOST_SAID_BACK = 5;

/**
 * Offers to show the counted pages. The question is spelled out in full, so that the button means the same in any
 * place.
 */
const showOffer = (topic: string, period: PagesQuestion["period"], label = "Show them"): Offer => ({
	label,
	say: ["Show me the pages", topic && `about ${topic}`, period?.words].filter(Boolean).join(" "),
});

/** Splits "Ana and how often my mother" into two counts. */
const ANOTHER = new RegExp(
	"\\s*(?:,|\\band\\b|\\bor\\b|&)\\s*(?:(?:and|also|how " +
		"(?:often|many times|much)(?: (?:do|did|have) i)?)\\b\\s*)*(?:(?:mention(?:ed)?|write|wrote|talk|talked)(?: " +
		"(?:about|of))?\\b\\s*)?",
	"i",
);

/** Returns the topics to count, one by one. */
const countedIn = ({ want, topic }: PagesQuestion): string[] =>
	want === "count" ? topic.split(ANOTHER).filter((part) => part.trim() !== "") : [topic];

/** Counts each of several topics separately. */
function answerCounts(index: PageIndex, question: PagesQuestion, topics: readonly string[]): Draft {
	const each = topics.slice(0, MOST_SAID_BACK).map((topic) => {
		const one = { ...question, topic };
		return { topic, one, findings: findPages(index, one) };
	});
	return {
		paragraphs: each.flatMap(({ one, findings }) =>
			findings.passages.length > 0
				? [...notes(findings), openingOf(one, findings, 0)]
				: [[states(first(nothingLines.topic), { topic: topicOf(findings) })]],
		),
		offers: each
			.filter(({ findings }) => findings.passages.length > 0)
			.slice(0, 3)
			.map(({ topic, findings }) => showOffer(topic, question.period, `Show the pages with ${topicOf(findings)}`)),
	};
}

/**
 * Answers a question about the person's own pages with passages from them, each with its date and a link, or says that
 * there is nothing.
 * @param message The question as the person asked it; "more" asks it again.
 * @param from How many passages were shown before.
 */
export function answerFromPages(index: PageIndex, question: PagesQuestion, message: string, from = 0): Draft {
	const topics = countedIn(question);
	if (topics.length > 1) return answerCounts(index, question, topics);
	const findings = findPages(index, question);
	const { passages } = findings;
	if (passages.length === 0) return nothing(index, question, findings);
	if (from >= passages.length)
		return { paragraphs: [[states(foundLines.noMore, { pages: pagesIn(passages) })]], offers: [] };
	const isOne = (question.want === "last" || question.want === "first") && from === 0;
	const shown =
		question.want === "count" && from === 0
			? []
			: passages.slice(from, from + (isOne ? 1 : question.newest ? SHOWN_WHEN_ASKED : SHOWN));
	const until = from + shown.length;
	const isCount = question.want === "count";
	const opening = from === 0 ? openingOf(question, findings, shown.length) : [next(shown.length, passages)];
	return {
		paragraphs: [...notes(findings), opening, ...grouped(shown, isOne)],
		offers: [
			...pagesOffer(shown, until < passages.length),
			...(isCount && until < passages.length ? [showOffer(question.topic, question.period)] : []),
		],
		memo: { question: message, shown: until },
	};
}

const isOnlyHere = ({ pageKinds }: PagesQuestion) => pageKinds?.length === 1 && pageKinds[0] === "message";

const next = (shown: number, passages: readonly Passage[]) =>
	states(foundLines.more, { shown, pages: pagesIn(passages) });

const pagesIn = (passages: readonly Passage[]) => counted(passages.length, "page");

/** Returns the topic in the words of the question, shortened to a few. */
function topicOf({ sought, missing, passages }: Findings): string {
	const found = passages.length > 0 ? sought.filter((word) => !missing.includes(word)) : sought;
	return listed(found.slice(0, MOST_SAID_BACK).map((word) => `“${word}”`));
}

const periodOf = ({ period }: PagesQuestion) => {
	if (!period) return "";
	if (period.weekday !== undefined) return period.words.toLowerCase();
	if (period.from === period.to) return `on ${spokenDay(period.from)}`;
	return period.from < "2001"
		? `until ${spokenDay(period.to)}`
		: `from ${spokenDay(period.from)} to ${spokenDay(period.to)}`;
};

function openingOf(question: PagesQuestion, findings: Findings, shown: number): Paragraph {
	const { passages, counts } = findings;
	const topic = topicOf(findings);
	const period = periodOf(question);
	const newest = passages[0] as Passage;
	const values = { topic, period, pages: pagesIn(passages) };
	if (question.want === "last" || question.want === "first") {
		const isLast = question.want === "last";
		const text =
			topic === ""
				? isLast
					? foundLines.lastPage
					: foundLines.firstPage
				: isLast
					? foundLines.last
					: foundLines.firstTime;
		return [states(text, { topic, day: spokenDay(newest.page.day) }, "date")];
	}
	if (question.want === "count") {
		const days = passages.map(({ page }) => page.day).sort();
		const places = listed(
			pageKinds.flatMap((kind) => {
				const count = counts[kind];
				return count
					? [
							`${count} ${placeNames[kind].heading.replace("In your ", "in your ").replace("On your", "on your").replace("In this", "in this")}`,
						]
					: [];
			}),
		);
		const first = spokenDay(days[0] ?? "");
		const last = spokenDay(days.at(-1) ?? "");
		if (topic === "") return [states(foundLines.period, values)];
		const whole = passages.length === 1 ? foundLines.countOne : first === last ? foundLines.countDay : foundLines.count;
		return [states(period ? foundLines.countIn : whole, { ...values, places, first, last })];
	}
	if (question.want === "decided") return says(foundLines.decided);
	if (question.want === "felt") return [states(period ? foundLines.felt : foundLines.feltAny, { period })];
	if (findings.isPartial) return [];
	if (question.newest !== undefined) return [states(foundLines.newestPages, { pages: pagesIn(passages) })];
	if (topic !== "" && !period && isOnlyHere(question))
		return [states(foundLines.topicHere, { topic, messages: counted(passages.length, "message") })];
	const text = topic === "" ? foundLines.period : period ? foundLines.topicIn : foundLines.topic;
	const rest = passages.length > shown ? [states(topic === "" ? foundLines.newest : foundLines.first, { shown })] : [];
	return [states(text, values), ...rest];
}

/** Says which words were not found and which were corrected. */
function notes({ missing, readAs, isPartial }: Findings): Paragraph[] {
	return [
		...(readAs ? [[states(foundLines.readAs, readAs)]] : []),
		...(isPartial ? [says(foundLines.partial)] : []),
		...(missing.length > 0
			? [[states(foundLines.missing, { missing: listed(missing.map((one) => `“${one}”`)) })]]
			: []),
	];
}

/** Groups passages by source; each group keeps the order of the search. */
function grouped(passages: readonly Passage[], isOne: boolean): Paragraph[] {
	const kinds = pageKinds.filter((kind) => passages.some(({ page }) => page.kind === kind));
	return kinds.flatMap((kind) => [
		...(isOne || kinds.length < 2 ? [] : [[states(headingLine, { heading: placeNames[kind].heading })]]),
		...passages.filter(({ page }) => page.kind === kind).map((found) => [shows(found)]),
	]);
}

/** Says that nothing was found, what was searched, and what exists outside the period the person named. */
function nothing(index: PageIndex, question: PagesQuestion, findings: Findings): Draft {
	const topic = topicOf(findings);
	const period = periodOf(question);
	if (index.size === 0) return { paragraphs: [says(first(nothingLines.empty))], offers: [] };
	if (question.newest !== undefined)
		return { paragraphs: [says(otherLines.noEntries)], offers: [{ label: "Open the journal", href: "/journal" }] };
	const kind = question.pageKinds?.[0];
	const place = kind ? placeNames[kind].heading.replace(/^[IO]/, (letter) => letter.toLowerCase()) : "";
	const wanted =
		question.want === "decided" ? nothingLines.decided : question.want === "felt" ? nothingLines.felt : null;
	const text: Line = wanted
		? first(wanted)
		: topic === ""
			? first(nothingLines.period)
			: first(period ? nothingLines.topicIn : kind ? nothingLines.topicThere : nothingLines.topic);
	const anyTime = question.period || kind ? findPages(index, { ...question, period: null, pageKinds: null }) : null;
	const isElsewhere = anyTime !== null && topic !== "" && anyTime.passages.length > 0;
	return {
		paragraphs: [[states(text, { topic, period, place }), ...(isElsewhere ? [] : says(searchNote))]],
		offers: isElsewhere
			? [
					{
						label: kind ? "Look everywhere" : "Look at any time",
						say: `What did I write about ${findings.sought.join(" ")}?`,
					},
				]
			: [],
	};
}

const first = (lines: readonly Line[]): Line => lines[0] ?? line("");
