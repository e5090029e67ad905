/**
 * `npx tsx tests/evals/safety-docs.ts` writes the protocol and the figures into `docs/safety.md`, in the form that the
 * app's page shows. A test fails if they differ.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { safetyFigures, spokenFigure } from "@/lib/domain/safety/figures";
import { protocol } from "@/lib/domain/safety/protocol";

export const SAFETY_DOCS = "docs/safety.md";

const part = ({ title, paragraphs = [], points = [] }: (typeof protocol)[number]) =>
	[`### ${title}`, ...paragraphs, ...(points.length > 0 ? [points.map((point) => `- ${point}`).join("\n")] : [])].join(
		"\n\n",
	);

/** The text between each pair of marks in the docs. */
export const generated: Record<"protocol" | "figures", string> = {
	protocol: protocol.map(part).join("\n\n"),
	figures: safetyFigures
		.map((figure) => {
			const what = figure.counts === "noticed" ? "noticed" : "false alarms";
			return `- ${figure.texts} (${figure.source}; measured on ${figure.measured}): ${what} ${spokenFigure(figure)}`;
		})
		.join("\n"),
};

/** Returns the docs with the generated text between their marks. @throws if a mark is missing. */
export function withGenerated(docs: string): string {
	return Object.entries(generated).reduce((text, [name, content]) => {
		const between = new RegExp(`(<!-- ${name} -->\n)[^]*?(\n<!-- /${name} -->)`);
		if (!between.test(text)) throw new Error(`${SAFETY_DOCS} has no marks for ${name}`);
		return text.replace(between, (_, begin: string, end: string) => `${begin}\n${content}\n${end}`);
	}, docs);
}

if (process.argv[1]?.endsWith("safety-docs.ts")) {
	writeFileSync(SAFETY_DOCS, withGenerated(readFileSync(SAFETY_DOCS, "utf8")));
}
