import { act, screen, waitFor, within } from "@testing-library/react";
import { writtenBy } from "@/components/questionnaires/analysis/coach-text";
import { patternNames } from "@/lib/domain/questionnaires/ids";
import type { ClientResponse } from "@/lib/domain/questionnaires/schema";
import { answer, button, FakeServer, openScreen, questionnaire, responseTo, savedProgress, storageKey } from "./setup";

jest.mock("next/navigation", () => jest.requireActual("./navigation").navigation);

/** Answers that give each pattern five times this number, in the order of the patterns. */
const patternAnswers = (...each: number[]) =>
	questionnaire("6").questions.map(({ id, scoring }) => ({
		questionId: id,
		answer: scoring ? (each[patternNames.indexOf(scoring.pattern)] as number) : 3,
	}));
const patterns = (each: number[], more: Partial<ClientResponse> = {}) =>
	responseTo("6", { responses: patternAnswers(...each), ...more });

async function open(responses: ClientResponse[], advanceTimers?: (ms: number) => void) {
	const server = new FakeServer();
	server.responses = responses;
	const id = responses[0]?.questionnaireId;
	const opened = openScreen({ at: `/questionnaires/${id}/analysis`, server, advanceTimers });
	const dialog = await screen.findByRole("dialog", { name: "Your Analysis" });
	return { ...opened, dialog, within: within(dialog) };
}

