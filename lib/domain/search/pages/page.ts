import type { Day } from "@/lib/domain/progress/days";
import type { Relation } from "@/lib/domain/text/kinship";

/** Where something that a person wrote stands, in the order in which it is shown. */
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

/** Something that a person wrote, as the search reads it. */
export interface Page {
	/** Its kind and the id of what it stands in: unique among the pages of a person. */
	id: string;
	kind: PageKind;
	/** The person's local day. */
	day: Day;
	/** When it was written, in milliseconds: for the order of two pages of one day. */
	at: number;
	/** What stands above it: the title of an entry, the question of an answer. Not always the person's own words. */
	title: string | null;
	/** What it is a part of: a questionnaire, a relationship, an exercise. */
	partOf: string | null;
	/** The person's own words, as they typed them. */
	text: string;
	/** Whether its text is an option that they chose, and not their words. */
	isChosen?: boolean;
	/** The address that opens it where it stands. */
	href: string;
	/** Who somebody is to the person, as the page shows beyond its words: whoever is on a timeline. */
	people?: { relation: Relation; name: string }[];
}

/** A page that answers a query, and the words of it that do. */
export interface Passage {
	page: Page;
	/** Whole sentences, exactly as they stand there. */
	words: string;
	/** What of the query is in them, as it was asked: the reason why the page is shown. */
	why: string[];
}
