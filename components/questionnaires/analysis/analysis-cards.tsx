import { PenLine } from "lucide-react";
import Link from "next/link";
import { Markdown } from "@/components/ui/markdown";
import { useSetPrompt } from "@/lib/browser/journal/use-prompt";
import { MAX_PROMPT } from "@/lib/domain/journal/limits";
import { type AnalysisCard, analysisCards, asPrompt, listItems } from "@/lib/domain/questionnaires/analysis-cards";
import type { ClientResponse, Questionnaire } from "@/lib/domain/questionnaires/schema";
import { withoutSources } from "@/lib/domain/questionnaires/sources";

type AnalysisCardsProps = { questionnaire: Questionnaire; response: ClientResponse; text: string };

const cardClass = "min-w-0 rounded-lg border border-rule bg-page px-5 py-6 break-inside-avoid sm:px-7";
/** The name of a part is shown above it like a label; its text is larger. */
const labelClass = "font-sans text-sm font-semibold tracking-normal text-accent";

/** The coach's analysis, one card for each part: the question small, the person's words large, then the paragraph. */
export function AnalysisCards({ questionnaire, response, text }: AnalysisCardsProps) {
	const { text: said, sources } = withoutSources(text);
	const { opening, cards } = analysisCards(said, questionnaire, response.responses);
	return (
		<div className="grid grid-cols-1 gap-4">
			{opening && (
				<blockquote
					dir="auto"
					className="max-w-measure border-l-3 border-ribbon py-1 pl-5 font-serif text-2xl italic leading-snug break-words"
				>
					{opening}
				</blockquote>
			)}
			{cards.map((card, i) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text do not move
				<Part key={i} {...card} />
			))}
			{sources && <p className="max-w-measure text-sm text-ink-soft">{sources}</p>}
		</div>
	);
}

function Part({ heading, own, text }: AnalysisCard) {
	if (heading !== null && text === "" && !own) return <h3 className="mt-6 text-xl">{heading}</h3>;
	const items = listItems(text);
	const questions = items?.filter((item) => /\?\W*$/.test(item)) ?? [];
	if (items && questions.length > 0 && questions.length === items.length) {
		return <Questions heading={heading} questions={questions} />;
	}
	return (
		<section className={cardClass}>
			{heading !== null && <h3 className={labelClass}>{heading}</h3>}
			{own && (
				<figure className="mt-3 mb-4">
					<figcaption className="text-sm text-ink-soft">{own.question}</figcaption>
					<blockquote dir="auto" className="mt-1.5 max-w-measure font-serif text-xl leading-snug break-words">
						“{own.words}”
					</blockquote>
				</figure>
			)}
			{text !== "" && (
				<Markdown topHeading={4} className="mt-2">
					{text}
				</Markdown>
			)}
		</section>
	);
}

/** Open questions, each with a button that starts a journal page with it. */
function Questions({ heading, questions }: { heading: string | null; questions: readonly string[] }) {
	const setPrompt = useSetPrompt();
	return (
		<section className="min-w-0 rounded-lg bg-soft px-5 py-6 text-on-soft break-inside-avoid sm:px-7">
			{heading !== null && <h3 className="font-sans text-sm font-semibold tracking-normal">{heading}</h3>}
			<ul className="mt-3 grid gap-5">
				{questions.map((question) => (
					<li key={question}>
						<p className="max-w-measure font-serif text-lg leading-snug">{asPrompt(question)}</p>
						<Link
							href="/journal"
							aria-label={`Write about this: ${asPrompt(question)}`}
							className="inline-flex min-h-11 items-center gap-2 text-sm font-medium underline underline-offset-4 print:hidden"
							onClick={() => setPrompt(asPrompt(question).slice(0, MAX_PROMPT))}
						>
							<PenLine aria-hidden="true" className="size-4" />
							Write about this
						</Link>
					</li>
				))}
			</ul>
		</section>
	);
}
