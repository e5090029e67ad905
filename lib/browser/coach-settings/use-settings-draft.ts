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
 * Edited settings, stored on this device until they are saved or given up.
 * @param saved The saved settings; a draft that says the same is no draft. A draft remembers which version it began
 * from.
 * @param isOn Whether drafts are wanted.
 * @returns `draft` is null while nothing is edited; `isRestored` says whether it comes from an earlier visit.
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
						// A draft from a save whose answer came only after the screen was left.
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
