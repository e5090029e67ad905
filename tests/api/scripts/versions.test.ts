import fc from "fast-check";
import type { LifeScriptAnswer } from "@/lib/domain/scripts/life-schema";
import type { LoveScriptAnswer } from "@/lib/domain/scripts/love-schema";
import type { VersionSummary } from "@/lib/domain/scripts/schema";
import { db } from "@/lib/server/core/database/db";
import { jsonOf, signUp } from "@/tests/setup/api";

const patterns = [1, 2, 3].map((orderNum) => ({ pattern: `P${orderNum}`, description: "D", impact: "I", orderNum }));
const source = { questionnaireId: "8", responseId: "r", questionId: "q1", quote: "my own words" };
const written = { writtenBy: "built-in", sources: [source], patterns: { create: patterns } };

/** Signs up a person who has both scripts. */
async function withScripts() {
	const { browser, user } = await signUp();
	const life = await db().lifeScript.create({
		data: { userId: user.id, scriptSentence: "I wait.", mainScript: "Long.", ...written },
	});
	const texts = {
		personalMythTitle: "T",
		personalMythIntro: "M",
		healedScriptSentence: "I ask.",
		healedMainScript: "H",
		dayInLifeNarrative: "N",
	};
	const love = await db().loveScript.create({ data: { userId: user.id, ...texts, ...written } });
	const read = () => jsonOf<LifeScriptAnswer>(browser.get(`/api/life-script/${user.id}`));
	const readLove = () => jsonOf<LoveScriptAnswer>(browser.get(`/api/love-script/${user.id}`));
	return { browser, user, life, love, texts, read, readLove };
}

const words = (max: number) =>
	fc
		.string({ unit: "grapheme", minLength: 1, maxLength: max })
		.filter((text) => text.trim() !== "" && !text.includes("\0") && text.isWellFormed() && text.length <= max);
const editedPatterns = fc.array(fc.record({ pattern: words(40), description: words(200), impact: words(200) }), {
	minLength: 3,
	maxLength: 3,
});
const lifeEdit = fc.record({
	lifeScript: fc.record({ scriptSentence: words(100), mainScript: words(400) }),
	patterns: editedPatterns,
});
const loveEdit = fc.record({
	loveScript: fc.record({
		personalMythTitle: words(100),
		personalMythIntro: words(200),
		healedScriptSentence: words(100),
		healedMainScript: words(200),
		dayInLifeNarrative: words(200),
	}),
	patterns: editedPatterns,
});

const bare = (list: { pattern: string; description: string; impact: string }[]) =>
	list.map(({ pattern, description, impact }) => ({ pattern, description, impact }));

it("reads back whatever was saved, character for character, and restores every version exactly", async () => {
	const { browser, user, read, readLove } = await withScripts();
	const versionsOf = (kind: "life" | "love") =>
		jsonOf<VersionSummary[]>(browser.get(`/api/${kind}-script/${user.id}/versions`));
	await fc.assert(
		fc.asyncProperty(lifeEdit, loveEdit, async (life, love) => {
			const before = await read();
			const saved = await browser.put(`/api/life-script/${before.lifeScript?.id}`, life);
			expect(saved.status).toBe(200);
			const now = await read();
			expect(now.lifeScript).toMatchObject({
				...life.lifeScript,
				origin: "edited",
				writtenBy: "built-in",
				sources: [source],
			});
			expect(bare(now.patterns)).toEqual(life.patterns);
			expect(await saved.json()).toEqual(now);
			// The address of a script stays valid when its words change.
			expect(now.lifeScript?.id).toBe(before.lifeScript?.id);
			const [, earlier] = await versionsOf("life");

			const loveBefore = await readLove();
			expect((await browser.put(`/api/love-script/${loveBefore.loveScript?.id}`, love)).status).toBe(200);
			const loveNow = await readLove();
			expect(loveNow.loveScript).toMatchObject({ ...love.loveScript, isUserEdited: true });
			expect(bare(loveNow.patterns)).toEqual(love.patterns);

			const [, loveEarlier] = await versionsOf("love");
			expect((await browser.post(`/api/life-script/${earlier?.id}/restore`)).status).toBe(200);
			const back = await read();
			expect(back.lifeScript).toEqual({
				...before.lifeScript,
				origin: "restored",
				version: (before.lifeScript?.version ?? 0) + 2,
				lastUpdated: back.lifeScript?.lastUpdated,
			});
			expect(back.patterns).toEqual(before.patterns);
			await browser.post(`/api/love-script/${loveEarlier?.id}/restore`);
			const loveBack = await readLove();
			expect(loveBack.loveScript?.dayInLifeNarrative).toBe(loveBefore.loveScript?.dayInLifeNarrative);
			expect(bare(loveBack.patterns)).toEqual(bare(loveBefore.patterns));
		}),
		{ numRuns: 6, endOnFailure: true },
	);
	const versions = await versionsOf("life");
	expect(versions.length).toBe(13);
	expect(await jsonOf(browser.get(`/api/life-script/${versions[12]?.id}/version`))).toMatchObject({
		lifeScript: { scriptSentence: "I wait.", mainScript: "Long." },
	});
	expect(versions.map(({ createdAt }) => createdAt)).toEqual(
		versions
			.map(({ createdAt }) => createdAt)
			.toSorted()
			.reverse(),
	);
}, 120_000);

