"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Card, CardText, CardTitle } from "@/components/ui/card";
import { CheckOption } from "@/components/ui/forms/check-option";
import { Field } from "@/components/ui/forms/field";
import { Input } from "@/components/ui/forms/input";
import { calendarFile, type Weekday, weekdays } from "@/lib/domain/reminders/calendar-file";

/** What the calendar shows. It says nothing to whoever sees it. */
const TITLE = "A page is waiting";

/** How long the file stays for the browser to read, in milliseconds. */
const KEPT_MS = 60_000;

/** A reminder to write, as a file for one's own calendar: nothing is sent, and nothing is kept here. */
export function RemindersCard() {
	const [days, setDays] = useState<readonly Weekday[]>(["SU"]);
	const [time, setTime] = useState("20:30");
	const [isMissing, setMissing] = useState(false);

	function download() {
		const isReady = days.length > 0 && time !== "";
		setMissing(!isReady);
		if (!isReady) return;
		const file = calendarFile({ days, time, title: TITLE, from: new Date(), uid: crypto.randomUUID() });
		const href = URL.createObjectURL(new Blob([file], { type: "text/calendar" }));
		const link = Object.assign(document.createElement("a"), { href, download: "reminder.ics" });
		link.click();
		// Some browsers read it only after the click.
		setTimeout(() => URL.revokeObjectURL(href), KEPT_MS);
	}

	return (
		<Card aria-labelledby="reminders">
			<CardTitle id="reminders">Reminders</CardTitle>
			<CardText>
				Your own calendar can remind you to write. It shows “{TITLE}”, and nothing else. The file is made in this
				browser, and nothing is sent. To end it, delete it in your calendar.
			</CardText>
			<form
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					download();
				}}
			>
				<fieldset className="mt-4">
					<legend className="mb-2 font-medium">On these days</legend>
					<div className="grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-2">
						{weekdays.map(({ id, name }) => (
							<CheckOption
								key={id}
								checked={days.includes(id)}
								onChange={(isOn) => setDays(isOn ? [...days, id] : days.filter((day) => day !== id))}
							>
								<span aria-hidden="true">{name.slice(0, 3)}</span>
								<span className="sr-only">{name}</span>
							</CheckOption>
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
				<Button type="submit" variant="outline" className="mt-4">
					Download the calendar file
				</Button>
			</form>
		</Card>
	);
}
