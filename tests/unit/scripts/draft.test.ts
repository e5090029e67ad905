import { readScriptDraft } from "@/lib/domain/scripts/draft";

const patterns = [1, 2, 3].map((n) => ({ pattern: `P${n}`, description: "D", impact: "I" }));
const draft = { from: 3, texts: { fields: { a: "x", b: "" }, patterns } };

it("reads an edit that was kept", () => {
	expect(readScriptDraft(draft, ["a", "b"])).toEqual(draft);
});

it("reads an edit that was kept when versions had no numbers yet", () => {
	const { texts } = draft;
	expect(readScriptDraft({ from: "the id of a version", texts }, ["a", "b"])).toEqual({ from: 0, texts });
});

it.each([
	["nothing", null],
	["a text", "{"],
	["other fields", { ...draft, texts: { fields: { a: "x", c: "" }, patterns } }],
	["a field too many", { ...draft, texts: { fields: { a: "x", b: "", c: "" }, patterns } }],
	["two patterns", { ...draft, texts: { ...draft.texts, patterns: patterns.slice(1) } }],
	["a pattern without a text", { ...draft, texts: { ...draft.texts, patterns: [{}, {}, {}] } }],
	["no version", { texts: draft.texts }],
])("takes %s for no edit", (_, value) => {
	expect(readScriptDraft(value, ["a", "b"])).toBeNull();
});
