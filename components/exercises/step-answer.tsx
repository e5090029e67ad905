"use client";

import { useRef } from "react";
import { CheckOption } from "@/components/ui/forms/check-option";
import { Input } from "@/components/ui/forms/input";
import { RadioGroup, RadioOption } from "@/components/ui/forms/radio-group";
import { Textarea } from "@/components/ui/forms/textarea";
import { lazyPart } from "@/components/ui/lazy-part";
import { DictateButton } from "@/components/voice/dictation/dictate-button";
import { useDictatedWords } from "@/lib/browser/voice/use-dictated-words";
import { MAX_ANSWER, MAX_SHORT_ANSWER } from "@/lib/domain/exercises/limits";
import type { Answer, Answers, ChoiceStep, Practice, Step, TextStep } from "@/lib/domain/exercises/schema";
import { type FieldProps, ScaleStep } from "./scale-step";

// Only talks have these.
const DeckAnswer = lazyPart(() => import("./deck-answer").then((module) => module.DeckAnswer));
const DraftAnswer = lazyPart(() => import("./draft-answer").then((module) => module.DraftAnswer));
const LaterAnswer = lazyPart(() => import("./later-answer").then((module) => module.LaterAnswer));

type StepAnswerProps = FieldProps & {
	step: Step;
	practice: Practice;
	answers: Answers;
	/** Identifies the answer, so that its recording finds it again. */
	slot: string;
	value: Answer | undefined;
	onChange: (value: Answer) => void;
	/** Called with a text that was made for the person to begin with. */
	onMade: (text: string) => void;
};

/** The input for a step; nothing for a step that is only read. */
export function StepAnswer({ step, practice, answers, slot, value, onChange, onMade, ...field }: StepAnswerProps) {
	switch (step.kind) {
		case "read":
			return null;
		case "draft":
			return (
				<DraftAnswer
					{...field}
					step={step}
					practice={practice}
					answers={answers}
					value={value}
					onChange={onChange}
					onMade={onMade}
				/>
			);
		case "deck":
			return <DeckAnswer {...field} step={step} kept={Array.isArray(value) ? value : []} onChange={onChange} />;
		case "later":
			return <LaterAnswer {...field} value={typeof value === "string" ? value : undefined} onChange={onChange} />;
		case "text":
			if (step.isShort) {
				const name = typeof value === "string" ? value : "";
				return <ShortText {...field} step={step} value={name} onChange={onChange} />;
			}
			return (
				<TextBox
					{...field}
					step={step}
					slot={slot}
					value={typeof value === "string" ? value : ""}
					onChange={onChange}
				/>
			);
		case "choice":
			return <Choice {...field} step={step} chosen={Array.isArray(value) ? value : []} onChange={onChange} />;
		case "scale":
			return (
				<ScaleStep {...field} step={step} value={typeof value === "number" ? value : undefined} onChange={onChange} />
			);
	}
}

type ShortTextProps = FieldProps & { step: TextStep; value: string; onChange: (value: string) => void };

function ShortText({ step, value, onChange, id, labelledBy, describedBy, isInvalid }: ShortTextProps) {
	const exampleId = `${id}-example`;
	return (
		<div>
			<p id={exampleId} className="mb-2 text-sm text-ink-soft">
				For example: <em>{step.example}</em>
			</p>
			<Input
				id={id}
				value={value}
				maxLength={MAX_SHORT_ANSWER}
				autoComplete="off"
				aria-labelledby={labelledBy}
				aria-describedby={[describedBy, exampleId].filter(Boolean).join(" ")}
				aria-invalid={isInvalid || undefined}
				onChange={({ target }) => onChange(target.value)}
				className="font-serif"
			/>
			{step.optional && <p className="mt-1 text-sm text-ink-soft">You can leave this empty.</p>}
		</div>
	);
}

type TextBoxProps = FieldProps & {
	step: TextStep;
	slot: string;
	value: string;
	onChange: (value: string) => void;
};

function TextBox({ step, slot, value, onChange, id, labelledBy, describedBy, isInvalid }: TextBoxProps) {
	const box = useRef<HTMLTextAreaElement>(null);
	const addDictated = useDictatedWords(box, "end");
	const exampleId = step.example && `${id}-example`;
	return (
		<div>
			{/* Outside the text box: inside, an example would look like an answer that was given already. */}
			{exampleId && (
				<p id={exampleId} className="mb-2 text-sm text-ink-soft">
					For example: <em>{step.example}</em>
				</p>
			)}
			<Textarea
				ref={box}
				id={id}
				value={value}
				maxLength={MAX_ANSWER}
				autoComplete="off"
				aria-labelledby={labelledBy}
				aria-describedby={[describedBy, exampleId].filter(Boolean).join(" ") || undefined}
				aria-invalid={isInvalid || undefined}
				onChange={({ target }) => onChange(target.value)}
				className="min-h-36 max-h-[45dvh] font-serif"
			/>
			<div className="mt-1 flex min-h-11 items-center justify-between gap-4">
				<p className="text-sm text-ink-soft">{step.optional && "You can leave this empty."}</p>
				<DictateButton into="your answer" slot={slot} onText={addDictated} className="-mr-2" />
			</div>
		</div>
	);
}

type ChoiceProps = FieldProps & {
	step: ChoiceStep;
	chosen: readonly string[];
	onChange: (chosen: readonly string[]) => void;
};

function Choice({ step, chosen, onChange, id, labelledBy, describedBy, isInvalid }: ChoiceProps) {
	const most = step.most ?? 1;
	if (most === 1) {
		return (
			<RadioGroup
				id={id}
				value={chosen[0] ?? ""}
				onValueChange={(option) => onChange([option])}
				aria-labelledby={labelledBy}
				aria-describedby={describedBy}
				aria-invalid={isInvalid || undefined}
			>
				{step.options.map((option) => (
					<RadioOption key={option.id} value={option.id}>
						{option.label}
					</RadioOption>
				))}
			</RadioGroup>
		);
	}
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset takes its name from a legend, and the question is the heading
		<div id={id} role="group" aria-labelledby={labelledBy} aria-describedby={describedBy} className="grid gap-2">
			{step.options.map((option) => {
				const isChosen = chosen.includes(option.id);
				return (
					<CheckOption
						key={option.id}
						checked={isChosen}
						disabled={!isChosen && chosen.length >= most}
						onChange={(checked) =>
							onChange(checked ? [...chosen, option.id] : chosen.filter((other) => other !== option.id))
						}
					>
						{option.label}
					</CheckOption>
				);
			})}
		</div>
	);
}
