import type { Kind } from "@/lib/domain/safety/kinds";

/** A played conversation: what one person writes, message by message. Written by us, from a situation. */
export interface Played {
	/** Who it is and what is the matter. */
	situation: string;
	/** What their hints are about; null where the danger or the grief is somebody else's. */
	own: Extract<Kind, "self-harm" | "partner-danger"> | null;
	/** `tune`: the rules may be changed after reading it. `held-out`: only its figures are looked at. */
	part: "tune" | "held-out";
	messages: string[];
	/** How many days lie between one message and the next; all in one evening where it is not said. */
	daysBetween?: number;
}
