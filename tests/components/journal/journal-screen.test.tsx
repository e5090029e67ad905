import { act, screen, waitFor, within } from "@testing-library/react";
import { JournalScreen } from "@/components/journal/journal-screen";
import { draftSlot } from "@/lib/journal/draft";
import type { ClientEntry } from "@/lib/journal/schema";
import { writingPrompts } from "@/lib/journal/writing-prompts";
import { recentWeeks } from "@/lib/progress/weeks";
import { safetyNotice } from "@/lib/safety/notice";
import { type Call, entry, Refusal, resultOf, serve, show, USER_ID, user } from "./setup";

const PROMPT = writingPrompts[0];
const weeks = recentWeeks(new Map([["2026-11-16", 110]]), "2026-11-21", 12);
const reads = (firstPage: ClientEntry[] = []) => ({
	"GET /api/user": () => user,
	[`GET /api/journal/${USER_ID}`]: () => firstPage,
	[`GET /api/journal/${USER_ID}/days`]: () => ({ days: [{ day: "2026-11-03", words: 2 }], firstDay: "2026-10-02" }),
	[`GET /api/progress/${USER_ID}`]: () => ({
		currentStreak: 3,
		bestStreak: 9,
		weeklyWordCount: 110,
		totalWordCount: 600,
		today: "2026-11-21",
		weeks,
	}),
});

function open(firstPage: ClientEntry[] = [], answers: Record<string, (call: Call) => unknown> = {}) {
	const calls = serve({ ...reads(firstPage), ...answers });
	const view = show(<JournalScreen firstPrompt={PROMPT} firstPage={firstPage} today="2026-11-21" />);
	return { ...view, calls };
}

const box = () => screen.getByRole("textbox", { name: "Journal entry" });
const posts = (calls: Call[]) => calls.filter(({ method }) => method === "POST");
const stored = () => JSON.parse(localStorage.getItem(draftSlot(USER_ID)) ?? "null");

describe("writing", () => {
	test("shows the title, the prompt and an empty box", () => {
		open();
		expect(screen.getByRole("heading", { level: 1, name: "Daily Journal" })).toBeVisible();
		expect(screen.getByText(PROMPT)).toBeVisible();
		expect(box()).toHaveValue("");
		expect(screen.getByRole("button", { name: "Insight" })).toBeDisabled();
		expect(screen.getByRole("button", { name: "Submit Entry" })).toBeEnabled();
	});

	test("draws another prompt", async () => {
		const { pointer } = open();
		await pointer.click(screen.getByRole("button", { name: "New prompt" }));
		expect(screen.queryByText(PROMPT)).toBeNull();
	});

	test("refuses a blank entry in words", async () => {
		const { pointer, calls } = open();
		await pointer.type(box(), "   ");
		await pointer.click(screen.getByRole("button", { name: "Submit Entry" }));
		expect(await screen.findByText("Entry required")).toBeVisible();
		expect(screen.getByText("Please write something before requesting insights.")).toBeVisible();
		expect(posts(calls)).toEqual([]);
		expect(box()).toHaveFocus();
	});

	test("keeps every keystroke on this device, and says so", async () => {
		const { pointer } = open();
		await pointer.type(box(), "To");
		expect(screen.getByText("Saved on this device")).toBeVisible();
		expect(stored()).toMatchObject({ text: "To", prompt: PROMPT, sentAs: null });
	});

	test("says so when the browser keeps nothing", async () => {
		const { pointer } = open();
		const refuse = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
			throw new DOMException("full", "QuotaExceededError");
		});
		await pointer.type(box(), "To");
		expect(screen.getByText("This browser cannot keep a draft")).toBeVisible();
		refuse.mockRestore();
	});

	test("brings back the draft and its prompt, and nobody else's", () => {
		localStorage.setItem(draftSlot(8), JSON.stringify({ text: "Not mine", prompt: "?", tab: "x", sentAs: null }));
		localStorage.setItem(
			draftSlot(USER_ID),
			JSON.stringify({ text: "From before", prompt: "What then?", tab: "x", sentAs: null }),
		);
		open();
		expect(box()).toHaveValue("From before");
		expect(screen.getByText("What then?")).toBeVisible();
	});
});

