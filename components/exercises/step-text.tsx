import { fill } from "@/lib/domain/exercises/fill";
import type { Answers, Practice } from "@/lib/domain/exercises/schema";

type StepTextProps = { id: string; text: readonly string[]; practice: Practice; answers: Answers };

/** The paragraphs of a step. Earlier answers are set apart, unabridged, as they were typed. */
export function StepText({ id, text, practice, answers }: StepTextProps) {
	const paragraphs = text.flatMap((paragraph) => {
		const parts = fill(paragraph, practice, answers);
		return parts ? [{ paragraph, parts }] : [];
	});
	if (paragraphs.length === 0) return null;
	return (
		<div id={id} className="mt-3 grid max-w-measure gap-3">
			{paragraphs.map(({ paragraph, parts }) => {
				const [first] = parts;
				if (parts.length === 1 && first && "own" in first) {
					return (
						<blockquote
							key={paragraph}
							dir="auto"
							className="border-s-[3px] border-ribbon ps-4 font-serif whitespace-pre-wrap wrap-anywhere"
						>
							{first.own}
						</blockquote>
					);
				}
				return (
					<p key={paragraph} className="text-ink-soft">
						{parts.map((part) => ("own" in part ? part.own : part.text)).join("")}
					</p>
				);
			})}
		</div>
	);
}
