import { act, screen, waitFor, within } from "@testing-library/react";
import { TIMELINE_QUESTIONNAIRE_ID } from "@/lib/domain/questionnaires/ids";
import { goodAnswers } from "../../unit/questionnaires/good-answers";
import { analysis, held, openAtTheLast, uuid, WORDS } from "./at-the-last";
import { routed } from "./navigation";
import {
	answer,
	button,
	FakeServer,
	loadQuestions,
	openScreen,
	question,
	questionnaire,
	responseTo,
	savedProgress,
	shownToast,
	storageKey,
	three,
} from "./setup";

jest.mock("next/navigation", () => jest.requireActual("./navigation").navigation);

beforeAll(loadQuestions);

describe("new answers", () => {
	test("are sent whole, and then the analysis opens and the progress is gone", async () => {
		const { user, server } = openAtTheLast();
		await user.click(button("Submit"));
		expect(await analysis()).toHaveAccessibleDescription(
			"Here are the key insights from your responses. You can view this again later in your profile.",
		);
		const [sent, ...more] = server.writes();
		expect(more).toEqual([]);
		expect(sent).toMatchObject({ method: "POST", path: "/api/responses" });
		expect(sent?.body).toEqual({
			questionnaireId: "1",
			responses: [
				{ questionId: "q1", answer: WORDS },
				{ questionId: "q2", answer: 8 },
				{ questionId: "q3", answer: "rest" },
			],
		});
		expect(sent?.key).toMatch(uuid);
		expect(savedProgress()).toBeNull();
		expect(window.location.pathname).toBe("/questionnaires/1/analysis");
	});

	test("while they are sent it says so, the buttons rest and nothing is sent twice", async () => {
		const server = new FakeServer();
		const { response, release } = held();
		server.onWrite = () => response;
		const { user } = openAtTheLast(server);
		await user.click(button("Submit"));
		expect(screen.getByText("Saving your answers")).toBeVisible();
		expect(screen.getByRole("status")).toHaveTextContent("Saving your answers");
		expect(button("Submit")).toBeDisabled();
		expect(button("Previous")).toBeDisabled();
		await user.keyboard("{Control>}{Enter}{/Control}");
		expect(server.writes()).toHaveLength(1);
		await act(async () => release(answer(200, server.store(server.writes()[0] as never))));
		expect(await analysis()).toBeVisible();
	});

	test.each([
		["a refusal", () => answer(400, "Question 1: too short."), "Question 1: too short."],
		["a server error", () => answer(502, "proxy page"), "Failed to submit your responses. Please try again."],
		[
			"no connection",
			() => Promise.reject(new TypeError("fetch failed")),
			"Failed to submit your responses. Please try again.",
		],
		["an ended session", () => answer(401, "Please log in to continue."), "Please log in to continue."],
	])("after %s they are still there, and go under the same key the second time", async (_, fail, message) => {
		const server = new FakeServer();
		const succeed = server.onWrite;
		server.onWrite = fail;
		const { user } = openAtTheLast(server);
		await user.click(button("Submit"));
		await waitFor(() => expect(shownToast()).toEqual({ title: "Submission failed", description: message }));
		expect(question()).toHaveTextContent("What would help?");
		expect(screen.getByRole("radio", { name: "Rest" })).toBeChecked();
		expect(savedProgress()).toMatchObject({ answers: { q1: WORDS, q2: 8, q3: "rest" }, index: 2 });

		server.onWrite = succeed;
		await user.click(button("Submit"));
		expect(await analysis()).toBeVisible();
		const [first, second] = server.writes();
		expect(second?.key).toBe(first?.key);
		expect(second?.body).toEqual(first?.body);
	});

	test("that a reload came in between go under the same key, changed ones under another", async () => {
		const server = new FakeServer();
		server.onWrite = () => answer(502, "");
		const { user, unmount } = openAtTheLast(server);
		await user.click(button("Submit"));
		await waitFor(() => expect(shownToast()).not.toBeNull());
		unmount();

		const again = openScreen({ at: "/questionnaires/1", server });
		await again.user.click(button("Submit"));
		await waitFor(() => expect(server.writes()).toHaveLength(2));
		await again.user.click(await screen.findByRole("radio", { name: "Somebody to talk to" }));
		await again.user.click(button("Submit"));
		await waitFor(() => expect(server.writes()).toHaveLength(3));
		const [first, second, third] = server.writes().map(({ key }) => key);
		expect(second).toBe(first);
		expect(third).not.toBe(first);
		expect(await screen.findByRole("radio", { name: "Somebody to talk to" })).toBeChecked();
	});

	test("that lack an answer further up are not sent: the question is shown", async () => {
		localStorage.setItem(storageKey("progress:1"), JSON.stringify({ format: 1, answers: { q3: "rest" }, index: 2 }));
		const { user, server } = openScreen({ at: "/questionnaires/1" });
		await user.click(button("Submit"));
		expect(question()).toHaveTextContent("How was today?");
		expect(screen.getByRole("alert")).toHaveTextContent("Please provide an answer before continuing");
		expect(server.writes()).toEqual([]);
	});

	test("are found where the analysis takes long, and it opens while that is being written", async () => {
		jest.useFakeTimers();
		try {
			const server = new FakeServer();
			const { response, release } = held();
			server.onWrite = (call) => {
				server.store(call);
				server.responses = server.responses.map((saved) => ({ ...saved, aiAnalysis: null, isBeingAnalyzed: true }));
				return response;
			};
			const { user } = openAtTheLast(server, jest.advanceTimersByTime);
			await user.click(button("Submit"));
			expect(screen.getByText("Saving your answers")).toBeVisible();
			await act(() => jest.advanceTimersByTimeAsync(2000));
			const dialog = await analysis();
			expect(within(dialog).getByText("Sage is reading them").closest("li")).toHaveAttribute("aria-current", "step");
			expect(savedProgress()).toBeNull();

			await act(() => jest.advanceTimersByTimeAsync(7000));
			expect(within(dialog).getByText("Your analysis is being written").closest("li")).toHaveAttribute(
				"aria-current",
				"step",
			);

			server.responses = server.responses.map((saved) => ({
				...saved,
				aiAnalysis: "## Core Pattern\n\nHere.",
				isBeingAnalyzed: false,
			}));
			await act(async () => release(answer(200, server.responses[0])));
			await act(() => jest.advanceTimersByTimeAsync(4000));
			expect(within(dialog).getByRole("heading", { name: "Core Pattern" })).toBeVisible();
			expect(server.writes()).toHaveLength(1);
		} finally {
			jest.useRealTimers();
		}
	});
});

