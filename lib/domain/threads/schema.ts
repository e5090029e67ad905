import { z } from "zod";
import { dayOr } from "@/lib/domain/core/stored";
import type { Day } from "@/lib/domain/progress/days";
import { MAX_MEANT } from "./limits";

/** How an intention can end. */
export const threadOutcomes = ["well", "badly", "dropped"] as const;
/**
 * Possible answers when the app asks about an intention; "not-yet" keeps it open, and the app asks again after some
 * days.
 */
export const threadAnswers = [...threadOutcomes, "not-yet"] as const;

const meant = z
	.string("Say what you mean to do.")
	.trim()
	.min(1, "Say what you mean to do.")
	.max(MAX_MEANT, `That can have at most ${MAX_MEANT} characters.`);
const id = z.string("Say which one.").min(1, "Say which one.").max(100, "There is no such thing.");
const day = dayOr("Choose a day.");

/** Body of POST /api/threads. */
export const newThreadSchema = z.strictObject({ meant, day });
export type NewThread = z.infer<typeof newThreadSchema>;

const was = z.string().max(10_000).optional();
const HOW_OR_WHEN = "Say how it went, or choose another day.";

/**
 * Body of PUT /api/threads: an answer to the question, or another day or other words. The app's form sends `was`, what
 * they were when it was opened; then newer words are not overwritten.
 */
export const threadUpdateSchema = z
	.union(
		[
			z.strictObject({ id, answer: z.enum(threadAnswers) }),
			z.strictObject({
				id,
				answer: z.undefined().optional(),
				day: day.optional(),
				meant: meant.optional(),
				was: z.strictObject({ day: was, meant: was }).optional(),
			}),
		],
		HOW_OR_WHEN,
	)
	.refine((update) => update.answer || update.day !== undefined || update.meant !== undefined, HOW_OR_WHEN);
export type ThreadUpdate = z.infer<typeof threadUpdateSchema>;

/** An intention, as it is sent to the person's browser. */
export interface ClientThread {
	id: string;
	/** Words that fit after "You planned to". */
	meant: string;
	/** The first local day on which to ask. */
	day: Day;
	outcome: (typeof threadOutcomes)[number] | null;
	/** ISO 8601, UTC. */
	createdAt: string;
}

/** The intention to ask about, with what to offer if it went badly. */
export interface DueThread extends ClientThread {
	ifBadly: readonly { kind: "talk" | "exercise"; id: string; title: string }[];
}

/** Response of GET /api/threads. */
export interface ClientThreads {
	/** The intention to ask about today, if any. */
	due: DueThread | null;
	/** The open intentions, sorted by day. */
	open: ClientThread[];
}
