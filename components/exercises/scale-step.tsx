import { SCALE_MAX } from "@/lib/domain/exercises/limits";
import type { ScaleStep as Step } from "@/lib/domain/exercises/schema";

/** Attributes that tie an input to its question. */
export interface FieldProps {
	id: string;
	labelledBy: string;
	describedBy: string | undefined;
	isInvalid: boolean;
}

const numbers = Array.from({ length: SCALE_MAX + 1 }, (_, number) => number);

type ScaleStepProps = FieldProps & {
	step: Step;
	value: number | undefined;
	onChange: (value: number) => void;
};

/**
 * A number from 0 to 10, with labels for both ends. Nothing is chosen at first. Uses native radio buttons, because
 * Radix's miss an arrow key that is released immediately.
 */
export function ScaleStep({ step, value, onChange, id, labelledBy, describedBy, isInvalid }: ScaleStepProps) {
	return (
		<div>
			<div
				id={id}
				role="radiogroup"
				aria-labelledby={labelledBy}
				aria-describedby={describedBy}
				aria-invalid={isInvalid || undefined}
				className="grid grid-cols-[repeat(11,minmax(0,1fr))] rounded-md border border-edge bg-page"
			>
				{numbers.map((number) => (
					<label
						key={number}
						htmlFor={`${id}-${number}`}
						className="relative grid h-13 place-items-center border-e border-rule tabular-nums transition-colors duration-(--motion-fast) first:rounded-s-[0.55rem] last:rounded-e-[0.55rem] last:border-e-0 hover:bg-sunken has-checked:bg-accent has-checked:font-semibold has-checked:text-on-accent has-checked:hover:bg-accent has-focus-visible:z-10 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
					>
						<input
							id={`${id}-${number}`}
							type="radio"
							name={id}
							checked={value === number}
							aria-label={nameOf(number, step)}
							onChange={() => onChange(number)}
							className="absolute inset-0 cursor-pointer opacity-0"
						/>
						{number}
					</label>
				))}
			</div>
			<p aria-hidden="true" className="mt-2 flex justify-between gap-6 text-sm text-ink-soft">
				<span>0: {step.low}</span>
				<span className="text-right">
					{SCALE_MAX}: {step.high}
				</span>
			</p>
		</div>
	);
}

function nameOf(number: number, { low, high }: Step): string {
	if (number === 0) return `0, ${low}`;
	return number === SCALE_MAX ? `${SCALE_MAX}, ${high}` : String(number);
}