describe("of the patterns", () => {
	test("shows the intensity and a card for each pattern above 60, the highest first", async () => {
		const { within: shown } = await open([patterns([4, 3, 2, 5, 3, 1])]);
		const intensity = shown.getByRole("region", { name: "Overall Pattern Intensity" });
		expect(intensity).toHaveTextContent("60%Moderate");
		const cards = ["Controller", "Pleaser"].map((name) => shown.getByRole("region", { name: `The ${name}` }));
		expect(shown.getAllByText(/^Score: /).map(({ textContent }) => textContent)).toEqual(["Score: 100%", "Score: 80%"]);
		const [controller] = cards as [HTMLElement, HTMLElement];
		expect(controller).toHaveTextContent("Holding every thread so that nothing can fall");
		expect(
			within(controller)
				.getAllByRole("term")
				.map(({ textContent }) => textContent),
		).toEqual(["Core Fear", "Adaptive Strategy", "Relationship Impact"]);
		expect(controller.compareDocumentPosition(cards[1] as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
	});

	test("shows the blend of the two highest, and none where one of them is not above 60", async () => {
		const { within: shown } = await open([patterns([4, 3, 2, 5, 3, 1])]);
		expect(shown.getByRole("region", { name: "The Savior" })).toHaveTextContent("Where Pleaser and Controller meet");
		expect(shown.queryByText(/Since/)).not.toBeInTheDocument();
	});

	test("no blend without a second strong pattern", async () => {
		const { within: shown } = await open([patterns([4, 3, 2, 3, 3, 1])]);
		expect(shown.getByRole("region", { name: "The Pleaser" })).toBeVisible();
		expect(shown.queryByText(/ meet$/)).not.toBeInTheDocument();
	});

	test("says something humane where none is above 60", async () => {
		const { within: shown } = await open([patterns([3, 3, 3, 3, 3, 3])]);
		expect(shown.queryByText(/^Score: /)).not.toBeInTheDocument();
		expect(shown.getByText(/None of the six stands out/)).toBeVisible();
	});

	test("has all six in a table for whoever cannot see the drawing", async () => {
		const { within: shown } = await open([patterns([4, 3, 2, 5, 3, 1])]);
		const table = shown.getByRole("table", { name: "Your score in each of the six patterns" });
		const rows = within(table).getAllByRole("row").slice(1);
		expect(rows.map(({ textContent }) => textContent)).toEqual([
			"Pleaser80%",
			"Avoider60%",
			"Anxious40%",
			"Controller100%",
			"Victim60%",
			"All-or-Nothing20%",
		]);
	});

	test("computes the scores that the server has not stored", async () => {
		const { within: shown } = await open([patterns([5, 1, 1, 1, 1, 1], { patternScores: null })]);
		expect(shown.getByText("Score: 100%")).toBeVisible();
	});

	test("answered again, shows how each has changed, and leads to the time before", async () => {
		const before = patterns([5, 3, 2, 3, 3, 3], { id: "old", completedAt: "2026-01-05T12:00:00.000Z" });
		const now = patterns([3, 3, 4, 3, 3, 3], { id: "new", completedAt: "2026-03-01T12:00:00.000Z" });
		const { within: shown, user } = await open([now, before]);
		const changes = shown.getByRole("region", { name: "Since January 5, 2026" });
		expect(changes).toHaveTextContent(
			"Pleaser (by 40 points) has eased. Anxious (by 40 points) has grown stronger. The other four are about where they were.",
		);
		expect(within(changes).getAllByRole("listitem")).toHaveLength(6);
		expect(within(changes).getAllByRole("listitem")[0]).toHaveTextContent(/^Pleaser100%.*60%$/);

		await user.click(shown.getByRole("button", { name: "January 5, 2026" }));
		expect(await shown.findByText("Score: 100%")).toBeVisible();
		expect(shown.queryByRole("region", { name: /^Since/ })).not.toBeInTheDocument();
		expect(window.location.search).toBe("?response=old");
	});
});

describe("in words", () => {
	test("is formatted, and says who wrote it", async () => {
		const { within: shown } = await open([responseTo("8")]);
		expect(shown.getByRole("heading", { name: "Core Pattern" })).toBeVisible();
		expect(shown.getByText("wait").tagName).toBe("STRONG");
		expect(shown.getByText("Written by Sage, the built-in coach")).toBeVisible();
		expect(shown.queryByText("No analysis available")).not.toBeInTheDocument();
	});

	test.each([
		["built-in", "Written by Sage, the built-in coach"],
		["gpt-4.1-mini", "Written by Sage with gpt-4.1-mini"],
	])("by %s", (by, words) => {
		expect(writtenBy(by)).toBe(words);
	});

	test("that is missing can be asked for, as often as it fails", async () => {
		const { within: shown, user, server } = await open([responseTo("8", { aiAnalysis: null, analysisBy: null })]);
		expect(shown.getByText("No analysis available")).toBeVisible();
		const failures = [
			[answer(502, "x"), "Sage could not write it this time. Your answers are safe; please try again later."],
			[answer(504, "x"), "Sage took too long this time. Your answers are safe; please try again."],
			[answer(429, "Please wait a minute."), "Please wait a minute."],
		] as const;
		for (const [refusal, sentence] of failures) {
			server.onWrite = () => refusal;
			await user.click(shown.getByRole("button", { name: "Ask Sage for the analysis" }));
			await waitFor(() => expect(shown.getByRole("alert")).toHaveTextContent(sentence));
		}
		server.onWrite = () => {
			server.responses = [responseTo("8", { aiAnalysis: "## Origin\n\nThere." })];
			return answer(200, server.responses[0]);
		};
		await user.click(shown.getByRole("button", { name: "Ask Sage for the analysis" }));
		expect(await shown.findByRole("heading", { name: "Origin" })).toBeVisible();
		expect(server.writes().every(({ path }) => path === "/api/responses/r8/analysis")).toBe(true);
	});

	test("that is being written is looked for until it is there", async () => {
		jest.useFakeTimers();
		try {
			const waiting = responseTo("8", { aiAnalysis: null, isBeingAnalyzed: true });
			const { within: shown, server } = await open([waiting], jest.advanceTimersByTime);
			expect(shown.getByText("Sage is reading them")).toBeVisible();
			await act(() => jest.advanceTimersByTimeAsync(3000));
			expect(server.calls).toHaveLength(1);
			await act(() => jest.advanceTimersByTimeAsync(25_000));
			expect(shown.getByRole("status")).toHaveTextContent("This one takes a little longer.");
			server.responses = [responseTo("8")];
			await act(() => jest.advanceTimersByTimeAsync(3000));
			expect(shown.getByRole("heading", { name: "Core Pattern" })).toBeVisible();
			const asked = server.calls.length;
			await act(() => jest.advanceTimersByTimeAsync(30_000));
			expect(server.calls).toHaveLength(asked);
		} finally {
			jest.useRealTimers();
		}
	});

	test("HTML in it is shown as the text it is", async () => {
		const { within: shown } = await open([responseTo("8", { aiAnalysis: "Look: <img src=x onerror=alert(1)>" })]);
		expect(shown.getByText(/<img src=x onerror=alert\(1\)>/)).toBeVisible();
	});
});

test("closing it clears the selection and what is left of the answers it is about, and reads the responses again", async () => {
	const response = responseTo("8");
	const answers = Object.fromEntries(response.responses.map(({ questionId, answer: given }) => [questionId, given]));
	localStorage.setItem(storageKey("progress:8"), JSON.stringify({ format: 1, answers, index: 1 }));
	const { user, server } = await open([response]);
	expect(server.calls).toEqual([]);
	await user.keyboard("{Escape}");
	expect(window.location.pathname).toBe("/questionnaires");
	expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
	expect(savedProgress("8")).toBeNull();
	await waitFor(() => expect(server.calls).toMatchObject([{ method: "GET", path: "/api/responses/7/summary" }]));
});

test.each(["Escape", "Done"])("closing it with %s keeps answers that wait for another attempt", async (how) => {
	localStorage.setItem(storageKey("progress:8"), JSON.stringify({ format: 1, answers: { q1: "New words" }, index: 2 }));
	const { user } = await open([responseTo("8")]);
	if (how === "Escape") await user.keyboard("{Escape}");
	else await user.click(button("Done"));
	expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
	expect(savedProgress("8")).toMatchObject({ answers: { q1: "New words" }, index: 2 });
});

test("can be printed", async () => {
	const print = jest.fn();
	window.print = print;
	const aiAnalysis = "Before.\n\n## What was said\n\nThe first part.\n\n## What was not\n\nThe second part.";
	const { user } = await open([responseTo("8", { aiAnalysis })]);
	await user.click(button("Print"));
	const sheet = within(await screen.findByRole("dialog", { name: "Print" }));
	expect(await sheet.findByText("The first part.")).toBeVisible();
	await user.click(sheet.getByRole("checkbox", { name: "What was said" }));
	expect(sheet.queryByText("The first part.")).not.toBeInTheDocument();
	expect(sheet.getByText("The second part.")).toBeVisible();
	// On paper there is this sheet alone.
	expect(document.querySelectorAll("[data-print=sheet]")).toHaveLength(1);
	await user.click(sheet.getByRole("button", { name: "Print" }));
	expect(print).toHaveBeenCalledTimes(1);
});

describe("the sentence that matters", () => {
	const [first, second] = ["I slept badly, as so often.", "The street was loud until two."];
	const answered = (more: Partial<ClientResponse> = {}) =>
		responseTo("1", {
			responses: [
				{ questionId: "q1", answer: `${first} ${second}` },
				{ questionId: "q2", answer: 3 },
				{ questionId: "q3", answer: "rest" },
			],
			...more,
		});

	test("is one tap on a list of own sentences, and nothing else changes until the new text is there", async () => {
		const { within: shown, server, user } = await open([answered()]);
		await user.click(await shown.findByRole("button", { name: "Show my sentences" }));
		await user.click(shown.getByRole("button", { name: second }));
		expect(await shown.findByRole("heading", { name: "The sentence that matters most to you" })).toBeVisible();
		await waitFor(() =>
			expect(server.calls.filter(({ method }) => method !== "GET").map(({ method, path }) => [method, path])).toEqual([
				["PUT", "/api/responses/r1/mark"],
				["POST", "/api/responses/r1/analysis?anew"],
			]),
		);
	});

	test("can be changed, or taken back", async () => {
		const marked = { questionId: "q1", text: first };
		const { within: shown, server, user } = await open([answered({ marked })]);
		expect(await shown.findByText(first)).toBeVisible();
		await user.click(shown.getByRole("button", { name: "Choose another one" }));
		expect(shown.getByRole("button", { name: first })).toHaveAttribute("aria-pressed", "true");
		await user.click(shown.getByRole("button", { name: "None of these" }));
		expect(await shown.findByRole("heading", { name: "Which sentence of yours matters most?" })).toBeVisible();
		await waitFor(() => expect(server.calls.find(({ method }) => method === "PUT")?.body).toEqual({ marked: null }));
	});

	test("is not asked for where nothing was written in words", async () => {
		const { within: shown } = await open([patterns([3, 3, 3, 3, 3, 3])]);
		expect(shown.queryByText(/matters most/)).not.toBeInTheDocument();
	});
});
