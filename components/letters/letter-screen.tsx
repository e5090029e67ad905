"use client";

import { ArrowLeft, Bookmark, Trash2 } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { HelpLink } from "@/components/safety/help-link";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import { Spinner } from "@/components/ui/feedback/spinner";
import { toast } from "@/components/ui/feedback/toast";
import { PrintButton } from "@/components/ui/print/print-button";
import { messageOf } from "@/lib/browser/core/api-client";
import { useSetPrompt } from "@/lib/browser/journal/use-prompt";
import { useLetter, useMarkLetter } from "@/lib/browser/letters/client";
import { articlePath } from "@/lib/domain/handbook/schema";
import { lettersScreen } from "@/lib/domain/letters/paths";
import { spokenPeriod } from "@/lib/domain/letters/periods";
import type { Letter, LetterLine, LetterMark } from "@/lib/domain/letters/schema";
import { letterTexts as texts } from "@/lib/domain/letters/texts";
import { sourceNames } from "@/lib/domain/lines/texts";
import { personScreen } from "@/lib/domain/people/paths";
import { longDay } from "@/lib/domain/progress/spoken";

const linkClass = "inline-flex min-h-11 items-center text-accent underline underline-offset-4";

/** A letter out of somebody's own lines: to read, to print, to keep or to throw away. */
export function LetterScreen({ id }: { id: string }) {
	const { data: letter, error, isFetching, refetch } = useLetter(id);
	return (
		<div className="mx-auto max-w-2xl space-y-4">
			<Link href={lettersScreen} className="inline-flex min-h-11 items-center gap-2 text-sm text-ink-soft print:hidden">
				<ArrowLeft aria-hidden="true" className="size-4" />
				{texts.title}
			</Link>
			{letter && <Sheet letter={letter} />}
			{!letter && !error && (
				<p className="flex items-center gap-3 text-ink-soft">
					<Spinner className="text-accent" />
					{texts.loading}
				</p>
			)}
			{!letter && error && (
				<div role="alert">
					<p>{messageOf(error, texts.notLoaded)}</p>
					<Button variant="outline" className="mt-4" pending={isFetching} onClick={() => refetch()}>
						Try again
					</Button>
				</div>
			)}
		</div>
	);
}

function Sheet({ letter }: { letter: Letter }) {
	const { period, greeting, paragraphs, lines, feelings, people, done, open, article, question } = letter;
	return (
		<Card className="sm:px-12 sm:py-10">
			<h1 className="text-2xl text-balance sm:text-3xl">{spokenPeriod(period)}</h1>
			<div className="mt-6 grid gap-5 font-serif text-lg leading-relaxed">
				<p>{greeting}</p>
				{paragraphs.map((paragraph) => (
					<p key={paragraph}>{paragraph}</p>
				))}
				{letter.form === "careful" && <HelpLink className={cn(linkClass, "font-sans font-medium print:hidden")} />}
				{lines && (
					<section aria-labelledby="letter-lines" className="grid gap-4">
						<h2 id="letter-lines" className="text-xl">
							{lines.title}
						</h2>
						{lines.list.map((line) => (
							<Line key={line.text} line={line} />
						))}
					</section>
				)}
				{feelings && <p>{feelings}</p>}
				{people && (
					<p>
						{people.map(({ text, personId }) =>
							personId === null ? (
								text
							) : (
								<Link
									key={personId}
									href={personScreen(personId)}
									prefetch={false}
									className="text-accent underline underline-offset-4"
								>
									{text}
								</Link>
							),
						)}
					</p>
				)}
				{done && <Listed id="letter-done" {...done} />}
				{open && <Listed id="letter-open" {...open} />}
				{article && (
					<p>
						{article.text}{" "}
						<Link
							href={articlePath(article.slug)}
							prefetch={false}
							className="text-accent underline underline-offset-4"
						>
							{article.question}
						</Link>
					</p>
				)}
				{question && <Question question={question} />}
			</div>
			<p className="mt-8 border-t border-rule pt-4 text-sm text-ink-soft">{texts.note}</p>
			<Decide letter={letter} />
		</Card>
	);
}

function Line({ line: { text, day, source, href } }: { line: LetterLine }) {
	const where = source === "article" ? sourceNames[source] : `${sourceNames[source]}, ${longDay(day)}`;
	return (
		<figure className="break-inside-avoid">
			<blockquote dir="auto" className="border-l-3 border-ribbon pl-4 italic whitespace-pre-line wrap-anywhere">
				{text}
			</blockquote>
			<figcaption className="pl-[1.1875rem] font-sans text-sm text-ink-soft">
				{href ? (
					<Link href={href} prefetch={false} className="inline-flex min-h-11 items-center underline underline-offset-4">
						{where}
					</Link>
				) : (
					where
				)}
			</figcaption>
		</figure>
	);
}

function Listed({ id, title, list }: { id: string; title: string; list: readonly string[] }) {
	return (
		<section aria-labelledby={id} className="break-inside-avoid">
			<h2 id={id} className="text-xl">
				{title}
			</h2>
			<ul className="mt-1 grid list-disc gap-1 pl-5 marker:text-accent">
				{list.map((text) => (
					<li key={text} className="wrap-anywhere">
						{text}
					</li>
				))}
			</ul>
		</section>
	);
}

function Question({ question }: { question: string }) {
	const router = useRouter();
	const setPrompt = useSetPrompt();
	return (
		<div className="break-inside-avoid">
			<p className="font-medium">{question}</p>
			<Button
				variant="link"
				size="inline"
				className="font-sans text-base print:hidden"
				onClick={() => {
					setPrompt(question);
					router.push("/journal");
				}}
			>
				{texts.write}
			</Button>
		</div>
	);
}

/** Keeping, printing and throwing away. */
function Decide({ letter: { period, isKept } }: { letter: Letter }) {
	const router = useRouter();
	const { mutate, mutateAsync, isPending } = useMarkLetter(period.id);
	const failed = (error: unknown) =>
		toast({ title: texts.notSaved, description: messageOf(error, "Please try again."), variant: "destructive" });
	const before: LetterMark | null = isKept ? "kept" : null;

	const putBack = () => void mutateAsync(before).catch(failed);
	function throwAway() {
		mutateAsync("thrown-away").then(() => {
			router.push(lettersScreen);
			toast({ title: texts.thrownAway, action: { label: "Undo", run: putBack }, seconds: 10 });
		}, failed);
	}
	return (
		<div className="-mx-3 mt-3 flex flex-wrap items-center gap-x-2 print:hidden">
			<Button
				variant="ghost"
				aria-pressed={isKept}
				disabled={isPending}
				onClick={() => mutate(isKept ? null : "kept", { onError: failed })}
				className="px-3"
			>
				<Bookmark aria-hidden="true" className={cn("size-5", isKept && "fill-current text-accent")} />
				{texts.keep}
			</Button>
			<PrintButton onClick={() => window.print()} />
			<Button variant="ghost" disabled={isPending} onClick={throwAway} className="px-3 text-ink-soft">
				<Trash2 aria-hidden="true" className="size-5" />
				{texts.throwAway}
			</Button>
		</div>
	);
}
