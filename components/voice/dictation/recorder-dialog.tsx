"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { Dialog, DialogContent, DialogDescription, DialogTitle } from "@/components/ui/dialogs/dialog";
import { useDictation } from "@/lib/browser/voice/client";
import { claimPlayback } from "@/lib/browser/voice/one-sound";
import { recognitionOf } from "@/lib/browser/voice/recognition";
import { personOf } from "@/lib/browser/voice/recording-key";
import { Opening, Sending } from "./interludes";
import { NotSetUp } from "./not-set-up";
import { RecognitionPanel } from "./recognition-panel";
import { RecorderPanel } from "./recorder-panel";
import { useRecordingToText } from "./use-recording-to-text";
import { WaitingPanel } from "./waiting-panel";

// The people to whom it was explained. Each person is asked once per visit; after that the line below the microphone is
// enough.
const agreed = new Set<string>();

type RecorderDialogProps = {
	into: string;
	/** The key under which a recording is stored that has not been transcribed. */
	keepAs: string;
	onText: (text: string) => void;
	onClose: () => void;
};

/** Dictation: records speech, has it transcribed, and hands over the text. */
export function RecorderDialog({ into, keepAs, onText, onClose }: RecorderDialogProps) {
	const dictation = useDictation();
	const { waiting, isSending, send, stop, discard } = useRecordingToText(keepAs, dictation.data?.accepts, onText);
	const person = personOf(keepAs);
	const [usesBrowser, setUsesBrowser] = useState(agreed.has(person));
	const hasRecognition = recognitionOf(window) !== null;
	const sheet = useRef<HTMLDivElement>(null);
	const onEscape = useRef(onClose);
	onEscape.current = isSending ? stop : onClose;

	const removeRecording = useCallback(() => void discard().then(onClose), [discard, onClose]);
	// If it is unknown whether there is transcription, speech is recorded, and stored if it turns out that there is none.
	const isSetUp = dictation.data?.available !== false;
	const view = isSending
		? "sending"
		: waiting === undefined || dictation.isPending
			? "opening"
			: waiting
				? "waiting"
				: isSetUp
					? "recorder"
					: usesBrowser && hasRecognition
						? "recognition"
						: "not set up";

	// Sound that the app plays must not be recorded.
	useEffect(() => claimPlayback(() => {}), []);
	// The focused element belonged to the last view. The focus moves to the microphone or else to the sheet, never out of
	// the dialog.
	// biome-ignore lint/correctness/useExhaustiveDependencies: what matters is that the view changes
	useEffect(() => {
		const { activeElement } = document;
		// A dialog starts at its title, and Radix may have moved the focus to the sheet itself.
		const starts = [sheet.current, document.getElementById(sheet.current?.getAttribute("aria-labelledby") ?? "")];
		if (!starts.includes(activeElement as HTMLElement) && sheet.current?.contains(activeElement)) return;
		const microphone = sheet.current?.querySelector<HTMLElement>("button[aria-describedby=dictation-hint]");
		(microphone ?? sheet.current)?.focus();
	}, [view]);

	return (
		<Dialog open>
			<DialogContent
				ref={sheet}
				closable={false}
				className="max-w-md overflow-y-auto px-6 pb-6 pt-7 sm:px-8 sm:pb-8"
				onEscapeKeyDown={(event) => {
					event.preventDefault();
					onEscape.current();
				}}
				// The button that opened it decides where the focus goes: into the text box, if there is new text.
				onCloseAutoFocus={(event) => event.preventDefault()}
			>
				<DialogTitle className={view === "recorder" || view === "sending" ? "text-center text-2xl" : "text-2xl"}>
					Dictate
				</DialogTitle>
				<DialogDescription
					className={
						view === "recorder" || view === "sending"
							? "mb-7 mt-1 text-center text-ink-soft"
							: "mb-5 mt-1 text-ink-soft"
					}
				>
					What you say is added to {into}.
				</DialogDescription>
				{view === "opening" && <Opening onCancel={onClose} />}
				{view === "sending" && <Sending onStop={stop} />}
				{view === "recorder" && (
					<RecorderPanel keepAs={keepAs} onEscape={onEscape} onRecorded={send} onCancel={onClose} />
				)}
				{view === "waiting" && waiting && (
					<WaitingPanel
						{...waiting}
						onTryAgain={() => send(waiting.recording)}
						onDiscard={removeRecording}
						onClose={onClose}
					/>
				)}
				{view === "recognition" && <RecognitionPanel onEscape={onEscape} onText={onText} onCancel={onClose} />}
				{view === "not set up" && (
					<NotSetUp
						hasRecognition={hasRecognition}
						onUseBrowser={() => {
							agreed.add(person);
							setUsesBrowser(true);
						}}
						onClose={onClose}
					/>
				)}
			</DialogContent>
		</Dialog>
	);
}
