import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { type Call, Refusal, USER_ID } from "@/tests/setup/in-app";
import { open } from "./open-journal";
import { entry, resultOf } from "./setup";

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

describe("editing an entry", () => {
	const PUT = "PUT /api/journal/a";
	async function edit(answers: Record<string, (call: Call) => unknown> = {}, first = entry("a")) {
		const view = open([first], { "GET /api/journal/a/entry": () => first, ...answers });
		await view.pointer.click(screen.getByRole("button", { name: /Title a/ }));
		await view.pointer.click(screen.getByRole("button", { name: "Edit entry" }));
		const words = await screen.findByRole("textbox", { name: "What you wrote" });
		return { ...view, words, puts: () => view.calls.filter(({ method }) => method === "PUT") };
	}

	test("changes the words and the day, and says that the reflection is older", async () => {
		const saved = entry("a", { content: "Better words", version: 2, isInsightOld: true, day: "2026-11-01" });
		const { pointer, words, puts } = await edit({ [PUT]: () => ({ ...saved, safety: null }) });
		await pointer.clear(words);
		await pointer.type(words, "Better words");
		fireEvent.change(screen.getByLabelText("The day it belongs to"), { target: { value: "2026-11-01" } });
		await pointer.click(screen.getByRole("button", { name: "Save Changes" }));
		await waitFor(() =>
			expect(puts()).toMatchObject([{ body: { content: "Better words", day: "2026-11-01", version: 1 } }]),
		);
		expect(await screen.findByText("This was written before you edited the entry.")).toBeVisible();
		expect(screen.getByRole("button", { name: "Ask for a new one" })).toBeVisible();
		expect(screen.getByText("Better words")).toBeVisible();
	});

	test("keeps what was typed when saving fails, and beyond a reload", async () => {
		const fail = () => {
			throw new Refusal(503);
		};
		const { pointer, words, unmount } = await edit({ [PUT]: fail });
		await pointer.type(words, " and more");
		await pointer.click(screen.getByRole("button", { name: "Save Changes" }));
		expect(await screen.findByText(/could not be saved. They are kept here/)).toBeVisible();
		expect(words).toHaveValue("Content a and more");
		unmount();
		const again = open([entry("a")]);
		await again.pointer.click(screen.getByRole("button", { name: /Title a/ }));
		await again.pointer.click(screen.getByRole("button", { name: "Go on editing" }));
		expect(await screen.findByRole("textbox", { name: "What you wrote" })).toHaveValue("Content a and more");
	});

	test("shows what another tab has saved meanwhile, and saves over it only when told to", async () => {
		let times = 0;
		const theirs = entry("a", { content: "From the other tab", version: 2 });
		const { pointer, words, puts } = await edit({
			"GET /api/journal/a/entry": () => theirs,
			[PUT]: () => {
				times += 1;
				if (times === 1) throw new Refusal(409);
				return { ...entry("a", { content: "Mine", version: 3 }), safety: null };
			},
		});
		await pointer.clear(words);
		await pointer.type(words, "Mine");
		await pointer.click(screen.getByRole("button", { name: "Save Changes" }));
		expect(await screen.findByText("From the other tab")).toBeVisible();
		expect(words).toHaveValue("Mine");
		await pointer.click(screen.getByRole("button", { name: /^Save mine/ }));
		await waitFor(() => expect(puts()).toMatchObject([{ body: { version: 1 } }, { body: { version: 2 } }]));
	});

	test("what it was before can be looked at", async () => {
		const now = entry("a", { version: 2 });
		const { pointer } = open([now], {
			"GET /api/journal/a/versions": () => [
				{ version: 1, content: "As it was", day: "2026-11-02", editedAt: "2026-11-05T12:00:00.000Z" },
			],
		});
		await pointer.click(screen.getByRole("button", { name: /Title a/ }));
		await pointer.click(screen.getByRole("button", { name: "What it was before" }));
		expect(await screen.findByText("As it was")).toBeVisible();
		expect(screen.getByText(/Until/)).toHaveTextContent("Until November 5, 2026, under November 2, 2026");
	});
});
