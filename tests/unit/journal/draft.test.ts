import { type Draft, meet, parseDraft, wouldOverwrite } from "@/lib/journal/draft";

const theirs: Draft = { text: "Theirs", prompt: "P", tab: "b", sentAs: null };
const state = { tab: "a", text: "", seen: "", isApart: false };

it("reads only what is a draft", () => {
	expect(parseDraft(JSON.stringify(theirs))).toEqual(theirs);
	for (const value of [null, "", "{", "null", "[]", '{"text":1}']) expect(parseDraft(value)).toBeNull();
});

it.each([
	["an empty tab follows", "", theirs, "follow"],
	["a tab of blanks follows", " \n", theirs, "follow"],
	["the same words are no news", "Theirs", theirs, "ignore"],
	["its own words are no news", "Mine", { ...theirs, tab: "a" }, "ignore"],
	["a tab with words is told", "Mine", theirs, "tell"],
	["a tab with words is told of a cleared draft", "Mine", null, "tell"],
	["an empty tab does not mind a cleared draft", "", null, "ignore"],
] as const)("%s", (_, text, other, expected) => {
	expect(meet({ ...state, text }, other)).toBe(expected);
});

it.each([
	["nothing is there", state, null, false],
	["its own words are there", state, { ...theirs, tab: "a" }, false],
	["it has seen what is there", { ...state, seen: "Theirs" }, theirs, false],
	["only blanks are there", state, { ...theirs, text: " " }, false],
	["words it has not seen are there", state, theirs, true],
	["it is apart already", { ...state, seen: "Theirs", isApart: true }, theirs, true],
] as const)("whether writing would lose words when %s", (_, tab, stored, expected) => {
	expect(wouldOverwrite(tab, stored)).toBe(expected);
});
