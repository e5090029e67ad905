"use client";

import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/forms/field";
import { Input } from "@/components/ui/forms/input";
import { Label } from "@/components/ui/forms/label";
import { Select } from "@/components/ui/forms/select";
import { hintFor, type MomentFields, toCalendar, toWords } from "@/lib/domain/timeline/moment-fields";
import { monthNames, type Today } from "@/lib/domain/timeline/moments";

type MomentFieldProps = {
	/** The prefix of the controls' ids. */
	id: string;
	fields: MomentFields;
	onChange: (fields: MomentFields) => void;
	today: Today;
	/** An example for the text box. */
	example: string;
	/** The error about this date. */
	error?: string;
};

/** A date as people remember it: a month and a year, a year alone, or words. */
export function MomentField({ id, fields, onChange, today, example, error }: MomentFieldProps) {
	const first = useRef<HTMLInputElement & HTMLSelectElement>(null);
	const [hasTurned, setHasTurned] = useState(false);
	const [isTyping, setIsTyping] = useState(false);
	const inWords = fields.mode === "words";
	const hint = isTyping || error ? null : hintFor(fields, today);
	const hintId = `${id}-hint`;
	const errorId = error ? `${id}-error` : undefined;
	const about = {
		"aria-invalid": error ? true : undefined,
		"aria-describedby": [errorId, hint && hintId].filter(Boolean).join(" ") || undefined,
	};

	// A person who switches to the other kind of field wants to fill it in.
	useEffect(() => {
		if (hasTurned) first.current?.focus();
		setHasTurned(false);
	}, [hasTurned]);

	function turn() {
		onChange(inWords ? toCalendar(fields, today) : toWords(fields, today));
		setHasTurned(true);
	}

	return (
		<div>
			{inWords ? (
				<>
					<Label htmlFor={`${id}-words`} className="mb-1.5">
						In your own words
					</Label>
					<Input
						ref={first}
						id={`${id}-words`}
						autoComplete="off"
						placeholder={example}
						value={fields.words}
						onChange={(event) => onChange({ ...fields, words: event.target.value })}
						onFocus={() => setIsTyping(true)}
						onBlur={() => setIsTyping(false)}
						{...about}
					/>
				</>
			) : (
				<div className="grid grid-cols-[minmax(0,1fr)_7rem] gap-3">
					<div>
						<Label htmlFor={`${id}-month`} className="mb-1.5">
							Month
						</Label>
						<MonthSelect
							ref={first}
							id={`${id}-month`}
							value={fields.month}
							onChange={(month) => onChange({ ...fields, month })}
						/>
					</div>
					<div>
						<Label htmlFor={`${id}-year`} className="mb-1.5">
							Year
						</Label>
						<Input
							id={`${id}-year`}
							inputMode="numeric"
							autoComplete="off"
							value={fields.year}
							onChange={(event) => onChange({ ...fields, year: event.target.value })}
							onFocus={() => setIsTyping(true)}
							onBlur={() => setIsTyping(false)}
							{...about}
						/>
					</div>
				</div>
			)}
			<FieldError id={errorId}>{error}</FieldError>
			<div aria-live="polite">
				{hint && (
					<p id={hintId} className="mt-1.5 text-sm text-ink-soft">
						{hint}
					</p>
				)}
			</div>
			<Button variant="link" size="inline" className="text-sm" onClick={turn}>
				{inWords ? "Use month and year" : "Use words instead"}
			</Button>
		</div>
	);
}

type MonthSelectProps = {
	ref: React.Ref<HTMLSelectElement>;
	id: string;
	value: string;
	onChange: (month: string) => void;
};

/** A phone's own month picker; the first choice leaves the month open. */
function MonthSelect({ ref, id, value, onChange }: MonthSelectProps) {
	return (
		<Select
			ref={ref}
			id={id}
			value={value}
			onChange={(event) => onChange(event.target.value)}
			className={value === "" ? "text-ink-soft" : undefined}
		>
			<option value="">Not sure</option>
			{monthNames.map((name) => (
				<option key={name} value={name}>
					{name}
				</option>
			))}
		</Select>
	);
}
