import { db } from "@/lib/server/core/database/db";
import { jsonOf, signUp } from "@/tests/setup/api";
import { bring, broughtIn, zipOf } from "./files";

const HEADER = "full_date,date,weekday,time,mood,activities,note_title,note";
const daylio = [
	`\ufeff${HEADER}`,
	'2024-03-02,March 2,Saturday,22:00,awful,"","",""',
	'2024-03-01,March 1,Friday,21:15,good,"reading | friends","A ""good"" day","First line\nsecond line"',
	'2024-03-01,March 1,Friday,09:15,good,"","",""',
	'2024-02-29,February 29,Thursday,20:00,meh,"","",""',
	"",
].join("\r\n");

/** Returns a person's entries, and their feelings with the entries that they belong to. */
async function diaryOf(userId: number) {
	const feelings = await db().chosenFeeling.findMany({ where: { userId }, orderBy: { createdAt: "asc" } });
	const entries = await db().journalEntry.findMany({ where: { userId }, orderBy: { createdAt: "asc" } });
	const contentOf = new Map(entries.map(({ id, content }) => [id, content]));
	return {
		feelings: feelings.map(({ localDate, feeling, entryId }) => {
			return [localDate.toISOString().slice(0, 10), feeling, entryId && contentOf.get(entryId)];
		}),
		entries: entries.map(({ createdAt, title, content }) => [createdAt.toISOString().slice(0, 16), title, content]),
	};
}
const PAGE = "First line\nsecond line\n\nActivities: reading, friends";
const whole = {
	feelings: [
		["2024-03-01", "content", null],
		["2024-03-01", "content", PAGE],
		["2024-03-02", "sad", null],
	],
	entries: [["2024-03-01T20:15", 'A "good" day', PAGE]],
};

it("imports Daylio once, however often and from wherever it is sent, and for each person separately", async () => {
	const [ada, grace] = [await signUp(), await signUp("grace")];
	const first = await broughtIn(ada.browser, daylio, "?zone=Europe/Berlin&name=daylio.csv");
	expect(first).toMatchObject({ source: "daylio", counts: { journalEntries: { fresh: 1 }, feelings: { fresh: 3 } } });
	expect(first.leftOut).toEqual([{ what: "Row 4, 2024-02-29", why: "Its mood is not among the feelings here" }]);
	expect(await diaryOf(ada.user.id)).toEqual(whole);
	expect(await diaryOf(grace.user.id)).toEqual({ feelings: [], entries: [] });
	for (const zone of ["Europe/Berlin", "Asia/Tokyo"]) {
		const again = await broughtIn(ada.browser, daylio, `?zone=${zone}`);
		expect([again.counts.journalEntries?.fresh, again.counts.feelings?.fresh]).toEqual([0, 0]);
	}
	// A later export contains one more entry of the same day, and only that one is new.
	const more = `${daylio}2024-03-01,March 1,Friday,12:15,good,,,\r\n`;
	expect((await broughtIn(ada.browser, more, "?zone=Europe/Berlin")).counts.feelings?.fresh).toBe(1);

	await broughtIn(grace.browser, daylio, "?zone=Europe/Berlin");
	expect(await diaryOf(grace.user.id)).toEqual(whole);
	expect((await grace.browser.delete(`/api/import/${first.id}`)).status).toBe(404);
	expect(await jsonOf(ada.browser.delete(`/api/import/${first.id}`))).toMatchObject({ removed: 4 });
	expect((await diaryOf(ada.user.id)).feelings).toHaveLength(1);
	expect(await diaryOf(grace.user.id)).toEqual(whole);
});

it("finds it in a ZIP, too", async () => {
	const { browser, user } = await signUp();
	const zip = zipOf({ "Export/daylio.csv": daylio, "Export/read-me.html": "x" });
	const answer = await broughtIn(browser, zip, "?zone=Europe/Berlin");
	expect(answer.leftOut.map(({ what }) => what)).toContain("Export/read-me.html");
	expect(await diaryOf(user.id)).toEqual(whole);
});

it("keeps what was chosen for an entry since", async () => {
	const { browser, user } = await signUp();
	await broughtIn(browser, daylio, "?zone=Europe/Berlin");
	const { id: entryId } = await db().journalEntry.findFirstOrThrow({ where: { userId: user.id } });
	expect((await browser.put("/api/feelings", { feeling: "grateful", entryId })).status).toBe(200);
	expect((await broughtIn(browser, daylio, "?zone=Europe/Berlin")).counts.feelings?.fresh).toBe(0);
	expect((await diaryOf(user.id)).feelings).toContainEqual(["2024-03-01", "grateful", PAGE]);
});

it("distinguishes the entries of several Journiv files", async () => {
	const { browser, user } = await signUp();
	const file = (content: string, mood_name: string) => {
		const entries = [{ external_id: "same", entry_date: "2026-03-02", content, mood_log: { mood_name } }];
		return JSON.stringify({ export_version: "1", journals: [{ title: "Mine", entries }] });
	};
	const zip = zipOf({ "a.json": file("One", "good"), "b.json": file("Two", "bad") });
	await broughtIn(browser, zip);
	expect((await broughtIn(browser, zip)).counts.feelings?.fresh).toBe(0);
	expect(new Set((await diaryOf(user.id)).feelings)).toEqual(
		new Set([
			["2026-03-02", "content", "One"],
			["2026-03-02", "sad", "Two"],
		]),
	);
});

it.each([
	["another table", "a,b\n1,2", "?name=table.csv", "has to name full_date and mood"],
	["a file that is cut off", `${HEADER}\n2024-03-01,,,09:00,good,,,"No end`, "", "never closed"],
	["a NUL", `${HEADER}\n2024-03-01,,,09:00,good,,,a\0b`, "", "cannot be saved"],
	["too many rows", `${HEADER}\n${"\n".repeat(50_001)}`, "", "50,000 things"],
])("refuses %s", async (_, file, query, sentence) => {
	const { browser, user } = await signUp();
	const response = await bring(browser, file, query);
	expect(response.status).toBe(400);
	expect(await response.text()).toContain(sentence);
	expect(await diaryOf(user.id)).toEqual({ feelings: [], entries: [] });
});
