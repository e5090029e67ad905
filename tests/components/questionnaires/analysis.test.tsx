import { act, screen, waitFor, within } from "@testing-library/react";
import type { ClientResponse } from "@/lib/domain/questionnaires/schema";
import { button, FakeServer, openScreen, responseTo, savedProgress, storageKey } from "./setup";

jest.mock("next/navigation", () => jest.requireActual("./navigation").navigation);

async function open(responses: ClientResponse[], advanceTimers?: (ms: number) => void) {
	const server = new FakeServer();
	server.responses = responses;
	const id = responses[0]?.questionnaireId;
	const opened = openScreen({ at: `/questionnaires/${id}/analysis`, server, advanceTimers });
	const dialog = await screen.findByRole("dialog", { name: "Your Analysis" });
	return { ...opened, dialog, within: within(dialog) };
}

describe("in words", () => {
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
