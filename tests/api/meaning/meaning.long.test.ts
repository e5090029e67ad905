import { waitFor } from "@/lib/server/core/database/claim";
import { db } from "@/lib/server/core/database/db";
import { readAllAnew } from "@/lib/server/meaning/anew";
import { send, sent } from "@/tests/api/chat/model";
import { submitted } from "@/tests/api/journal/entries";
import { jsonOf, signUp, type TestBrowser } from "@/tests/setup/api";
import { MeaningServer } from "./meaning-server";

const server = new MeaningServer();
beforeEach(() => server.reset());

const NIGHT = "I lay awake until three and watched the ceiling of our bedroom.";
const pages = [
	NIGHT,
	"The roses in front of the house have opened since yesterday morning.",
	"We missed the train and had to wait on the platform for an hour.",
	"I baked a loaf of bread and burned my thumb on the oven door.",
	"Nothing in particular happened today and that was fine with me.",
	"The neighbours painted their fence, and it took them all afternoon.",
];
/** Shares no distinctive word with the page that has the same meaning. */
const ASKING = "Sleep does not come to me these days.";

const write = async (browser: TestBrowser, content: string) => (await submitted(browser, content)).entry.id;

const vectors = (userId: number) => db().pageVector.findMany({ where: { userId } });
/** Waits until the background work has embedded this many pages. */
const untilThere = (userId: number, count: number) =>
	waitFor(async () => ((await db().pageVector.count({ where: { userId } })) === count ? true : null));

/** Signs up a person with all the pages, whose embeddings are stored. */
async function withPages() {
	const person = await signUp();
	const ids: string[] = [];
	for (const page of pages) ids.push(await write(person.browser, page));
	await untilThere(person.user.id, pages.length);
	server.embedded.splice(0);
	server.prompts.splice(0);
	return { ...person, ids };
}

async function promptFor(browser: TestBrowser, message: string): Promise<string> {
	server.prompts.splice(0);
	await sent(send(browser, message));
	return server.prompts.at(-1) ?? "";
}

it("finds a page that means the same in other words, and nobody else's", async () => {
	const [ada, other] = [await withPages(), await signUp("other")];
	expect(await promptFor(ada.browser, ASKING)).toContain(NIGHT);
	expect(server.embedded[0]).toEqual([ASKING]);
	for (const page of pages.slice(1)) await write(other.browser, page);
	await untilThere(other.user.id, pages.length - 1);
	expect(await promptFor(other.browser, ASKING)).not.toContain("ceiling");
});

it("goes by words alone where the meaning cannot be had", async () => {
	const { browser } = await withPages();
	server.isBroken = true;
	expect(await promptFor(browser, ASKING)).not.toContain("ceiling");
	expect(await promptFor(browser, "Awake until three, the ceiling above me again.")).toContain(NIGHT);
});

it("goes with its source, and is made anew for what was edited or put back", async () => {
	const { browser, user, ids } = await withPages();
	const of = async (entryId: string | undefined) => db().pageVector.findMany({ where: { entryId } });
	const { version } = await db().journalEntry.findUniqueOrThrow({ where: { id: ids[0] } });
	const before = await of(ids[0]);
	const edited = { content: "I sailed the boat across the bay and back again.", version };
	expect((await browser.put(`/api/journal/${ids[0]}`, edited)).status).toBe(200);
	expect(await of(ids[0])).toEqual([]);
	await browser.get(`/api/chat/${user.id}`);
	await untilThere(user.id, pages.length);
	expect((await of(ids[0])).map(({ id }) => id)).not.toEqual(before.map(({ id }) => id));
	expect(server.all).toBe(edited.content);
	const deleted = await browser.delete(`/api/journal/${ids[1]}`);
	expect(deleted.status).toBe(200);
	expect(await of(ids[1])).toEqual([]);
	const { undo } = (await deleted.json()) as { undo: string };
	expect((await browser.post(`/api/undo/${undo}`)).status).toBe(200);
	await browser.get(`/api/chat/${user.id}`);
	await untilThere(user.id, pages.length);
	await db().user.delete({ where: { id: user.id } });
	expect(await vectors(user.id)).toEqual([]);
});

it("gives away nothing that was forgotten, and does not find the page by it", async () => {
	const { browser, user } = await withPages();
	const secret = "My sister Odile sails a boat in May.";
	await write(browser, `The garden was wet all day. ${secret}`);
	await untilThere(user.id, pages.length + 1);
	expect(await promptFor(browser, "A sailing trip, what would that be like?")).toContain("Odile");
	const { facts } = await jsonOf<{
		facts: { id: string; text: string }[];
	}>(browser.get(`/api/memory/${user.id}`));
	const id = facts.find(({ text }) => text.includes("Odile"))?.id;
	server.embedded.splice(0);
	expect((await browser.delete(`/api/memory/${id}`)).status).toBe(200);
	const prompt = await promptFor(browser, "A sailing trip, what would that be like?");
	expect(prompt).not.toContain("Odile");
	expect(prompt).not.toContain("The garden was wet");
	await waitFor(async () => (server.all.includes("The garden was wet all day.") ? true : null));
	expect(server.all).not.toContain("Odile");
});

it("is told nothing off the record", async () => {
	const { browser } = await withPages();
	const message = { content: "My brother sold the boat, and I cannot sleep.", before: [] };
	expect((await browser.post("/api/chat/off-record", message)).status).toBe(200);
	expect(server.prompts.at(-1)).toContain("sold the boat");
	expect(server.embedded).toEqual([]);
});

it("is told nothing about people who keep their words here, and existing vectors are deleted", async () => {
	const { browser, user } = await withPages();
	const pagesBy = async () => (await jsonOf(browser.get("/api/privacy"))).pagesBy;
	expect(await pagesBy()).toBe("meaning-model");
	expect((await browser.put("/api/privacy", { keepHere: true })).status).toBe(200);
	expect(await pagesBy()).toBeNull();
	expect(await vectors(user.id)).toEqual([]);
	await write(browser, "I sat in the garden and read.");
	await sent(send(browser, ASKING));
	await browser.get(`/api/chat/${user.id}`);
	expect(server.embedded).toEqual([]);
	// Embeds everybody's pages again, including those of the other tests.
	await readAllAnew(() => {});
	expect(server.all).not.toContain("sat in the garden");
	expect(await vectors(user.id)).toEqual([]);
});
