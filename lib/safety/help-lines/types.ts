import type { Contact } from "@/lib/domain/safety/help-line";
import type { SourceId } from "./sources";

/** When a number was last checked, and against which source. */
export interface Compared {
	/** The day of the check, an ISO date. */
	verified: string;
	comparedWith: SourceId;
}

/** Somebody to talk to. */
export interface Line extends Compared, Contact {
	/** `crisis`: thoughts of suicide and any other crisis. `partner`: violence and control by somebody close. */
	for: "crisis" | "partner";
	name: string;
	/** What a call costs; `unknown` if no source says so. */
	cost: "free" | "paid" | "unknown";
	serves: "everyone" | "women" | "men";
	/**
	 * The organization's own address, where the number can be checked next time. Left out if only a whole government's is
	 * known.
	 */
	site?: string;
}

/** A number for when somebody is in danger this minute. */
export interface Emergency extends Compared {
	name: string;
	call: string;
}

/** A country in the list. `emergency` is empty if no two sources agree on a number. */
export interface Country {
	name: string;
	emergency: readonly Emergency[];
	lines: readonly Line[];
}

/** Countries by their ISO 3166 alpha-2 codes. */
export type Countries = Record<string, Country>;
