import "server-only";
import { randomUUID } from "node:crypto";
import { isSound } from "@/lib/domain/core/damaged";
import { AppError } from "@/lib/domain/core/errors";
import type { Voice } from "@/lib/domain/voice/voices";
import { db, isUniqueViolation, opened } from "@/lib/server/core/database/db";
import { BYTES_OVERHEAD } from "@/lib/server/core/encryption/keyring";
import { takeLargePlace } from "@/lib/server/core/limits/at-once";
import { reserveRoom } from "@/lib/server/core/limits/room";
import { keepBytes, type ObjectRecord, openObject } from "@/lib/server/core/objects/objects";
import { Prisma } from "@/prisma/client/client";
import type { SavedAudio } from "./audio-response";

/** A text to be read aloud, and the row in which its audio is saved. */
export interface Spoken {
	userId: number;
	loveScriptId: string | null;
	kind: "narrative" | "affirmation" | "sample";
	orderNum: number;
	text: string;
	voice: Voice;
	audioUrl: string;
}

/** A row with saved audio. */
interface Found {
	id: string;
	/** The size of the audio in bytes. */
	size: number;
	updatedAt: Date;
	/** The object's name in the object store, if the audio is there. */
	object: ObjectRecord | null;
}

/** How many narratives are saved per person, over all voices and versions: about ten megabytes. */
const SAVED_NARRATIVES = 12;

/**
 * Finds saved audio of exactly this text in this voice, whichever version of a script it was spoken for.
 * @param narrator The current narrator's name; audio by another one is ignored and spoken again.
 */
export async function findSaved(spoken: Spoken, narrator: string): Promise<SavedAudio | null> {
	const { userId, loveScriptId, kind, text, voice } = spoken;
	const rows = await db().$queryRaw<(Pick<Spoken, "text"> & Found)[]>`
		SELECT a.id, a.text, coalesce(octet_length(a.audio_data), o.bytes) - ${BYTES_OVERHEAD}::int AS size,
			a.updated_at AS "updatedAt",
			CASE WHEN a.audio_data IS NULL THEN json_build_object('name', o.name, 'bytes', o.bytes) END AS object
		FROM affirmations a LEFT JOIN stored_objects o ON o.affirmation_id = a.id AND o.user_id = a.user_id
		WHERE a.user_id = ${userId} AND a.kind = ${kind} AND a.voice = ${voice} AND a.narrator = ${narrator}
			AND coalesce(octet_length(a.audio_data), o.bytes) > ${BYTES_OVERHEAD}::int
		ORDER BY (a.love_script_id IS NOT DISTINCT FROM ${loveScriptId}) DESC, a.created_at DESC`;
	const row = opened("Affirmation", rows, { userId }).find((one) => one.text === text);
	if (!row) return null;
	const { id, size, updatedAt, object } = row;
	const readWhole = async () => {
		if (object) {
			const bytes = await openObject("Affirmation", { id, userId }, "audioData", object);
			if (!bytes) await forgetObject(userId, id, object);
			return bytes;
		}
		const found = await db().affirmation.findFirst({
			where: { id, userId, updatedAt },
			select: { audioData: true },
		});
		// Damaged audio is deleted, and spoken again the next time.
		if (found && !isSound(found))
			await db().affirmation.updateMany({ where: { id, userId }, data: { audioData: null } });
		return found?.audioData;
	};
	let whole: ReturnType<typeof readWhole> | undefined;
	const part = async (from: number, to: number) => {
		whole ??= readWhole();
		const bytes = (await whole)?.subarray(from, to + 1);
		if (bytes?.length === to - from + 1) return bytes;
		throw new AppError("conflict", "This audio has just been made anew. Please start it again.");
	};
	return {
		size,
		etag: `"${id}-${updatedAt.getTime().toString(36)}"`,
		async read(from, to, signal) {
			// The audio is decrypted as a whole: about a megabyte if it was spoken here, more if it was imported.
			if (size <= LARGE_BYTES) return part(from, to);
			const leave = await takeLargePlace(userId);
			try {
				const bytes = await part(from, to);
				whole = undefined;
				if (bytes.length > LARGE_BYTES) return inPieces(bytes, signal, leave);
				leave();
				return Uint8Array.from(bytes);
			} catch (error) {
				leave();
				throw error;
			}
		},
	};
}

/** Unlinks audio that is missing from the store or cannot be decrypted, so that it is spoken again the next time. */
async function forgetObject(userId: number, affirmationId: string, { name }: ObjectRecord): Promise<void> {
	const where = { name, userId, affirmationId };
	await db().storedObject.updateMany({ where, data: { affirmationId: null } });
}

/** Audio larger than this is sent in pieces, and to one listener per person at a time. */
const LARGE_BYTES = 2 * 1024 * 1024;
const PIECE_BYTES = 256 * 1024;

/** Streams bytes in pieces. @param leave Called once, when everything was sent or the client has gone. */
function inPieces(bytes: Uint8Array, signal: AbortSignal, leave: () => void): ReadableStream<Uint8Array> {
	let at = 0;
	let isDone = false;
	const done = () => {
		if (isDone) return;
		isDone = true;
		signal.removeEventListener("abort", done);
		leave();
	};
	// If the client is already gone when the response begins, the stream is never even cancelled.
	signal.addEventListener("abort", done);
	if (signal.aborted) done();
	return new ReadableStream<Uint8Array>(
		{
			pull(controller) {
				controller.enqueue(bytes.slice(at, at + PIECE_BYTES));
				at += PIECE_BYTES;
				if (at < bytes.length) return;
				controller.close();
				done();
			},
			cancel: done,
		},
		{ highWaterMark: 0 },
	);
}

/**
 * Saves audio in the row of its script, kind, position and voice. @throws AppError `too_large` if the account is full
 */
export async function save(spoken: Spoken, narrator: string, audio: Uint8Array): Promise<void> {
	const letGo = await reserveRoom(spoken.userId, audio.length);
	try {
		await put(spoken, narrator, audio);
	} finally {
		letGo();
	}
}

async function put(spoken: Spoken, narrator: string, audio: Uint8Array): Promise<void> {
	const { userId, loveScriptId, kind, orderNum, text, voice, audioUrl } = spoken;
	const place = { userId, loveScriptId, kind, orderNum, voice };
	const there = await db().affirmation.findMany({ where: place, select: { id: true } });
	const isThere = there.length > 0;
	const bytes = { audioData: new Uint8Array(audio) };
	const written = (isThere ? there : [{ id: randomUUID() }]).map(async ({ id }) => {
		const { columns, settle } = await keepBytes("Affirmation", { id, userId }, bytes);
		const data = { text, narrator, audioUrl, ...columns };
		return db().$transaction(async (tx) => {
			const { count } = isThere
				? await tx.affirmation.updateMany({ where: { id, userId }, data })
				: await tx.affirmation.createMany({ data: { id, ...place, ...data } });
			if (count > 0) await settle(tx);
			return count;
		});
	});
	try {
		const counts = await Promise.all(written);
		if (isThere && counts.every((count) => count === 0)) return await put(spoken, narrator, audio);
	} catch (error) {
		// Another process has saved the audio in the meantime.
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
