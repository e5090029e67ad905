import { readdirSync, readFileSync } from "node:fs";
import type { Mark } from "@/lib/domain/questionnaires/schema";
import type { Belonging, Names } from "@/lib/domain/scripts/compose/scene";
import type { Person } from "@/tests/people/people";

/** The sentence that a person marked in each questionnaire, by the questionnaire's id. */
export type Marks = Readonly<Record<string, Mark>>;

/** A life invented by an author who had not read the code: the answers, marked sentences and journal of one person. */
export interface Life {
	name: string;
	person: string;
	answers: Person["answers"];
	marks: Marks;
	/** What they would tick for the day of their love script. */
	ticked?: readonly Belonging[];
	/** What they would have the people and animals of that day called. */
	names?: Names;
	journal: { day: string; prompt: string; content: string; feeling: string }[];
}

const here = `${process.cwd()}/tests/evals/lives`;

export const lives: readonly Life[] = readdirSync(here)
	.filter((file) => file.endsWith(".json"))
	.sort()
	.map((file) => JSON.parse(readFileSync(`${here}/${file}`, "utf8")) as Life);
