import type { Letter } from "@/lib/domain/letters/schema";
import { toDateColumn } from "@/lib/domain/progress/days";
import type { ClientResponse } from "@/lib/domain/questionnaires/schema";
import type { Behind, BehindNotice } from "@/lib/domain/safety/not-meant";
import type { ComposeOffers } from "@/lib/domain/scripts/compose/choices";
import type { LifeScriptAnswer } from "@/lib/domain/scripts/life-schema";
import type { LoveScriptAnswer } from "@/lib/domain/scripts/love-schema";
import { db } from "@/lib/server/core/database/db";
import { answersTo } from "@/tests/api/questionnaires/factory";
import { complete } from "@/tests/api/scripts/factory";
import { jsonOf, signUp, type TestBrowser } from "@/tests/setup/api";

const MISREAD = "I want to die.";
const ANSWER = `We sat on the wall and laughed. ${MISREAD} That is what my aunt says when the tea is cold.`;
const FEARED = "My husband hits me.";
const path = "/api/not-meant";

const behind = (browser: TestBrowser, query: string) => jsonOf<Behind>(browser.get(`${path}?${query}`));
const say = ({ page, words }: BehindNotice) => ({ page, words });
const sayAll = async (browser: TestBrowser, { sentences }: Behind) => {
	for (const one of sentences) await jsonOf(browser.post(path, say(one)));
};

/** Returns calm answers, with these words as the answer to the first question that is answered in words. */
function answersWith(id: string, words: string) {
	const answers = answersTo(id);
	const first = answers.find(({ answer }) => String(answer).includes("television"));
	return answers.map((one) => (one === first ? { ...one, answer: words } : one));
}
const submit = (browser: TestBrowser, words: string, questionnaireId = "1") =>
	jsonOf<ClientResponse>(
		browser.post("/api/responses", {
			questionnaireId,
			responses: answersWith(questionnaireId, words),
			patternScores: null,
		}),
	);
const write = (userId: number, day: string, content: string) =>
	db().journalEntry.create({ data: { userId, content, prompt: "?", localDate: toDateColumn(day), wordCount: 5 } });

