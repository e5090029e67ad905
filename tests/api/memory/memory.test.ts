import type { Memory } from "@/lib/domain/memory/schema";
import { db } from "@/lib/server/core/database/db";
import { send, sent } from "@/tests/api/chat/model";
import { jsonOf, signUp, type TestBrowser } from "@/tests/setup/api";
import { broughtIn, takeAlong } from "../import/files";
import { LearningModel } from "./model";

const model = new LearningModel();
beforeEach(() => model.reset());

const WORDS = "My sister Odile gets married in May.";
const ENTRY = `It rained all morning. ${WORDS} I baked bread with the old oven.`;
const NOTE = { kind: "people", text: "Your sister is called Odile.", words: "My sister Odile gets married" };

async function write(browser: TestBrowser, content: string) {
	return await jsonOf<{ entry: { id: string }; insightStatus: string }>(
		browser.post("/api/journal", { content, prompt: "What is on your mind?", action: "submit" }),
	);
}

const memoryOf = (browser: TestBrowser, userId: number) => jsonOf<Memory>(browser.get(`/api/memory/${userId}`));

const texts = async (browser: TestBrowser, userId: number) =>
	(await memoryOf(browser, userId)).facts.map(({ text }) => text);

const factOf = async (browser: TestBrowser, userId: number, text: string) => {
	const { facts } = await memoryOf(browser, userId);
	const fact = facts.find((one) => one.text.includes(text));
	if (!fact) throw new Error(`no fact has ${text} in it: ${facts.map((one) => one.text).join(" | ")}`);
	return fact;
};

describe("what the coach knows", () => {
	it("has what the model learned from an entry, with the page and its words, and the coach is given it", async () => {
		const { browser, user } = await signUp();
		model.notes = [NOTE, { kind: "people", text: "Your sister is called Clara.", words: WORDS }, { kind: "nonsense" }];
		const { entry, insightStatus } = await write(browser, ENTRY);
		expect(insightStatus).toBe("ready");
		const { paused, facts } = await memoryOf(browser, user.id);
		expect(paused).toBe(false);
		expect(facts).toEqual([
			{
				id: expect.any(String),
				kind: "people",
				text: "Your sister is called Odile.",
				source: {
					kind: "journal",
					id: entry.id,
					date: expect.any(String),
					title: "A page of one day",
					href: `/journal?entry=${entry.id}`,
					words: "My sister Odile gets married",
					learnedBy: "test-model",
				},
			},
		]);
		await sent(send(browser, "I slept badly."));
		expect(model.sent.at(-1)).toContain("Your sister is called Odile. (They wrote “My sister Odile gets married”.)");
	});

	it("has what the pages themselves show, where no model noted anything", async () => {
		const { browser, user } = await signUp();
		await write(browser, ENTRY);
		await sent(send(browser, "Walking by the river calms me."));
		expect(await texts(browser, user.id)).toEqual([WORDS, "Walking by the river calms me."]);
		await sent(send(browser, "I slept badly."));
		expect(model.sent.at(-1)).toContain("who is who, ");
		expect(model.sent.at(-1)).toContain(`they wrote “${WORDS}”`);
	});
});

