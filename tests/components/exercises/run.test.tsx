import { screen, waitFor } from "@testing-library/react";
import { PracticeHere } from "@/components/talks/practice-here";
import { PracticeRun } from "@/components/talks/practice-run";
import { runPath } from "@/lib/domain/exercises/paths";
import type { ClientRun } from "@/lib/domain/exercises/run";
import type { Answers, Practice } from "@/lib/domain/exercises/schema";
import { type Call, Refusal, serve, show, USER_ID } from "@/tests/setup/in-app";

const practice: Practice = {
	slug: "two-steps",
	title: "Two steps",
	summary: "A question, and a message made from the answer.",
	minutes: 1,
	steps: [
		{ kind: "text", id: "wish", title: "What do you wish for?" },
		{
			kind: "draft",
			id: "message",
			title: "What you could say",
			versions: [{ id: "short", label: "Short", text: ["I wish for {wish}."] }],
		},
	],
	page: { title: "Two steps", sections: [{ heading: "Message", text: ["{message}"] }] },
};
const MADE = "I wish for rest.";
const MINE = "I thought about it for an hour, and this is what I want to say.";

const runWith = (answers: Answers, more: Partial<ClientRun> = {}): ClientRun => ({
	id: "run",
	slug: practice.slug,
	title: practice.title,
	status: "open",
	step: 1,
	steps: 2,
	createdAt: "2026-11-01T00:00:00.000Z",
	updatedAt: "2026-11-01T00:00:00.000Z",
	finishedAt: null,
	answers,
	version: 1,
	page: null,
	goal: null,
	...more,
});
const onFinished = jest.fn();

/** Opens a run as the server has it. */
function open(
	first: ClientRun,
	save: (call: Call) => unknown = () => {
		throw new Refusal(500);
	},
) {
	const calls = serve({ [`PUT ${runPath("run")}`]: save, [`GET ${runPath("run")}`]: () => first });
	const nothing = () => {};
	const view = show(
		<PracticeRun {...{ userId: USER_ID, practice, first, firstSafety: null, onFinished, onLeft: nothing }} />,
	);
	return { ...view, calls };
}
const box = () => screen.findByRole("textbox");
const kept = () => Object.values(localStorage).join();
/** Stores a draft as another tab does, or as this one did before it was closed. */
const keep = (tab: string, answers: Answers, at = 1) =>
	localStorage.setItem(
		`innerscript:exercise:${USER_ID}:run:${tab}`,
		JSON.stringify({ answers, step: 1, version: 1, at }),
	);

test("a message that was made begins the text, and one's own is there again after leaving, however often", async () => {
	const first = open(runWith({ wish: "rest" }));
	await waitFor(async () => expect(await box()).toHaveValue(MADE));
	await first.pointer.clear(await box());
	await first.pointer.type(await box(), MINE);
	first.unmount();
	for (const visit of [1, 2]) {
		const again = open(runWith({ wish: "rest" }));
		expect(await box()).toHaveValue(MINE);
		expect(`${visit} ${kept()}`).toContain(MINE);
		again.unmount();
	}
});

test("a missing answer gets the focus, and its error is announced each time", async () => {
	const { pointer } = open(runWith({}, { step: 0 }));
	const goOn = await screen.findByRole("button", { name: "Go on" });
	await pointer.click(goOn);
	expect(await box()).toHaveFocus();
	const announced = screen.getByRole("alert").firstElementChild;
	expect(announced).not.toBeNull();
	await pointer.click(goOn);
	expect(await box()).toHaveFocus();
	expect(screen.getByRole("alert").firstElementChild).not.toBe(announced);
	expect(screen.getByRole("alert")).not.toBeEmptyDOMElement();
});

