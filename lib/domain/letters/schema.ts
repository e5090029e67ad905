import { z } from "zod";
import type { FeelingId } from "@/lib/domain/feelings/feelings";
import type { LineSource } from "@/lib/domain/lines/schema";
import type { Day } from "@/lib/domain/progress/days";
import { type Period, periodOf } from "./periods";

/** What a person can decide about a letter. */
export const letterMarks = ["kept", "thrown-away"] as const;
export type LetterMark = (typeof letterMarks)[number];

export const periodId = z
	.string()
	.max(20)
	.refine((id) => periodOf(id) !== null, "There is no such letter.");

/** Body of PUT /api/letters/{id}. */
export const markSchema = z.strictObject({
	mark: z.enum(letterMarks, { error: "Keep the letter, throw it away, or neither." }).nullable(),
});

/** Response of GET /api/letters: the letters of periods that are over and have pages, newest first. */
export interface ClientLetters {
	/** The ids of their periods. */
	letters: string[];
	/** The ids of those the person kept. */
	kept: string[];
}

/** One or several sentences in a letter, quoted word for word. */
export interface LetterLine {
	text: string;
	day: Day;
	source: LineSource;
	href: string | null;
	isKept: boolean;
	/** Whether a kept line is shown with the sentence that it leans on. */
	isWidened?: boolean;
	/** The feeling chosen for the page that the line is from. */
	feeling: FeelingId | null;
	/** The person's own word for that feeling, if none of the list fitted. */
	own: string | null;
	/** The question that the page answers, if it may mean something else without it. */
	prompt: string | null;
}

/** The facts about a period that a letter is composed from. */
export interface LetterFacts {
	period: Period;
	isKept: boolean;
	firstName: string;
	/** Whether a connected model may write the introductions of the lines. */
	hasModel: boolean;
	/** The days with a page, in order. */
	days: Day[];
	/** The last day with a page before the period; null if there is none. */
	lastBefore: Day | null;
	/**
	 * `careful`: a page of the week clearly tells of a danger, or most pages of the month or year do. `partly`: there were too
	 * many pages to check them all.
	 */
	form: "whole" | "careful" | "partly";
	/** Whether weeks of a month or a year are left out because of a clear danger. */
	leavesOut: boolean;
	/** Whether the letter says so and leads to help; not if the careful letter of that week has just done so. */
	saysLeftOut: boolean;
	/** Whether a page of a week may tell of a danger. The letter does not quote it, and leads to help. */
	isDoubtful: boolean;
	/** Whether a page or an answer clearly tells that the person is not safe at home. */
	isHomeUnsafe: boolean;
	/** Whether the week before clearly told of a danger, which its letter has addressed. */
	isAfterCareful: boolean;
	/** In the order of their days. */
	lines: LetterLine[];
	/** Whether a page of the period is not quoted. */
	hasMore: boolean;
	/** Most frequent first, with the days on which they were chosen, in order. */
	feelings: { id: FeelingId; count: number; days: Day[] }[];
	/** The person's own words for the feeling of a day, in the order of the days. */
	ownWords: { day: Day; word: string }[];
	/** The feelings chosen on two days or more of each preceding week, most frequent first; the earliest week comes first. */
	earlier: FeelingId[][];
	/** The people named on the most pages first, and one more than a letter names if there are enough. */
	people: { id: string; name: string; pages: number }[];
	/** Goals that were reached, and intentions that went well. */
	done: { what: "goal" | "meant" | "due"; text: string }[];
	/** Goals and intentions that are still open: from these days, or meant for one of them ("due"). */
	open: { what: "goal" | "meant" | "due"; text: string }[];
}

/** A sentence in parts; `personId` is set for the parts that are names. */
export type WithNames = { text: string; personId: string | null }[];

/** A letter as it is shown. If a field is null or empty, the letter says nothing about it. */
export interface Letter {
	period: Period;
	isKept: boolean;
	form: LetterFacts["form"];
	/** Whether the letter leads to help: pages are left out or may tell of a danger, or the person is not safe at home. */
	leavesOut: boolean;
	greeting: string;
	paragraphs: string[];
	/** Each with its introduction, and what stands after it, if anything does. */
	lines: (LetterLine & { join: string; after: string | null })[];
	feelings: string | null;
	people: WithNames | null;
	intentions: string | null;
	/** A page of the handbook, offered at the end. */
	article: { text: string; slug: string; subject: string } | null;
	question: string | null;
	closing: string | null;
	/** Whether a connected model may write the introductions. */
	mayBeJoined: boolean;
}

/** Response of POST /api/letters/{id}/joins: introductions by a model. Where one is missing, the authored one stays. */
export interface WrittenJoins {
	/** The model that wrote them. */
	by: string;
	opening: string | null;
	/** Each with the text of the line that it introduces. */
	joins: { text: string; join: string }[];
}
