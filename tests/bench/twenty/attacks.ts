import { createHash, randomBytes } from "node:crypto";
import { strToU8, zipSync } from "fflate";
import type { PrismaClient } from "@/prisma/client/client";
import { answersTo } from "../../api/questionnaires/factory";

/** A request: method, path, body. */
export type Ask = [method: string, path: string, body?: unknown];

/** The requests of one attacking account, in several lanes at once, at default limits. */
interface Attack {
	/** Prepares the account: gives it as much as a person may have written or imported. */
	prepare?(userId: number, prisma: PrismaClient): Promise<void>;
	/** Returns the next request. @param turn The number of the request in its lane. */
	ask(turn: number, userId: number): Ask;
}

const day = new Date("2026-03-02");
const rareWords = (page: number, count: number) =>
	Array.from({ length: count }, (_, i) => createHash("sha256").update(`${page}/${i}`).digest("hex").slice(0, 7)).join(
		" ",
	);

async function writeEntries(prisma: PrismaClient, userId: number, texts: readonly string[]): Promise<void> {
	// In parts, since a statement's parameters and a message's bytes are limited.
	for (let from = 0; from < texts.length; from += 50) {
		await prisma.journalEntry.createMany({
			data: texts.slice(from, from + 50).map((content, i) => ({
				...{ userId, content, prompt: "p", wordCount: 9_000, localDate: day },
				createdAt: new Date(Date.now() - (from + i) * 60_000),
			})),
		});
	}
}

const writeMessages = (prisma: PrismaClient, userId: number, texts: readonly string[]) =>
	prisma.chatMessage.createMany({
		data: texts.map((content, i) => {
			return { userId, content, isAiResponse: false, createdAt: new Date(Date.now() - i * 60_000) };
		}),
	});

/** Returns a list of zeros: rows of an imported file that are not valid rows. */
const zeros = (count: number) => `${"0,".repeat(count)}0`;
const zipBomb = zipSync({
	"a.json": strToU8(
		`{"export_version":"1","journals":[{"title":"${"x".repeat(40_000)}","entries":[${zeros(600_000)}]}]}`,
	),
});
const dayOne = `{"metadata":{"version":"1.0"},"entries":[${zeros(2_000_000)}]}`;
const lines = [
	`# a${" ".repeat(60_000)}b`,
	"![".repeat(60_000),
	"\n".repeat(4_000_000),
	"# 2026-03-02\n".repeat(300_000),
];
const rendered = [`${"- ".repeat(3_990)}x`, `${"> ".repeat(3_990)}x`, `${"[".repeat(3_000)}x`, "*a ".repeat(2_600)];

/** Builds a ZIP of some kilobytes with twenty affirmations that share one sound of 24 MB. */
function soundFile(): Uint8Array {
	const sound = new Uint8Array(24 * 1024 * 1024);
	sound.set([0xff, 0xfb, 0x90, 0x00]);
	const at = "2026-03-02T12:00:00.000Z";
	const affirmations = Array.from({ length: 20 }, (_, i) => ({
		...{ id: `a${i}`, loveScriptId: null, kind: "affirmation", orderNum: i, text: `Line ${i}`, voice: "onyx" },
		...{ narrator: "built-in", audio: "audio/one.mp3", createdAt: at, updatedAt: at },
	}));
	const data = JSON.stringify({ format: "innerscript", version: 1, affirmations });
	return zipSync({ "data.json": strToU8(data), "audio/one.mp3": sound });
}

const oneSound = soundFile();

const worstTexts = [
	`${"ﷺ".repeat(3_000)} ${"kms ".repeat(11_000)} song`,
	"kms ".repeat(12_400),
	'I said "no" and '.repeat(3_125),
	"i felt a; she felt b; ".repeat(2_250),
	"he hit me and i want to die , ".repeat(1_650),
	"😀a".repeat(16_000),
];
const questions = ["What did I write about the house?", "What did I decide?", "How did I feel about the house?"];
const worstAsks: ((text: string, userId: number) => Ask)[] = [
	(content) => ["POST", "/api/journal", { content, prompt: "p", action: "insight" }],
	(content) => ["POST", "/api/journal", { content, prompt: "p", action: "submit" }],
	(content) => ["POST", "/api/chat", { content: content.slice(0, 8_000) }],
	(content) => ["POST", "/api/transcribe", { audio: Buffer.from(content).toString("base64") }],
	(content) => ["GET", `/api/search?limit=100&q=${encodeURIComponent(questions[content.length % 3] ?? "")}`],
	() => ["POST", "/api/chat", { content: questions[0] }],
	(content) => ["POST", "/api/responses", { questionnaireId: "8", responses: answersTo("8", content.slice(0, 9_900)) }],
	(_, userId) => ["GET", `/api/memory/${userId}`],
];
const of = <Item>(all: readonly Item[], turn: number): Item => all[turn % all.length] as Item;

