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
};

/** A text made from the answers, to edit and copy. Only a text that was not edited is replaced by another version. */
export function DraftAnswer({
	step,
	practice,
	answers,
	value,
	onChange,
	id,
	labelledBy,
	describedBy,
}: DraftAnswerProps) {
	const made = step.versions.map(({ text }) => draftText(text, practice, answers));
	const text = typeof value === "string" ? value : "";
	const [isEdited, setEdited] = useState(text !== "" && !made.includes(text));
	const chosen = made.indexOf(text);
	const latest = useRef(onChange);
	latest.current = onChange;
	const first = made[0] ?? "";
	// The first version is shown from the beginning, and follows answers that changed since.
	const isStale = !isEdited && chosen < 0;
	useEffect(() => {
		if (isStale) latest.current(first);
	}, [isStale, first]);

	async function copy() {
		const isDone = await copyText(text);
		toast(
			isDone
				? { title: "Copied", description: "The text is on your clipboard." }
				: { title: "It could not be copied", description: "You can select the text.", variant: "destructive" },
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
					setEdited(true);
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
							setEdited(false);
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
