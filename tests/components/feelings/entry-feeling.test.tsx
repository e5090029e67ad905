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

test("a feeling of the moment can be taken back, and chosen again", async () => {
	const calls = serve({
		"PUT /api/feelings": () => feeling("lonely"),
		"DELETE /api/feelings/f1": () => ({ ok: true }),
	});
	const { pointer } = show(<HowIsItNow userId={USER_ID} felt={undefined} />);
	await pointer.click(screen.getByRole("button", { name: "Low" }));
	await pointer.click(screen.getByRole("button", { name: "Lonely" }));
	await pointer.click(await screen.findByRole("button", { name: "Choose again" }));
	expect(await screen.findByRole("button", { name: "Low" })).toBeVisible();
	expect(calls.at(-1)).toMatchObject({ method: "DELETE", path: "/api/feelings/f1" });
	expect(screen.queryByText(/has its dot/)).toBeNull();
});
