import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { COACH_PROFILE_ID, TIMELINE_QUESTIONNAIRE_ID } from "@/lib/domain/questionnaires/ids";
import { USER_ID } from "@/tests/setup/in-app";
import { routed } from "./navigation";
import {
	answer,
	button,
	FakeServer,
	openScreen,
	questionnaire,
	responseTo,
	savedProgress,
	shownToast,
	storageKey,
} from "./setup";

jest.mock("next/navigation", () => jest.requireActual("./navigation").navigation);

const card = (id: string) => screen.getAllByRole("article", { name: questionnaire(id).title })[0] as HTMLElement;
function withResponses(...ids: string[]) {
	const server = new FakeServer();
	server.responses = ids.map((id) => responseTo(id));
	return openScreen({ server });
}
const save = (id: string, index: number) =>
	localStorage.setItem(storageKey(`progress:${id}`), JSON.stringify({ format: 1, answers: { q1: "Words" }, index }));

test("shows the weeks in order, each with its questionnaires in order", () => {
	openScreen();
	const sections = screen.getAllByRole("region", { name: /^(Week|Additional)/ }).map((section) => [
		within(section).getByRole("heading", { level: 2 }).textContent,
		within(section)
			.getAllByRole("heading", { level: 3 })
			.map((title) => title.textContent),
	]);
	const titles = (...ids: string[]) => ids.map((id) => questionnaire(id).title);
	expect(sections).toEqual([
		["Week 1", titles("1", "2", "3")],
		["Week 2", titles("4", "6", "7")],
		["Week 3", titles("8", "9")],
		["Week 4", titles("12")],
		["Additional Assessments", titles("7")],
	]);
});

test("the coach profile and the timeline are there, but cannot be seen, reached or used", () => {
	openScreen();
	for (const id of [COACH_PROFILE_ID, TIMELINE_QUESTIONNAIRE_ID]) {
		const title = screen.getByText(questionnaire(id).title);
		const section = title.closest("section");
		expect(section).toHaveAttribute("aria-hidden", "true");
		expect(section).toHaveAttribute("inert");
		expect(section).toHaveClass("invisible");
		for (const hidden of within(title.closest("article") as HTMLElement).getAllByRole("button", { hidden: true })) {
			expect(hidden).toBeDisabled();
		}
	}
});

test("a questionnaire that was not answered says what it is and can be started", async () => {
	const { user } = openScreen();
	const { description, questions } = questionnaire("6");
	expect(within(card("6")).getByText(description)).toBeVisible();
	expect(within(card("6")).getByText(`${questions.length} questions`)).toBeVisible();
	expect(within(card("6")).queryByText("You have already completed this questionnaire")).not.toBeInTheDocument();
	const start = within(card("6")).getByRole("button", { name: "Start Questionnaire" });
	expect(start).toHaveAccessibleDescription(expect.stringContaining(questionnaire("6").title));
	await user.click(start);
	expect(screen.getByText("Question 1 of 31")).toBeVisible();
	expect(window.location.pathname).toBe("/questionnaires/6");
});

test("one that was answered says so, and can be edited, looked at and taken again", async () => {
	const { user } = withResponses("8");
	expect(within(card("8")).getByText("You have already completed this questionnaire")).toBeVisible();
	expect(within(card("8")).queryByRole("button", { name: "Start Questionnaire" })).not.toBeInTheDocument();
	const edit = within(card("8")).getByRole("button", { name: "Edit Responses" });
	expect(within(edit).getByText("Edit")).toHaveClass("sm:hidden");
	await user.click(edit);
	expect(window.location.pathname).toBe("/questionnaires/8/edit");
	await user.click(button("Cancel"));

	await user.click(within(card("8")).getByRole("button", { name: "View Analysis" }));
	expect(await screen.findByRole("dialog", { name: "Your Analysis" })).toBeVisible();
	expect(window.location.pathname).toBe("/questionnaires/8/analysis");
	await user.click(button("Done"));
	expect(window.location.pathname).toBe("/questionnaires");
	await waitFor(() => expect(within(card("8")).getByRole("button", { name: "View Analysis" })).toHaveFocus());

	await user.click(within(card("8")).getByRole("button", { name: "Take it again" }));
	expect(screen.getByText(/^Question 1 of/)).toBeVisible();
	expect(screen.getByRole("textbox")).toHaveValue("");
});

test("the coach profile's analysis goes by its own name", () => {
	withResponses(COACH_PROFILE_ID);
	const hidden = screen.getByText(questionnaire(COACH_PROFILE_ID).title).closest("article") as HTMLElement;
	expect(within(hidden).getByRole("button", { name: "View Coach Profile", hidden: true })).toBeDisabled();
	expect(within(hidden).queryByRole("button", { name: "View Analysis", hidden: true })).not.toBeInTheDocument();
});

