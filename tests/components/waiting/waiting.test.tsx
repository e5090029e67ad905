import { act, screen } from "@testing-library/react";
import { WritingSteps } from "@/components/questionnaires/analysis/writing-steps";
import { GenerationSteps } from "@/components/scripts/generation-steps";
import { serve, show } from "@/tests/setup/in-app";

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const startedAt = new Date().toISOString();

test.each([
	["an analysis", "analysis", <WritingSteps key="1" step="reading" />],
	[
		"a love script",
		"love",
		<GenerationSteps
			key="2"
			definition={{ kind: "love", noun: "love script" }}
			generation={{ stage: "writing", startedAt }}
		/>,
	],
])("says how many come before %s", async (_, what, steps) => {
	let state: object | null = { ahead: 2 };
	const calls = serve({ "GET /api/waiting": () => ({ state }) });
	show(steps);
	const status = screen.getByRole("status");
	expect(status).not.toHaveTextContent("come first");
	expect(await screen.findByText(/2 other answers come first\./)).toBe(status);
	expect(calls.at(-1)?.path).toContain(what);
	state = { read: 0.4 };
	expect(await screen.findByText(/Sage is reading: 40%\./)).toBe(status);
	state = null;
	expect(await screen.findByText(/^(?!.*Sage is reading: 40%).*up to a minute/)).toBe(status);
});

test("asks nothing of answers that are only being saved", async () => {
	const calls = serve({});
	show(<WritingSteps step="saving" />);
	await act(() => jest.advanceTimersByTimeAsync(10_000));
	expect(calls).toEqual([]);
});
