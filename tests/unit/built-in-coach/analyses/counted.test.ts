import { builtInCoach } from "@/lib/ai/built-in/coach";
import { renderAnalysis } from "@/lib/domain/questionnaires/analysis";
import { inputFor } from "../people/person";

const { signal } = new AbortController();
const said = {
	q1: "I am tired of the night shifts.",
	q2: "I leave out that I am angry, because my mother gets nothing but the weather.",
	q3: "My mother, Pilar, who calls every day around six, and my brother Luis.",
	q4: "The car would not start, and my partner did her impression of my mother ordering fish.",
	q6: "My mother rings me every single day, and it costs me the evening.",
};
const countOf = async (answers: Record<string, string>) => {
	const person = { firstName: "Marisol", portrait: "", specifics: [], answers: { "1": answers } };
	const text = renderAnalysis("1", await builtInCoach.analyzeQuestionnaire(inputFor(person, "1"), signal));
	return /mother Pilar[^.]*/i.exec(text)?.[0] ?? null;
};

it("counts who is mentioned, and where one answer is left alone, counts nobody who stands in it, too", async () => {
	expect(await countOf(said)).toMatch(/four/i);
	const leftAlone = { ...said, q9: "When I was a child my mother hit me with a belt, and nobody knew." };
	expect(await countOf(leftAlone)).toBeNull();
});
