"use client";

import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/dialogs/confirm-dialog";
import { toast } from "@/components/ui/feedback/toast";
import { toastError } from "@/components/ui/feedback/toast-error";
import { Field } from "@/components/ui/forms/field";
import { Input } from "@/components/ui/forms/input";
import { Textarea } from "@/components/ui/forms/textarea";
import { ApiError } from "@/lib/browser/core/api-client";
import { useSaveScript } from "@/lib/browser/scripts/client";
import {
	hasSameWords,
	type ScriptDefinition,
	type ScriptState,
	type ScriptTexts,
} from "@/lib/domain/scripts/definition";
import type { ScriptDraft } from "@/lib/domain/scripts/draft";
import { editSchemas } from "@/lib/domain/scripts/edit-schemas";
import type { ScriptPattern } from "@/lib/domain/scripts/schema";

type ScriptEditProps = {
	definition: ScriptDefinition;
	userId: number;
	/** The newest version. */
	script: NonNullable<ScriptState["script"]>;
	draft: ScriptDraft;
	/** Whether the edit was restored from this device. */
	isRestored: boolean;
	/** Whether this device stores what is typed. */
	isStored: boolean;
	onChange: (texts: ScriptTexts) => void;
	/** Called when the edit has ended: saved or cancelled. */
	onDone: () => void;
};

/** Lets the person edit the text of a script. What is typed survives errors, reloads, and the end of the session. */
export function ScriptEdit({
	definition,
	userId,
	script,
	draft,
	isRestored,
	isStored,
	onChange,
	onDone,
}: ScriptEditProps) {
	const save = useSaveScript(definition, userId);
	const [errors, setErrors] = useState<Record<string, string>>({});
	const [isLeaving, setLeaving] = useState(false);
	const { texts, from } = draft;
	const isBehind = from !== script.version;
	const hasChanges = isBehind || !hasSameWords(texts, script);

	function setField(key: string, value: string) {
		forgetError(definition.fieldsKey, key);
		onChange({ ...texts, fields: { ...texts.fields, [key]: value } });
	}
	function setPattern(index: number, part: keyof ScriptPattern, value: string) {
		forgetError("patterns", index, part);
		onChange({
			...texts,
			patterns: texts.patterns.map((pattern, i) => (i === index ? { ...pattern, [part]: value } : pattern)),
		});
	}
	/** Removes an error when its text box is changed; the next save checks again. */
	function forgetError(...path: (string | number)[]) {
		const { [path.join(".")]: said, ...others } = errors;
		if (said) setErrors(others);
	}

	function submit() {
		const checked = editSchemas[definition.kind].safeParse(definition.body(texts, script.version));
		const found: Record<string, string> = {};
		for (const { path, message } of checked.error?.issues ?? []) found[path.join(".")] ??= message;
		setErrors(found);
		if (!checked.success) {
			toast({ title: "Update Failed", description: Object.values(found)[0], variant: "destructive" });
			// After the text boxes have been rendered as invalid.
			setTimeout(() => document.querySelector<HTMLElement>(`#${formId} [aria-invalid='true']`)?.focus());
			return;
		}
		// Changes from elsewhere are mentioned above; no change that the person has not seen is overwritten.
		const edit = { id: script.id, texts, version: script.version };
		// A promise, because the mutation's callbacks are dropped if the person leaves the screen meanwhile.
		save.mutateAsync(edit).then(
			() => {
				toast({ title: "Changes Saved", description: definition.messages.saved, isLow: true });
				onDone();
			},
			(error) => toastError("Update Failed", error, "Failed to save changes."),
		);
	}

	const formId = `${definition.kind}-script-edit`;
	const at = (...path: (string | number)[]) => errors[path.join(".")];
	const isRefused = save.error instanceof ApiError && save.error.status === 409;
	const notice = useRef<HTMLParagraphElement>(null);
	useEffect(() => {
		// The message is above the first text box, and the person may be at the last one when saving.
		if (isRefused) notice.current?.scrollIntoView({ block: "center" });
	}, [isRefused]);
	return (
		<form
			id={formId}
			aria-label={`Edit your ${definition.noun}`}
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				submit();
			}}
			className="mx-auto max-w-[46rem] space-y-7"
		>
			<div role="status" className="space-y-2 text-sm text-ink-soft">
				{isRestored && <p>You have changes here that are not saved yet.</p>}
				{!isStored && <p className="text-alert">This browser cannot keep a draft: save before you leave.</p>}
				{(isBehind || isRefused) && (
					<p ref={notice} className="rounded-md bg-soft px-4 py-3 text-on-soft">
						Your {definition.noun} has changed since you began. If you save, yours becomes the newest version; the other
						one stays among the earlier versions.
					</p>
				)}
			</div>
			{definition.fields.map(({ key, label, isLong }) => (
				<Field key={key} label={label} required error={at(definition.fieldsKey, key)}>
					{(control) => (
						<Textarea
							{...control}
							value={texts.fields[key] ?? ""}
							disabled={save.isPending}
							onChange={({ target }) => setField(key, target.value)}
							className={isLong ? "min-h-56 font-serif text-lg" : "min-h-20 font-serif text-lg"}
						/>
					)}
				</Field>
			))}
			{texts.patterns.map((pattern, i) => (
				<fieldset
					// biome-ignore lint/suspicious/noArrayIndexKey: patterns have no name but their place
					key={i}
					disabled={save.isPending}
					className="space-y-5 rounded-lg bg-sunken p-5"
				>
					<legend className="float-left mb-3 w-full font-serif text-lg">
						{definition.patternLabel} {i + 1}
					</legend>
					<Field label="Pattern" required error={at("patterns", i, "pattern")} className="clear-both">
						{(control) => (
							<Input
								{...control}
								dir="auto"
								value={pattern.pattern}
								onChange={({ target }) => setPattern(i, "pattern", target.value)}
							/>
						)}
					</Field>
					<Field label="Description" required error={at("patterns", i, "description")}>
						{(control) => (
							<Textarea
								{...control}
								value={pattern.description}
								onChange={({ target }) => setPattern(i, "description", target.value)}
							/>
						)}
					</Field>
					<Field label={definition.impactLabel} required error={at("patterns", i, "impact")}>
						{(control) => (
							<Textarea
								{...control}
								value={pattern.impact}
								onChange={({ target }) => setPattern(i, "impact", target.value)}
							/>
						)}
					</Field>
				</fieldset>
			))}
			{/* On the left, because on the right a toast about saving would cover its button. On phones, above the bar. */}
			<div className="sticky bottom-0 low:static max-md:bottom-[calc(3.5rem+1px+env(safe-area-inset-bottom))] -mx-2 flex gap-2 border-t border-rule bg-page px-2 py-3 max-sm:[&>button]:grow">
				<Button variant="outline" disabled={save.isPending} onClick={() => (hasChanges ? setLeaving(true) : onDone())}>
					Cancel
				</Button>
				<Button type="submit" pending={save.isPending}>
					Save Changes
				</Button>
			</div>
			<ConfirmDialog
				open={isLeaving}
				onOpenChange={setLeaving}
				title="Discard your changes?"
				description={`What you changed in your ${definition.noun} has not been saved.`}
				confirmLabel="Discard"
				cancelLabel="Keep editing"
				danger
				onConfirm={() => {
					setLeaving(false);
					onDone();
				}}
			/>
		</form>
	);
}
