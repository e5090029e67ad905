import "server-only";
import { randomUUID } from "node:crypto";
import { DEFAULT_VOICE } from "@/lib/domain/voice/voices";
import type { Transaction } from "@/lib/server/core/database/db";

/** The short lines of a love script, in order. */
export type Lines = readonly string[];

interface Owned {
	/** The id of the love script. */
	id: string;
	userId: number;
}

/** Returns the lines of a script, each once: a line has one row for every voice in which it was heard. */
export async function linesOf(tx: Transaction, { id, userId }: Owned): Promise<string[]> {
	const rows = await tx.affirmation.findMany({
		where: { loveScriptId: id, userId, kind: "affirmation" },
		orderBy: [{ orderNum: "asc" }, { createdAt: "asc" }],
		distinct: ["orderNum"],
		select: { text: true },
	});
	return rows.map(({ text }) => text);
}

/** Stores the lines of a script that has no lines yet. */
export async function storeLines(tx: Transaction, { id: loveScriptId, userId }: Owned, lines: Lines): Promise<void> {
	await tx.affirmation.createMany({
		data: lines.map((text, i) => {
			const id = randomUUID();
			const audioUrl = `/api/affirmations/${id}/audio`;
			return { id, userId, loveScriptId, text, kind: "affirmation", orderNum: i + 1, audioUrl, voice: DEFAULT_VOICE };
		}),
	});
}

/**
 * Removes the lines from a script. Their sounds are kept, and found by their text if a version with the same lines is
 * restored.
 */
export async function setLinesAside(tx: Transaction, { id, userId }: Owned): Promise<void> {
	const lines = { loveScriptId: id, userId, kind: "affirmation" };
	await tx.affirmation.deleteMany({ where: { ...lines, audioData: null, objects: { none: { userId } } } });
	await tx.affirmation.updateMany({ where: lines, data: { loveScriptId: null } });
}

/** Makes room for the sound of another narrative. The present sound is kept, and found by its text. */
export async function setNarrativeAside(tx: Transaction, { id, userId }: Owned): Promise<void> {
	await tx.affirmation.updateMany({
		where: { loveScriptId: id, userId, kind: "narrative" },
		data: { loveScriptId: null },
	});
}
