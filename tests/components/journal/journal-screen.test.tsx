import { QueryClientProvider } from "@tanstack/react-query";
import { act, screen, waitFor, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { JournalScreen } from "@/components/journal/journal-screen";
import { userKey } from "@/lib/browser/account/client";
import { journalDraft } from "@/lib/browser/journal/draft";
import { openPrompts } from "@/lib/domain/journal/open-prompts";
import { safetyNotice } from "@/lib/safety/notice";
import { Refusal, user } from "@/tests/setup/in-app";
import { box, name, open, PROMPT, posts, stored } from "./open-journal";
import { entry, resultOf } from "./setup";

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

	test("keeps the prompt however long somebody is elsewhere in the app", () => {
		jest.useFakeTimers();
		const { queryClient, rerender } = open();
		const within = (child: ReactNode) => <QueryClientProvider client={queryClient}>{child}</QueryClientProvider>;
		rerender(within(<p>Elsewhere</p>));
		jest.advanceTimersByTime(3 * 60 * 60_000);
		// Every other screen reads the person, who is only in this test's cache.
		queryClient.setQueryData(userKey, user);
		jest.useRealTimers();
		rerender(within(<JournalScreen firstPrompt="Another prompt?" firstPage={[]} today="2026-11-21" />));
		expect(screen.getByText(PROMPT)).toBeVisible();
	});

	test("shows what somebody was led here to write about, whatever was shown before, and keeps the prompt of a draft", async () => {
		const { queryClient, rerender, pointer } = open();
		const led = (prompt: string) => (
			<QueryClientProvider client={queryClient}>
				<JournalScreen firstPrompt={PROMPT} askedPrompt={prompt} firstPage={[]} today="2026-11-21" />
			</QueryClientProvider>
		);
		queryClient.setQueryData(userKey, user);
		rerender(led(openPrompts.unsaid));
		expect(await screen.findByText(openPrompts.unsaid)).toBeVisible();
		await pointer.type(box(), "To");
		expect(stored()).toMatchObject({ text: "To", prompt: openPrompts.unsaid });
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

	test("brings back the draft and its prompt, and nobody else's", async () => {
		localStorage.setItem(
			journalDraft(8).name,
			JSON.stringify({ text: "Not mine", prompt: "?", tab: "x", sentAs: null }),
		);
		localStorage.setItem(name, JSON.stringify({ text: "From before", prompt: "What then?", tab: "x", sentAs: null }));
		open();
		expect(box()).toHaveValue("From before");
		expect(await screen.findByText("What then?")).toBeVisible();
	});
});

describe("a second tab", () => {
	const changed = (key: string) => act(() => void window.dispatchEvent(new StorageEvent("storage", { key })));
	const fromAnotherTab = (text: string) => {
		localStorage.setItem(`${name}:other`, JSON.stringify({ text, prompt: "Theirs?", sentAs: null, at: Date.now() }));
		changed(`${name}:other`);
	};
	const submittedThere = () => {
		for (const key of Object.keys(localStorage)) if (key.startsWith(name)) localStorage.removeItem(key);
		changed(name);
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
		expect(JSON.parse(localStorage.getItem(`${name}:other`) ?? "")).toMatchObject({ text: "Their words" });
		await pointer.click(screen.getByRole("button", { name: "Show that one here" }));
		expect(box()).toHaveValue("Their words");
		await pointer.click(screen.getByRole("button", { name: "Show that one here" }));
		expect(box()).toHaveValue("Mine!");
	});

	test("keeps this one when asked to", async () => {
		const { pointer } = open();
		await pointer.type(box(), "Mine");
		fromAnotherTab("Their words");
		await pointer.click(screen.getByRole("button", { name: "Keep this one" }));
		expect(box()).toHaveValue("Mine");
		expect(screen.queryByText(/You are also writing/)).toBeNull();
		expect(Object.values(localStorage).join()).toContain("Mine");
		expect(Object.values(localStorage).join()).toContain("Their words");
	});

	test("that submitted the words is told of", async () => {
		const { pointer } = open();
		await pointer.type(box(), "Mine");
		submittedThere();
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

	test("goes along with an entry that still has its words, and with no other", async () => {
		const { pointer, calls } = open([], {
			"POST /api/journal": () => ({ ...resultOf(entry("a")), entry: null, message: "🌱 What helped?" }),
		});
		const askFor = async (words: string) => {
			await pointer.type(box(), words);
			await pointer.click(screen.getByRole("button", { name: "Insight" }));
			await pointer.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Close" }));
		};
		await askFor("Words about Tom");
		await pointer.clear(box());
		await askFor("Others");
		await pointer.type(box(), ", and more");
		await pointer.click(screen.getByRole("button", { name: "Submit Entry" }));
		await waitFor(() => expect(posts(calls)).toHaveLength(3));
		expect(posts(calls)[2]).toMatchObject({
			body: {
				action: "submit",
				content: "Others, and more",
				insights: [{ message: "🌱 What helped?", createdAt: expect.stringMatching(/Z$/) }],
			},
		});
		expect(JSON.stringify(posts(calls)[2])).not.toContain("Tom");
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
		expect(dialog.getByRole("link", { name: /^Call Samaritans, 116 123/ })).toBeVisible();
		await pointer.click(dialog.getByRole("button", { name: "Let Sage read it" }));
		expect(await screen.findByText("Message dark")).toBeVisible();
		expect(screen.getByRole("link", { name: /^Call Samaritans, 116 123/ })).toBeVisible();
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
