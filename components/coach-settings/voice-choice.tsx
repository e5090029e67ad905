import { useId } from "react";
import { VoiceOptions } from "@/components/voice/voice-options";
import { spoken, type Voice } from "@/lib/domain/voice/voices";

type VoiceChoiceProps = {
	voice: Voice;
	/** If true, only the chosen voice is shown. */
	readOnly: boolean;
	disabled: boolean;
	onChange: (voice: Voice) => void;
};

/** Lets the person choose one of six voices for reading aloud. */
export function VoiceChoice({ voice, readOnly, disabled, onChange }: VoiceChoiceProps) {
	const id = useId();
	return (
		<div>
			<p id={id} className="text-sm font-medium">
				Voice
			</p>
			{readOnly ? (
				<p>{spoken(voice)}</p>
			) : (
				<VoiceOptions
					aria-labelledby={id}
					aria-describedby={`${id}-hint`}
					voice={voice}
					disabled={disabled}
					onChange={onChange}
					className="mt-1.5"
				/>
			)}
			<p id={`${id}-hint`} className="mt-1.5 text-sm text-ink-soft">
				Reads your Love Script to you.
			</p>
		</div>
	);
}
