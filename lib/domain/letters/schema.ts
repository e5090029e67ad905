import { z } from "zod";
import type { FeelingId } from "@/lib/domain/feelings/feelings";
import type { LineSource } from "@/lib/domain/lines/schema";
import type { Day } from "@/lib/domain/progress/days";
import { type Period, periodOf } from "./periods";

/** What somebody can decide about a letter. */
export const letterMarks = ["kept", "thrown-away"] as const;
export type LetterMark = (typeof letterMarks)[number];

export const periodId = z
	.string()
	.max(20)
	.refine((id) => periodOf(id) !== null, "There is no such letter.");

/** PUT /api/letters/{id} */
export const markSchema = z.strictObject({
	mark: z.enum(letterMarks, { error: "Keep the letter, throw it away, or neither." }).nullable(),
});

/** What GET /api/letters answers: those of stretches that are over and have pages, the newest first. */
export interface ClientLetters {
	/** The ids of their stretches. */
	letters: string[];
	/** Those of them that were kept. */
	kept: string[];
}

/** A sentence in a letter, word for word. */
export interface LetterLine {
	text: string;
	day: Day;
	source: LineSource;
	href: string | null;
	isKept: boolean;
}

/** What is known of a stretch of days. */
export interface LetterFacts {
	period: Period;
	isKept: boolean;
	firstName: string;
	days: number;
	pages: number;
	words: number;
	/** `careful`: a page shows a danger. `partly`: there was no room to look through all of them. */
	form: "whole" | "careful" | "partly";
	lines: LetterLine[];
	/** The most frequent first. */
	feelings: { id: FeelingId; count: number }[];
	/** Those who are named on the most pages first. */
	people: { id: string; name: string; pages: number }[];
	/** Goals that were reached, and what was meant and went well. */
	done: { what: "goal" | "meant"; text: string }[];
	/** What is still open of what was begun then. */
	open: { what: "goal" | "meant"; text: string }[];
}

/** A letter as it is shown; where something is null or empty, nothing is said about it. */
export interface Letter {
	period: Period;
	isKept: boolean;
	form: LetterFacts["form"];
	greeting: string;
	paragraphs: string[];
	lines: { title: string; list: LetterLine[] } | null;
	feelings: string | null;
	/** A sentence in parts, some of which are names. */
	people: { text: string; personId: string | null }[] | null;
	done: { title: string; list: string[] } | null;
	open: { title: string; list: string[] } | null;
	article: { text: string; slug: string; question: string } | null;
	question: string | null;
}
