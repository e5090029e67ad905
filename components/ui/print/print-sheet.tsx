"use client";

import { Printer } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import {
	Dialog,
	DialogBody,
	DialogClose,
	DialogContent,
	DialogDescription,
	DialogFooter,
	DialogTitle,
} from "@/components/ui/dialogs/dialog";
import { Checkbox } from "@/components/ui/forms/checkbox";
import "./sheet.css";

/** A part that can be left out of the printout. */
export interface PrintPart {
	id: string;
	/** Its heading, on the screen and on paper. */
	name: string;
	content: ReactNode;
}

type PrintSheetProps = {
	/** The title at the top of the paper. */
	title: string;
	/** A line below the title. */
	note?: string;
	parts: readonly PrintPart[];
	/** Further options besides the parts; only on the screen. */
	choices?: ReactNode;
	/** Shown instead of the parts while there are none. */
	children?: ReactNode;
	onClose: () => void;
};

/** Shows what will be printed, part by part. A part that is left out here is not printed. */
export function PrintSheet({ title, note, parts, choices, children, onClose }: PrintSheetProps) {
	const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
	const taken = parts.filter(({ id }) => !leftOut.has(id)).length;

	function take(id: string, isTaken: boolean) {
		const next = new Set(leftOut);
		if (isTaken) next.delete(id);
		else next.add(id);
		setLeftOut(next);
	}
	const takeAll = () => setLeftOut(new Set());
	const leaveAll = () => setLeftOut(new Set(parts.map(({ id }) => id)));

	return (
		<Dialog open onOpenChange={(open) => !open && onClose()}>
			<DialogContent
				data-print="sheet"
				className="max-w-3xl max-sm:h-dvh max-sm:max-h-none max-sm:w-screen max-sm:max-w-none max-sm:rounded-none"
			>
				<div className="shrink-0 px-6 pt-6 pr-14 pb-4 sm:px-8 sm:pt-8 sm:pr-16 print:hidden">
					<DialogTitle className="text-2xl">Print</DialogTitle>
					<DialogDescription className="mt-2 text-ink-soft">
						Leave out what nobody else should see. This deletes nothing.
					</DialogDescription>
				</div>
				<DialogBody data-print="body" className="grow border-t border-rule pt-5 print:border-0">
					{choices && <div className="mb-6 print:hidden">{choices}</div>}
					{parts.length > 0 && (
						<>
							<h3 className="text-2xl">{title}</h3>
							{note && <p className="mt-1 text-sm text-ink-soft">{note}</p>}
							<div className="mt-4 space-y-4">
								{parts.map((part) => (
									<Part
										key={part.id}
										part={part}
										isTaken={!leftOut.has(part.id)}
										onTake={(isTaken) => take(part.id, isTaken)}
									/>
								))}
							</div>
						</>
					)}
					{parts.length === 0 && children}
				</DialogBody>
				<DialogFooter className="flex-row flex-wrap items-center justify-between border-t border-rule py-3 max-sm:pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:justify-between sm:pb-3">
					<Button
						variant="ghost"
						className="-ml-3"
						disabled={parts.length === 0}
						onClick={taken === 0 ? takeAll : leaveAll}
					>
						{taken === 0 ? "Include all" : "Leave all out"}
					</Button>
					<p role="status" className="sr-only">
						{taken} of {parts.length} will be printed
					</p>
					<div className="flex gap-2">
						<DialogClose asChild>
							<Button variant="outline">Done</Button>
						</DialogClose>
						<Button
							disabled={taken === 0}
							onClick={({ currentTarget }) => {
								window.print();
								// Paper shows no buttons, and what is not shown loses the focus.
								currentTarget.focus();
							}}
						>
							<Printer aria-hidden="true" className="size-5" />
							Print
						</Button>
					</div>
				</DialogFooter>
			</DialogContent>
		</Dialog>
	);
}

type PartProps = { part: PrintPart; isTaken: boolean; onTake: (isTaken: boolean) => void };

function Part({ part: { name, content }, isTaken, onTake }: PartProps) {
	const id = useId();
	return (
		<section aria-labelledby={id} className={cn(!isTaken && "print:hidden")}>
			<h4 className="text-lg">
				<label
					htmlFor={`${id}-take`}
					className="-ml-1 flex min-h-11 items-start gap-3 rounded-md px-1 py-2 hover:bg-sunken print:ml-0 print:min-h-0 print:p-0"
				>
					<Checkbox
						id={`${id}-take`}
						checked={isTaken}
						onChange={({ target }) => onTake(target.checked)}
						className="mt-0.5 print:hidden"
					/>
					<span
						id={id}
						dir="auto"
						className={cn("min-w-0 break-words text-wrap", !isTaken && "text-ink-soft line-through")}
					>
						{name}
					</span>
				</label>
			</h4>
			{isTaken && <div className="mt-1 pl-9 print:pl-0">{content}</div>}
		</section>
	);
}

/** Text as it was typed, set like a book. */
export function PrintedWords({ children }: { children: string }) {
	return (
		<p dir="auto" className="max-w-measure whitespace-pre-wrap break-words font-serif leading-[1.7]">
			{children}
		</p>
	);
}
