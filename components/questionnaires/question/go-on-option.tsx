import { useId } from "react";
import { Checkbox } from "@/components/ui/forms/checkbox";

type GoOnOptionProps = { isOn: boolean; onChange: (isOn: boolean) => void };

/** Lets the person choose whether tapping a number moves on to the next question. */
export function GoOnOption({ isOn, onChange }: GoOnOptionProps) {
	const id = useId();
	return (
		<div className="mt-4 text-center text-sm text-ink-soft">
			<label htmlFor={id} className="mx-auto flex min-h-11 w-fit items-center gap-3">
				<Checkbox
					id={id}
					aria-describedby={`${id}-keys`}
					checked={isOn}
					onChange={(event) => onChange(event.target.checked)}
				/>
				Go on when I tap a number
			</label>
			<p id={`${id}-keys`} className="pointer-coarse:hidden">
				The number keys choose, too, and Enter goes on.
			</p>
		</div>
	);
}
