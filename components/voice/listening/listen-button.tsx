"use client";

import { Pause, Play } from "lucide-react";
import { useCallback, useState } from "react";
import { Button } from "@/components/ui/button";
import { Slider } from "@/components/ui/forms/slider";
import { useRestoredFocus } from "@/components/voice/dictation/use-restored-focus";
import { useDefaultVoice } from "@/lib/browser/voice/client";
import { clock } from "@/lib/browser/voice/recording";
import { checkPath, streamPath } from "@/lib/domain/voice/paths";
import { DEFAULT_VOICE } from "@/lib/domain/voice/voices";
import { useListening } from "./use-listening";
import { VoicePicker } from "./voice-picker";

type ListenButtonProps = {
	loveScriptId: string;
	/** Shown on the lock screen, so nothing that somebody wrote. */
	title: string;
};

/** Reads the day narrative of a love script aloud, with a choice of voices. */
export function ListenButton(props: ListenButtonProps) {
	// Another voice starts from the beginning, because what was loaded is in the earlier one.
	const [choices, setChoices] = useState(0);
	return (
		<section aria-label="Listen to your day" className="mx-auto max-w-md">
			<Narrative key={choices} {...props} />
			<VoicePicker onChosen={() => setChoices((count) => count + 1)} />
		</section>
	);
}

/** Listen or pause. */
function Narrative({ loveScriptId, title }: ListenButtonProps) {
	const { data, refetch } = useDefaultVoice();
	const chosen = data?.defaultVoice;
	const find = useCallback(() => {
		const soundIn = (voice: typeof chosen = DEFAULT_VOICE) => ({
			src: streamPath(loveScriptId, voice),
			check: checkPath(loveScriptId, voice),
		});
		return chosen ? soundIn(chosen) : refetch().then((answer) => soundIn(answer.data?.defaultVoice));
	}, [loveScriptId, chosen, refetch]);
	const { phase, position, duration, errorId, play, pause, seek } = useListening({ find, title, isLong: true });
	const button = useRestoredFocus(phase === "loading");
	const isPlaying = phase === "playing";
	const isUnderWay = isPlaying || phase === "paused";

	return (
		// Every line is reserved, so that neither the button nor the text below moves when the sound begins.
		<div>
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
						{isPlaying && "Playing your day in life narrative..."}
						{phase === "loading" && <span className="sr-only">The sound is being made.</span>}
						{phase === "paused" && "Paused. Your place is kept."}
					</p>
				</div>
			</div>
			<div className="flex h-11 items-center justify-center gap-3 text-sm tabular-nums text-ink-soft">
				{isUnderWay && (
					<>
						<span>
							<span className="sr-only">Heard: </span>
							{clock(position)}
						</span>
						{duration !== null && (
							<>
								<Slider
									label="Place in the narrative"
									value={Math.min(Math.round(position), Math.round(duration))}
									min={0}
									max={Math.max(1, Math.round(duration))}
									valueText={`${clock(position)} of ${clock(duration)}`}
									onChange={seek}
									className="max-w-md"
								/>
								<span>
									<span className="sr-only">of </span>
									{clock(duration)}
								</span>
							</>
						)}
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
