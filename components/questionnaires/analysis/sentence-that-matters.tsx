"use client";

import { CircleAlert, Feather } from "lucide-react";
import { useId, useState } from "react";
import { Burst } from "@/components/sound/burst";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Spinner } from "@/components/ui/feedback/spinner";
import { messageOf } from "@/lib/browser/core/api-client";
import { useMarkSentence, useWasJustWritten } from "@/lib/browser/questionnaires/client";
import { COACH_NAME } from "@/lib/domain/core/brand";
import { isSameMark, ownSentences } from "@/lib/domain/questionnaires/marked";
import type { ClientResponse, Mark, Questionnaire } from "@/lib/domain/questionnaires/schema";

type SentenceThatMattersProps = { questionnaire: Questionnaire; response: ClientResponse; userId: number };

/**
 * The sentence in their answers that matters most to the person: chosen with one tap, changed with another, or left
 * open.
 */
export function SentenceThatMatters({ questionnaire, response, userId }: SentenceThatMattersProps) {
	const offered = ownSentences(questionnaire, response.responses);
	const { mark, anew } = useMarkSentence(userId);
	const wasJustWritten = useWasJustWritten(response.id);
	const [isOpen, setOpen] = useState(wasJustWritten && response.marked === null);
	const headingId = useId();
	if (offered.length === 0) return null;
	const { marked } = response;
	// Once the analysis begins with the sentence, it need not be shown here as well.
	const standsBelow = marked !== null && response.aiAnalysis?.startsWith(`> ${marked.text}`) === true;

	function choose(next: Mark | null) {
		setOpen(false);
		if (!isSameMark(next, marked)) mark.mutate({ id: response.id, marked: next });
	}
	return (
		<section aria-labelledby={headingId} className="rounded-lg bg-sunken px-5 py-5 print:hidden sm:px-7">
			<h3 id={headingId} className="flex items-center gap-2 text-lg">
				<span className="relative">
					<Feather aria-hidden="true" className="size-4.5 text-accent" />
					{mark.isSuccess && marked && <Burst key={marked.text} />}
				</span>
				{marked ? "The sentence that matters most to you" : "Which of your sentences matters most?"}
			</h3>
			{marked && !isOpen && !standsBelow && (
				<blockquote dir="auto" className="mt-3 max-w-measure border-l-3 border-ribbon pl-4 font-serif text-lg italic">
					{marked.text}
				</blockquote>
			)}
			{standsBelow && !isOpen && <p className="mt-1.5 text-ink-soft">The analysis begins with it.</p>}
			{!marked && (
				<p className="mt-1.5 max-w-measure text-ink-soft">
					Only you can know that. {COACH_NAME} builds the Core Pattern and the Closing Insight on it. You can also skip
					this.
				</p>
			)}
			{!isOpen && (
				<Button variant="outline" size="sm" className="mt-4" aria-expanded={false} onClick={() => setOpen(true)}>
					{marked ? "Choose another one" : "Show my sentences"}
				</Button>
			)}
			{isOpen && <Sentences offered={offered} marked={marked} onChoose={choose} />}
			{!mark.isIdle && (
				<div role="status" className="mt-3 text-sm text-ink-soft empty:hidden">
					{anew.isPending && (
						<p className="flex items-center gap-2">
							<Spinner />
							Kept. {COACH_NAME} is writing the analysis with it. You can go on reading.
						</p>
					)}
					{anew.isSuccess && !mark.isPending && !anew.isPending && <p>The analysis below is up to date.</p>}
				</div>
			)}
			{!mark.isIdle && (
				<div role="alert" className="mt-3 grid gap-2 text-sm text-alert empty:hidden">
					{(mark.error ?? anew.error) && !anew.isPending && !mark.isPending && (
						<p className="flex items-start gap-1.5">
							<CircleAlert aria-hidden="true" className="mt-1 size-4 shrink-0" />
							{mark.error
								? messageOf(mark.error, "Your choice could not be saved. Please try again.")
								: "Your sentence is saved. The analysis below has not been updated yet."}
						</p>
					)}
					{anew.error && !mark.error && !anew.isPending && (
						<div>
							<Button variant="outline" size="sm" onClick={() => anew.mutate(response.id)}>
								Try again
							</Button>
						</div>
					)}
				</div>
			)}
		</section>
	);
}

type SentencesProps = {
	offered: ReturnType<typeof ownSentences>;
	marked: Mark | null;
	onChoose: (mark: Mark | null) => void;
};

const sentenceClass =
	"w-full rounded-md border border-rule bg-page px-4 py-2.5 text-left min-h-11 transition-colors duration-(--motion-fast) hover:bg-sunken";
const chosenClass = "border-accent bg-[color-mix(in_srgb,var(--soft)_35%,var(--page))]";

function Sentences({ offered, marked, onChoose }: SentencesProps) {
	return (
		<div className="mt-4 space-y-5">
			<ul className="-mx-2 max-h-[26rem] space-y-5 overflow-y-auto overscroll-contain px-2 py-1">
				{offered.map(({ question, sentences }) => (
					<li key={question.id}>
						<p className="text-sm text-ink-soft">{question.text}</p>
						<ul className="mt-2 grid gap-2">
							{sentences.map((text) => {
								const isMarked = marked?.questionId === question.id && marked.text === text;
								return (
									<li key={text}>
										<button
											type="button"
											dir="auto"
											aria-pressed={isMarked}
											className={cn(sentenceClass, "break-words font-serif", isMarked && chosenClass)}
											onClick={() => onChoose({ questionId: question.id, text })}
										>
											{text}
										</button>
									</li>
								);
							})}
						</ul>
					</li>
				))}
			</ul>
			<Button variant="ghost" size="sm" className="-ml-3.5" onClick={() => onChoose(null)}>
				None of these
			</Button>
		</div>
	);
}
