import { useId } from "react";
import { RadioGroup, RadioOption } from "@/components/ui/forms/radio-group";
import { type Thread, threads } from "@/lib/domain/scripts/compose/scene";

const NONE = "none";

/** Asks what goes through the day; nothing has to. */
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
				What could run through the whole day?
			</p>
			<p className="text-sm text-ink-soft">A small thing that comes back, from the morning to the night.</p>
			<RadioGroup
				className="mt-3 sm:grid-cols-2"
				aria-labelledby={labelId}
				value={chosen ?? NONE}
				onValueChange={(next) => onChange(next === NONE ? null : (next as Thread))}
			>
				<RadioOption value={NONE}>Nothing</RadioOption>
				{(Object.keys(threads) as Thread[]).map((one) => (
					<RadioOption key={one} value={one}>
						{threads[one]}
					</RadioOption>
				))}
			</RadioGroup>
		</div>
	);
}
