"use client";

import { Copy, NotebookPen } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import { SafetyFirst } from "@/components/exercises/safety-first";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/feedback/toast";
import { Markdown } from "@/components/ui/markdown";
import { copyText } from "@/lib/browser/core/copy-text";
import { addToDraft } from "@/lib/browser/journal/add-to-draft";
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

/** What a talk made, in the conversation. It is kept, and found by search. */
export function MadePage({ practice, run, userId, onAgain }: MadePageProps) {
	const router = useRouter();
	const sheet = useRef<HTMLElement>(null);
	useEffect(() => sheet.current?.focus({ preventScroll: true }), []);
	const text = run.page?.text ?? "";

	async function copy() {
		const isDone = await copyText(text);
		toast(
			isDone
				? { title: "Copied", description: "The page is on your clipboard." }
				: { title: "It could not be copied", description: "You can select the text.", variant: "destructive" },
		);
	}

	function intoJournal() {
		const added = addToDraft(userId, { text, prompt: practice.title, sentAs: null });
		if (added === "done") return router.push("/journal");
		toast({
			title: "It was not put into your journal",
			description:
				added === "full"
					? "Your draft there is very long already. Submit it first, then try again."
					: "This browser keeps no drafts. You can copy the page instead.",
			variant: "destructive",
		});
	}

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
				<Button variant="outline" size="sm" onClick={copy}>
					<Copy aria-hidden="true" className="size-4" />
					Copy
				</Button>
				<Button variant="outline" size="sm" onClick={intoJournal}>
					<NotebookPen aria-hidden="true" className="size-4" />
					Put into the journal
				</Button>
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
