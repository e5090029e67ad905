import { type Voice, voices } from "@/lib/voice/voices";
import type { ClientCoachSettings } from "./schema";
import { settingTexts } from "./texts";

/** What is edited: the five texts and the voice. */
export type EditedSettings = Omit<ClientCoachSettings, "updatedAt">;

/** Where a person's unsaved settings are kept on their device. */
export const settingsDraftSlot = (userId: number) => `innerscript:coach-settings-draft:${userId}`;

/** What is edited of settings that were read. */
export function editedOf({ updatedAt: _, ...edited }: ClientCoachSettings): EditedSettings {
	return edited;
}

export function isSame(one: EditedSettings, other: EditedSettings): boolean {
	return one.defaultVoice === other.defaultVoice && settingTexts.every((name) => one[name] === other[name]);
}

/** Reads what a slot holds; anything else is no draft. */
export function parseSettingsDraft(value: string | null): EditedSettings | null {
	if (value === null) return null;
	try {
		const found: Partial<Record<keyof EditedSettings, unknown>> = JSON.parse(value) ?? {};
		if (!settingTexts.every((name) => typeof found[name] === "string")) return null;
		if (!voices.includes(found.defaultVoice as Voice)) return null;
		const texts = settingTexts.map((name) => [name, found[name]]);
		return { ...Object.fromEntries(texts), defaultVoice: found.defaultVoice };
	} catch {
		return null;
	}
}
