"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useState } from "react";
import { Controller, useForm } from "react-hook-form";
import { FormDialog } from "@/components/ui/dialogs/form-dialog";
import { SavedElsewhere } from "@/components/ui/dialogs/saved-elsewhere";
import { RestoredNote } from "@/components/ui/feedback/restored-note";
import { toast } from "@/components/ui/feedback/toast";
import { Field } from "@/components/ui/forms/field";
import { Input } from "@/components/ui/forms/input";
import { Label } from "@/components/ui/forms/label";
import { RadioGroup, RadioOption } from "@/components/ui/forms/radio-group";
import { Textarea } from "@/components/ui/forms/textarea";
import { ApiError } from "@/lib/browser/core/api-client";
import { useKeptDraft } from "@/lib/browser/core/drafts/use-kept-draft";
import { useWas } from "@/lib/browser/core/use-was";
import { readGoal, useCreateGoal, useUpdateGoal } from "@/lib/browser/goals/client";
import { goalDraft } from "@/lib/browser/goals/draft";
import { changesOf } from "@/lib/domain/core/was";
import { type ClientGoal, type GoalForm, goalFormSchema } from "@/lib/domain/goals/schema";

type GoalDialogProps = {
	userId: number;
	/** The goal to edit; without one, the dialog makes a new goal. */
	goal: ClientGoal | null;
	/** The first words of a new goal's description. */
	firstDescription?: string;
	onClose: () => void;
	/** Called after a goal was saved, when the dialog has closed, instead of saying so. */
	onSaved?: () => void;
};

const formOf = ({ title, description, type }: Pick<ClientGoal, "title" | "description" | "type">): GoalForm => ({
	title: title ?? "",
	description,
	type,
});
const labels = { title: "Title", description: "Description", type: "Type" } as const;

/** Adds or edits a goal. What is typed stays on this device until it is saved or cancelled. */
export function GoalDialog({ userId, goal, firstDescription = "", onClose, onSaved }: GoalDialogProps) {
	const create = useCreateGoal(userId);
	const update = useUpdateGoal(userId);
	const [first] = useState(() => formOf(goal ?? { title: null, description: firstDescription, type: "short term" }));
	const { value, isRestored, draft } = useKeptDraft(goalDraft(userId, goal?.id ?? null, first));
	const { was, newer, lookAgain } = useWas(value?.was ?? first, async () => {
		const now = goal && (await readGoal(userId, goal.id));
		return now && formOf(now);
	});
	const { title, description, type } = value ?? first;
	const form = useForm<GoalForm>({
		resolver: zodResolver(goalFormSchema),
		defaultValues: { title, description, type },
	});
	useEffect(
		() =>
			form.subscribe({
				formState: { values: true },
				callback: ({ values }) => draft?.write({ ...formOf(values), was }),
			}),
		[form, draft, was],
	);
	const { errors } = form.formState;
	const isPending = create.isPending || update.isPending;

	function close() {
		draft?.end();
		onClose();
	}

	function save(values: GoalForm) {
		if (!goal) {
			create.mutate(values, {
				onSuccess: () => {
					close();
					if (onSaved) onSaved();
					else toast({ title: "Goal added" });
				},
				onError: () =>
					toast({ title: "Error", description: "Failed to create goal. Please try again.", variant: "destructive" }),
			});
			return;
		}
		const changes = changesOf(was, values);
		if (!changes) return close();
		update.mutate(
			{ id: goal.id, ...changes },
			{
				onSuccess: () => {
					close();
					if (onSaved) onSaved();
					else toast({ title: "Goal saved" });
				},
				onError: async (error) => {
					const now = await lookAgain(error);
					if (now) return draft?.write({ ...values, was: now });
					toast({
						title: "Failed to update goal",
						description: `Failed to update goal: ${error instanceof ApiError ? error.text : "there was no answer"}`,
						variant: "destructive",
					});
				},
			},
		);
	}

	return (
		<FormDialog
			title={goal ? "Edit goal" : "Add a goal"}
			description="One or two at a time: something that would make a difference you can feel."
			saveLabel={goal ? "Save Changes" : "Add Goal"}
			isPending={isPending}
			onSave={form.handleSubmit(save)}
			onClose={onClose}
			onCancel={() => draft?.end()}
		>
			{isRestored && <RestoredNote what="words" />}
			<SavedElsewhere
				newer={(["description", "title", "type"] as const).flatMap((name) =>
					newer[name] === undefined ? [] : { name: labels[name], value: newer[name] },
				)}
			/>
			<Field label="Description" required error={errors.description?.message}>
				{(control) => (
					<Controller
						control={form.control}
						name="description"
						render={({ field }) => (
							<Textarea {...control} {...field} placeholder="Ask one more question before I answer." />
						)}
					/>
				)}
			</Field>
			<Field label="Title (optional)" error={errors.title?.message}>
				{(control) => (
					<Controller
						control={form.control}
						name="title"
						render={({ field }) => <Input {...control} {...field} placeholder="Listening first" />}
					/>
				)}
			</Field>
			<div>
				<Label id="goal-type" htmlFor={undefined}>
					Type
				</Label>
				<Controller
					control={form.control}
					name="type"
					render={({ field }) => (
						<RadioGroup
							aria-labelledby="goal-type"
							value={field.value}
							onValueChange={field.onChange}
							className="mt-1.5 sm:grid-cols-2"
						>
							<RadioOption value="short term">Short term</RadioOption>
							<RadioOption value="long term">Long term</RadioOption>
						</RadioGroup>
					)}
				/>
			</div>
		</FormDialog>
	);
}
