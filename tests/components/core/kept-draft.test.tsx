import { act, renderHook } from "@testing-library/react";
import fc from "fast-check";
import { type DraftOf, KeptDraft } from "@/lib/browser/core/drafts/kept-draft";
import { useKeptDraft } from "@/lib/browser/core/drafts/use-kept-draft";
import { FakeStorage } from "@/tests/setup/fake-storage";

interface Note {
	text: string;
}
const note = (name = "note:7", follows = true): DraftOf<Note> => ({
	name,
	read(stored) {
		const { text }: { text?: unknown } = stored ?? {};
		return typeof text === "string" && text !== "" ? { text } : null;
	},
	isWithin: (draft, other) => other.text.includes(draft.text),
	follows,
});

/** A browser with several tabs, all of which show the same note. */
class Browser {
	readonly storage = new FakeStorage();
	readonly tabs = new Map<string, KeptDraft<Note>>();
	#time = 0;

	/** Opens or reloads a tab. */
	open(tab: string, of = note()): KeptDraft<Note> {
		const draft = new KeptDraft(of, this.storage.ofTab(tab), () => ++this.#time);
		draft.subscribe(() => {});
		draft.state;
		this.tabs.set(tab, draft);
		return draft;
	}

	/** Tells every tab what another one has changed. */
	tell() {
		window.dispatchEvent(new StorageEvent("storage", { key: null }));
	}

	get kept(): string[] {
		return [...this.storage.items.values()].map((text) => JSON.parse(text).text);
	}
}
const textOf = (draft: KeptDraft<Note> | undefined) => draft?.state.value?.text ?? "";

test("an empty tab shows what another one writes, and goes on with it", () => {
	const browser = new Browser();
	const [one, two] = [browser.open("one"), browser.open("two")];
	one.write({ text: "To be" });
	browser.tell();
	expect([textOf(two), two.state.isRestored]).toEqual(["To be", true]);
	two.write({ text: "To be or not" });
	expect(browser.kept).toEqual(["To be or not"]);
	browser.tell();
	expect(textOf(one)).toBe("To be");
	expect(one.state.other).toEqual({ from: "another tab", value: { text: "To be or not" } });
});

test("words that another tab has sent stand here until they are cleared or kept", () => {
	const browser = new Browser();
	const [one, two] = [browser.open("one"), browser.open("two")];
	one.write({ text: "Sent" });
	browser.tell();
	two.end();
	browser.tell();
	expect([textOf(one), one.state.other]).toEqual(["Sent", { from: "another tab", value: null }]);
	one.letOtherGo();
	expect([browser.kept, one.state.other]).toEqual([["Sent"], null]);
});

test("words that stand in a tab are not replaced: others are offered, taken, and given back", () => {
	const browser = new Browser();
	const [one, two] = [browser.open("one"), browser.open("two")];
	one.write({ text: "One" });
	two.write({ text: "Two" });
	browser.tell();
	expect(textOf(one)).toBe("One");
	expect(one.state.other).toMatchObject({ value: { text: "Two" } });
	one.takeOther();
	expect(textOf(one)).toBe("Two");
	expect(one.state.other).toEqual({ from: "earlier", value: { text: "One" } });
	one.takeOther();
	expect(textOf(one)).toBe("One");
});

test("words from earlier that are let go are gone; another tab's are only not offered again", () => {
	const browser = new Browser();
	browser.storage.setItem("note:7:closed", JSON.stringify({ text: "Closed", at: 0 }));
	const one = browser.open("one");
	one.write({ text: "" });
	one.write({ text: "One" });
	browser.storage.setItem("note:7:older", JSON.stringify({ text: "Older", at: 0 }));
	const again = browser.open("one");
	expect(again.state.other).toEqual({ from: "earlier", value: { text: "Older" } });
	again.letOtherGo();
	expect(browser.kept).toEqual(["One"]);
	browser.storage.setItem("note:7:two", JSON.stringify({ text: "Two", at: 1000 }));
	window.dispatchEvent(new StorageEvent("storage", { key: "note:7:two" }));
	expect(again.state.other).toEqual({ from: "another tab", value: { text: "Two" } });
	again.letOtherGo();
	expect(again.state.other).toBeNull();
	expect(browser.kept.toSorted()).toEqual(["One", "Two"]);
});

test("what is sent is removed, with every copy of it; what was written elsewhere stays", () => {
	const browser = new Browser();
	const one = browser.open("one");
	one.write({ text: "Sent" });
	browser.storage.setItem("note:7:copy", JSON.stringify({ text: "Sen" }));
	browser.storage.setItem("note:7:other", JSON.stringify({ text: "Other" }));
	one.end();
	expect(browser.kept).toEqual(["Other"]);
	expect(one.state.value).toBeNull();
});

test("a form that is closed stays closed while another tab writes", () => {
	const browser = new Browser();
	const [one, two] = [browser.open("one", note("form", false)), browser.open("two", note("form", false))];
	one.write({ text: "Edited" });
	browser.tell();
	expect(two.state.value).toBeNull();
});

test("a draft that was kept before each tab had a slot is read, and moves", () => {
	const browser = new Browser();
	browser.storage.setItem("note:7", JSON.stringify({ text: "Before", tab: "x" }));
	const one = browser.open("one");
	expect(textOf(one)).toBe("Before");
	one.write({ text: "Before, and now" });
	expect([...browser.storage.items.keys()]).toEqual(["note:7:one"]);
});

test("nothing of anybody else's is shown", () => {
	const browser = new Browser();
	browser.open("one", note("note:77")).write({ text: "Hers" });
	expect(browser.open("one").state.value).toBeNull();
});

test("a browser that keeps nothing says so, and has the words until the page is left", () => {
	const browser = new Browser();
	const { storage } = browser;
	storage.isForbidden = true;
	const drafts = storage.ofTab("one");
	const draft = new KeptDraft(note(), drafts);
	draft.write({ text: "Held" });
	expect(draft.state).toMatchObject({ value: { text: "Held" }, isStored: false });
	expect(new KeptDraft(note(), drafts).state.value).toEqual({ text: "Held" });
});

test("whatever tabs do, no word is lost that nobody removed", () => {
	const tab = fc.constantFrom("one", "two", "three");
	const act = fc.oneof(
		fc.record({ does: fc.constant("writes" as const), tab }),
		fc.record({ does: fc.constantFrom("reloads" as const, "takes" as const), tab }),
		fc.record({ does: fc.constant("hears" as const), tab }),
	);
	fc.assert(
		fc.property(fc.array(act, { maxLength: 25 }), (acts) => {
			const browser = new Browser();
			for (const name of ["one", "two", "three"]) browser.open(name);
			const words: string[] = [];
			for (const { does, tab } of acts) {
				const draft = browser.tabs.get(tab);
				if (does === "hears") browser.tell();
				else if (does === "reloads") browser.open(tab);
				else if (does === "takes") {
					if (draft?.state.other?.value) draft.takeOther();
				} else {
					const word = `w${words.length}.`;
					words.push(word);
					draft?.write({ text: `${textOf(draft)}${word}` });
				}
			}
			const everything = browser.kept.join(" ");
			for (const word of words) expect(everything).toContain(word);
		}),
	);
});

test("the hook shows what is kept for a person, and another person's when the account changes", () => {
	localStorage.setItem("note:1", JSON.stringify({ text: "Mine" }));
	const { result, rerender } = renderHook(({ id }) => useKeptDraft(note(`note:${id}`)), { initialProps: { id: 1 } });
	expect(result.current.value).toEqual({ text: "Mine" });
	rerender({ id: 2 });
	expect(result.current.value).toBeNull();
	act(() => result.current.draft?.write({ text: "Hers" }));
	expect(result.current.value).toEqual({ text: "Hers" });
	rerender({ id: 1 });
	expect(result.current.value).toEqual({ text: "Mine" });
});
