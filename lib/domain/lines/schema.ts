import { z } from "zod";
import { pageLimit } from "@/lib/domain/core/page-limit";
import type { Day } from "@/lib/domain/progress/days";
import { LINES_SHOWN, MAX_LINE } from "./limits";

/** Where a line can stand: what somebody wrote, what the coach wrote to them, and what we wrote for everybody. */
export const lineSources = ["entry", "answer", "analysis", "reply", "article"] as const;
export type LineSource = (typeof lineSources)[number];

/** The list of an export that has the row in which a line stands; an article is in none. */
export const listOfSource: Readonly<Record<LineSource, "journalEntries" | "responses" | "chatMessages" | null>> = {
	entry: "journalEntries",
	answer: "responses",
	analysis: "responses",
	reply: "chatMessages",
	article: null,
};

const place = {
	source: z.enum(lineSources, { error: "Say where the line stands." }),
	/** The id of the entry, the answers or the reply; the name of the article. */
	of: z.string("Say where the line stands.").min(1, "Say where the line stands.").max(100, "There is no such text."),
};

/** GET /api/lines/of: the lines that a text has. */
export const placeSchema = z.object(place);
export type Place = z.infer<typeof placeSchema>;

/** POST /api/lines */
export const keepSchema = z.strictObject({
	...place,
	text: z
		.string("Choose a line.")
		.max(MAX_LINE, `A line can have at most ${MAX_LINE.toLocaleString("en")} characters.`)
		.refine((text) => text.trim() !== "", "Choose a line."),
});
export type Keeping = z.infer<typeof keepSchema>;

/** GET /api/lines */
export const linesSchema = z.object({
	limit: pageLimit.default(LINES_SHOWN),
	/** The id of a line: only those that were kept before it. */
	before: z.string().min(1).max(100).optional(),
});

/** A line that was kept, as its person's browser gets it. */
export interface ClientLine {
	id: string;
	text: string;
	source: LineSource;
	/** What it stands in, where that has a name: the questionnaire, the question of the article. */
	title: string | null;
	/** Where it stands; null where that is gone. */
	href: string | null;
	/** The local day of what it stands in. */
	day: Day;
	/** ISO 8601, UTC. */
	createdAt: string;
}

/** What GET /api/lines answers: those that were kept last first. */
export interface ClientLines {
	lines: ClientLine[];
	/** How many there are in all. */
	total: number;
	hasMore: boolean;
}

/** What GET /api/lines/of answers: the lines of a text in their order, with the id under which one is kept. */
export interface LinesOf {
	lines: { text: string; keptId: string | null }[];
}
