import { type Findings, findPages } from "@/lib/domain/search/find";
import { type Passage, pageKinds } from "@/lib/domain/search/pages/page";
import type { PageIndex } from "@/lib/domain/search/pages/page-index";
import type { PagesQuestion } from "@/lib/domain/text/question/forms";
import type { Paragraph } from "../parts/part";
import { type Line, line } from "../parts/phrasebook";
import {
	foundLines,
	headingLine,
	nothingLines,
	otherLines,
	placeNames,
	searchNote,
	whoLine,
} from "./content/pages-lines";
import type { Draft } from "./draft";
import { counted, listed, pagesOffer, says, shows, spokenDay, spokenPeriod, states } from "./say";

/** How many passages a reply shows; a phone screen holds no more. */
const SHOWN = 4;
/** The maximum number of passages if the person asks for a number. */
const SHOWN_WHEN_ASKED = 10;
/** How many words of a question the reply repeats at most. */
const MOST_SAID_BACK = 5;

/**
 * Answers a question about the person's own pages with passages from them, each with its date and a link, or says that
 * there is nothing.
 * @param message The question as the person asked it; "more" asks it again.
 * @param from How many passages were shown before.
 */
export function answerFromPages(index: PageIndex, question: PagesQuestion, message: string, from = 0): Draft {
	const findings = findPages(index, question);
	const { passages } = findings;
	const none = nothing(index, question, findings);
	if (passages.length === 0) return { ...none, memo: { question: message, shown: 0, ...none.memo } };
	const pages = counted(passages.length, "page");
	if (from >= passages.length) return { paragraphs: [[states(foundLines.noMore, { pages })]], offers: [] };
	const isOne = (question.want === "last" || question.want === "first") && from === 0;
	const isCount = question.want === "count" && from === 0;
	const most = isCount ? 0 : isOne ? 1 : question.newest ? SHOWN_WHEN_ASKED : SHOWN;
	const shown = passages.slice(from, from + most);
	const until = from + shown.length;
	const opening =
		from === 0
			? openingOf(question, findings, shown.length)
			: [states(foundLines.more, { shown: shown.length, pages })];
	return {
		paragraphs: [...notes(findings), opening, ...grouped(shown, isOne)],
		offers: [
			...pagesOffer(shown, until < passages.length),
			...(isCount ? [{ label: "Show them", say: showThem(question) }] : []),
		],
		memo: { question: message, shown: until },
	};
}

/** Asks for the counted pages, spelled out in full, so that the button means the same in any place. */
const showThem = ({ topic, period }: PagesQuestion): string =>
	["Show me the pages", topic && `about ${topic}`, period?.words].filter(Boolean).join(" ");

/** Returns the topic in the words of the question, shortened to a few. */
function topicOf({ sought, missing, passages }: Findings): string {
	const found = passages.length > 0 ? sought.filter((word) => !missing.includes(word)) : sought;
	return listed(found.slice(0, MOST_SAID_BACK).map((word) => `“${word}”`));
}

function openingOf(question: PagesQuestion, findings: Findings, shown: number): Paragraph {
	const { passages, counts } = findings;
	const { want } = question;
	const topic = topicOf(findings);
	const period = question.period ? spokenPeriod(question.period) : "";
	const values = { topic, period, pages: counted(passages.length, "page") };
	if (want === "last" || want === "first") {
		const [ofTopic, ofAll] =
			want === "last" ? [foundLines.last, foundLines.lastPage] : [foundLines.firstTime, foundLines.firstPage];
		return [states(topic === "" ? ofAll : ofTopic, { topic, day: spokenDay(passages[0]?.page.day ?? "") }, "date")];
	}
	if (want === "count" && topic !== "") {
		const days = passages.map(({ page }) => page.day).sort();
		const places = listed(
			pageKinds.flatMap((kind) => (counts[kind] ? [`${counts[kind]} ${inPlace(placeNames[kind].heading)}`] : [])),
		);
		const [first, last] = [spokenDay(days[0] ?? ""), spokenDay(days.at(-1) ?? "")];
		return [states(period ? foundLines.countIn : foundLines.count, { ...values, places, first, last })];
	}
	if (want === "decided") return says(foundLines.decided);
	if (want === "felt") return [states(period ? foundLines.felt : foundLines.feltAny, { period })];
	if (findings.isPartial) return [];
	if (question.newest !== undefined) return [states(foundLines.newestPages, values)];
	const text = topic === "" ? foundLines.period : period ? foundLines.topicIn : foundLines.topic;
	const rest =
		passages.length > shown && want !== "count"
			? [states(topic === "" ? foundLines.newest : foundLines.first, { shown })]
			: [];
	return [states(text, values), ...rest];
}

/** Writes the heading of a place in the middle of a sentence: "in your journal". */
const inPlace = (heading: string): string => heading.charAt(0).toLowerCase() + heading.slice(1);

/** Says which words were not found and which were corrected. */
const notes = ({ missing, readAs, isPartial }: Findings): Paragraph[] => [
	...(readAs ? [[states(foundLines.readAs, readAs)]] : []),
	...(isPartial ? [says(foundLines.partial)] : []),
	...(missing.length > 0 ? [[states(foundLines.missing, { missing: listed(missing.map((one) => `“${one}”`)) })]] : []),
];

/** Groups passages by source; each group keeps the order of the search. */
function grouped(passages: readonly Passage[], isOne: boolean): Paragraph[] {
	const kinds = pageKinds.filter((kind) => passages.some(({ page }) => page.kind === kind));
	return kinds.flatMap((kind) => [
		...(isOne || kinds.length < 2 ? [] : [[states(headingLine, { heading: placeNames[kind].heading })]]),
		...passages.filter(({ page }) => page.kind === kind).map((found) => [shows(found)]),
	]);
}

/** Says that nothing was found, what was searched, and what exists outside the period or place the person named. */
function nothing(index: PageIndex, question: PagesQuestion, findings: Findings): Draft {
	const { want } = question;
	const topic = topicOf(findings);
	const period = question.period ? spokenPeriod(question.period) : "";
	if (index.size === 0) return { paragraphs: [says(first(nothingLines.empty))], offers: [] };
	if (question.newest !== undefined)
		return { paragraphs: [says(otherLines.noEntries)], offers: [{ label: "Open the journal", href: "/journal" }] };
	const isVague = topic === "" && period === "" && want !== "decided" && want !== "felt";
	if (isVague) return { paragraphs: [says(whoLine)], offers: [], memo: { awaits: "find" } };
	const kind = question.pageKinds?.[0];
	const place = kind ? inPlace(placeNames[kind].heading) : "";
	const ofTopic = period ? nothingLines.topicIn : kind ? nothingLines.topicThere : nothingLines.topic;
	const text =
		want === "decided" || want === "felt" ? nothingLines[want] : topic === "" ? nothingLines.period : ofTopic;
	const anyTime = period || kind ? findPages(index, { ...question, period: null, pageKinds: null }) : null;
	const isElsewhere = anyTime !== null && topic !== "" && anyTime.passages.length > 0;
	const elsewhere = {
		label: kind ? "Look everywhere" : "Look at any time",
		say: `What did I write about ${findings.sought.join(" ")}?`,
	};
	return {
		paragraphs: [[states(first(text), { topic, period, place }), ...(isElsewhere ? [] : says(searchNote))]],
		offers: isElsewhere ? [elsewhere] : [],
	};
}

const first = (lines: readonly Line[]): Line => lines[0] ?? line("");
