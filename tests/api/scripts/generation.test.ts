import type { Memory } from "@/lib/domain/memory/schema";
import type { LifeScriptAnswer } from "@/lib/domain/scripts/life-schema";
import { db } from "@/lib/server/core/database/db";
import { jsonOf, signUp } from "@/tests/setup/api";
import { complete, lifeAnswer, loveLife, prose, WORDS } from "./factory";
import { answerWith, generate, read, ready, sent } from "./writing-model";

describe("writing a life script", () => {
	it("stores the script, its patterns, and where their own words stand", async () => {
		const { browser, user } = await ready();
		const written = await jsonOf<LifeScriptAnswer>(generate(browser));
		expect(written.lifeScript).toMatchObject({
			userId: user.id,
			scriptSentence: lifeAnswer.scriptSentence,
			mainScript: lifeAnswer.mainScript.trim(),
			isUserEdited: false,
			origin: "generated",
			writtenBy: "test-model",
		});
		expect(written.patterns.map(({ order_num, pattern }) => [order_num, pattern])).toEqual([
			[1, "The quiet watch"],
			[2, "The open hand"],
			[3, "The late answer"],
		]);
		expect(written.lifeScript?.sources).toEqual([
			expect.objectContaining({ quote: "My mother hummed in the kitchen", questionId: expect.any(String) }),
		]);
		const { safety, ...rest } = written;
		expect(safety).toBeNull();
		expect(await read(browser, user.id)).toEqual(rest);
	});

	it("is given what an analysis found where there is no room for all answers, unless it was forgotten", async () => {
		const { browser, user } = await ready(WORDS.repeat(6));
		await complete(user.id, ["1", "2", "3", "4", "7"], WORDS.repeat(6));
		const aiAnalysis =
			"## Key Insights Summary\n\n- You become quiet, almandine.\n\n## Core Pattern\n\nYou wait, almandine.";
		const { id } = await db().userResponse.findFirstOrThrow({ where: { userId: user.id, questionnaireId: "4" } });
		await db().userResponse.update({ where: { id, userId: user.id }, data: { aiAnalysis } });
		await generate(browser);
		expect(sent[0]).toContain("found in their answers: When It Gets Hard");
		expect(sent[0]).toContain("- You become quiet, almandine.");
		const { facts } = await jsonOf<Memory>(browser.get(`/api/memory/${user.id}`));
		const fact = facts.find(({ text }) => text.includes("almandine"));
		expect((await browser.delete(`/api/memory/${fact?.id}`)).status).toBe(200);
		sent.splice(0);
		await generate(browser);
		expect(sent[0]).toContain("answers: Your Mother");
		expect(sent[0]).not.toContain("almandine");
	});

	it("writes one script for any number of calls at once", async () => {
		const { browser, user } = await ready("SLOW-MODEL and my mother hummed in the kitchen.");
		const all = await Promise.all(Array.from({ length: 5 }, () => generate(browser)));
		const ids = await Promise.all(all.map(async (one) => ((await one.json()) as LifeScriptAnswer).lifeScript?.id));
		expect(new Set(ids).size).toBe(1);
		expect(await db().lifeScript.count({ where: { userId: user.id } })).toBe(1);
		expect(await db().scriptGeneration.count({ where: { userId: user.id } })).toBe(0);
	});

	it("tells all who wait that it failed, keeps the sentence, and forgets it at the next try", async () => {
		const { browser, user } = await ready("FAILING-MODEL and nothing else to say.");
		const all = await Promise.all(Array.from({ length: 3 }, () => generate(browser)));
		expect(all.every(({ status }) => status >= 500)).toBe(true);
		expect(await read(browser, user.id)).toMatchObject({
			lifeScript: null,
			generation: { failure: expect.stringMatching(/\w+ .+\.$/) },
		});
		await db().userResponse.deleteMany({ where: { userId: user.id } });
		await complete(user.id, ["8", "9"]);
		expect((await generate(browser)).status).toBe(200);
		expect((await read(browser, user.id)).generation).toBeNull();
	});

	it("goes on when the one who asked has gone", async () => {
		const { browser, user } = await ready("SLOW-MODEL and my mother hummed in the kitchen.");
		const leaving = new AbortController();
		const left = browser.fetch("POST", "/api/life-script/generate", { signal: leaving.signal });
		leaving.abort();
		await left;
		expect((await read(browser, user.id)).lifeScript).not.toBeNull();
	});

	it("leaves the earlier script as it is when the process that writes dies, and can be asked again", async () => {
		const { browser, user } = await ready();
		await generate(browser);
		const before = await read(browser, user.id);
		const dead = { userId: user.id, kind: "life", stage: "writing", startedAt: new Date(Date.now() - 60_000) };
		await db().scriptGeneration.create({ data: { ...dead, until: new Date(Date.now() - 10_000) } });
		expect(await read(browser, user.id)).toEqual({
			...before,
			generation: {
				stage: "writing",
				startedAt: dead.startedAt.toISOString(),
				failure: expect.stringContaining("interrupted"),
			},
		});
		const again = await jsonOf<LifeScriptAnswer>(generate(browser));
		expect(again.lifeScript).toMatchObject({ id: before.lifeScript?.id, version: 2 });
		expect(await db().scriptVersion.count({ where: { userId: user.id } })).toBe(1);
	});

	it("does not let a writer whose claim ran out overwrite anything", async () => {
		const { browser, user } = await ready("SLOW-MODEL and my mother hummed in the kitchen.");
		const late = generate(browser);
		for (;;) {
			const { count } = await db().scriptGeneration.updateMany({
				where: { userId: user.id, stage: "writing" },
				data: { startedAt: new Date(1) },
			});
			if (count > 0) break;
		}
		expect((await late).status).toBe(504);
		expect(await db().lifeScript.count({ where: { userId: user.id } })).toBe(0);
	});

	it("keeps an edit that was saved meanwhile as the newest, and the new script among the versions", async () => {
		const { browser, user } = await ready("SLOW-MODEL and my mother hummed in the kitchen.");
		await generate(browser);
		const { lifeScript, patterns } = await read(browser, user.id);
		const slow = generate(browser);
		while ((await read(browser, user.id)).generation?.stage !== "writing");
		const edited = { ...lifeScript, scriptSentence: "Mine." };
		expect((await browser.put(`/api/life-script/${lifeScript?.id}`, { lifeScript: edited, patterns })).status).toBe(
			200,
		);
		const answer = await slow;
		expect([answer.status, await answer.text()]).toEqual([409, expect.stringContaining("yours was kept")]);
		expect((await read(browser, user.id)).lifeScript?.scriptSentence).toBe("Mine.");
		expect(await db().scriptVersion.count({ where: { userId: user.id } })).toBe(2);
	});

	it("does not put a new script over an edit that this browser has not seen", async () => {
		const { browser, user } = await ready();
		await generate(browser);
		const { lifeScript, patterns } = await read(browser, user.id);
		await browser.put(`/api/life-script/${lifeScript?.id}`, {
			lifeScript: { ...lifeScript, scriptSentence: "Mine." },
			patterns,
		});
		expect((await generate(browser, "life", `?from=${lifeScript?.version}`)).status).toBe(409);
		const { lifeScript: newest } = await read(browser, user.id);
		expect((await generate(browser, "life", `?from=${newest?.version}`)).status).toBe(200);
		const versions = await jsonOf(browser.get(`/api/life-script/${user.id}/versions`));
		expect((versions as { origin: string }[]).map(({ origin }) => origin)).toEqual([
			"generated",
			"edited",
			"generated",
		]);
	});
});

