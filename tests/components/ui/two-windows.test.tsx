import { act, screen, waitFor } from "@testing-library/react";
import { GoalDialog } from "@/components/goals/goal-dialog";
import { PersonNames } from "@/components/people/person-names";
import { PictureDialog } from "@/components/photos/picture-dialog";
import { ThreadDialog } from "@/components/threads/thread-dialog";
import type { ClientGoal } from "@/lib/domain/goals/schema";
import { photoTexts } from "@/lib/domain/photos/texts";
import type { ClientThread } from "@/lib/domain/threads/schema";
import { type Answers, Refusal, serve, show, USER_ID } from "@/tests/setup/in-app";

jest.mock("next/navigation", () => ({ useRouter: () => ({ push: () => {} }) }));

/*
 * Forms whose fields another window has changed since they were opened: what is typed stays, what is saved now is shown,
 * and saving again replaces it. Only changed fields are sent.
 */

const CHANGED = "This was changed in another window since you opened it. What you typed is still here.";
const conflict = () => {
	throw new Refusal(409, CHANGED);
};
const nothing = () => {};
const onClose = jest.fn();
beforeEach(() => onClose.mockClear());

/** A server that refuses the first write, as if the field was changed, and takes the second. */
function serveRefusingOnce(write: string, answers: Answers) {
	let isRefused = false;
	const calls = serve({
		...answers,
		[write]: (call) => {
			if (isRefused) return answers[write]?.(call);
			isRefused = true;
			return conflict();
		},
	});
	return () => calls.filter(({ method }) => method !== "GET").map(({ body }) => body);
}

const goal = { id: "g", title: "Listen", description: "Old words.", type: "short term" } as ClientGoal;
const GOALS = `GET /api/relationship-goals/${USER_ID}`;
const openGoal = () => show(<GoalDialog userId={USER_ID} goal={goal} onClose={onClose} />);
const description = () => screen.getByLabelText("Description");
const save = () => screen.getByRole("button", { name: "Save Changes" });

test("a goal’s form sends only what was changed in it", async () => {
	const calls = serve({ "PUT /api/relationship-goals/g": () => goal, [GOALS]: () => [goal] });
	const { pointer } = openGoal();
	await pointer.type(screen.getByLabelText(/^Title/), "!");
	await pointer.click(save());
	await waitFor(() => expect(onClose).toHaveBeenCalled());
	expect(calls[0]?.body).toEqual({ title: "Listen!", was: { title: "Listen" } });
});

test("a goal changed in another window is shown beside the words typed here, and saving again replaces it", async () => {
	const newer = { ...goal, description: "Newer words." };
	const writes = serveRefusingOnce("PUT /api/relationship-goals/g", {
		"PUT /api/relationship-goals/g": () => newer,
		[GOALS]: () => [newer],
	});
	const { pointer, unmount } = openGoal();
	await pointer.type(description(), " Mine.");
	await pointer.click(save());
	expect(await screen.findByRole("alert")).toHaveTextContent("Newer words.");
	expect(description()).toHaveValue("Old words. Mine.");
	// A reload keeps the words, and what they are to replace.
	unmount();
	const again = openGoal();
	expect(description()).toHaveValue("Old words. Mine.");
	await again.pointer.click(save());
	await waitFor(() => expect(onClose).toHaveBeenCalled());
	expect(writes()).toEqual([
		{ description: "Old words. Mine.", was: { description: "Old words." } },
		{ description: "Old words. Mine.", was: { description: "Newer words." } },
	]);
	expect(Object.keys(localStorage)).toEqual([]);
});

test("a goal’s unsaved words are there again though it was changed in another window meanwhile", async () => {
	serve({});
	const { pointer, unmount } = openGoal();
	await pointer.type(description(), " Mine.");
	unmount();
	show(<GoalDialog userId={USER_ID} goal={{ ...goal, description: "Newer words." }} onClose={onClose} />);
	expect(description()).toHaveValue("Old words. Mine.");
});

test("something meant for later that was changed in another window is shown, and saving again replaces it", async () => {
	const thread = { id: "t", meant: "ring Mira", day: "2026-12-01" } as ClientThread;
	const newer = { ...thread, meant: "visit Mira" };
	const writes = serveRefusingOnce("PUT /api/threads", {
		"PUT /api/threads": () => ({ due: null, open: [newer] }),
		"GET /api/threads": () => ({ due: null, open: [newer] }),
	});
	const { pointer } = show(<ThreadDialog thread={thread} onClose={onClose} />);
	await pointer.type(screen.getByRole("textbox", { name: /^I mean to/ }), " today");
	await pointer.click(save());
	expect(await screen.findByText("visit Mira")).toBeVisible();
	await pointer.click(save());
	await waitFor(() => expect(onClose).toHaveBeenCalled());
	expect(writes()).toEqual([
		{ id: "t", meant: "ring Mira today", was: { meant: "ring Mira" } },
		{ id: "t", meant: "ring Mira today", was: { meant: "visit Mira" } },
	]);
});

test("a description that was changed in another window is shown, and saving again replaces it", async () => {
	const writes = serveRefusingOnce("PUT /api/photos/p", {
		"PUT /api/photos/p": () => ({ ok: true }),
		"GET /api/photos/p/description": () => ({ description: "My sister" }),
	});
	const { pointer } = show(
		<PictureDialog
			{...{ open: true, photo: { id: "p", width: 4, height: 3, description: null }, number: 1, isSaved: true }}
			{...{ onClose, onDescribed: nothing, onRemoved: nothing }}
		/>,
	);
	await pointer.type(screen.getByLabelText(photoTexts.description), "The lake");
	await pointer.click(screen.getByRole("button", { name: photoTexts.save }));
	expect(await screen.findByRole("alert")).toHaveTextContent("My sister");
	await pointer.click(screen.getByRole("button", { name: photoTexts.save }));
	await waitFor(() => expect(onClose).toHaveBeenCalled());
	expect(writes()).toEqual([
		{ description: "The lake", was: { description: "" } },
		{ description: "The lake", was: { description: "My sister" } },
	]);
});

test("a name that is refused because the names were changed in another window stays in its field", async () => {
	const calls = serve({ "GET /api/people": () => [], "PUT /api/people/m": conflict });
	const { pointer } = show(<PersonNames person={{ id: "m", names: ["Mum"] }} />);
	await pointer.click(screen.getByText("Names"));
	await pointer.type(screen.getByRole("textbox"), "Mama");
	await pointer.click(screen.getByRole("button", { name: "Add" }));
	expect(await screen.findByText(CHANGED)).toBeVisible();
	expect(screen.getByRole("textbox")).toHaveValue("Mama");
	expect(calls.find(({ method }) => method === "PUT")?.body).toEqual({
		names: ["Mum", "Mama"],
		was: { names: ["Mum"] },
	});
});

test("a form takes no words while it is saved, and the caret is back in its field if that fails", async () => {
	let refuse: () => void = nothing;
	serve({
		[GOALS]: () => [goal],
		"PUT /api/relationship-goals/g": () =>
			new Promise((_, reject) => {
				refuse = () => reject(new Refusal(500));
			}),
	});
	const { pointer } = openGoal();
	await pointer.type(description(), " Mine.");
	await pointer.click(description());
	await act(async () => description().closest("form")?.requestSubmit());
	await waitFor(() => expect(description()).toBeDisabled());
	// A browser takes the focus from a field that is disabled.
	act(() => description().blur());
	await act(async () => refuse());
	await waitFor(() => expect(description()).toBeEnabled());
	expect(description()).toHaveFocus();
	expect(description()).toHaveValue("Old words. Mine.");
});
