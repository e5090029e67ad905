import { DAMAGED } from "@/lib/domain/core/damaged";
import { lifeScriptNeeds, loveScriptNeeds } from "@/lib/domain/scripts/gates";
import { db, pool } from "@/lib/server/core/database/db";
import { jsonOf } from "@/tests/setup/api";
import { goodAnalysis, goodReflection } from "@/tests/setup/model/answers";
import { coachServer } from "@/tests/setup/model/server";
import { answersTo } from "../questionnaires/factory";
import { columns, damage, inTables, nameOf, type Somebody, somebody } from "./damage";

/*
 * One of our sentences replaces words that cannot be decrypted. It is never sent to a model, nothing is written about
 * it, and it never overwrites the stored words, which an earlier key or a repaired database may still make readable.
 */

const mock = coachServer();
const sent: string[] = [];
const answer = { ...goodReflection, ...goodAnalysis, form: "feeling", text: "What is heavy?" };
beforeAll(() => {
	const record = ({ messages }: { messages: unknown }) => sent.push(JSON.stringify(messages)) > 0;
	mock.on({ predicate: record }, { content: JSON.stringify(answer) });
});

let person: Somebody;
beforeEach(async () => {
	person = await somebody();
	sent.splice(0);
});
afterEach(async () => {
	await pool().query("DELETE FROM rate_limits");
	await db().user.deleteMany({ where: { id: person.user.id } });
});

const answered = (questionnaireId: string) =>
	db().userResponse.create({
		data: { userId: person.user.id, questionnaireId, responses: answersTo(questionnaireId) },
	});
const damageAll = async (names: readonly string[]) => {
	for (const one of columns) if (names.includes(nameOf(one))) await damage(one, person.user.id);
};
/** Returns a column of a row as it is stored. */
const stored = async (table: string, column: string, by = "user_id") =>
	(
		await pool().query(`SELECT array_agg("${column}"::text ORDER BY id) AS all FROM "${table}" WHERE ${by} = $1`, [
			person.user.id,
		])
	).rows[0].all as string[];

it.each(inTables)("$table: no model is sent the notice for damaged text", async ({ of: all }) => {
	const { browser, user, of } = person;
	for (const one of all) await damage(one, user.id);
	for (const id of [...lifeScriptNeeds, ...loveScriptNeeds]) await answered(id);
	const words = "What did I say about the kettle?";
	const asks: [string, unknown][] = [
		["/api/chat", { content: words }],
		[`/api/chat/${(await newestReply()) ?? 0}/again`, {}],
		["/api/chat/off-record", { content: words, before: [] }],
		["/api/journal", { content: "The kettle sang.", prompt: "p", action: "submit" }],
		["/api/journal", { content: "The kettle sang.", prompt: "p", action: "insight" }],
		[`/api/journal/${of.entry}/insight`, {}],
		["/api/responses", { questionnaireId: "2", responses: answersTo("2") }],
		[`/api/responses/${of.response}/analysis?anew=1`, {}],
		["/api/life-script/generate", {}],
		["/api/love-script/generate", {}],
	];
	for (const [path, body] of asks) {
		const { status } = await browser.post(path, body);
		expect([path, [200, 400, 409, 502].includes(status)]).toEqual([path, true]);
	}
	expect(sent.length).toBeGreaterThan(6);
	expect(sent.filter((prompt) => prompt.includes(DAMAGED))).toEqual([]);
});

async function newestReply(): Promise<number | undefined> {
	const newest = { where: { userId: person.user.id, isAiResponse: true }, orderBy: { id: "desc" } } as const;
	return (await db().chatMessage.findFirst(newest))?.id;
}

it("nothing is written about an entry, answers or a script that cannot be read, and nothing of it is said aloud or found", async () => {
	const { browser, user, of } = person;
	await damageAll(columns.map(nameOf));
	for (const [path, body] of [
		[`/api/journal/${of.entry}/insight`, {}],
		[`/api/responses/${of.response}/analysis?anew=1`, {}],
		["/api/life-script/generate", {}],
	] as const) {
		const response = await browser.post(path, body);
		expect([path, response.status]).toEqual([path, 409]);
		expect([path, await response.text()]).toEqual([path, expect.stringMatching(/cannot be read/)]);
	}
	const { id: line } = await db().affirmation.findFirstOrThrow({ where: { userId: user.id, kind: "affirmation" } });
	for (const path of [`/api/love-script/${of.love}/audio/stream`, `/api/affirmations/${line}/audio`])
		expect([path, (await browser.get(path)).status]).toEqual([path, 409]);
	expect(sent).toEqual([]);
	const found = await browser.get("/api/search?q=damaged%20backup");
	expect(await found.text()).not.toContain("damaged:");
});

