"use client";

import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Card, CardText, CardTitle } from "@/components/ui/card";
import { Progress } from "@/components/ui/feedback/progress";
import { messageOf } from "@/lib/browser/core/api-client";
import { useBringIn, usePreview } from "@/lib/browser/import/client";
import { packFolder } from "@/lib/browser/import/pack-folder";
import type { ImportProgress } from "@/lib/browser/import/send-file";
import type { ImportAnswer } from "@/lib/domain/import/schema";
import { PastImports } from "./past-imports";
import { freshIn, Report } from "./report";

const ACCEPT = ".zip,.json,.csv,.md,.markdown,.txt,application/zip,application/json,text/csv,text/markdown,text/plain";
const FAILED = "That could not be read. Please try again.";

/** The attribute that lets a browser's file input choose a folder. */
const folder = { webkitdirectory: "" } as Record<string, string>;

/** Imports a file: choosing it, a preview, the progress, the result, and past imports. */
export function BringIn() {
	const [chosen, setChosen] = useState<File | null>(null);
	const [preview, setPreview] = useState<ImportAnswer | null>(null);
	const [result, setResult] = useState<ImportAnswer | null>(null);
	const [progress, setProgress] = useState<ImportProgress | null>(null);
	const [problem, setProblem] = useState<string | null>(null);
	const look = usePreview();
	const bring = useBringIn();
	const filePicker = useRef<HTMLInputElement>(null);
	const folderPicker = useRef<HTMLInputElement>(null);
	const status = useRef<HTMLDivElement>(null);
	const stop = useRef<AbortController>(null);
	useEffect(() => () => stop.current?.abort(), []);

	const isBusy = look.isPending || bring.isPending || (progress !== null && problem === null && !preview && !result);

	function begin() {
		setProblem(null);
		setResult(null);
		setProgress({ step: "reading" });
		stop.current = new AbortController();
		return stop.current.signal;
	}

	/** Shows the result, and moves the focus to it. */
	function end(show: () => void) {
		setProgress(null);
		show();
		requestAnimationFrame(() => status.current?.focus());
	}

	async function choose(file: File | null) {
		setPreview(null);
		setChosen(file);
		if (!file) return end(() => setProblem("There are no pages of text in that folder."));
		const signal = begin();
		try {
			const found = await look.mutateAsync({ file, name: file.name, onProgress: setProgress, signal });
			end(() => setPreview(found));
		} catch (error) {
			end(() => setProblem(messageOf(error, FAILED)));
		}
	}

	async function bringIn() {
		if (!chosen) return;
		const signal = begin();
		try {
			const answer = await bring.mutateAsync({ file: chosen, name: chosen.name, onProgress: setProgress, signal });
			end(() => {
				setPreview(null);
				setResult(answer);
			});
		} catch (error) {
			end(() => setProblem(messageOf(error, FAILED)));
		}
	}

	return (
		<Card aria-labelledby="bring-in">
			<CardTitle id="bring-in">Import</CardTitle>
			<CardText>
				An export from this app, from Day One or from Journiv, the CSV file from Daylio, or a folder of dated text or
				Markdown files. You will see what is in it before anything changes, and you can undo it.
			</CardText>
			<input
				ref={filePicker}
				type="file"
				accept={ACCEPT}
				aria-label="A file to bring in"
				className="sr-only"
				tabIndex={-1}
				onChange={({ target }) => {
					const file = target.files?.[0];
					// Cleared, so that the same file can be chosen again.
					target.value = "";
					if (file) void choose(file);
				}}
			/>
			<input
				ref={folderPicker}
				type="file"
				multiple
				{...folder}
				aria-label="A folder to bring in"
				className="sr-only"
				tabIndex={-1}
				onChange={async ({ target }) => {
					const files = [...(target.files ?? [])];
					target.value = "";
					if (files.length > 0) await choose(await packFolder(files));
				}}
			/>
			<div className="mt-4 flex flex-wrap gap-3">
				<Button variant="outline" disabled={isBusy} onClick={() => filePicker.current?.click()}>
					Choose a file
				</Button>
				<Button variant="outline" disabled={isBusy} onClick={() => folderPicker.current?.click()}>
					Choose a folder
				</Button>
			</div>
			{progress && <HowFar progress={progress} />}
			<div ref={status} tabIndex={-1} className="outline-none">
				{problem && (
					<p role="alert" className="mt-5">
						{problem}
					</p>
				)}
				{preview && !progress && (
					<section aria-label="What it contains" className="mt-6 grid gap-5 border-t border-rule pt-5">
						<Report report={preview} />
						{freshIn(preview) === 0 && <p>Everything in it is already here.</p>}
						<div className="flex flex-wrap gap-3">
							{freshIn(preview) > 0 && <Button onClick={() => void bringIn()}>Import</Button>}
							<Button
								variant="outline"
								onClick={() => {
									setPreview(null);
									setChosen(null);
									filePicker.current?.parentElement?.querySelector("button")?.focus();
								}}
							>
								Do not import it{" "}
							</Button>
						</div>
					</section>
				)}
				{result && (
					<section aria-label="What was imported" className="mt-6 grid gap-4 border-t border-rule pt-5">
						<p className="font-medium">It is here now.</p>
						<Report report={result} />
					</section>
				)}
			</div>
			<PastImports onTakenBack={(id) => setResult((shown) => (shown?.id === id ? null : shown))} />
		</Card>
	);
}

function HowFar({ progress }: { progress: ImportProgress }) {
	const { label, text, done, total } = spoken(progress);
	return (
		<div className="mt-6 grid gap-2">
			<p role="status" className="text-sm text-ink-soft">
				{text}
			</p>
			{total > 0 && <Progress label={label} value={done} max={total} valueText={text} />}
		</div>
	);
}

const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(1);

function spoken(progress: ImportProgress) {
	if (progress.step === "sending") {
		const { done, total } = progress;
		return { label: "Sending", text: `Sending ${megabytes(done)} of ${megabytes(total)} MB`, done, total };
	}
	if (progress.step === "reading")
		return { label: "Reading", text: "Reading it and comparing it with what is already here", done: 0, total: 0 };
	const { done, total } = progress;
	const text = `Bringing in ${done.toLocaleString("en-US")} of ${total.toLocaleString("en-US")}`;
	return { label: "Bringing in", text, done, total };
}
