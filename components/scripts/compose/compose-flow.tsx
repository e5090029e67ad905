"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { ReplacedText } from "@/components/safety/replaced-text";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/dialogs/confirm-dialog";
import { TextPlaceholder } from "@/components/ui/feedback/text-placeholder";
import { useComposeOffers } from "@/lib/browser/scripts/compose";
import {
	type ComposeOffers,
	type LoveChoices,
	MAX_CHOSEN_SENTENCE,
	MAX_SCENE,
} from "@/lib/domain/scripts/compose/choices";
import {
	type ChoiceKey,
	type Choosing,
	type ComposeDraft,
	choicesOf,
	missingAt,
	offeredAt,
	problemAt,
	STEPS,
	shown,
	steps,
} from "@/lib/domain/scripts/compose/draft";
import type { Moment } from "@/lib/domain/scripts/compose/scene";
import { Affirmations } from "./affirmations";
import { Belongings } from "./belongings";
import { ChooseOne } from "./choose-one";
import { OldSentence } from "./old-sentence";
import { Patterns } from "./patterns";
import { Problem } from "./problem";
import { ThreadChoice } from "./thread";

type ComposeFlowProps = {
	draft: ComposeDraft;
	/** Whether this device stores the choices. */
	isStored: boolean;
	onChange: (draft: ComposeDraft) => void;
	onLeave: () => void;
	onGiveUp: () => void;
	onDone: (choices: LoveChoices) => void;
};

const titles = [
	"Whose day it is",
	"The old sentence, turned",
	"A morning and an evening",
	"A quarrel and a repair",
	"Three patterns, healed",
	"Lines to say aloud",
] as const;

const moments: Record<Moment, { label: string; own: string }> = {
	morning: { label: "What does a good morning look like?", own: "My own morning" },
	evening: { label: "And an evening?", own: "My own evening" },
	quarrel: { label: "When you disagree with somebody, how would you like it to go?", own: "My own way through it" },
	repair: { label: "And how do you make up?", own: "My own repair" },
};

