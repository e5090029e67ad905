"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { lazyPart } from "@/components/ui/lazy-part";
import type { ScriptDefinition } from "@/lib/domain/scripts/definition";
import type { ScriptPattern } from "@/lib/domain/scripts/schema";

const PatternDialog = lazyPart(() => import("./pattern-dialog").then((module) => module.PatternDialog));

type PatternCardsProps = {
	definition: Pick<ScriptDefinition, "patternLabel" | "impactLabel">;
	patterns: readonly ScriptPattern[];
	/** The level of their headings. */
	heading?: "h3" | "h4";
};

/** The three patterns of a script; each opens to show its impact. */
export function PatternCards({
	definition: { patternLabel, impactLabel },
	patterns,
	heading: Heading = "h3",
}: PatternCardsProps) {
	const [open, setOpen] = useState<number | null>(null);
	const shown = open === null ? undefined : patterns[open];
	return (
		<div className="@container">
			<div className="grid grid-cols-1 gap-4 @[50rem]:grid-cols-3">
				{patterns.map(({ pattern, description }, i) => (
					<section
						// biome-ignore lint/suspicious/noArrayIndexKey: patterns have no name but their place
						key={i}
						aria-label={`${patternLabel} ${i + 1}`}
						className="flex flex-col rounded-lg bg-sunken p-5"
					>
						<Heading className="text-lg">
							<span className="mb-1 block font-sans text-xs font-medium tracking-wide text-ink-soft">
								{patternLabel} {i + 1}
							</span>
							<span dir="auto" className="block break-words">
								{pattern}
							</span>
						</Heading>
						<p dir="auto" className="mt-2 mb-3 line-clamp-5 whitespace-pre-line break-words">
							{description}
						</p>
						<Button
							variant="link"
							size="inline"
							onClick={() => setOpen(i)}
							aria-label={`Read More about ${pattern}`}
							className="mt-auto self-start"
						>
							Read More
						</Button>
					</section>
				))}
			</div>
			{shown && <PatternDialog pattern={shown} impactLabel={impactLabel} onClose={() => setOpen(null)} />}
		</div>
	);
}
