import { z } from "zod";
import type { Day } from "@/lib/domain/progress/days";
import type { PageKind } from "./pages/page";

/** What may be asked of GET /api/search. */
export const searchSchema = z.object({
	q: z
		.string("Please say what you are looking for.")
		.max(300, "A search can have at most 300 characters.")
		.refine((text) => text.trim() !== "", "Please say what you are looking for."),
	limit: z.coerce
		.number("The limit is not a number.")
		.int("The limit is not a whole number.")
		.min(1, "The limit is at least 1.")
		.max(100, "The limit is at most 100.")
		.default(20),
});

/** A passage of the person's own as it is sent to their browser. */
export interface ClientPassage {
	kind: PageKind;
	/** The person's local day. */
	date: Day;
	/** The title of an entry, the question of an answer; null where there is none. */
	title: string | null;
	/** The questionnaire, the relationship or the exercise that it is a part of. */
	partOf: string | null;
	/** Whole sentences of theirs, exactly as they stand there. */
	passage: string;
	/** The address that opens it where it stands. */
	href: string;
	/** The words of the question that are in it. */
	why: string[];
}

/** What GET /api/search answers. */
export interface SearchResult {
	/** How many pages there are in all, however many are given. */
	total: number;
	/** The days that the question was understood to speak of. */
	period: { from: Day; to: Day; words: string } | null;
	/** What of the question no page has. */
	missing: string[];
	/** False if somebody has written so much that there was no time to look at the oldest of it. */
	isComplete: boolean;
	/** By where they stand; within each, the best first. */
	groups: { kind: PageKind; passages: ClientPassage[] }[];
}

export const searchPath = (q: string) => `/api/search?q=${encodeURIComponent(q)}`;
