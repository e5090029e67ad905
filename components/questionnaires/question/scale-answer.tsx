import { cn } from "@/components/ui/cn";
import { Slider } from "@/components/ui/forms/slider";
import type { AnswerFieldProps } from "./text-answer";

type ScaleAnswerProps = Pick<AnswerFieldProps, "id" | "describedBy"> & {
	value: number;
	/** Whether the value is the scale's initial one, which the person has not chosen yet. */
	isPreset: boolean;
	/** 5 or 10; the lowest value is 1. */
	max: number;
	/** The question, for people who cannot see it above the slider. */
	label: string;
	onChange: (value: number) => void;
	/** Called when a number was tapped. Moving the slider only calls `onChange`. */
	onTap: (value: number) => void;
};

const fiveWords = ["Strongly disagree", "Disagree", "Partly", "Agree", "Strongly agree"];

/** Returns the meaning of a number in words, if the scale is short enough to have them. */
function wordsOf(value: number, max: number): string | null {
	return max === fiveWords.length ? (fiveWords[value - 1] ?? null) : null;
}

/** Says what going on takes for an answer as long as no number was chosen. */
function answerWithout(value: number, max: number): string {
	const words = wordsOf(value, max);
	const answer = words ? `${value} (${words.toLowerCase()})` : `${value} of ${max} (nearer to “disagree”)`;
	return `If you go on without choosing, your answer is ${answer}.`;
}

/** Half the width of the slider's thumb, in pixels: its first stop is this far from the edge. */
const INSET = 14;

/** Agreement with a statement: a slider, and below it the numbers to tap. */
export function ScaleAnswer({ id, describedBy, value, isPreset, max, label, onChange, onTap }: ScaleAnswerProps) {
	const presetId = `${id}-preset`;
	const words = wordsOf(value, max);
	const spoken = words ? `${value}, ${words}` : `${value} of ${max}`;
	// Each number is centered in its share of the width, exactly below its stop.
	const share = `(100% - ${2 * INSET}px) / ${max - 1}`;
	return (
		<div className="mt-2">
			{isPreset ? (
				<p id={presetId} className="flex min-h-[2lh] flex-col justify-end text-center text-sm text-ink-soft">
					<span>Not answered yet</span>
					<span>{answerWithout(value, max)}</span>
				</p>
			) : (
				<p aria-hidden="true" className="flex items-baseline justify-center gap-3 text-4xl">
					<span className="font-serif tabular-nums text-accent">{value}</span>
					<span className="text-base text-ink-soft">{words ?? `of ${max}`}</span>
				</p>
			)}
			<Slider
				id={id}
				label={label}
				value={value}
				min={1}
				max={max}
				valueText={isPreset ? "Not answered yet" : spoken}
				isFaint={isPreset}
				// Pressing the thumb without moving it also chooses its value.
				onPointerDown={() => isPreset && onChange(value)}
				aria-describedby={[isPreset && presetId, describedBy].filter(Boolean).join(" ") || undefined}
				onChange={onChange}
				className="mt-4"
			/>
			<div
				className="flex"
				style={{ width: `calc(${max} * ${share})`, marginInlineStart: `calc(${INSET}px - ${share} / 2)` }}
			>
				{Array.from({ length: max }, (_, index) => index + 1).map((number) => (
					<button
						key={number}
						type="button"
						data-scale-number
						// Not in the tab order: the arrow keys move the slider, and ten more tab stops would be in the way.
						tabIndex={-1}
						aria-label={`${number} of ${max}`}
						aria-pressed={number === value && !isPreset}
						onClick={() => onTap(number)}
						className={cn(
							"h-12 min-w-0 flex-1 rounded-md tabular-nums transition-colors duration-(--motion-fast) hover:bg-sunken",
							number === value && !isPreset ? "font-semibold text-accent" : "text-ink-soft",
						)}
					>
						<span className="rounded-sm px-1.5">{number}</span>
					</button>
				))}
			</div>
			<p className="flex justify-between gap-4 text-sm text-ink-soft">
				<span>Strongly Disagree</span>
				<span className="text-right">Strongly Agree</span>
			</p>
		</div>
	);
}
