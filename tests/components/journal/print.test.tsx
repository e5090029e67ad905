import { screen, waitFor, within } from "@testing-library/react";
import { STRETCH_PAGE } from "@/lib/domain/journal/paths";
import { type Call, Refusal, USER_ID } from "@/tests/setup/in-app";
import { open } from "./open-journal";
import { entry } from "./setup";

const LIST = `GET /api/journal/${USER_ID}`;
const query = ({ path }: Call) => new URL(path, "http://localhost").searchParams;
const isStretch = (call: Call) => query(call).has("from");

/** Opens the journal and its print sheet. @param read What a page of the stretch is. */
async function openSheet(read: (call: Call) => unknown, more: Record<string, (call: Call) => unknown> = {}) {
	const listed = [entry("a")];
	const view = open(listed, { [LIST]: (call) => (isStretch(call) ? read(call) : listed), ...more });
	await view.pointer.click(screen.getByRole("button", { name: "Print" }));
	return { ...view, sheet: within(await screen.findByRole("dialog", { name: "Print" })) };
}

test("shows the stretch from its first day on, each entry whole, and leaves out what one leaves out", async () => {
	const abridged = entry("a", { content: "Begin", isComplete: false, keyInsights: [] });
	const { pointer, sheet } = await openSheet(() => [entry("b", { day: "2026-11-05" }), abridged], {
		"GET /api/journal/a/entry": () => entry("a", { content: "Beginning and end" }),
	});
	const whole = await sheet.findByText("Beginning and end");
	const other = sheet.getByText("Content b");
	expect(whole.compareDocumentPosition(other)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
	expect(sheet.getByText("Prompt a?")).toBeVisible();
	expect(sheet.queryByText("Message a")).not.toBeInTheDocument();
	await pointer.click(sheet.getByRole("checkbox", { name: "With what the coach wrote" }));
	expect(sheet.getByText("Message a")).toBeVisible();
	await pointer.click(sheet.getByRole("checkbox", { name: "With the prompts" }));
	expect(sheet.queryByText("Prompt a?")).not.toBeInTheDocument();
	await pointer.click(sheet.getByRole("checkbox", { name: "November 3, 2026 · Title a" }));
	expect(sheet.queryByText("Beginning and end")).not.toBeInTheDocument();
	expect(sheet.getByRole("region", { name: /Title a/ })).toHaveClass("print:hidden");
	const print = jest.fn();
	window.print = print;
	await pointer.click(sheet.getByRole("button", { name: "Print" }));
	expect(print).toHaveBeenCalledTimes(1);
});

test("reads page after page", async () => {
	const first = Array.from({ length: STRETCH_PAGE }, (_, i) => entry(`n${i}`));
	const { sheet, calls } = await openSheet((call) => (query(call).has("before") ? [entry("last")] : first));
	expect(await sheet.findByText("Content last")).toBeVisible();
	expect(calls.filter(isStretch).map((call) => query(call).get("before"))).toEqual([null, `n${STRETCH_PAGE - 1}`]);
});

test("says where there is nothing, and where it could not be read", async () => {
	let isAway = true;
	const { pointer, sheet } = await openSheet(() => {
		if (isAway) throw new Refusal(400);
		return [];
	});
	const again = await sheet.findByRole("button", { name: "Try again" });
	isAway = false;
	await pointer.click(again);
	expect(await sheet.findByText("You wrote nothing on these days.")).toBeVisible();
	expect(sheet.getByRole("button", { name: "Print" })).toBeDisabled();
	await pointer.click(sheet.getByRole("button", { name: "Done" }));
	await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
});
