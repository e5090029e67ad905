"use client";

import { cn } from "@/components/ui/cn";

type ToggleProps<Value extends string> = {
	label: string;
	options: readonly { value: Value; label: string }[];
	value: Value;
	onValue: (value: Value) => void;
};

/** Switches between two or three views of the same thing. */
export function Toggle<Value extends string>({ label, options, value, onValue }: ToggleProps<Value>) {
	return (
		<fieldset className="inline-flex max-w-full flex-wrap rounded-[1.375rem] bg-sunken p-1 print:hidden">
			<legend className="sr-only">{label}</legend>
			{options.map((option) => (
				<button
					key={option.value}
					type="button"
					aria-pressed={option.value === value}
					onClick={() => onValue(option.value)}
					className={cn(
						"min-h-9 rounded-full px-4 max-[22rem]:px-2.5 text-sm text-ink-soft transition-colors duration-(--motion-fast) hover:text-ink",
						option.value === value && "bg-page text-ink shadow-page dark:bg-soft dark:text-on-soft",
					)}
				>
					{option.label}
				</button>
			))}
		</fieldset>
	);
}
