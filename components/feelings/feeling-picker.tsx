"use client";

import { ChevronLeft } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { chipClass } from "@/components/chat/offers/row";
import { cn } from "@/components/ui/cn";
import { type FeelingId, feelings, type Quarter, quarters } from "@/lib/domain/feelings/feelings";
import { quarterClass } from "./quarter-class";

/** A feeling, "none of these", or "rather not say". */
export type Chosen = FeelingId | "something-else" | "rather-not";

type FeelingPickerProps = {
	isBusy: boolean;
	/** Called with the first tap, if the quarter alone is already kept. */
	onQuarter?: (quarter: Quarter, words: string) => void;
	onChoose: (chosen: Chosen, words: string) => void;
};

const neither: readonly { id: Chosen; label: string }[] = [
	{ id: "something-else", label: "Something else" },
	{ id: "rather-not", label: "Rather not say" },
];

/**
 * Lets the person choose a feeling in two taps: the quarter, then the name, which appears in its place. All steps are
 * on each other, so that it has the height of the tallest from the beginning and moves nothing below it.
 */
export function FeelingPicker({ isBusy, onQuarter, onChoose }: FeelingPickerProps) {
	const [step, setStep] = useState<Quarter | "quarters">("quarters");
	const box = useRef<HTMLDivElement>(null);
	const shown = useRef(step);

	useEffect(() => {
		const before = shown.current;
		if (before === step) return;
		shown.current = step;
		const current = box.current?.querySelector<HTMLElement>(`[data-step=${step}]`);
		// The pressed button is hidden. Going back, the focus returns to the quarter that was chosen.
		const next = step === "quarters" ? `[data-quarter=${before}]` : "li + li button";
		current?.querySelector<HTMLElement>(next)?.focus({ preventScroll: true });
		// In a dialog on a phone, the words may reach below its edge.
		current?.scrollIntoView({ block: "nearest" });
	}, [step]);

	const chips = (list: readonly { id: Chosen; label: string }[]) =>
		list.map(({ id, label }) => (
			<li key={id}>
				<button type="button" disabled={isBusy} onClick={() => onChoose(id, label)} className={chipClass}>
					{label}
				</button>
			</li>
		));
	const place = (of: typeof step) => ({
		"data-step": of,
		inert: step !== of,
		"aria-hidden": step !== of || undefined,
		className: cn("content-start scroll-mb-24 [grid-area:1/1]", step !== of && "invisible"),
	});

	return (
		<div ref={box} className="grid">
			<div {...place("quarters")}>
				<ul aria-label="How is it for you?" className="grid max-w-md grid-cols-1 gap-2 xs:grid-cols-2">
					{quarters.map(({ id, label }) => (
						<li key={id} className="grid">
							<button
								type="button"
								data-quarter={id}
								onClick={() => {
									setStep(id);
									onQuarter?.(id, label);
								}}
								className={`${chipClass} w-full gap-2.5 rounded-xl`}
							>
								<span aria-hidden="true" className={`size-3 shrink-0 rounded-full ${quarterClass[id]}`} />
								{label}
							</button>
						</li>
					))}
				</ul>
				<ul aria-label="Or" className="mt-3 flex flex-wrap gap-2">
					{chips(neither)}
				</ul>
				{onQuarter && (
					<p className="mt-3 text-sm text-ink-soft">One tap is enough. You can add a more exact word if you like.</p>
				)}
			</div>
			{quarters.map(({ id, label }) => (
				<div key={id} {...place(id)}>
					<ul aria-label="Which of these?" className="flex flex-wrap gap-2">
						<li>
							<button
								type="button"
								onClick={() => setStep("quarters")}
								className={`${chipClass} gap-2 pl-3 text-ink-soft`}
							>
								<ChevronLeft aria-hidden="true" className="size-4 shrink-0" />
								<span aria-hidden="true" className={`size-3 shrink-0 rounded-full ${quarterClass[id]}`} />
								<span className="sr-only">Back from </span>
								{label}
							</button>
						</li>
						{chips(feelings.filter((one) => one.quarter === id && !(onQuarter && one.id === id)))}
					</ul>
					<ul aria-label="Or" className="mt-3 flex flex-wrap gap-2">
						{chips(neither)}
					</ul>
				</div>
			))}
		</div>
	);
}
