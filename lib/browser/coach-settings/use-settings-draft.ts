"use client";

import { useKeptDraft } from "@/lib/browser/core/drafts/use-kept-draft";
import {
	type EditedSettings,
	editedOf,
	isSame,
	readSettingsDraft,
	type SettingsDraft,
	settingsDraftName,
} from "@/lib/domain/coach-settings/draft";
import type { ClientCoachSettings } from "@/lib/domain/coach-settings/schema";

/**
 * Settings that are being edited, kept on this device until they are saved or given up.
 * @param saved What is saved: a draft that says the same is none. The draft remembers which version it began from.
 * @param isOn Whether there may be any.
 * @returns `draft` is null while nothing is edited; `isRestored`, whether it comes from an earlier visit.
 */
export function useSettingsDraft(userId: number, saved: ClientCoachSettings, isOn: boolean) {
	const {
		value: draft,
		isRestored,
		draft: kept,
	} = useKeptDraft<SettingsDraft>(
		isOn
			? {
					name: settingsDraftName(userId),
					read(stored) {
						const found = readSettingsDraft(stored);
						// A save whose answer came after the screen was left has not removed it.
						return found && !isSame(found, editedOf(saved)) ? found : null;
					},
					follows: false,
				}
			: null,
	);
	return {
		draft,
		isRestored,
		/** Takes what is edited now. */
		edit: (values: EditedSettings) => kept?.write({ ...values, since: draft ? draft.since : saved.updatedAt }),
		/** Nothing is edited any more. */
		end: () => kept?.end(),
	};
}