describe("an analysis whose place a notice took", () => {
	it("names the sentence, is written once it was not meant, and is asked about again once the words change", async () => {
		const { browser, user } = await signUp();
		const saved = await submit(browser, ANSWER);
		expect(saved).toMatchObject({ aiAnalysis: null, safety: { kind: "self-harm", certainty: "clear" } });
		const found = await behind(browser, `text=analysis&of=${saved.id}`);
		expect(found).toMatchObject({ isReplaced: true, said: [] });
		expect(found.sentences).toEqual([
			{
				page: expect.stringContaining(saved.id),
				words: MISREAD,
				where: expect.stringMatching(/^Where You Are Now: .+\?$/),
				href: expect.stringMatching(/^\/questionnaires\/1\/edit\?question=q\d+$/),
			},
		]);
		await sayAll(browser, found);
		await sayAll(browser, found);
		expect(await db().notMeant.count({ where: { userId: user.id } })).toBe(1);
		const written = await jsonOf<ClientResponse>(browser.post(`/api/responses/${saved.id}/analysis`));
		expect(written.aiAnalysis).toContain("television");
		expect(written.aiAnalysis).not.toMatch(/not wanting to live/);
		expect(await behind(browser, `text=analysis&of=${saved.id}`)).toEqual({
			isReplaced: false,
			sentences: [],
			said: found.sentences,
		});
		// The same answer stays understood, and another beside it is read as ever.
		const others = answersWith("1", ANSWER).map((one, i, all) =>
			i === all.length - 1 && typeof one.answer === "string"
				? { ...one, answer: `${one.answer} Then we went home.` }
				: one,
		);
		const edited = await jsonOf<ClientResponse>(browser.put(`/api/responses/${saved.id}`, { responses: others }));
		expect(edited.safety).toBeNull();
		const changed = answersWith("1", `${MISREAD} Nobody would notice.`);
		const again = await jsonOf<ClientResponse>(browser.put(`/api/responses/${saved.id}`, { responses: changed }));
		expect(again).toMatchObject({ aiAnalysis: null, safety: { kind: "self-harm", certainty: "clear" } });
		expect(await db().notMeant.count({ where: { userId: user.id } })).toBe(0);
	});

	it("is the notice's own text if asked for at once, and can still be had", async () => {
		const { browser } = await signUp();
		const { id } = await submit(browser, ANSWER);
		const first = await jsonOf<ClientResponse>(browser.post(`/api/responses/${id}/analysis`));
		expect(first.aiAnalysis).toMatch(/not wanting to live/);
		const found = await behind(browser, `text=analysis&of=${id}`);
		expect(found.sentences.map(({ words }) => words)).toEqual([MISREAD]);
		await sayAll(browser, found);
		expect(await behind(browser, `text=analysis&of=${id}`)).toMatchObject({ isReplaced: true, sentences: [] });
		const anew = await jsonOf<ClientResponse>(browser.post(`/api/responses/${id}/analysis?anew`));
		expect(anew.aiAnalysis).not.toMatch(/not wanting to live/);
	});

	it("keeps its notice for the same sentence elsewhere, and for one that was meant", async () => {
		const { browser } = await signUp();
		const { id } = await submit(browser, ANSWER);
		await sayAll(browser, await behind(browser, `text=analysis&of=${id}`));
		expect((await submit(browser, MISREAD, "2")).safety).toMatchObject({ kind: "self-harm", certainty: "clear" });
		const two = await submit(browser, `${MISREAD} I will kill myself tonight.`);
		const found = await behind(browser, `text=analysis&of=${two.id}`);
		expect(found.sentences.length).toBeGreaterThan(0);
		await jsonOf(browser.post(path, { page: found.sentences[0]?.page, words: MISREAD }));
		const left = await behind(browser, `text=analysis&of=${two.id}`);
		expect(left).toMatchObject({ isReplaced: true, said: [{ words: MISREAD }] });
		expect(left.sentences.map(({ words }) => words)).toEqual(["I will kill myself tonight."]);
	});

	it("names the page because of which home is not presumed to be safe", async () => {
		const { browser, user } = await signUp();
		const entry = await write(user.id, new Date().toISOString().slice(0, 10), `Soup. ${FEARED} At cards.`);
		const saved = await submit(browser, "We ate in front of the television and nobody spoke.");
		const found = await behind(browser, `text=analysis&of=${saved.id}`);
		expect(found.sentences).toMatchObject([
			{ page: `journal:${entry.id}`, words: FEARED, href: `/journal?entry=${entry.id}` },
		]);
		expect(found.sentences[0]?.where).toMatch(/^Your journal, \w+ \d+, \d{4}$/);
		await sayAll(browser, found);
		const anew = await jsonOf<ClientResponse>(browser.post(`/api/responses/${saved.id}/analysis?anew`));
		expect(anew.aiAnalysis).not.toMatch(/nobody else looks at/);
		const edited = await browser.put(`/api/journal/${entry.id}`, { content: `${FEARED} Again.`, version: 1 });
		expect(edited.status).toBe(200);
		expect(await db().notMeant.count({ where: { userId: user.id } })).toBe(0);
	});

	it("has no notice to explain where the sign is in doubt", async () => {
		const { browser } = await signUp();
		const saved = await submit(browser, "I could kill my boss.");
		expect(saved).toMatchObject({ aiAnalysis: expect.any(String), safety: { certainty: "doubtful" } });
		expect(await behind(browser, `text=analysis&of=${saved.id}`)).toEqual({
			isReplaced: false,
			sentences: [],
			said: [],
		});
	});
});

