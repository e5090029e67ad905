import { trimmedLines } from "./trimmed-lines";

/**
 * Returns words as they stand inside double quotation marks: on one line, with their own marks turned into single ones.
 */
export function insideMarks(text: string): string {
	const [first = "", ...others] = trimmedLines(text);
	return others
		.reduce((sofar, next) => `${sofar}${/[.!?…:,;]["”’)]*$/u.test(sofar) ? "" : " /"} ${next}`, first)
		.replace(/[“„«]/g, "‘")
		.replace(/[”»]/g, "’")
		.replace(/"/g, (_, at: number, all: string) => (at === 0 || /[\s(‘–—]/.test(all.charAt(at - 1)) ? "‘" : "’"));
}
