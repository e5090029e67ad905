import { act, screen, waitFor } from "@testing-library/react";
import { analysis, held, openAtTheLast, WORDS } from "./at-the-last";
import {
	answer,
	button,
	FakeServer,
	loadQuestions,
	openScreen,
	question,
	savedProgress,
	shownToast,
	storageKey,
} from "./setup";

jest.mock("next/navigation", () => jest.requireActual("./navigation").navigation);

beforeAll(loadQuestions);

describe("new answers", () => {
	test("while they are sent it says so, the buttons rest and nothing is sent twice", async () => {
		const server = new FakeServer();
		const { response, release } = held();
		server.onWrite = () => response;
		const { user } = openAtTheLast(server);
		await user.click(button("Submit"));
		expect(screen.getByText("Saving your answers")).toBeVisible();
		expect(screen.getByRole("status")).toHaveTextContent("Saving your answers");
		expect(button("Submit")).toHaveAttribute("aria-disabled", "true");
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
});
