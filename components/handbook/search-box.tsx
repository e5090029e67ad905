"use client";

import { Search } from "lucide-react";
import Link from "next/link";
import { useEffect, useRef, useState } from "react";
import { HelpLink } from "@/components/safety/help-link";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/forms/input";
import { Label } from "@/components/ui/forms/label";
import { useFindArticles } from "@/lib/browser/handbook/client";
import { articlePath, type Finding } from "@/lib/domain/handbook/schema";

/** After how long a pause in typing a search starts, in milliseconds. */
const PAUSE = 250;

/** Finds articles while somebody types. The question stays out of the address, and so out of the browser's history. */
export function SearchBox() {
	const [text, setText] = useState("");
	const [question, setQuestion] = useState("");
	const { data, isError, refetch } = useFindArticles(question);
	const box = useRef<HTMLInputElement>(null);
	// Includes what was typed before React was ready.
	useEffect(() => setText(box.current?.value ?? ""), []);
	useEffect(() => {
		const pause = setTimeout(() => setQuestion(text), PAUSE);
		return () => clearTimeout(pause);
	}, [text]);
	const found = question.trim() === "" ? undefined : data?.found;

	return (
		<search className="mt-6 block max-w-measure">
			<form
				onSubmit={(event) => {
					event.preventDefault();
					setQuestion(text);
				}}
			>
				<Label htmlFor="handbook-question">What is on your mind?</Label>
				<div className="relative mt-1.5">
					<Search
						aria-hidden="true"
						className="pointer-events-none absolute left-3.5 top-1/2 size-5 -translate-y-1/2 text-ink-soft"
					/>
					<Input
						ref={box}
						id="handbook-question"
						type="search"
						autoComplete="off"
						maxLength={2000}
						placeholder="How do I say no?"
						value={text}
						onChange={(event) => setText(event.target.value)}
						className="pl-11"
					/>
				</div>
			</form>
			<div aria-live="polite">
				{isError && (
					<p className="mt-4 text-ink-soft">
						The search did not work.{" "}
						<Button variant="link" size="inline" onClick={() => refetch()}>
							Try again
						</Button>
					</p>
				)}
				{!isError && found?.length === 0 && (
					<p className="mt-4 text-ink-soft">
						Nothing here has words like these. You could put it in other words, or look through the questions below.
					</p>
				)}
				{!isError && found && found.length > 0 && <Findings found={found} />}
			</div>
		</search>
	);
}

function Findings({ found }: { found: Finding[] }) {
	return (
		<div className="mt-4 rounded-lg bg-page px-5 py-3 shadow-page">
			{found.some(({ urgent }) => urgent) && (
				<p className="flex flex-wrap items-center gap-x-3 border-b border-rule pb-2">
					If you are in danger, or might hurt yourself:
					<HelpLink className="inline-flex min-h-11 items-center gap-2 font-medium text-accent underline underline-offset-4" />
				</p>
			)}
			<p className="text-sm text-ink-soft">Perhaps one of these:</p>
			<ul>
				{found.map(({ slug, question }) => (
					<li key={slug} className="border-b border-rule py-3 last:border-0">
						<Link
							href={articlePath(slug)}
							className="inline-flex min-h-8 items-center font-medium text-accent underline decoration-1 underline-offset-4 hover:decoration-2"
						>
							{question}
						</Link>
					</li>
				))}
			</ul>
		</div>
	);
}
