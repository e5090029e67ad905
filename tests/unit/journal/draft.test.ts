import { journalDraft } from "@/lib/browser/journal/draft";

const { name, read, isWithin } = journalDraft(7);
const draft = (text: string) => ({ text, prompt: "P", sentAs: null });

it("reads only what is a draft, also one that an earlier version of the app kept", () => {
	expect(name).toBe("innerscript:journal-draft:7");
	expect(read({ ...draft("Words"), tab: "b" })).toEqual(draft("Words"));
	for (const value of [null, "", 7, [], { text: 1 }, draft("")]) expect(read(value)).toBeNull();
});

it.each([
	["Words", "Words and more", true],
	[" Words\n", "Words", true],
	["  ", "", true],
	["Words and more", "Words", false],
	["Words", "Others", false],
])("whether %j would not be missed beside %j: %s", (one, other, isSo) => {
	expect(isWithin?.(draft(one), draft(other))).toBe(isSo);
});
