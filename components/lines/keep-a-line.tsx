"use client";

import { Bookmark } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { KEEP_A_LINE } from "@/lib/domain/lines/label";
import type { Place } from "@/lib/domain/lines/schema";
import { LineChoice } from "./lazy-line-choice";

type KeepALineProps = Place & {
	label?: string;
	/** Buttons before this one in its row. */
	before?: ReactNode;
	className?: string;
};

/** A button that turns the sentences of a text into buttons: tapping one keeps it. */
export function KeepALine({ source, of, label = KEEP_A_LINE, before, className }: KeepALineProps) {
	const [isOpen, setOpen] = useState(false);
	const id = useId();
	return (
		<div className={cn("print:hidden", className)}>
			<div className="-ml-3.5 flex flex-wrap">
				{before}
				<Button
					variant="ghost"
					size="sm"
					aria-expanded={isOpen}
					aria-controls={id}
					onClick={() => setOpen(!isOpen)}
					className="text-ink-soft"
				>
					<Bookmark aria-hidden="true" className="size-4" />
					{label}
				</Button>
			</div>
			<div id={id}>{isOpen && <LineChoice place={{ source, of }} onClose={() => setOpen(false)} />}</div>
		</div>
	);
}
