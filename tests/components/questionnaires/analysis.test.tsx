import { act, screen, waitFor, within } from "@testing-library/react";
import { writtenBy } from "@/components/questionnaires/analysis/coach-text";
import { patternNames } from "@/lib/domain/questionnaires/ids";
import type { ClientResponse } from "@/lib/domain/questionnaires/schema";
import { button, FakeServer, openScreen, questionnaire, responseTo, savedProgress, storageKey } from "./setup";

jest.mock("next/navigation", () => jest.requireActual("./navigation").navigation);

/** Returns answers that give each pattern five times its number, in the order of the patterns. */
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
	test("says something humane where none is above 60", async () => {
		const { within: shown } = await open([patterns([3, 3, 3, 3, 3, 3])]);
		expect(shown.queryByText(/^Score: /)).not.toBeInTheDocument();
		expect(shown.getByText(/None of the six stands out/)).toBeVisible();
	});
});

describe("in words", () => {
	test.each([
		["built-in", "Written by Sage, the built-in coach"],
		["gpt-4.1-mini", "Written by Sage with gpt-4.1-mini"],
	])("by %s", (by, words) => {
		expect(writtenBy(by)).toBe(words);
	});

	test("that is being written is looked for until it is there", async () => {
		jest.useFakeTimers();
		try {
			const waiting = responseTo("8", { aiAnalysis: null, isBeingAnalyzed: true });
			const { within: shown, server } = await open([waiting], jest.advanceTimersByTime);
			expect(shown.getByText("Sage is reading them")).toBeVisible();
			await act(() => jest.advanceTimersByTimeAsync(3000));
			expect(server.calls.filter(({ path }) => path.endsWith("/detail"))).toHaveLength(1);
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

describe("what comes after it", () => {
	test("is a page about it, and the next questionnaire by its name", async () => {
		const { within: shown } = await open([patterns([3, 3, 3, 3, 3, 3])]);
		expect(shown.getByRole("link", { name: "Write about this" })).toHaveAttribute("href", "/journal?prompt=analysis");
		const next = shown.getByRole("link", { name: `Next: “${questionnaire("1").title}”` });
		expect(next).toHaveAttribute("href", "/questionnaires/1");
	});

	test("is no further questionnaire once all are answered", async () => {
		const all = ["8", "1", "2", "3", "4", "6", "7", "9", "12"].map((id) => responseTo(id));
		const { within: shown } = await open(all);
		expect(shown.getByRole("link", { name: "Write about this" })).toBeVisible();
		expect(shown.queryByRole("link", { name: /^Next/ })).toBeNull();
	});
});

test.each(["Escape", "Done"])("closing it with %s keeps answers that wait for another attempt", async (how) => {
	localStorage.setItem(storageKey("progress:8"), JSON.stringify({ format: 1, answers: { q1: "New words" }, index: 2 }));
	const { user } = await open([responseTo("8")]);
	if (how === "Escape") await user.keyboard("{Escape}");
	else await user.click(button("Done"));
	expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
	expect(savedProgress("8")).toMatchObject({ answers: { q1: "New words" }, index: 2 });
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
		expect(await shown.findByRole("heading", { name: "Which of your sentences matters most?" })).toBeVisible();
		await waitFor(() => expect(server.calls.find(({ method }) => method === "PUT")?.body).toEqual({ marked: null }));
	});
});
