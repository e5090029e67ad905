import { randomUUID } from "node:crypto";
import { PATTERN_QUESTIONNAIRE_ID } from "@/lib/domain/questionnaires/ids";
import { encryptedTable, inDatabase } from "@/lib/server/core/encryption/encrypted-columns";
import type { Keyring } from "@/lib/server/core/encryption/keyring";
import { identityOf, sealedRow } from "@/lib/server/core/encryption/rows";
import { type Claim, signed } from "@/lib/server/core/encryption/signed-rows";
import { answersTo } from "../../api/questionnaires/factory";
import { conversation, dailyEntries, dayOf, daysAgo, longLoveScript, paragraph } from "../../setup/long-written";

/** Returns how much a person has written: most only try the app, some stay for months, a few for years. */
export function sizeOf(i: number): { entries: number; messages: number; responses: number } {
	if (i % 20 === 0) return { entries: 240, messages: 480, responses: 12 };
	if (i % 4 === 1) return { entries: 45, messages: 90, responses: 6 };
	return { entries: 6, messages: 12, responses: 3 };
}

/** Every person has fewer messages than this, so that the ids of two people's messages never clash. */
export const MOST_MESSAGES = 1_000;
/** Every person has fewer alternative answers than this. */
export const MOST_ANSWERS = 10;
/** The first id of a person. */
export const FIRST_PERSON = 1_000;
/** The password hash of every person; nobody signs in as one of them. */
const PASSWORD_HASH = `$2b$12$${"x".repeat(53)}`;

type Values = Record<string, unknown>;
/** A sealed row as it is stored, with the name of its table. */
export interface FilledRow {
	table: string;
	values: Values;
}

const short = paragraph.slice(0, 60);

/** Yields every row of the i-th person, in an order that satisfies the foreign keys. */
export function* rowsOf(keyring: Keyring, i: number): Generator<FilledRow> {
	const userId = FIRST_PERSON + i;
	const of = { userId };
	const { entries, messages, responses } = sizeOf(i);
	const row = (table: string, values: Values): FilledRow => ({ table, values: sealedValues(keyring, table, values) });
	yield { table: "users", values: signedUser(keyring, userId) };
	yield { table: "sessions", values: signedSession(keyring, userId) };
	for (const [n, entry] of dailyEntries(userId, entries).entries()) {
		const id = randomUUID();
		const { keyInsights, ...written } = { ...entry, content: paragraph.repeat(2 + (n % 3)) };
		yield row("journal_entries", { ...written, id, keyInsights: keyInsights.slice(0, 2) });
		if (n % 3 > 0) continue;
		const feeling = { id: randomUUID(), feeling: n % 2 ? "sad" : "calm", localDate: entry.localDate, entryId: id };
		yield row("feelings", { ...of, ...feeling });
	}
	for (const [n, message] of conversation(userId, messages).entries()) {
		yield row("chat_messages", { ...message, id: userId * MOST_MESSAGES + n, sealId: randomUUID() });
	}
	for (let n = 0; n < responses; n++) {
		const questionnaireId = ["1", "8", "9", PATTERN_QUESTIONNAIRE_ID][n % 4] ?? "1";
		const written = { responses: answersTo(questionnaireId, short), aiAnalysis: paragraph.repeat(5) };
		const by = { analysisBy: "built-in", completedAt: daysAgo(n * 20) };
		yield row("user_responses", { ...of, ...written, ...by, id: randomUUID(), questionnaireId });
	}
	const goal = { title: short, description: paragraph, type: "short term", updatedAt: new Date() };
	yield row("relationship_goals", { ...of, ...goal, id: randomUUID() });
	yield row("threads", { ...of, id: randomUUID(), meant: short, day: dayOf(new Date()), updatedAt: new Date() });
	for (let n = 0; n < entries / 30; n++) {
		const line = { text: short, source: "entry", sourceId: randomUUID(), day: dayOf(daysAgo(n)) };
		yield row("kept_lines", { ...of, ...line, id: randomUUID() });
	}
	if (entries > 50) yield* rareRows(userId, row);
	for (let n = 0; n < 3; n++) {
		const key = { scope: "chat", key: randomUUID(), resource_id: String(n) };
		yield { table: "idempotency_keys", values: { user_id: userId, ...key } };
		yield { table: "rate_limits", values: { key: `limit${n}:${userId}`, points: 1, expire: Date.now() + 86_400_000 } };
	}
}