const [one, two, three] = lifeAnswer.patterns;
const faulty: [string, object][] = [
	["two patterns", { patterns: [one, two] }],
	["a part that is missing", { mainScript: undefined }],
	["a blank part", { mainScript: "  " }],
];

describe.each(faulty)("a model that answers with %s", (_, fault) => {
	it("is asked once more", async () => {
		const { browser } = await ready();
		answerWith({ ...lifeAnswer, ...fault }, lifeAnswer);
		const written = await jsonOf<LifeScriptAnswer>(generate(browser));
		expect(written.lifeScript?.scriptSentence).toBe(lifeAnswer.scriptSentence);
	});

	it("is refused when it does so again, and nothing is stored", async () => {
		const { browser, user } = await ready();
		answerWith({ ...lifeAnswer, ...fault });
		expect((await generate(browser)).status).toBe(502);
		expect(await db().lifeScript.count({ where: { userId: user.id } })).toBe(0);
		expect(await db().behavioralPattern.count({ where: { lifeScript: { userId: user.id } } })).toBe(0);
	});
});

it.each([
	["four patterns", { patterns: [...lifeAnswer.patterns, { pattern: "A fourth", description: "d", impact: "i" }] }],
	['a sentence that does not begin with "I"', { scriptSentence: "Pilnuję spokoju, żeby nikt nie odszedł." }],
	["two patterns of one name", { patterns: [one, one, three] }],
	["somebody whom they never mentioned", { mainScript: `${prose(300)} Then I called Beatrix.` }],
	["too few words", { mainScript: prose(60) }],
	["too many words", { mainScript: prose(1500) }],
])("a model that answers with %s again and again costs nobody their script", async (_, fault) => {
	const { browser } = await ready();
	answerWith({ ...lifeAnswer, ...fault });
	const { lifeScript, patterns } = await jsonOf<LifeScriptAnswer>(generate(browser));
	expect(patterns).toHaveLength(3);
	expect(lifeScript?.mainScript.split(/\s+/).length).toBeLessThanOrEqual(650);
	expect(lifeScript?.mainScript).toMatch(/\.$/);
	expect(lifeScript?.mainScript).not.toContain("Beatrix");
});