describe("scripts whose place a notice took", () => {
	async function ready(words: string) {
		const person = await signUp();
		const userId = person.user.id;
		await complete(userId, ["8", "9", "12", "6"]);
		await db().userResponse.create({ data: { userId, questionnaireId: "2", responses: answersWith("2", words) } });
		return person;
	}
	const life = (browser: TestBrowser) => jsonOf<LifeScriptAnswer>(browser.post("/api/life-script/generate"));
	const love = (browser: TestBrowser) => jsonOf<LoveScriptAnswer>(browser.post("/api/love-script/generate"));

	it("name the sentence and are written once it was not meant", async () => {
		const { browser } = await ready(ANSWER);
		expect((await life(browser)).lifeScript?.mainScript).toMatch(/^Before anything else/);
		expect((await love(browser)).loveScript?.personalMythIntro).toMatch(/^Before anything else/);
		expect((await jsonOf<ComposeOffers>(browser.get("/api/love-script/compose"))).isOffered).toBe(false);
		for (const text of ["life-script", "love-script", "composing"]) {
			const found = await behind(browser, `text=${text}`);
			expect(found.isReplaced).toBe(true);
			expect(found.sentences.map(({ words }) => words)).toEqual([MISREAD]);
		}
		await sayAll(browser, await behind(browser, "text=life-script"));
		expect(await behind(browser, "text=love-script")).toMatchObject({
			isReplaced: true,
			sentences: [],
			said: [{ words: MISREAD }],
		});
		const written = await life(browser);
		expect(written.lifeScript?.mainScript).not.toMatch(/Before anything else/);
		expect(written.safety).toBeFalsy();
		expect((await love(browser)).loveScript?.personalMythIntro).not.toMatch(/Before anything else/);
		expect((await jsonOf<ComposeOffers>(browser.get("/api/love-script/compose"))).isOffered).toBe(true);
		for (const text of ["life-script", "love-script", "composing"]) {
			expect(await behind(browser, `text=${text}`)).toMatchObject({
				isReplaced: false,
				sentences: [],
				said: [{ words: MISREAD }],
			});
		}
	});

	it("are whole where a sign is in doubt, and call nothing unanswered", async () => {
		const all = ["1", "2", "3", "4", "7"];
		const { browser, user } = await signUp();
		const doubt = "I could kill my boss.";
		await complete(user.id, ["8", "9", "12", "6"]);
		for (const questionnaireId of all) {
			const responses = answersWith(questionnaireId, doubt);
			await db().userResponse.create({ data: { userId: user.id, questionnaireId, responses } });
		}
		const written = await life(browser);
		expect(written.safety).toMatchObject({ certainty: "doubtful" });
		expect(written.lifeScript?.mainScript).toContain("hummed");
		expect((await love(browser)).loveScript).not.toBeNull();
		const offers = await jsonOf<ComposeOffers>(browser.get("/api/love-script/compose"));
		expect(offers.isOffered).toBe(true);
		const texts = JSON.stringify([written, await jsonOf(browser.get(`/api/love-script/${user.id}`))]);
		expect(texts).not.toMatch(/Before anything else|missing|not been answered|would make this page fuller/i);
	});

	it("stay as careful as the plainest sign, whatever is in doubt beside it", async () => {
		const { browser, user } = await ready("My husband hits me and I am afraid of him.");
		const responses = answersWith("1", "I wrote my own eulogy last night.");
		await db().userResponse.create({ data: { userId: user.id, questionnaireId: "1", responses } });
		expect((await life(browser)).safety).toMatchObject({ kind: "partner-danger", certainty: "clear" });
	});
});

