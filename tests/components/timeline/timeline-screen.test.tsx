import { act, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { summarize } from "@/lib/domain/questionnaires/summaries";
import { refuse } from "@/tests/setup/in-app";
import { relationship, showTimeline } from "./setup";

const anna = relationship(["Anna", "March 2015", "We met on a ferry."]);
const tomas = relationship(["Tomás", "May 2009 - June 2012", "The green door."]);

/** Opens a card; its dialog is fetched on the way. */
async function open(user: UserEvent, name: string) {
	await user.click(screen.getByRole("button", { name }));
	await screen.findByRole("dialog", { name });
}

describe("with nothing on it", () => {
	test("says what it is for and where to begin", () => {
		showTimeline([]);
		expect(screen.getByRole("heading", { level: 1, name: "Map Your Story of Connection" })).toBeVisible();
		for (const benefit of ["Spot recurring dynamics", "Track your growth", "Reveal hidden links"]) {
			expect(screen.getByRole("heading", { name: benefit })).toBeVisible();
		}
		const steps = screen.getByRole("heading", { name: "How it works" }).parentElement as HTMLElement;
		expect(within(steps).getAllByRole("listitem")).toHaveLength(3);
		for (const name of ["Add New", "Add First Relationship"]) {
			expect(screen.getByRole("link", { name })).toHaveAttribute("href", "/relationship-questionnaire");
		}
	});

	test("answers to other questionnaires leave it empty", () => {
		showTimeline([relationship(["Anna", "2015"], { questionnaireId: "8" })]);
		expect(screen.getByRole("heading", { name: "Map Your Story of Connection" })).toBeVisible();
	});
});

describe("with relationships", () => {
	test("shows Today and each with its name, dates and preview, the newest first", () => {
		showTimeline([tomas, anna]);
		expect(screen.getByText("Today").parentElement).toHaveTextContent(/^Today\s*October 2026$/);
		const cards = screen.getAllByRole("article");
		expect(cards).toHaveLength(2);
		expect(cards[0]).toHaveTextContent(/^Anna.*March 2015 – Present 11 years.*We met on a ferry\.$/);
		expect(cards[1]).toHaveTextContent(/^Tomás.*May 2009 – June 2012 3 years.*The green door\.$/);
		expect(screen.getByRole("link", { name: "Add Relationship" })).toHaveAttribute(
			"href",
			"/relationship-questionnaire",
		);
	});

	test("without a name, a date or a preview it still has a card", () => {
		showTimeline([relationship(["", ""])]);
		expect(screen.getByRole("article")).toHaveTextContent(/^Unnamed\s*No date provided$/);
	});

	test("says who shared time with whom", () => {
		showTimeline([
			relationship(["Marriage", "1990"]),
			relationship(["A", "2001 - 2004"]),
			relationship(["B", "2002 - 2009"]),
			relationship(["C", "2005 - 2008"]),
		]);
		const card = (name: string) => screen.getByRole("button", { name }).closest("article");
		expect(card("Marriage")).toHaveTextContent(/Alongside 3 others$/);
		expect(card("A")).toHaveTextContent(/Alongside B and Marriage$/);
		expect(card("C")).toHaveTextContent(/Alongside B and Marriage$/);
	});

	test("sets those without a readable date apart, once", () => {
		showTimeline([anna, relationship(["B", "back then"]), relationship(["C", "long ago"])]);
		expect(screen.getAllByText("Somewhere in time, with no year given")).toHaveLength(1);
		expect(screen.getByText("3 relationships, the newest first and those without a year last")).toBeVisible();
	});
});

describe("the dialog of a relationship", () => {
	test("opens by Enter, shows the analysis and every answer, and gives the focus back", async () => {
		const { user } = showTimeline([anna]);
		screen.getByRole("button", { name: "Anna" }).focus();
		await user.keyboard("{Enter}");
		const dialog = within(await screen.findByRole("dialog", { name: "Anna" }));
		expect(await dialog.findByRole("heading", { name: "Core Pattern" })).toBeVisible();
		expect(dialog.getByText("wait").tagName).toBe("STRONG");
		const terms = dialog.getAllByRole("term").map((term) => term.textContent);
		const definitions = dialog.getAllByRole("definition").map((definition) => definition.textContent);
		expect(terms[0]).toBe("What name should this relationship have on your timeline?");
		expect(definitions).toEqual(["Anna", "March 2015 – Present", "We met on a ferry."]);
		await user.keyboard("{Escape}");
		await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
		expect(screen.getByRole("button", { name: "Anna" })).toHaveFocus();
	});

	test("is there at once, holds the place of what is still read, and can be tried again", async () => {
		const answers = [refuse(503, ""), () => anna];
		const { user } = showTimeline([anna], {
			"GET /api/responses/id-Anna/detail": () => (answers.shift() ?? refuse(500, ""))(),
		});
		await open(user, "Anna");
		const dialog = within(screen.getByRole("dialog", { name: "Anna" }));
		expect(await dialog.findByRole("alert")).toHaveTextContent("This could not be loaded. Nothing of yours is lost.");
		await user.click(dialog.getByRole("button", { name: "Try again" }));
		expect(await dialog.findByRole("heading", { name: "Core Pattern" })).toBeVisible();
	});

	test("numbers a question that is not known", async () => {
		const responses = [
			{ questionId: "q1", answer: "Anna" },
			{ questionId: "gone", answer: "Something old" },
		];
		const { user } = showTimeline([{ ...anna, responses }]);
		await open(user, "Anna");
		expect(await screen.findByText("Question 2")).toBeVisible();
		expect(screen.getByText("Something old")).toBeVisible();
	});

	test("leads to editing this very relationship", async () => {
		const { user } = showTimeline([tomas, anna]);
		await open(user, "Tomás");
		expect(screen.getByRole("link", { name: "Edit answers" })).toHaveAttribute(
			"href",
			"/relationship-questionnaire?edit=id-Tom%C3%A1s",
		);
	});

	test("asks again for an analysis that is missing", async () => {
		const written = { ...anna, aiAnalysis: "You were early.", analysisBy: "some-model" };
		const { user, calls } = showTimeline([{ ...anna, aiAnalysis: null, analysisBy: null }], {
			"POST /api/responses/id-Anna/analysis": () => written,
			"GET /api/responses/7/summary": () => [summarize(written)],
		});
		await open(user, "Anna");
		expect(await screen.findByText("Analysis not available")).toBeVisible();
		await user.click(screen.getByRole("button", { name: "Ask Sage for the analysis" }));
		expect(await screen.findByText("You were early.")).toBeVisible();
		expect(screen.getByText("Written by Sage with some-model")).toBeVisible();
		expect(screen.queryByText("Analysis not available")).not.toBeInTheDocument();
		expect(calls).toContainEqual(expect.objectContaining({ method: "POST", path: "/api/responses/id-Anna/analysis" }));
	});

	test("looks again while the analysis is being written", async () => {
		const written = { ...anna, aiAnalysis: "You were early." };
		const answers = [() => ({ ...anna, aiAnalysis: null, isBeingAnalyzed: true }), () => written];
		const { user } = showTimeline([{ ...anna, aiAnalysis: null, isBeingAnalyzed: true }], {
			"GET /api/responses/id-Anna/detail": () => (answers.shift() ?? refuse(500, ""))(),
		});
		await open(user, "Anna");
		expect(await screen.findByText("Sage is reading them")).toBeVisible();
		act(() => jest.advanceTimersByTime(3000));
		expect(await screen.findByText("You were early.")).toBeVisible();
	});

	test("says so when the analysis fails once more", async () => {
		const { user } = showTimeline([{ ...anna, aiAnalysis: null }], {
			"POST /api/responses/id-Anna/analysis": refuse(429, "Too many at once."),
		});
		await open(user, "Anna");
		await user.click(await screen.findByRole("button", { name: "Ask Sage for the analysis" }));
		expect(await screen.findByText("Too many at once.")).toBeInTheDocument();
		expect(screen.getByText("Analysis not available")).toBeInTheDocument();
	});
});

describe("deleting a relationship", () => {
	test("asks first, and Cancel leads back to the dialog", async () => {
		const { user, calls } = showTimeline([anna]);
		await open(user, "Anna");
		await user.click(screen.getByRole("button", { name: "Delete" }));
		expect(screen.getByRole("alertdialog")).toHaveAccessibleDescription(/^Anna, your answers and the analysis/);
		expect(screen.getByRole("button", { name: "Cancel" })).toHaveFocus();
		await user.click(screen.getByRole("button", { name: "Cancel" }));
		expect(await screen.findByRole("dialog", { name: "Anna" })).toBeVisible();
		await user.keyboard("{Escape}");
		expect(screen.getByRole("button", { name: "Anna" })).toHaveFocus();
		expect(calls.map(({ method }) => method)).toEqual(["GET"]);
	});

	test("takes its card away and leaves the focus on the heading", async () => {
		const { user, calls } = showTimeline([tomas, anna], {
			"DELETE /api/responses/id-Anna": () => ({ ok: true }),
		});
		await open(user, "Anna");
		await user.click(screen.getByRole("button", { name: "Delete" }));
		await user.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Delete" }));
		await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(1));
		await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
		expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
		expect(screen.getByText("Anna is no longer on your timeline.")).toBeInTheDocument();
		expect(calls).toContainEqual(expect.objectContaining({ method: "DELETE", path: "/api/responses/id-Anna" }));
	});

	test("of the last one brings back the beginning", async () => {
		const { user } = showTimeline([anna], { "DELETE /api/responses/id-Anna": () => ({ ok: true }) });
		await open(user, "Anna");
		await user.click(screen.getByRole("button", { name: "Delete" }));
		await user.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Delete" }));
		const heading = await screen.findByRole("heading", { name: "Map Your Story of Connection" });
		await waitFor(() => expect(heading).toHaveFocus());
	});

	test("that fails keeps everything and says so", async () => {
		const { user } = showTimeline([anna], {
			"DELETE /api/responses/id-Anna": refuse(404, "We could not find that relationship."),
		});
		await open(user, "Anna");
		await user.click(screen.getByRole("button", { name: "Delete" }));
		await user.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Delete" }));
		expect(await screen.findByText("We could not find that relationship.")).toBeInTheDocument();
		expect(screen.getByRole("alertdialog")).toBeVisible();
		expect(screen.getAllByRole("article", { hidden: true })).toHaveLength(1);
	});
});

test("when it cannot be loaded it can be tried again", async () => {
	const answers = [refuse(503, ""), () => [summarize(anna)]];
	const { user } = showTimeline(undefined, {
		"GET /api/responses/7/summary": () => (answers.shift() ?? refuse(500, ""))(),
	});
	expect(screen.getByText("Loading your timeline")).toBeInTheDocument();
	await user.click(await screen.findByRole("button", { name: "Try again" }));
	expect(await screen.findByRole("article")).toBeVisible();
});
