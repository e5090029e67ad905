import { act, screen, waitFor, within } from "@testing-library/react";
import { ExerciseScreen } from "@/components/exercises/exercise-screen";
import { Refusal } from "@/tests/setup/in-app";
import { box, calm, next, open, PUT, plan, RUN, runOf, step, talk, whole } from "./open-exercise";

jest.mock("next/navigation", () => ({ useRouter: () => ({ push: jest.fn() }) }));

beforeEach(() => {
	window.scrollTo = () => {};
	window.history.replaceState(null, "", "/");
});

test("begins with what it is, where it comes from and, about somebody, whom it is not for", async () => {
	const { pointer } = open(talk, null);
	expect(screen.getByText(/If you are afraid of this person/)).toBeVisible();
	expect(screen.getByRole("link", { name: "Help now" })).toHaveAttribute("href", "/help-now");
	expect(screen.getByText(/Marshall Rosenberg, Nonviolent Communication/)).toBeVisible();
	await pointer.click(screen.getByRole("button", { name: "Begin" }));
	await step(1);
	expect(screen.getByText(/If you are afraid of this person/)).toBeVisible();
});

test("says what is missing, goes on, shows what was written before, and goes back to it", async () => {
	const { pointer, server } = open(plan, runOf(plan));
	await pointer.click(next());
	expect(screen.getByRole("alert")).toHaveTextContent("A word or two is enough");
	await pointer.type(box(), "  Call *him*");
	expect(screen.getByRole("alert")).toBeEmptyDOMElement();
	await pointer.click(next());
	await step(2);
	expect(screen.getByText("Call *him*", { exact: false }).textContent).toBe("  Call *him*");
	expect(screen.getByRole("heading", { level: 2 })).toHaveFocus();
	await waitFor(() => expect(server.state.run).toMatchObject({ step: 1, answers: { wish: "  Call *him*" } }));
	await pointer.click(screen.getByRole("button", { name: "Back" }));
	await step(1);
	expect(box()).toHaveValue("  Call *him*");
});

test("an example stands outside of the empty box and is called one, for screen readers too", () => {
	open(talk, runOf(talk));
	const first = talk.steps[0];
	const example = first?.kind === "text" ? first.example : undefined;
	expect(box()).not.toHaveAttribute("placeholder");
	expect(box()).toHaveAccessibleDescription(new RegExp(`For example: ${example?.replace(/[.?]/g, "\\$&")}$`));
	expect(screen.getByText(/^For example:/)).toBeVisible();
});

test("goes on by keyboard alone", async () => {
	const { pointer } = open(plan, runOf(plan, { step: 5, answers: whole }));
	box().focus();
	await pointer.keyboard("{Control>}{Enter}{/Control}");
	await step(7);
	await pointer.tab();
	expect(screen.getByRole("radio", { name: "8" })).toHaveFocus();
	await pointer.keyboard("{ArrowRight}");
	expect(screen.getByRole("radio", { name: "9" })).toBeChecked();
});

test("a server that fails holds nobody up and loses nothing", async () => {
	const refuse = () => {
		throw new Refusal(500);
	};
	const { pointer, unmount } = open(plan, runOf(plan), { [PUT]: refuse });
	await pointer.type(box(), "Kept here");
	await pointer.click(next());
	await step(2);
	expect(screen.getByText("Saved on this device")).toBeVisible();
	await pointer.type(box(), "and this");
	unmount();

	const again = open(plan, runOf(plan));
	await step(2);
	expect(box()).toHaveValue("and this");
	await again.pointer.click(next());
	await step(3);
	await waitFor(() => expect(again.server.state.run.answers).toEqual({ wish: "Kept here", outcome: "and this" }));
	await screen.findByText("Saved");
	expect(Object.keys(localStorage).filter((key) => key.includes(RUN))).toEqual([]);
});

test("a page that could not be made says so and keeps the answers", async () => {
	const { pointer } = open(plan, runOf(plan, { step: 6, answers: whole }), {
		[PUT]: () => {
			throw new Refusal(503);
		},
	});
	await pointer.click(screen.getByRole("button", { name: "See the page" }));
	expect(await screen.findByText("Your page could not be made yet")).toBeInTheDocument();
	expect(screen.getByRole("radio", { name: "8" })).toBeChecked();
});

