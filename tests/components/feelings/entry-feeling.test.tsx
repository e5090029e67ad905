import { screen, waitFor } from "@testing-library/react";
import { HowIsItNow } from "@/components/dashboard/today/how-is-it-now";
import { EntryFeeling } from "@/components/feelings/entry-feeling";
import { type Call, serve, show, USER_ID } from "@/tests/setup/in-app";

const feeling = (id: string) => ({
	...{ id: "f1", feeling: id, own: null, day: "2026-11-21", entryId: "e1", messageId: null },
	createdAt: "2026-11-21T12:00:00.000Z",
});

function open(known: object[] = []) {
	const calls = serve({
		"GET /api/feelings": () => known,
		"PUT /api/feelings": ({ body }: Call) => feeling((body as { feeling: string }).feeling),
		"DELETE /api/feelings/f1": () => ({ ok: true }),
	});
	return { calls, ...show(<EntryFeeling entryId="e1" />) };
}

test("a feeling is chosen in two taps, changed and taken away", async () => {
	const { calls, pointer } = open();
	await pointer.click(await screen.findByRole("button", { name: "Choose a word for it" }));
	await pointer.click(screen.getByRole("button", { name: "Low" }));
	await pointer.click(screen.getByRole("button", { name: "Lonely" }));
	expect(await screen.findByText("Lonely", { exact: true })).toBeVisible();
	expect(calls.at(-1)).toMatchObject({ method: "PUT", body: { feeling: "lonely", entryId: "e1" } });
	const change = screen.getByRole("button", { name: "Change the feeling" });
	await waitFor(() => expect(change).toHaveFocus());
	await pointer.click(change);
	await pointer.click(screen.getByRole("button", { name: "Calm" }));
	await pointer.click(screen.getByRole("button", { name: "Relieved" }));
	expect(await screen.findByText("Relieved", { exact: true })).toBeVisible();
	await pointer.click(screen.getByRole("button", { name: "Remove it" }));
	expect(await screen.findByRole("button", { name: "Choose a word for it" })).toBeVisible();
	expect(calls.at(-1)).toMatchObject({ method: "DELETE", path: "/api/feelings/f1" });
});

test.each([
	["something else without a word", ["Something else", "No word"], /in your own words/],
	["no word", ["Rather not say"], /doesn’t need a word/],
])("who chooses %s keeps nothing", async (_, labels, words) => {
	const { calls, pointer } = open();
	await pointer.click(await screen.findByRole("button", { name: "Choose a word for it" }));
	for (const name of labels) await pointer.click(screen.getByRole("button", { name }));
	expect(await screen.findByText(words)).toBeVisible();
	expect(calls.every(({ method }) => method === "GET")).toBe(true);
});

test.each([
	["feral", false],
	["want to be dead", true],
])("a word of one's own is kept: “%s”, which leads to help: %s", async (word, leadsToHelp) => {
	const calls = serve({
		"GET /api/feelings": () => [],
		"PUT /api/feelings": ({ body }: Call) => ({ ...feeling("calm"), feeling: null, ...(body as object), leadsToHelp }),
	});
	const { pointer } = show(<EntryFeeling entryId="e1" />);
	await pointer.click(await screen.findByRole("button", { name: "Choose a word for it" }));
	await pointer.click(screen.getByRole("button", { name: "Something else" }));
	const field = screen.getByLabelText("Your own word for it");
	expect(field).toHaveFocus();
	await pointer.type(field, `${word} {Enter}`);
	expect(await screen.findByText(word, { exact: true })).toBeVisible();
	expect(calls.at(-1)).toMatchObject({ method: "PUT", body: { own: word, entryId: "e1" } });
	expect(screen.queryByRole("link", { name: "Help now" }) !== null).toBe(leadsToHelp);
});

test("one tap is kept, also for whoever stops there or finds no closer word", async () => {
	const { calls, pointer } = open();
	await pointer.click(await screen.findByRole("button", { name: "Choose a word for it" }));
	await pointer.click(screen.getByRole("button", { name: "Upset" }));
	expect(await screen.findByText("Upset is kept with this entry.")).toBeVisible();
	expect(calls.at(-1)).toMatchObject({ method: "PUT", body: { feeling: "stirred", entryId: "e1" } });
	expect(screen.getByRole("button", { name: "Back from Upset" })).toBeVisible();
	await pointer.click(screen.getByRole("button", { name: "Something else" }));
	await pointer.click(screen.getByRole("button", { name: "No word" }));
	expect(screen.getByRole("button", { name: "Change the feeling" })).toBeVisible();
	expect(calls.filter(({ method }) => method !== "GET")).toHaveLength(1);
});

test("who would rather not say after the first tap takes it back", async () => {
	const { calls, pointer } = open();
	await pointer.click(await screen.findByRole("button", { name: "Choose a word for it" }));
	await pointer.click(screen.getByRole("button", { name: "Upset" }));
	await screen.findByText("Upset is kept with this entry.");
	await pointer.click(screen.getByRole("button", { name: "Rather not say" }));
	expect(await screen.findByRole("button", { name: "Choose a word for it" })).toBeVisible();
	expect(calls.at(-1)).toMatchObject({ method: "DELETE", path: "/api/feelings/f1" });
});

describe("a feeling of the moment", () => {
	function openNow() {
		let count = 0;
		const calls = serve({
			"PUT /api/feelings": ({ body }: Call) => {
				count += 1;
				return { ...feeling((body as { feeling: string }).feeling), id: `f${count}` };
			},
			"DELETE /api/feelings/f1": () => ({ ok: true }),
			"DELETE /api/feelings/f2": () => ({ ok: true }),
		});
		return { calls, ...show(<HowIsItNow userId={USER_ID} felt={undefined} />) };
	}
	const writes = (calls: Call[]) =>
		calls.map(({ method, path, body }) => [method, (body as { feeling?: string } | null)?.feeling ?? path]);

	test("is kept with the first tap, and replaced by a closer word", async () => {
		const { calls, pointer } = openNow();
		await pointer.click(screen.getByRole("button", { name: "Low" }));
		expect(screen.getByText("Saved: Low.")).toBeVisible();
		await pointer.click(screen.getByRole("button", { name: "Lonely" }));
		expect(screen.getByText("Saved: Lonely.")).toBeVisible();
		await waitFor(() =>
			expect(writes(calls)).toEqual([
				["PUT", "low"],
				["PUT", "lonely"],
				["DELETE", "/api/feelings/f1"],
			]),
		);
	});

	test("can be taken back, and chosen again", async () => {
		const { calls, pointer } = openNow();
		await pointer.click(screen.getByRole("button", { name: "Low" }));
		await pointer.click(screen.getByRole("button", { name: "Lonely" }));
		const again = screen.getByRole("button", { name: "Choose again" });
		expect(again).toHaveFocus();
		await pointer.click(again);
		expect(screen.getByRole("button", { name: "Low" })).toBeVisible();
		expect(screen.queryByText(/Saved/)).toBeNull();
		await waitFor(() => expect(writes(calls).at(-1)).toEqual(["DELETE", "/api/feelings/f2"]));
	});

	test("is asked for again if it could not be kept", async () => {
		serve({ "PUT /api/feelings": () => new Response("The database is away.", { status: 503 }) });
		const { pointer } = show(<HowIsItNow userId={USER_ID} felt={undefined} />);
		await pointer.click(screen.getByRole("button", { name: "Low" }));
		await waitFor(() => expect(screen.queryByText(/Saved/)).toBeNull());
		expect(screen.getByRole("button", { name: "Lonely" })).toBeVisible();
	});
});
