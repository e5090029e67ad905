"use client";

import { useEffect, useId, useRef, useState } from "react";
import { HelpLink } from "@/components/safety/help-link";
import { Burst } from "@/components/sound/burst";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { toastError } from "@/components/ui/feedback/toast-error";
import { Input } from "@/components/ui/forms/input";
import { Label } from "@/components/ui/forms/label";
import { type FeelingOrWord, useChooseFeeling, useEntryFeeling } from "@/lib/browser/feelings/client";
import { feelingById, type Quarter, quarters } from "@/lib/domain/feelings/feelings";
import { MAX_OWN_WORD } from "@/lib/domain/feelings/own-word";
import { type Chosen, FeelingPicker } from "./feeling-picker";
import { quarterClass } from "./quarter-class";

type EntryFeelingProps = {
	entryId: string;
	/** Heading level: one below the heading of its container. */
	level?: 3 | 4;
	/** Whether the entry was written just now: then it has no feeling yet, and nothing has to be waited for. */
	isNew?: boolean;
};

const keptAs = (label: string) => `${label} is kept with this entry.`;
const NO_WORD = "That’s fine. It doesn’t need a word.";

/** Shows how it was, in one word that the person chose, and lets them choose, change or remove it. */
export function EntryFeeling({ entryId, level = 4, isNew = false }: EntryFeelingProps) {
	const { data } = useEntryFeeling(entryId, isNew);
	const choose = useChooseFeeling(entryId);
	const [isOpen, setOpen] = useState(false);
	const [isTyping, setTyping] = useState(false);
	// What the first tap has kept, until a finer word replaces it.
	const [isQuarterKept, setQuarterKept] = useState(false);
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
	const word = feeling?.label ?? data[0]?.own;
	// The words appear while the first tap is being kept. They would lose the focus if they could not be pressed.
	const isBusy = choose.isPending && !quarters.some(({ id }) => id === choose.variables);

	function close(words: string) {
		setSaid(words);
		setOpen(false);
		setTyping(false);
		setQuarterKept(false);
		button.current?.focus({ preventScroll: true });
	}

	function keep(next: FeelingOrWord | null, then: () => void) {
		choose.mutate(next, {
			onSuccess: then,
			onError: (error) => toastError("The feeling was not saved", error),
		});
	}

	function onQuarter(quarter: Quarter, label: string) {
		keep(quarter, () => {
			setQuarterKept(true);
			setSaid(keptAs(label));
		});
	}

	function onChoose(chosen: Chosen, label: string) {
		if (chosen === "something-else") setTyping(true);
		else if (chosen !== "rather-not") keep(chosen, () => close(keptAs(label)));
		else if (isQuarterKept) keep(null, () => close(NO_WORD));
		else close(NO_WORD);
	}

	return (
		<div>
			<Heading className="text-lg">How it felt</Heading>
			<div className="flex flex-wrap items-center gap-x-2">
				{word && (
					<p dir="auto" className="flex min-w-0 items-center gap-2.5 wrap-anywhere">
						{feeling && (
							<span
								aria-hidden="true"
								className={`relative size-3 shrink-0 rounded-full ${quarterClass[feeling.quarter]}`}
							>
								{choose.isSuccess && <Burst key={feeling.id} />}
							</span>
						)}
						{word}
					</p>
				)}
				<div className={cn("flex flex-wrap gap-x-1", !word && "mt-2")}>
					<Button
						ref={button}
						variant={word ? "ghost" : "outline"}
						size="sm"
						aria-expanded={isOpen}
						aria-controls={id}
						onClick={() => {
							setOpen(!isOpen);
							setTyping(false);
							setQuarterKept(false);
						}}
						className={cn(word && "text-ink-soft")}
					>
						{word ? "Change" : "Choose a word for it"}
						{word && <span className="sr-only"> the feeling</span>}
					</Button>
					{word && (
						<Button
							variant="ghost"
							size="sm"
							pending={choose.isPending}
							onClick={() => keep(null, () => close("Removed."))}
							className="text-ink-soft"
						>
							Remove it
						</Button>
					)}
				</div>
			</div>
			<p role="status" className="text-sm text-ink-soft">
				{(!isOpen || isQuarterKept) && said}
			</p>
			<div ref={choice} id={id} hidden={!isOpen} className="mt-2 scroll-mb-6">
				{isOpen && !isTyping && <FeelingPicker isBusy={isBusy} onQuarter={onQuarter} onChoose={onChoose} />}
				{isOpen && isTyping && (
					<OwnWord
						isBusy={isBusy}
						onKeep={(own) => keep({ own }, () => close("Your word is kept with this entry."))}
						onLeave={() => close(isQuarterKept ? said : "None of these, then. The page says it in your own words.")}
					/>
				)}
			</div>
			{data[0]?.leadsToHelp && (
				<HelpLink className="inline-flex min-h-11 items-center gap-2 font-medium text-accent underline underline-offset-4" />
			)}
		</div>
	);
}

type OwnWordProps = { isBusy: boolean; onKeep: (word: string) => void; onLeave: () => void };

/** A field for the person's own word, for when none of the list fits. */
function OwnWord({ isBusy, onKeep, onLeave }: OwnWordProps) {
	const [word, setWord] = useState("");
	const id = useId();
	const field = useRef<HTMLInputElement>(null);
	// The button that opened it is gone.
	useEffect(() => field.current?.focus({ preventScroll: true }), []);
	return (
		<form
			className="grid max-w-md gap-2"
			onSubmit={(event) => {
				event.preventDefault();
				if (word.trim() !== "") onKeep(word.trim());
			}}
		>
			<Label htmlFor={id}>Your own word for it</Label>
			<Input
				ref={field}
				id={id}
				value={word}
				maxLength={MAX_OWN_WORD}
				autoComplete="off"
				onChange={(event) => setWord(event.target.value)}
			/>
			<div className="flex flex-wrap gap-2">
				<Button type="submit" size="sm" pending={isBusy} disabled={word.trim() === ""}>
					Keep this word
				</Button>
				<Button type="button" variant="ghost" size="sm" onClick={onLeave}>
					No word
				</Button>
			</div>
		</form>
	);
}
