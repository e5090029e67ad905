"use client";

import * as Primitive from "@radix-ui/react-slider";
import { cn } from "@/components/ui/cn";

type SliderProps = {
	id?: string;
	/** What is being chosen, for screen readers. */
	label: string;
	value: number;
	min: number;
	max: number;
	step?: number;
	/** Read by screen readers instead of the bare number, for example "4 of 5". */
	valueText?: string;
	disabled?: boolean;
	onChange: (value: number) => void;
	/** Whether it is drawn in gray, because the person has not chosen the value. */
	isFaint?: boolean;
	onPointerDown?: () => void;
	/** Called when the thumb is released. */
	onCommit?: (value: number) => void;
	"aria-describedby"?: string;
	className?: string;
};

/** Chooses a number by dragging, tapping or the arrow keys; each step has a mark if there are at most ten. */
export function Slider({
	label,
	value,
	min,
	max,
	step = 1,
	valueText,
	isFaint = false,
	onChange,
	onCommit,
	className,
	...props
}: SliderProps) {
	const { "aria-describedby": describedBy, ...rest } = props;
	const steps = Math.floor((max - min) / step);
	return (
		<Primitive.Root
			value={[value]}
			min={min}
			max={max}
			step={step}
			onValueChange={([next]) => next !== undefined && onChange(next)}
			onValueCommit={([next]) => next !== undefined && onCommit?.(next)}
			className={cn("relative flex h-11 w-full touch-none select-none items-center", className)}
			{...rest}
		>
			<Primitive.Track
				data-slider-track
				className="relative h-2 grow rounded-full bg-sunken inset-ring inset-ring-rule"
			>
				<Primitive.Range className={cn("absolute h-full rounded-full", isFaint ? "bg-edge/60" : "bg-accent")} />
			</Primitive.Track>
			{steps <= 10 && (
				<span aria-hidden="true" className="pointer-events-none absolute inset-x-3.5 flex justify-between">
					{Array.from({ length: steps + 1 }, (_, step_) => min + step_ * step).map((mark) => (
						<span
							key={mark}
							className={cn("-mx-0.5 size-1 rounded-full", mark < value ? "bg-on-accent/70" : "bg-edge")}
						/>
					))}
				</span>
			)}
			<Primitive.Thumb
				aria-label={label}
				aria-valuetext={valueText}
				aria-describedby={describedBy}
				className={cn(
					"block size-7 rounded-full border-[3px] bg-page shadow-page transition-transform duration-(--motion-fast) active:scale-110",
					isFaint ? "border-edge" : "border-accent",
				)}
			/>
		</Primitive.Root>
	);
}
