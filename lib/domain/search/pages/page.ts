import type { Day } from "@/lib/domain/progress/days";
import type { Relation } from "@/lib/domain/text/kinship";

/** The kinds of texts that a person writes, in the order in which results are shown. */
export const pageKinds = [
	"journal",
	"answer",
	"timeline",
	"goal",
	"message",
	"exercise",
	"life-script",
	"love-script",
	"line",
] as const;
export type PageKind = (typeof pageKinds)[number];

/** A text that the person wrote, as the search reads it. */
export interface Page {
	/** Kind and id of the text's source; unique among the person's pages. */
	id: string;
	kind: PageKind;
	/** The person's local day. */
	day: Day;
	/** When it was written, in milliseconds since 1970; sorts pages of the same day. */
	at: number;
	/** The heading above it: an entry's title or an answer's question. Not always the person's own words. */
	title: string | null;
	/** What it is a part of: a questionnaire, a relationship, an exercise. */
	partOf: string | null;
	/** The person's own words, as they typed them. */
	text: string;
	/** Whether the text is an option that the person chose, and not their own words. */
	isChosen?: boolean;
	/** The address that opens it in its place. */
	href: string;
	/** People whose relation to the person is known from more than the text: those of the timeline. */
	people?: { relation: Relation; name: string }[];
}

/** A page that answers a query, with the relevant words. */
export interface Passage {
	page: Page;
	/** Whole sentences, exactly as written. */
	words: string;
	/** The parts of the query that these words contain, as they were typed: the reason why the page is shown. */
	why: string[];
}
