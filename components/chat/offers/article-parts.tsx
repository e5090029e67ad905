"use client";

import Link from "next/link";
import type { OfferOf } from "@/lib/domain/chat/guide";
import { partLabels } from "@/lib/domain/chat/labels";
import { HANDBOOK } from "@/lib/domain/handbook/schema";
import { Chips } from "./chips";
import { ReadyLines } from "./ready-lines";
import type { Say } from "./say";

type ArticlePartsProps = { offer: OfferOf<"article">; isBusy: boolean; onSay: Say };

/** Shows what belongs to a part of an article: words to copy, its other parts, and the article itself. */
export function ArticleParts({ offer: { slug, title, part, parts, words }, isBusy, onSay }: ArticlePartsProps) {
	const others = parts.filter((other) => other !== part);
	return (
		<div className="grid gap-4">
			{words && words.length > 0 && (
				<ReadyLines
					label="Words you could say"
					lines={words}
					talk={{ id: "message-to-send", title: "A message to send" }}
					isBusy={isBusy}
					onSay={onSay}
				/>
			)}
			<Chips
				label="More of it"
				isBusy={isBusy}
				onSay={onSay}
				items={others.map((other) => ({ words: partLabels[other], tap: { do: "part", slug, part: other } as const }))}
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
