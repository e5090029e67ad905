import { useId } from "react";
import { RadioGroup, RadioOption } from "@/components/ui/forms/radio-group";
import { spoken, type Voice, voices } from "@/lib/domain/voice/voices";

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
				<RadioGroup
					aria-labelledby={id}
					aria-describedby={`${id}-hint`}
					value={voice}
					disabled={disabled}
					onValueChange={(next) => onChange(next as Voice)}
					className="mt-1.5 grid-cols-2 sm:grid-cols-3"
				>
					{voices.map((one) => (
						<RadioOption key={one} value={one}>
							{spoken(one)}
						</RadioOption>
					))}
				</RadioGroup>
			)}
			<p id={`${id}-hint`} className="mt-1.5 text-sm text-ink-soft">
				Reads your Love Script to you.
			</p>
		</div>
	);
}
