import type { Kind } from "@/lib/domain/safety/kinds";
import { jsonLines } from "@/tests/setup/json-lines";

/** A message for a connected model to answer. */
export interface Told {
	about: string;
	/** Which side of a conflict tells it; empty if there are no sides. */
	side: "one" | "other" | "";
	message: string;
	signs?: readonly Kind[];
}

export const told = jsonLines<Told>("evals/coach/told.jsonl");
