import { screen, waitFor } from "@testing-library/react";
import { type Call, Refusal, USER_ID } from "@/tests/setup/in-app";
import { open } from "./open-journal";
import { entry, resultOf } from "./setup";

describe("Dream History", () => {
	const item = (id: string) => screen.getByRole("button", { name: new RegExp(`Title ${id}`) });

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

	test("goes on below a title that is how the entry begins", () => {
		open([entry("a", { title: "We walked along the river…", content: "we walked along the river and laughed." })]);
		expect(screen.getByText("… and laughed.")).toBeVisible();
	});

	test("opens the entry that an insight speaks of, however old", async () => {
		const { pointer } = open([entry("a", { relatedTo: { id: "old", title: "Title old", day: "2019-05-01" } })], {
			"GET /api/journal/old/entry": () => entry("old", { day: "2019-05-01" }),
		});
		await pointer.click(item("a"));
		await pointer.click(screen.getByRole("button", { name: "Read the entry from May 1, 2019" }));
		expect(await screen.findByText("Content old")).toBeVisible();
		await pointer.click(item("old"));
		expect(screen.queryByText("Content old")).toBeNull();
	});
});

describe("a link to the journal", () => {
	const item = (id: string) => screen.findByRole("button", { name: new RegExp(`Title ${id}`) });
	const far = { "GET /api/journal/old/entry": () => entry("old", { day: "2019-05-01" }) };

	test("opens the entry and puts the focus on it, also from the journal itself and each time", async () => {
		const { pointer, follow } = open([entry("a"), entry("b")], far, { entry: "b" });
		expect(await item("b")).toHaveFocus();
		expect(await screen.findByText("Content b")).toBeVisible();
		follow({ entry: "old" });
		await waitFor(async () => expect(await item("old")).toHaveFocus());
		expect(await item("old")).toHaveAttribute("aria-expanded", "true");
		await pointer.click(await item("old"));
		follow({ entry: "old" });
		await waitFor(async () => expect(await item("old")).toHaveFocus());
		expect(await item("old")).toHaveAttribute("aria-expanded", "true");
	});

	test("to a day opens its first entry and puts the focus on it", async () => {
		open(
			[entry("a"), entry("b", { day: "2026-11-01" })],
			{ [`GET /api/journal/${USER_ID}`]: () => [entry("b")] },
			{ day: "2026-11-01" },
		);
		await waitFor(async () => expect(await item("b")).toHaveFocus());
		expect(await item("b")).toHaveAttribute("aria-expanded", "true");
		expect(screen.getByText("November 1, 2026")).toBeVisible();
	});
});

describe("deleting an entry", () => {
	test("takes it off the page, also after another sentence was chosen for it", async () => {
		let isThere = true;
		const first = entry("a", { content: "The bread was warm. I kept it.", quote: "The bread was warm." });
		const { pointer } = open([first, entry("b")], {
			[`GET /api/journal/${USER_ID}`]: () => (isThere ? [first, entry("b")] : [entry("b")]),
			"PUT /api/journal/a/quote": () => ({ ...first, quote: "I kept it." }),
			"DELETE /api/journal/a": () => {
				isThere = false;
				return { ok: true, undo: "u" };
			},
		});
		await pointer.click(screen.getByRole("button", { name: /Title a/ }));
		await pointer.click(await screen.findByRole("button", { name: "Choose another sentence" }));
		await pointer.click(screen.getByRole("button", { name: "I kept it." }));
		expect(await screen.findByText("“I kept it.”")).toBeVisible();
		expect(screen.getByText("A sentence of yours").closest("figure")).toHaveTextContent("I kept it.");
		expect(screen.getByRole("button", { name: "Choose another sentence" })).toHaveFocus();
		expect(await screen.findByText("This sentence now stands for the entry.")).toBeInTheDocument();
		await pointer.click(screen.getByRole("button", { name: "Delete entry" }));
		await pointer.click(await screen.findByRole("button", { name: "Delete" }));
		expect(await screen.findByText("Entry deleted")).toBeVisible();
		expect(screen.queryByRole("button", { name: /Title a/ })).toBeNull();
		expect(screen.getByRole("button", { name: /Title b/ })).toBeVisible();
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
		await again.pointer.click(screen.getByRole("button", { name: "Keep editing" }));
		expect(await screen.findByRole("textbox", { name: "What you wrote" })).toHaveValue("Content a and more");
	});
});
