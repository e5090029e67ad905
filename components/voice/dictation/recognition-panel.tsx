"use client";

import { useEffect } from "react";
import { Button } from "@/components/ui/button";
import { DialogFooter } from "@/components/ui/dialogs/dialog";
import { toast } from "@/components/ui/feedback/toast";
import { useRecognition } from "@/lib/browser/voice/use-recognition";
import { NOTHING_CAPTURED, RECORDING_FAILED } from "@/lib/domain/voice/failures";
import { NoMicrophoneHelp } from "./no-microphone-help";
import { Stage } from "./stage";

type RecognitionPanelProps = {
	/** Set to the function that Escape should call. */
	onEscape: { current: () => void };
	onText: (text: string) => void;
	onCancel: () => void;
};

/** The browser's own speech recognition. The recognized text is shown while the person speaks. */
export function RecognitionPanel({ onEscape, onText, onCancel }: RecognitionPanelProps) {
	const { state, words, start, pause, resume, finish, reset } = useRecognition({
		onFailed: () => toast({ ...RECORDING_FAILED, variant: "destructive" }),
	});
	const { phase, noMicrophone } = state;
	useEffect(start, [start]);
	// Text on the screen must not be discarded by a key that is easily hit.
	onEscape.current = () => (words === "" ? onCancel() : pause());

	async function confirm() {
		const text = await finish();
		if (text !== "") return onText(text);
		toast({ ...NOTHING_CAPTURED, variant: "destructive" });
		reset();
	}

	const taps = { idle: start, recording: pause, paused: resume, processing: undefined };
	const names = {
		idle: "Start recording",
		recording: "Pause recording",
		paused: "Resume recording",
		processing: "Resume recording",
	};
	const hints = {
		idle: "Tap to start recording",
		recording: "Tap to pause recording",
		paused: "Tap to resume recording",
		processing: null,
	};
	const states = { idle: "Ready", recording: "Listening", paused: "Paused", processing: "Processing audio..." };
	return (
		<>
			<Stage
				phase={phase}
				name={names[phase]}
				onTap={taps[phase]}
				status={noMicrophone ? "No microphone yet" : states[phase]}
				hint={noMicrophone ? <NoMicrophoneHelp why={noMicrophone} /> : hints[phase]}
			>
				{!noMicrophone && (
					<p className="mt-2 max-h-40 min-h-12 overflow-y-auto font-serif text-lg leading-snug">{words || "…"}</p>
				)}
			</Stage>
			<p className="mt-4 text-center text-xs text-ink-soft">
				Your browser does the listening. It may send your voice to its maker.
			</p>
			<DialogFooter className="mt-6 p-0 sm:justify-center sm:p-0">
				<Button variant="outline" onClick={onCancel}>
					Cancel recording
				</Button>
				<Button onClick={confirm} disabled={phase === "processing" || (phase === "idle" && words === "")}>
					Confirm recording
				</Button>
			</DialogFooter>
		</>
	);
}
