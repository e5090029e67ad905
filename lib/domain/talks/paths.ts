import { z } from "zod";
import type { SavedRun } from "@/lib/domain/exercises/run";
import type { Practice } from "@/lib/domain/exercises/schema";

/** Path parameter: the slug of a talk or an exercise. */
export const practiceParams = z.object({ slug: z.string().min(1).max(100) });

/** Response of GET /api/talks/{slug}: the practice, and the run that was left unfinished, if any. */
export interface OpenPractice {
	practice: Practice;
	run: SavedRun | null;
	/** The page that the last finished run produced, if any. */
	last: { id: string; finishedAt: string } | null;
}