it("answers that cannot be read are not taken for answers that were not given", async () => {
	const { browser } = person;
	for (const id of lifeScriptNeeds) await answered(id);
	await damageAll(["user_responses.responses"]);
	const refused = await browser.post("/api/life-script/generate", {});
	expect([refused.status, await refused.text()]).toEqual([409, expect.stringMatching(/cannot be read/)]);
	for (const id of lifeScriptNeeds) await answered(id);
	await browser.post("/api/life-script/generate", {});
	expect(sent.length).toBeGreaterThan(0);
	expect(await jsonOf(browser.get(`/api/responses/${person.of.response}/detail`))).toMatchObject({ isUnread: true });
});

it("what was not typed anew stays as it is stored, and the sentence is not saved with words around it", async () => {
	const { browser, user, of, goal } = person;
	const { id: thread } = await db().thread.findFirstOrThrow({ where: { userId: user.id, outcome: null } });
	const places: [table: string, column: string][] = [
		["journal_entries", "content"],
		["relationship_goals", "title"],
		["threads", "meant"],
		["ai_persona_settings", "coach_persona"],
		["life_script", "main_script"],
		["exercise_runs", "answers"],
	];
	await damageAll(places.map((place) => place.join(".")));
	const before = await Promise.all(places.map(([table, column]) => stored(table, column)));
	const counted = await db().journalEntry.findFirstOrThrow({ where: { id: of.entry }, select: { wordCount: true } });
	const { title, description } = await db().relationshipGoal.findFirstOrThrow({ where: { id: goal } });
	const json = (path: string) => jsonOf<Record<string, unknown>>(browser.get(path));
	const entry = await json(`/api/journal/${of.entry}/entry`);
	const { lifeScript: life, patterns } = await json(`/api/life-script/${user.id}`);
	const settings = await json(`/api/ai-settings/${user.id}`);
	const { id: _, userId: __, createdAt: ___, ...setting } = settings as Record<string, string>;
	const [first] = patterns as Record<string, string>[];
	const words = Array.from({ length: 3 }, () => ({
		pattern: first?.pattern,
		description: first?.description,
		impact: first?.impact,
	}));
	const script = (mainScript: string, scriptSentence = "A new one.") => {
		const { version } = life as { version: number };
		return { version, lifeScript: { scriptSentence, mainScript }, patterns: words };
	};
	const edits = (text: string): [string, string, unknown][] => [
		["PUT", `/api/journal/${of.entry}`, { content: text, day: "2026-03-01", version: entry.version }],
		["PUT", `/api/relationship-goals/${goal}`, { title: text, description: "Of mine.", was: { title, description } }],
		["PUT", "/api/threads", { id: thread, meant: text, day: "2027-01-01", was: { meant: DAMAGED } }],
		["POST", "/api/ai-settings", { ...setting, coachPersona: text }],
		["PUT", `/api/life-script/${of.life}`, script(text)],
	];
	for (const [method, path, body] of edits(`${DAMAGED} And more.`))
		expect([path, (await browser.fetch(method, path, { body })).status]).toEqual([path, 409]);
	for (const [method, path, body] of edits(DAMAGED))
		expect([path, (await browser.fetch(method, path, { body })).status]).toEqual([path, 200]);
	const run = { answers: { letter: "Dear" }, step: 1, status: "open", version: 1 };
	expect((await browser.fetch("PUT", `/api/exercises/${of.run}`, { body: run })).status).toBe(409);

	expect(await Promise.all(places.map(([table, column]) => stored(table, column)))).toEqual(before);
	expect(await db().journalEntry.findFirstOrThrow({ where: { id: of.entry } })).toMatchObject(counted);
	const versions = await db().scriptVersion.findMany({ where: { userId: user.id } });
	expect(JSON.stringify(versions)).not.toContain(DAMAGED);
	expect(await db().relationshipGoal.findFirstOrThrow({ where: { id: goal } })).toMatchObject({
		description: "Of mine.",
	});
});
