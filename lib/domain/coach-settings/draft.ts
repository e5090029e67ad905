import { voices } from "@/lib/domain/voice/voices";
import type { ClientCoachSettings } from "./schema";
import { type SettingText, settingTexts } from "./texts";

/** The editable part of the settings: five texts and the voice. */
export interface EditedSettings extends Omit<ClientCoachSettings, "id" | "userId" | "createdAt" | "updatedAt"> {}

const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Settings that are being edited. */
export interface SettingsDraft extends EditedSettings {
	/** `updatedAt` of the settings when the person began to edit them; missing if not known. */
	since?: string | null | undefined;
}

/** Storage key of a person's settings draft on their device. */
export const settingsDraftName = (userId: number) => `innerscript:coach-settings-draft:${userId}`;

/** Returns the editable part of settings or of a draft. */
export function editedOf(settings: EditedSettings): EditedSettings {
	const texts = settingTexts.map((name) => [name, settings[name]]);
	return { ...Object.fromEntries(texts), defaultVoice: settings.defaultVoice };
}

export function isSame(one: EditedSettings, other: EditedSettings): boolean {
	return one.defaultVoice === other.defaultVoice && settingTexts.every((name) => one[name] === other[name]);
}

/** Reads a stored draft; null if it is not one. */
export function readSettingsDraft(stored: unknown): SettingsDraft | null {
	const found: Partial<Record<keyof SettingsDraft, unknown>> = stored ?? {};
	const [defaultVoice] = voices.filter((voice) => voice === found.defaultVoice);
	const { since } = found;
	const texts = { ...found };
	if (!defaultVoice || !hasTexts(texts)) return null;
	const isKnown = since === null || (typeof since === "string" && isoTime.test(since));
	return { ...editedOf({ ...texts, defaultVoice }), ...(isKnown && { since }) };
}

const hasTexts = (found: Partial<Record<SettingText, unknown>>): found is Record<SettingText, string> =>
	settingTexts.every((name) => typeof found[name] === "string");
