import { type Voice, voices } from "@/lib/voice/voices";
import type { ClientCoachSettings } from "./schema";
import { settingTexts } from "./texts";

/** What is edited: the five texts and the voice. */
export interface EditedSettings extends Omit<ClientCoachSettings, "updatedAt"> {}

const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Settings that are being edited. */
export interface SettingsDraft extends EditedSettings {
	/** `updatedAt` of the settings that the edit began from; missing where that is not known. */
	since?: string | null | undefined;
}

/** Where a person's unsaved settings are kept on their device. */
export const settingsDraftSlot = (userId: number) => `innerscript:coach-settings-draft:${userId}`;

/** What is edited, of settings that were read or kept. */
export function editedOf(settings: EditedSettings): EditedSettings {
	const texts = settingTexts.map((name) => [name, settings[name]]);
	return { ...Object.fromEntries(texts), defaultVoice: settings.defaultVoice };
}

export function isSame(one: EditedSettings, other: EditedSettings): boolean {
	return one.defaultVoice === other.defaultVoice && settingTexts.every((name) => one[name] === other[name]);
}

/** Reads what a slot holds; anything else is no draft. */
export function parseSettingsDraft(value: string | null): SettingsDraft | null {
	if (value === null) return null;
	try {
		const found: Partial<Record<keyof SettingsDraft, unknown>> = JSON.parse(value) ?? {};
		if (!settingTexts.every((name) => typeof found[name] === "string")) return null;
		if (!voices.includes(found.defaultVoice as Voice)) return null;
		const { since } = found;
		const isKnown = since === null || (typeof since === "string" && isoTime.test(since));
		return { ...editedOf(found as EditedSettings), ...(isKnown && { since }) };
	} catch {
		return null;
	}
}
