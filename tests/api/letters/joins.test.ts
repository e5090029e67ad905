import type { Letter, WrittenJoins } from "@/lib/domain/letters/schema";
import { toDateColumn } from "@/lib/domain/progress/days";
import { db } from "@/lib/server/core/database/db";
import { entryOn } from "@/tests/api/journal/entries";
import { jsonOf, signUp, TestBrowser } from "@/tests/setup/api";
import { anything, coachServer, OUT_OF_ORDER } from "@/tests/setup/model/server";

const WEEK = "week-2026-03-02";
const path = `/api/letters/${WEEK}`;

const model = coachServer();
beforeEach(() => model.reset());

const writes = (opening: string, ...joins: string[]) =>
	model.on(anything, { content: JSON.stringify({ opening, joins }) });
const letterOf = (browser: TestBrowser) => jsonOf<Letter>(browser.get(path));
const join = async (browser: TestBrowser, status = 200) => {
	const answer = await browser.post(`${path}/joins`);
	expect(answer.status).toBe(status);
	return (status === 200 ? await answer.json() : {}) as WrittenJoins;
};
const sent = () => JSON.stringify(model.getRequests().map(({ body }) => body));

const PLUMS = "Mira came by with plums and we sat on the stairs.";
const KETTLE = "The kettle sang before anybody was awake.";

async function somebody() {
	const { browser, user } = await signUp();
	await entryOn(user.id, "2026-03-02", KETTLE);
	await entryOn(user.id, "2026-03-04", PLUMS);
	return { browser, user };
}

it("stand between the lines, and one that says more than is known does not", async () => {
	const { browser } = await somebody();
	expect(await letterOf(browser)).toMatchObject({ mayBeJoined: true, lines: [{ text: KETTLE }, { text: PLUMS }] });
	writes("Monday and Wednesday each have a page.", "First there is Monday:", "On Wednesday you were happy with Mira:");
	expect(await join(browser)).toEqual({
		by: "test-model",
		opening: "Monday and Wednesday each have a page.",
		joins: [{ text: KETTLE, join: "First there is Monday:" }],
	});
	expect(sent()).toContain(PLUMS);
	// When it is opened again, it reads the same, and the model is not asked.
	const asked = model.getRequests().length;
	expect((await join(browser)).joins).toHaveLength(1);
	expect(model.getRequests()).toHaveLength(asked);
});

it("are nobody else's, and need an account", async () => {
	const { browser } = await somebody();
	writes("Two pages.", "From Monday:", "From Wednesday:");
	await join(browser);
	const other = await signUp("grace");
	await join(other.browser, 404);
	expect((await new TestBrowser().post(`${path}/joins`)).status).toBe(401);
});

it("are not written where the days were hard, and the model sees nothing of them", async () => {
	const { browser, user } = await somebody();
	for (const day of ["2026-03-02", "2026-03-04"]) {
		await db().chosenFeeling.create({ data: { userId: user.id, feeling: "sad", localDate: toDateColumn(day) } });
	}
	expect((await letterOf(browser)).mayBeJoined).toBe(false);
	await join(browser, 409);
	expect(model.getRequests()).toEqual([]);
});

it("are written without the words that were to be forgotten, or that stand in a pause", async () => {
	const { browser, user } = await somebody();
	await db().memoryPause.create({ data: { userId: user.id } });
	writes("Two pages.", "From Monday:", "From Wednesday:");
	expect((await join(browser)).joins).toHaveLength(2);
	expect(sent()).not.toContain("plums");
	expect(sent()).not.toContain("kettle");
});

it("are missing where the model fails, and the letter is there all the same", async () => {
	const { browser } = await somebody();
	model.on(anything, OUT_OF_ORDER);
	await join(browser, 502);
	expect((await letterOf(browser)).lines).toHaveLength(2);
	// For a different answer, the model has to be asked again.
	model.reset();
	writes("", "<b>Monday</b>", "");
	expect(await join(browser)).toMatchObject({ opening: null, joins: [] });
});