it("has a sentence with a name that nobody mentioned written anew, by itself", async () => {
	const { browser } = await ready();
	const mainScript = `${prose(300)} Then I called Beatrix and told her. On Sundays Maman sang in Italian.`;
	answerWith({ ...lifeAnswer, mainScript }, { sentences: ["Then I called a friend and told her."] });
	const { lifeScript } = await jsonOf<LifeScriptAnswer>(generate(browser));
	expect(lifeScript?.mainScript).toBe(
		`${prose(300)} Then I called a friend and told her. On Sundays Maman sang in Italian.`,
	);
	expect(sent).toHaveLength(2);
	expect(sent[1]).toContain("Then I called Beatrix");
	expect(sent[1]).not.toContain("On Sundays");
});

describe("what was written about danger", () => {
	it("leads with the notice, and leaves out what sends them back", async () => {
		const { browser, user } = await signUp();
		await complete(user.id, ["8", "9"]);
		await complete(user.id, ["3"], "My husband hits me when he is drunk and I am afraid of him.");
		const written = await jsonOf<LifeScriptAnswer>(generate(browser));
		expect(written.safety).toMatchObject({ kind: "partner-danger", helpLines: expect.any(Array) });
		answerWith({ ...lifeAnswer, mainScript: `${prose(300)} I will give him another chance.` });
		expect((await generate(browser)).status).toBe(200);
		expect((await read(browser, user.id)).lifeScript?.mainScript).toBe(lifeAnswer.mainScript);
		answerWith({ ...lifeAnswer, mainScript: `${prose(300)} The quickest way to die is known to me.` });
		expect((await generate(browser)).status).toBe(502);
	});

	it("writes the script without a notice if the violence is over", async () => {
		const { browser, user } = await signUp();
		await complete(user.id, ["8", "9", "4"], "My ex shouted at the table. Then he hit me, and I drove away.");
		await loveLife(user.id, "not-right");
		expect((await jsonOf(generate(browser))).safety).toMatchObject({
			kind: "partner-danger",
			certainty: "clear",
		});
		await loveLife(user.id, "mostly-good");
		expect((await jsonOf(generate(browser))).safety).toBeNull();
	});
});
