import { z } from "zod";
import type { Day } from "@/lib/domain/progress/days";
import type { PageKind } from "./pages/page";

/** Query parameters of GET /api/search. */
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

/** A passage that the person wrote, as it is sent to their browser. */
export interface ClientPassage {
	kind: PageKind;
	/** The person's local day. */
	date: Day;
	/** An entry's title or an answer's question; null if there is none. */
	title: string | null;
	/** The questionnaire, relationship or exercise that it is a part of. */
	partOf: string | null;
	/** Whole sentences, exactly as written. */
	passage: string;
	/** The address that opens it in its place. */
	href: string;
	/** The words of the question that it contains. */
	why: string[];
}

/** Response of GET /api/search. */
export interface SearchResult {
	/** How many pages were found, including those not returned. */
	total: number;
	/** The days that the question was understood to be about. */
	period: { from: Day; to: Day; words: string } | null;
	/** Words of the question that no page contains. */
	missing: string[];
	/** False if the person has written so much that there was no time to search the oldest texts. */
	isComplete: boolean;
	/** By kind of page; within each, best first. */
	groups: { kind: PageKind; passages: ClientPassage[] }[];
}
