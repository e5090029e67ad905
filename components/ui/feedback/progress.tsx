import * as Primitive from "@radix-ui/react-progress";
import { cn } from "@/components/ui/cn";

type ProgressProps = {
	/** What is being measured, for screen readers. */
	label: string;
	value: number;
	/** 100 by default. */
	max?: number;
	/** Read by screen readers instead of a percentage, for example "3 of 9". */
	valueText?: string;
	className?: string;
	/** Classes of the filled part, if its color has a meaning. */
	barClassName?: string;
};

/** A bar that fills from the left. Values outside 0..max are clamped. */
export function Progress({ label, value, max = 100, valueText, className, barClassName }: ProgressProps) {
	const safe = Math.min(Math.max(value, 0), max);
	const percent = max > 0 ? (safe / max) * 100 : 0;
	return (
		<Primitive.Root
			value={safe}
			max={max > 0 ? max : 1}
			getValueLabel={() => valueText ?? `${Math.round(percent)}%`}
			aria-label={label}
			className={cn("h-2 w-full overflow-hidden rounded-full bg-sunken inset-ring inset-ring-rule", className)}
		>
			<Primitive.Indicator
				className={cn(
					"h-full rounded-full bg-accent transition-[width] duration-(--motion-slow) ease-settle",
					barClassName,
				)}
				style={{ width: `${percent}%` }}
			/>
		</Primitive.Root>
	);
}
