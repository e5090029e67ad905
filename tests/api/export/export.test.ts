import { readFileSync } from "node:fs";
import fc from "fast-check";
import { strFromU8, unzipSync } from "fflate";
import { elsewhere, tables } from "@/lib/domain/export/entities";
import { exportSchema, rowSchemas } from "@/lib/domain/export/schema";
import { db } from "@/lib/server/core/database/db";
import { lists } from "@/lib/server/export/lists";
import { signUp, TestBrowser } from "@/tests/setup/api";
import { fillEveryColumn, fillEverything, rowsOfPerson } from "@/tests/setup/everything";

async function take(browser: TestBrowser) {
	const response = await browser.get("/api/export");
	expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/zip"]);
	expect(response.headers.get("content-disposition")).toMatch(/^attachment; filename="innerscript-[\d-]+\.zip"$/);
	const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
	const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
	return { files, text, data: exportSchema.loose().parse(JSON.parse(text("data.json"))) };
}

/** The list in the exported file, by table. */
const listOf = Object.fromEntries(Object.entries(tables).map(([list, table]) => [table, list as keyof typeof lists]));

/** Columns that are not exported, and why. */
const leftOut: Record<string, string> = {
	user_id: "whose it is: the person's",
	life_script_id: "the script it stands in",
	insight_until: "who is writing at this moment",
	analysis_until: "who is writing at this moment",
	reply_until: "who is writing at this moment",
	seal: "a signature",
	seal_id: "what its ciphertext is bound to",
	send_key: "keeps a send from being stored twice",
	audio_url: "an address in the app",
	audio_data: "a file in audio/",
	"photos.image": "a file in photos/",
	"photos.small": "made from it",
	"photos.is_deleted": "what is deleted is not taken along",
	"photos.drop_at": "when what is on no entry goes",
	"forgotten_facts.hash": "its id in the file",
	"users.id": "a number of the app's own",
	"users.password": "cannot be read, and is not to be tried out",
	"users.password_seal": "a signature",
	"users.email_seal": "a signature",
	"users.username_key": "worked out from the username",
	"users.reset_token": "a secret",
	"users.reset_token_expires_at": "goes with it",
	"users.wrong_passwords": "counts somebody's guesses, and is nothing of theirs",
	"users.is_admin": "a right, and no words",
	"users.keep_here": "a choice about this server",
	"reminders.next_at": "worked out from its days, its time and its zone",
	"healed_behavioral_pattern.love_script_id": "the script it stands in",
};

it("knows every table of a person that the schema has", () => {
	const schema = readFileSync("prisma/schema.prisma", "utf8");
	const models = [...schema.matchAll(/^model (\w+) \{([\s\S]*?)^\}/gm)].map(([, model = "", body = ""]) => {
		const table = /@@map\("(\w+)"\)/.exec(body)?.[1] ?? model;
		return { model, table, refersTo: [...body.matchAll(/^\s+\w+\s+(\w+)\??\s+@relation/gm)].map(([, to]) => to) };
	});
	const ofPeople = new Set(["User"]);
	for (let size = 0; size !== ofPeople.size; ) {
		size = ofPeople.size;
		for (const { model, refersTo } of models) if (refersTo.some((to) => ofPeople.has(to ?? ""))) ofPeople.add(model);
	}
	const known = new Set<string>([...Object.values(tables), ...Object.keys(elsewhere)]);
	expect(
		models.filter(({ model, table }) => ofPeople.has(model) && !known.has(table)).map(({ table }) => table),
	).toEqual([]);
	expect(models.filter(({ model }) => ofPeople.has(model)).length).toBe(known.size);
});

const camel = (column: string) => column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

it("holds every row and every column of every table of theirs, and the spoken audio", async () => {
	const { browser, user } = await signUp();
	await fillEverything(user.id, "the blue kettle");
	const { data, files } = await take(browser);
	const counts = await rowsOfPerson(user.id);
	for (const [table, count] of Object.entries(counts)) {
		if (table in elsewhere) continue;
		const list = listOf[table];
		if (!list) throw new Error(`Nobody takes along what is in ${table}: add it to lib/domain/export/entities.ts`);
		expect({ table, count: data[list].length }).toEqual({ table, count });
	}
	expect(data.lifeScripts[0]?.patterns).toHaveLength(counts.behavioral_pattern ?? -1);
	expect(data.loveScripts[0]?.patterns).toHaveLength(counts.healed_behavioral_pattern ?? -1);
	expect(data.person.externalLogins).toHaveLength(counts.external_logins ?? -1);

	const columns = await db().$queryRaw<{ table: string; column: string }[]>`
		SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns WHERE table_schema = 'public'`;
	const rowOf: Record<string, object | undefined> = {
		users: data.person,
		external_logins: data.person.externalLogins[0],
		behavioral_pattern: data.lifeScripts[0]?.patterns[0],
		healed_behavioral_pattern: data.loveScripts[0]?.patterns[0],
		...Object.fromEntries(Object.entries(listOf).map(([table, list]) => [table, data[list][0]])),
	};
	// Prisma's field names, where they differ from the column's.
	const missing = columns.filter(({ table, column }) => {
		const row = rowOf[table];
		return row && !(column in leftOut) && !(`${table}.${column}` in leftOut) && !(camel(column) in row);
	});
	expect(missing).toEqual([]);

	for (const { id, audio } of data.affirmations) {
		const stored = await db().affirmation.findUniqueOrThrow({ where: { id } });
		expect(files[audio ?? ""]).toEqual(new Uint8Array(stored.audioData ?? []));
	}
	for (const { id, file } of data.photos) {
		const { image } = await db().photo.findUniqueOrThrow({ where: { id } });
		expect(files[file]).toEqual(new Uint8Array(image ?? []));
	}
});

