import { isPart, type Paragraph } from "./part";

/** Renders a paragraph as markdown. @throws Error for anything not made by a function in `part.ts`. */
export function renderParagraph(paragraph: Paragraph): string {
	return paragraph.reduce((sofar, part, i) => {
		if (!isPart(part)) throw new Error("Only parts can enter a text");
		const before = paragraph[i - 1];
		if (!before) return part.text;
		// Words without a full stop, by somebody who writes without them, end with their line.
		const isOver =
			before.kind === "own" &&
			before.stands &&
			(!(part.kind === "own" && part.stands === "by itself") || /[^.!?…"’”')]$/u.test(before.text));
		return `${sofar}${isOver ? "\n" : " "}${part.text}`;
	}, "");
}

/** Renders several paragraphs as markdown; leaves out empty ones. */
export const renderParagraphs = (paragraphs: readonly Paragraph[]): string =>
	paragraphs
		.filter((paragraph) => paragraph.length > 0)
		.map(renderParagraph)
		.join("\n\n");
