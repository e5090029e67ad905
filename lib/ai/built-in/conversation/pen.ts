import type { Dice } from "../random";
import { tidy } from "../writing/prose";

export type Values = Record<string, string>;

/** As many of its own earlier replies the coach never repeats a sentence of. */
const WINDOW = 20;

/** Chooses among lines, and never one of which a sentence was said in the last twenty replies, or in this one. */
export interface Pen {
	/** A line that has not been said, filled in; null where all of them have been. */
	line(lines: readonly string[], values?: Values): string | null;
	/** The first line, in the order given, that has not been said. */
	first(lines: readonly string[], values?: Values): string | null;
	/** Whether these words stand in one of the earlier replies. */
	hasSaid(words: string): boolean;
	dice: Dice;
}

/** Sentences in lower case, with what stands in quotation marks and all marks taken out. */
export function ownSentences(text: string): string[] {
	return text
		.replace(/“[^”]*”/g, "“”")
		.split(/(?<=[.!?:])[\s*_]+|\n+/)
		.map((sentence) =>
			sentence
				.toLowerCase()
				.replace(/[^\p{L}\p{N}]+/gu, " ")
				.trim(),
		)
		.filter((sentence) => sentence.includes(" "));
}

/** The longest stretch without a place to fill in: what makes a line recognizable. */
function coreOf(line: string): string {
	const stretches = line.split(/\{\w+\}/).map((part) => part.replace(/^[\s.,:;]+|[\s.,:;]+$/g, ""));
	return stretches.reduce((longest, part) => (part.length > longest.length ? part : longest), "");
}

/** Fills the places; a line’s first letter is capital, quotes stay as they are. */
const fill = (line: string, values: Values) => tidy(line.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? ""));

/** @param replies The coach’s earlier replies, oldest first. */
export function penFor(replies: readonly string[], dice: Dice): Pen {
	const all = replies.join("\n");
	const recent = replies.slice(-WINDOW);
	const recentText = recent.join("\n");
	const recentSentences = new Set(recent.flatMap(ownSentences));
	const written: string[] = [];
	const isFree = (line: string, filled: string, earlier: string) => {
		const core = coreOf(line);
		if (core !== "" && (earlier.includes(core) || written.some((text) => text.includes(core)))) return false;
		const sentences = ownSentences(filled);
		return !sentences.some((sentence) => recentSentences.has(sentence));
	};
	const choose = (lines: readonly string[], values: Values) => {
		for (const earlier of [all, recentText]) {
			for (const line of lines) {
				const filled = fill(line, values);
				if (!isFree(line, filled, earlier)) continue;
				written.push(filled);
				return filled;
			}
		}
		return null;
	};
	return {
		dice,
		hasSaid: (words) => all.includes(words),
		line: (lines, values = {}) => choose(dice.shuffle(lines), values),
		first: (lines, values = {}) => choose(lines, values),
	};
}
