"use client";

import { useEffect, useId, useRef, useState } from "react";
import { Burst } from "@/components/sound/burst";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { toast } from "@/components/ui/feedback/toast";
import { messageOf } from "@/lib/browser/core/api-client";
import { useChooseFeeling, useEntryFeeling } from "@/lib/browser/feelings/client";
import { type FeelingId, feelingById } from "@/lib/domain/feelings/feelings";
import { type Chosen, FeelingPicker } from "./feeling-picker";
import { quarterClass } from "./quarter-class";

type EntryFeelingProps = {
	entryId: string;
	/** Heading level: one below the heading of its container. */
	level?: 3 | 4;
};

/** Shows how it was, in one word that the person chose, and lets them choose, change or remove it. */
export function EntryFeeling({ entryId, level = 4 }: EntryFeelingProps) {
	const { data } = useEntryFeeling(entryId);
	const choose = useChooseFeeling(entryId);
	const [isOpen, setOpen] = useState(false);
	const [said, setSaid] = useState("");
	const id = useId();
	const Heading = `h${level}` as const;
	const button = useRef<HTMLButtonElement>(null);
	const choice = useRef<HTMLDivElement>(null);
	// In a dialog on a phone, it opens below the edge.
	useEffect(() => {
		if (isOpen) choice.current?.scrollIntoView?.({ block: "nearest" });
	}, [isOpen]);
	if (!data) return null;
	const feeling = feelingById(data[0]?.feeling ?? "");

	function close(words: string) {
		setSaid(words);
		setOpen(false);
		button.current?.focus({ preventScroll: true });
	}

	function keep(next: FeelingId | null, words: string) {
		choose.mutate(next, {
			onSuccess: () => close(words),
			onError: (error) =>
				toast({
					title: "The feeling was not saved",
					description: messageOf(error, "Please try again."),
					variant: "destructive",
				}),
		});
	}

	function onChoose(chosen: Chosen, label: string) {
		if (chosen === "something-else") close("None of these, then. The page says it in your own words.");
		else if (chosen === "rather-not") close("That’s fine. It doesn’t need a word.");
		else keep(chosen, `${label} is kept with this entry.`);
	}

	return (
		<div>
			<Heading className="text-lg">How it felt</Heading>
			<div className="flex flex-wrap items-center gap-x-2">
				{feeling && (
					<p className="flex items-center gap-2.5">
						<span
							aria-hidden="true"
							className={`relative size-3 shrink-0 rounded-full ${quarterClass[feeling.quarter]}`}
						>
							{choose.isSuccess && <Burst key={feeling.id} />}
						</span>
						{feeling.label}
					</p>
				)}
				<div className={cn("flex flex-wrap gap-x-1", !feeling && "mt-2")}>
					<Button
						ref={button}
						variant={feeling ? "ghost" : "outline"}
						size="sm"
						aria-expanded={isOpen}
						aria-controls={id}
						onClick={() => setOpen(!isOpen)}
						className={cn(feeling && "text-ink-soft")}
					>
						{feeling ? "Change" : "Choose a word for it"}
						{feeling && <span className="sr-only"> the feeling</span>}
					</Button>
					{feeling && (
						<Button
							variant="ghost"
							size="sm"
							pending={choose.isPending}
							onClick={() => keep(null, "Removed.")}
							className="text-ink-soft"
						>
							Remove it
						</Button>
					)}
				</div>
			</div>
			<p role="status" className="text-sm text-ink-soft">
				{!isOpen && said}
			</p>
			<div ref={choice} id={id} hidden={!isOpen} className="mt-2 scroll-mb-6">
				{isOpen && <FeelingPicker isBusy={choose.isPending} onChoose={onChoose} />}
			</div>
		</div>
	);
}
