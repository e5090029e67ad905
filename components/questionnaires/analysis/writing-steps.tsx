"use client";

import { Check, Circle } from "lucide-react";
import { useEffect, useState } from "react";
import { cn } from "@/components/ui/cn";
import { Spinner } from "@/components/ui/feedback/spinner";
import { useQueueStatus } from "@/lib/browser/waiting/client";
import { COACH_NAME } from "@/lib/domain/core/brand";

/** How long a coach reads, in milliseconds, before its words begin to arrive (about). */
const READING_MS = 6_000;
const LONG_MS = 25_000;

const steps = ["Saving your answers", `${COACH_NAME} is reading them`, "Your analysis is being written"];

type WritingStepsProps = {
	/** `saving` until the answers are stored, then `reading`, which becomes writing by itself. */
	step: "saving" | "reading";
};

/** Shows what happens between the answers and their analysis. */
export function WritingSteps({ step }: WritingStepsProps) {
	const [waited, setWaited] = useState<"briefly" | "reading" | "long">("briefly");
	useEffect(() => {
		if (step === "saving") return;
		const timers = [setTimeout(() => setWaited("reading"), READING_MS), setTimeout(() => setWaited("long"), LONG_MS)];
		return () => timers.forEach(clearTimeout);
	}, [step]);
	const waiting = useQueueStatus("analysis", step === "reading");
	// No timer is needed if the current step is known.
	const current = step === "saving" ? 0 : waited === "briefly" || waiting ? 1 : 2;

	return (
		<div className="grid grow place-content-center gap-6 py-10">
			<ol className="grid gap-4 text-lg">
				{steps.map((words, index) => (
					<li
						key={words}
						aria-current={index === current ? "step" : undefined}
						className={cn("flex items-center gap-3.5", index > current && "text-ink-soft")}
					>
						{index < current && <Check aria-hidden="true" className="size-5 text-accent" />}
						{index === current && <Spinner className="text-accent" />}
						{index > current && <Circle aria-hidden="true" className="size-5 p-1 text-edge" />}
						{words}
					</li>
				))}
			</ol>
			<p role="status" className="max-w-sm text-sm text-ink-soft">
				<span className="sr-only">{steps[current]}. </span>
				{step === "saving" && "One moment."}
				{waiting && `${waiting} `}
				{step === "reading" &&
					(waited === "long"
						? "This one takes a little longer. You can close this page; your answers are saved and you can come back for the analysis."
						: "Your answers are safe. This can take up to a minute.")}
			</p>
		</div>
	);
}
