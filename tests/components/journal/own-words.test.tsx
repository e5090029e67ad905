import { act, screen, waitFor, within } from "@testing-library/react";
import { type ReactNode, useEffect } from "react";
import { JournalScreen } from "@/components/journal/journal-screen";
import { MAX_ENTRY } from "@/lib/domain/journal/limits";
import { serve, show } from "@/tests/setup/in-app";
import { box, name, PROMPT, reads, stored } from "./open-journal";
import { entry, resultOf } from "./setup";

const WORDS = "The heron came back.\nNobody else saw it.";
const ON = "What else belongs to it?";

beforeEach(() => window.history.replaceState(null, "", "/journal?from=12"));
afterEach(() => window.history.replaceState(null, "", "/"));

/** The journal, as the server sends it for the address of an offer. */
function taken(words = WORDS) {
	serve({ ...reads(), "POST /api/journal": () => resultOf(entry("a")) });
	return show(
		<JournalScreen firstPrompt={PROMPT} beginsWith={{ words, prompt: ON }} firstPage={[]} today="2026-11-21" />,
	);
}

const draft = (text: string, slot = name, at = 1) =>
	localStorage.setItem(slot, JSON.stringify({ text, prompt: "What then?", sentAs: null, at }));

test("an empty page begins with them as a draft, with room to write on", async () => {
	const { pointer } = taken();
	expect(box()).toHaveValue(`${WORDS}\n\n`);
	expect(await screen.findByText(ON)).toBeVisible();
	expect(screen.getByText("Saved on this device")).toBeVisible();
	expect(stored()).toMatchObject({ text: `${WORDS}\n\n`, prompt: ON, sentAs: null });
	await pointer.type(box(), "And then rain.");
	expect(stored()).toMatchObject({ text: `${WORDS}\n\nAnd then rain.`, prompt: ON });
});

test.each([
	["Begun before.", `Begun before.\n\n${WORDS}\n\n`],
	["Begun before.\n", `Begun before.\n\n${WORDS}\n\n`],
	["Begun before.\n\n", `Begun before.\n\n${WORDS}\n\n`],
	["Begun before.\n\n\n", `Begun before.\n\n\n${WORDS}\n\n`],
	["  \n", `${WORDS}\n\n`],
])("they stand behind a draft, of which nothing is lost: %j", async (before, after) => {
	draft(before);
	taken();
	expect(box()).toHaveValue(after);
	expect(await screen.findByText("What then?")).toBeVisible();
	expect(screen.queryByText(ON)).toBeNull();
	expect(stored()).toMatchObject({ text: after, prompt: "What then?" });
});

test("a draft that has them already stays as it is", async () => {
	draft(`${WORDS} And I told nobody.`);
	taken();
	expect(box()).toHaveValue(`${WORDS} And I told nobody.`);
	await waitFor(() => expect(window.location.search).toBe(""));
});

test("what another tab writes is not lost either", () => {
	draft("From the other tab.", `${name}:other`);
	taken();
	expect(box()).toHaveValue(`From the other tab.\n\n${WORDS}\n\n`);
	draft("From the other tab, and more.", `${name}:other`, Date.now() + 1000);
	act(() => void window.dispatchEvent(new StorageEvent("storage", { key: `${name}:other` })));
	expect(box()).toHaveValue(`From the other tab.\n\n${WORDS}\n\n`);
	expect(screen.getByText(/You are also writing in another tab/)).toBeVisible();
});

test("words that leave no room are refused in words, and the draft stays", async () => {
	const long = "x".repeat(MAX_ENTRY - WORDS.length - 1);
	draft(long);
	taken();
	expect(await screen.findByText("Your words were not put into your page")).toBeVisible();
	expect(box()).toHaveValue(long);
});

test("words as long as an entry may be fill it", () => {
	const long = "x".repeat(MAX_ENTRY);
	taken(long);
	expect(box()).toHaveValue(long);
});

/** What is around every screen, as Next's router is. */
function Around({ onAlive, children }: { onAlive: () => void; children: ReactNode }) {
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page comes to life
	useEffect(onAlive, []);
	return children;
}

test("the router, which listens only after the screen has come to life, hears of the new address", async () => {
	const heard = jest.spyOn(window.history, "replaceState");
	heard.mockClear();
	let before = -1;
	serve(reads());
	show(
		<Around
			onAlive={() => {
				before = heard.mock.calls.length;
			}}
		>
			<JournalScreen firstPrompt={PROMPT} beginsWith={{ words: WORDS, prompt: ON }} firstPage={[]} today="2026-11-21" />
		</Around>,
	);
	await waitFor(() => expect(window.location.search).toBe(""));
	expect(before).toBe(0);
	heard.mockRestore();
});

test("they are put in once: not by a reload, and not on the way back after submitting", async () => {
	const { pointer, unmount } = taken();
	await waitFor(() => expect(window.location.pathname + window.location.search).toBe("/journal"));
	await pointer.click(screen.getByRole("button", { name: "Submit Entry" }));
	const dialog = await screen.findByRole("dialog", { name: "Title a" });
	await pointer.click(within(dialog).getAllByRole("button", { name: "Close" })[0] as HTMLElement);
	await waitFor(() => expect(box()).toHaveValue(""));
	unmount();
	// What Next still has of the page, at the address that it has now.
	taken();
	expect(box()).toHaveValue("");
	expect(stored()).toBeNull();
});
