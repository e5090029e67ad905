"use client";

import { Input } from "@/components/ui/forms/input";
import { RadioGroup, RadioOption } from "@/components/ui/forms/radio-group";
import { addDays, localDay } from "@/lib/domain/progress/days";

type DayChoiceProps = {
	/** An ISO day; "" for none. */
	value: string | undefined;
	onChange: (value: string) => void;
	/** The label of the choice without a day, if there is one. */
	noDay?: string;
	id: string;
	labelledBy: string;
	describedBy?: string;
	isInvalid: boolean;
};

/** Lets the person choose a day on which to be asked. */
export function DayChoice({ value, onChange, noDay, id, labelledBy, describedBy, isInvalid }: DayChoiceProps) {
	const today = localDay(new Date(), new Date().getTimezoneOffset());
	const days = [
		{ day: addDays(today, 1), label: "Tomorrow" },
		{ day: addDays(today, 3), label: "In three days" },
		{ day: addDays(today, 7), label: "In a week" },
		...(noDay ? [{ day: "", label: noDay }] : []),
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
					Or on another day
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
