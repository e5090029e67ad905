import { Keyring } from "@/lib/server/core/encryption/keyring";
import type { PrismaClient } from "@/prisma/client/client";

const ENTRIES = 3_650;
const DAY_MS = 86_400_000;
/** The most that encryption may cost: so many times what it is without. */
const MOST = 1.3;

/** Leaves everything as it is, so that all else that is done is the same. */
class NoKeyring extends Keyring {
	override seal = (text: string) => text;
	override open = (text: string) => text;
}
export const noKeyring = (): Keyring => new NoKeyring(() => [Buffer.alloc(32)]);

const words =
	"the river house my mother argued about money quiet evening garden key soup train sister winter letter door".split(
		" ",
	);
const text = (at: number) =>
	Array.from(
		{ length: 120 },
		(_, i) => `${words[(at * 31 + i * 7 + (i % 5) * at) % words.length]}${i % 12 === 11 ? "." : ""}`,
	).join(" ");

/** Gives somebody ten years of daily entries. */
export async function writeTenYears(prisma: PrismaClient, userId: number): Promise<void> {
	const at = (i: number) => new Date(Date.now() - i * DAY_MS);
	const rows = Array.from({ length: ENTRIES }, (_, i) => ({
		userId,
		title: `Day ${i}`,
		content: text(i),
		prompt: "What stayed?",
		message: text(i + 1).slice(0, 300),
		quote: "Begin where you are.",
		keyInsights: ["You went there again.", "You said what you wanted."],
		wordCount: 120,
		insightBy: "built-in",
		localDate: new Date(at(i).toISOString().slice(0, 10)),
		createdAt: at(i),
	}));
	for (let from = 0; from < rows.length; from += 500) {
		await prisma.journalEntry.createMany({ data: rows.slice(from, from + 500) });
	}
	await prisma.$executeRaw`ANALYZE journal_entries`;
}

/** The lower quartile, which what else runs on the machine moves less than the median. */
const typical = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 4)] ?? 0;

/** Both ways to keep what people write. */
export type Way = "plain" | "encrypted";

/** Times something both ways by turns, in milliseconds. @returns A row of the table; the exit code says if it costs too much. */
export async function compare(what: string, runs: number, run: (way: Way) => Promise<unknown>) {
	const times: Record<Way, number[]> = { plain: [], encrypted: [] };
	const ways: Way[] = ["plain", "encrypted"];
	for (let i = 0; i < runs; i++) {
		for (const way of i % 2 ? ways : ways.toReversed()) {
			const begun = performance.now();
			await run(way);
			times[way].push(performance.now() - begun);
		}
	}
	const [plain, encrypted] = [typical(times.plain), typical(times.encrypted)];
	const ratio = encrypted / plain;
	if (ratio > MOST) process.exitCode = 1;
	const shown = { "ms, plain": Number(plain.toFixed(1)), "ms, encrypted": Number(encrypted.toFixed(1)) };
	return { what, ...shown, ratio: Number(ratio.toFixed(2)) };
}
