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
 * Returns edited settings, which are stored on this device until they are saved or discarded.
 * @param saved The saved settings; a draft that equals them is dropped. A draft remembers the version it is based on.
 * @param isOn Whether drafts are used.
 * @returns `draft` is null while nothing is being edited; `isRestored` says whether it is from an earlier visit.
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
						// Drop a draft that equals what is saved: its save was answered only after the person had left the screen.
						return found && !isSame(found, editedOf(saved)) ? found : null;
					},
					follows: false,
				}
			: null,
	);
	return {
		draft,
		isRestored,
		/** Stores the settings as they are edited now. */
		edit: (values: EditedSettings) => kept?.write({ ...values, since: draft ? draft.since : saved.updatedAt }),
		/** Ends editing, and removes the draft. */
		end: () => kept?.end(),
	};
}
