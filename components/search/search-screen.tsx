"use client";

import Link from "next/link";
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { chipClass } from "@/components/chat/offers/row";
import { FindingLinks } from "@/components/library/finding-links";
import { UrgentHelp } from "@/components/library/search-box";
import { SearchField } from "@/components/library/search-field";
import { Button } from "@/components/ui/button";
import { NotLoaded } from "@/components/ui/feedback/not-loaded";
import { useFindInLibrary } from "@/lib/browser/library/client";
import { usePeople } from "@/lib/browser/people/client";
import { useSearch } from "@/lib/browser/search/client";
import { isForDanger, mainPlaces, meansPlace, type Place, placesFor } from "@/lib/domain/core/places";
import { SEARCH_BOX } from "@/lib/domain/core/search-box";
import { isBeginningOf } from "@/lib/domain/journal/beginning";
import { personScreen } from "@/lib/domain/people/paths";
import type { ClientPerson } from "@/lib/domain/people/shown";
import { peopleSought } from "@/lib/domain/people/sought";
import { peopleTexts } from "@/lib/domain/people/texts";
import { longDay } from "@/lib/domain/progress/spoken";
import type { ClientPassage, SearchResult } from "@/lib/domain/search/schema";
import { pageKindNames } from "@/lib/domain/search/texts";
import { MarkedWords } from "./marked-words";

/** The longest search, in characters (see `searchSchema`). */
const MOST = 300;

/** How many findings say what a question is about. Further down, something urgent is often only a word in common. */
const NEAREST = 2;

/** Examples for people who do not know yet what can be found. */
const EXAMPLES = ["last week", "I was proud", "saying no", "how do I sleep better?", "export"];

/** The page that searches everything. */
export function SearchScreen() {
	return (
		<>
			<h1 className="text-3xl">Search</h1>
			<SearchEverything autoFocus className="mt-2" />
		</>
	);
}

/** Moves the focus up and down between the search box and what was found. */
function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
	const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
	if (step === 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
	const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("input, a[href]")];
	const next = stops[stops.indexOf(event.target as HTMLElement) + step];
	if (!stops.includes(event.target as HTMLElement) || !next) return;
	event.preventDefault();
	next.focus();
}

/** Searches the person's own words, the library, and the screens of the app. */
export function SearchEverything({ autoFocus = false, className }: { autoFocus?: boolean; className?: string }) {
	const [question, setQuestion] = useState("");
	const [example, setExample] = useState("");
	const own = useSearch(question);
	const library = useFindInLibrary(question);
	const isAsked = question.trim() !== "";
	const places = placesFor(question);
	const { data: everybody = [] } = usePeople();
	const people = peopleSought(question, everybody);
	const found = library.data?.found ?? [];
	// Whoever looks for a screen by its name is not asking for help: then an urgent article is only listed.
	const mayNeedHelp = places.length === 0 || places.some(isForDanger);
	// Own words come first, unless a place is meant or help may be needed.
	const startsWithPlaces = meansPlace(question) || places.some(isForDanger);
	const isWaiting = isAsked && (own.isFetching || library.isFetching);
	const isEmpty = own.data?.total === 0 && library.data && [found, places, people].every(({ length }) => length === 0);
	const failed = [own, library].filter(({ isError }) => isError);
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: the links in it are what is used
		<div onKeyDown={moveByArrows} className={className}>
			<p className="mb-6 max-w-measure text-ink-soft">
				Everything you have written, everything in the library, and every place in the app. Days work too: “in March”,
				“last week”.{" "}
				<span className="max-md:hidden pointer-coarse:hidden">Press Ctrl+K or ⌘K to open this from anywhere.</span>
			</p>
			<div className="max-w-measure">
				<SearchField
					key={example}
					first={example}
					id={SEARCH_BOX}
					label="What are you looking for?"
					placeholder="My sister, last summer"
					maxLength={MOST}
					onQuestion={setQuestion}
					autoFocus={autoFocus || example !== ""}
				/>
			</div>
			<p role="status" className="sr-only">
				{isAsked &&
					!isWaiting &&
					own.data &&
					[
						people.length > 0 && `${people.length} of your people`,
						startsWithPlaces && counted(places),
						`${own.data.total} of your pages`,
						!startsWithPlaces && counted(places),
						`${found.length} in the library.`,
					]
						.filter(Boolean)
						.join(", ")}
			</p>
			{!isAsked && <Beginnings onExample={setExample} />}
			{isAsked && (
				<div className="mt-8 grid gap-10">
					{failed.length > 0 && (
						<NotLoaded
							role="alert"
							className="text-ink-soft"
							onTry={() => failed.forEach(({ refetch }) => void refetch())}
						>
							{failed.length === 2 ? "The search did not work." : "Not everything could be searched."}
						</NotLoaded>
					)}
					{people.length > 0 && (
						<Results title={peopleTexts.title}>
							<PersonLinks people={people} />
						</Results>
					)}
					{startsWithPlaces && <Places places={places} />}
					{own.data && <OwnPages result={own.data} />}
					{/* Not before the pages above, which would push it down. */}
					{!startsWithPlaces && !own.isFetching && <Places places={places} />}
					{found.length > 0 && (
						<Results title="Library">
							{mayNeedHelp && <UrgentHelp found={found.slice(0, NEAREST)} />}
							<FindingLinks found={found} />
						</Results>
					)}
					{isEmpty && !isWaiting && (
						<p className="text-ink-soft">Nothing matches these words. Try fewer words, or different ones.</p>
					)}
				</div>
			)}
		</div>
	);
}

