import { z } from "zod";
import type { SavedRun } from "@/lib/domain/exercises/run";
import type { Practice } from "@/lib/domain/exercises/schema";

/** The slug of a talk or an exercise in an address. */
export const practiceParams = z.object({ slug: z.string().min(1).max(100) });

/** What GET /api/talks/{slug} answers: what there is to do, and the run that was left half-way, if any. */
export interface OpenPractice {
	practice: Practice;
	run: SavedRun | null;
	/** The page that was made last, if any. */
	last: { id: string; finishedAt: string } | null;
}
