"use client";

import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { RestoredNote } from "@/components/ui/feedback/restored-note";
import { toast } from "@/components/ui/feedback/toast";
import { FieldError } from "@/components/ui/forms/field";
import { Input } from "@/components/ui/forms/input";
import { Label } from "@/components/ui/forms/label";
import { Textarea } from "@/components/ui/forms/textarea";
import { ApiError, messageOf } from "@/lib/browser/core/api-client";
import { useKeptDraft } from "@/lib/browser/core/drafts/use-kept-draft";
import { readEntry, useEditEntry } from "@/lib/browser/journal/client";
import { type EditDraft, editDraft } from "@/lib/browser/journal/edit-draft";
import { MAX_ENTRY } from "@/lib/domain/journal/limits";
import type { ClientEntry } from "@/lib/domain/journal/schema";
import { localDay } from "@/lib/domain/progress/days";
import type { SafetyNotice } from "@/lib/domain/safety/shown";

type EditEntryProps = {
	userId: number;
	entry: ClientEntry;
	/** @param safety The notice that the saved text calls for, if any. */
	onEnd: (safety: SafetyNotice | null) => void;
};

/** Edits an entry's text and day. What is typed stays on this device until it is saved or cancelled. */
export function EditEntry({ userId, entry, onEnd }: EditEntryProps) {
	const edit = useEditEntry(userId);
	const { value, isRestored, draft: stored } = useKeptDraft(editDraft(userId, entry));
	const draft = value ?? { content: entry.content, day: entry.day, version: entry.version };
	const [problem, setProblem] = useState<string>();
	/** The version saved elsewhere meanwhile. */
	const [newer, setNewer] = useState<ClientEntry | null>(null);
	const id = useId();
	const now = new Date();

	function change(next: EditDraft) {
		stored?.write(next);
		setProblem(undefined);
	}

	function end(safety: SafetyNotice | null = null) {
		stored?.end();
		onEnd(safety);
	}

	function save(version = draft.version) {
		if (draft.content.trim() === "")
			return setProblem("An entry needs at least one word. To get rid of it, delete it.");
		if (draft.day === "") return setProblem("Please choose a day.");
		setProblem(undefined);
		edit.mutate(
			{ id: entry.id, content: draft.content, day: draft.day, version },
			{
				onSuccess: ({ safety }) => {
					end(safety);
					toast({ title: "Entry saved", description: "The earlier version is kept with it." });
				},
				onError: async (error) => {
					const isChanged = error instanceof ApiError && error.status === 409;
					const now = isChanged ? await readEntry(entry.id).catch(() => null) : null;
					setNewer(now);
					setProblem(messageOf(error, "Your changes could not be saved. They are kept here; please try again."));
				},
			},
		);
	}

	return (
		<form
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				save();
			}}
			className="mt-2 space-y-4"
		>
			{isRestored && <RestoredNote />}
			<Textarea
				aria-label="What you wrote"
				autoFocus
				value={draft.content}
				onChange={({ target }) => change({ ...draft, content: target.value })}
				maxLength={MAX_ENTRY}
				disabled={edit.isPending}
				className="font-serif text-lg"
			/>
			<div className="max-w-56">
				<Label htmlFor={`${id}-day`} className="mb-1.5">
					The day it belongs to
				</Label>
				<Input
					id={`${id}-day`}
					type="date"
					min="1900-01-01"
					max={localDay(now, now.getTimezoneOffset())}
					value={draft.day}
					onChange={({ target }) => change({ ...draft, day: target.value })}
					disabled={edit.isPending}
				/>
			</div>
			<div role="alert">
				<FieldError>{problem}</FieldError>
			</div>
			{newer && (
				<div className="rounded-md bg-sunken px-4 py-3">
					<p className="text-sm text-ink-soft">What it says now:</p>
					<p className="mt-1 max-h-60 max-w-measure overflow-y-auto whitespace-pre-wrap font-serif">{newer.content}</p>
					<Button variant="link" size="inline" pending={edit.isPending} onClick={() => save(newer.version)}>
						Save mine, and keep that as an earlier version
					</Button>
				</div>
			)}
			<div className="flex flex-wrap gap-2">
				<Button type="submit" pending={edit.isPending}>
					Save Changes
				</Button>
				<Button variant="outline" disabled={edit.isPending} onClick={() => end()}>
					Cancel
				</Button>
			</div>
		</form>
	);
}
