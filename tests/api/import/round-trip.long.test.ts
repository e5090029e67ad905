import fc from "fast-check";
import { type ListName, rowSchemas } from "@/lib/domain/export/schema";
import { db } from "@/lib/server/core/database/db";
import { recountAfter } from "@/lib/server/progress/service";
import { jsonOf, signUp } from "@/tests/setup/api";
import { fillEveryColumn, fillEverything, rowsOfPerson } from "@/tests/setup/everything";
import { withSmallDeletes, writeMany } from "@/tests/setup/small-deletes";
import { broughtIn, takeAlong } from "./files";

process.env.NEXT_PUBLIC_COACH_SETTINGS = "open";
const listNames = Object.keys(rowSchemas) as ListName[];
const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/**
 * Returns everything in a file that has to survive the round trip, with its ids replaced by numbers in order of
 * appearance.
 */
function comparable({ data, files }: Awaited<ReturnType<typeof takeAlong>>) {
	const seen = new Map<string, string>();
	const number = (id: string) => {
		if (!seen.has(id)) seen.set(id, `id ${seen.size + 1}`);
		return seen.get(id) as string;
	};
	const lists = Object.fromEntries(listNames.map((name) => [name, data[name]]));
	// The ids of questionnaires do not identify rows.
	const text = JSON.stringify(lists).replaceAll("b3f1c9de-5f0a-4c55-9d3e-2a7f6d1c8e40", "timeline");
	const messages = new Map(data.chatMessages.map(({ id }, index) => [id, index]));
	const numbered = JSON.parse(text.replace(UUID, number)) as Record<ListName, Record<string, unknown>[]>;
	for (const [index, message] of numbered.chatMessages.entries()) {
		const { replyToId, answerId, answers = [] } = data.chatMessages[index] ?? {};
		message.answerId = answers.findIndex(({ id }) => id === answerId);
		message.answers = answers.map(({ id: _, ...answer }) => answer);
		message.id = index;
		// Imported messages are marked as imported.
		message.isImported = false;
		message.replyToId = typeof replyToId === "number" ? messages.get(replyToId) : null;
	}
	const sounds = data.affirmations.map(({ audio }) => (audio === null ? null : [...(files[audio] ?? [])]));
	const { totalWordCount, lastJournalDate, bestStreak, weekStartDate } = data.person;
	for (const list of ["feelings", "notMeant"] as const)
		for (const [index, row] of numbered[list].entries()) {
			const { messageId } = data[list][index] ?? {};
			row.messageId = typeof messageId === "number" ? messages.get(messageId) : null;
		}
	// These are sorted by id, and an import creates new ids.
	numbered.forgotten.sort((a, b) => (String(a.id) < String(b.id) ? -1 : 1));
	return { numbered, sounds, figures: { totalWordCount, lastJournalDate, bestStreak, weekStartDate } };
}

/**
 * Gives each row its own second. Rows of the same millisecond are sorted by id, and an import creates new ids, so the
 * same rows would come back in another order.
 */
async function setApart(userId: number): Promise<void> {
	const many = ["journal_entries", "user_responses", "affirmations", "feelings", "threads", "people", "kept_lines"];
	for (const table of many) {
		const time = table === "user_responses" ? "completed_at" : "created_at";
		await db().$executeRawUnsafe(`
			UPDATE ${table} t SET ${time} = date_trunc('second', t.${time}) - n * interval '1 second'
			FROM (SELECT ctid, row_number() OVER (ORDER BY ${time} DESC, ctid) AS n FROM ${table} WHERE user_id = ${userId}) o
			WHERE t.ctid = o.ctid`);
	}
}

/** Updates the counters to include rows that were written without the services. */
const recount = (userId: number) => recountAfter(userId, async () => {});

