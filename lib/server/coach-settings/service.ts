import "server-only";
import { defaultCoachSettings } from "@/lib/domain/coach-settings/defaults";
import { isSame } from "@/lib/domain/coach-settings/draft";
import type { ClientCoachSettings, CoachSettingsUpdate } from "@/lib/domain/coach-settings/schema";
import type { SettingText } from "@/lib/domain/coach-settings/texts";
import { unreadOf } from "@/lib/domain/core/damaged";
import { AppError } from "@/lib/domain/core/errors";
import type { Voice } from "@/lib/domain/voice/voices";
import { db } from "@/lib/server/core/database/db";
import type { AiPersonaSettings } from "@/prisma/client/client";

const settingsOf = async (userId: number) =>
	(await db().aiPersonaSettings.findUnique({ where: { userId } })) ?? defaultCoachSettings;

/**
 * Returns how this person wants to be coached: their own settings, or the defaults, which also replace settings that
 * cannot be decrypted.
 */
export async function coachSettings(userId: number) {
	const settings = await settingsOf(userId);
	const unread = unreadOf(settings).map((name) => [name, defaultCoachSettings[name as SettingText]]);
	return { ...settings, ...(Object.fromEntries(unread) as Partial<Record<SettingText, string>>) };
}

/** Returns the settings for the browser. */
export async function readCoachSettings(userId: number): Promise<ClientCoachSettings> {
	return serialize(userId, await settingsOf(userId));
}

/**
 * Replaces a person's settings, exactly as typed.
 * @throws AppError `conflict` if other settings were saved since `updatedAt`, unless they are identical.
 */
export async function saveCoachSettings(
	userId: number,
	{ updatedAt, ...update }: CoachSettingsUpdate,
): Promise<ClientCoachSettings> {
	const settings = db().aiPersonaSettings;
	if (updatedAt === undefined) {
		// One statement (`ON CONFLICT`), so that two tabs that save at the same moment both succeed.
		return serialize(userId, await settings.upsert({ where: { userId }, create: { userId, ...update }, update }));
	}
	// One statement each, so that if two tabs save at the same moment, one learns of the other.
	const { count } =
		updatedAt === null
			? await settings.createMany({ data: { userId, ...update }, skipDuplicates: true })
			: await settings.updateMany({ where: { userId, updatedAt: new Date(updatedAt) }, data: update });
	const now = await readCoachSettings(userId);
	// The settings are identical: an earlier attempt arrived, and only its response was lost.
	if (count === 1 || isSame(now, { ...now, ...update })) return now;
	throw new AppError(
		"conflict",
		"These settings were changed in another tab or on another device since you opened them.",
	);
}

/** Returns the voice that reads to this person. */
export async function voicePreferences(userId: number): Promise<{ defaultVoice: Voice }> {
	const { defaultVoice } = await readCoachSettings(userId);
	return { defaultVoice };
}

/** Sets the voice that reads to this person; their other settings stay as they are. */
export async function chooseVoice(userId: number, defaultVoice: Voice): Promise<{ defaultVoice: Voice }> {
	await db().aiPersonaSettings.upsert({
		where: { userId },
		create: { ...defaultCoachSettings, userId, defaultVoice },
		update: { defaultVoice },
	});
	return { defaultVoice };
}

function serialize(userId: number, settings: AiPersonaSettings | typeof defaultCoachSettings): ClientCoachSettings {
	const isSaved = "updatedAt" in settings;
	return {
		id: isSaved ? settings.id : null,
		userId,
		coachPersona: settings.coachPersona,
		chatInstructions: settings.chatInstructions,
		journalInstructions: settings.journalInstructions,
		quickInsightInstructions: settings.quickInsightInstructions,
		questionnaireInstructions: settings.questionnaireInstructions,
		defaultVoice: settings.defaultVoice as Voice,
		createdAt: isSaved ? settings.createdAt.toISOString() : null,
		updatedAt: isSaved ? settings.updatedAt.toISOString() : null,
	};
}