describe("forgetting", () => {
	it("takes it out of every prompt, the page's own words among them, and out of what was said about it", async () => {
		const { browser, user } = await signUp();
		model.notes = [NOTE];
		model.insight = "Your sister Odile gets married in May.";
		await write(browser, ENTRY);
		await sent(send(browser, `I keep thinking of it. ${WORDS} And the bread in the old oven was good.`));
		const { sealId } = await db().chatMessage.findFirstOrThrow({ where: { userId: user.id, isAiResponse: true } });
		await db().chatMessage.updateMany({
			where: { userId: user.id, sealId },
			data: { content: "I hear you. Your sister Odile gets married in May, then. What was that like?" },
		});
		const fact = await factOf(browser, user.id, "Odile");
		expect((await browser.delete(`/api/memory/${fact.id}`)).status).toBe(200);
		expect(await texts(browser, user.id)).toEqual([]);
		model.reset();
		// A message related to the page by other words; a question about the page; and another page related to it.
		await sent(send(browser, "I baked bread with the old oven again, it rained all morning."));
		await sent(send(browser, "What did I write about bread?"));
		await write(browser, "It rained all morning, and I baked bread with the old oven once more.");
		expect(model.sent).toHaveLength(3);
		for (const prompt of model.sent) {
			expect(prompt).toContain("bread with the old oven");
			expect(prompt).not.toMatch(/odile|married/i);
		}
		expect(model.sent[0]).toContain("I hear you.");
		// The page itself is unchanged.
		expect(await db().journalEntry.findMany({ where: { userId: user.id } })).toContainEqual(
			expect.objectContaining({ content: ENTRY }),
		);
		expect(JSON.stringify(await db().forgottenFact.findMany())).not.toMatch(/odile/i);
	});

	it("is not undone by taking everything along, deleting the page and bringing it in, here or elsewhere", async () => {
		const [{ browser, user }, other] = [await signUp(), await signUp("grace")];
		model.notes = [NOTE];
		const { entry } = await write(browser, ENTRY);
		const goal = { title: "Ask Odile about the house", description: "Before May.", type: "short term" };
		await browser.post("/api/relationship-goals", goal);
		const earlier = await takeAlong(browser);
		for (const words of ["is called Odile", "the house"]) {
			const { id } = await factOf(browser, user.id, words);
			expect((await browser.delete(`/api/memory/${id}`)).status).toBe(200);
		}
		const later = await takeAlong(browser);
		expect(JSON.stringify(later.data.forgotten)).not.toMatch(/odile|married/i);
		expect((await browser.delete(`/api/journal/${entry.id}`)).status).toBe(200);
		await db().relationshipGoal.deleteMany({ where: { userId: user.id } });
		// The earlier file does not know what was forgotten since; this account and the later file do.
		await broughtIn(browser, earlier.zip);
		await broughtIn(browser, later.zip);
		await broughtIn(other.browser, later.zip);
		for (const [who, id] of [
			[browser, user.id],
			[other.browser, other.user.id],
		] as const) {
			expect(await texts(who, id)).toEqual([]);
			expect(await db().journalEntry.count({ where: { userId: id } })).toBe(1);
			model.reset();
			await sent(send(who, "What did I write about bread?"));
			expect(model.sent.at(-1)).not.toMatch(/married/i);
		}
		expect((await broughtIn(browser, later.zip)).counts.forgotten).toMatchObject({ fresh: 0 });
	});

	it("is not undone by the same page", async () => {
		const { browser, user } = await signUp();
		model.notes = [NOTE];
		const { entry } = await write(browser, ENTRY);
		await browser.delete(`/api/memory/${(await factOf(browser, user.id, "Odile")).id}`);
		model.notes = [NOTE, { ...NOTE, text: "Odile is your sister.", words: "My sister Odile gets married in May." }];
		await db().journalEntry.update({ where: { id: entry.id }, data: { insightBy: null } });
		expect((await browser.post(`/api/journal/${entry.id}/insight`)).status).toBe(200);
		expect(model.sent.at(-1)).toContain("I baked bread with the old oven.");
		expect(model.sent.at(-1)).not.toContain("Odile");
		expect(await texts(browser, user.id)).toEqual([]);
		expect(await db().learnedFact.count({ where: { userId: user.id } })).toBe(0);
	});

	it("works neither for other people's facts nor for missing ones", async () => {
		const [ada, grace] = [await signUp("ada"), await signUp("grace")];
		await write(ada.browser, ENTRY);
		const { id } = await factOf(ada.browser, ada.user.id, "Odile");
		for (const other of [id, "nothing", "shown-"]) {
			const response = await grace.browser.delete(`/api/memory/${other}`);
			expect(response.status).toBe(404);
			expect(await response.text()).toBe("The coach does not know this, or has forgotten it already.");
		}
		expect((await grace.browser.get(`/api/memory/${ada.user.id}`)).status).toBe(403);
		expect(await texts(ada.browser, ada.user.id)).toEqual([WORDS]);
		expect(await texts(grace.browser, grace.user.id)).toEqual([]);
	});
});