describe("a second tab", () => {
	const fromAnotherTab = (text: string | null) => {
		const newValue = text === null ? null : JSON.stringify({ text, prompt: "Theirs?", tab: "other", sentAs: null });
		if (newValue === null) localStorage.removeItem(draftSlot(USER_ID));
		else localStorage.setItem(draftSlot(USER_ID), newValue);
		act(() => void window.dispatchEvent(new StorageEvent("storage", { key: draftSlot(USER_ID), newValue })));
	};

	test("is followed while this one is empty", () => {
		open();
		fromAnotherTab("Their words");
		expect(box()).toHaveValue("Their words");
	});

	test("is told of, and overwrites nothing in either", async () => {
		const { pointer } = open();
		await pointer.type(box(), "Mine");
		fromAnotherTab("Their words");
		expect(box()).toHaveValue("Mine");
		expect(screen.getByText(/You are also writing in another tab/)).toBeVisible();
		await pointer.type(box(), "!");
		expect(stored()).toMatchObject({ text: "Their words" });
		await pointer.click(screen.getByRole("button", { name: "Show that one here" }));
		expect(box()).toHaveValue("Their words");
		expect(Object.values(localStorage).join()).toContain("Mine!");
	});

	test("keeps this one when asked to", async () => {
		const { pointer } = open();
		await pointer.type(box(), "Mine");
		fromAnotherTab("Their words");
		await pointer.click(screen.getByRole("button", { name: "Keep this one" }));
		expect(box()).toHaveValue("Mine");
		expect(stored()).toMatchObject({ text: "Mine" });
		expect(Object.values(localStorage).join()).toContain("Their words");
	});

	test("that submitted the words is told of", async () => {
		const { pointer } = open();
		await pointer.type(box(), "Mine");
		fromAnotherTab(null);
		expect(screen.getByText(/submitted or cleared in another tab/)).toBeVisible();
		await pointer.click(screen.getByRole("button", { name: "Clear them here too" }));
		expect(box()).toHaveValue("");
	});
});

describe("an insight", () => {
	test("shows in a popover and keeps the words", async () => {
		const { pointer, calls } = open([], {
			"POST /api/journal": () => ({ ...resultOf(entry("a")), entry: null, message: "🌱 What helped?" }),
		});
		await pointer.type(box(), "Words");
		await pointer.click(screen.getByRole("button", { name: "Insight" }));
		expect(await screen.findByRole("dialog", { name: "Insight" })).toHaveTextContent("🌱 What helped?");
		expect(posts(calls)).toMatchObject([
			{
				body: { content: "Words", prompt: PROMPT, action: "insight" },
				headers: { "x-timezone-offset": expect.any(String) },
			},
		]);
		await pointer.keyboard("{Escape}");
		expect(screen.queryByRole("dialog")).toBeNull();
		expect(box()).toHaveValue("Words");
	});

	test("that fails says so", async () => {
		const { pointer } = open([], {
			"POST /api/journal": () => {
				throw new Refusal(502);
			},
		});
		await pointer.type(box(), "Words");
		await pointer.click(screen.getByRole("button", { name: "Insight" }));
		expect(await screen.findByText("Failed to process entry")).toBeVisible();
		expect(box()).toHaveValue("Words");
		expect(box()).toBeEnabled();
	});
});

describe("submitting", () => {
	test("waits, shows what came back, clears the box and draws a new prompt", async () => {
		let answer: (value: unknown) => void = () => {};
		const { pointer, calls } = open([], { "POST /api/journal": () => new Promise((resolve) => (answer = resolve)) });
		await pointer.type(box(), "Words");
		await pointer.click(screen.getByRole("button", { name: "Submit Entry" }));
		const waiting = await screen.findByRole("dialog", { name: "Processing" });
		expect(waiting).toHaveTextContent("Analyzing your journal entry...");
		expect(document.querySelector("textarea")).toBeDisabled();
		answer(resultOf(entry("a")));
		const dialog = await screen.findByRole("dialog", { name: "Title a" });
		for (const text of [
			"First of a",
			"Second of a",
			"Third of a",
			"“Quote a”",
			"Message a",
			"Written by the built-in coach",
		]) {
			expect(within(dialog).getByText(text)).toBeVisible();
		}
		expect(posts(calls)).toMatchObject([
			{
				body: { content: "Words", prompt: PROMPT, action: "submit" },
				headers: { "idempotency-key": expect.stringMatching(/^[0-9a-f-]{36}$/) },
			},
		]);
		await pointer.click(within(dialog).getAllByRole("button", { name: "Close" })[0] as HTMLElement);
		expect(box()).toHaveValue("");
		expect(stored()).toBeNull();
		expect(screen.queryByText(PROMPT)).toBeNull();
		await waitFor(() => expect(calls.some(({ path }) => path === "/api/user")).toBe(true));
	});

	test("that is lost keeps the words, and goes again under the same key until they change", async () => {
		const { pointer, calls } = open([], {
			"POST /api/journal": () => {
				throw new TypeError("Failed to fetch");
			},
		});
		await pointer.type(box(), "Words");
		const press = async () => {
			await pointer.click(screen.getByRole("button", { name: "Submit Entry" }));
			await screen.findByText("Failed to submit journal entry");
			await waitFor(() => expect(box()).toBeEnabled());
		};
		await press();
		expect(screen.getByText("Failed to process entry")).toBeVisible();
		expect(box()).toHaveValue("Words");
		await press();
		await pointer.type(box(), "!");
		await press();
		const keys = posts(calls).map(({ headers }) => headers["idempotency-key"]);
		expect(keys[1]).toBe(keys[0]);
		expect(keys[2]).not.toBe(keys[0]);
		expect(stored()).toMatchObject({ text: "Words!", sentAs: keys[2] });
	});

	test("says that the entry is safe when the coach could not read it, and tries again", async () => {
		const bare = entry("a", { title: null, keyInsights: [], quote: null, message: null, insightBy: null });
		const { pointer } = open([], {
			"POST /api/journal": () => resultOf(bare),
			"POST /api/journal/a/insight": () => resultOf(entry("a")),
		});
		await pointer.type(box(), "Words");
		await pointer.click(screen.getByRole("button", { name: "Submit Entry" }));
		const dialog = await screen.findByRole("dialog", { name: "Your entry is safe" });
		await pointer.click(within(dialog).getByRole("button", { name: "Try again" }));
		expect(await screen.findByRole("dialog", { name: "Title a" })).toBeVisible();
	});
});

