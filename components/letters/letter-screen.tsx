"use client";

import { ArrowLeft, Bookmark, Trash2 } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { HelpLink } from "@/components/safety/help-link";
import { ReplacedText } from "@/components/safety/replaced-text";
import { Burst } from "@/components/sound/burst";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import { Spinner } from "@/components/ui/feedback/spinner";
import { toast } from "@/components/ui/feedback/toast";
import { toastError } from "@/components/ui/feedback/toast-error";
import { PrintButton } from "@/components/ui/print/print-button";
import { useUser } from "@/lib/browser/account/client";
import { messageOf } from "@/lib/browser/core/api-client";
import { useSetPrompt } from "@/lib/browser/journal/use-prompt";
import { useJoins, useLetter, useMarkLetter } from "@/lib/browser/letters/client";
import { letterOpened } from "@/lib/browser/letters/opened";
import { useQueueStatus } from "@/lib/browser/waiting/client";
import { coachInWords } from "@/lib/domain/core/written-by";
import { articlePath } from "@/lib/domain/handbook/schema";
import { lettersScreen } from "@/lib/domain/letters/paths";
import { spokenPeriod } from "@/lib/domain/letters/periods";
import type { Letter, LetterMark, WithNames, WrittenJoins } from "@/lib/domain/letters/schema";
import { letterTexts as texts } from "@/lib/domain/letters/texts";
import { sourceNames } from "@/lib/domain/lines/texts";
import { personScreen } from "@/lib/domain/people/paths";
import { longDay } from "@/lib/domain/progress/spoken";

const linkClass = "inline-flex min-h-11 items-center text-accent underline underline-offset-4";