describe("a relationship", () => {
	const open = (server = new FakeServer()) =>
		openScreen({
			at: "/relationship-questionnaire",
			initialQuestionnaireId: TIMELINE_QUESTIONNAIRE_ID,
			returnPath: "/timeline",
			server,
		});

	test("is asked for by name and by start and end, in the words of its own", async () => {
		const { user } = open();
		await user.click(button("Next"));
		expect(screen.getByRole("alert")).toHaveTextContent("Please provide a name");
		await user.type(screen.getByRole("textbox"), "J{Enter}");
		expect(await screen.findByRole("group", { name: "Start date" })).toBeVisible();
		expect(screen.getByRole("group", { name: "End date" })).toBeVisible();
		await user.click(button("Next"));
		expect(screen.getByText("Please provide a start date")).toBeVisible();
		expect(screen.getByText("Question 2 of 10")).toBeVisible();
	});

	test("leads back to the timeline, cancelled or saved", async () => {
		const { user, unmount } = open();
		await user.click(button("Cancel"));
		expect(routed).toEqual(["/timeline"]);
		unmount();
		routed.length = 0;

		const answers = Object.fromEntries(
			goodAnswers(questionnaire(TIMELINE_QUESTIONNAIRE_ID)).map(({ questionId, answer: given }) => [questionId, given]),
		);
		localStorage.setItem(
			storageKey(`progress:${TIMELINE_QUESTIONNAIRE_ID}`),
			JSON.stringify({ format: 1, answers, index: 9 }),
		);
		const again = open();
		await again.user.click(button("Submit"));
		await analysis();
		await again.user.click(button("Done"));
		expect(routed).toEqual(["/timeline"]);
	});

	test("that is edited is the one that was meant, not the newest", () => {
		const server = new FakeServer();
		const about = (id: string, name: string, completedAt: string) =>
			responseTo(TIMELINE_QUESTIONNAIRE_ID, { id, completedAt, responses: [{ questionId: "q1", answer: name }] });
		server.responses = [
			about("r2", "Tomás", "2026-03-02T12:00:00.000Z"),
			about("r1", "Anna", "2026-03-01T12:00:00.000Z"),
		];
		openScreen({
			at: "/relationship-questionnaire",
			initialQuestionnaireId: TIMELINE_QUESTIONNAIRE_ID,
			returnPath: "/timeline",
			mode: "edit",
			responseId: "r1",
			server,
		});
		expect(screen.getByRole("textbox")).toHaveValue("Anna");
	});

	test("is all that may be chosen there: anything else leads to the timeline", async () => {
		openScreen({ at: "/relationship-questionnaire", initialQuestionnaireId: "1", returnPath: "/timeline" });
		await waitFor(() => expect(routed).toEqual(["/timeline"]));
		expect(screen.queryByText(three.title)).not.toBeInTheDocument();
	});

	test("and so does choosing another by the event", async () => {
		open();
		act(() => void window.dispatchEvent(new CustomEvent("selectQuestionnaire", { detail: { questionnaireId: "6" } })));
		await waitFor(() => expect(routed).toEqual(["/timeline"]));
	});
});