describe("words that sound like danger", () => {
	const notice = safetyNotice(["I want to die."], "GB");
	const saved = entry("dark", {
		content: "I want to die.",
		title: null,
		insightBy: null,
		keyInsights: [],
		message: null,
	});

	test("get help lines before anything else once they are saved, and can be read by the coach later", async () => {
		const { pointer } = open([], {
			"POST /api/journal": () => ({ ...resultOf(saved), safety: notice }),
			"POST /api/journal/dark/insight": () => resultOf(entry("dark")),
		});
		await pointer.type(box(), "I want to die.");
		await pointer.click(screen.getByRole("button", { name: "Submit Entry" }));
		const dialog = within(await screen.findByRole("dialog", { name: "Your entry is safe" }));
		const heading = dialog.getByRole("heading", { name: "You don’t have to be alone with this" });
		await waitFor(() => expect(heading).toHaveFocus());
		expect(dialog.getByRole("link", { name: "Call Samaritans, 116 123" })).toBeVisible();
		await pointer.click(dialog.getByRole("button", { name: "Let Sage read it" }));
		expect(await screen.findByText("Message dark")).toBeVisible();
		expect(screen.getByRole("link", { name: "Call Samaritans, 116 123" })).toBeVisible();
	});

	test("get them instead of an insight, and keep their place in the box", async () => {
		const { pointer } = open([], {
			"POST /api/journal": () => ({ ...resultOf(saved), entry: null, safety: notice }),
		});
		await pointer.type(box(), "I want to die.");
		await pointer.click(screen.getByRole("button", { name: "Insight" }));
		expect(await screen.findByRole("heading", { name: "You don’t have to be alone with this" })).toHaveFocus();
		await pointer.click(screen.getByRole("button", { name: "This is not what I meant" }));
		expect(screen.queryByRole("link", { name: /Samaritans/ })).toBeNull();
		expect(box()).toHaveValue("I want to die.");
	});
});

