import type { Contact } from "@/lib/domain/safety/help-line";
import type { SourceId } from "./sources";

/** When a number was last checked, and against which source. */
export interface Compared {
	/** The day of the check (ISO date). */
	verified: string;
	comparedWith: SourceId;
}

/** A help line. */
export interface Line extends Compared, Contact {
	/** `crisis`: thoughts of suicide and any other crisis. `partner`: violence and control by somebody close. */
	for: "crisis" | "partner";
	name: string;
	/** What a call costs; `unknown` if no source says so. */
	cost: "free" | "paid" | "unknown";
	serves: "everyone" | "women" | "men";
	/**
	 * The organization's own address, where the number can be checked next time. Missing if only that of a government as
	 * a whole is known.
	 */
	site?: string;
}

/** A number to call when somebody is in immediate danger. */
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