it("gives everything back into an empty account, field by field, and a second time changes nothing", async () => {
	const { browser, user } = await signUp();
	await fillEverything(user.id, "the blue kettle");
	await fillEveryColumn(user.id, "the blue kettle");
	await recount(user.id);
	await setApart(user.id);
	const before = await takeAlong(browser);
	const rows = await rowsOfPerson(user.id);

	const other = await signUp("grace");
	const preview = await broughtIn(other.browser, before.zip, "?preview=1");
	expect(preview).toMatchObject({ id: null, source: "innerscript", leftOutCount: 0 });
	expect((await takeAlong(other.browser)).data.journalEntries).toEqual([]);

	const answer = await broughtIn(other.browser, before.zip);
	expect(answer).toEqual({ ...preview, id: expect.stringMatching(UUID) });
	const after = await takeAlong(other.browser);
	expect(comparable(after)).toEqual(comparable(before));
	const transient = {
		page_vectors: 0,
		external_logins: 0,
		passkeys: 0,
		push_browsers: 0,
		code_apps: 0,
		recovery_codes: 0,
		idempotency_keys: 0,
		script_generations: 0,
		sessions: 0,
		imports: 0,
		imported_rows: 0,
		stored_objects: 0,
	};
	expect({ ...(await rowsOfPerson(other.user.id)), ...transient }).toEqual({ ...rows, ...transient });
	for (const name of listNames.filter((one) => one !== "forgotten")) {
		const old = new Set(before.data[name].map(({ id }) => id));
		for (const { id } of after.data[name]) expect(old).not.toContain(id);
	}

	const again = await broughtIn(other.browser, before.zip);
	for (const count of Object.values(again.counts)) expect(count?.fresh).toBe(0);
	expect(comparable(await takeAlong(other.browser))).toEqual(comparable(before));
	// Import into the account that it came from as well.
	await broughtIn(browser, before.zip);
	expect(comparable(await takeAlong(browser))).toEqual(comparable(before));
});

it("keeps to the person: neither the file's nor anybody else's ids are touched", async () => {
	const [mine, theirs] = [await signUp(), await signUp("grace")];
	await fillEverything(theirs.user.id, "the green lamp");
	const { zip, data } = await takeAlong(theirs.browser);
	await broughtIn(mine.browser, zip);
	expect((await takeAlong(theirs.browser)).data).toEqual({ ...data, exportedAt: expect.any(String) });
	const { id } = await broughtIn(mine.browser, zip);
	expect((await theirs.browser.delete(`/api/import/${id}`)).status).toBe(404);
	expect(await jsonOf(theirs.browser.get("/api/import"))).toEqual([]);
});

it("gives back any Unicode after everything was erased", async () => {
	const text = fc
		.string({ unit: "binary", minLength: 1, maxLength: 40 })
		.map((one) => `.${one.replaceAll("\0", "").toWellFormed()}`);
	await fc.assert(
		fc.asyncProperty(fc.array(text, { minLength: 3, maxLength: 12 }), async (texts) => {
			const { browser, user, account } = await signUp();
			const [first = ".", second = ".", third = "."] = texts;
			await fillEverything(user.id, first);
			await fillEveryColumn(user.id, second);
			await db().journalEntry.createMany({
				data: texts.map((content, index) => ({
					userId: user.id,
					...{
						content,
						title: second,
						prompt: third,
						wordCount: 0,
						quote: second,
						message: third,
						keyInsights: [first],
					},
					localDate: new Date("2026-03-02"),
					createdAt: new Date(Date.UTC(2026, 2, 2, 0, 0, index)),
				})),
			});
			await db().exerciseRun.create({ data: { userId: user.id, slug: "unsent-letter", answers: { letter: second } } });
			await setApart(user.id);
			const before = await takeAlong(browser);
			const body = { password: account.password, confirm: account.username };
			expect((await browser.fetch("DELETE", "/api/account", { body })).status).toBe(200);
			expect(Object.values(await rowsOfPerson(user.id)).filter((count) => count > 0)).toEqual([]);
			const other = await signUp();
			const { leftOut } = await broughtIn(other.browser, before.zip);
			expect(leftOut).toEqual([]);
			const [a, b] = [comparable(before), comparable(await takeAlong(other.browser))];
			// An import counts words again, and the rows above were written without the counter.
			for (const { numbered } of [a, b]) for (const entry of numbered.journalEntries) entry.wordCount = 0;
			expect(b.numbered).toEqual(a.numbered);
		}),
		// Shrinking would run into the test's time limit, and the failure itself would not be shown.
		{ numRuns: 6, seed: 17, endOnFailure: true },
	);
}, 180_000);

