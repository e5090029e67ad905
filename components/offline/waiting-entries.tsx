"use client";

import { useId, useState } from "react";
import { SafetyNotice } from "@/components/safety/safety-notice";
import { Button } from "@/components/ui/button";
import { Card, CardText, CardTitle } from "@/components/ui/card";
import { FieldError } from "@/components/ui/forms/field";
import { LocalDay } from "@/components/ui/local-day";
import { takeBack } from "@/lib/browser/offline/keep";
import { mayTakeBack, removeWaiting, type WaitingEntry } from "@/lib/browser/offline/outbox";
import type { SendEnd } from "@/lib/browser/offline/send";

type WaitingEntriesProps = {
	userId: number;
	waiting: readonly WaitingEntry[];
	ended: SendEnd | null;
};

/**
 * What was written without a network: entries that wait, that were refused, or that have a notice to show after they
 * were saved.
 */
export function WaitingEntries({ userId, waiting, ended }: WaitingEntriesProps) {
	const id = useId();
	if (waiting.length === 0) return null;
	const toSend = waiting.filter(({ refused, notice }) => refused === null && notice === null);
	return (
		<Card aria-labelledby={id} className="print:hidden">
			<CardTitle id={id}>Written offline</CardTitle>
			{toSend.length > 0 && (
				<CardText role="status">
					{toSend.length === 1 ? "One entry waits" : `${toSend.length} entries wait`} to be sent.{" "}
					{ended === "signed-out" && "Please log in again, so that it can be. Nothing is lost."}
				</CardText>
			)}
			<ul className="mt-4 divide-y divide-rule">
				{waiting.map((entry) => (
					<li key={entry.number} className="py-4 first:pt-0 last:pb-0">
						<Waiting userId={userId} entry={entry} />
					</li>
				))}
			</ul>
		</Card>
	);
}

/** Why an entry was not put back. For one that was sent meanwhile, the screen shows it by itself. */
const problems = {
	done: "",
	sent: "",
	full: "The page that you are writing is very long already. Send that one first.",
	unkept: "This browser keeps no drafts, so your words stay here.",
};

function Waiting({ userId, entry }: { userId: number; entry: WaitingEntry }) {
	const [problem, setProblem] = useState("");
	const { number, writtenAt, content, refused, notice, photos = [] } = entry;
	if (notice) {
		return (
			<>
				<p className="mb-3 text-ink-soft">
					What you wrote on <LocalDay iso={writtenAt} /> is in your journal.
				</p>
				<SafetyNotice notice={notice} />
				<Button variant="outline" className="mt-3" onClick={() => void removeWaiting(userId, number)}>
					I have read this
				</Button>
			</>
		);
	}
	return (
		<>
			<p className="text-sm text-ink-soft">
				<LocalDay iso={writtenAt} />
			</p>
			{refused !== null && (
				<p role="alert" className="text-alert">
					This one was not accepted: {refused} Your words are still here.
				</p>
			)}
			<p className="mt-1 max-h-60 max-w-measure overflow-y-auto whitespace-pre-wrap font-serif text-lg leading-[1.7]">
				{content}
			</p>
			{photos.length > 0 && (
				<p className="mt-1 text-sm text-ink-soft">
					{photos.length === 1 ? "A picture goes with it." : `${photos.length} pictures go with it.`}
				</p>
			)}
			{mayTakeBack(entry) && (
				<Button
					variant="link"
					size="inline"
					onClick={() =>
						void takeBack(userId, number)
							.catch(() => "unkept" as const)
							.then((ended) => setProblem(problems[ended]))
					}
				>
					Go on writing it
				</Button>
			)}
			<FieldError>{problem}</FieldError>
		</>
	);
}