/** Counts places in words; false if there are none. */
const counted = ({ length }: readonly Place[]) => length > 0 && `${length} ${length === 1 ? "place" : "places"}`;

/** Shown before a search: examples to tap, and links to other screens. */
function Beginnings({ onExample }: { onExample: (words: string) => void }) {
	return (
		<div className="mt-5 grid max-w-measure gap-10">
			<ul aria-label="Examples" className="flex flex-wrap gap-2">
				{EXAMPLES.map((words) => (
					<li key={words}>
						<button type="button" onClick={() => onExample(words)} className={chipClass}>
							{words}
						</button>
					</li>
				))}
			</ul>
			<Results title="Where you can go">
				<PlaceLinks places={mainPlaces} />
			</Results>
		</div>
	);
}

function Places({ places }: { places: readonly Place[] }) {
	if (places.length === 0) return null;
	return (
		<Results title="Places">
			<PlaceLinks places={places} />
		</Results>
	);
}

const PlaceLinks = ({ places }: { places: readonly Place[] }) => <Links links={places} />;

const PersonLinks = ({ people }: { people: readonly ClientPerson[] }) => (
	<Links
		links={people.map(({ id, names: [name = "", ...others] }) => ({
			href: personScreen(id),
			label: name,
			note: others.length > 0 ? `${peopleTexts.alsoCalled} ${others.join(", ")}` : "When you wrote about them",
		}))}
	/>
);

function Links({ links }: { links: readonly Pick<Place, "href" | "label" | "note">[] }) {
	return (
		<ul className="grid grid-cols-1 gap-x-8 sm:grid-cols-2">
			{links.map(({ href, label, note }) => (
				<li key={href} className="relative border-b border-rule py-3">
					{/* The whole row can be pressed. */}
					<a
						href={href}
						className="inline-flex after:absolute after:inset-0 items-center font-medium wrap-anywhere text-accent underline decoration-1 underline-offset-4 pointer-coarse:min-h-11"
					>
						{label}
					</a>
					<p className="text-sm wrap-anywhere text-ink-soft">{note}</p>
				</li>
			))}
		</ul>
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
				<Results key={kind} title={pageKindNames[kind]}>
					<Passages key={passages.map(({ href }) => href).join()} passages={passages} />
				</Results>
			))}
			{result.total > shown && (
				<p className="text-sm text-ink-soft">
					These are the closest {shown} of {result.total} pages. Add a word to narrow it down.
				</p>
			)}
			{!result.isComplete && <p className="text-sm text-ink-soft">Your oldest pages were not searched this time.</p>}
		</>
	);
}

/** How many of a kind are shown at first, so that those of the next kind are not far below. */
const AT_FIRST = 4;

function Passages({ passages }: { passages: readonly ClientPassage[] }) {
	const [isWhole, setWhole] = useState(passages.length <= AT_FIRST + 1);
	const list = useRef<HTMLUListElement>(null);
	const showAll = () => {
		flushSync(() => setWhole(true));
		// The button is gone, so the focus moves to the first new result.
		list.current?.querySelectorAll("a").item(AT_FIRST)?.focus();
	};
	return (
		<>
			<ul ref={list} className="grid gap-6 pt-2">
				{(isWhole ? passages : passages.slice(0, AT_FIRST)).map((passage) => (
					<li key={`${passage.href} ${passage.passage}`}>
						<OwnPassage {...passage} />
					</li>
				))}
			</ul>
			{!isWhole && (
				<Button variant="outline" className="mt-5" onClick={showAll}>
					Show all {passages.length}
				</Button>
			)}
		</>
	);
}

function OwnPassage({ date, title, partOf, passage, href, why }: ClientPassage) {
	const id = useId();
	const isTitled = title !== null && title !== "" && !isBeginningOf(title, passage);
	return (
		<article className="border-l-2 border-rule pl-4 sm:pl-5">
			<p className="text-sm text-ink-soft">
				<Link
					id={`${id}-day`}
					href={href}
					prefetch={false}
					// Many are of the same day, so what the page is called or says is part of the name.
					aria-labelledby={`${id}-day ${id}-page`}
					className="inline-flex min-h-6 items-center underline underline-offset-4 pointer-coarse:min-h-11"
				>
					<time dateTime={date}>{longDay(date)}</time>
					{partOf && <span>, {partOf}</span>}
				</Link>
			</p>
			{isTitled && (
				<h3 id={`${id}-page`} className="mt-1 text-lg wrap-anywhere">
					{title}
				</h3>
			)}
			<p
				id={isTitled ? undefined : `${id}-page`}
				className="mt-1 font-serif text-lg leading-relaxed whitespace-pre-line wrap-anywhere"
			>
				<MarkedWords words={why}>{passage}</MarkedWords>
			</p>
		</article>
	);
}