describe("a fact goes with its page", () => {
	it("that is deleted", async () => {
		const { browser, user } = await signUp();
		model.notes = [NOTE];
		const { entry } = await write(browser, ENTRY);
		expect((await browser.delete(`/api/journal/${entry.id}`)).status).toBe(200);
		expect(await texts(browser, user.id)).toEqual([]);
		expect(await db().learnedFact.count({ where: { userId: user.id } })).toBe(0);
	});

	it("whose words are edited away", async () => {
		const { browser, user } = await signUp();
		model.notes = [NOTE];
		const { entry } = await write(browser, ENTRY);
		await db().journalEntry.update({ where: { id: entry.id, userId: user.id }, data: { content: "It rained." } });
		expect(await texts(browser, user.id)).toEqual([]);
	});
});

describe("a pause", () => {
	it("remembers and learns nothing, and nothing is learned later from what was written in it", async () => {
		const { browser, user } = await signUp();
		const goal = { userId: user.id, description: "Ask before I assume", type: "short term" };
		await db().relationshipGoal.create({ data: goal });
		await db().chatMessage.create({
			data: {
				userId: user.id,
				content: "Long ago I told you.",
				isAiResponse: false,
				createdAt: new Date("2026-01-01"),
			},
		});
		await write(browser, ENTRY);
		expect(await jsonOf(browser.put("/api/memory/pause", { paused: true }))).toEqual({ paused: true });
		expect((await browser.put("/api/memory/pause", { paused: true })).status).toBe(200);
		model.reset();
		model.notes = [{ kind: "wishes", text: "You want to live by the sea.", words: "I want to live by the sea" }];
		await sent(send(browser, "I baked bread with the old oven, it rained all morning."));
		await write(browser, "I baked bread with the old oven. I want to live by the sea.");
		await sent(send(browser, "And my brother Tom helped."));
		const [first = "", second = "", third = ""] = model.sent;
		for (const prompt of model.sent) expect(prompt).not.toMatch(/Odile|assume|Long ago|- facts:/);
		expect(first).toContain("they have just written");
		expect(second).toContain("I want to live by the sea.");
		// The current conversation still includes it.
		expect(third).toContain("I baked bread with the old oven, it rained all morning.");
		// What is remembered can still be viewed while it is paused.
		expect((await memoryOf(browser, user.id)).paused).toBe(true);
		expect(await texts(browser, user.id)).toEqual([WORDS, "Ask before I assume"]);

		expect(await jsonOf(browser.put("/api/memory/pause", { paused: false }))).toEqual({ paused: false });
		expect(await memoryOf(browser, user.id)).toMatchObject({ paused: false });
		expect(await texts(browser, user.id)).toEqual([WORDS, "Ask before I assume"]);
		await sent(send(browser, "I slept badly."));
		expect(model.sent.at(-1)).toContain(WORDS);
	});

	it("is one person's", async () => {
		const [ada, grace] = [await signUp("ada"), await signUp("grace")];
		await ada.browser.put("/api/memory/pause", { paused: true });
		expect((await memoryOf(grace.browser, grace.user.id)).paused).toBe(false);
	});
});

it("keeps nothing that tells of danger", async () => {
	const { browser, user } = await signUp();
	model.notes = [{ kind: "hurts", text: "You are afraid of your husband.", words: "I am afraid of my husband" }];
	await write(browser, "I am afraid of my husband. I want to die sometimes. I want to learn to swim.");
	expect(await texts(browser, user.id)).not.toContain("You are afraid of your husband.");
	expect((await texts(browser, user.id)).join()).not.toMatch(/die|afraid/);
});
