import type { Question } from "@/lib/domain/questionnaires/schema";
import type { Line } from "../parts/phrasebook";

/**
 * Formats a question or choice of the catalog for use inside one of our sentences. Its quotation marks become single
 * ones, because double ones are reserved for the person's words.
 */
export const named = (text: string): Line =>
	`*${text.replace(/[*_]/g, "").replace(/“/g, "‘").replace(/”/g, "’").replace(/\.$/, "")}*` as Line;
export const questionNamed = ({ text }: Pick<Question, "text">): Line => named(text);

/** Joins items: "a", "a and b", "a, b and c". */
export function listed(items: readonly string[]): string {
	if (items.length < 2) return items[0] ?? "";
	return `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}

const small = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
/** Spells out small numbers; writes the rest in digits. */
export const inWords = (n: number): string => small[n] ?? String(n);
