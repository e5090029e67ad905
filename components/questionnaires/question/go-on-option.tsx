import { useId } from "react";
import { Checkbox } from "@/components/ui/forms/checkbox";

type GoOnOptionProps = { isOn: boolean; onChange: (isOn: boolean) => void };

/** Lets the person choose whether tapping a number moves on to the next question. */
export function GoOnOption({ isOn, onChange }: GoOnOptionProps) {
	const id = useId();
	return (
		<label htmlFor={id} className="mx-auto mt-4 flex min-h-11 w-fit items-center gap-3 text-sm text-ink-soft">
			<Checkbox id={id} checked={isOn} onChange={(event) => onChange(event.target.checked)} />
			Go on when I tap a number
		</label>
	);
}
