"use client";

import { useId, useState } from "react";
import { Checkbox } from "@/components/ui/forms/checkbox";
import { joinDates, ONGOING, rangeProblem, spanOf, splitDates } from "@/lib/domain/timeline/dates";
import { type MomentFields, readFields, writeFields } from "@/lib/domain/timeline/moment-fields";
import { readMoment, type Today } from "@/lib/domain/timeline/moments";
import { MomentField } from "./moment-field";

type DateRangeFieldProps = {
	/** The stored answer: `start - end`, or just the start. */
	value: string;
	/** Called with the stored answer, which is empty as long as there is no start. */
	onChange: (answer: string) => void;
	/** The error about the dates. */
	error?: string;
	idPrefix?: string;
};

interface Draft {
	start: MomentFields;
	end: MomentFields;
	/** Whether the person said that it is ongoing, whatever the fields of the end contain. */
	isOngoing: boolean;
}

function readDraft(answer: string): Draft {
	const { start, end } = splitDates(answer);
	// An empty end says nothing; only a person who ticked the box has said that it is ongoing.
	const isOngoing = end === ONGOING;
	return { start: readFields(start), end: readFields(isOngoing ? "" : end), isOngoing };
}

function writeDraft({ start, end, isOngoing }: Draft): string {
	// A month alone is not enough for a start; for an end it still counts as the person's words.
	const from = start.mode === "calendar" && start.year.trim() === "" ? "" : writeFields(start);
	return joinDates(from, isOngoing ? ONGOING : writeFields(end));
}

/**
 * When a relationship began and, perhaps, ended, as people remember it. The fields keep what is typed; the stored
 * answer is derived from it with each change.
 */
export function DateRangeField({ value, onChange, error, idPrefix }: DateRangeFieldProps) {
	const ownId = useId();
	const id = idPrefix ?? ownId;
	const [draft, setDraft] = useState(() => readDraft(value));
	const [known, setKnown] = useState(value);
	const now = new Date();
	const isEndWrong = rangeProblem(value)?.at === "end";
	const today: Today = { year: now.getFullYear(), month: now.getMonth() + 1 };

	// An answer that did not come from these fields, such as a restored draft, is shown in them.
	if (value !== known) {
		setKnown(value);
		setDraft(readDraft(value));
	}

	function change(next: Draft) {
		const answer = writeDraft(next);
		setDraft(next);
		setKnown(answer);
		if (answer !== value) onChange(answer);
	}

	return (
		<div className="grid max-w-xl gap-5">
			<fieldset>
				<legend className="mb-2 font-serif text-lg">Start date</legend>
				<MomentField
					id={`${id}-start`}
					fields={draft.start}
					onChange={(start) => change({ ...draft, start })}
					today={today}
					example="the summer after school"
					error={isEndWrong ? undefined : error}
				/>
			</fieldset>
			<fieldset>
				<legend className="mb-2 font-serif text-lg">End date</legend>
				<label htmlFor={`${id}-ongoing`} className="flex min-h-11 items-center gap-3">
					<Checkbox
						id={`${id}-ongoing`}
						checked={draft.isOngoing}
						onChange={(event) => change({ ...draft, isOngoing: event.target.checked })}
					/>
					Still together, or ongoing
				</label>
				{!draft.isOngoing && (
					<div className="mt-2">
						<MomentField
							id={`${id}-end`}
							fields={draft.end}
							onChange={(end) => change({ ...draft, end })}
							today={today}
							example="when I moved away"
							error={isEndWrong ? error : undefined}
						/>
					</div>
				)}
				<div aria-live="polite">
					{!error && endsTooEarly(draft, today) && (
						<p className="mt-1.5 text-sm text-ink-soft">The end is before the start. Is that what you mean?</p>
					)}
				</div>
			</fieldset>
		</div>
	);
}

/**
 * Whether the end is before the start. Only if both are complete dates: a year that is still being typed is not an end
 * yet.
 */
function endsTooEarly(draft: Draft, today: Today): boolean {
	if (draft.isOngoing || !readMoment(writeFields(draft.end), today)) return false;
	return Boolean(readMoment(writeFields(draft.start), today)) && spanOf(writeDraft(draft), today) === null;
}
