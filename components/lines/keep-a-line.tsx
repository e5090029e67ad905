"use client";

import { Bookmark } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { KEEP_A_LINE } from "@/lib/domain/lines/label";
import type { Place } from "@/lib/domain/lines/schema";
import { LineChoice } from "./lazy-line-choice";

type KeepALineProps = Place & { label?: string; className?: string };

/** A button that turns the sentences of a text into buttons: a tap on one keeps it. */
export function KeepALine({ source, of, label = KEEP_A_LINE, className }: KeepALineProps) {
	const [isOpen, setOpen] = useState(false);
	const id = useId();
	return (
		<div className={cn("print:hidden", className)}>
			<Button
				variant="ghost"
				size="sm"
				aria-expanded={isOpen}
				aria-controls={id}
				onClick={() => setOpen(!isOpen)}
				className="-ml-3.5 text-ink-soft"
			>
				<Bookmark aria-hidden="true" className="size-4" />
				{label}
			</Button>
			<div id={id}>{isOpen && <LineChoice place={{ source, of }} onClose={() => setOpen(false)} />}</div>
		</div>
	);
}
