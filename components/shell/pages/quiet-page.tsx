import type { ReactNode } from "react";

type QuietPageProps = { title: string; text: string; children: ReactNode };

/** A page for when something is missing or went wrong: what happened, and what to do. */
export function QuietPage({ title, text, children }: QuietPageProps) {
	return (
		<div className="mx-auto grid min-h-[70dvh] max-w-lg content-center justify-items-center gap-4 px-5 py-10 text-center">
			<svg
				viewBox="0 0 120 72"
				fill="none"
				aria-hidden="true"
				className="mb-2 w-36"
				strokeLinejoin="round"
				strokeLinecap="round"
			>
				<circle cx="60" cy="13" r="10" fill="var(--ribbon)" />
				<path
					d="M60 66c-11-9-26-13-46-13V24c20 0 35 4 46 13 11-9 26-13 46-13v29c-20 0-35 4-46 13Z"
					fill="var(--illustration-paper)"
					stroke="var(--illustration-ink)"
					strokeWidth="2"
				/>
				<path d="M60 37v29" stroke="var(--illustration-ink)" strokeWidth="2" />
			</svg>
			<h1 className="text-3xl">{title}</h1>
			<p className="text-ink-soft">{text}</p>
			<div className="mt-3 flex flex-wrap justify-center gap-3">{children}</div>
		</div>
	);
}
