import { useId } from "react";
import { Checkbox } from "@/components/ui/forms/checkbox";

type GoOnOptionProps = {
	isOn: boolean;
	/** The highest number of the scale. */
	max: number;
	onChange: (isOn: boolean) => void;
};

/** Lets the person choose whether choosing a number moves on to the next question. */
export function GoOnOption({ isOn, max, onChange }: GoOnOptionProps) {
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
				Go on when I choose a number
			</label>
			<p id={`${id}-keys`} className="pointer-coarse:hidden">
				You can also press {max === 10 ? "a number from 1 to 9, or 0 for 10" : `a number from 1 to ${max}`}
				{isOn ? "." : ", then Enter."}
			</p>
		</div>
	);
}
