import { z } from "zod";
import type { ServerLocation } from "@/lib/domain/core/server-location";

/** PUT /api/privacy. */
export const privacySchema = z.strictObject({ keepHere: z.boolean("keepHere is either true or false") });

export const streams = ["text", "voice", "dictation"] as const;
export type Stream = (typeof streams)[number];

/** Who receives one kind of a person's words. */
export interface Receiver {
	what: Stream;
	/** The name of the model, or `built-in`; null if nobody receives it. */
	name: string | null;
	/** The machine to which it is sent; null if it is not sent. */
	host: string | null;
	place: ServerLocation;
}

/** GET /api/privacy. */
export interface Privacy {
	keepHere: boolean;
	/** Whether the person has chosen yet. */
	hasChosen: boolean;
	/** Who receives what at present. */
	receivers: Receiver[];
	/** Who would receive what if the person did not keep their words here. */
	configured: Receiver[];
	/** The server's model that all their pages are sent to, so that they are found by what they mean; null where none is. */
	pagesBy: string | null;
	storage: { kind: "data folder" | "postgres"; host: string | null };
	/** How many days backups are kept; null where only whoever runs the app knows. */
	backupDays: number | null;
}
