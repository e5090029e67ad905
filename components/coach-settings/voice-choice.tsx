import { useId } from "react";
import { RadioGroup, RadioOption } from "@/components/ui/radio-group";
import { type Voice, voices } from "@/lib/voice/voices";

/** A voice as it is called on the screen. */
export const spoken = (voice: Voice) => voice.charAt(0).toUpperCase() + voice.slice(1);

type VoiceChoiceProps = {
	voice: Voice;
	/** Only says which one it is. */
	readOnly: boolean;
	disabled: boolean;
	onChange: (voice: Voice) => void;
};

/** The voice that reads aloud, one of six. */
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
