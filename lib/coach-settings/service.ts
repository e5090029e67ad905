import "server-only";
import { db } from "@/lib/core/db";
import { AppError } from "@/lib/core/errors";
import type { Voice } from "@/lib/voice/voices";
import type { AiPersonaSettings } from "@/prisma/client/client";
import { defaultCoachSettings } from "./defaults";
import { isSame } from "./draft";
import type { ClientCoachSettings, CoachSettingsUpdate } from "./schema";

/** How this person wants to be coached: their own settings, or the defaults. */
export async function coachSettings(userId: number) {
	return (await db().aiPersonaSettings.findUnique({ where: { userId } })) ?? defaultCoachSettings;
}

/** The same, as it is sent to their browser. */
export async function readCoachSettings(userId: number): Promise<ClientCoachSettings> {
	return serialize(await coachSettings(userId));
}

/**
 * Keeps a person's settings in the place of those before, as typed.
 * @throws AppError `conflict` where others were saved since `updatedAt`, and they do not say the same.
 */
export async function saveCoachSettings(
	userId: number,
	{ updatedAt, ...update }: CoachSettingsUpdate,
): Promise<ClientCoachSettings> {
	const settings = db().aiPersonaSettings;
	if (updatedAt === undefined) {
		// One statement (`ON CONFLICT`), so that two tabs that save at the same moment both succeed.
		return serialize(await settings.upsert({ where: { userId }, create: { userId, ...update }, update }));
	}
	// One statement each, so that of two tabs that save at the same moment one learns of the other.
	const { count } =
		updatedAt === null
			? await settings.createMany({ data: { userId, ...update }, skipDuplicates: true })
			: await settings.updateMany({ where: { userId, updatedAt: new Date(updatedAt) }, data: update });
	const now = await readCoachSettings(userId);
	// Where an earlier try did arrive and only its answer got lost, everything is as it should be.
	if (count === 1 || isSame(now, { ...now, ...update })) return now;
	throw new AppError(
		"conflict",
		"These settings were changed in another tab or on another device since you opened them.",
	);
}

/** Which voice reads to this person. */
export async function voicePreferences(userId: number): Promise<{ defaultVoice: Voice }> {
	const { defaultVoice } = await readCoachSettings(userId);
	return { defaultVoice };
}

function serialize(settings: AiPersonaSettings | typeof defaultCoachSettings): ClientCoachSettings {
	return {
		coachPersona: settings.coachPersona,
		chatInstructions: settings.chatInstructions,
		journalInstructions: settings.journalInstructions,
		quickInsightInstructions: settings.quickInsightInstructions,
		questionnaireInstructions: settings.questionnaireInstructions,
		defaultVoice: settings.defaultVoice as Voice,
		updatedAt: "updatedAt" in settings ? settings.updatedAt.toISOString() : null,
	};
}
