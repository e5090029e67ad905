import type { ReactNode } from "react";

/** In a quoted passage, the question and the link look different from the person's words. */
export const passagesClass =
	"[&_blockquote_:is(a,em)]:font-sans [&_blockquote_:is(a,em)]:text-sm [&_blockquote_:is(a,em)]:not-italic [&_blockquote_em]:text-ink-soft";

/** In a note, the person's line breaks stay. */
export const noteClass = "[&_:is(p,li)]:whitespace-pre-line";

/** The box around the person's words. */
export function Note({ children }: { children: ReactNode }) {
	return (
		<div dir="auto" className="ml-auto w-fit max-w-full rounded-xl rounded-tr-sm bg-page px-4 py-3 shadow-page sm:px-5">
			{children}
		</div>
	);
}
