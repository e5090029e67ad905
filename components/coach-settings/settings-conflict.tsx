import { Button } from "@/components/ui/button";
import { Dialog, DialogBody, DialogContent, DialogFooter, DialogHeader } from "@/components/ui/dialogs/dialog";
import type { EditedSettings } from "@/lib/domain/coach-settings/draft";
import type { ClientCoachSettings } from "@/lib/domain/coach-settings/schema";
import { settingNames, settingTexts } from "@/lib/domain/coach-settings/texts";
import { spoken } from "@/lib/domain/voice/voices";

type SettingsConflictProps = {
	/** The edited settings. */
	mine: EditedSettings;
	/** What was saved elsewhere meanwhile. */
	newer: ClientCoachSettings;
	onDismiss: () => void;
	onTakeNewer: () => void;
	onSaveMine: (newer: ClientCoachSettings) => void;
};

/** The settings were saved elsewhere since they were opened here. Shows how they differ, and lets the person decide. */
export function SettingsConflict({ mine, newer, onDismiss, onTakeNewer, onSaveMine }: SettingsConflictProps) {
	return (
		<Dialog open onOpenChange={(open) => !open && onDismiss()}>
			<DialogContent className="max-w-2xl">
				<DialogHeader
					title="These settings have changed"
					description="They were changed in another tab or on another device after you opened them here. What you typed is still here, and nothing of it is saved yet."
				/>
				<DialogBody>
					<ol className="grid gap-5">
						{differences(mine, newer).map(({ name, yours, theirs }) => (
							<li key={name}>
								<p className="font-medium">{name}</p>
								<dl className="mt-1.5 grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[auto_1fr]">
									<dt className="text-ink-soft">Yours</dt>
									<dd className="line-clamp-4 wrap-anywhere">{yours}</dd>
									<dt className="text-ink-soft">Newer</dt>
									<dd className="line-clamp-4 wrap-anywhere">{theirs}</dd>
								</dl>
							</li>
						))}
					</ol>
				</DialogBody>
				<DialogFooter className="pt-3">
					<Button variant="ghost" onClick={onDismiss}>
						Decide later
					</Button>
					<Button variant="outline" onClick={onTakeNewer}>
						Take the newer ones
					</Button>
					<Button variant="outline" onClick={() => onSaveMine(newer)}>
						Save mine anyway
					</Button>
				</DialogFooter>
			</DialogContent>
		</Dialog>
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

function differences(mine: EditedSettings, newer: EditedSettings) {
	const found = settingTexts
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
