import "server-only";
import { randomUUID } from "node:crypto";
import type { Narrator } from "@/lib/ai/types";
import { isSound, UNREAD } from "@/lib/domain/core/damaged";
import { AppError } from "@/lib/domain/core/errors";
import { type ReadScript, streamPath } from "@/lib/domain/voice/paths";
import type { ClientAffirmation, NarrationCheck } from "@/lib/domain/voice/schema";
import { DEFAULT_VOICE, SAMPLE_SENTENCE, type Voice, voices } from "@/lib/domain/voice/voices";
import { coachSettings } from "@/lib/server/coach-settings/service";
import { choiceOf, narrator } from "@/lib/server/core/ai";
import { db } from "@/lib/server/core/database/db";
import { readRows } from "@/lib/server/core/database/read-rows";
import { withinBudget } from "@/lib/server/core/limits/ai-budget";
import { describeError, logger } from "@/lib/server/core/logger";
import { Prisma } from "@/prisma/client/client";
import type { Audio, SavedAudio } from "./audio-response";
import { LiveAudio } from "./live-audio";
import { findSaved, type Spoken, save } from "./saved-audio";

/**
 * How long speaking continues without listeners. Long enough to finish most narratives, so that people who gave up
 * waiting find the audio complete later.
 */
const GRACE_MS = 60_000;
/** The sentence that tests whether the narrator works. */
const TEST_SENTENCE = "One moment.";
const limits = {
	busy: "Something else is still being read to you. Please give it a moment.",
	tooFast: "That was a lot to listen to in a short time. Please try again in a minute.",
};

// The audio being spoken in this process. Kept globally, because bundlers and hot reload may evaluate this module
// several times.
const holder = globalThis as { innerscriptLiveAudio?: Map<string, LiveAudio> };
function speaking(): Map<string, LiveAudio> {
	holder.innerscriptLiveAudio ??= new Map();
	return holder.innerscriptLiveAudio;
}

/**
 * Reads aloud a life script, or the day narrative of a love script.
 * @param voice The person's chosen voice if omitted.
 * @throws AppError `not_found`; the audio fails with the narrator's errors and `rate_limited`.
 */
export async function narrate(userId: number, script: ReadScript, voice?: Voice): Promise<Audio> {
	return audioOf(await narrative(userId, script, voice));
}

/** Returns the narrative's audio if it is already saved, otherwise null. @throws AppError `not_found` */
export async function savedNarrative(userId: number, script: ReadScript, voice?: Voice): Promise<SavedAudio | null> {
	return findSaved(await narrative(userId, script, voice), (await narratorOf(userId)).name);
}

/** Reads one affirmation aloud. @throws as `narrate` */
export async function sayAffirmation(userId: number, id: string, voice?: Voice): Promise<Audio> {
	return audioOf(await affirmation(userId, id, voice));
}

/** Returns the affirmation's audio if it is already saved, otherwise null. @throws AppError `not_found` */
export async function savedAffirmation(userId: number, id: string, voice?: Voice): Promise<SavedAudio | null> {
	return findSaved(await affirmation(userId, id, voice), (await narratorOf(userId)).name);
}

/** Reads a sample sentence aloud, so that the person can try a voice. @throws as `narrate` */
export async function saySample(userId: number, voice?: Voice): Promise<Audio> {
	return audioOf(await sample(userId, voice));
}

/** Returns the sample's audio if it is already saved, otherwise null. */
export async function savedSample(userId: number, voice?: Voice): Promise<SavedAudio | null> {
	return findSaved(await sample(userId, voice), (await narratorOf(userId)).name);
}

/** Returns the affirmations of a love script in order, each with the URL of its audio. @throws AppError `not_found` */
export async function listAffirmations(userId: number, loveScriptId: string): Promise<ClientAffirmation[]> {
	const [[script], rows] = await Promise.all([
		readRows<{ voice: Voice | null }>(Prisma.sql`
			SELECT s.default_voice AS voice FROM love_script l LEFT JOIN ai_persona_settings s ON s.user_id = l.user_id
			WHERE l.id = ${loveScriptId} AND l.user_id = ${userId}`),
		db().affirmation.findMany({
			where: { userId, loveScriptId, kind: "affirmation" },
			orderBy: [{ orderNum: "asc" }, { createdAt: "asc" }, { id: "asc" }],
			select: { id: true, text: true, orderNum: true },
		}),
	]);
	if (!script) throw notFound("love");
	const voice = script.voice ?? DEFAULT_VOICE;
	// An affirmation has one row for each voice in which it was heard.
	const firsts = rows.filter(({ orderNum }, i) => rows[i - 1]?.orderNum !== orderNum);
	return firsts.map(({ id, text, orderNum }) => ({
		id,
		text,
		orderNum,
		voice,
		audioUrl: affirmationUrl(id, voice),
	}));
}

/**
 * Checks whether a narrative can be read aloud and, if not, says why. Unless the audio is saved, this has the narrator
 * speak a short sentence.
 */
