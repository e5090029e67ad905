"use client";

import { useEffect, useId, useRef } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { RadioGroup, RadioOption } from "@/components/ui/forms/radio-group";
import { Textarea } from "@/components/ui/forms/textarea";
import type { Offer } from "@/lib/domain/scripts/compose/choices";
import type { Choosing } from "@/lib/domain/scripts/compose/draft";
import { Problem } from "./problem";

type ChooseOneProps = {
	label: string;
	hint?: string;
	/** The label of the person's own words. */
	own: string;
	offers: readonly Offer[];
	/** Returns an offer as the person reads it; as it is if left out. */
	read?: (offer: Offer) => string;
	choosing: Choosing;
	/** Maximum length, in characters. */
	most: number;
	/** Why the person cannot go on without this choice; null if they can. */
	problem: string | null;
	onChange: (choosing: Choosing) => void;
};

const OWN = "own";

/**
 * A choice between several suggestions, unchanged or edited, and words of one's own. What the person wrote is never
 * replaced.
 */
export function ChooseOne({ label, hint, own, offers, read, choosing, most, problem, onChange }: ChooseOneProps) {
	const textOf = (offer: Offer) => read?.(offer) ?? offer.text;
	const labelId = useId();
	const problemId = useId();
	const boxId = useId();
	const box = useRef<HTMLDivElement>(null);
	// The button that goes on is below several such lists, and the first of them is far above it.
	useEffect(() => {
		if (!problem) return;
		box.current?.querySelector<HTMLElement>("[role=radio], textarea")?.focus({ preventScroll: true });
		box.current?.scrollIntoView?.({ block: "start" });
	}, [problem]);
	const at = offers.findIndex(({ text }) => text === choosing.picked);
	const picked = offers[at];
	const value = choosing.isOwn ? OWN : at >= 0 ? String(at) : "";

	function change(text: string) {
		const before = choosing.own.trim();
		const together = before && !before.includes(text) ? `${before}\n\n${text}` : text;
		onChange({ ...choosing, isOwn: true, own: together.slice(0, most) });
	}
	return (
		<div ref={box} className="scroll-mt-20">
			<p id={labelId} className="font-serif text-lg">
				{label}
			</p>
			{hint && <p className="text-sm text-ink-soft">{hint}</p>}
			{problem && <Problem id={problemId}>{problem}</Problem>}
			<RadioGroup
				value={value}
				aria-labelledby={labelId}
				aria-describedby={problem ? problemId : undefined}
				aria-invalid={problem ? true : undefined}
				className="mt-3"
				onValueChange={(next) =>
					onChange(
						next === OWN
							? { ...choosing, isOwn: true }
							: { ...choosing, isOwn: false, picked: offers[Number(next)]?.text ?? null },
					)
				}
			>
				{offers.map((offer, i) => (
					<RadioOption key={offer.text} value={String(i)}>
						{offer.title && <span className="block font-medium">{offer.title}</span>}
						<span
							dir="auto"
							className={cn("block font-serif", offer.title && value !== String(i) && "line-clamp-2 text-ink-soft")}
						>
							{textOf(offer)}
						</span>
					</RadioOption>
				))}
				<RadioOption value={OWN}>
					<span className="block font-medium">{own}</span>
				</RadioOption>
			</RadioGroup>
			{!choosing.isOwn && picked && (
				<Button variant="link" size="inline" onClick={() => change(textOf(picked))}>
					Change these words
				</Button>
			)}
			{choosing.isOwn && (
				<div className="mt-3">
					<label htmlFor={boxId} className="sr-only">
						{own}
					</label>
					<Textarea
						id={boxId}
						value={choosing.own}
						maxLength={most}
						className={most < 400 ? "min-h-20" : undefined}
						onChange={(event) => onChange({ ...choosing, own: event.target.value })}
					/>
					<p className="mt-1 text-right text-sm tabular-nums text-ink-soft">
						{choosing.own.length} of {most}
					</p>
				</div>
			)}
		</div>
	);
}
