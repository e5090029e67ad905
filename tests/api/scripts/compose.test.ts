import { threads } from "@/lib/ai/built-in/scripts/content/day";
import type { ComposeOffers, LoveChoices } from "@/lib/domain/scripts/compose/choices";
import { type Belonging, withNames } from "@/lib/domain/scripts/compose/scene";
import type { LoveScriptAnswer } from "@/lib/domain/scripts/love-schema";
import { countWords } from "@/lib/domain/text/count-words";
import { db } from "@/lib/server/core/database/db";
import { jsonOf, signUp } from "@/tests/setup/api";
import { answersTo } from "../questionnaires/factory";
import { complete, loveLife } from "./factory";

async function ready() {
	const person = await signUp();
	await complete(person.user.id, ["8", "9", "12", "6"]);
	const written = await person.browser.post("/api/life-script/generate");
	if (written.status !== 200) throw new Error(await written.text());
	return person;
}
const path = "/api/love-script/compose";

/** Chooses the first option of every list, and adds a sentence in the person's own words. */
const firstOf = ({ old, scenes, patterns, affirmations }: ComposeOffers): LoveChoices => ({
	...{ ticked: [], thread: null, old: old[0] ?? null, sentence: "I come home to myself." },
	...{ morning: scenes.morning[1]?.text ?? "", evening: scenes.evening[1]?.text ?? "" },
	...{ quarrel: scenes.quarrel[0]?.text ?? "", repair: scenes.repair[0]?.text ?? "" },
	patterns: patterns.flatMap(({ offers }) => offers[0] ?? []),
	affirmations: affirmations.slice(0, 4),
});

describe("composing a love script", () => {
	it("offers the marked sentence first, three that turn it, scenes, opposites and lines", async () => {
		const { browser, user } = await ready();
		const row = await db().userResponse.findFirstOrThrow({ where: { userId: user.id, questionnaireId: "8" } });
		const [question] = answersTo("8", "My mother hummed in the kitchen while Tom waited by the door.");
		const marked = {
			questionId: question?.questionId,
			text: "My mother hummed in the kitchen while Tom waited by the door.",
		};
		expect((await browser.put(`/api/responses/${row.id}/mark`, { marked })).status).toBe(200);
		const offers: ComposeOffers = await jsonOf(browser.get(path));
		expect(offers.isOffered).toBe(true);
		expect(offers.old[0]).toBe(marked.text);
		expect(offers.sentences).toHaveLength(3);
		expect(offers.patterns.map((one) => one.offers.length)).toEqual([3, 3, 3]);
		for (const moment of Object.values(offers.scenes)) expect(moment.length).toBeGreaterThanOrEqual(3);
		expect(offers.affirmations.length).toBeGreaterThanOrEqual(5);
	});

	it("writes what was chosen, and keeps the script before it as a version", async () => {
		const { browser, user } = await ready();
		const before: LoveScriptAnswer = await jsonOf(browser.post("/api/love-script/generate"));
		const choices = firstOf(await jsonOf(browser.get(path)));
		const { loveScript, patterns }: LoveScriptAnswer = await jsonOf(
			browser.post(`${path}?from=${before.loveScript?.version}`, choices),
		);
		expect(loveScript).toMatchObject({ healedScriptSentence: choices.sentence, origin: "generated", version: 2 });
		expect(patterns.map(({ pattern }) => pattern)).toEqual(choices.patterns.map(({ pattern }) => pattern));
		for (const text of [choices.morning, choices.evening, choices.quarrel, choices.repair])
			expect(loveScript?.dayInLifeNarrative).toContain(text);
		expect(countWords(loveScript?.dayInLifeNarrative ?? "")).toBeGreaterThanOrEqual(350);
		expect(await jsonOf(browser.get(`/api/love-script/${user.id}/versions`))).toHaveLength(2);
		expect(await db().scriptGeneration.count({ where: { userId: user.id } })).toBe(0);
	});

	it("writes a day with the names in it that were chosen, and with what goes through it", async () => {
		const { browser } = await ready();
		const offers: ComposeOffers = await jsonOf(browser.get(path));
		const ticked: Belonging[] = ["partner-away", "animal"];
		const morning = offers.scenes.morning.find(({ needs }) => needs?.includes("animal"))?.text ?? "";
		expect(morning).toContain("{animal|");
		const choices = { ...firstOf(offers), ticked, morning: withNames(morning, { animal: "Bongo" }, ticked) };
		const day =
			(await jsonOf<LoveScriptAnswer>(browser.post(path, { ...choices, thread: "bread" }))).loveScript
				?.dayInLifeNarrative ?? "";
		expect(day).toContain("Bongo was up before me");
		for (const line of Object.values(threads.bread)) expect(day).toContain(line);
		expect(day).not.toMatch(/[{}|]/);
	});

	it.each([
		["no sentence", { sentence: " " }],
		["a sentence about somebody else", { sentence: "They come home." }],
		["two lines to say aloud", { affirmations: ["I may.", "I can."] }],
		["a scene that is too long", { morning: "x".repeat(651) }],
		["two patterns", { patterns: [] }],
		["a tick for something unknown", { ticked: ["somebody"] }],
		["something unknown that goes through the day", { thread: "a red scarf" }],
		["something else", { isAdmin: true }],
	])("refuses %s, and changes nothing", async (_, wrong) => {
		const { browser, user } = await ready();
		const choices = firstOf(await jsonOf(browser.get(path)));
		const response = await browser.post(path, { ...choices, ...wrong });
		expect(response.status).toBe(400);
		expect(await db().loveScript.count({ where: { userId: user.id } })).toBe(0);
	});

	it("waits for a life script", async () => {
		const { browser } = await signUp();
		expect((await browser.get(path)).status).toBe(409);
	});

	it("gives somebody else's sentences to nobody", async () => {
		const [, { browser }] = [await ready(), await ready()];
		const offers: ComposeOffers = await jsonOf(browser.get(path));
		expect(offers.old).toHaveLength(1);
	});

	it("is not offered in a clear and present danger, and a choice that tells of one is not written into a day", async () => {
		const { browser, user } = await ready();
		const choices = firstOf(await jsonOf(browser.get(path)));
		const own = { ...choices, evening: "I take all the pills tonight and kill myself. I want to die." };
		expect((await browser.post(path, own)).status).toBe(409);
		await complete(user.id, ["4"], "My husband beats me every night and I am afraid he will kill me.");
		expect((await jsonOf(browser.get(path))).isOffered).toBe(false);
		expect((await browser.post(path, choices)).status).toBe(409);
		expect(await db().loveScript.count({ where: { userId: user.id } })).toBe(0);
	});

	it("is offered, and shows no words of theirs, once violence by an ex is over", async () => {
		const { browser, user } = await ready();
		await complete(user.id, ["4"], "My ex shouted at the table. Then he hit me, and I drove away.");
		await loveLife(user.id, "ending");
		expect((await jsonOf(browser.get(path))).isOffered).toBe(false);
		expect((await jsonOf(browser.get("/api/not-meant?text=composing"))).isReplaced).toBe(true);
		await loveLife(user.id, "on-my-own");
		const offers: ComposeOffers = await jsonOf(browser.get(path));
		expect(offers.isOffered).toBe(true);
		expect(JSON.stringify(offers)).not.toContain("hit me");
		expect((await jsonOf(browser.get("/api/not-meant?text=composing"))).isReplaced).toBe(false);
		const { safety, loveScript }: LoveScriptAnswer = await jsonOf(browser.post(path, firstOf(offers)));
		expect(safety).toBeNull();
		expect(JSON.stringify(loveScript)).not.toContain("hit me");
	});
});
