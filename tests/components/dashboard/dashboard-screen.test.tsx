import { screen, waitFor } from "@testing-library/react";
import { DashboardScreen } from "@/components/dashboard/dashboard-screen";
import { letterOpened } from "@/lib/browser/letters/opened";
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
			...{ today, days: [], begun: null, letter: null, written: { pages: 0, newestId: null } },
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
			...{ today, days: [{ day: today, feelings: ["calm"] }], begun: null, letter: null },
			written: { pages: 1, newestId: "e1" },
		}),
	});
	expect(await screen.findByText("Today: Calm")).toBeVisible();
	expect(screen.getByRole("link", { name: "Read your page" })).toHaveAttribute("href", "/journal?entry=e1");
	expect(screen.queryByRole("button", { name: "Upset" })).toBeNull();
	await pointer.click(screen.getByRole("button", { name: "How are you right now?" }));
	expect(screen.getByRole("button", { name: "Upset" })).toBeVisible();
});

const onToday = (today: string, more: object = {}) => ({
	[`GET /api/look-back/${USER_ID}/on-this-day`]: () => ({ today, line: null, pages: [] }),
	[`GET /api/look-back/${USER_ID}/today`]: () => ({
		...{ today, days: [], begun: null, letter: null, written: { pages: 0, newestId: null }, ...more },
	}),
});
const answered = (...ids: string[]) => ({
	[`GET /api/responses/${USER_ID}/summary`]: () =>
		ids.map((questionnaireId) => ({
			...{ id: `r${questionnaireId}`, questionnaireId, patternScores: null, completedAt: "2026-11-20T10:00:00.000Z" },
		})),
});
const script = { id: "s", scriptSentence: "I wait.", mainScript: "Once.", lastUpdated: "2026-11-20T10:00:00.000Z" };
const none = { lifeScript: null, patterns: [] };

test("the next step is the life script as soon as it can be written, before an exercise to go on with", async () => {
	const begun = { title: "Calming down now", href: "/exercises/calming-down-now?run=r" };
	await open({
		...onToday(browserDay(), { begun }),
		...answered("8", "9"),
		[`GET /api/life-script/${USER_ID}`]: () => none,
	});
	expect(await screen.findByRole("link", { name: "Write your Life Script" })).toHaveAttribute("href", "/profile");
});

test("the next step is the love script once there is a life script and the Soul Spark is answered", async () => {
	await open({
		...onToday(browserDay()),
		...answered("8", "9", "12"),
		[`GET /api/life-script/${USER_ID}`]: () => ({ ...none, lifeScript: script }),
		[`GET /api/love-script/${USER_ID}`]: () => ({ loveScript: null, patterns: [] }),
	});
	const step = await screen.findByRole("link", { name: "Write your Love Script" });
	expect(step).toHaveAttribute("href", "/profile?script=love");
});

test("a new letter is told of until it was opened", async () => {
	const answers = onToday(browserDay(), { letter: "week-2026-11-23" });
	const { unmount } = await open(answers);
	expect(await screen.findByRole("link", { name: "Your letter for the week is ready" })).toHaveAttribute(
		...["href", "/look-back/letters/week-2026-11-23"],
	);
	unmount();
	letterOpened.store(USER_ID, "week-2026-11-23");
	await open(answers);
	expect(await screen.findByRole("heading", { name: "How are you right now?" })).toBeVisible();
	expect(screen.queryByText(/letter for the week/)).toBeNull();
});

test.each([
	["Low", 1],
	["Calm", 0],
])("after %s there is, or is not, a quiet link to an exercise", async (label, links) => {
	const { pointer } = await open({ ...onToday(browserDay()), "PUT /api/feelings": () => ({ id: "f" }) });
	await pointer.click(await screen.findByRole("button", { name: label }));
	expect(await screen.findByText(`Saved: ${label}.`)).toBeVisible();
	expect(screen.queryAllByRole("link", { name: "Calming down now" })).toHaveLength(links);
});
