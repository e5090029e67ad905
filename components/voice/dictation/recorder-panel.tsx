"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { DialogFooter } from "@/components/ui/dialogs/dialog";
import { toast } from "@/components/ui/feedback/toast";
import { clock, MAX_SECONDS, WARN_SECONDS } from "@/lib/browser/voice/recording";
import { useRecorder } from "@/lib/browser/voice/use-recorder";
import { storeRecording, type WaitingRecording } from "@/lib/browser/voice/waiting-recordings";
import { NOTHING_CAPTURED, RECORDING_FAILED } from "@/lib/domain/voice/failures";
import { Level } from "./level";
import { NoMicrophoneHelp } from "./no-microphone-help";
import { Stage } from "./stage";

const TICK_MS = 200;
/** From this length on, in seconds, Escape asks before it discards a recording. */
const WORTH_ASKING = 2;

type RecorderPanelProps = {
	/** The key under which a recording is stored that is interrupted because the page is left. */
	keepAs: string;
	/** Set to the function that Escape should call. */
	onEscape: { current: () => void };
	onRecorded: (recording: WaitingRecording) => void;
	onCancel: () => void;
};

/** Records from the moment it opens until it is confirmed or cancelled. */
export function RecorderPanel({ keepAs, onEscape, onRecorded, onCancel }: RecorderPanelProps) {
	const recorder = useRecorder({
		onFailed: () => toast({ ...RECORDING_FAILED, variant: "destructive" }),
		onInterrupted: (recording) => void storeRecording(keepAs, { ...recording, at: Date.now() }),
	});
	const { state, start, pause, resume, level, seconds } = recorder;
	const { phase, stopped, noMicrophone } = state;
	const elapsed = useElapsed(seconds, phase === "recording");
	const [isQuiet, setQuiet] = useState(false);
	const [isAsking, setAsking] = useState(false);
	const left = Math.ceil(MAX_SECONDS - elapsed);
	const isLive = phase === "recording";
	const hasRecording = isLive || phase === "paused";

	useEffect(() => void start(), [start]);

	const cancel = useCallback(() => {
		recorder.cancel();
		onCancel();
	}, [recorder.cancel, onCancel]);

	onEscape.current = () => {
		if (!hasRecording || seconds() < WORTH_ASKING) return cancel();
		pause();
		setAsking(true);
	};

	async function confirm() {
		try {
			const recording = await recorder.finish();
			if (recording && recording.audio.size > 0) return onRecorded({ ...recording, at: Date.now() });
			toast({ ...NOTHING_CAPTURED, variant: "destructive" });
		} catch {
			toast({ ...RECORDING_FAILED, variant: "destructive" });
		}
		recorder.cancel();
	}

	if (isAsking) {
		return <AskToDiscard onKeep={() => setAsking(false)} onDiscard={cancel} />;
	}

	return (
		<>
			<Stage
				phase={phase}
				name={isLive ? "Pause recording" : phase === "paused" ? "Resume recording" : "Start recording"}
				onTap={tapOf(phase === "paused" && stopped ? "stopped" : phase, { start, pause, resume })}
				status={<Status phase={phase} stopped={stopped} left={isLive ? left : null} noMicrophone={noMicrophone} />}
				hint={
					noMicrophone ? (
						<NoMicrophoneHelp why={noMicrophone} />
					) : (
						<Hint phase={phase} stopped={stopped} isQuiet={isLive && isQuiet} />
					)
				}
			>
				{!noMicrophone && (
					<>
						<Level read={level} isLive={isLive} onQuiet={setQuiet} />
						<p className="mt-1 text-sm tabular-nums text-ink-soft">
							{clock(elapsed)} <span aria-hidden="true">/</span>
							<span className="sr-only">of at most</span> {clock(MAX_SECONDS)}
						</p>
					</>
				)}
			</Stage>
			<DialogFooter className="mt-8 p-0 sm:justify-center sm:p-0">
				<Button variant="outline" onClick={cancel}>
					Cancel recording
				</Button>
				<Button onClick={confirm} disabled={!hasRecording}>
					Confirm recording
				</Button>
			</DialogFooter>
		</>
	);
}

type Taps = { start: () => void; pause: () => void; resume: () => void };

/** Returns what a tap on the microphone does in each state. */
function tapOf(phase: "idle" | "recording" | "paused" | "processing" | "stopped", taps: Taps) {
	return { idle: taps.start, recording: taps.pause, paused: taps.resume, processing: undefined, stopped: undefined }[
		phase
	];
}

type StatusProps = {
	phase: string;
	stopped: string | null;
	/** Seconds until the recording reaches its limit. */
	left: number | null;
	noMicrophone: string | null;
};

function Status({ phase, stopped, left, noMicrophone }: StatusProps) {
	if (noMicrophone) return "No microphone yet";
	if (phase === "processing") return "Processing audio...";
	if (stopped === "limit") return "That is the longest a recording can be";
	if (stopped === "lost") return "The microphone stopped";
	if (phase === "paused") return "Paused";
	if (phase === "idle") return "Getting the microphone ready";
	// One sentence for the whole last minute, because screen readers would read a countdown every second.
	return left !== null && left <= WARN_SECONDS ? "Recording, less than a minute left" : "Recording";
}

function Hint({ phase, stopped, isQuiet }: { phase: string; stopped: string | null; isQuiet: boolean }) {
	if (stopped) return "What you said is here. Confirm it, and dictate again to go on.";
	if (phase === "processing") return null;
	if (phase === "paused") return "Tap to resume recording";
	if (phase === "idle") return "Your browser may ask whether it may be used.";
	return (
		<>
			Tap to pause recording
			{isQuiet && <span className="block">No sound is coming in. Is the microphone muted?</span>}
		</>
	);
}

type AskToDiscardProps = { onKeep: () => void; onDiscard: () => void };

/** Asks before a key that is easily hit discards a recording. */
function AskToDiscard({ onKeep, onDiscard }: AskToDiscardProps) {
	const keep = useRef<HTMLButtonElement>(null);
	useEffect(() => keep.current?.focus(), []);
	return (
		<div role="alert">
			<p className="text-center font-serif text-xl">Discard this recording?</p>
			<p className="mt-2 text-center text-ink-soft">It is paused. What you have said so far will be lost.</p>
			<DialogFooter className="mt-8 p-0 sm:justify-center sm:p-0">
				<Button variant="danger" onClick={onDiscard}>
					Discard
				</Button>
				<Button ref={keep} onClick={onKeep}>
					Keep it
				</Button>
			</DialogFooter>
		</div>
	);
}

/** Returns how long it has been recording, in seconds, updated a few times a second. */
function useElapsed(seconds: () => number, isRunning: boolean): number {
	const [elapsed, setElapsed] = useState(0);
	useEffect(() => {
		setElapsed(seconds());
		if (!isRunning) return;
		const timer = setInterval(() => setElapsed(seconds()), TICK_MS);
		return () => clearInterval(timer);
	}, [seconds, isRunning]);
	return elapsed;
}
