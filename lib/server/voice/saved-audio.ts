import "server-only";
import { isSound } from "@/lib/domain/core/damaged";
import { AppError } from "@/lib/domain/core/errors";
import type { Voice } from "@/lib/domain/voice/voices";
import { db, isUniqueViolation, opened } from "@/lib/server/core/database/db";
import { BYTES_OVERHEAD } from "@/lib/server/core/encryption/keyring";
import { requireRoom } from "@/lib/server/core/limits/room";
import { Prisma } from "@/prisma/client/client";
import type { SavedAudio } from "./audio-response";

/** A text to be heard, and the row where its audio is saved. */
export interface Spoken {
	userId: number;
	loveScriptId: string | null;
	kind: "narrative" | "affirmation" | "sample";
	orderNum: number;
	text: string;
	voice: Voice;
	audioUrl: string;
}

/** How many narratives of a person are saved, in all voices and versions: about ten megabytes. */
const SAVED_NARRATIVES = 12;

/**
 * Audio of this very text in this voice, whichever version of a script it was spoken for.
 * @param narrator Audio by another narrator does not count: it is made again.
 */
export async function findSaved(spoken: Spoken, narrator: string): Promise<SavedAudio | null> {
	const { userId, loveScriptId, kind, text, voice } = spoken;
	const rows = await db().$queryRaw<{ id: string; text: string; size: number; updatedAt: Date }[]>`
		SELECT id, text, octet_length(audio_data) - ${BYTES_OVERHEAD}::int AS size, updated_at AS "updatedAt"
		FROM affirmations
		WHERE user_id = ${userId} AND kind = ${kind} AND voice = ${voice} AND narrator = ${narrator}
			AND octet_length(audio_data) > ${BYTES_OVERHEAD}::int
		ORDER BY (love_script_id IS NOT DISTINCT FROM ${loveScriptId}) DESC, created_at DESC`;
	const row = opened("Affirmation", rows, { userId }).find((one) => one.text === text);
	if (!row) return null;
	const { id, size, updatedAt } = row;
	let whole: Promise<{ audioData: Uint8Array | null } | null> | undefined;
	return {
		size,
		etag: `"${id}-${updatedAt.getTime().toString(36)}"`,
		async read(from, to) {
			// It is decrypted as a whole: about a megabyte.
			whole ??= db().affirmation.findFirst({ where: { id, userId, updatedAt }, select: { audioData: true } });
			const row = await whole;
			// Damaged audio is spoken again the next time.
			if (row && !isSound(row)) await db().affirmation.updateMany({ where: { id, userId }, data: { audioData: null } });
			const part = row?.audioData?.subarray(from, to + 1);
			if (part?.length !== to - from + 1) {
				throw new AppError("conflict", "This audio has just been made anew. Please start it again.");
			}
			return part;
		},
	};
}

/** Saves audio in the row of its script, kind, place and voice. @throws AppError `too_large` where the account is full */
export async function save(spoken: Spoken, narrator: string, audio: Uint8Array): Promise<void> {
	const { userId, loveScriptId, kind, orderNum, text, voice, audioUrl } = spoken;
	await requireRoom(userId, audio.length);
	const data = { text, narrator, audioUrl, audioData: new Uint8Array(audio) };
	const place = { userId, loveScriptId, kind, orderNum, voice };
	const there = await db().affirmation.findMany({ where: place, select: { id: true } });
	const changes = there.map(({ id }) => db().affirmation.updateMany({ where: { id, userId }, data }));
	if ((await Promise.all(changes)).some(({ count }) => count > 0)) return;
	try {
		await db().affirmation.create({ data: { ...place, ...data } });
	} catch (error) {
		// Another process has saved it in the meantime.
		if (!isUniqueViolation(error)) throw error;
	}
	if (kind === "narrative") await dropOldest(userId);
}

async function dropOldest(userId: number): Promise<void> {
	await db().$executeRaw(Prisma.sql`
		DELETE FROM affirmations
		WHERE user_id = ${userId} AND kind = 'narrative' AND id NOT IN (
			SELECT id FROM affirmations
			WHERE user_id = ${userId} AND kind = 'narrative'
			ORDER BY updated_at DESC, id
			LIMIT ${SAVED_NARRATIVES}::int
		)`);
}
