import { screen, waitFor, within } from "@testing-library/react";
import { ExerciseScreen } from "@/components/exercises/exercise-screen";
import { journalDraft } from "@/lib/browser/journal/draft";
import { keptUnder } from "@/tests/setup/drafts";
import { showInApp, USER_ID, user } from "@/tests/setup/in-app";
import { box, open, plan, RUN, runOf, step, whole } from "./open-exercise";

const push = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));

beforeEach(() => {
	push.mockClear();
	window.scrollTo = () => {};
	window.history.replaceState(null, "", "/");
});

describe("the page", () => {
	const done = () => runOf(plan, { status: "finished", answers: { ...whole, wish: "1. *Call* him" }, version: 4 });

	it("comes at the end, with its own address", async () => {
		const { pointer } = open(plan, runOf(plan, { step: 6, answers: whole }));
		await pointer.click(screen.getByRole("button", { name: "See the page" }));
		expect(await screen.findByRole("heading", { level: 1, name: "My plan of when and then" })).toBeVisible();
		expect(window.location.pathname + window.location.search).toBe(`/exercises/when-and-then?run=${RUN}`);
	});

	it("shows words as they were typed, and copies them", async () => {
		const { pointer } = open(plan, done());
		expect(screen.getByText("1. *Call* him")).toBeVisible();
		await pointer.click(screen.getByRole("button", { name: "Copy" }));
		await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(done().page?.text));
	});

	it("goes into the journal below what stands there, once", async () => {
		const before = { text: "Already here", prompt: "A prompt?", tab: "other", sentAs: null };
		localStorage.setItem(journalDraft(USER_ID).name, JSON.stringify(before));
		const { pointer } = open(plan, done());
		const put = screen.getByRole("button", { name: "Put into the journal" });
		await pointer.click(put);
		await pointer.click(put);
		expect(push).toHaveBeenCalledWith("/journal");
		expect(keptUnder(journalDraft(USER_ID).name)).toMatchObject({
			text: `Already here\n\n${done().page?.text}`,
			prompt: "A prompt?",
		});
	});

	it("leaves a draft alone that has no room for it", async () => {
		const full = { text: "x".repeat(49_990), prompt: "A prompt?", tab: "other", sentAs: null };
		localStorage.setItem(journalDraft(USER_ID).name, JSON.stringify(full));
		const { pointer } = open(plan, done());
		await pointer.click(screen.getByRole("button", { name: "Put into the journal" }));
		expect(await screen.findByText(/Your draft there is very long already/)).toBeInTheDocument();
		expect(keptUnder(journalDraft(USER_ID).name)?.text).toBe(full.text);
		expect(push).not.toHaveBeenCalled();
	});

	it("becomes a goal, which the person can still change", async () => {
		const { pointer, writes } = open(plan, done(), { "POST /api/relationship-goals": () => ({}) });
		await waitFor(() => expect(screen.getByRole("button", { name: "Make a goal" })).toBeEnabled());
		await pointer.click(screen.getByRole("button", { name: "Make a goal" }));
		const dialog = await screen.findByRole("dialog", { name: "Add a goal" });
		expect(within(dialog).getByLabelText("Description")).toHaveValue("A goal of it");
		await pointer.type(within(dialog).getByLabelText("Description"), ".");
		await pointer.click(within(dialog).getByRole("button", { name: "Add Goal" }));
		expect(await screen.findByText("It is a goal now")).toBeInTheDocument();
		expect(writes()).toMatchObject([{ body: { description: "A goal of it.", type: "short term" } }]);
	});

	it("is no third goal", async () => {
		const goals = [
			{ id: "a", completedAt: null },
			{ id: "b", completedAt: null },
		];
		open(plan, done(), { [`GET /api/relationship-goals/${USER_ID}`]: () => goals });
		expect(await screen.findByText(/You have two already/)).toBeVisible();
		expect(screen.queryByRole("button", { name: "Make a goal" })).toBeNull();
	});

	it("can become a goal beside goals that are achieved", async () => {
		const completedAt = "2026-11-20T08:00:00.000Z";
		const goals = [
			{ id: "a", completedAt },
			{ id: "b", completedAt },
		];
		open(plan, done(), { [`GET /api/relationship-goals/${USER_ID}`]: () => goals });
		await waitFor(() => expect(screen.getByRole("button", { name: "Make a goal" })).toBeEnabled());
	});

	it("is opened again to change an answer", async () => {
		const { pointer, server } = open(plan, done());
		await pointer.click(screen.getByRole("button", { name: "Change an answer" }));
		await step(1);
		expect(box()).toHaveValue("1. *Call* him");
		expect(server.state.run.status).toBe("open");
	});

	it("is deleted after a second thought, with what this device keeps", async () => {
		localStorage.setItem(`innerscript:exercise:${USER_ID}:${RUN}:tab`, "{}");
		const { pointer, writes } = open(plan, done(), { [`DELETE /api/exercises/${RUN}`]: () => ({ ok: true }) });
		await pointer.click(screen.getByRole("button", { name: "Delete" }));
		await pointer.click(screen.getByRole("button", { name: "Keep it" }));
		expect(writes()).toEqual([]);
		await pointer.click(screen.getByRole("button", { name: "Delete" }));
		await pointer.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Delete" }));
		await waitFor(() => expect(push).toHaveBeenCalledWith("/exercises"));
		expect(localStorage.getItem(`innerscript:exercise:${USER_ID}:${RUN}:tab`)).toBeNull();
	});

	it("is there again once its deletion is undone", async () => {
		const { pointer, queryClient, unmount } = open(plan, done(), {
			[`DELETE /api/exercises/${RUN}`]: () => ({ ok: true, undo: "u1" }),
			"POST /api/undo/u1": () => ({ ok: true }),
			"GET /api/user": () => user,
		});
		await pointer.click(screen.getByRole("button", { name: "Delete" }));
		await pointer.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Delete" }));
		const undo = await screen.findByRole("button", { name: "Undo" });
		// The dialog keeps clicks from everything else until it is gone, which may be a moment after the toast is there.
		await waitFor(() => expect(document.body).not.toHaveStyle({ pointerEvents: "none" }));
		await pointer.click(undo);
		await screen.findByText("It is back");
		unmount();
		showInApp(<ExerciseScreen exercise={plan} calm={[]} rendered={done()} renderedSafety={null} />, queryClient);
		expect(screen.getByText("1. *Call* him")).toBeVisible();
	});
});
