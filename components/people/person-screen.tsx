"use client";

import { ArrowLeft } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { QuarterMark } from "@/components/feelings/quarter-mark";
import { PageCard } from "@/components/look-back/parts/page-card";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { useSetPrompt } from "@/lib/browser/journal/use-prompt";
import { usePerson } from "@/lib/browser/people/client";
import { fill } from "@/lib/domain/core/fill";
import { feelingById } from "@/lib/domain/feelings/feelings";
import { questionsAbout } from "@/lib/domain/people/questions";
import type { PersonPage } from "@/lib/domain/people/shown";
import { peopleTexts as texts } from "@/lib/domain/people/texts";
import { Months } from "./months";
import { PersonNames } from "./person-names";

type PersonScreenProps = {
	id: string;
	/** `YYYY-MM` */
	month: string;
};

/** A person's page: when they are mentioned, with which feelings, and questions to ask oneself. */
export function PersonScreen({ id, month }: PersonScreenProps) {
	const { data: person } = usePerson(id);
	if (!person) return null;
	const name = person.names[0] ?? "";
	return (
		<div className="space-y-5 md:space-y-6">
			<header>
				<Link
					href="/look-back#people"
					className="inline-flex min-h-11 items-center gap-2 text-sm text-ink-soft print:hidden"
				>
					<ArrowLeft aria-hidden="true" className="size-4" />
					Look back
				</Link>
				<h1 className="text-3xl wrap-anywhere">{name}</h1>
				<p className="mt-2 text-ink-soft">{summary(person)}</p>
				<PersonNames person={person} />
			</header>
			{person.isCareful && (
				<aside className="rounded-lg bg-soft px-5 py-4 text-on-soft">
					<p>{texts.careful}</p>
					<Link href="/help-now" className="inline-flex min-h-11 items-center font-medium underline underline-offset-4">
						{texts.help}
					</Link>
				</aside>
			)}
			{person.months.length > 0 && (
				<Card aria-labelledby="person-when">
					<CardTitle id="person-when">{fill(texts.when, { name })}</CardTitle>
					<Months months={person.months} />
				</Card>
			)}
			{person.pages > 0 && (
				<Card aria-labelledby="person-felt">
					<CardTitle id="person-felt">{texts.felt}</CardTitle>
					<p className="mt-1.5 text-ink-soft">
						{person.feelings.length > 0 ? fill(texts.feltNote, { name }) : texts.noneFelt}
					</p>
					<ul className="mt-4 flex flex-wrap gap-x-6 gap-y-2 empty:hidden">
						{person.feelings.map(({ id: feeling, count }) => {
							const known = feelingById(feeling);
							return (
								known && (
									<li key={feeling} className="flex items-center gap-2.5">
										<QuarterMark quarter={known.quarter} />
										{known.label}
										<span className="text-sm text-ink-soft tabular-nums">
											{count}
											<span className="sr-only"> {count === 1 ? "time" : "times"}</span>
										</span>
									</li>
								)
							);
						})}
					</ul>
				</Card>
			)}
			{person.relationships.length > 0 && (
				<Card aria-labelledby="person-timeline">
					<CardTitle id="person-timeline">{texts.relationships}</CardTitle>
					<ul className="mt-2 flex flex-wrap gap-x-5">
						{person.relationships.map(({ name: of, href }) => (
							<li key={href}>
								<Link
									href={href}
									className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
								>
									{of}
								</Link>
							</li>
						))}
					</ul>
				</Card>
			)}
			{(person.first || person.newest) && (
				<Card className="grid gap-7" aria-label="Pages">
					{person.first && (
						<PageCard page={person.first} above={<span className="font-medium text-ink">{texts.first}</span>} />
					)}
					{person.newest && person.newest.id !== person.first?.id && (
						<PageCard page={person.newest} above={<span className="font-medium text-ink">{texts.newest}</span>} />
					)}
				</Card>
			)}
			{!person.isCareful && <Questions questions={questionsAbout(name, month)} />}
			{!person.isComplete && <p className="text-sm text-ink-soft">{texts.partly}</p>}
		</div>
	);
}

function summary({ pages, elsewhere }: PersonPage): string {
	if (pages === 0 && elsewhere === 0) return texts.never;
	const parts = [
		pages > 0 && `${pages} ${pages === 1 ? "page" : "pages"} of your journal`,
		elsewhere > 0 && `${elsewhere} ${elsewhere === 1 ? "message or answer" : "messages and answers"}`,
	];
	return `Named on ${parts.filter(Boolean).join(" and in ")}.`;
}

function Questions({ questions }: { questions: readonly string[] }) {
	const router = useRouter();
	const setPrompt = useSetPrompt();
	function write(question: string) {
		setPrompt(question);
		router.push("/journal");
	}
	return (
		<Card aria-labelledby="person-questions">
			<CardTitle id="person-questions">{texts.questions}</CardTitle>
			<ul className="mt-2 divide-y divide-rule">
				{questions.map((question) => (
					<li key={question} className="flex flex-wrap items-center justify-between gap-x-6 py-2">
						<p className="max-w-measure font-serif text-lg">{question}</p>
						<Button variant="link" size="inline" onClick={() => write(question)} className="text-sm print:hidden">
							{texts.write}
							<span className="sr-only"> “{question}”</span>
						</Button>
					</li>
				))}
			</ul>
		</Card>
	);
}
