"use client";

import { useState, useSyncExternalStore } from "react";
import { Button } from "@/components/ui/button";
import { Card, CardText, CardTitle } from "@/components/ui/card";
import { toast } from "@/components/ui/feedback/toast";
import { toastError } from "@/components/ui/feedback/toast-error";
import { Field } from "@/components/ui/forms/field";
import { Input } from "@/components/ui/forms/input";
import { messageOf } from "@/lib/browser/core/api-client";
import { useEndReminders, useReminder, useRemindHere } from "@/lib/browser/reminders/client";
import { canPush, PushRefused } from "@/lib/browser/reminders/push";
import { calendarFile, type Weekday, weekdays } from "@/lib/domain/reminders/calendar-file";
import type { ClientReminder } from "@/lib/domain/reminders/reminder";
import { REMINDER, reminderTexts as texts } from "@/lib/domain/reminders/texts";

/** How long the file stays available to the browser, in milliseconds. */
const KEPT_MS = 60_000;
const SUNDAY = 1 << 6;
const EVENING = 20 * 60 + 30;

const two = (number: number) => String(number).padStart(2, "0");
const timeOf = (minute: number) => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
const minuteOf = (time: string) => {
	const [hours = 0, minutes = 0] = time.split(":").map(Number);
	return hours * 60 + minutes;
};
const bitOf = (day: Weekday) => 1 << weekdays.findIndex(({ id }) => id === day);

/** The style of a day as a pill: a week fits in one row, or in two on a phone. */
const dayClass =
	"relative grid min-h-11 place-items-center rounded-full border border-edge text-sm transition-colors duration-(--motion-fast) hover:bg-sunken has-checked:border-accent has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent forced-colors:has-checked:border-[Highlight] forced-colors:has-checked:border-2";

const never = () => () => {};

/** A reminder to write: as a notification of this browser if it supports that, and as a file for one's own calendar. */
export function RemindersCard() {
	const isAble = useSyncExternalStore(never, canPush, () => false);
	const { data } = useReminder(isAble);
	const reminder = data?.reminder;
	return (
		<Card aria-labelledby="reminders">
			<CardTitle id="reminders">Reminders</CardTitle>
			<CardText>{isAble ? texts.withPush : texts.calendarOnly}</CardText>
			<Times key={reminder ? `${reminder.days} ${reminder.minute}` : ""} known={data} isAble={isAble} />
		</Card>
	);
}

function Times({ known, isAble }: { known: ClientReminder | undefined; isAble: boolean }) {
	const reminder = known?.reminder;
	const [days, setDays] = useState(reminder?.days ?? SUNDAY);
	const [time, setTime] = useState(timeOf(reminder?.minute ?? EVENING));
	const [isMissing, setMissing] = useState(false);
	const remindHere = useRemindHere();

	function whenReady(go: () => void) {
		const isReady = days !== 0 && time !== "";
		setMissing(!isReady);
		if (isReady) go();
	}
	function turnOn() {
		if (!known) return;
		remindHere.mutate(
			{ days, minute: minuteOf(time), key: known.key },
			{
				onSuccess: () => toast({ title: texts.isOn }),
				onError: (error) =>
					toast({
						title: texts.notOn,
						description: error instanceof PushRefused ? error.message : messageOf(error, "Please try again."),
						variant: "destructive",
					}),
			},
		);
	}
	const isOn = reminder != null && known !== undefined && known.browsers.length > 0;
	return (
		<form
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				whenReady(isAble ? turnOn : () => download(days, time));
			}}
		>
			<fieldset className="mt-4">
				<legend className="mb-2 font-medium">On these days</legend>
				<div className="grid grid-cols-4 gap-2 sm:grid-cols-7">
					{weekdays.map(({ id, name }) => (
						<label key={id} className={dayClass}>
							<input
								type="checkbox"
								aria-label={name}
								checked={(days & bitOf(id)) !== 0}
								onChange={({ target }) => setDays(target.checked ? days | bitOf(id) : days & ~bitOf(id))}
								className="absolute inset-0 cursor-pointer opacity-0"
							/>
							<span aria-hidden="true">{name.slice(0, 3)}</span>
						</label>
					))}
				</div>
			</fieldset>
			<Field
				label="At"
				className="mt-4 w-40"
				error={isMissing ? "Please choose a time, and at least one day." : undefined}
			>
				{(field) => <Input {...field} type="time" value={time} onChange={(event) => setTime(event.target.value)} />}
			</Field>
			{isOn && <p className="mt-4 text-sm wrap-anywhere">{whereTo(known.browsers)}</p>}
			<div className="mt-4 flex flex-wrap gap-3">
				{isAble && (
					<Button type="submit" pending={remindHere.isPending} disabled={!known}>
						{isOn ? texts.save : texts.remindHere}
					</Button>
				)}
				{isOn && <End />}
				<Button
					type={isAble ? "button" : "submit"}
					variant="outline"
					onClick={isAble ? () => whenReady(() => download(days, time)) : undefined}
				>
					Download the calendar file
				</Button>
			</div>
		</form>
	);
}

function End() {
	const { mutate, isPending } = useEndReminders();
	const end = () =>
		mutate(undefined, {
			onSuccess: () => toast({ title: texts.isOff }),
			onError: (error) => toastError(texts.notOff, error),
		});
	return (
		<Button variant="outline" pending={isPending} onClick={end}>
			{texts.end}
		</Button>
	);
}

const whereTo = (browsers: readonly string[]) => `On, in ${browsers.map((name) => name || texts.aBrowser).join("; ")}.`;

function download(days: number, time: string) {
	const chosen = weekdays.filter(({ id }) => (days & bitOf(id)) !== 0).map(({ id }) => id);
	const file = calendarFile({ days: chosen, time, title: REMINDER, from: new Date(), uid: crypto.randomUUID() });
	const href = URL.createObjectURL(new Blob([file], { type: "text/calendar" }));
	const link = Object.assign(document.createElement("a"), { href, download: "reminder.ics" });
	link.click();
	// Some browsers read the file only after the click.
	setTimeout(() => URL.revokeObjectURL(href), KEPT_MS);
}
