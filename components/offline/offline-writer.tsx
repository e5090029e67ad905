"use client";

import { useEffect, useId, useRef, useState } from "react";
import { WRITING_BOX } from "@/components/journal/writing-box";
import { SafetyNotice as SafetyFirst } from "@/components/safety/safety-notice";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { useJournalDraft } from "@/lib/browser/journal/use-journal-draft";
import { closeShelf } from "@/lib/browser/offline/close";
import { keepForLater } from "@/lib/browser/offline/keep";
import { useOutbox } from "@/lib/browser/offline/use-outbox";
import { MAX_ENTRY } from "@/lib/domain/journal/limits";
import { nextPrompt } from "@/lib/domain/journal/writing-prompts";
import type { SafetyNotice } from "@/lib/domain/safety/shown";
import { WaitingEntries } from "./waiting-entries";

/** The journal page for offline use, with the journal's draft and the entries that wait to be sent. */
export function OfflineWriter({ userId, isReachable }: { userId: number; isReachable: boolean }) {
	const id = useId();
	const [prompt, setPrompt] = useState(() => nextPrompt(null, Math.random));
	const draft = useJournalDraft(userId, setPrompt);
	const box = useRef<HTMLTextAreaElement>(null);
	const [said, setSaid] = useState("");
	const [isKeeping, setKeeping] = useState(false);
	const [notice, setNotice] = useState<SafetyNotice | null>(null);
	const { waiting, ended } = useOutbox(userId, isReachable, () => setSaid("It is in your journal now."));

	// The session has ended, or is somebody else's: what was read is removed, and what waits stays.
	useEffect(() => {
		if (ended === "signed-out") void closeShelf();
	}, [ended]);

	async function keep() {
		// A second tap would keep the same text twice.
		if (isKeeping) return;
		if (draft.text.trim() === "") {
			box.current?.focus();
			return;
		}
		setKeeping(true);
		try {
			const { notice } = await keepForLater(userId, { ...draft.page, prompt });
			void notice.then(setNotice);
		} catch {
			setSaid("This browser cannot keep it. Your words stay in the box.");
			return;
		} finally {
			setKeeping(false);
		}
		draft.clear();
		setPrompt((before) => nextPrompt(before, Math.random));
		setSaid("Kept. It is sent when the network is back.");
	}

	return (
		<>
			<Card aria-labelledby={id}>
				<CardTitle id={id} className="font-serif text-lg italic">
					{prompt}
				</CardTitle>
				<textarea
					ref={box}
					aria-label="Journal entry"
					value={draft.text}
					// Text typed meanwhile would be removed with what is kept.
					readOnly={isKeeping}
					onChange={({ target }) => {
						setSaid("");
						draft.write({ text: target.value, prompt });
					}}
					maxLength={MAX_ENTRY}
					placeholder="Begin anywhere."
					className={`${WRITING_BOX} min-h-40`}
				/>
				<div className="mt-3 flex flex-wrap items-center justify-between gap-3 border-t border-rule pt-4">
					<p role="status" className="text-sm text-ink-soft">
						{said || (draft.status === "saved" && "Saved on this device")}
					</p>
					<Button onClick={keep} className="max-sm:w-full">
						Keep and send later
					</Button>
				</div>
				{notice && (
					<div className="mt-5">
						<SafetyFirst notice={notice} takesFocus />
					</div>
				)}
			</Card>
			<WaitingEntries userId={userId} waiting={waiting} ended={ended} />
		</>
	);
}
