import { screen, waitFor } from "@testing-library/react";
import { DashboardScreen } from "@/components/dashboard/dashboard-screen";
import { journalDraft } from "@/lib/browser/journal/draft";
import { quoteOf, quotes } from "@/lib/domain/dashboard/quotes";
import { writingPrompts } from "@/lib/domain/journal/writing-prompts";
import { addDays, localDay } from "@/lib/domain/progress/days";
import { keptUnder } from "@/tests/setup/drafts";
import { type Call, Refusal, serve, show, USER_ID, user } from "@/tests/setup/in-app";

const push = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));

const [quote] = quotes;
const message = (id: number, isAiResponse: boolean, content: string) => ({
	id,
	userId: USER_ID,
	content,
	isAiResponse,
	createdAt: "2026-11-21T00:00:00.000Z",
});

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

test("greets, quotes and counts", async () => {
	await open();
	expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Welcome back, ada");
	expect(screen.getByText(`“${quote?.text}”`)).toBeVisible();
	expect(screen.getByText(quote?.author ?? "")).toBeVisible();
	for (const [label, value] of [
		["Day Streak", "3"],
		["Words/Week", "1,200"],
		["Total Words", "34,567"],
	]) {
		expect(screen.getByText(label as string).parentElement).toHaveTextContent(`${label}${value}`);
	}
});

test("quotes for the day it is where the person is, also before the server knows where that is", async () => {
	const day = browserDay();
	await open({}, addDays(day, -1));
	expect(await screen.findByText(`“${quoteOf(day).text}”`)).toBeVisible();
});

test("hands the draft and its prompt over to the journal", async () => {
	const { pointer } = await open();
	expect(screen.getByRole("button", { name: "Open Journal" })).toBeVisible();
	await pointer.click(screen.getByRole("button", { name: "New prompt" }));
	const prompt = writingPrompts.slice(1).find((one) => screen.queryByText(one));
	await pointer.type(screen.getByRole("textbox", { name: "Journal entry" }), "Hello");
	await pointer.click(screen.getByRole("button", { name: "Continue in Journal" }));
	expect(push).toHaveBeenCalledWith("/journal");
	expect(keptUnder(journalDraft(USER_ID).name)).toMatchObject({ text: "Hello", prompt });
});

test("shows the last messages, a line each", async () => {
	const { calls } = await open({
		[`GET /api/chat/${USER_ID}`]: () => [
			message(1, false, "I need help"),
			message(2, true, "## First\n\n**What** happened?"),
		],
	});
	expect(screen.getByText("You").parentElement).toHaveTextContent("I need help");
	expect(screen.getByText("AI Assistant").parentElement).toHaveTextContent("AI AssistantFirst What happened?");
	expect(screen.getByRole("link", { name: "Continue Chat" })).toHaveAttribute("href", "/chat");
	expect(calls.some(({ path }) => path.endsWith("?limit=5"))).toBe(true);
});

test("invites where nothing has been said yet", async () => {
	await open();
	expect(screen.getByText(/Nothing has been said yet/)).toBeVisible();
});

test("a part that cannot be loaded leaves the others", async () => {
	await open({
		[`GET /api/chat/${USER_ID}`]: () => {
			throw new Refusal(503);
		},
	});
	expect(screen.getByText(/Your messages could not be loaded/)).toBeVisible();
	expect(screen.getByRole("button", { name: "Add Goal" })).toBeVisible();
});
