import type { ServerLocation } from "@/lib/domain/core/server-location";

export const streams = ["text", "voice", "dictation"] as const;
export type Stream = (typeof streams)[number];

/** Who receives one kind of a person's words. */
export interface Receiver {
	what: Stream;
	/** Name of the model, or `built-in`; null if nobody receives these words. */
	name: string | null;
	/** The host that the words are sent to; null if they are not sent. */
	host: string | null;
	place: ServerLocation;
}

/** GET /api/privacy. */
export interface Privacy {
	keepHere: boolean;
	/** Whether the person has decided yet. */
	hasChosen: boolean;
	/** Who receives which words at present. */
	receivers: Receiver[];
	/** Who would receive which words if the person did not choose to keep them here. */
	configured: Receiver[];
	/**
	 * The server's embedding model that all of the person's pages are sent to, so that they can be found by meaning; null
	 * if none is used.
	 */
	pagesBy: string | null;
	storage: { kind: "data folder" | "postgres"; host: string | null };
	/** How many days backups are kept; null if only the operator knows. */
	backupDays: number | null;
}

/** Whether the person still has to decide if their words may be sent to another machine. */
export const mustChoose = ({ hasChosen, configured }: Pick<Privacy, "hasChosen" | "configured">): boolean =>
	!hasChosen && configured.some(({ place }) => place === "elsewhere");
