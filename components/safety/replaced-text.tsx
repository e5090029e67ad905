"use client";

import Link from "next/link";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Disclosure } from "@/components/ui/disclosure";
import { Spinner } from "@/components/ui/feedback/spinner";
import { toastError } from "@/components/ui/feedback/toast-error";
import { useBehind, useSayNotMeant } from "@/lib/browser/safety/not-meant";
import type { Behind, BehindNotice, BehindQuery } from "@/lib/domain/safety/not-meant";
import { NOT_MEANT } from "@/lib/domain/safety/not-meant-label";

const texts = {
	meant: "Thank you for saying so. You do not have to be alone with it:",
	notMeant: "All right, thank you for saying so. Your words are read as you meant them. If it is ever different:",
	changed: "What you wrote is no longer read as a danger. If there is one all the same:",
} as const;

type ReplacedTextProps = {
	query: BehindQuery;
	/** What the text is called, such as "analysis". */
	noun: string;
	/** Has the text written. Called as soon as no sentence stands in its way, and by the button. */
	onWrite: () => void;
	isWriting?: boolean;
};

/** Whether the person has said of every sentence behind a clear notice that they did not mean that. */
export const isUnderstood = (behind: Behind | undefined): boolean =>
	behind !== undefined && behind.sentences.length === 0 && behind.said.length > 0;

/**
 * Stands below a notice that takes a text's place: the person's own sentences that it is about, each with a button to
 * say that something else was meant. After that, one line with the way to Help now remains.
 */
export function ReplacedText({ query, noun, onWrite, isWriting = false }: ReplacedTextProps) {
	const { data: behind, refetch } = useBehind(query);
	const [didMean, setDidMean] = useState(false);
	const { mutate, isPending, variables } = useSayNotMeant(query);
	const place = useRef<HTMLDivElement>(null);

	const wasWriting = useRef(isWriting);
	useEffect(() => {
		if (wasWriting.current && !isWriting) void refetch();
		wasWriting.current = isWriting;
	}, [isWriting, refetch]);

	function say(sentence: BehindNotice, isMeant: boolean) {
		mutate(
			{ ...sentence, isMeant },
			{
				onSuccess: (left) => {
					setDidMean(isMeant);
					// The pressed button is gone.
					place.current?.focus();
					// A script is only written again by the person's own choice: it may have been edited.
					if (isMeant ? !query.text.endsWith("script") : left.sentences.length === 0) onWrite();
				},
				onError: (error) => toastError("That was not saved", error),
			},
		);
	}
	const buttonFor = (sentence: BehindNotice, isMeant: boolean, label: string) => (
		<Button
			variant={isMeant ? "link" : "outline"}
			size={isMeant ? "inline" : "sm"}
			disabled={isPending}
			pending={isPending && variables?.page === sentence.page && variables.words === sentence.words}
			onClick={() => say(sentence, isMeant)}
		>
			{label}
		</Button>
	);

	if (!behind || (!behind.isReplaced && behind.said.length === 0 && !didMean)) return null;
	return (
		<div ref={place} tabIndex={-1} className="outline-none print:hidden">
			{behind.sentences.length > 0 ? (
				<section aria-label="The words that this is about" className="rounded-lg border border-rule px-5 py-5 sm:px-7">
					<h3 className="text-lg">The words that this is about</h3>
					<p className="mt-1.5 max-w-measure text-ink-soft">
						They are yours, exactly as you wrote them. If you meant something else, say so, and your {noun} is written
						as usual.
					</p>
					<ul className="mt-4 grid gap-5">
						{behind.sentences.map((sentence) => (
							<li key={`${sentence.page} ${sentence.words}`} className="grid justify-items-start gap-2">
								<Quotation sentence={sentence} />
								{buttonFor(sentence, false, NOT_MEANT)}
							</li>
						))}
					</ul>
					<p className="mt-4 text-sm text-ink-soft">
						If you did mean it, you do not have to be alone with it: <HelpNow />
					</p>
				</section>
			) : (
				<section
					aria-label="What you said about your words"
					className="rounded-md bg-sunken px-4 py-3 text-sm text-ink-soft"
				>
					<p role="status">
						{didMean ? texts.meant : behind.said.length > 0 ? texts.notMeant : texts.changed} <HelpNow />
					</p>
					{behind.isReplaced && (
						<div className="mt-2">
							{isWriting ? (
								<p className="flex items-center gap-2">
									<Spinner className="text-accent" /> Your {noun} is being written.
								</p>
							) : (
								<Button variant="outline" size="sm" onClick={onWrite}>
									Write my {noun} now
								</Button>
							)}
						</div>
					)}
					{behind.said.length > 0 && (
						<Disclosure title="Which words?">
							<ul className="grid gap-4 pb-2">
								{behind.said.map((sentence) => (
									<li key={`${sentence.page} ${sentence.words}`} className="grid justify-items-start">
										<Quotation sentence={sentence} />
										{buttonFor(sentence, true, "I did mean it")}
									</li>
								))}
							</ul>
						</Disclosure>
					)}
				</section>
			)}
		</div>
	);
}

/** A sentence, and where it is. A very long one is cut off on the screen. */
function Quotation({ sentence: { words, where, href } }: { sentence: BehindNotice }) {
	return (
		<figure className="min-w-0">
			<blockquote
				dir="auto"
				className="line-clamp-6 border-l-3 border-ribbon pl-4 font-serif text-base text-ink italic wrap-anywhere"
			>
				{words}
			</blockquote>
			<figcaption className="pl-[1.1875rem] text-sm text-ink-soft">
				<Link
					href={href}
					prefetch={false}
					className="inline-flex min-h-11 items-center underline underline-offset-4 wrap-anywhere"
				>
					{where}
				</Link>
			</figcaption>
		</figure>
	);
}

const HelpNow = () => (
	<a href="/help-now" className="whitespace-nowrap font-medium text-accent underline underline-offset-4">
		Help now
	</a>
);
