"use client";

import { Check, Circle } from "lucide-react";
import { useEffect, useState } from "react";
import { cn } from "@/components/ui/cn";
import { Spinner } from "@/components/ui/feedback/spinner";
import { useQueueStatus } from "@/lib/browser/waiting/client";
import { COACH_NAME } from "@/lib/domain/core/brand";
import type { ScriptDefinition } from "@/lib/domain/scripts/definition";
import { type ClientGeneration, stages } from "@/lib/domain/scripts/generation";

const LONG_MS = 25_000;

const words = {
	gathering: "Gathering your answers",
	writing: `${COACH_NAME} is writing`,
	checking: "Checking it against your words",
	saving: "Saving it",
} as const;

type GenerationStepsProps = {
	definition: Pick<ScriptDefinition, "kind" | "noun">;
	generation: Pick<ClientGeneration, "stage" | "startedAt">;
};

/** The progress of writing a script, as the server reports it. */
export function GenerationSteps({
	definition: { kind, noun },
	generation: { stage, startedAt },
}: GenerationStepsProps) {
	const [isLong, setLong] = useState(false);
	useEffect(() => {
		const timer = setTimeout(() => setLong(true), Math.max(0, Date.parse(startedAt) + LONG_MS - Date.now()));
		return () => clearTimeout(timer);
	}, [startedAt]);
	const waiting = useQueueStatus(kind, stage === "writing");
	const current = stages.indexOf(stage);
	return (
		<div className="mx-auto grid max-w-md gap-6 rounded-lg bg-sunken px-6 py-8">
			<ol className="grid gap-4 text-lg">
				{stages.map((one, i) => (
					<li
						key={one}
						aria-current={i === current ? "step" : undefined}
						className={cn("flex items-center gap-3.5", i > current && "text-ink-soft")}
					>
						{i < current && <Check aria-hidden="true" className="size-5 shrink-0 text-accent" />}
						{i === current && <Spinner className="shrink-0 text-accent" />}
						{i > current && <Circle aria-hidden="true" className="size-5 shrink-0 p-1 text-edge" />}
						{words[one]}
					</li>
				))}
			</ol>
			<p role="status" className="text-sm text-ink-soft">
				<span className="sr-only">{words[stage]}. </span>
				{waiting && `${waiting} `}
				{isLong
					? `This one takes a little longer. Your ${noun} is finished even if you leave, and will be here when you come back.`
					: "This can take up to a minute. You can leave this page and come back."}
			</p>
		</div>
	);
}
