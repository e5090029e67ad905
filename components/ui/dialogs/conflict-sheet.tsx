import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogBody, DialogContent, DialogFooter, DialogHeader } from "./dialog";

/** A field that differs between what was typed here and what was saved elsewhere. */
export interface Difference {
	name: string;
	yours: string;
	theirs: string;
}

type ConflictSheetProps = {
	title: string;
	description: string;
	differences: readonly Difference[];
	onDismiss: () => void;
	/** The buttons for the decision. */
	children: ReactNode;
};

/** Shows how what was typed here differs from what was saved elsewhere meanwhile, and lets the person decide. */
export function ConflictSheet({ title, description, differences, onDismiss, children }: ConflictSheetProps) {
	return (
		<Dialog open onOpenChange={(open) => !open && onDismiss()}>
			<DialogContent className="max-w-2xl">
				<DialogHeader title={title} description={description} />
				<DialogBody>
					<ol className="grid gap-5">
						{differences.map(({ name, yours, theirs }) => (
							<li key={name}>
								<p className="font-medium">{name}</p>
								<dl className="mt-1.5 grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[auto_1fr]">
									<dt className="text-ink-soft">Yours</dt>
									<dd className="line-clamp-4 wrap-anywhere">{yours}</dd>
									<dt className="text-ink-soft">Newer</dt>
									<dd className="line-clamp-4 wrap-anywhere">{theirs}</dd>
								</dl>
							</li>
						))}
					</ol>
				</DialogBody>
				<DialogFooter className="pt-3">
					<Button variant="ghost" onClick={onDismiss}>
						Decide later
					</Button>
					{children}
				</DialogFooter>
			</DialogContent>
		</Dialog>
	);
}
