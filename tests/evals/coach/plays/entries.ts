import { insightParts } from "@/lib/ai/built-in/journal/quick-insight";
import { reflectionParts } from "@/lib/ai/built-in/journal/reflect";
import { own, type Paragraph } from "@/lib/ai/built-in/parts/part";
import { renderParagraphs } from "@/lib/ai/built-in/parts/render";
import { writingPrompts } from "@/lib/domain/journal/writing-prompts";
import { four } from "@/tests/people/people";
import type { Play, Played } from "../play";

/** Writes the reflection on an entry of each of the four people, as if it were their first. */
async function run(): Promise<Played[]> {
	const { signal } = new AbortController();
	const played: Played[] = [];
	for (const { firstName, entry } of four) {
		const [prompt] = writingPrompts;
		const input = { person: { firstName }, manner: { persona: "", instructions: "" }, prompt, content: entry };
		const { title, quote, insights, closing } = await reflectionParts(
			{ ...input, day: "2026-11-21", related: [], recent: [] },
			signal,
		);
		const quick = await insightParts(input, signal);
		const set = quote ? [[own(quote, { source: "your journal" })]] : [];
		const paragraphs: Paragraph[] = [...set, ...insights.map((part) => [part]), [closing], quick.parts];
		played.push({
			who: firstName,
			of: "entry",
			paragraphs,
			sources: [entry],
			given: [prompt, firstName],
			markdown: `# ${title}\n\n${renderParagraphs(paragraphs)}`,
			isCare: false,
		});
	}
	return played;
}

export const play: Play = { area: "entries", run };
