import { headingOf } from "@/lib/domain/core/heading";

/** A section of a Markdown text: its heading and the text up to the next heading. */
export interface TextSection {
	/** Null for the text before the first heading. */
	heading: string | null;
	text: string;
}

/** Splits a Markdown text at its headings of the first three levels. Only the heading markers are lost. */
export function textSections(markdown: string): TextSection[] {
	const sections: TextSection[] = [{ heading: null, text: "" }];
	let isCode = false;
	for (const line of markdown.split("\n")) {
		if (/^\s{0,3}(```|~~~)/.test(line)) isCode = !isCode;
		const heading = isCode ? null : headingOf(line, 3);
		const last = sections.at(-1);
		if (heading) sections.push({ heading: heading.replace(/[*_`]/g, ""), text: "" });
		else if (last) last.text += `${line}\n`;
	}
	return sections
		.map(({ heading, text }) => ({ heading, text: text.replace(/^\n+/, "").trimEnd() }))
		.filter(({ heading, text }) => heading !== null || text !== "");
}
