"use client";

import Link from "next/link";
import { useEffect, useRef } from "react";
import { PageActions } from "@/components/exercises/page-actions";
import { SafetyFirst } from "@/components/exercises/safety-first";
import { Button } from "@/components/ui/button";
import { Markdown } from "@/components/ui/markdown";
import { exerciseScreen } from "@/lib/domain/exercises/paths";
import type { SavedRun } from "@/lib/domain/exercises/run";
import type { Practice } from "@/lib/domain/exercises/schema";

type MadePageProps = {
	practice: Practice;
	run: SavedRun;
	userId: number;
	/** Begins a new run. */
	onAgain: () => void;
};

/** The page that a talk made, in the conversation. It is stored, and found by search. */
export function MadePage({ practice, run, userId, onAgain }: MadePageProps) {
	const sheet = useRef<HTMLElement>(null);
	useEffect(() => sheet.current?.focus({ preventScroll: true }), []);
	return (
		<div>
			{run.safety && <SafetyFirst notice={run.safety} exercise={practice} calm={[]} />}
			<article
				ref={sheet}
				tabIndex={-1}
				aria-label="Your page"
				className="rounded-xl bg-page px-5 py-5 shadow-page outline-none"
			>
				<Markdown topHeading={3} className="[&_h3]:text-xl [&_h4]:text-sm [&_h4]:text-ink-soft [&_p]:font-serif">
					{run.page?.markdown ?? ""}
				</Markdown>
			</article>
			<div className="mt-3 flex flex-wrap gap-2">
				<PageActions isSmall userId={userId} practice={practice} run={run} />
				<Button variant="ghost" size="sm" asChild>
					<Link href={exerciseScreen(practice.slug, run.id)}>Open its page</Link>
				</Button>
				<Button variant="ghost" size="sm" onClick={onAgain}>
					Once more
				</Button>
			</div>
		</div>
	);
}