it("makes no version where nothing changed, nor a second one where the answer got lost", async () => {
	const { browser, user, life } = await withScripts();
	const same = { lifeScript: { scriptSentence: "I wait.", mainScript: "Long." }, patterns: bare(patterns) };
	expect((await browser.put(`/api/life-script/${life.id}`, same)).status).toBe(200);
	expect(await db().scriptVersion.count({ where: { userId: user.id } })).toBe(0);
	const edit = { ...same, lifeScript: { ...same.lifeScript, mainScript: "Longer." } };
	for (let i = 0; i < 2; i++) expect((await browser.put(`/api/life-script/${life.id}`, edit)).status).toBe(200);
	expect(await db().scriptVersion.count({ where: { userId: user.id } })).toBe(1);
	expect(await db().lifeScript.count({ where: { userId: user.id } })).toBe(1);
});

it("refuses an edit that began from a version that is not the newest, and keeps the newest", async () => {
	const { browser, life, read } = await withScripts();
	const edit = (mainScript: string) => ({
		lifeScript: { scriptSentence: "I wait.", mainScript },
		patterns: bare(patterns),
		version: 1,
	});
	const both = await Promise.all(["One", "Two"].map((text) => browser.put(`/api/life-script/${life.id}`, edit(text))));
	expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
	const refused = both.find(({ status }) => status === 409);
	expect(await refused?.text()).toMatch(/changed somewhere else/);
	const won = both[0]?.status === 200 ? "One" : "Two";
	expect((await read()).lifeScript?.mainScript).toBe(won);
});

it.each([
	["two patterns", { patterns: bare(patterns).slice(0, 2) }, "A script has three patterns"],
	[
		"four patterns",
		{ patterns: [...bare(patterns), { pattern: "P", description: "D", impact: "I" }] },
		"A script has three patterns",
	],
	["a blank sentence", { lifeScript: { scriptSentence: " ", mainScript: "x" } }, "The sentence cannot be empty"],
	["no script", { lifeScript: undefined }, "The script is missing"],
	[
		"too long a script",
		{ lifeScript: { scriptSentence: "x", mainScript: "x".repeat(12_001) } },
		"The script can have at most 12,000 characters",
	],
	[
		"one place twice",
		{ patterns: bare(patterns).map((one) => ({ ...one, order_num: 1 })) },
		"Two patterns have the same place",
	],
])("refuses %s in words", async (_, fault, sentence) => {
	const { browser, life } = await withScripts();
	const edit = { lifeScript: { scriptSentence: "x", mainScript: "x" }, patterns: bare(patterns), ...fault };
	const response = await browser.put(`/api/life-script/${life.id}`, edit);
	expect([response.status, await response.text()]).toEqual([400, sentence]);
});

it("shows and gives nothing of one person to another", async () => {
	const { browser, user, life, love, texts } = await withScripts();
	const changed = { lifeScript: { scriptSentence: "I wait.", mainScript: "Longer." }, patterns: bare(patterns) };
	await browser.put(`/api/life-script/${life.id}`, changed);
	const earlier = await db().scriptVersion.findFirstOrThrow({ where: { userId: user.id } });
	const other = await withScripts();
	const edit = { lifeScript: { scriptSentence: "x", mainScript: "x" }, patterns: bare(patterns) };
	const answers = [
		await other.browser.put(`/api/life-script/${life.id}`, edit),
		await other.browser.put(`/api/love-script/${love.id}`, { loveScript: texts, patterns: bare(patterns) }),
		await other.browser.get(`/api/life-script/${life.id}/version`),
		await other.browser.get(`/api/love-script/${love.id}/version`),
		await other.browser.post(`/api/life-script/${life.id}/restore`),
		await other.browser.post(`/api/love-script/${love.id}/restore`),
		await other.browser.get(`/api/life-script/${earlier.id}/version`),
		await other.browser.post(`/api/life-script/${earlier.id}/restore`),
		await browser.post(`/api/love-script/${earlier.id}/restore`),
	];
	expect(answers.map(({ status }) => status)).toEqual(Array(9).fill(404));
	expect((await other.read()).lifeScript?.id).toBe(other.life.id);
});
