"use client";

import { useId } from "react";
import { Field } from "@/components/ui/forms/field";
import { Input } from "@/components/ui/forms/input";
import { RadioGroup, RadioOption } from "@/components/ui/forms/radio-group";
import { Textarea } from "@/components/ui/forms/textarea";
import { type ComposeOffers, MAX_CHOSEN_PATTERN } from "@/lib/domain/scripts/compose/choices";
import { type ChoiceKey, type Choosing, type ComposeDraft, patternKeys } from "@/lib/domain/scripts/compose/draft";

type PatternsProps = {
	offers: ComposeOffers["patterns"];
	choices: ComposeDraft["choices"];
	onChange: (key: ChoiceKey) => (choosing: Choosing) => void;
};

/** What each of the three patterns of the life script turns into. */
export function Patterns({ offers, choices, onChange }: PatternsProps) {
	return (
		<div className="space-y-10">
			{patternKeys.map((key, i) => {
				const offered = offers[i];
				return offered && <Pattern key={key} {...offered} choosing={choices[key]} onChange={onChange(key)} />;
			})}
		</div>
	);
}

type PatternProps = ComposeOffers["patterns"][number] & { choosing: Choosing; onChange: (choosing: Choosing) => void };
const OWN = "own words";

function Pattern({ old, offers, choosing, onChange }: PatternProps) {
	const labelId = useId();
	return (
		<div>
			<p id={labelId} className="font-serif text-lg">
				What can “{old}” turn into?
			</p>
			<RadioGroup
				className="mt-3"
				aria-labelledby={labelId}
				value={choosing.isOwn ? OWN : (choosing.picked ?? "")}
				onValueChange={(next) =>
					onChange(next === OWN ? { ...choosing, isOwn: true } : { ...choosing, isOwn: false, picked: next })
				}
			>
				{offers.map(({ pattern, description, impact }) => (
					<RadioOption key={pattern} value={pattern}>
						<span className="block font-medium">{pattern}</span>
						<span className="block font-serif">
							{description} {impact}
						</span>
					</RadioOption>
				))}
				<RadioOption value={OWN}>
					<span className="block font-medium">Something of my own</span>
				</RadioOption>
			</RadioGroup>
			{choosing.isOwn && (
				<div className="mt-4 grid gap-4">
					<Field label="What you call it">
						{(control) => (
							<Input
								{...control}
								dir="auto"
								maxLength={120}
								value={choosing.ownName}
								onChange={(event) => onChange({ ...choosing, ownName: event.target.value })}
							/>
						)}
					</Field>
					<Field label="What it is like">
						{(control) => (
							<Textarea
								{...control}
								className="min-h-20"
								maxLength={MAX_CHOSEN_PATTERN}
								value={choosing.own}
								onChange={(event) => onChange({ ...choosing, own: event.target.value })}
							/>
						)}
					</Field>
				</div>
			)}
		</div>
	);
}
