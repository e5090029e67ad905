import { Mic } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";
import { Spinner } from "@/components/ui/feedback/spinner";
import type { RecorderPhase } from "@/lib/browser/voice/recording";

type StageProps = {
	phase: RecorderPhase;
	/** Called when the microphone is tapped; without it, it cannot be tapped. */
	onTap?: () => void;
	/** The microphone's accessible name. */
	name: string;
	/** What is happening, in a word or two. Announced, with the hint, when it changes. */
	status: ReactNode;
	/** A line below: what a tap does, or what has happened. */
	hint: ReactNode;
	/** Shown below: the level, and the length so far. */
	children?: ReactNode;
};

/** The microphone, and what it is doing. */
export function Stage({ phase, onTap, name, status, hint, children }: StageProps) {
	const isBusy = phase === "processing";
	return (
		<div className="flex flex-col items-center text-center">
			<button
				type="button"
				aria-label={name}
				aria-describedby="dictation-hint"
				// Not `disabled`, which would move the focus out of the dialog.
				aria-disabled={!onTap || undefined}
				onClick={onTap}
				className={cn(
					"grid size-24 place-items-center rounded-full transition-[background-color,color,box-shadow] duration-(--motion-slow) ease-settle",
					phase === "recording"
						? "bg-accent text-on-accent shadow-[0_0_0_10px_color-mix(in_srgb,var(--accent)_14%,transparent)] hover:bg-accent-hover"
						: "bg-sunken text-ink-soft inset-ring inset-ring-rule",
					onTap ? phase !== "recording" && "text-accent hover:text-accent-hover" : "cursor-default",
				)}
			>
				{isBusy ? <Spinner className="size-8" /> : <Mic aria-hidden="true" className="size-9" strokeWidth={1.75} />}
			</button>
			<div role="status" className="mt-6">
				<p className="font-serif text-xl">{status}</p>
				<div id="dictation-hint" className="mt-1 min-h-6 max-w-xs text-sm text-ink-soft text-pretty">
					{hint}
				</div>
			</div>
			{/* The same height in every state, so that the buttons below stay in place. */}
			<div className="flex min-h-21 flex-col items-center">{children}</div>
		</div>
	);
}
