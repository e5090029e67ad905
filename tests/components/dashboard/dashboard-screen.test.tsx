import { screen, waitFor } from "@testing-library/react";
import { DashboardScreen } from "@/components/dashboard/dashboard-screen";
import { quotes } from "@/lib/domain/dashboard/quotes";
import { writingPrompts } from "@/lib/domain/journal/writing-prompts";
import { localDay } from "@/lib/domain/progress/days";
import { type Call, Refusal, serve, show, USER_ID, user } from "@/tests/setup/in-app";

const [quote] = quotes;

const browserDay = () => localDay(new Date(), new Date().getTimezoneOffset());

async function open(answers: Record<string, (call: Call) => unknown> = {}, day = browserDay()) {
	const calls = serve({
		"GET /api/user": () => user,
		"GET /api/questionnaires": () => [],
		[`GET /api/responses/${USER_ID}/summary`]: () => [],
		[`GET /api/relationship-goals/${USER_ID}`]: () => [],
		[`GET /api/chat/${USER_ID}`]: () => [],
		...answers,
	});
	if (!quote) throw new Error("There are no quotes");
	const view = show(<DashboardScreen quote={quote} today={day} firstPrompt={writingPrompts[0]} />);
	await waitFor(() => expect(screen.queryByText("Loading")).toBeNull());
	return { ...view, calls };
}

test("a part that cannot be loaded leaves the others", async () => {
	await open({
		[`GET /api/chat/${USER_ID}`]: () => {
			throw new Refusal(503);
		},
	});
	expect(screen.getByText(/Your messages could not be loaded/)).toBeVisible();
	expect(screen.getByRole("button", { name: "Add Goal" })).toBeVisible();
});

test("the step to a goal leads to a page that asks about goals", async () => {
	const today = browserDay();
	const goal = {
		id: "g",
		title: "Say it the same day",
		description: "x",
		type: "short term",
		progress: 0,
		completedAt: null,
	};
	await open({
		[`GET /api/relationship-goals/${USER_ID}`]: () => [goal],
		[`GET /api/look-back/${USER_ID}/on-this-day`]: () => ({ today, line: null, pages: [] }),
		[`GET /api/look-back/${USER_ID}/today`]: () => ({
			...{ today, days: [], begun: null, written: { pages: 0, newestId: null } },
		}),
	});
	const step = await screen.findByRole("link", { name: "Write about “Say it the same day”" });
	expect(step).toHaveAttribute("href", "/journal?prompt=goal");
});

test("asks only once a day how it is, unless told to ask again", async () => {
	const today = browserDay();
	const { pointer } = await open({
		[`GET /api/look-back/${USER_ID}/on-this-day`]: () => ({ today, line: null, pages: [] }),
		[`GET /api/look-back/${USER_ID}/today`]: () => ({
			...{ today, days: [{ day: today, feelings: ["calm"] }], begun: null },
			written: { pages: 1, newestId: "e1" },
		}),
	});
	expect(await screen.findByText("Today: Calm")).toBeVisible();
	expect(screen.getByRole("link", { name: "Read your page" })).toHaveAttribute("href", "/journal?entry=e1");
	expect(screen.queryByRole("button", { name: "Upset" })).toBeNull();
	await pointer.click(screen.getByRole("button", { name: "How are you right now?" }));
	expect(screen.getByRole("button", { name: "Upset" })).toBeVisible();
});
