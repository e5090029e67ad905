"use client";

import { Pause, Play } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Slider } from "@/components/ui/forms/slider";
import { useRestoredFocus } from "@/components/voice/dictation/use-restored-focus";
import { useDefaultVoice } from "@/lib/browser/voice/client";
import { clock } from "@/lib/browser/voice/recording";
import { useSpeed } from "@/lib/browser/voice/speed";
import { checkPath, type ReadScript, streamPath } from "@/lib/domain/voice/paths";
import { readingOf, secondsFor } from "@/lib/domain/voice/reading";
import { DEFAULT_VOICE } from "@/lib/domain/voice/voices";
import { NarratedText } from "./narrated-text";
import { SpeedSelect } from "./speed-select";
import { useListening } from "./use-listening";
import { VoicePicker } from "./voice-picker";

type ListenButtonProps = {
	/** What is read: its id, and whether it is a life script or a love script. */
	script: ReadScript;
	/** Shown on the lock screen, so it contains nothing that the person wrote. */
	title: string;
	/** The text that is read. */
	text: string;
};

/** What the player calls each script, and what it says while reading it. */
const labels = {
	life: { region: "Listen to your life script", playing: "Playing your life script...", place: "Place in the script" },
	love: {
		region: "Listen to your day",
		playing: "Playing your day in life narrative...",
		place: "Place in the narrative",
	},
};

interface Place {
	position: number;
	duration: number | null;
}

/** A script read aloud, with a choice of voices; the text below follows along. */
export function ListenButton({ text, ...props }: ListenButtonProps) {
	// Another voice starts from the beginning, because the loaded sound is in the earlier one.
	const [choices, setChoices] = useState(0);
	const [place, setPlace] = useState<Place | null>(null);
	return (
		<section aria-label={labels[props.script.kind].region}>
			<Narrative key={choices} {...props} minutes={Math.ceil(secondsFor(readingOf(text)) / 60)} onPlace={setPlace} />
			<VoicePicker onChosen={() => setChoices((count) => count + 1)} />
			<NarratedText place={place}>{text}</NarratedText>
		</section>
	);
}

type NarrativeProps = Omit<ListenButtonProps, "text"> & {
	/** About how many minutes it takes. */
	minutes: number;
	/** Called with the playback position, and with null when nothing is read any more. */
	onPlace: (place: Place | null) => void;
};

/** The player: listen or pause, position, speed. It stays at the top of the screen while the person reads along. */
function Narrative({ script: { kind, id }, title, minutes, onPlace }: NarrativeProps) {
	const { data, refetch } = useDefaultVoice();
	const chosen = data?.defaultVoice;
	const find = useCallback(() => {
		const soundIn = (voice: typeof chosen = DEFAULT_VOICE) => ({
			src: streamPath({ kind, id }, voice),
			check: checkPath({ kind, id }, voice),
		});
		return chosen ? soundIn(chosen) : refetch().then((answer) => soundIn(answer.data?.defaultVoice));
	}, [kind, id, chosen, refetch]);
	const [speed] = useSpeed();
	const { phase, position, duration, errorId, play, pause, seek } = useListening({ find, title, isLong: true, speed });
	const button = useRestoredFocus(phase === "loading");
	const isPlaying = phase === "playing";
	const isUnderWay = isPlaying || phase === "paused";
	useEffect(() => onPlace(isUnderWay ? { position, duration } : null), [onPlace, isUnderWay, position, duration]);

	return (
		// Space for every line is reserved, so that neither the button nor the text below moves when the sound begins.
		<div
			className={cn(
				// As wide as the text, which would otherwise be seen on both sides of it.
				"mx-auto mb-3 max-w-[42rem] rounded-lg px-3 py-2",
				isUnderWay && "sticky top-16 z-10 bg-page shadow-lifted md:top-2",
			)}
		>
			<div className="grid justify-items-center gap-2">
				<Button
					ref={button}
					variant="soft"
					pending={phase === "loading"}
					onClick={isPlaying ? pause : play}
					className="min-w-40"
				>
					{isPlaying && <Pause aria-hidden="true" className="size-5" />}
					{(phase === "idle" || phase === "paused") && <Play aria-hidden="true" className="size-5" />}
					{phase === "loading" ? "Generating..." : isPlaying ? "Pause" : "Listen"}
				</Button>
				<div className="min-h-6 text-center text-sm text-ink-soft">
					{!isUnderWay && <p>Read by a synthetic voice.</p>}
					<p role="status">
						{isPlaying && labels[kind].playing}
						{phase === "loading" && <span className="sr-only">The sound is being made.</span>}
						{phase === "paused" && "Paused. Your place is kept."}
					</p>
				</div>
			</div>
			<div className="flex h-11 items-center justify-center gap-3 text-sm tabular-nums text-ink-soft">
				{!isUnderWay && `About ${minutes} ${minutes === 1 ? "minute" : "minutes"}`}
				{isUnderWay && (
					<>
						<span>
							<span className="sr-only">Heard: </span>
							{clock(position)}
						</span>
						{duration !== null && (
							<>
								<Slider
									label={labels[kind].place}
									value={Math.min(Math.round(position), Math.round(duration))}
									min={0}
									max={Math.max(1, Math.round(duration))}
									valueText={`${clock(position)} of ${clock(duration)}`}
									onChange={seek}
									className="min-w-0"
								/>
								<span>
									<span className="sr-only">of </span>
									{clock(duration)}
								</span>
							</>
						)}
						<div className="w-22 shrink-0">
							<SpeedSelect aria-label="Speed" className="h-11 text-sm" />
						</div>
					</>
				)}
			</div>
			{errorId && (
				<p role="alert" className="mt-2 rounded-md bg-sunken px-4 py-3 text-sm">
					If this keeps happening, please contact support with the error ID{" "}
					<code className="select-all font-semibold">{errorId}</code>.
				</p>
			)}
		</div>
	);
}