/** The ids of sounds of the largest size that a file may contain, each with a line of the script. */
const sounds = Array.from({ length: 4 }, (_, i) => `large-sound-${i}`);
const whole: ((userId: number) => Ask)[] = [
	() => ["GET", "/api/export"],
	(userId) => ["GET", `/api/journal/${userId}?limit=200`],
	...sounds.map((id) => (): Ask => ["GET", `/api/affirmations/${id}/audio?voice=onyx`]),
	(userId) => ["GET", `/api/chat/${userId}?limit=100`],
	(userId) => ["GET", `/api/responses/${userId}?limit=200`],
	(userId) => ["GET", `/api/life-script/${userId}/versions`],
];

async function writeLargest(userId: number, prisma: PrismaClient): Promise<void> {
	await writeEntries(
		prisma,
		userId,
		Array.from({ length: 300 }, (_, i) => `Day ${i}. ${words(49_000)}`),
	);
	await writeMessages(
		prisma,
		userId,
		Array.from({ length: 200 }, (_, i) => `${i} ${words(7_900)}`),
	);
	for (let i = 0; i < 200; i++) {
		await prisma.userResponse.create({
			data: { userId, questionnaireId: "8", responses: answersTo("8", words(9_900)), completedAt: new Date() },
		});
	}
	for (const [orderNum, id] of sounds.entries()) {
		const place = { id, userId, loveScriptId: null, kind: "affirmation", orderNum, voice: "onyx" };
		const audioUrl = `/api/affirmations/${id}/audio?voice=onyx`;
		const audioData = randomBytes(24 * 1024 * 1024);
		audioData.set([0xff, 0xfb, 0x90, 0x00]);
		await prisma.affirmation.create({
			data: { ...place, text: `Line ${id}`, narrator: "built-in", audioUrl, audioData },
		});
	}
}
const words = (characters: number) => "I felt sad about the house, and I stayed. ".repeat(characters / 42);

/** The five attacks that crashed the app or blocked everybody, and everything that the fuzzer found, together. */
export const attacks: Record<string, Attack> = {
	zip: { ask: (turn) => ["POST", "/api/import?preview=1", of([zipBomb, dayOne], turn)] },
	"text files": { ask: (turn) => ["POST", "/api/import?preview=1&name=notes.md", of(lines, turn)] },
	"a message": {
		prepare: (userId, prisma) =>
			writeMessages(
				prisma,
				userId,
				Array.from({ length: 60 }, (_, i) => of(rendered, i)),
			).then(() => {}),
		ask: (turn, userId) =>
			of<Ask>(
				[
					["GET", "/chat"],
					["GET", `/api/chat/${userId}?limit=100`],
				],
				turn,
			),
	},
	search: {
		prepare: (userId, prisma) => {
			return writeEntries(
				prisma,
				userId,
				Array.from({ length: 500 }, (_, i) => rareWords(i, 6_000)),
			);
		},
		ask: (turn) => ["GET", `/api/search?limit=100&q=${rareWords(turn % 500, 1)}`],
	},
	sounds: { ask: () => ["POST", "/api/import", oneSound] },
	"large answers": { prepare: writeLargest, ask: (turn, userId) => of(whole, turn)(userId) },
	everything: {
		async prepare(userId, prisma) {
			const stock = Array.from({ length: 110 }, (_, i) =>
				`I felt sad about the house ${i}. But I decided to stay. `.repeat(900).slice(0, 49_000),
			);
			// Each short sentence is compared with what was forgotten.
			const short = Array.from({ length: 400 }, (_, i) => `Oh! ${i}! `.repeat(500).slice(0, 4_000));
			const rare = Array.from({ length: 120 }, (_, i) => rareWords(i, 6_000));
			await writeEntries(prisma, userId, [...stock, ...rare, ...short]);
			await writeMessages(
				prisma,
				userId,
				short.map((text) => text.slice(0, 1_200)),
			);
			await prisma.forgottenFact.create({ data: { userId, hash: "of something that stands nowhere any more" } });
		},
		ask: (turn, userId) => of(worstAsks, turn)(of(worstTexts, turn), userId),
	},
};
