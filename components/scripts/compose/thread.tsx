import { useId } from "react";
import { RadioGroup, RadioOption } from "@/components/ui/forms/radio-group";
import { type Thread, threads } from "@/lib/domain/scripts/compose/scene";

const ANY = "any";

/** Asks what goes through the day. Somebody who has no wish gets one of them. */
export function ThreadChoice({
	chosen,
	onChange,
}: {
	chosen: Thread | null;
	onChange: (chosen: Thread | null) => void;
}) {
	const labelId = useId();
	return (
		<div>
			<p id={labelId} className="font-serif text-lg">
				What may go through the whole day?
			</p>
			<p className="text-sm text-ink-soft">A small thing that comes back, from the morning to the night.</p>
			<RadioGroup
				className="mt-3 sm:grid-cols-2"
				aria-labelledby={labelId}
				value={chosen ?? ANY}
				onValueChange={(next) => onChange(next === ANY ? null : (next as Thread))}
			>
				<RadioOption value={ANY}>Surprise me</RadioOption>
				{(Object.keys(threads) as Thread[]).map((one) => (
					<RadioOption key={one} value={one}>
						{threads[one]}
					</RadioOption>
				))}
			</RadioGroup>
		</div>
	);
}
