"use client";

import Link from "next/link";
import { type ReactNode, useId, useState } from "react";
import { FindingLinks } from "@/components/library/finding-links";
import { UrgentHelp } from "@/components/library/search-box";
import { SearchField } from "@/components/library/search-field";
import { Button } from "@/components/ui/button";
import { useFindInLibrary } from "@/lib/browser/library/client";
import { useSearch } from "@/lib/browser/search/client";
import { placesFor } from "@/lib/domain/core/places";
import { memoryTexts } from "@/lib/domain/memory/texts";
import { longDay } from "@/lib/domain/progress/spoken";
import type { ClientPassage, SearchResult } from "@/lib/domain/search/schema";
import { MarkedWords } from "./marked-words";

/** What a search can have at most, in characters (see `searchSchema`). */
const MOST = 300;

/** Finds one's own words, what the library has, and the places of the app. */
export function SearchScreen() {
	const [question, setQuestion] = useState("");
	const own = useSearch(question);
	const library = useFindInLibrary(question);
	const isAsked = question.trim() !== "";
	const places = placesFor(question);
	const found = library.data?.found ?? [];
	const isWaiting = isAsked && (own.isFetching || library.isFetching);
	const isEmpty = own.data?.total === 0 && library.data && found.length === 0 && places.length === 0;
	const failed = [own, library].find(({ isError }) => isError);
	return (
		<div>
			<h1 className="text-3xl">Search</h1>
			<p className="mt-2 mb-6 max-w-measure text-ink-soft">
				Everything you have written, everything in the library, and every place in the app. Days work too: “in March”,
				“last week”. <span className="max-md:hidden">Ctrl or ⌘ with K opens this from anywhere.</span>
			</p>
			<div className="max-w-measure">
				<SearchField
					id="search-everything"
					label="What are you looking for?"
					placeholder="My mother, last summer"
					maxLength={MOST}
					onQuestion={setQuestion}
					autoFocus
				/>
			</div>
			<p role="status" className="sr-only">
				{isAsked && !isWaiting && own.data && `${own.data.total} of your pages, ${found.length} of the library.`}
			</p>
			{isAsked && (
				<div className="mt-8 grid gap-10">
					{failed && (
						<p role="alert" className="text-ink-soft">
							Not everything could be searched.{" "}
							<Button variant="link" size="inline" onClick={() => failed.refetch()}>
								Try again
							</Button>
						</p>
					)}
					{places.length > 0 && (
						<Results title="Places">
							<ul>
								{places.map(({ href, label, note }) => (
									<li key={href} className="border-b border-rule py-3 last:border-0">
										<a href={href} className="font-medium text-accent underline decoration-1 underline-offset-4">
											{label}
										</a>
										<p className="text-sm text-ink-soft">{note}</p>
									</li>
								))}
							</ul>
						</Results>
					)}
					{own.data && <OwnPages result={own.data} />}
					{found.length > 0 && (
						<Results title="Library">
							<UrgentHelp found={found} />
							<FindingLinks found={found} />
						</Results>
					)}
					{isEmpty && !isWaiting && (
						<p className="text-ink-soft">Nothing has words like these. Try fewer, or others.</p>
					)}
				</div>
			)}
		</div>
	);
}

function Results({ title, children }: { title: string; children: ReactNode }) {
	const id = useId();
	return (
		<section aria-labelledby={id} className="max-w-measure">
			<h2 id={id} className="mb-1 text-xl">
				{title}
			</h2>
			{children}
		</section>
	);
}

function OwnPages({ result }: { result: SearchResult }) {
	const shown = result.groups.reduce((sum, { passages }) => sum + passages.length, 0);
	return (
		<>
			{result.groups.map(({ kind, passages }) => (
				<Results key={kind} title={memoryTexts.sources[kind]}>
					<ul className="grid gap-6 pt-2">
						{passages.map((passage) => (
							<li key={`${passage.href} ${passage.passage}`}>
								<OwnPassage {...passage} />
							</li>
						))}
					</ul>
				</Results>
			))}
			{result.total > shown && (
				<p className="text-sm text-ink-soft">
					These are the {shown} nearest of {result.total} pages. More words bring it closer.
				</p>
			)}
			{!result.isComplete && (
				<p className="text-sm text-ink-soft">There was no time to look at the oldest of what you wrote.</p>
			)}
		</>
	);
}

function OwnPassage({ date, title, partOf, passage, href, why }: ClientPassage) {
	return (
		<article className="border-l-2 border-rule pl-4 sm:pl-5">
			<p className="text-sm text-ink-soft">
				<Link href={href} prefetch={false} className="inline-flex min-h-6 items-center underline underline-offset-4">
					<time dateTime={date}>{longDay(date)}</time>
					{partOf && <span>, {partOf}</span>}
				</Link>
			</p>
			{title && <h3 className="mt-1 text-lg wrap-anywhere">{title}</h3>}
			<p className="mt-1 font-serif text-lg leading-relaxed whitespace-pre-line wrap-anywhere">
				<MarkedWords words={why}>{passage}</MarkedWords>
			</p>
		</article>
	);
}
