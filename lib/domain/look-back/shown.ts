import type { FeelingId } from "@/lib/domain/feelings/feelings";
import type { ClientPhoto } from "@/lib/domain/photos/schema";
import type { Day } from "@/lib/domain/progress/days";
import type { PatternName } from "@/lib/domain/questionnaires/ids";
import type { Ago } from "./then";

/** An earlier page, shown again by its beginning. */
export interface PageThen {
	id: string;
	day: Day;
	title: string | null;
	/** Its first words, exactly as written. */
	beginning: string;
	/** Whether the page continues. */
	hasMore: boolean;
}

/** A page of the same day some time ago. */
export interface PageOfThen extends PageThen {
	ago: Ago;
	photos: ClientPhoto[];
}

/** A page from some time ago in full. */
export interface WholePage {
	id: string;
	day: Day;
	ago: Ago;
	title: string | null;
	content: string;
	photos: ClientPhoto[];
}

/** One sentence of an earlier page, word for word. */
export interface LineThen {
	entryId: string;
	day: Day;
	ago: Ago;
	text: string;
}

/** Response of GET /api/look-back/{userId}/on-this-day: most recent first. */
export interface OnThisDay {
	today: Day;
	/** For the dashboard; null if no page has a sentence that may be shown unasked. */
	line: LineThen | null;
	pages: PageOfThen[];
}

/** A day on which the person wrote something or chose a feeling. */
export interface DayThen {
	day: Day;
	pages: number;
	words: number;
	/** In the order in which they were chosen. */
	feelings: FeelingId[];
}

/** The feelings of one day, in the order in which they were chosen. */
export type DayFelt = Pick<DayThen, "day" | "feelings">;

/** Response of GET /api/look-back/{userId}/today. */
export interface TodayThen {
	today: Day;
	/** Those of the last sixty days that have feelings, oldest first. */
	days: DayFelt[];
	/** How many pages were written today, and the id of the newest. */
	written: { pages: number; newestId: string | null };
	/** The exercise that was most recently left unfinished; null if there is none. */
	begun: { title: string; href: string } | null;
	/** The id of the letter of the last week that is over, unless it was kept or thrown away; null if there is none. */
	letter: string | null;
}

/** Response of GET /api/look-back/{userId}/days. */
export interface YearThen {
	year: number;
	today: Day;
	/** The year of the very first page or feeling; null if there is none. */
	firstYear: number | null;
	days: DayThen[];
	/** How many pages were begun in each hour of the day, starting at midnight. */
	hours: number[];
}

/** One attempt at the questionnaire of the six patterns. */
export interface Attempt {
	id: string;
	/** ISO 8601, UTC. */
	completedAt: string;
	/** In percent, in the order of `patternNames`. */
	scores: number[];
	/** The answers, in the order of the statements; null if one is not a number. */
	answers: (number | null)[];
}

/** Response of GET /api/look-back/{userId}/attempts: oldest first. */
export interface Attempts {
	statements: { text: string; pattern: PatternName | null }[];
	attempts: Attempt[];
}

/** Response of GET /api/look-back/{userId}/pages: newest first. */
export interface PagesThen {
	pages: (PageThen & { feelings: FeelingId[] })[];
	/** Whether there are more pages than these. */
	hasMore: boolean;
}