describe("a talk in the conversation", () => {
	const openHere = () => {
		const first = runWith({ wish: "rest." }, { step: 0 });
		const result = { practice, run: { ...first, safety: null }, last: null };
		serve({
			[`GET /api/talks/${practice.slug}`]: () => result,
			[`PUT ${runPath("run")}`]: () => ({ ...first, safety: null }),
		});
		const view = show(
			<div aria-live="polite">
				<PracticeHere slug={practice.slug} title={practice.title} isOpenAtFirst />
			</div>,
		);
		return view.pointer;
	};

	test("says each step once, with its number, and has no second full stop", async () => {
		const pointer = openHere();
		const first = await screen.findByRole("heading", { name: "What do you wish for?" });
		expect(first).toHaveAccessibleDescription("Step 1 of 2");
		expect(first.closest("[aria-live]")).toHaveAttribute("aria-live", "off");
		await pointer.click(screen.getByRole("button", { name: "Go on" }));
		const next = await screen.findByRole("heading", { name: "What you could say" });
		await waitFor(() => expect(next).toHaveFocus());
		expect(next).toHaveAccessibleDescription("Step 2 of 2");
		expect(await box()).toHaveValue("I wish for rest.");
	});

	test("that is left keeps the focus in the conversation, and says that it is kept", async () => {
		const pointer = openHere();
		await pointer.click(await screen.findByRole("button", { name: "Leave it for now" }));
		expect(screen.getByRole("button", { name: "Two steps Kept. Go on here whenever you like." })).toHaveFocus();
	});
});

describe("answers that are not shown", () => {
	test("stay on the device through typing and reloads, until they are let go", async () => {
		keep("a", { wish: "rest", message: "The newer one" }, 2);
		keep("b", { wish: "rest", message: "The older one" }, 1);
		const first = open(runWith({ wish: "rest" }));
		await first.pointer.type(await box(), "!");
		first.unmount();
		const again = open(runWith({ wish: "rest" }));
		expect(await box()).toHaveValue("The newer one!");
		await again.pointer.click(screen.getByRole("button", { name: "Show them" }));
		expect(await box()).toHaveValue("The older one");
		await again.pointer.type(await box(), "!");
		expect(kept()).toContain("The newer one!");
	});

	test("are all that is removed when they are let go: other tabs keep theirs", async () => {
		keep("a", { wish: "rest", message: "The newest" }, 3);
		keep("b", { wish: "rest", message: "The one offered" }, 2);
		keep("c", { wish: "rest", message: "Of a third tab" }, 1);
		const { pointer } = open(runWith({ wish: "rest" }));
		await pointer.click(screen.getByRole("button", { name: "Let them go" }));
		expect(kept()).not.toContain("The one offered");
		expect(kept()).toContain("The newest");
		expect(kept()).toContain("Of a third tab");
	});

	test("are stored apart when the version from elsewhere is shown instead", async () => {
		const theirs = runWith({ wish: "rest", message: "From elsewhere" }, { version: 2 });
		keep("a", { wish: "rest", message: MINE });
		const { pointer } = open(theirs);
		await pointer.click(screen.getByRole("button", { name: "Show the other one" }));
		await pointer.type(await box(), "!");
		expect(await box()).toHaveValue("From elsewhere!");
		expect(kept()).toContain(MINE);
	});
});

test("what is typed while the page is being made is on it, and leaves no draft", async () => {
	const answers: { saved?: () => void } = {};
	const sent: Answers[] = [];
	const { pointer } = open(runWith({ wish: "rest", message: "A" }), async ({ body }) => {
		const update = body as { answers: Answers };
		sent.push(update.answers);
		if (sent.length === 1) await new Promise<void>((done) => Object.assign(answers, { saved: done }));
		return { ...runWith(update.answers, { version: sent.length + 1, status: "finished" }), safety: null };
	});
	await pointer.click(screen.getByRole("button", { name: "Finish" }));
	await pointer.type(await box(), "BC");
	answers.saved?.();
	await waitFor(() => expect(onFinished).toHaveBeenCalledTimes(1));
	expect(onFinished.mock.calls[0]?.[0]).toMatchObject({ answers: { message: "ABC" } });
	expect(kept()).toBe("");
});
