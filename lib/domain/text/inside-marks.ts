/**
 * Returns words as they stand inside double quotation marks: on one line, with their own marks turned into single ones.
 */
export const insideMarks = (text: string): string =>
	text
		.split(/\s*\n\s*/)
		.reduce((sofar, next) => `${sofar}${/[.!?…:,;]["”’)]*$/u.test(sofar) ? "" : " /"} ${next}`)
		.replace(/[“„«]/g, "‘")
		.replace(/[”»]/g, "’")
		.replace(/"/g, (_, at: number, all: string) => (at === 0 || /[\s(‘–—]/.test(all.charAt(at - 1)) ? "‘" : "’"));
