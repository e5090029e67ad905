/** The two scripts that are written by the coach. */
export type ScriptKind = "life" | "love";

/** The stages in which a script is written, in this order. Each is stored when it begins. */
export const stages = ["gathering", "writing", "checking", "saving"] as const;
export type Stage = (typeof stages)[number];

/** A script that is being written, or whose writing failed, as it is sent to the person's browser. */
export interface ClientGeneration {
	stage: Stage;
	/** ISO 8601, UTC. */
	startedAt: string;
	/** What went wrong, in words; null while it is being written. */
	failure: string | null;
}

/** The sentence for a process that died while writing. */
export const INTERRUPTED = "The writing was interrupted before it was finished. Nothing of yours was changed.";

interface GenerationRow {
	stage: string;
	startedAt: Date;
	failure: string | null;
	until: Date;
}

/** A stored generation at an instant: if its time is over, it has failed. */
export function toClientGeneration(row: GenerationRow | null, now: Date): ClientGeneration | null {
	if (!row) return null;
	return {
		stage: stages.find((stage) => stage === row.stage) ?? "gathering",
		startedAt: row.startedAt.toISOString(),
		failure: row.failure ?? (row.until <= now ? INTERRUPTED : null),
	};
}

/** Whether somebody is writing it now. */
export const isWriting = (generation: ClientGeneration | null | undefined): boolean => generation?.failure === null;
