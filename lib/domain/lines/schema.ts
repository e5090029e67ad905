import { z } from "zod";
import { pageLimit } from "@/lib/domain/core/page-limit";
import type { Day } from "@/lib/domain/progress/days";
import { LINES_SHOWN, MAX_LINE, MAX_LINES_QUERY } from "./limits";

/** Where a line can come from: texts by the person, texts that the coach wrote to them, and articles. */
export const lineSources = ["entry", "answer", "analysis", "reply", "article"] as const;
export type LineSource = (typeof lineSources)[number];

/** The list of an export that contains the text a line is from; articles are in none. */
export const listOfSource: Readonly<Record<LineSource, "journalEntries" | "responses" | "chatMessages" | null>> = {
	entry: "journalEntries",
	answer: "responses",
	analysis: "responses",
	reply: "chatMessages",
	article: null,
};

const place = {
	source: z.enum(lineSources, { error: "Say where the line stands." }),
	/** The id of the entry, the response or the reply, or the slug of the article. */
	of: z.string("Say where the line stands.").min(1, "Say where the line stands.").max(100, "There is no such text."),
};

/** Query parameters of GET /api/lines/of, which returns the lines of a text. */
export const placeSchema = z.object(place);
export type Place = z.infer<typeof placeSchema>;

/** Body of POST /api/lines. */
export const keepSchema = z.strictObject({
	...place,
	text: z
		.string("Choose a line.")
		.max(MAX_LINE, `A line can have at most ${MAX_LINE.toLocaleString("en")} characters.`)
		.refine((text) => text.trim() !== "", "Choose a line."),
});
export type KeepLineRequest = z.infer<typeof keepSchema>;

/** Query parameters of GET /api/lines. */
export const linesSchema = z.object({
	limit: pageLimit.default(LINES_SHOWN),
	/** Id of a line; only lines that were kept earlier are returned. */
	before: z.string().min(1).max(100).optional(),
	/** Only lines that contain each of these words, in any inflected form, are returned. */
	q: z.string().max(MAX_LINES_QUERY, "Please look for fewer words.").optional(),
});

/** A kept line, as it is sent to the person's browser. */
export interface ClientLine {
	id: string;
	text: string;
	source: LineSource;
	/** Title of the text it is from, if there is one: the questionnaire's, or the article's question. */
	title: string | null;
	/** Address of that text; null if it no longer exists. */
	href: string | null;
	/** Local day of that text. */
	day: Day;
	/** ISO 8601, UTC. */
	createdAt: string;
}

/** Response of GET /api/lines: most recently kept first. */
export interface ClientLines {
	lines: ClientLine[];
	/** How many kept lines there are, or match the search. */
	total: number;
	hasMore: boolean;
}

/** Response of GET /api/lines/of: the lines of a text in order, each with the id under which it is kept, if it is. */
export interface LinesOf {
	lines: { text: string; keptId: string | null }[];
}
