"use client";

import { Input } from "@/components/ui/forms/input";
import { RadioGroup, RadioOption } from "@/components/ui/forms/radio-group";
import { addDays, localDay } from "@/lib/domain/progress/days";
import type { FieldProps } from "./scale-step";

type LaterAnswerProps = FieldProps & {
	/** An ISO day, or "" for not asking. */
	value: string | undefined;
	onChange: (value: string) => void;
};

/** A day on which to be asked, or none. */
export function LaterAnswer({ value, onChange, id, labelledBy, describedBy, isInvalid }: LaterAnswerProps) {
	const today = localDay(new Date(), new Date().getTimezoneOffset());
	const days = [
		{ day: addDays(today, 1), label: "Tomorrow" },
		{ day: addDays(today, 3), label: "In three days" },
		{ day: addDays(today, 7), label: "In a week" },
		{ day: "", label: "No, thank you" },
	];
	const isOwn = value !== undefined && days.every(({ day }) => day !== value);
	return (
		<div className="grid gap-3">
			<RadioGroup
				id={id}
				value={value ?? "none"}
				onValueChange={onChange}
				aria-labelledby={labelledBy}
				aria-describedby={describedBy}
				aria-invalid={isInvalid || undefined}
			>
				{days.map(({ day, label }) => (
					<RadioOption key={label} value={day}>
						{label}
					</RadioOption>
				))}
			</RadioGroup>
			<div className="grid gap-1">
				<label htmlFor={`${id}-own`} className="text-sm text-ink-soft">
					Or on a day of your own
				</label>
				<Input
					id={`${id}-own`}
					type="date"
					min={today}
					value={isOwn ? value : ""}
					onChange={({ target }) => target.value && onChange(target.value)}
					className="max-w-60"
				/>
			</div>
		</div>
	);
}
