import Link from "next/link";
import type { ComponentProps, ReactNode } from "react";
import { Illustration } from "@/components/questionnaires/illustrations/illustration";
import { Card, CardText, CardTitle } from "@/components/ui/card";
import { Disclosure } from "@/components/ui/disclosure";
import { exerciseScreen, exercisesScreen } from "@/lib/domain/exercises/paths";
import { HANDBOOK } from "@/lib/domain/handbook/schema";
import { SearchBox } from "./search-box";

interface Listed {
	slug: string;
	title: string;
	minutes: number;
}

type LibraryScreenProps = {
	exercises: readonly Listed[];
	talks: readonly Listed[];
	themes: readonly { id: string; title: string; count: number }[];
};

/** Everything there is to do and to read, on one page. */
export function LibraryScreen({ exercises, talks, themes }: LibraryScreenProps) {
	const articles = themes.reduce((sum, { count }) => sum + count, 0);
	return (
		<>
			<header className="max-w-measure">
				<h1 className="text-3xl">Library</h1>
				<p className="mt-2 text-ink-soft">
					Exercises, guided talks and short articles, whenever you like. Say what is on your mind, or look around.
				</p>
			</header>
			<SearchBox />
			<div className="mt-10 grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
				<Shelf
					id="exercises"
					title="Exercises"
					drawing="Wanderer"
					note="A few small steps in your own words, and a page to keep at the end."
					all={{ href: exercisesScreen, words: "All exercises, and the pages you kept" }}
				>
					<Practices practices={exercises} />
				</Shelf>
				<Shelf
					id="talks"
					title="Guided talks"
					drawing="Peaceweaver"
					note="Sage asks one question after another until you have what you need: words to send, a decision, a calmer night."
				>
					<Practices practices={talks} />
				</Shelf>
				<Shelf
					id="handbook"
					title="Handbook"
					drawing="Historian"
					note={`${articles} short answers to questions people really ask.`}
					all={{ href: HANDBOOK, words: "The whole handbook" }}
					className="lg:col-span-2"
				>
					<ul className="mt-4 gap-x-10 lg:columns-2">
						{themes.map(({ id, title, count }) => (
							<ShelfLine key={id} href={`${HANDBOOK}#${id}`} note={`${count} articles`}>
								{title}
							</ShelfLine>
						))}
					</ul>
				</Shelf>
			</div>
		</>
	);
}

type ShelfProps = {
	id: string;
	title: string;
	drawing: ComponentProps<typeof Illustration>["name"];
	note: string;
	/** The screen with the complete list. */
	all?: { href: string; words: string };
	className?: string;
	children: ReactNode;
};

function Shelf({ id, title, drawing, note, all, className, children }: ShelfProps) {
	return (
		<Card aria-labelledby={id} className={className}>
			<div className="flex items-center gap-4">
				<Illustration name={drawing} size={72} className="-ml-1 shrink-0" />
				<CardTitle id={id} className="scroll-mt-20">
					{title}
				</CardTitle>
			</div>
			<CardText className="mt-3">{note}</CardText>
			{children}
			{all && (
				<Link
					href={all.href}
					className="mt-3 inline-flex min-h-11 items-center text-accent underline underline-offset-4"
				>
					{all.words}
				</Link>
			)}
		</Card>
	);
}

/** How many are shown at first; one tap shows the others. */
const AT_FIRST = 8;

function Practices({ practices }: { practices: readonly Listed[] }) {
	return (
		<>
			<PracticeList practices={practices.slice(0, AT_FIRST)} />
			<Disclosure title={`${practices.length - AT_FIRST} more`} className="mt-1">
				<PracticeList practices={practices.slice(AT_FIRST)} />
			</Disclosure>
		</>
	);
}

function PracticeList({ practices }: { practices: readonly Listed[] }) {
	return (
		<ul className="mt-2">
			{practices.map(({ slug, title, minutes }) => (
				<ShelfLine key={slug} href={exerciseScreen(slug)} note={`${minutes} min`}>
					{title}
				</ShelfLine>
			))}
		</ul>
	);
}

function ShelfLine({ href, note, children }: { href: string; note: string; children: ReactNode }) {
	return (
		<li className="relative flex min-h-11 break-inside-avoid items-center justify-between gap-4 border-b border-rule py-2 last:border-0">
			{/* The whole row can be pressed. */}
			<Link
				href={href}
				prefetch={false}
				className="text-accent decoration-1 underline-offset-4 after:absolute after:inset-0 hover:underline"
			>
				{children}
			</Link>
			<span className="shrink-0 text-sm text-ink-soft">{note}</span>
		</li>
	);
}
