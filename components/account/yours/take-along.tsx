"use client";

import { type MouseEvent, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Card, CardText, CardTitle } from "@/components/ui/card";
import { messageOf } from "@/lib/browser/core/api-client";
import { downloadExport, EXPORT } from "@/lib/browser/export/download";

const inMegabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(1);

/** Downloads everything as one file. */
export function TakeAlong() {
	const [state, setState] = useState<"asking" | number | "done" | null>(null);
	const [problem, setProblem] = useState<string | null>(null);
	const stop = useRef(new AbortController());
	const isUnderWay = state === "asking" || typeof state === "number";
	useEffect(() => () => stop.current.abort(), []);

	async function download(event: MouseEvent) {
		event.preventDefault();
		if (isUnderWay) return;
		stop.current = new AbortController();
		const { signal } = stop.current;
		setProblem(null);
		setState("asking");
		try {
			await downloadExport(setState, signal);
			setState("done");
		} catch (error) {
			setState(null);
			if (!signal.aborted)
				setProblem(messageOf(error, "The download stopped before it was complete. Please try again."));
		}
	}

	return (
		<Card aria-labelledby="take-along">
			<CardTitle id="take-along">Export</CardTitle>
			<CardText>
				Everything in one file: pages to read, the same as data for other programs, and the audio made for you. The file
				is not encrypted, so keep it where you would keep a diary.
			</CardText>
			<div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
				<Button variant="outline" asChild>
					<a href={EXPORT} download onClick={download} aria-disabled={isUnderWay || undefined}>
						Download everything
					</a>
				</Button>
				<p role="status" className="text-sm text-ink-soft">
					{state === "asking" && "Gathering your pages…"}
					{typeof state === "number" && `${inMegabytes(state)} MB so far…`}
					{state === "done" && "It is in your downloads."}
				</p>
				{isUnderWay && (
					<Button variant="ghost" size="sm" onClick={() => stop.current.abort()}>
						Stop
					</Button>
				)}
			</div>
			{problem && (
				<p role="alert" className="mt-3 text-sm text-alert">
					{problem}
				</p>
			)}
		</Card>
	);
}
