import { screen, waitFor, within } from "@testing-library/react";
import { AssessmentAnalysis } from "@/components/profile/assessment-analysis";
import { TIMELINE_QUESTIONNAIRE_ID } from "@/lib/domain/questionnaires/ids";
import { responsePath, summariesPath } from "@/lib/domain/questionnaires/paths";
import type { ClientResponse } from "@/lib/domain/questionnaires/schema";
import { summarize } from "@/lib/domain/questionnaires/summaries";
import { catalog } from "@/prisma/catalog/catalog";
import { responseTo } from "@/tests/components/questionnaires/setup";
import { type Call, Refusal, serve, show, USER_ID } from "@/tests/setup/in-app";
import { goodAnswers } from "@/tests/unit/questionnaires/good-answers";

const SUMMARIES = `GET ${summariesPath(USER_ID)}`;
const day = (n: number) => new Date(Date.UTC(2026, 2, n, 12)).toISOString();
const relationship = (id: string, name: string, completedAt: string) =>
	responseTo("8", {
		id,
		questionnaireId: TIMELINE_QUESTIONNAIRE_ID,
		responses: [{ questionId: "q1", answer: name }],
		completedAt,
	});

async function open(responses: ClientResponse[], answers: Record<string, (call: Call) => unknown> = {}) {
	const details = responses.map((one) => [`GET ${responsePath(one.id)}`, () => one] as const);
	const calls = serve({
		"GET /api/questionnaires": () => catalog,
		[SUMMARIES]: () => responses.map(summarize),
		...Object.fromEntries(details),
		...answers,
	});
	const view = show(<AssessmentAnalysis userId={USER_ID} />);
	await waitFor(() => expect(screen.queryByText("Loading")).toBeNull());
	return { ...view, read: () => calls.filter(({ path }) => path.includes("/detail")).map(({ path }) => path) };
}
const titles = () => screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
const item = (name: RegExp) => screen.getByRole("button", { name });

beforeEach(() => window.history.replaceState(null, "", "/profile"));

test("somebody new is told what will be here, and where to begin", async () => {
	await open([]);
	expect(screen.getByText(/will gather here/)).toBeVisible();
	expect(screen.getByRole("link", { name: "Take a Questionnaire" })).toHaveAttribute("href", "/questionnaires");
});

test("what cannot be loaded can be asked for again", async () => {
	let isAway = true;
	const { pointer } = await open([responseTo("8")], {
		[SUMMARIES]: () => {
			if (isAway) throw new Refusal(503);
			return [summarize(responseTo("8"))];
		},
	});
	expect(screen.getByRole("alert")).toHaveTextContent("Nothing of yours is lost");
	isAway = false;
	await pointer.click(screen.getByRole("button", { name: "Try again" }));
	expect(await screen.findByText("Your Mother")).toBeVisible();
});

test("lists every response, those to one questionnaire together, and reads none of them", async () => {
	const { read } = await open([
		responseTo("8", { id: "old", completedAt: day(1) }),
		responseTo("8", { id: "new", completedAt: day(5) }),
		relationship("jo", "Jo", day(9)),
		relationship("sam", "Sam", day(2)),
	]);
	expect(titles()).toEqual([
		"Relationship Timeline Assessment: JoCompleted on March 9, 2026",
		"Your MotherCompleted on March 5, 2026 · attempt 2 of 2",
		"Your MotherCompleted on March 1, 2026 · attempt 1 of 2",
		"Relationship Timeline Assessment: SamCompleted on March 2, 2026",
	]);
	expect(read()).toEqual([]);
});

test("an opened one is read and shown as formatted text, and only one is open", async () => {
	const aiAnalysis = "## Key Insights Summary\n\n- You **wait**.\n\n### 3 Action Steps\n\n1. Ask once.";
	const { pointer, read } = await open([responseTo("8", { aiAnalysis }), responseTo("9", { completedAt: day(2) })]);
	await pointer.click(item(/Your Mother/));
	const panel = screen.getByRole("region", { name: /Your Mother/ });
	expect(await within(panel).findByRole("heading", { level: 4, name: "Key Insights Summary" })).toBeVisible();
	expect(within(panel).getByRole("heading", { level: 5, name: "3 Action Steps" })).toBeVisible();
	expect(within(panel).getByText("wait").tagName).toBe("STRONG");
	expect(within(panel).getAllByRole("list")).toHaveLength(2);
	expect(read()).toEqual([responsePath("r8")]);
	await pointer.click(item(/Your Father/));
	expect(item(/Your Mother/)).toHaveAttribute("aria-expanded", "false");
	await pointer.click(item(/Your Father/));
	expect(item(/Your Father/)).toHaveAttribute("aria-expanded", "false");
});

