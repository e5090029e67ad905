"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogBody, DialogContent, DialogHeader } from "@/components/ui/dialogs/dialog";
import type { ScriptDefinition } from "@/lib/domain/scripts/definition";
import type { ScriptPattern } from "@/lib/domain/scripts/schema";

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
		<div className="grid grid-cols-1 gap-4 md:grid-cols-3">
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
						className="-ml-1 mt-auto self-start"
					>
						Read More
					</Button>
				</section>
			))}
			<Dialog open={shown !== undefined} onOpenChange={() => setOpen(null)}>
				{shown && (
					<DialogContent className="max-w-2xl" aria-describedby={undefined}>
						<DialogHeader title={shown.pattern} />
						<DialogBody className="space-y-6 pb-8">
							{[
								["Description", shown.description],
								[impactLabel, shown.impact],
							].map(([heading, text]) => (
								<section key={heading}>
									<h3 className="text-lg">{heading}</h3>
									<p dir="auto" className="mt-1.5 max-w-measure whitespace-pre-line break-words leading-[1.72]">
										{text}
									</p>
								</section>
							))}
						</DialogBody>
					</DialogContent>
				)}
			</Dialog>
		</div>
	);
}
