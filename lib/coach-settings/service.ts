import "server-only";
import { db } from "@/lib/core/db";
import type { Voice } from "@/lib/voice/voices";
import type { AiPersonaSettings } from "@/prisma/client/client";
import { defaultCoachSettings } from "./defaults";
import type { ClientCoachSettings, CoachSettingsUpdate } from "./schema";

/** How this person wants to be coached: their own settings, or the defaults. */
export async function coachSettings(userId: number) {
	return (await db().aiPersonaSettings.findUnique({ where: { userId } })) ?? defaultCoachSettings;
}

/** The same, as it is sent to their browser. */
export async function readCoachSettings(userId: number): Promise<ClientCoachSettings> {
	return serialize(await coachSettings(userId));
}

/** Keeps a person's settings in the place of those before, as typed. */
export async function saveCoachSettings(userId: number, update: CoachSettingsUpdate): Promise<ClientCoachSettings> {
	// One statement (`ON CONFLICT`), so that two tabs that save at the same moment both succeed.
	return serialize(await db().aiPersonaSettings.upsert({ where: { userId }, create: { userId, ...update }, update }));
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