describe("a letter whose place a notice took", () => {
	it("names the sentence and is written once it was not meant", async () => {
		const { browser, user } = await signUp();
		const entry = await write(user.id, "2026-03-03", `Plums. ${MISREAD} My aunt said so about the tea.`);
		await write(user.id, "2026-03-04", "Rice, and the radio on all evening long.");
		const letter = () => jsonOf<Letter>(browser.get("/api/letters/week-2026-03-02"));
		expect((await letter()).form).toBe("careful");
		const found = await behind(browser, "text=letter&of=week-2026-03-02");
		expect(found).toMatchObject({ isReplaced: true, sentences: [{ page: `journal:${entry.id}`, words: MISREAD }] });
		await sayAll(browser, found);
		expect((await letter()).form).toBe("whole");
		expect((await behind(browser, "text=letter&of=week-2026-03-02")).isReplaced).toBe(false);
	});
});

describe("what was not meant", () => {
	async function said() {
		const person = await signUp();
		const saved = await submit(person.browser, ANSWER);
		const { sentences } = await behind(person.browser, `text=analysis&of=${saved.id}`);
		const [sentence] = sentences;
		if (!sentence) throw new Error("There is no sentence");
		return { ...person, id: saved.id, sentence: say(sentence) };
	}

	it("can be taken back", async () => {
		const { browser, id, sentence } = await said();
		await jsonOf(browser.post(path, sentence));
		expect((await behind(browser, `text=analysis&of=${id}`)).sentences).toEqual([]);
		await jsonOf(browser.fetch("DELETE", path, { body: sentence }));
		expect((await behind(browser, `text=analysis&of=${id}`)).sentences).toHaveLength(1);
		expect((await browser.fetch("DELETE", path, { body: sentence })).status).toBe(404);
	});

	it("belongs to one person", async () => {
		const { browser, user, id, sentence } = await said();
		const other = await signUp("grace");
		expect((await other.browser.get(`${path}?text=analysis&of=${id}`)).status).toBe(404);
		expect((await other.browser.post(path, sentence)).status).toBe(404);
		await jsonOf(browser.post(path, sentence));
		expect((await other.browser.fetch("DELETE", path, { body: sentence })).status).toBe(404);
		expect(await db().notMeant.findMany({ where: { userId: user.id } })).toMatchObject([
			{ userId: user.id, words: MISREAD },
		]);
	});

	it.each([
		["no page", { page: undefined }, 400],
		["no words", { words: "" }, 400],
		["too many words", { words: "x".repeat(50_001) }, 400],
		["something else", { isAdmin: true }, 400],
		["an unknown page", { page: "journal:nothing" }, 404],
		["a kind of page that there is not", { page: "script:1" }, 404],
		["a part of a sentence", { words: "want to die" }, 404],
		["a sentence that is not there", { words: "I am well." }, 404],
	])("is refused with %s", async (_, wrong, status) => {
		const { browser, user, sentence } = await said();
		expect((await browser.post(path, { ...sentence, ...wrong })).status).toBe(status);
		expect(await db().notMeant.count({ where: { userId: user.id } })).toBe(0);
	});

	it.each(["message:abc", "message:99999999999", "message:-1", "message:1.5", "answer:1", "script:1", "journal:"])(
		"cannot be taken back from a page that there is not: %s",
		async (page) => {
			const { browser } = await signUp();
			expect((await browser.fetch("DELETE", path, { body: { page, words: MISREAD } })).status).toBe(404);
		},
	);

	it.each(["", "?text=analysis", "?text=letter", "?text=poem", "?text=life-script&of=1"])(
		"is not asked about with %j",
		async (query) => {
			const { browser } = await signUp();
			expect((await browser.get(`${path}${query}`)).status).toBe(400);
		},
	);

	it("is gone with its answers, and comes back with them", async () => {
		const { browser, user, id, sentence } = await said();
		await jsonOf(browser.post(path, sentence));
		const { undo } = await jsonOf<{ undo: string }>(browser.fetch("DELETE", `/api/responses/${id}`));
		expect(await db().notMeant.count({ where: { userId: user.id } })).toBe(0);
		await jsonOf(browser.post(`/api/undo/${undo}`));
		expect(await db().notMeant.findMany({ where: { userId: user.id } })).toMatchObject([{ words: MISREAD }]);
	});
});
