import type { Answer, Questionnaire } from "@/lib/domain/questionnaires/schema";
import { catalog } from "@/prisma/catalog/catalog";

/** Returns the seeded questionnaire with this id. */
export function questionnaire(id: string): Questionnaire {
	const found = catalog.find((candidate) => candidate.id === id);
	if (!found) throw new Error(`There is no questionnaire ${id}`);
	return found;
}

/** Answers every question: with these words, this number, or the first option. */
export function answersTo(
	id: string,
	words = "We ate in front of the television and nobody spoke.",
	number = 4,
): Answer[] {
	return questionnaire(id).questions.map(({ id: questionId, type, options }) => {
		if (type === "text") return { questionId, answer: `${words} (${questionId})` };
		return { questionId, answer: type === "scale" ? number : (options?.[0]?.value ?? "") };
	});
}