it("puts a conversation among what was said since, and a script that finds another among its versions", async () => {
	const { browser, user } = await signUp();
	await fillEverything(user.id, "the blue kettle");
	const { zip, data } = await takeAlong(browser);
	const other = await signUp("grace");
	const of = { userId: other.user.id };
	const late = await db().chatMessage.create({
		data: { ...of, content: "Later", isAiResponse: false, createdAt: new Date("2030-01-01") },
	});
	await db().chatMessage.create({
		data: { ...of, content: "Then", isAiResponse: true, replyToId: late.id, createdAt: new Date("2030-01-01") },
	});
	await db().lifeScript.create({ data: { ...of, scriptSentence: "I am mine", mainScript: "My own words." } });
	const { id, leftOut } = await broughtIn(other.browser, zip);
	expect(leftOut.map(({ what }) => what)).toEqual(["Life script 1"]);
	const chat = await jsonOf<{ content: string }[]>(other.browser.get(`/api/chat/${other.user.id}`));
	expect(chat.map(({ content }) => content)).toEqual([
		...data.chatMessages.map(({ content }) => content),
		"Later",
		"Then",
	]);
	const after = await takeAlong(other.browser);
	expect(after.data.lifeScripts[0]?.scriptSentence).toBe("I am mine");
	expect(JSON.stringify(after.data.scriptVersions)).toContain("Life the blue kettle");
	const versions = await other.browser.get(`/api/life-script/${other.user.id}/versions`);
	expect([versions.status, ((await versions.json()) as unknown[]).length]).toEqual([200, 3]);
	// All rows that the file brought are removed, including those whose numbers have changed since.
	const back = await other.browser.delete(`/api/import/${id}`);
	expect(back.status).toBe(200);
	const left = await takeAlong(other.browser);
	expect(left.data.chatMessages.map(({ content }) => content)).toEqual(["Later", "Then"]);
	expect([left.data.journalEntries, left.data.responses, left.data.scriptVersions]).toEqual([[], [], []]);
});

it("takes an import back, all but what was changed since, with the figures", async () => {
	const { browser, user } = await signUp();
	await fillEverything(user.id, "the blue kettle");
	const { zip } = await takeAlong(browser);
	const other = await signUp("grace");
	const { id } = await broughtIn(other.browser, zip);
	const figures = () => jsonOf<{ totalWordCount: number }>(other.browser.get("/api/user"));
	expect((await figures()).totalWordCount).toBe(8);
	const entry = await db().journalEntry.findFirstOrThrow({ where: { userId: other.user.id, title: null } });
	const edited = await other.browser.put(`/api/journal/${entry.id}`, { content: "Mine now", version: entry.version });
	expect(edited.status).toBe(200);
	expect(JSON.stringify(await jsonOf(other.browser.get("/api/search?q=kettle")))).toContain("kettle");
	const list = await jsonOf<{ id: string; state: string }[]>(other.browser.get("/api/import"));
	expect(list).toEqual([expect.objectContaining({ id, state: "finished", source: "innerscript" })]);
	expect(await jsonOf(other.browser.delete(`/api/import/${id}`))).toMatchObject({ kept: 1 });
	const after = await takeAlong(other.browser);
	expect(after.data.journalEntries.map(({ content }) => content)).toEqual(["Mine now"]);
	for (const name of listNames) if (name !== "journalEntries") expect(after.data[name]).toEqual([]);
	expect((await figures()).totalWordCount).toBe(2);
	expect((await other.browser.delete(`/api/import/${id}`)).status).toBe(404);
});

it("takes a very large import back in portions, so that nobody waits for all of it", async () => {
	const { browser, user } = await signUp();
	const { id } = await db().import.create({ data: { userId: user.id, source: "text", finishedAt: new Date() } });
	await writeMany(user.id, 1_200, id);
	const edited = { id: `many-${user.id}-77`, userId: user.id };
	await db().journalEntry.update({ where: edited, data: { version: 2 } });
	await withSmallDeletes(["journal_entries", "imported_rows"], 500, async () => {
		const back = await browser.delete(`/api/import/${id}`);
		expect([back.status, await back.text()]).toEqual([200, JSON.stringify({ removed: 1_199, kept: 1 })]);
	});
	expect(await db().journalEntry.findMany({ where: { userId: user.id }, select: { id: true } })).toEqual([
		{ id: edited.id },
	]);
});

it("leaves what somebody added to it since when it takes an import back", async () => {
	const { browser, user } = await signUp();
	await fillEverything(user.id, "the blue kettle");
	const { zip } = await takeAlong(browser);
	const { browser: mine, user: me } = await signUp("grace");
	const { id } = await broughtIn(mine, zip);
	const of = { userId: me.id };
	const entry = await db().journalEntry.findFirstOrThrow({ where: { ...of, feeling: null } });
	expect((await mine.put("/api/feelings", { feeling: "calm", entryId: entry.id })).status).toBe(200);
	await db().loveScript.updateMany({ where: of, data: { version: { increment: 1 } } });
	const lines = await db().affirmation.count({ where: { ...of, loveScriptId: { not: null } } });
	expect(await jsonOf(mine.delete(`/api/import/${id}`))).toMatchObject({ kept: 2 });
	expect(await db().chosenFeeling.findMany({ where: of })).toEqual([expect.objectContaining({ entryId: entry.id })]);
	expect([lines > 0, await db().affirmation.count({ where: of })]).toEqual([true, lines]);
});