export async function checkNarration(
	userId: number,
	script: ReadScript,
	voiceOf: () => Voice | undefined,
	signal: AbortSignal,
): Promise<NarrationCheck> {
	try {
		const spoken = await narrative(userId, script, voiceOf());
		const { voice } = spoken;
		const chosen = await narratorOf(userId);
		const isKept = (await findSaved(spoken, chosen.name)) !== null;
		if (!isKept) {
			const test = async () => {
				for await (const piece of chosen.speak(TEST_SENTENCE, voice, signal)) if (piece.length > 0) return;
				throw new AppError("ai_failed", "The reading voice is silent.");
			};
			await withinBudget(userId, test, limits);
		}
		return { ok: true, voice, narrator: chosen.name, isKept };
	} catch (error) {
		if (!(error instanceof AppError)) throw error;
		if (error.status >= 500) logger().warn({ error: describeError(error.cause ?? error) }, "the narrator failed");
		return { ok: false, status: error.status, details: error.message };
	}
}

async function narrative(userId: number, script: ReadScript, voice?: Voice): Promise<Spoken> {
	const [text, chosen] = await Promise.all([textOf(userId, script), voice ?? chosenVoice(userId)]);
	const isLove = script.kind === "love";
	return {
		userId,
		loveScriptId: isLove ? script.id : null,
		kind: "narrative",
		// Rows without a love script are replaced by their number, and that of its narratives is 0.
		orderNum: isLove ? 0 : 1,
		text,
		voice: chosen,
		audioUrl: streamPath(script, chosen),
	};
}

/** Returns the part of a script that is read aloud. @throws AppError `not_found`, or `conflict` if it is damaged */
async function textOf(userId: number, { kind, id }: ReadScript): Promise<string> {
	const where = { id, userId };
	if (kind === "life") {
		const script = await db().lifeScript.findFirst({ where, select: { mainScript: true } });
		if (!script) throw notFound(kind);
		if (!isSound(script)) throw new AppError("conflict", UNREAD);
		return script.mainScript;
	}
	const script = await db().loveScript.findFirst({ where, select: { dayInLifeNarrative: true } });
	if (!script) throw notFound(kind);
	if (!isSound(script)) throw new AppError("conflict", UNREAD);
	return script.dayInLifeNarrative;
}

async function affirmation(userId: number, id: string, voice?: Voice): Promise<Spoken> {
	const [row, chosen] = await Promise.all([
		db().affirmation.findFirst({
			where: { id, userId, kind: "affirmation" },
			select: { loveScriptId: true, orderNum: true, text: true },
		}),
		voice ?? chosenVoice(userId),
	]);
	if (!row) throw new AppError("not_found", "We could not find that affirmation.");
	if (!isSound(row)) throw new AppError("conflict", UNREAD);
	return { ...row, userId, kind: "affirmation", voice: chosen, audioUrl: affirmationUrl(id, chosen) };
}

async function sample(userId: number, voice?: Voice): Promise<Spoken> {
	const chosen = voice ?? (await chosenVoice(userId));
	const place = { userId, loveScriptId: null, kind: "sample", orderNum: 0 } as const;
	return { ...place, text: SAMPLE_SENTENCE, voice: chosen, audioUrl: `/api/voice-preferences/sample?voice=${chosen}` };
}

const narratorOf = async (userId: number): Promise<Narrator> => narrator(await choiceOf(userId));

/** Returns the voice chosen in this person's settings. */
async function chosenVoice(userId: number): Promise<Voice> {
	const { defaultVoice } = await coachSettings(userId);
	return voices.find((voice) => voice === defaultVoice) ?? DEFAULT_VOICE;
}

async function audioOf(spoken: Spoken): Promise<Audio> {
	const chosen = await narratorOf(spoken.userId);
	const saved = await findSaved(spoken, chosen.name);
	if (saved) return { saved };
	return {
		live: speak(spoken, chosen),
		whenWhole: async (pieces) => (await findSaved(spoken, chosen.name)) ?? inMemory(pieces),
	};
}

/** Wraps audio that was spoken but could not be saved. */
function inMemory(pieces: Uint8Array[]): SavedAudio {
	const bytes = Buffer.concat(pieces);
	return { size: bytes.length, etag: `"${randomUUID()}"`, read: async (from, to) => bytes.subarray(from, to + 1) };
}

/** Speaks and saves a text. If this is already in progress, joins it. */
function speak(spoken: Spoken, { name, speak }: Narrator): LiveAudio {
	const { userId, kind, voice, text } = spoken;
	const key = JSON.stringify([userId, name, kind, voice, text]);
	const running = speaking().get(key);
	if (running && !running.isAbandoned) return running;
	const live: LiveAudio = new LiveAudio(async (emit, signal) => {
		const pieces: Uint8Array[] = [];
		const tell = async () => {
			for await (const piece of speak(text, voice, signal)) {
				pieces.push(piece);
				emit(piece);
			}
		};
		try {
			await withinBudget(userId, tell, limits);
		} catch (error) {
			if (!signal.aborted) logger().warn({ error: describeError(error) }, "a narration failed");
			throw error;
		}
		await save(spoken, name, Buffer.concat(pieces)).catch((error) => {
			// The listeners have already received the error.
			logger().warn({ error: describeError(error) }, "a narration could not be saved");
		});
	}, GRACE_MS);
	speaking().set(key, live);
	void live.ended.then(() => {
		if (speaking().get(key) === live) speaking().delete(key);
	});
	return live;
}

const affirmationUrl = (id: string, voice: Voice) => `/api/affirmations/${id}/audio?voice=${voice}`;
const notFound = (kind: ReadScript["kind"]) =>
	new AppError("not_found", `We could not find that ${kind} script. It may have been replaced.`);
