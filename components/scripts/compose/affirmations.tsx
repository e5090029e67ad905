import { CheckOption } from "@/components/ui/forms/check-option";
import { Field } from "@/components/ui/forms/field";
import { Textarea } from "@/components/ui/forms/textarea";
import { LEAST_AFFIRMATIONS, MAX_CHOSEN_AFFIRMATION, MOST_AFFIRMATIONS } from "@/lib/domain/scripts/compose/choices";
import { type ComposeDraft, chosenAffirmations } from "@/lib/domain/scripts/compose/draft";

type AffirmationsProps = {
	offered: readonly string[];
	draft: ComposeDraft;
	onChange: (next: Pick<ComposeDraft, "affirmations"> | Pick<ComposeDraft, "ownAffirmations">) => void;
};

/** Three to five lines to say aloud: some from the suggestions, some of one's own. */
export function Affirmations({ offered, draft, onChange }: AffirmationsProps) {
	const { affirmations, ownAffirmations } = draft;
	const count = chosenAffirmations(draft).length;
	return (
		<div className="space-y-6">
			<fieldset className="grid gap-2">
				<legend className="mb-3 font-serif text-lg">
					Which {LEAST_AFFIRMATIONS} to {MOST_AFFIRMATIONS} would you say aloud?
				</legend>
				{[...new Set([...offered, ...affirmations])].map((text) => (
					<CheckOption
						key={text}
						checked={affirmations.includes(text)}
						onChange={(isChosen) =>
							onChange({
								affirmations: isChosen ? [...affirmations, text] : affirmations.filter((one) => one !== text),
							})
						}
					>
						<span className="font-serif">{text}</span>
					</CheckOption>
				))}
			</fieldset>
			<Field label="Your own lines" hint="One per line.">
				{(control) => (
					<Textarea
						{...control}
						className="min-h-24"
						maxLength={MAX_CHOSEN_AFFIRMATION * MOST_AFFIRMATIONS}
						value={ownAffirmations}
						onChange={(event) => onChange({ ownAffirmations: event.target.value })}
					/>
				)}
			</Field>
			<p className="text-sm text-ink-soft" aria-live="polite">
				{count} of {MOST_AFFIRMATIONS} chosen
			</p>
		</div>
	);
}
