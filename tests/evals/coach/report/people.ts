import type { Marks } from "@/tests/evals/lives/lives";
import { lives } from "@/tests/evals/lives/lives";
import { everyone, four, type Person } from "@/tests/people/people";

/** An invented person about whom a model is asked for everything that a coach writes. */
export interface Teller {
	person: Person;
	marks: Marks;
	/** A page of their journal, which they also tell in the conversation. */
	page: string;
}

/** The number of people. */
const ALL = 20;

const strangers: Teller[] = lives.map(({ name, person: portrait, answers, marks, journal }) => ({
	person: { firstName: name, portrait, answers },
	marks,
	page: journal[0]?.content ?? "",
}));

/** Returns a person's longest answer, for people who keep no journal. */
const longestOf = ({ answers }: Person): string =>
	Object.values(answers)
		.flatMap((given) => Object.values(given).map(String))
		.reduce((longest, answer) => (answer.length > longest.length ? answer : longest), "");

const known: Teller[] = [...four, ...everyone]
	.filter(({ answers }) => answers["8"] && answers["9"])
	.map((person) => ({ person, marks: {}, page: "entry" in person ? String(person.entry) : longestOf(person) }));

/** Twenty people who have answered the questionnaires about mother and father. */
export const tellers: readonly Teller[] = [...strangers, ...known].slice(0, ALL);
