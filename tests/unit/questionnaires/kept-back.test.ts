import fc from "fast-check";
import { isKeptBack } from "@/lib/domain/questionnaires/kept-back";

test.each([
	"That I never changed it and I'd never tell anybody that.",
	"Two summers, when I was eight. I don't describe it. Not to guess.",
	"My father's suitcase taught me that and I'll say no more.",
	"The tumbler is in my drawer, please nobody write this anywhere.",
	"Small things. There is no need to say them.",
	"I’ve never told my wife.",
])("“%s” is kept back, whatever stands before and after it", (text) => {
	fc.assert(
		fc.property(fc.constantFrom("", "Tea. ", "He laughed. "), fc.constantFrom("", " And rain."), (before, after) =>
			expect(isKeptBack("3", "q1", before + text + after)).toBe(true),
		),
	);
});

test.each([
	"He never said thank you.",
	"I never learned to swim.",
	"Nobody came.",
	"I can’t sleep when it rains.",
	"I’m in the bath, and nobody knows where I am.",
])("“%s” is not", (text) => expect(isKeptBack("3", "q1", text)).toBe(false));

test("an answer to a question that asks for it is kept back, whatever it says", () =>
	expect(isKeptBack("5", "q8", "Christmas.")).toBe(true));
