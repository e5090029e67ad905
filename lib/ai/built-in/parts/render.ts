import { isPart, type Paragraph } from "./part";

/** The markdown of a paragraph. @throws Error for anything that no constructor of `part.ts` has made. */
export function renderParagraph(paragraph: Paragraph): string {
	return paragraph
		.map((part) => {
			if (!isPart(part)) throw new Error("Only parts can enter a text");
			return part.text;
		})
		.join(" ");
}

/** The markdown of several paragraphs; empty ones are left out. */
export const renderParagraphs = (paragraphs: readonly Paragraph[]): string =>
	paragraphs
		.filter((paragraph) => paragraph.length > 0)
		.map(renderParagraph)
		.join("\n\n");
