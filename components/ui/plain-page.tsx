import type { ReactNode } from "react";
import { Card } from "./card";

type PlainPageProps = { back: string; title: string; lead: ReactNode; children: ReactNode };

export const plainLink = "inline-flex min-h-11 items-center text-accent underline underline-offset-4";

/** A public page to read, with the ways back and to help. Needs no session and no scripts. */
export function PlainPage({ back, title, lead, children }: PlainPageProps) {
	return (
		<div className="lamplight min-h-dvh">
			<nav aria-label="Page" className="mx-auto flex max-w-2xl justify-between gap-4 px-4 py-2 sm:px-6">
				<a href={back} className={plainLink}>
					Back
				</a>
				<a href="/help-now" className={plainLink}>
					Help now
				</a>
			</nav>
			<main className="mx-auto grid max-w-2xl gap-6 px-4 pb-16 pt-6 sm:px-6 sm:pt-10">
				<header>
					<h1 className="text-3xl">{title}</h1>
					<p className="mt-2 text-ink-soft">{lead}</p>
				</header>
				{children}
			</main>
		</div>
	);
}

/** A part of such a page. */
export function PlainPart({ title, children }: { title: string; children: ReactNode }) {
	return (
		<Card className="grid gap-3">
			<h2 className="text-xl">{title}</h2>
			{children}
		</Card>
	);
}
