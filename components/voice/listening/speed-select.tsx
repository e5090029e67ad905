import type { ComponentProps } from "react";
import { Select } from "@/components/ui/forms/select";
import { speeds, useSpeed } from "@/lib/browser/voice/speed";

/** Chooses how fast texts are read aloud in this browser. */
export function SpeedSelect(props: Omit<ComponentProps<typeof Select>, "value" | "onChange" | "children">) {
	const [speed, setSpeed] = useSpeed();
	return (
		<Select
			{...props}
			value={speed}
			onChange={({ target }) => setSpeed(speeds.find((one) => String(one) === target.value) ?? 1)}
		>
			{speeds.map((one) => (
				<option key={one} value={one}>
					{one}×
				</option>
			))}
		</Select>
	);
}
