import { type ReactNode, useId } from "react";
import { Checkbox } from "./checkbox";

type CheckOptionProps = {
	checked: boolean;
	disabled?: boolean;
	onChange: (checked: boolean) => void;
	children: ReactNode;
};

/** One of several options that can be combined; the whole row can be pressed. */
export function CheckOption({ checked, disabled, onChange, children }: CheckOptionProps) {
	const id = useId();
	return (
		<label
			htmlFor={id}
			className="flex min-h-12 items-start gap-3 rounded-md border border-rule bg-page px-4 py-3 transition-colors duration-(--motion-fast) hover:bg-sunken has-checked:border-accent has-checked:bg-[color-mix(in_srgb,var(--soft)_35%,var(--page))] has-disabled:text-ink-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
		>
			<Checkbox
				id={id}
				checked={checked}
				disabled={disabled}
				onChange={(event) => onChange(event.target.checked)}
				className="mt-0.5"
			/>
			<span>{children}</span>
		</label>
	);
}