it("is tested with a value in every column that would be missed, so that none can get lost on the way unseen", async () => {
	const { user } = await signUp();
	await fillEverything(user.id, "the blue kettle");
	await fillEveryColumn(user.id, "the blue kettle");
	const columns = await db().$queryRaw<{ table: string; column: string; initial: string | null; owned: boolean }[]>`
		SELECT c.table_name AS "table", c.column_name AS "column", c.column_default AS initial, EXISTS (
			SELECT 1 FROM information_schema.columns u
			WHERE u.table_schema = 'public' AND u.table_name = c.table_name AND u.column_name = 'user_id') AS owned
		FROM information_schema.columns c WHERE c.table_schema = 'public'`;
	const inner = Object.keys(elsewhere).filter((table) =>
		/^stands? in (its|their|the) (?!import|person)/.test(elsewhere[table] ?? ""),
	);
	const taken = new Set([...Object.values(tables), ...inner]);
	const untold: string[] = [];
	for (const { table, column, initial, owned } of columns) {
		if (!taken.has(table) || column === "id" || column in leftOut || `${table}.${column}` in leftOut) continue;
		const [found] = await db().$queryRawUnsafe<unknown[]>(
			`SELECT 1 FROM "${table}" WHERE "${column}" IS DISTINCT FROM ${initial ?? "NULL"} ${owned ? `AND user_id = ${user.id}` : ""} LIMIT 1`,
		);
		if (!found) untold.push(`${table}.${column}`);
	}
	expect(untold).toEqual([]);
});

it("gives each field as it is stored", async () => {
	const { browser, user } = await signUp();
	await fillEverything(user.id, "the blue kettle");
	await fillEveryColumn(user.id, "the blue kettle");
	const { data } = await take(browser);
	for (const name of Object.keys(rowSchemas) as (keyof typeof rowSchemas)[]) {
		const stored = [];
		for await (const row of lists[name](user.id)) stored.push(JSON.parse(JSON.stringify(row)));
		expect(data[name]).toEqual(stored);
		expect(stored.length).toBeGreaterThan(0);
	}
});

it("reads pleasantly: a file for each month, answers with questions, scripts with what they were before", async () => {
	const { browser, user } = await signUp();
	await fillEverything(user.id, "the blue kettle");
	const { files, text } = await take(browser);
	expect(text("journal/2026/2026-03.md")).toContain("## Monday, March 2, 2026: Title the blue kettle");
	expect(text("journal/2026/2026-03.md")).toMatch(
		/the blue kettle one[\s\S]*the blue kettle two[\s\S]*> the blue kettle/,
	);
	expect(text("scripts/life-script.md")).toContain("Life the blue kettle");
	expect(text("scripts/life-script-earlier.md")).toContain("Before the blue kettle");
	expect(text("timeline.md")).toContain("the blue kettle");
	expect(text("goals.md")).toContain("## Goal the blue kettle");
	expect(text("coach-settings.md")).toContain("the blue kettle");
	const names = Object.keys(files);
	const conversation = names.find((name) => /^conversation\/\d{4}\/\d{4}-\d\d\.md$/.test(name)) ?? "";
	expect(text(conversation)).toMatch(/\*\*You\*\*[\s\S]*Asked the blue kettle[\s\S]*Replied the blue kettle/);
	const answers = names.find((name) => /^answers\/[\d-]{10}-[a-z-]+\.md$/.test(name)) ?? "";
	expect(text(answers)).toMatch(/### .*\?[\s\S]*the blue kettle[\s\S]*## The analysis/);
	expect(names.some((name) => /^exercises\/[\d-]{10}-unsent-letter\.md$/.test(name))).toBe(true);
	expect(text("README.md")).toContain("Everything here is yours");
	expect(JSON.parse(text("schema.json"))).toMatchObject({ type: "object" });
	for (const name of names) expect(name).toMatch(/^[A-Za-z0-9.-]+(\/[a-z0-9.-]+)*$/);
});

it("holds nothing of anybody else", async () => {
	const [mine, theirs] = [await signUp(), await signUp("grace")];
	await fillEverything(mine.user.id, "the blue kettle");
	await fillEverything(theirs.user.id, "the green lamp");
	const { files } = await take(mine.browser);
	for (const bytes of Object.values(files)) {
		expect(strFromU8(bytes)).not.toMatch(new RegExp(`the green lamp|${theirs.user.username}`));
	}
	expect((await new TestBrowser().get("/api/export")).status).toBe(401);
});

it("keeps any Unicode, in more rows than are read at once", async () => {
	const { browser, user } = await signUp();
	const written = fc
		.sample(fc.string({ unit: "binary", minLength: 1, maxLength: 60 }), { numRuns: 230, seed: 17 })
		.map((text) => text.replaceAll("\0", "").toWellFormed());
	const localDate = new Date("2026-03-02");
	await db().journalEntry.createMany({
		data: written.map((content, index) => ({
			userId: user.id,
			content,
			title: content,
			prompt: content,
			localDate,
			createdAt: new Date(Date.UTC(2026, 2, 2, 0, 0, index)),
		})),
	});
	const { data, text } = await take(browser);
	expect(data.journalEntries.map(({ content }) => content)).toEqual(written);
	const page = text("journal/2026/2026-03.md");
	for (const words of written) expect(page).toContain(words);
});

it("is not packed for a HEAD request, which would keep its place for seconds", async () => {
	const { browser } = await signUp();
	for (let i = 0; i < 3; i++) {
		const head = await browser.fetch("HEAD", "/api/export");
		expect([head.status, head.headers.get("content-type"), head.body]).toEqual([200, "application/zip", null]);
	}
	const response = await browser.get("/api/export");
	expect(response.status).toBe(200);
	await response.arrayBuffer();
});