/** A letter made of the person's own lines: to read, to print, to keep or to discard. */
export function LetterScreen({ id }: { id: string }) {
	const { data: letter, error, isFetching, refetch } = useLetter(id);
	const { data: user } = useUser();
	const isOpened = letter !== undefined;
	useEffect(() => {
		if (isOpened && user) letterOpened.store(user.id, id);
	}, [isOpened, user, id]);
	return (
		<div className="max-w-3xl space-y-4">
			<Link href={lettersScreen} className="inline-flex min-h-11 items-center gap-2 text-sm text-ink-soft print:hidden">
				<ArrowLeft aria-hidden="true" className="size-4" />
				{texts.title}
			</Link>
			{letter && <Joined letter={letter} />}
			{letter && (
				<ReplacedText query={{ text: "letter", of: id }} noun="letter" onWrite={refetch} isWriting={isFetching} />
			)}
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

/**
 * Shows the letter once a model has written the transitions between its lines, if it may. A text that was read is never
 * replaced.
 */
function Joined({ letter }: { letter: Letter }) {
	const [readsNow, setReadsNow] = useState(false);
	const mayBeJoined = letter.mayBeJoined && !readsNow;
	const { data: joins, isLoading } = useJoins(letter.period.id, mayBeJoined);
	const isWaiting = mayBeJoined && isLoading;
	const waiting = useQueueStatus("letter", isWaiting);
	if (isWaiting) {
		return (
			<Card className="sm:px-12 sm:py-10">
				<h1 className="text-2xl text-balance sm:text-3xl">{spokenPeriod(letter.period)}</h1>
				<p role="status" className="mt-6 flex items-center gap-3 text-ink-soft">
					<Spinner className="text-accent" />
					<span>{[texts.joining, waiting].filter(Boolean).join(" ")}</span>
				</p>
				<Button variant="outline" className="mt-5" onClick={() => setReadsNow(true)}>
					{texts.readNow}
				</Button>
			</Card>
		);
	}
	return joins && !readsNow ? <Sheet letter={joined(letter, joins)} by={joins.by} /> : <Sheet letter={letter} />;
}

/** Returns a letter with the model's transitions, or with our own where the model wrote none. */
function joined(letter: Letter, { opening, joins }: WrittenJoins): Letter {
	const joinOf = new Map(joins.map(({ text, join }) => [text, join]));
	return {
		...letter,
		paragraphs: opening === null ? letter.paragraphs : [opening, ...letter.paragraphs.slice(1)],
		lines: letter.lines.map((line) => ({ ...line, join: joinOf.get(line.text) ?? line.join })),
	};
}

/** @param by Who wrote the transitions, if not we. */
function Sheet({ letter, by }: { letter: Letter; by?: string }) {
	const { period, greeting, paragraphs, lines, people, article, question, closing } = letter;
	return (
		<Card className="sm:px-12 sm:py-10">
			<h1 className="text-2xl text-balance sm:text-3xl">{spokenPeriod(period)}</h1>
			<div className="mt-6 grid gap-5 font-serif text-lg leading-relaxed">
				<p>{greeting}</p>
				{paragraphs.map((paragraph) => (
					<p key={paragraph}>{paragraph}</p>
				))}
				{(letter.form === "careful" || letter.leavesOut) && (
					<HelpLink className={cn(linkClass, "font-sans font-medium print:hidden")} />
				)}
				{letter.feelings && <p className="wrap-anywhere">{letter.feelings}</p>}
				{people && <People parts={people} />}
				{lines.map((line) => (
					<Line key={`${line.day} ${line.text}`} line={line} />
				))}
				{letter.intentions && <p className="wrap-anywhere">{letter.intentions}</p>}
				{question && <Question question={question} />}
				{closing && <p>{closing}</p>}
				{article && (
					<p>
						{article.text}{" "}
						<Link
							href={articlePath(article.slug)}
							prefetch={false}
							className="text-accent underline underline-offset-4"
						>
							{article.subject}
						</Link>
						.
					</p>
				)}
			</div>
			<p className="mt-8 border-t border-rule pt-4 text-sm text-ink-soft">
				{by ? texts.joinedNote(coachInWords(by)) : texts.note}
			</p>
			<Decide letter={letter} />
		</Card>
	);
}

/** The transition to a line, and the line, word for word. */
function Line({ line: { join, text, after, day, source, href } }: { line: Letter["lines"][number] }) {
	const where = source === "article" ? sourceNames[source] : `${sourceNames[source]}, ${longDay(day)}`;
	return (
		<div className="break-inside-avoid">
			<p>{join}</p>
			<figure className="mt-2">
				<blockquote dir="auto" className="border-l-3 border-ribbon pl-4 italic whitespace-pre-line wrap-anywhere">
					{text}
				</blockquote>
				<figcaption className="pl-[1.1875rem] font-sans text-sm text-ink-soft">
					{href ? (
						<Link
							href={href}
							prefetch={false}
							className="inline-flex min-h-11 items-center underline underline-offset-4"
						>
							{where}
						</Link>
					) : (
						where
					)}
				</figcaption>
			</figure>
			{after && <p className="wrap-anywhere">{after}</p>}
		</div>
	);
}

function People({ parts }: { parts: WithNames }) {
	return (
		<p>
			{parts.map(({ text, personId }) =>
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

/** The buttons for keeping, printing and discarding. */
function Decide({ letter: { period, isKept } }: { letter: Letter }) {
	const router = useRouter();
	const { mutate, mutateAsync, isPending, variables } = useMarkLetter(period.id);
	const failed = (error: unknown) => toastError(texts.notSaved, error);
	const before: LetterMark | null = isKept ? "kept" : null;

	const putBack = () => void mutateAsync(before).catch(failed);
	function throwAway() {
		mutateAsync("thrown-away").then(() => {
			router.push(lettersScreen);
			toast({ title: texts.thrownAway, action: { label: "Undo", run: putBack }, seconds: 10 });
		}, failed);
	}
	return (
		<div className="-mx-2.5 mt-3 flex flex-wrap items-center print:hidden *:px-2.5">
			<Button
				variant="ghost"
				size="sm"
				aria-pressed={isKept}
				disabled={isPending}
				onClick={() => mutate(isKept ? null : "kept", { onError: failed })}
			>
				<span className="relative">
					<Bookmark aria-hidden="true" className={cn("size-4", isKept && "fill-current text-accent")} />
					{isKept && variables === "kept" && <Burst />}
				</span>
				{texts.keep}
			</Button>
			<PrintButton onClick={() => window.print()} />
			<Button variant="ghost" size="sm" disabled={isPending} onClick={throwAway} className="text-ink-soft">
				<Trash2 aria-hidden="true" className="size-4" />
				{texts.throwAway}
			</Button>
		</div>
	);
}
