"use client";

import { Copy, PencilLine } from "lucide-react";
import Link from "next/link";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/feedback/toast";
import { copyText } from "@/lib/browser/core/copy-text";
import type { articleParts, OfferOf } from "@/lib/domain/chat/guide";
import { HANDBOOK } from "@/lib/domain/handbook/schema";
import { Chips } from "./chips";
import type { Say } from "./say";

type Part = (typeof articleParts)[number];

/** What the button of each part says. */
const partWords: Readonly<Record<Part, string>> = {
	try: "What could I try?",
	words: "Words I could say",
	known: "What is known about it?",
	help: "Whom could I ask?",
};

type ArticlePartsProps = { offer: OfferOf<"article">; isBusy: boolean; onSay: Say };

/** What goes with a part of an article: words to copy, its other parts, and the article itself. */
export function ArticleParts({ offer: { slug, title, part, parts, words }, isBusy, onSay }: ArticlePartsProps) {
	const others = parts.filter((other) => other !== part);
	return (
		<div className="grid gap-4">
			{words && words.length > 0 && (
				<ul aria-label="Words you could say" className="grid gap-3">
					{words.map((line) => (
						<li key={line} className="border-s-[3px] border-ribbon ps-4">
							<p className="font-serif">{line}</p>
							<div className="-ms-3 flex flex-wrap">
								<CopyLine line={line} />
								<Button
									variant="ghost"
									size="sm"
									disabled={isBusy}
									onClick={() =>
										onSay("Put this into a message of mine", { do: "open", kind: "talk", id: "message-to-send" })
									}
								>
									<PencilLine aria-hidden="true" className="size-4" />
									Make it a message
								</Button>
							</div>
						</li>
					))}
				</ul>
			)}
			<Chips
				label="More of it"
				isBusy={isBusy}
				onSay={onSay}
				items={others.map((other) => ({ words: partWords[other], tap: { do: "part", slug, part: other } as const }))}
			/>
			<Link
				href={`${HANDBOOK}/${slug}`}
				prefetch={false}
				className="inline-flex min-h-11 items-center justify-self-start text-sm text-ink-soft underline decoration-1 underline-offset-4"
			>
				Open “{title}” in the handbook
			</Link>
		</div>
	);
}

function CopyLine({ line }: { line: string }) {
	async function copy() {
		const isDone = await copyText(line);
		toast(
			isDone
				? { title: "Copied" }
				: { title: "It could not be copied", description: "You can select the words.", variant: "destructive" },
		);
	}
	return (
		<Button variant="ghost" size="sm" onClick={copy}>
			<Copy aria-hidden="true" className="size-4" />
			Copy
		</Button>
	);
}
