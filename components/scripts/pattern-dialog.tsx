"use client";

import { Dialog, DialogBody, DialogContent, DialogHeader } from "@/components/ui/dialogs/dialog";
import type { ScriptPattern } from "@/lib/domain/scripts/schema";

type PatternDialogProps = { pattern: ScriptPattern; impactLabel: string; onClose: () => void };

/** A pattern of a script with its whole description and its impact. */
export function PatternDialog({ pattern, impactLabel, onClose }: PatternDialogProps) {
	return (
		<Dialog open onOpenChange={onClose}>
			<DialogContent className="max-w-2xl" aria-describedby={undefined}>
				<DialogHeader title={pattern.pattern} />
				<DialogBody className="space-y-6 pb-8">
					{[
						["Description", pattern.description],
						[impactLabel, pattern.impact],
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
		</Dialog>
	);
}