/** Yields a few rows for tables that few people use, so that these too have rows of more than one person. */
function* rareRows(userId: number, row: (table: string, values: Values) => FilledRow): Generator<FilledRow> {
	const of = { userId };
	const [updatedAt, localDate] = [new Date(), dayOf(new Date())];
	const [entryId, loveScriptId, importId] = [randomUUID(), randomUUID(), randomUUID()];
	const entry = { ...of, localDate, prompt: short, content: paragraph, version: 2 };
	yield row("journal_entries", { ...dailyEntries(userId, 1)[0], ...entry, keyInsights: [], id: entryId });
	const picture = { image: Buffer.alloc(4_000), small: Buffer.alloc(400), width: 2, height: 1 };
	yield row("photos", { ...of, ...picture, id: randomUUID(), entryId });
	yield row("journal_entry_versions", { ...of, entryId, version: 1, content: paragraph, localDate });
	const written = { scriptSentence: short, mainScript: paragraph.repeat(5), id: randomUUID() };
	yield row("life_script", { ...of, ...written });
	yield row("love_script", { ...longLoveScript(userId), id: loveScriptId, updatedAt });
	const version = { isUserEdited: true, origin: "edited", sources: [], createdAt: updatedAt, kind: "life" };
	const content = { texts: { scriptSentence: short, mainScript: paragraph }, patterns: [], affirmations: [] };
	yield row("script_versions", { ...of, ...version, content, id: randomUUID() });
	yield row("affirmations", { ...of, id: randomUUID(), loveScriptId, text: short, audioUrl: "", updatedAt });
	for (let n = 0; n < 4; n++) {
		const id = userId * MOST_ANSWERS + n;
		const replyId = userId * MOST_MESSAGES + 2 * n + 1;
		yield row("chat_answers", { ...of, id, sealId: randomUUID(), replyId, content: paragraph });
		yield row("exercise_runs", {
			...{ ...of, id: randomUUID(), slug: "unsent-letter", answers: { letter: paragraph }, updatedAt },
		});
		yield row("people", { ...of, id: randomUUID(), names: [`Tom ${n}`], updatedAt });
		const fact = { kind: "wishes", text: short, words: short, learnedBy: "a model", entryId };
		yield row("learned_facts", { ...of, ...fact, id: randomUUID() });
		yield row("forgotten_facts", { ...of, hash: randomUUID() });
		yield row("letter_marks", { ...of, id: randomUUID(), period: `month-202${n}-01`, mark: "kept", updatedAt });
	}
	yield row("imports", { ...of, id: importId, source: "daylio", finishedAt: updatedAt });
	for (let n = 0; n < 30; n++) {
		const names = { importId, list: "journalEntries", rowId: randomUUID(), sourceId: "" };
		yield row("imported_rows", names);
	}
	const due = new Date(updatedAt.getTime() + 86_400_000);
	const when = { days: 127, minute: 1230, zone: "Europe/Paris", nextAt: due, updatedAt };
	yield row("reminders", { ...of, ...when, id: randomUUID() });
	const keys = { endpoint: short, publicKey: short, auth: short, hash: randomUUID() };
	yield row("push_browsers", { ...of, ...keys, id: randomUUID() });
	yield row("memory_pauses", { ...of, id: randomUUID(), endedAt: updatedAt });
}

function sealedValues(keyring: Keyring, table: string, values: Values): Values {
	const model = encryptedTable(table);
	const identity = model && identityOf(model, values);
	const sealed = model && identity ? sealedRow(keyring, model, values, identity) : values;
	const isJson = (column: string) => model !== null && column in model.json;
	// A JSON column holds sealed data as a JSON string.
	const stored = (column: string, value: unknown) =>
		isJson(column) && typeof value === "string" ? JSON.stringify(value) : value;
	return Object.fromEntries(
		Object.entries(sealed).map(([column, value]) => [inDatabase(column), stored(column, value)]),
	);
}

function signedUser(keyring: Keyring, id: number): Values {
	const email = `somebody${id}@example.com`;
	const claim = (value: string): Claim => ({ row: [id], person: id, bound: [value] });
	return {
		...{ id, username: `somebody${id}`, username_key: `somebody${id}`, email, first_name: "Somebody" },
		...{ password: PASSWORD_HASH, updated_at: new Date(), is_new: false },
		password_seal: signed(keyring, "password", claim(PASSWORD_HASH)),
		email_seal: signed(keyring, "email", claim(email)),
	};
}

function signedSession(keyring: Keyring, person: number): Values {
	const id = randomUUID();
	const [createdAt, expiresAt] = [daysAgo(1), daysAgo(-60)];
	const seal = signed(keyring, "session", { row: [id], person, bound: [createdAt, expiresAt] });
	return { id, user_id: person, created_at: createdAt, last_seen_at: new Date(), expires_at: expiresAt, seal };
}
