import { parseDraft } from "@/lib/life-script/draft";

const patterns = [1, 2, 3].map((n) => ({ pattern: `P${n}`, description: "D", impact: "I" }));
const draft = { from: "id", texts: { fields: { a: "x", b: "" }, patterns } };

it("reads an edit that was kept", () => {
	expect(parseDraft(JSON.stringify(draft), ["a", "b"])).toEqual(draft);
});

it.each([
	["nothing", null],
	["no JSON", "{"],
	["null", "null"],
	["other fields", JSON.stringify({ ...draft, texts: { fields: { a: "x", c: "" }, patterns } })],
	["a field too many", JSON.stringify({ ...draft, texts: { fields: { a: "x", b: "", c: "" }, patterns } })],
	["two patterns", JSON.stringify({ ...draft, texts: { ...draft.texts, patterns: patterns.slice(1) } })],
	["a pattern without a text", JSON.stringify({ ...draft, texts: { ...draft.texts, patterns: [{}, {}, {}] } })],
	["no version", JSON.stringify({ texts: draft.texts })],
])("takes %s for no edit", (_, value) => {
	expect(parseDraft(value, ["a", "b"])).toBeNull();
});
