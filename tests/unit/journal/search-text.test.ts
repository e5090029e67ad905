import fc from "fast-check";
import { searchPatterns, searchText } from "@/lib/journal/search-text";

/** LIKE, as Postgres understands it. */
function like(text: string, pattern: string): boolean {
	const source = pattern.replace(/\\(.)|([%_])|([.*+?^${}()|[\]\\])/g, (_, escaped, wild, special) =>
		escaped
			? escaped.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
			: wild
				? wild === "%"
					? "[\\s\\S]*"
					: "[\\s\\S]"
				: `\\${special}`,
	);
	return new RegExp(`^${source}$`, "u").test(text);
}
const finds = (query: string, content: string, title: string | null = null) =>
	searchPatterns(query).every((pattern) => like(searchText({ title, content }), pattern));

it.each([
	["zoe", "Zoë came by"],
	["ZOË", "zoe came by"],
	["strasse", "In der Straße"],
	["ΑΘΗΝΑ", "αθηνα"],
	["don't", "I don’t know"],
	["rain night", "The night was long.\nThen rain."],
	["ﬁne", "fine"],
])("%j finds %j", (query, content) => {
	expect(finds(query, content)).toBe(true);
});

it("finds the title too, and every word has to be somewhere", () => {
	expect(finds("river tom", "Tom called.", "Along the River")).toBe(true);
	expect(finds("river ana", "Tom called.", "Along the River")).toBe(false);
});

it("takes every character of a query for itself", () => {
	fc.assert(
		fc.property(fc.string({ unit: "grapheme", maxLength: 20 }), (text) => {
			expect(finds(text, `before ${text} after`)).toBe(true);
		}),
	);
	for (const wild of ["%", "_", "\\", "a%c", "a_c"]) expect(finds(wild, "abc")).toBe(false);
});
