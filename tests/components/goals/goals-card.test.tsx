import { screen, waitFor, within } from "@testing-library/react";
import { GoalsCard } from "@/components/goals/goals-card";
import type { ClientGoal } from "@/lib/domain/goals/schema";
import { type Call, Refusal, serve, show, USER_ID } from "@/tests/setup/in-app";

const goal = (id: string, more: Partial<ClientGoal> = {}): ClientGoal => ({
	id,
	userId: USER_ID,
	title: `Title ${id}`,
	description: `Description ${id}`,
	type: "short term",
	progress: 35,
	completedAt: null,
	createdAt: "2026-11-01T00:00:00.000Z",
	updatedAt: "2026-11-01T00:00:00.000Z",
	...more,
});
const LIST = `GET /api/relationship-goals/${USER_ID}`;

async function open(goals: ClientGoal[], answers: Record<string, (call: Call) => unknown> = {}) {
	const calls = serve({ [LIST]: () => goals, ...answers });
	const view = show(<GoalsCard userId={USER_ID} />);
	await waitFor(() => expect(screen.queryByText("Loading")).toBeNull());
	return { ...view, writes: () => calls.filter(({ method }) => method !== "GET") };
}

test("offers to add a goal only below two", async () => {
	await open([goal("a")]);
	expect(screen.getByRole("button", { name: "Add Goal" })).toBeVisible();
});

test("with two there is no room", async () => {
	await open([goal("a"), goal("b")]);
	expect(screen.queryByRole("button", { name: "Add Goal" })).toBeNull();
	expect(screen.getAllByRole("listitem")).toHaveLength(2);
});

test("shows the first 240 characters of a description", async () => {
	await open([goal("a", { description: "x".repeat(300) })]);
	expect(screen.getByText(`${"x".repeat(240)}…`)).toBeVisible();
});

test("a goal needs a description, and is short term unless said otherwise", async () => {
	const { pointer, writes } = await open([], { "POST /api/relationship-goals": () => goal("a") });
	await pointer.click(screen.getByRole("button", { name: "Add Goal" }));
	const dialog = screen.getByRole("dialog", { name: "Add a goal" });
	await pointer.type(within(dialog).getByLabelText("Description"), "  ");
	await pointer.click(within(dialog).getByRole("button", { name: "Add Goal" }));
	expect(await within(dialog).findByText("Description is required")).toBeVisible();
	expect(writes()).toEqual([]);
	await pointer.type(within(dialog).getByLabelText("Description"), "Listen first");
	await pointer.click(within(dialog).getByRole("button", { name: "Add Goal" }));
	await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
	expect(writes()).toMatchObject([{ body: { description: "  Listen first", type: "short term", userId: USER_ID } }]);
});

test("a goal that could not be made says so, and what was typed stays", async () => {
	const { pointer } = await open([], {
		"POST /api/relationship-goals": () => {
			throw new Refusal(500);
		},
	});
	await pointer.click(screen.getByRole("button", { name: "Add Goal" }));
	await pointer.type(screen.getByLabelText("Description"), "Listen first");
	await pointer.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Add Goal" }));
	expect(await screen.findByText("Failed to create goal. Please try again.")).toBeInTheDocument();
	expect(screen.getByText("Error")).toBeInTheDocument();
	expect(screen.getByLabelText("Description")).toHaveValue("Listen first");
});

test("editing starts from what the goal is", async () => {
	const { pointer, writes } = await open([goal("a", { type: "long term" })], {
		"PUT /api/relationship-goals/a": () => goal("a"),
	});
	await pointer.click(screen.getByRole("button", { name: /^Edit/ }));
	const dialog = screen.getByRole("dialog", { name: "Edit goal" });
	expect(within(dialog).getByLabelText("Title (optional)")).toHaveValue("Title a");
	expect(within(dialog).getByLabelText("Description")).toHaveValue("Description a");
	expect(within(dialog).getByRole("radio", { name: "Long term" })).toBeChecked();
	await pointer.type(within(dialog).getByLabelText("Description"), "!");
	await pointer.click(within(dialog).getByRole("button", { name: "Save Changes" }));
	await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
	expect(writes()).toMatchObject([{ body: { title: "Title a", description: "Description a!", type: "long term" } }]);
});

test("an edit that fails says what the server said", async () => {
	const { pointer } = await open([goal("a")], {
		"PUT /api/relationship-goals/a": () => {
			throw new Refusal(404);
		},
	});
	await pointer.click(screen.getByRole("button", { name: /^Edit/ }));
	await pointer.click(screen.getByRole("button", { name: "Save Changes" }));
	expect(await screen.findByText("Failed to update goal: The server's sentence.")).toBeInTheDocument();
	expect(screen.getByText("Failed to update goal")).toBeInTheDocument();
});

test("progress moves by the arrow keys and is sent once it is let go", async () => {
	const { pointer, writes } = await open([goal("a")], {
		"PUT /api/relationship-goals/a": () => goal("a", { progress: 40 }),
	});
	screen.getByRole("slider", { name: "Progress: Title a" }).focus();
	await pointer.keyboard("{ArrowRight}");
	await waitFor(() => expect(writes()).toMatchObject([{ body: { progress: 40 } }]));
});

test("a goal can be completed, and removed after a question", async () => {
	const { pointer, writes } = await open([goal("a")], {
		"PUT /api/relationship-goals/a": () => goal("a", { completedAt: "2026-11-02T00:00:00.000Z" }),
		"DELETE /api/relationship-goals/a": () => ({ ok: true }),
	});
	await pointer.click(screen.getByRole("button", { name: /^Complete/ }));
	await waitFor(() => expect(writes()).toMatchObject([{ body: { completed: true } }]));
	await pointer.click(screen.getByRole("button", { name: /^Remove/ }));
	const dialog = screen.getByRole("alertdialog", { name: "Remove this goal?" });
	await pointer.click(within(dialog).getByRole("button", { name: "Remove" }));
	await waitFor(() => expect(writes().at(-1)).toMatchObject({ method: "DELETE" }));
});

test("finished goals make room, stay as achieved, and can be opened again while there is room", async () => {
	const achieved = ["a", "b", "c", "d"].map((id, i) => goal(id, { completedAt: `2026-11-0${i + 1}T12:00:00.000Z` }));
	const { pointer, writes } = await open([...achieved, goal("e")], {
		"PUT /api/relationship-goals/d": () => goal("d"),
	});
	expect(screen.getByRole("button", { name: "Add Goal" })).toBeVisible();
	const section = await screen.findByRole("region", { name: "Achieved" });
	expect(within(section).getAllByRole("listitem")).toHaveLength(3);
	expect(within(section).getAllByRole("listitem")[0]).toHaveTextContent("Title dCompleted on November 4, 2026");
	await pointer.click(within(section).getByRole("button", { name: "Show all 4" }));
	expect(within(section).getAllByRole("listitem")).toHaveLength(4);
	await pointer.click(within(section).getByRole("button", { name: /^Reopen.*Title d/ }));
	await waitFor(() => expect(writes()).toMatchObject([{ body: { completed: false } }]));
});

test("with two open goals a finished one cannot be opened again", async () => {
	await open([goal("a"), goal("b"), goal("c", { completedAt: "2026-11-04T12:00:00.000Z" })]);
	expect(screen.queryByRole("button", { name: "Add Goal" })).toBeNull();
	expect(await screen.findByText("Title c")).toBeVisible();
	expect(screen.queryByRole("button", { name: /^Reopen/ })).toBeNull();
});
