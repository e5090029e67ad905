"use client";

import Link from "next/link";
import { useEffect, useRef, useState } from "react";
import { type Chosen, FeelingPicker } from "@/components/feelings/feeling-picker";
import { quarterClass } from "@/components/feelings/quarter-class";
import { Burst } from "@/components/sound/burst";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { toastError } from "@/components/ui/feedback/toast-error";
import { useChooseNow } from "@/lib/browser/look-back/client";
import { exerciseScreen } from "@/lib/domain/exercises/paths";
import { type FeelingId, feelingById, type Quarter } from "@/lib/domain/feelings/feelings";

type HowIsItNowProps = {
	userId: number;
	/** The feeling that was chosen last today, before or on this screen. */
	felt: FeelingId | undefined;
};

const savedAs = (label: string) => `Saved: ${label}.`;
const NOT_SAVED = "The feeling was not saved";
const NOT_TAKEN_BACK = "The feeling was not removed";

/**
 * Asks how the person feels right now: the quarter, which is kept, then a finer word if they like. Asks once a day unless
 * told to.
 */
export function HowIsItNow({ userId, felt }: HowIsItNowProps) {
	const choose = useChooseNow(userId);
	const [said, setSaid] = useState("");
	const [isAsking, setAsking] = useState(felt === undefined);
	const [quarter, setQuarter] = useState<Quarter | null>(null);
	const box = useRef<HTMLDivElement>(null);
	const wasAsking = useRef(isAsking);
	// The button that was pressed is gone.
	useEffect(() => {
		if (wasAsking.current !== isAsking)
			box.current?.querySelector<HTMLElement>("[data-now] button")?.focus({ preventScroll: true });
		wasAsking.current = isAsking;
	}, [isAsking]);
	const feeling = feelingById(choose.variables ?? felt ?? "");

	/** Keeps a feeling, or takes back the one that was kept, and then says so. Nothing waits for the server. */
	function keep(chosen: FeelingId | null, words: string, title: string) {
		setSaid(words);
		choose.mutate(chosen, {
			onError: (error) => {
				setSaid("");
				setAsking(true);
				toastError(title, error);
			},
		});
	}

	function onQuarter(chosen: Quarter, label: string) {
		setQuarter(chosen);
		keep(chosen, savedAs(label), NOT_SAVED);
	}

	function onChoose(chosen: Chosen, label: string) {
		setAsking(false);
		if (chosen === "something-else") return setSaid(quarter ? said : "None of these, then. That’s fine.");
		if (chosen !== "rather-not") return keep(chosen, savedAs(label), NOT_SAVED);
		const words = "That’s fine. It doesn’t need a word.";
		if (quarter) keep(null, words, NOT_TAKEN_BACK);
		else setSaid(words);
	}

	/** Shows the choice again, without the feeling that was saved on this screen, if one was. */
	function chooseAgain() {
		setAsking(true);
		setQuarter(null);
		if (choose.variables) keep(null, "", NOT_TAKEN_BACK);
		else setSaid("");
	}

	const status = (
		<p role="status" className="text-sm empty:hidden">
			{said}
		</p>
	);
	const isHere = said !== "";
	const isHard = feeling?.quarter === "low" || feeling?.quarter === "stirred";
	// One quiet offer, where somebody has just said that it is hard.
	const relief = isHere && isHard && (
		<p className="mt-2 text-sm text-ink-soft">
			If you like, there is a short exercise:{" "}
			<Link href={exerciseScreen("calming-down-now")} className="text-accent underline underline-offset-4">
				Calming down now
			</Link>
		</p>
	);
	const answer = (
		<div data-now className="flex flex-wrap items-center gap-x-4 gap-y-1 self-start">
			<div className="flex items-center gap-3">
				{feeling && (
					<span aria-hidden="true" className={`relative size-3 shrink-0 rounded-full ${quarterClass[feeling.quarter]}`}>
						{isHere && <Burst />}
					</span>
				)}
				{isHere ? status : <p>Today: {feeling?.label}</p>}
			</div>
			<Button variant="link" size="inline" onClick={chooseAgain}>
				{isHere ? "Choose again" : "How are you right now?"}
			</Button>
		</div>
	);
	if (!isAsking && !isHere) return <div ref={box}>{answer}</div>;
	return (
		<section ref={box}>
			<div className="mb-3 flex flex-wrap items-baseline gap-x-2">
				<h3 className="text-lg">How are you right now?</h3>
				{isAsking && status}
			</div>
			{/* The answer takes the place of the choice, so that nothing below it moves. */}
			<div className="grid *:[grid-area:1/1]">
				<div inert={!isAsking} data-now={isAsking || undefined} className={cn(!isAsking && "invisible")}>
					<FeelingPicker key={String(isAsking)} isBusy={false} onQuarter={onQuarter} onChoose={onChoose} />
				</div>
				{!isAsking && answer}
			</div>
			{relief}
		</section>
	);
}
