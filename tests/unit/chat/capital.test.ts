import fc from "fast-check";
import { capitalized } from "@/lib/domain/chat/capital";

test.each([
	["a small letter", "hello you", "Hello you"],
	["one letter", "h", "H"],
	["a capital", "Hello", "Hello"],
	["nothing", "", ""],
	["no letter", "1 apple", "1 apple"],
	["a space first", " hello", " hello"],
	["a quotation mark", "“hello”", "“hello”"],
	["an accent", "éric said", "Éric said"],
	["Greek", "ώρα", "Ώρα"],
	["an emoji", "😀 hello", "😀 hello"],
	["a letter of two units", "𐐨bc", "𐐀bc"],
	["sharp s, which has no capital of its length", "ßa", "ßa"],
	["a ligature", "ﬁn", "ﬁn"],
	["dotless i", "ısı", "Isı"],
	["Georgian, which has no sentence case", "გამარჯობა", "გამარჯობა"],
])("%s", (_, text, expected) => {
	expect(capitalized(text, "en")).toBe(expected);
});

test("follows the language", () => {
	expect(capitalized("istanbul", "tr")).toBe("İstanbul");
	expect(capitalized("istanbul", "en")).toBe("Istanbul");
});

test("changes nothing but the first character, and twice is once", () => {
	fc.assert(
		fc.property(fc.string({ unit: "grapheme" }), (text) => {
			const once = capitalized(text, "en");
			expect(once).toHaveLength(text.length);
			expect([...once].slice(1)).toEqual([...text].slice(1));
			expect(capitalized(once, "en")).toBe(once);
		}),
	);
});