describe("Dream History", () => {
	const item = (id: string) => screen.getByRole("button", { name: new RegExp(`Title ${id}`) });

	test("invites where nothing has been written", () => {
		open();
		expect(screen.getByText(/Your entries will gather here/)).toBeVisible();
		expect(screen.queryByRole("searchbox")).toBeNull();
	});

	test("lists by title and date, one open at a time, and closes again", async () => {
		const { pointer } = open([entry("a"), entry("b", { day: "2025-01-09" })]);
		expect(item("a")).toHaveTextContent("November 3, 2026");
		expect(item("b")).toHaveTextContent("January 9, 2025");
		await pointer.click(item("a"));
		for (const text of ["First of a", "“Quote a”", "Prompt a?", "Content a", "Message a"])
			expect(screen.getByText(text)).toBeVisible();
		await pointer.click(item("b"));
		expect(screen.getByText("Content b")).toBeVisible();
		expect(screen.queryByText("Content a")).toBeNull();
		await pointer.click(item("b"));
		expect(screen.queryByText("Content b")).toBeNull();
	});

	test("reads the whole of an entry that came abridged", async () => {
		const { pointer } = open([entry("a", { content: "Begin", isComplete: false, keyInsights: [] })], {
			"GET /api/journal/a/entry": () => entry("a", { content: "Beginning, middle and end" }),
		});
		await pointer.click(item("a"));
		expect(await screen.findByText("Beginning, middle and end")).toBeVisible();
	});

	test("offers to try again where the coach has not read an entry", async () => {
		const bare = entry("a", {
			title: null,
			content: "My first words",
			keyInsights: [],
			insightBy: null,
			quote: null,
			message: null,
		});
		const { pointer } = open([bare], { "POST /api/journal/a/insight": () => resultOf(entry("a")) });
		await pointer.click(screen.getByRole("button", { name: /My first words/ }));
		await pointer.click(screen.getByRole("button", { name: "Try again" }));
		expect(await screen.findByText("First of a")).toBeVisible();
	});

	test("searches as one types, and says when nothing is found", async () => {
		const { pointer, calls } = open([entry("a")], {
			[`GET /api/journal/${USER_ID}`]: ({ path }) => (path.includes("q=zebra") ? [] : [entry("a")]),
		});
		await pointer.type(screen.getByRole("searchbox", { name: "Search your entries" }), "zebra");
		expect(await screen.findByText(/No entry has that in it/)).toBeVisible();
		expect(calls.filter(({ path }) => path.includes("q="))).toHaveLength(1);
	});

	test("pages on", async () => {
		const page = Array.from({ length: 10 }, (_, i) => entry(`p${i}`));
		const { pointer, calls } = open(page, {
			[`GET /api/journal/${USER_ID}`]: ({ path }) => (path.includes("before=p9") ? [entry("older")] : page),
		});
		await pointer.click(screen.getByRole("button", { name: "Earlier entries" }));
		expect(await screen.findByText("Title older")).toBeVisible();
		expect(screen.queryByRole("button", { name: "Earlier entries" })).toBeNull();
		expect(calls.filter(({ path }) => path.includes("before="))).toHaveLength(1);
	});

	test("is led to by the calendar", async () => {
		const { pointer, calls } = open([entry("a")]);
		await pointer.click(await screen.findByRole("button", { name: "November 3, 2026, 2 words", hidden: true }));
		await waitFor(() => expect(calls.some(({ path }) => path.includes("day=2026-11-03"))).toBe(true));
		await pointer.click(screen.getByRole("button", { name: "Show all entries" }));
		await pointer.click(screen.getByRole("button", { name: "Previous month", hidden: true }));
		expect(await screen.findByRole("heading", { name: "October 2026", hidden: true })).toBeInTheDocument();
	});

	test("asks before it deletes", async () => {
		let isDeleted = false;
		const { pointer } = open([entry("a")], {
			[`GET /api/journal/${USER_ID}`]: () => (isDeleted ? [] : [entry("a")]),
			"DELETE /api/journal/a": () => {
				isDeleted = true;
				return { ok: true };
			},
		});
		await pointer.click(item("a"));
		await pointer.click(screen.getByRole("button", { name: "Delete entry" }));
		const dialog = screen.getByRole("alertdialog", { name: "Delete this entry?" });
		await pointer.click(within(dialog).getByRole("button", { name: "Keep it" }));
		expect(isDeleted).toBe(false);
		await pointer.click(screen.getByRole("button", { name: "Delete entry" }));
		await pointer.click(screen.getByRole("button", { name: "Delete" }));
		await waitFor(() => expect(screen.queryByText("Title a")).toBeNull());
		expect(screen.getByText("Entry deleted")).toBeVisible();
	});

	test("opens the entry that an insight speaks of, however old", async () => {
		const { pointer } = open([entry("a", { relatedTo: { id: "old", title: "Title old", day: "2019-05-01" } })], {
			"GET /api/journal/old/entry": () => entry("old", { day: "2019-05-01" }),
		});
		await pointer.click(item("a"));
		await pointer.click(screen.getByRole("button", { name: "Read the entry of May 1, 2019" }));
		expect(await screen.findByText("Content old")).toBeVisible();
		await pointer.click(item("old"));
		expect(screen.queryByText("Content old")).toBeNull();
	});

	test("says when it could not be loaded", async () => {
		const { pointer } = open([entry("a")], {
			[`GET /api/journal/${USER_ID}`]: () => {
				throw new Refusal(500);
			},
		});
		await pointer.type(screen.getByRole("searchbox"), "x");
		expect(await screen.findByText(/Your entries could not be loaded/)).toBeVisible();
	});
});
