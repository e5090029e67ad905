import { z } from "zod";
import type { Day } from "@/lib/domain/progress/days";
import { MAX_MEANT } from "./limits";

/** How an intention can end. */
export const threadOutcomes = ["well", "badly", "dropped"] as const;
/** What can be said when it is asked about; "not-yet" leaves it open, and asks again after some days. */
export const threadAnswers = [...threadOutcomes, "not-yet"] as const;

const meant = z
	.string("Say what you mean to do.")
	.trim()
	.min(1, "Say what you mean to do.")
	.max(MAX_MEANT, `That can have at most ${MAX_MEANT} characters.`);
const id = z.string("Say which one.").min(1, "Say which one.").max(100, "There is no such thing.");
const day = z.iso.date("Choose a day.");

/** POST /api/threads. */
export const newThreadSchema = z.strictObject({ meant, day });
export type NewThread = z.infer<typeof newThreadSchema>;

/** PUT /api/threads: an answer to the question, or another day, with other words if they are given. */
export const threadUpdateSchema = z.union(
	[z.strictObject({ id, answer: z.enum(threadAnswers) }), z.strictObject({ id, day, meant: meant.optional() })],
	"Say how it went, or choose another day.",
);
export type ThreadUpdate = z.infer<typeof threadUpdateSchema>;

/** Something meant for later, as the person's browser gets it. */
export interface ClientThread {
	id: string;
	/** What follows "You meant to". */
	meant: string;
	/** The local day from which on to ask. */
	day: Day;
	outcome: (typeof threadOutcomes)[number] | null;
	/** ISO 8601, UTC. */
	createdAt: string;
}

/** The one to ask about, with what is offered where it went badly. */
export interface DueThread extends ClientThread {
	ifBadly: readonly { kind: "talk" | "exercise"; id: string; title: string }[];
}

/** What GET /api/threads answers. */
export interface ClientThreads {
	/** The one to ask about today, if any. */
	due: DueThread | null;
	/** The open ones, by their day. */
	open: ClientThread[];
}
