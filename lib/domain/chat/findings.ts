import { headingOf } from "@/lib/domain/core/heading";
import { analysisHeadings } from "@/lib/domain/questionnaires/analysis";
import { COACH_PROFILE_ID } from "@/lib/domain/questionnaires/ids";

/** Splits a Markdown document into sections, by heading. Text before the first heading is stored under "". */
function sectionsOf(markdown: string): Map<string, string> {
	const sections = new Map<string, string>();
	let heading = "";
	for (const line of markdown.split("\n")) {
		const found = headingOf(line);
		if (found !== null) heading = found;
		else if (line.trim()) sections.set(heading, `${sections.get(heading) ?? ""}${line.trim()}\n`);
	}
	return sections;
}

/**
 * Returns the findings of a stored analysis in its own words. For the coach profile: how the person wants to be
 * coached; for any other: the key insights and the core pattern. If the analysis has other headings: all of its prose.
 */
export function findingsOf(questionnaireId: string, markdown: string): string {
	const h = analysisHeadings(questionnaireId);
	const wanted =
		questionnaireId === COACH_PROFILE_ID
			? [h.corePattern, h.impact, h.innerWork, h.relationalShifts]
			: [h.keyInsights, h.corePattern];
	const sections = sectionsOf(markdown);
	const found = wanted.flatMap((heading) => sections.get(heading) ?? []);
	const prose = [...sections].filter(([heading]) => heading !== "").map(([, text]) => text);
	const chosen = found.length > 0 ? found : prose.length > 0 ? prose : [...sections.values()];
	return chosen.join("").trim();
}
