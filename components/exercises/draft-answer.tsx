"use client";

import { Copy } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/feedback/toast";
import { RadioGroup, RadioOption } from "@/components/ui/forms/radio-group";
import { Textarea } from "@/components/ui/forms/textarea";
import { copyText } from "@/lib/browser/core/copy-text";
import { draftText } from "@/lib/domain/exercises/fill";
import { MAX_ANSWER } from "@/lib/domain/exercises/limits";
import type { Answer, Answers, DraftStep, Practice } from "@/lib/domain/exercises/schema";
import type { FieldProps } from "./scale-step";

type DraftAnswerProps = FieldProps & {
	step: DraftStep;
	practice: Practice;
	answers: Answers;
	value: Answer | undefined;
	onChange: (value: string) => void;
	/** Called with a text to begin with, which is not the person's. */
	onMade: (text: string) => void;
};

/**
 * A text made from the answers, to edit and copy. It only fills an empty answer by itself: any other text may be the
 * person's, and changes when they choose another version.
 */
export function DraftAnswer({
	step,
	practice,
	answers,
	value,
	onChange,
	onMade,
	id,
	labelledBy,
	describedBy,
}: DraftAnswerProps) {
	const made = step.versions.map(({ text }) => draftText(text, practice, answers));
	const text = typeof value === "string" ? value : "";
	const [isTyped, setTyped] = useState(false);
	const chosen = made.indexOf(text);
	const isEdited = isTyped || (text !== "" && chosen < 0);
	const isBlank = text === "" && !isTyped;
	const first = made[0] ?? "";
	const latest = useRef(onMade);
	latest.current = onMade;
	useEffect(() => {
		if (isBlank) latest.current(first);
	}, [isBlank, first]);

	async function copy() {
		const isDone = await copyText(text);
		toast(
			isDone
				? { title: "Copied", description: "The text is on your clipboard." }
				: {
						title: "It could not be copied",
						description: "You can select the text and copy it yourself.",
						variant: "destructive",
					},
		);
	}

	return (
		<div className="grid gap-3">
			{step.versions.length > 1 && !isEdited && (
				<RadioGroup
					value={step.versions[chosen]?.id ?? ""}
					onValueChange={(version) => onChange(made[step.versions.findIndex((one) => one.id === version)] ?? "")}
					aria-label="Tone"
				>
					{step.versions.map((version) => (
						<RadioOption key={version.id} value={version.id}>
							{version.label}
						</RadioOption>
					))}
				</RadioGroup>
			)}
			<Textarea
				id={id}
				value={text}
				maxLength={MAX_ANSWER}
				autoComplete="off"
				aria-labelledby={labelledBy}
				aria-describedby={describedBy}
				onChange={({ target }) => {
					setTyped(true);
					onChange(target.value);
				}}
				className="min-h-48 max-h-[45dvh] font-serif"
			/>
			<div className="flex flex-wrap gap-2">
				<Button variant="outline" size="sm" onClick={copy}>
					<Copy aria-hidden="true" className="size-4" />
					Copy
				</Button>
				{isEdited && (
					<Button
						variant="ghost"
						size="sm"
						onClick={() => {
							setTyped(false);
							onChange(first);
						}}
					>
						Start over from the first version
					</Button>
				)}
			</div>
		</div>
	);
}
