import { marksIn } from "@/lib/domain/search/marks";

/** A text in which the searched words are marked. */
export function MarkedWords({ words, children }: { words: readonly string[]; children: string }) {
	return marksIn(children, words).map(({ text, isMarked, start }) =>
		isMarked ? (
			<mark key={start} className="rounded-sm bg-soft px-0.5 text-on-soft">
				{text}
			</mark>
		) : (
			text
		),
	);
}