/** "Compose it with me": who belongs in the day, then five choices, one screen each. Every choice is stored as it is made. */
export function ComposeFlow({ draft, isStored, onChange, onLeave, onGiveUp, onDone }: ComposeFlowProps) {
	const { data: offers, isError, isFetching, refetch } = useComposeOffers(true);
	const [problem, setProblem] = useState<string | null>(null);
	const [isGivingUp, setGivingUp] = useState(false);
	const heading = useRef<HTMLHeadingElement>(null);
	const { step } = draft;
	// biome-ignore lint/correctness/useExhaustiveDependencies: each step begins at its heading
	useEffect(() => {
		heading.current?.focus({ preventScroll: true });
		heading.current?.scrollIntoView?.({ block: "nearest" });
	}, [step, offers === undefined]);

	if (!offers) {
		if (!isError) return <TextPlaceholder className="mx-auto min-h-96 max-w-[42rem]" />;
		return (
			<div role="alert" className="py-6">
				<p>This could not be loaded. What you have chosen so far is kept.</p>
				<Button variant="outline" className="mt-4" pending={isFetching} onClick={() => refetch()}>
					Try again
				</Button>
			</div>
		);
	}
	if (!offers.isOffered) {
		return (
			<div className="mx-auto max-w-[36rem] space-y-4 py-6">
				<h3 className="text-2xl">Not today</h3>
				<p>
					Some of what you wrote reads as if you could be in danger. A page about a good day can wait, and it will.
					<a href="/help-now" className="font-medium text-accent underline underline-offset-4">
						Help now
					</a>{" "}
					leads to people who answer at any hour.
				</p>
				<ReplacedText query={{ text: "composing" }} noun="love script" onWrite={refetch} isWriting={isFetching} />
				<Button variant="outline" onClick={onLeave}>
					Back
				</Button>
			</div>
		);
	}

	function change(next: Partial<ComposeDraft>) {
		setProblem(null);
		onChange({ ...draft, ...next });
	}
	const choose = (key: ChoiceKey) => (choosing: Choosing) => change({ choices: { ...draft.choices, [key]: choosing } });
	function goOn() {
		const found = problemAt(draft, offers as ComposeOffers, step);
		if (found) return setProblem(found);
		if (step < STEPS - 1) return change({ step: step + 1 });
		const choices = choicesOf(draft, offers as ComposeOffers);
		// A suggestion that was chosen before may no longer exist.
		if (!choices) {
			const first = titles.findIndex((_, at) => problemAt(draft, offers as ComposeOffers, at) !== null);
			onChange({ ...draft, step: Math.max(first, 0) });
			return setProblem(problemAt(draft, offers as ComposeOffers, Math.max(first, 0)));
		}
		onDone(choices);
	}
	const isSkipping = step === steps.life && draft.ticked.length === 0;
	const nextLabel = isSkipping ? "Skip this" : step < STEPS - 1 ? "Next" : "Write my love script";
	const missing = problem === null ? null : missingAt(draft, offers, step);
	const scene = (moment: Moment) => (
		<ChooseOne
			key={moment}
			{...moments[moment]}
			offers={offeredAt(draft, offers, moment)}
			read={(offer) => shown(draft, offer)}
			choosing={draft.choices[moment]}
			most={MAX_SCENE}
			problem={missing === moment ? problem : null}
			onChange={choose(moment)}
		/>
	);
	const content: readonly ReactNode[] = [
		<Belongings key="life" draft={draft} onChange={change} />,
		<div key="sentence" className="space-y-8">
			<OldSentence offered={offers.old} chosen={draft.old} onChoose={(old) => change({ old })} />
			<ChooseOne
				label="What would you rather live by?"
				own="My own sentence"
				hint="It begins with “I”."
				offers={offers.sentences}
				choosing={draft.choices.sentence}
				most={MAX_CHOSEN_SENTENCE}
				problem={missing === "sentence" ? problem : null}
				onChange={choose("sentence")}
			/>
		</div>,
		<div key="day" className="space-y-10">
			{scene("morning")}
			{scene("evening")}
			<ThreadChoice chosen={draft.thread} onChange={(thread) => change({ thread })} />
		</div>,
		<div key="quarrel" className="space-y-10">
			{scene("quarrel")}
			{scene("repair")}
		</div>,
		<Patterns key="patterns" offers={offers.patterns} choices={draft.choices} onChange={choose} />,
		<Affirmations key="lines" offered={offers.affirmations} draft={draft} onChange={change} />,
	];

	return (
		<section aria-labelledby="compose-step" className="mx-auto max-w-[42rem]">
			<p className="text-sm text-ink-soft">
				Compose it with me · {step + 1} of {STEPS}
			</p>
			<h3 id="compose-step" ref={heading} tabIndex={-1} className="mt-1 scroll-mt-24 text-2xl outline-none">
				{titles[step]}
			</h3>
			<div className="mt-6">{content[step]}</div>
			{problem && missing === null && <Problem>{problem}</Problem>}
			<div className="mt-6 flex flex-wrap items-center gap-3">
				<Button onClick={goOn}>{nextLabel}</Button>
				{step > 0 && (
					<Button variant="outline" onClick={() => change({ step: step - 1 })}>
						Back
					</Button>
				)}
				<Button variant="ghost" className="ml-auto max-sm:ml-0" onClick={onLeave}>
					Leave it for later
				</Button>
			</div>
			<p className="mt-4 text-sm text-ink-soft">
				{isStored
					? "What you choose is kept on this device until the script is written. All of it can be changed afterward."
					: "This browser cannot keep what you choose. Please stay on this page until it is written."}{" "}
				<Button variant="link" size="inline" className="min-h-0 text-sm" onClick={() => setGivingUp(true)}>
					Discard it
				</Button>
			</p>
			<ConfirmDialog
				open={isGivingUp}
				onOpenChange={setGivingUp}
				title="Discard it?"
				description="What you chose and wrote here will be gone. “Leave it for later” keeps it."
				confirmLabel="Discard it"
				onConfirm={onGiveUp}
			/>
		</section>
	);
}
