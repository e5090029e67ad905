"use client";

import { CheckOption } from "@/components/ui/forms/check-option";
import { useSound } from "@/lib/browser/sound/preference";
import { ring } from "@/lib/browser/sound/ring";

/** The option to hear two soft notes when something is kept; they are played when it is turned on. */
export function SoundOption() {
	const [isOn, setOn] = useSound();
	return (
		<div className="mt-4">
			<CheckOption
				checked={isOn}
				onChange={(next) => {
					setOn(next);
					if (next) void ring();
				}}
			>
				A quiet sound when something is saved or kept, in this browser
			</CheckOption>
		</div>
	);
}
