import type { Kind } from "@/lib/domain/safety/kinds";
import { jsonLines } from "@/tests/setup/json-lines";

/** A message that a connected model is asked to answer. */
export interface Told {
	about: string;
	/** Who of a conflict tells it; empty where there are no two. */
	side: "one" | "other" | "";
	message: string;
	signs?: readonly Kind[];
}

export const told = jsonLines<Told>("evals/coach/told.jsonl");
