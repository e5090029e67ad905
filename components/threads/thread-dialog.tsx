"use client";

import { useId, useState } from "react";
import { FormDialog } from "@/components/ui/dialogs/form-dialog";
import { SavedElsewhere } from "@/components/ui/dialogs/saved-elsewhere";
import { toast } from "@/components/ui/feedback/toast";
import { toastError } from "@/components/ui/feedback/toast-error";
import { ErrorLine } from "@/components/ui/forms/error-line";
import { Field } from "@/components/ui/forms/field";
import { Input } from "@/components/ui/forms/input";
import { Label } from "@/components/ui/forms/label";
import { useUser } from "@/lib/browser/account/client";
import { useKeptDraft } from "@/lib/browser/core/drafts/use-kept-draft";
import { useWas } from "@/lib/browser/core/use-was";
import { readThread, useChangeThread, useCreateThread, useNewestThread } from "@/lib/browser/threads/client";
import { threadDraft } from "@/lib/browser/threads/draft";
import { COACH_NAME } from "@/lib/domain/core/brand";
import { changesOf } from "@/lib/domain/core/was";
import type { Day } from "@/lib/domain/progress/days";
import { longDay } from "@/lib/domain/progress/spoken";
import { MAX_MEANT } from "@/lib/domain/threads/limits";
import type { ClientThread, NewThread } from "@/lib/domain/threads/schema";

import { DayChoice } from "./day-choice";

type ThreadDialogProps = {
	/** The thread to change; null to make a new one. */
	thread: ClientThread | null;
	/** The initial day of a new one. */
	day?: Day | undefined;
	onClose: () => void;
};

/**
 * Edits something meant for later, and when to be asked about it. What is typed stays on this device until it is saved
 * or cancelled.
 */
export function ThreadDialog({ thread: listed, day: firstDay, onClose }: ThreadDialogProps) {
	const id = useId();
	const create = useCreateThread();
	const update = useChangeThread();
	const userId = useUser().data?.id;
	const newest = useNewestThread(listed);
	const [thread] = useState(newest);
	const [first] = useState({ meant: thread?.meant ?? "", day: thread?.day ?? firstDay ?? null });
	const { value, draft } = useKeptDraft(userId ? threadDraft(userId, thread?.id ?? null, first) : null);
	const { was, newer, lookAgain } = useWas(value?.was ?? first, () =>
		thread ? readThread(thread.id) : Promise.resolve(null),
	);
	const [meant, setMeant] = useState(value?.meant ?? first.meant);
	const [day, setDay] = useState(value?.day ?? first.day ?? undefined);
	const [isTried, setTried] = useState(false);
	const isPending = create.isPending || update.isPending;
	const wordsProblem = isTried && meant.trim() === "" ? "Say what you mean to do." : undefined;
	const dayProblem = isTried && !day ? "Choose a day." : null;

	function change(words: string, on: Day | undefined) {
		setMeant(words);
		setDay(on);
		draft?.write({ meant: words, day: on ?? null, was });
	}

	function save() {
		setTried(true);
		if (meant.trim() === "" || !day) return;
		const close = () => {
			draft?.end();
			onClose();
		};
		const done = {
			onSuccess: () => {
				close();
				if (!thread && day)
					toast({ title: `${COACH_NAME} will ask on ${longDay(day)}`, description: "It is listed with your goals." });
			},
			onError: async (error: unknown) => {
				const now = await lookAgain(error);
				if (now) return draft?.write({ meant, day, was: now });
				toastError("That was not saved", error);
			},
		};
		if (!thread) return create.mutate({ meant, day }, done);
		const changes = changesOf(was as NewThread, { meant, day });
		if (!changes) return close();
		update.mutate({ id: thread.id, ...changes }, done);
	}

	return (
		<FormDialog
			title={thread ? "Change what you mean to do" : "Something you mean to do"}
			description={`On that day ${COACH_NAME} asks how it went, here and in the chat. You get no message.`}
			saveLabel={thread ? "Save Changes" : "Ask me then"}
			isPending={isPending}
			onSave={save}
			onClose={onClose}
			onCancel={() => draft?.end()}
		>
			<SavedElsewhere
				newer={[
					...(newer.meant === undefined ? [] : [{ name: "I mean to …", value: newer.meant }]),
					...(newer.day ? [{ name: "When to ask", value: longDay(newer.day) }] : []),
				]}
			/>
			<Field label="I mean to …" required error={wordsProblem}>
				{(control) => (
					<Input
						{...control}
						value={meant}
						maxLength={MAX_MEANT}
						autoComplete="off"
						autoCapitalize="none"
						placeholder="tell her about the move"
						onChange={({ target }) => change(target.value, day)}
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
						onChange={(chosen) => change(meant, chosen)}
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
