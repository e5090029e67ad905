import fc from "fast-check";
import { appendToAnswer, applyEdit, insertAtCursor } from "@/lib/domain/voice/insert";

/** Inserts spoken words into a text that has `|` at the cursor or `[…]` around the selection. */
function dictate(marked: string, spoken: string): string {
	const start = marked.search(/[|[]/);
	const isSelected = marked[start] === "[";
	const end = isSelected ? marked.indexOf("]") - 1 : start;
	const text = isSelected ? marked.replace("[", "").replace("]", "") : marked.replace("|", "");
	const after = applyEdit(text, insertAtCursor(text, start, end, spoken));
	return `${after.text.slice(0, after.cursor)}|${after.text.slice(after.cursor)}`;
}

describe("at the cursor", () => {
	test.each([
		["a full stop gets a space, and the sentence a capital", "It rained.|", "we stayed", "It rained. We stayed|"],
		["and an ellipsis", "Well…|", "because", "Well… Because|"],
		["a sentence that ends in a quotation", "“Go.”|", "we went", "“Go.” We went|"],
		["nor a straight one that opens", 'She said "|', "go", 'She said "go|'],
		["a quotation that opens the text begins a sentence", "“|", "go", "“Go|"],
		["a hyphen gets none", "half-|", "open", "half-open|"],
		["words that follow are kept apart", "I was |happy", "very", "I was very |happy"],
		["a selection is replaced", "I was [sad] then", "glad", "I was glad| then"],
		["a letter without a capital stays", "|", "ßa", "ßa|"],
		["an opening quotation mark in front of the first letter", "|", "“so it is”", "“So it is”|"],
		["nothing said changes nothing", "I [said] it", "  ", "I said| it"],
	])("%s", (_, before, spoken, after) => expect(dictate(before, spoken)).toBe(after));

	const place = fc.string({ unit: "grapheme" }).chain((text) =>
		fc.record({
			text: fc.constant(text),
			a: fc.nat({ max: text.length }),
			b: fc.nat({ max: text.length }),
			spoken: fc.string({ unit: "grapheme" }),
		}),
	);

	test("nothing outside the selection is lost, and every word is there", () => {
		fc.assert(
			fc.property(place, ({ text, a, b, spoken }) => {
				const [start, end] = [Math.min(a, b), Math.max(a, b)];
				const edit = insertAtCursor(text, start, end, spoken);
				const after = applyEdit(text, edit);
				if (spoken.trim() === "") return after.text === text;
				return (
					after.text.startsWith(text.slice(0, start)) &&
					after.text.endsWith(text.slice(end)) &&
					// Not in small letters: the capital of "ı" is "I".
					edit.words.trim().toUpperCase() === spoken.trim().toUpperCase() &&
					after.cursor === start + edit.words.length
				);
			}),
		);
	});
});

describe("to an answer", () => {
	test.each([
		["", "it rained", "it rained"],
		["First.", "it rained", "First. it rained"],
		["First. ", "it rained", "First. it rained"],
		["First", "   ", "First"],
	])("%j and %j", (answer, spoken, after) => {
		const applied = applyEdit(answer, appendToAnswer(answer, spoken));
		expect(applied).toEqual({ text: after, cursor: after.length });
	});
});
