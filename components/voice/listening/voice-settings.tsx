"use client";

import { Field } from "@/components/ui/forms/field";
import { SpeedSelect } from "./speed-select";
import { VoicePicker } from "./voice-picker";

/** The voice and the speed in which texts are read aloud. */
export function VoiceSettings() {
	return (
		<div className="mt-5 grid gap-5">
			<Field label="Speed" className="max-w-40">
				{(control) => <SpeedSelect {...control} />}
			</Field>
			<VoicePicker onChosen={() => {}} align="start" />
		</div>
	);
}
