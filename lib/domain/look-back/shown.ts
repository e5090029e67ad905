import type { FeelingId } from "@/lib/domain/feelings/feelings";
import type { Day } from "@/lib/domain/progress/days";
import type { PatternName } from "@/lib/domain/questionnaires/ids";
import type { Ago } from "./then";

/** A page that is shown again, by its beginning. */
export interface PageThen {
	id: string;
	day: Day;
	title: string | null;
	/** Its first words, exactly as they stand there. */
	beginning: string;
	/** Whether more stands on the page. */
	hasMore: boolean;
}

/** A page of the same day, some time ago. */
export interface PageOfThen extends PageThen {
	ago: Ago;
}

/** A page of a day some time ago, with all that stands on it. */
export interface WholePage {
	id: string;
	day: Day;
	ago: Ago;
	title: string | null;
	content: string;
}

/** One sentence of a page of then, word for word. */
export interface LineThen {
	entryId: string;
	day: Day;
	ago: Ago;
	text: string;
}

/** What GET /api/look-back/{userId}/on-this-day answers: the nearest first. */
export interface OnThisDay {
	today: Day;
	/** For the dashboard; null where no page has one that may stand there unasked. */
	line: LineThen | null;
	pages: PageOfThen[];
}

/** A day on which something was written or a feeling was chosen. */
export interface DayThen {
	day: Day;
	pages: number;
	words: number;
	/** In the order in which they were chosen. */
	feelings: FeelingId[];
}

/** The feelings of a day, in the order in which they were chosen. */
export type DayFelt = Pick<DayThen, "day" | "feelings">;

/** What GET /api/look-back/{userId}/today answers. */
export interface TodayThen {
	today: Day;
	/** The days of the last sixty that have feelings, oldest first. */
	days: DayFelt[];
	/** The exercise that was left half-way, newest first; null where there is none. */
	begun: { title: string; href: string } | null;
}

/** What GET /api/look-back/{userId}/days answers. */
export interface YearThen {
	year: number;
	today: Day;
	/** The year of the first page or feeling of all; null where there is none. */
	firstYear: number | null;
	days: DayThen[];
	/** How many pages were begun in each hour of the day, from midnight on. */
	hours: number[];
}

/** One attempt at the questionnaire of the six patterns. */
export interface Attempt {
	id: string;
	/** ISO 8601, UTC. */
	completedAt: string;
	/** In percent, in the order of `patternNames`. */
	scores: number[];
	/** The answers, in the order of the statements; null where one was not answered by a number. */
	answers: (number | null)[];
}

/** What GET /api/look-back/{userId}/attempts answers: oldest first. */
export interface Attempts {
	statements: { text: string; pattern: PatternName | null }[];
	attempts: Attempt[];
}

/** What GET /api/look-back/{userId}/pages answers: newest first. */
export interface PagesThen {
	pages: (PageThen & { feelings: FeelingId[] })[];
	/** Whether there are more than are given. */
	hasMore: boolean;
}
