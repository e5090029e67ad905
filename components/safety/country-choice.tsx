"use client";

import { useId } from "react";
import { Select } from "@/components/ui/forms/select";
import { rememberCountry } from "@/lib/browser/safety/chosen-country";
import { CountryOptions } from "./country-options";

type CountryChoiceProps = { country: string | null; onChange: (country: string | null) => void };

/** Lets the person choose the country whose help lines are shown. The choice is stored in this browser. */
export function CountryChoice({ country, onChange }: CountryChoiceProps) {
	const id = useId();
	return (
		<div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
			<label htmlFor={id} className="text-ink-soft">
				Where are you?
			</label>
			<Select
				id={id}
				value={country ?? ""}
				onChange={(event) => {
					const chosen = event.target.value || null;
					rememberCountry(chosen);
					onChange(chosen);
				}}
				className="h-11 text-sm"
			>
				<CountryOptions other="" />
			</Select>
		</div>
	);
}
