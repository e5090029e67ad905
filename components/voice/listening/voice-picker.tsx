"use client";

import { ChevronDown, Pause, Play } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { toastError } from "@/components/ui/feedback/toast-error";
import { useRestoredFocus } from "@/components/voice/dictation/use-restored-focus";
import { VoiceOptions } from "@/components/voice/voice-options";
import { useChooseVoice, useDefaultVoice } from "@/lib/browser/voice/client";
import { samplePath } from "@/lib/domain/voice/paths";
import { spoken, type Voice } from "@/lib/domain/voice/voices";
import { useListening } from "./use-listening";

type VoicePickerProps = {
	onChosen: () => void;
	/** Where its button stands. */
	align?: "start" | "center";
};

/**
 * Lets the person choose the voice while listening; each can be tried first. Closed until the person wants another one.
 */
export function VoicePicker({ onChosen, align = "center" }: VoicePickerProps) {
	const { data } = useDefaultVoice();
	const choose = useChooseVoice();
	const [isOpen, setOpen] = useState(false);
	const id = useId();
	if (!data) return <div className="h-11" />;
	// The choice is shown immediately, and reverted if it could not be saved.
	const voice = (choose.isPending && choose.variables) || data.defaultVoice;

	const pick = (next: Voice) =>
		choose.mutate(next, {
			onSuccess: onChosen,
			onError: (error) => toastError("The voice was not changed", error, "Please try again in a moment."),
		});

	return (
		<div>
			<div className={align === "center" ? "grid justify-items-center" : "-ml-3.5"}>
				<Button
					variant="ghost"
					size="sm"
					aria-expanded={isOpen}
					aria-controls={`${id}-panel`}
					onClick={() => setOpen((open) => !open)}
					className="group text-ink-soft"
				>
					Voice: {spoken(voice)}
					<ChevronDown
						aria-hidden="true"
						className="size-4 transition-transform duration-(--motion-base) group-aria-expanded:rotate-180"
					/>
				</Button>
			</div>
			<div id={`${id}-panel`} hidden={!isOpen} className="mt-2">
				<p id={id} className="sr-only">
					Voice
				</p>
				<VoiceOptions aria-labelledby={id} voice={voice} onChange={pick} />
				{isOpen && <Sample key={voice} voice={voice} />}
			</div>
		</div>
	);
}

function Sample({ voice }: { voice: Voice }) {
	const { phase, play, pause } = useListening({
		find: () => ({ src: samplePath(voice), check: null }),
		title: "A voice to try",
	});
	const button = useRestoredFocus(phase === "loading");
	const isPlaying = phase === "playing";
	return (
		<div className="mt-2 grid justify-items-center">
			<Button ref={button} variant="ghost" size="sm" pending={phase === "loading"} onClick={isPlaying ? pause : play}>
				{isPlaying && <Pause aria-hidden="true" className="size-4" />}
				{(phase === "idle" || phase === "paused") && <Play aria-hidden="true" className="size-4" />}
				{isPlaying ? "Pause the sample" : "Hear this voice"}
			</Button>
		</div>
	);
}
