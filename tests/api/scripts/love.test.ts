import type { LoveScriptAnswer } from "@/lib/domain/scripts/love-schema";
import { db } from "@/lib/server/core/database/db";
import { jsonOf } from "@/tests/setup/api";
import { lifeAnswer, loveAnswer, prose } from "./factory";
import { answerWith, generate, read, ready, sent } from "./writing-model";

describe("writing a love script", () => {
	it("stores it with its affirmations, and regenerating the life script keeps it", async () => {
		const { browser, user } = await ready();
		await generate(browser);
		answerWith(loveAnswer);
		const written = await jsonOf<LoveScriptAnswer>(generate(browser, "love"));
		const { affirmations, quotes: _, patterns: __, ...texts } = loveAnswer;
		expect(written.loveScript).toMatchObject({ ...texts, origin: "generated", writtenBy: "test-model" });
		expect(written.patterns).toHaveLength(3);
		const kept = await db().affirmation.findMany({ where: { userId: user.id }, orderBy: { orderNum: "asc" } });
		expect(
			kept.map(({ text, kind, orderNum, voice, audioUrl, id, loveScriptId }) => ({
				text,
				kind,
				orderNum,
				voice,
				isOwn: audioUrl === `/api/affirmations/${id}/audio` && loveScriptId === written.loveScript?.id,
			})),
		).toEqual(
			affirmations.map((text, i) => ({ text, kind: "affirmation", orderNum: i + 1, voice: "nova", isOwn: true })),
		);
		expect(sent.at(-1)).toContain(lifeAnswer.scriptSentence);

		answerWith(lifeAnswer);
		await generate(browser);
		expect((await read(browser, user.id, "love")).loveScript).toEqual(written.loveScript);
	});

	it("is refused without a title", async () => {
		const { browser, user } = await ready();
		await generate(browser);
		answerWith({ ...loveAnswer, personalMythTitle: "" });
		expect((await generate(browser, "love")).status).toBe(502);
		expect((await read(browser, user.id, "love")).loveScript).toBeNull();
	});

	it("leaves out a sentence with a stranger, and takes the affirmations that are there", async () => {
		const { browser, user } = await ready();
		await generate(browser);
		const dayInLifeNarrative = `${prose(200)} Later I meet Beatrix.`;
		answerWith({ ...loveAnswer, dayInLifeNarrative, affirmations: ["I can ask."] });
		expect((await generate(browser, "love")).status).toBe(200);
		const { loveScript } = await read(browser, user.id, "love");
		expect(loveScript?.dayInLifeNarrative).not.toContain("Beatrix");
		expect(loveScript?.dayInLifeNarrative).toContain(prose(200).slice(0, 60));
	});

	it("carries the affirmations over to an edit and back to a version that is restored", async () => {
		const { browser, user } = await ready();
		await generate(browser);
		answerWith(loveAnswer);
		const { loveScript, patterns } = await jsonOf<LoveScriptAnswer>(generate(browser, "love"));
		const edited = { ...loveScript, dayInLifeNarrative: "I wake late.\n\n  I stay." };
		const saved = await jsonOf<LoveScriptAnswer>(
			browser.put(`/api/love-script/${loveScript?.id}`, { loveScript: edited, patterns }),
		);
		expect(saved.loveScript?.dayInLifeNarrative).toBe(edited.dayInLifeNarrative);
		const [, first] = await jsonOf<{ id: string }[]>(browser.get(`/api/love-script/${user.id}/versions`));
		const back = await jsonOf<LoveScriptAnswer>(browser.post(`/api/love-script/${first?.id}/restore`));
		expect(back.loveScript).toMatchObject({ origin: "restored", dayInLifeNarrative: loveAnswer.dayInLifeNarrative });
		expect(back.loveScript?.id).toBe(saved.loveScript?.id);
		const linesNow = async () =>
			(
				await db().affirmation.findMany({ where: { loveScriptId: back.loveScript?.id }, orderBy: { orderNum: "asc" } })
			).map(({ text }) => text);
		expect(await linesNow()).toEqual(loveAnswer.affirmations);
		const others = ["I may leave early.", "I can wait.", "I know my way."];
		answerWith({ ...loveAnswer, affirmations: others });
		await generate(browser, "love");
		expect(await linesNow()).toEqual(others);
		await browser.post(`/api/love-script/${first?.id}/restore`);
		expect(await linesNow()).toEqual(loveAnswer.affirmations);
	});
});
