import { CheckOption } from "@/components/ui/forms/check-option";
import { type Belonging, belongings, withTicked } from "@/lib/domain/scripts/compose/scene";

type BelongingsProps = { ticked: readonly Belonging[]; onChange: (ticked: Belonging[]) => void };

/** Asks who and what belongs in the day. The scenes below follow the answer; none has to be given. */
export function Belongings({ ticked, onChange }: BelongingsProps) {
	return (
		<fieldset>
			<legend className="font-serif text-lg">Who and what belongs in this day?</legend>
			<p className="text-sm text-ink-soft">
				Tick what applies, or what you wish for. The scenes to choose from follow what you tick.
			</p>
			<div className="mt-3 flex flex-wrap gap-2">
				{(Object.keys(belongings) as Belonging[]).map((one) => (
					<CheckOption
						key={one}
						checked={ticked.includes(one)}
						onChange={(isTicked) => onChange(withTicked(ticked, one, isTicked))}
					>
						{belongings[one]}
					</CheckOption>
				))}
			</div>
		</fieldset>
	);
}
