/** The two scripts that the coach writes. */
export type ScriptKind = "life" | "love";

/** The stages of writing a script, in order. Each is stored when it begins. */
export const stages = ["gathering", "writing", "checking", "saving"] as const;
export type Stage = (typeof stages)[number];

/** A script that is being written, or that could not be written, as it is sent to the person's browser. */
export interface ClientGeneration {
	stage: Stage;
	/** ISO 8601, UTC. */
	startedAt: string;
	/** What went wrong, in a sentence; null while it is being written. */
	failure: string | null;
}

/** The message if the server process died while writing. */
export const INTERRUPTED = "The writing was interrupted before it was finished. Nothing of yours was changed.";

interface GenerationRow {
	stage: string;
	startedAt: Date;
	failure: string | null;
	until: Date;
}

/** Converts a stored generation for the browser. If its time limit has passed, it has failed. */
export function toClientGeneration(row: GenerationRow | null, now: Date): ClientGeneration | null {
	if (!row) return null;
	return {
		stage: stages.find((stage) => stage === row.stage) ?? "gathering",
		startedAt: row.startedAt.toISOString(),
		failure: row.failure ?? (row.until <= now ? INTERRUPTED : null),
	};
}

/** Whether the script is being written at the moment. */
export const isWriting = (generation: ClientGeneration | null | undefined): boolean => generation?.failure === null;