describe("changed elsewhere meanwhile", () => {
	async function meet() {
		const view = open(plan, runOf(plan));
		view.server.state.run = runOf(plan, { version: 2, answers: { wish: "From the phone" } });
		await view.pointer.type(box(), "From the desk");
		await view.pointer.click(next());
		const notice = await screen.findByRole("alert", { name: "Changed elsewhere" });
		expect(notice).toHaveTextContent("Here: From the desk");
		expect(notice).toHaveTextContent("Elsewhere: From the phone");
		expect(view.server.state.run.answers).toEqual({ wish: "From the phone" });
		return { ...view, notice };
	}

	it("keeps what stands here, if the person says so", async () => {
		const { pointer, notice, server } = await meet();
		await pointer.click(within(notice).getByRole("button", { name: "Keep what stands here" }));
		await waitFor(() => expect(server.state.run.answers).toEqual({ wish: "From the desk" }));
		expect(screen.getByRole("heading", { level: 2 })).toHaveFocus();
	});

	it("shows the other one, and can bring this one back", async () => {
		const { pointer, notice, server } = await meet();
		await pointer.click(within(notice).getByRole("button", { name: "Show the other one" }));
		expect(box()).toHaveValue("From the phone");
		expect(screen.getByRole("heading", { level: 2 })).toHaveFocus();
		await pointer.click(screen.getByRole("button", { name: "Show them" }));
		expect(box()).toHaveValue("From the desk");
		await waitFor(() => expect(server.state.run.answers).toEqual({ wish: "From the desk" }));
	});

	it("is not told where the same words arrived although their answer was lost", async () => {
		const view = open(plan, runOf(plan));
		view.server.state.run = runOf(plan, { version: 2, answers: { wish: "The same" } });
		await view.pointer.type(box(), "The same");
		await view.pointer.click(next());
		await step(2);
		expect(screen.queryByRole("alert", { name: "Changed elsewhere" })).toBeNull();
		await waitFor(() => expect(view.server.state.run.version).toBeGreaterThan(2));
	});
});

describe("words that sound like danger", () => {
	const danger = "I want to kill myself tonight.";

	it("hold the exercise: nothing asks on, and only what is calm is offered", async () => {
		const { pointer } = open(plan, runOf(plan));
		await pointer.type(box(), danger);
		await pointer.click(next());
		expect(await screen.findByRole("heading", { name: /be alone with this/ })).toHaveFocus();
		expect(screen.queryByRole("textbox")).toBeNull();
		expect(screen.queryByRole("button", { name: "Next" })).toBeNull();
		expect(screen.getByRole("link", { name: "Calming down now" })).toHaveAttribute(
			"href",
			"/exercises/calming-down-now",
		);
		await pointer.click(screen.getByRole("button", { name: "Look at what I wrote" }));
		expect(box()).toHaveValue(danger);
		expect(screen.getByRole("heading", { level: 2 })).toHaveFocus();
	});

	it("let the person go on who says that it was not meant", async () => {
		const { pointer } = open(plan, runOf(plan));
		await pointer.type(box(), danger);
		await pointer.click(next());
		await pointer.click(await screen.findByRole("button", { name: "This is not what I meant" }));
		await step(2);
		expect(box()).toHaveValue("");
	});
});

test("a page that is shown again by going back shows what this tab has saved since", async () => {
	const view = open(plan, runOf(plan));
	await view.pointer.type(box(), "Newer");
	await view.pointer.click(next());
	await step(2);
	await screen.findByText("Saved");
	act(() => view.rerender(<div />));
	const { QueryClientProvider } = await import("@tanstack/react-query");
	view.rerender(
		<QueryClientProvider client={view.queryClient}>
			<ExerciseScreen exercise={plan} calm={calm} rendered={runOf(plan)} renderedSafety={null} />
		</QueryClientProvider>,
	);
	await step(2);
	expect(screen.getByText("Newer")).toBeVisible();
});
