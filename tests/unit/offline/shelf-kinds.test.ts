import { changeBy, type ReadEntry, type Shelf, type ShelfKind } from "@/lib/browser/offline/shelf-kinds";
import type { ClientEntry } from "@/lib/domain/journal/schema";

const ADA = 7;
const entry = (id: string, more: Partial<ClientEntry> = {}): ClientEntry => ({
	id,
	userId: ADA,
	title: `Title ${id}`,
	content: `Words of ${id}`,
	isComplete: true,
	prompt: "What?",
	chatHistory: [],
	keyInsights: [],
	quote: null,
	message: null,
	insightBy: null,
	isInsightOld: false,
	isBeingRead: false,
	relatedTo: null,
	wordCount: 3,
	version: 1,
	day: "2026-11-20",
	createdAt: "2026-11-20T10:00:00.000Z",
	...more,
});
const history = [`/api/journal/${ADA}`, "history", "", null, null];

/** What a shelf has after an answer. */
async function after(before: Partial<Shelf>, key: readonly unknown[], data: unknown): Promise<Partial<Shelf>> {
	const shelf: Partial<Record<ShelfKind, unknown>> = { ...before };
	await changeBy(
		ADA,
		key,
		data,
	)?.(async (kind, change) => {
		shelf[kind] = change((before[kind] ?? null) as never);
	});
	return shelf as Partial<Shelf>;
}
const journal = (shelf: Partial<Shelf>) => shelf.journal?.map(({ id, content }: ReadEntry) => `${id}: ${content}`);

test("the journal is as long as what was loaded of it, and without what was deleted since", async () => {
	const first = await after({}, history, { pages: [[entry("c"), entry("b")], [entry("a")]] });
	expect(journal(first)).toEqual(["c: Words of c", "b: Words of b", "a: Words of a"]);
	expect(journal(await after(first, history, { pages: [[entry("c"), entry("a")]] }))).toEqual([
		"c: Words of c",
		"a: Words of a",
	]);
});

test("an entry that was opened stays whole in the list, until it is edited", async () => {
	const beginning = entry("a", { content: "Words", isComplete: false });
	const listed = await after({}, history, { pages: [[beginning]] });
	const opened = await after(listed, ["/api/journal/a/entry"], entry("a"));
	expect(journal(opened)).toEqual(["a: Words of a"]);
	expect(journal(await after(opened, history, { pages: [[beginning]] }))).toEqual(["a: Words of a"]);
	const edited = { ...beginning, content: "Other", version: 2 };
	expect(journal(await after(opened, history, { pages: [[edited]] }))).toEqual(["a: Other"]);
});

test("ten years are not kept", async () => {
	const all = Array.from({ length: 500 }, (_, i) => entry(String(i)));
	expect((await after({}, history, { pages: [all] })).journal).toHaveLength(60);
});

test("scripts are kept as they are read, goals with whether they are achieved, messages without those on their way", async () => {
	const pattern = { pattern: "The Helper", description: "You give.", impact: "You tire." };
	const life = { lifeScript: { scriptSentence: "I carry it alone", mainScript: "Once…" }, patterns: [pattern] };
	expect((await after({}, [`/api/life-script/${ADA}`], life)).life).toEqual({
		title: "I carry it alone",
		parts: [
			{ heading: null, text: "Once…" },
			{ heading: "The Helper", text: "You give.\n\nYou tire." },
		],
	});
	expect(
		(await after({ life: { title: "", parts: [] } }, [`/api/life-script/${ADA}`], { lifeScript: null })).life,
	).toBeNull();
	const goals = [{ id: "g", title: null, description: "Call", completedAt: null }];
	expect((await after({}, [`/api/relationship-goals/${ADA}`], goals)).goals).toEqual([
		{ id: "g", title: null, description: "Call", isAchieved: false },
	]);
	const messages = [
		{ id: 1, content: "Hello", isAiResponse: false },
		{ id: 2 ** 40 + 1, content: "On its way", isAiResponse: false },
	];
	expect((await after({}, [`/api/chat/${ADA}?limit=100`, "conversation"], { messages })).chat).toEqual([messages[0]]);
});

test.each([
	["a search", [`/api/journal/${ADA}`, "history", "house", null, null], { pages: [[entry("a")]] }],
	["a month", [`/api/journal/${ADA}`, "history", "", "2026-11", null], { pages: [[entry("a")]] }],
	["somebody else's journal", ["/api/journal/8", "history", "", null, null], { pages: [[entry("a")]] }],
	["who is signed in", ["/api/user"], { id: ADA }],
	["a conversation off the record", ["/api/chat/off-record"], { messages: [] }],
	["nothing yet", history, undefined],
])("%s is not kept", (_, key, data) => {
	expect(changeBy(ADA, key, data)).toBeNull();
});
