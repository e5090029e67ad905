import type { Person } from "@/tests/unit/built-in-coach/people/person";

/** The 31 statements of the patterns questionnaire, by what somebody circled. */
export const circled = (numbers: string) =>
	Object.fromEntries([...numbers].map((digit, i) => [String(i + 1), Number(digit)]));

export interface PersonWithEntry extends Person {
	entry: string;
}
