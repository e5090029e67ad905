import { CircleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { cn } from "@/components/ui/cn";
import { Label } from "./label";

type FieldControl = {
	id: string;
	"aria-describedby": string | undefined;
	"aria-invalid": true | undefined;
	"aria-required": true | undefined;
};

type FieldProps = {
	label: ReactNode;
	/** A permanent line below the label. */
	hint?: ReactNode;
	/** The error, in words. Also colors the control, and is announced. */
	error?: string;
	required?: boolean;
	/** Hides the label, except from screen readers. */
	hideLabel?: boolean;
	/** Something small at the end of the label's line, for example a link. The Tab key reaches it after the control. */
	aside?: ReactNode;
	className?: string;
	/** Renders the control; spread the given attributes onto it: `(control) => <Input {...control} />`. */
	children: (control: FieldControl) => ReactNode;
};

/** A labelled control with its hint and its error, connected for screen readers. */
export function Field({ label, hint, error, required, hideLabel, aside, className, children }: FieldProps) {
	const id = useId();
	const hintId = hint ? `${id}-hint` : undefined;
	const errorId = error ? `${id}-error` : undefined;
	return (
		<div className={className}>
			<div className={cn(aside && "grid grid-cols-[1fr_auto] items-baseline gap-x-4")}>
				<div className={cn("mb-1.5", hideLabel && "sr-only")}>
					<Label htmlFor={id}>{label}</Label>
				</div>
				<div className={cn(aside && "col-span-2 row-start-2")}>
					{children({
						id,
						"aria-describedby": [errorId, hintId].filter(Boolean).join(" ") || undefined,
						"aria-invalid": error ? true : undefined,
						"aria-required": required || undefined,
					})}
				</div>
				{aside && <div className="col-start-2 row-start-1">{aside}</div>}
			</div>
			{hint && (
				<p id={hintId} className="mt-1.5 text-sm text-ink-soft">
					{hint}
				</p>
			)}
			<FieldError id={errorId}>{error}</FieldError>
		</div>
	);
}

/** A line with an error; announced when it appears. Empty without children. */
export function FieldError({ id, children }: { id?: string; children?: ReactNode }) {
	return (
		<div aria-live="polite">
			{children && (
				<p id={id} className="mt-1.5 flex items-start gap-1.5 text-sm text-alert">
					<CircleAlert aria-hidden="true" className="mt-1 size-4 shrink-0" />
					<span>{children}</span>
				</p>
			)}
		</div>
	);
}
