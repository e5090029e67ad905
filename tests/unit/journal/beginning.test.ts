import fc from "fast-check";
import { beginningOf, isBeginningOf } from "@/lib/domain/journal/beginning";

it.each([
	["I slept through the night", "I slept through the night. I am writing that down.", true],
	["Mum on the phone…", "mum on the phone: your father is fine", true],
	["The Heron", "I saw the heron again.", false],
])("a title that is how the text begins need not stand above it: %s", (title, text, is) =>
	expect(isBeginningOf(title, text)).toBe(is),
);

it("knows the beginning of any text again", () =>
	fc.assert(
		fc.property(fc.string({ unit: "binary", maxLength: 80 }), fc.integer({ min: 1, max: 60 }), (text, characters) =>
			expect(isBeginningOf(beginningOf(text.trimStart(), characters), text)).toBe(true),
		),
	));
