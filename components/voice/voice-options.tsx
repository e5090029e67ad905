import type { ComponentProps } from "react";
import { cn } from "@/components/ui/cn";
import { RadioGroup, RadioOption } from "@/components/ui/forms/radio-group";
import { spoken, type Voice, voices } from "@/lib/domain/voice/voices";

type VoiceOptionsProps = Omit<ComponentProps<typeof RadioGroup>, "value" | "onValueChange" | "onChange"> & {
	voice: Voice;
	onChange: (voice: Voice) => void;
};

/** The voices to choose from. */
export function VoiceOptions({ voice, onChange, className, ...props }: VoiceOptionsProps) {
	return (
		<RadioGroup
			value={voice}
			onValueChange={(next) => onChange(next as Voice)}
			className={cn("grid-cols-2 sm:grid-cols-3", className)}
			{...props}
		>
			{voices.map((one) => (
				<RadioOption key={one} value={one}>
					{spoken(one)}
				</RadioOption>
			))}
		</RadioGroup>
	);
}
