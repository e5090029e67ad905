import fc from "fast-check";
import { analysisCards, asPrompt, listItems } from "@/lib/domain/questionnaires/analysis-cards";
import { withoutSources } from "@/lib/domain/questionnaires/sources";
import { mother } from "../../../prisma/catalog/mother";

const answers = [{ questionId: "q7", answer: "That I was no trouble. She said it like a medal." }];
const asked = mother.questions.find(({ id }) => id === "q7")?.text;
const cut = (text: string) => analysisCards(text, mother, answers);

test("own words stand apart with their question, in place of the sentence that only led to them", () => {
	const quoting = "Of how you were talked about, you wrote: “That I was no trouble.” Children remember that.";
	expect(cut(`> I listen.\n> Still.\n\n## Origin\n\n${quoting}`)).toEqual({
		opening: "I listen.\nStill.",
		cards: [
			{ heading: "Origin", own: { question: asked, words: "That I was no trouble." }, text: "Children remember that." },
		],
	});
});

test.each([
	["words that nobody wrote", "You told us: “I never sleep well.” That is a lot."],
	["a sentence that says more", "You learned, as you wrote: “That I was no trouble” and more, to be quiet."],
	["the second half of a sentence", "‘Are we all right?’ you wrote: “That I was no trouble.” Yes."],
])("%s stay where they are", (_, text) => {
	expect(cut(`## Origin\n\n${text}`).cards).toEqual([{ heading: "Origin", own: null, text }]);
});

test("a heading that opens a group, a text without headings, and nothing at all", () => {
	expect(cut("## Path\n\n### Inner Work\n\nSlowly.").cards.map(({ heading }) => heading)).toEqual([
		"Path",
		"Inner Work",
	]);
	expect(cut("Plain.")).toEqual({ opening: null, cards: [{ heading: null, own: null, text: "Plain." }] });
	expect(cut("")).toEqual({ opening: null, cards: [] });
});

test("no text is taken apart so that words are lost, but for what led to a quotation", () => {
	fc.assert(
		fc.property(fc.array(fc.constantFrom("Rain. ", "> ", "## A\n\n", "\n\n", "Then: “No.” ", "- x\n")), (parts) => {
			const text = parts.join("");
			const { opening, cards } = cut(text);
			const kept = [opening, ...cards.flatMap((card) => [card.heading, card.text])].join(" ");
			for (const word of ["Rain", "No", "x"]) expect(kept.split(word)).toHaveLength(text.split(word).length);
		}),
	);
});

test("a list is a list only where nothing else stands in it; a prompt has no marks", () => {
	expect(listItems("- One?\n- *Two?*")).toEqual(["One?", "*Two?*"]);
	expect(listItems("- One?\nAnd more.")).toBeNull();
	expect(listItems("")).toBeNull();
	expect(asPrompt("*Two?* Yes")).toBe("Two? Yes");
});

test("the line about research is no part of the last card", () => {
	expect(withoutSources("## Closing\n\nGo gently. Research behind this page: Knee, 1998.")).toEqual({
		text: "## Closing\n\nGo gently.",
		sources: "Research behind this page: Knee, 1998.",
	});
	const without = "## Closing\n\nGo gently.";
	expect(withoutSources(without)).toEqual({ text: without, sources: null });
});