test("counts what is completed, each once", () => {
	withResponses("8", "6", COACH_PROFILE_ID);
	expect(screen.getByText("2 of 9 completed")).toBeVisible();
});

describe("with saved progress", () => {
	test("the card says where it goes on, and starting goes on there", async () => {
		save("8", 3);
		const { user } = openScreen();
		expect(within(card("8")).getByText("You stopped at question 4 of 13, and it goes on there.")).toBeVisible();
		await user.click(within(card("8")).getByRole("button", { name: "Start Questionnaire" }));
		expect(screen.getByText("Question 4 of 13")).toBeVisible();
	});

	test("the last one is offered at the top", async () => {
		save("8", 3);
		save("9", 1);
		localStorage.setItem(storageKey("last"), "9");
		const { user } = openScreen();
		const offer = screen.getByRole("complementary", { name: "Where you left off" });
		expect(offer).toHaveTextContent(questionnaire("9").title);
		expect(offer).toHaveTextContent("You stopped at question 2 of 14.");
		await user.click(within(offer).getByRole("button", { name: "Continue" }));
		expect(screen.getByText("Question 2 of 14")).toBeVisible();
	});

	test("of a new attempt, that goes on; nothing is thrown away by looking", async () => {
		save("8", 3);
		const { user } = withResponses("8");
		expect(within(card("8")).queryByRole("button", { name: "Take it again" })).not.toBeInTheDocument();
		await user.click(within(card("8")).getByRole("button", { name: "Continue at question 4 of 13" }));
		expect(screen.getByText("Question 4 of 13")).toBeVisible();
		expect(savedProgress("8").answers).toEqual({ q1: "Words" });
	});
});

describe("opening by a path", () => {
	test.each(["edit", "analysis"])("%s without a response says so and leads back", async (mode) => {
		openScreen({ at: `/questionnaires/12/${mode}` });
		await waitFor(() => expect(window.location.pathname).toBe("/questionnaires"));
		expect(shownToast()).toEqual({
			title: "No response found",
			description: "You haven't completed this questionnaire yet.",
		});
		expect(screen.getByRole("heading", { level: 1, name: "Questionnaires" })).toBeVisible();
	});

	test("with another return path it leads there", async () => {
		openScreen({ at: "/somewhere", initialQuestionnaireId: "12", mode: "analysis", returnPath: "/profile" });
		await waitFor(() => expect(routed).toEqual(["/profile"]));
		expect(shownToast()?.title).toBe("No response found");
	});

	test("the coach profile can be answered", () => {
		openScreen({ at: `/questionnaires/${COACH_PROFILE_ID}` });
		expect(screen.getByRole("heading", { level: 1, name: questionnaire(COACH_PROFILE_ID).title })).toBeVisible();
		expect(screen.getByText(/^Question 1 of/)).toBeVisible();
	});

	test("an unknown one is said to be unknown", async () => {
		const { user } = openScreen({ at: "/questionnaires/nope" });
		expect(screen.getByRole("heading", { name: "There is no such questionnaire" })).toBeVisible();
		await user.click(button("Back"));
		expect(screen.getByRole("heading", { level: 1, name: "Questionnaires" })).toBeVisible();
	});
});

describe("once both parents are answered", () => {
	const life = "Both parents are answered, so your Life Script can be written now.";
	function open(lifeScript: unknown, ...ids: string[]) {
		const server = new FakeServer();
		server.responses = ids.map((id) => responseTo(id));
		server.onRead = ({ path }) =>
			path.startsWith("/api/life-script/") ? answer(200, { lifeScript, patterns: [], generation: null }) : undefined;
		return openScreen({ server });
	}

	test("a line below them leads to the life script that can be written", async () => {
		open(null, "8", "9");
		const week = screen.getByRole("region", { name: "Week 3" });
		expect(await within(week).findByText(life, { exact: false })).toBeVisible();
		expect(within(week).getByRole("link", { name: "To your Life Script" })).toHaveAttribute("href", "/profile");
	});

	test("nothing is said of a script that is there, and nothing asked before there can be one", async () => {
		const early = open(null, "8");
		expect(early.server.calls).toEqual([]);
		cleanup();
		const { queryClient } = open(
			{ id: "s1", scriptSentence: "I wait.", lastUpdated: "2026-03-01T12:00:00.000Z" },
			"8",
			"9",
		);
		await waitFor(() => expect(queryClient.getQueryData([`/api/life-script/${USER_ID}`])).toBeDefined());
		expect(screen.queryByText(life, { exact: false })).not.toBeInTheDocument();
	});
});
