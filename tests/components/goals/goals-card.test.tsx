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

test("a goal that could not be made says so, and what was typed stays", async () => {
	const { pointer } = await open([], {
		"POST /api/relationship-goals": () => {
			throw new Refusal(500);
		},
	});
	await pointer.click(screen.getByRole("button", { name: "Add Goal" }));
	expect(screen.getByLabelText("Description")).toHaveFocus();
	await pointer.type(screen.getByLabelText("Description"), "Listen first");
	await pointer.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Add Goal" }));
	expect(await screen.findByText("Failed to create goal. Please try again.")).toBeInTheDocument();
	expect(screen.getByText("Error")).toBeInTheDocument();
	expect(screen.getByLabelText("Description")).toHaveValue("Listen first");
});

test("progress moves by the arrow keys and is sent once it is let go", async () => {
	const { pointer, writes } = await open([goal("a")], {
		"PUT /api/relationship-goals/a": () => goal("a", { progress: 40 }),
	});
	screen.getByRole("slider", { name: "Progress: Title a" }).focus();
	await pointer.keyboard("{ArrowRight}");
	await waitFor(() => expect(writes()).toMatchObject([{ body: { progress: 40 } }]));
});

describe("a goal that is being written", () => {
	const description = () => screen.getByLabelText("Description");
	const add = () => screen.getByRole("button", { name: "Add Goal" });

	test("is there again after a reload, or after the session ended meanwhile", async () => {
		const { pointer, unmount } = await open([]);
		await pointer.click(add());
		await pointer.type(description(), "Listen first");
		unmount();
		const again = await open([], { "POST /api/relationship-goals": () => goal("a") });
		await again.pointer.click(add());
		expect(description()).toHaveValue("Listen first");
		expect(screen.getByText("You have words here that are not saved yet.")).toBeVisible();
		await again.pointer.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Add Goal" }));
		await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
		expect(Object.keys(localStorage)).toEqual([]);
	});

	test("stays when the dialog is closed by Escape, and goes with Cancel", async () => {
		const { pointer } = await open([goal("a")]);
		const edit = () => screen.getByRole("button", { name: /^Edit/ });
		await pointer.click(edit());
		await pointer.type(description(), ", twice");
		await pointer.keyboard("{Escape}");
		await pointer.click(edit());
		expect(description()).toHaveValue("Description a, twice");
		await pointer.click(screen.getByRole("button", { name: "Cancel" }));
		await pointer.click(edit());
		expect(description()).toHaveValue("Description a");
	});
});