test("the patterns have their intensity, and a card for each above 60, highest first", async () => {
	const patterns = catalog.find(({ id }) => id === "6");
	if (!patterns) throw new Error("There is no pattern questionnaire");
	const strong = new Map([
		["Victim", 5],
		["Pleaser", 4],
	]);
	const responses = goodAnswers(patterns).map(({ questionId }) => {
		const pattern = patterns.questions.find(({ id }) => id === questionId)?.scoring?.pattern ?? "";
		return { questionId, answer: strong.get(pattern) ?? 3 };
	});
	const { pointer } = await open([responseTo("6", { responses })]);
	await pointer.click(item(/Patterns/));
	expect(await screen.findByRole("heading", { level: 4, name: "Overall Pattern Intensity" })).toBeVisible();
	const cards = screen.getAllByRole("heading", { level: 4, name: /^The / }).map(({ textContent }) => textContent);
	expect(cards.slice(0, 2)).toEqual(["The Victim", "The Pleaser"]);
	const pleaser = screen.getByRole("region", { name: "The Pleaser" });
	expect(pleaser).toHaveTextContent("80%");
	expect([...pleaser.querySelectorAll("dt")].map(({ textContent }) => textContent)).toEqual([
		"Core Fear",
		"Adaptive Strategy",
		"Relationship Impact",
	]);
	expect(screen.queryByRole("region", { name: "The Avoider" })).toBeNull();
});

test.each([
	["5", /Your Coach Profile/, "View Coach Profile", "/questionnaires/5/analysis?from=profile"],
	["8", /Your Mother/, "View Analysis", "/questionnaires/8/analysis?from=profile"],
])("the button of questionnaire %s leads to the whole analysis", async (id, name, label, href) => {
	const { pointer } = await open([responseTo(id)]);
	await pointer.click(item(name));
	expect(await screen.findByRole("link", { name: label })).toHaveAttribute("href", href);
});

test("of a relationship it leads to that one", async () => {
	const { pointer } = await open([relationship("jo", "Jo", day(1)), relationship("sam", "Sam", day(2))]);
	await pointer.click(item(/Jo/));
	const href = `/questionnaires/${TIMELINE_QUESTIONNAIRE_ID}/analysis?response=jo&from=profile`;
	expect(await screen.findByRole("link", { name: "View Analysis" })).toHaveAttribute("href", href);
});

test("without an analysis it says so, and can be asked for", async () => {
	const without = responseTo("8", { aiAnalysis: null, analysisBy: null });
	const { pointer } = await open([without], {
		"POST /api/responses/r8/analysis": () => responseTo("8", { aiAnalysis: "There it is." }),
	});
	await pointer.click(item(/Your Mother/));
	expect(await screen.findByText("No analysis available")).toBeVisible();
	await pointer.click(screen.getByRole("button", { name: /Ask .+ for the analysis/ }));
	expect(await screen.findByText("There it is.")).toBeVisible();
});

test("an earlier attempt can be read, and its button leads to that one", async () => {
	const { pointer, read } = await open([
		responseTo("8", { id: "new", completedAt: day(5) }),
		responseTo("8", { id: "old", completedAt: day(1), aiAnalysis: "What it said then." }),
	]);
	await pointer.click(item(/Your Mother.*March 1/));
	expect(await screen.findByText("What it said then.")).toBeVisible();
	expect(read()).toEqual([responsePath("old")]);
	const link = screen.getByRole("link", { name: "View Analysis" });
	expect(link).toHaveAttribute("href", "/questionnaires/8/analysis?response=old&from=profile");
});

test.each([
	["#assessment-old", /March 1/],
	["#assessment-new", /March 5/],
	["#assessment-8", /March 5/],
])("the address %s opens one attempt", async (hash, name) => {
	window.history.replaceState(null, "", `/profile${hash}`);
	await open([
		responseTo("8", { id: "new", completedAt: day(5) }),
		responseTo("8", { id: "old", completedAt: day(1) }),
	]);
	expect(item(name)).toHaveAttribute("aria-expanded", "true");
	expect(item(name)).toHaveFocus();
});

test("the address takes the focus from nothing that somebody uses by then", async () => {
	window.history.replaceState(null, "", "/profile#assessment-8");
	const elsewhere = document.createElement("input");
	document.body.append(elsewhere);
	elsewhere.focus();
	await open([responseTo("8")]);
	expect(item(/Your Mother/)).toHaveAttribute("aria-expanded", "true");
	expect(elsewhere).toHaveFocus();
	elsewhere.remove();
});

test("of two hundred relationships twelve are listed until all are asked for", async () => {
	const many = Array.from({ length: 200 }, (_, n) => relationship(`p${n}`, `Name ${n}`, day(1 + (n % 27))));
	const { pointer, read } = await open(many);
	expect(titles()).toHaveLength(12);
	await pointer.click(screen.getByRole("button", { name: "Show all 200" }));
	expect(titles()).toHaveLength(200);
	expect(read()).toEqual([]);
});

test("the address says which one is open, for a reload and for the way back", async () => {
	const first = await open([responseTo("8"), responseTo("9", { completedAt: day(2) })]);
	await first.pointer.click(item(/Your Mother/));
	expect(window.location.hash).toBe("#assessment-8");
	first.unmount();
	const { pointer } = await open([responseTo("8"), responseTo("9", { completedAt: day(2) })]);
	expect(item(/Your Mother/)).toHaveAttribute("aria-expanded", "true");
	expect(item(/Your Mother/)).toHaveFocus();
	await pointer.click(item(/Your Mother/));
	expect(window.location.hash).toBe("");
});
