import { Button } from "@/components/ui/button";
import { ConflictSheet, type Difference } from "@/components/ui/dialogs/conflict-sheet";
import type { EditedSettings } from "@/lib/domain/coach-settings/draft";
import type { ClientCoachSettings } from "@/lib/domain/coach-settings/schema";
import { settingNames, settingTexts } from "@/lib/domain/coach-settings/texts";
import { spoken } from "@/lib/domain/voice/voices";

type SettingsConflictProps = {
	/** The edited settings. */
	mine: EditedSettings;
	/** The settings saved elsewhere meanwhile. */
	newer: ClientCoachSettings;
	onDismiss: () => void;
	onTakeNewer: () => void;
	onSaveMine: (newer: ClientCoachSettings) => void;
};

/**
 * Shown if the settings were saved elsewhere since they were opened here. Shows the differences, and lets the person
 * decide.
 */
export function SettingsConflict({ mine, newer, onDismiss, onTakeNewer, onSaveMine }: SettingsConflictProps) {
	return (
		<ConflictSheet
			title="These settings have changed"
			description="They were changed in another tab or on another device after you opened them here. What you typed is still here, but not saved yet."
			differences={differences(mine, newer)}
			onDismiss={onDismiss}
		>
			<Button variant="outline" onClick={onTakeNewer}>
				Use the newer ones
			</Button>
			<Button variant="outline" onClick={() => onSaveMine(newer)}>
				Save mine anyway
			</Button>
		</ConflictSheet>
	);
}

const CONTEXT = 40;

/** Cuts two long texts so that they start a little before they differ. */
function fromWhereTheyPart(one: string, other: string): [string, string] {
	let at = 0;
	while (at < one.length && one[at] === other[at]) at += 1;
	const start = one.lastIndexOf(" ", at - CONTEXT) + 1;
	const shown = (text: string) => (start > 0 ? `… ${text.slice(start)}` : text);
	return [shown(one), shown(other)];
}

function differences(mine: EditedSettings, newer: EditedSettings): Difference[] {
	const found: Difference[] = settingTexts
		.filter((name) => mine[name] !== newer[name])
		.map((name) => {
			const [yours, theirs] = fromWhereTheyPart(mine[name], newer[name]);
			return { name: settingNames[name], yours, theirs };
		});
	if (mine.defaultVoice !== newer.defaultVoice) {
		found.push({ name: "Voice", yours: spoken(mine.defaultVoice), theirs: spoken(newer.defaultVoice) });
	}
	return found;
}
