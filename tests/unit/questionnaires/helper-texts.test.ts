import { answerProblem } from "@/lib/domain/questionnaires/answers";
import type { Question } from "@/lib/domain/questionnaires/schema";
import { catalog } from "@/prisma/catalog/catalog";

/** An item of a list this short is a thing that somebody could answer, and not a clause that explains. */
const WORDS_OF_ITEM = 6;

/** What a helper text suggests as an answer: whatever it quotes, and the items of its lists. */
function examplesIn(helperText: string): string[] {
	const quoted = [...helperText.matchAll(/(?<!\bread )“([^”]+)”/g)].map(([, words]) => words as string);
	const lists = helperText
		.replace(/“[^”]+”/g, "")
		.split(/(?<=[.?!:;])\s+/)
		.filter((sentence) => !/[?:]$/.test(sentence))
		.map((sentence) => sentence.split(/,\s+(?:or |and )?|;\s+|\s+or\s+/))
		.filter((items) => items.length >= 3 && items.every((item) => item.trim().split(/\s+/).length <= WORDS_OF_ITEM));
	return [...quoted, ...lists.flat()].map((example) => example.trim()).filter((example) => /\p{L}/u.test(example));
}

const texts = catalog.flatMap(({ id, questions }) =>
	questions
		.filter(({ type, helperText }) => type === "text" && helperText)
		.map((question) => ({ id, question, helperText: question.helperText as string })),
);

it("finds what a text suggests", () => {
	expect(examplesIn("Close, careful, twice a year. “None” is fine. Say more, if you like.")).toEqual([
		"None",
		"Close",
		"careful",
		"twice a year.",
	]);
	expect(texts.flatMap(({ helperText }) => examplesIn(helperText)).length).toBeGreaterThan(100);
});

it.each(texts.map(({ id, question, helperText }) => [`${id} ${question.id}`, id, question, helperText] as const))(
	"every example for %s could be sent as it is",
	(_, id, question: Question, helperText) => {
		const refused = examplesIn(helperText).filter((example) => answerProblem(id, question, example) !== null);
		expect(refused).toEqual([]);
	},
);

/** "If it is nobody, write that" needs words to write that are long enough. */
it("no text asks for an answer that it does not spell out", () => {
	const asking = texts.filter(({ helperText }) => /\b(?:write|say) (?:that|so|none|nobody)\b/i.test(helperText));
	expect(
		asking.filter(({ helperText }) => !/“[^”]{10,}”/.test(helperText)).map(({ helperText }) => helperText),
	).toEqual([]);
});
