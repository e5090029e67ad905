"use client";

import { useId, useState } from "react";
import { FormDialog } from "@/components/ui/dialogs/form-dialog";
import { toast } from "@/components/ui/feedback/toast";
import { ErrorLine } from "@/components/ui/forms/error-line";
import { Field } from "@/components/ui/forms/field";
import { Input } from "@/components/ui/forms/input";
import { Label } from "@/components/ui/forms/label";
import { messageOf } from "@/lib/browser/core/api-client";
import { useChangeThread, useCreateThread } from "@/lib/browser/threads/client";
import { COACH_NAME } from "@/lib/domain/core/brand";
import type { Day } from "@/lib/domain/progress/days";
import { longDay } from "@/lib/domain/progress/spoken";
import { MAX_MEANT } from "@/lib/domain/threads/limits";
import type { ClientThread } from "@/lib/domain/threads/schema";

import { DayChoice } from "./day-choice";

type ThreadDialogProps = {
	/** The thread to change; null to make a new one. */
	thread: ClientThread | null;
	/** The initial day of a new one. */
	day?: Day | undefined;
	onClose: () => void;
};

/** Edits something meant for later, and when to be asked about it. What was typed stays if saving fails. */
export function ThreadDialog({ thread, day: first, onClose }: ThreadDialogProps) {
	const id = useId();
	const create = useCreateThread();
	const update = useChangeThread();
	const [meant, setMeant] = useState(thread?.meant ?? "");
	const [day, setDay] = useState(thread?.day ?? first);
	const [isTried, setTried] = useState(false);
	const isPending = create.isPending || update.isPending;
	const wordsProblem = isTried && meant.trim() === "" ? "Say what you mean to do." : undefined;
	const dayProblem = isTried && !day ? "Choose a day." : null;

	function save() {
		setTried(true);
		if (meant.trim() === "" || !day) return;
		const done = {
			onSuccess: () => {
				onClose();
				if (!thread && day)
					toast({ title: `${COACH_NAME} will ask on ${longDay(day)}`, description: "It is listed with your goals." });
			},
			onError: (error: unknown) =>
				toast({
					title: "That was not saved",
					description: messageOf(error, "Please try again."),
					variant: "destructive",
				}),
		};
		if (thread) update.mutate({ id: thread.id, meant, day }, done);
		else create.mutate({ meant, day }, done);
	}

	return (
		<FormDialog
			title={thread ? "Change what you mean to do" : "Something you mean to do"}
			description={`On that day ${COACH_NAME} asks how it went, here and in the chat. You get no message.`}
			saveLabel={thread ? "Save Changes" : "Ask me then"}
			isPending={isPending}
			onSave={save}
			onClose={onClose}
		>
			<Field label="I mean to …" required error={wordsProblem}>
				{(control) => (
					<Input
						{...control}
						value={meant}
						maxLength={MAX_MEANT}
						autoComplete="off"
						autoCapitalize="none"
						placeholder="tell her about the move"
						onChange={({ target }) => setMeant(target.value)}
					/>
				)}
			</Field>
			<div>
				<Label id={`${id}-day`} htmlFor={undefined}>
					When to ask
				</Label>
				<div className="mt-1.5">
					<DayChoice
						id={`${id}-choice`}
						value={day}
						onChange={setDay}
						labelledBy={`${id}-day`}
						describedBy={dayProblem ? `${id}-problem` : undefined}
						isInvalid={dayProblem !== null}
					/>
					<ErrorLine id={`${id}-problem`}>{dayProblem}</ErrorLine>
				</div>
			</div>
		</FormDialog>
	);
}
