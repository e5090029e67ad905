"use client";

import { ChevronDown } from "lucide-react";
import { useQuestionnaireTitles } from "@/lib/browser/questionnaires/client";
import { COACH_NAME } from "@/lib/domain/core/brand";
import { coachInWords } from "@/lib/domain/core/written-by";
import type { Origin, ScriptSource } from "@/lib/domain/scripts/schema";

/** Formats the day of an instant in the person's time zone. Only shown once the browser has loaded the script. */
export const dayOf = (iso: string) =>
	new Date(iso).toLocaleDateString("en-US", { month: "long", day: "numeric", year: "numeric" });
export const timeOf = (iso: string) =>
	new Date(iso).toLocaleTimeString("en-US", { hour: "numeric", minute: "2-digit" });

const origins: Record<Origin, string> = { generated: "Written", edited: "Edited by you", restored: "Brought back" };
export const originOf = (origin: Origin) => origins[origin];

type WrittenByProps = { writtenBy: string | null; isUserEdited: boolean; origin: Origin; savedAt: string };

/** Shows which coach wrote a script, and whether it has been edited since. */
export function WrittenBy({ writtenBy, isUserEdited, origin, savedAt }: WrittenByProps) {
	const coach = writtenBy === null ? COACH_NAME : coachInWords(writtenBy);
	const since = origin === "restored" ? "brought back" : isUserEdited ? "edited by you" : null;
	return (
		<p className="text-sm text-ink-soft" suppressHydrationWarning>
			Written by {coach}
			{since ? `, ${since}` : ""} · {dayOf(savedAt)}
		</p>
	);
}

/** The person's own words on which a script is based, each with where they wrote it. */
export function Sources({ sources }: { sources: readonly ScriptSource[] }) {
	const { data: questionnaires } = useQuestionnaireTitles();
	if (sources.length === 0) return null;
	const titles = new Map(questionnaires?.map(({ id, title }) => [id, title]));
	return (
		<details className="group mx-auto max-w-[42rem] border-y border-rule">
			<summary className="flex min-h-12 items-center gap-4 py-2 font-medium">
				<span className="flex grow justify-between gap-x-4 max-sm:flex-col sm:items-center">
					Where this comes from
					<span className="text-sm font-normal text-ink-soft">
						{sources.length} of your own {sources.length === 1 ? "passage" : "passages"}
					</span>
				</span>
				<ChevronDown
					aria-hidden="true"
					className="size-5 shrink-0 text-ink-soft transition-transform duration-(--motion-fast) group-open:rotate-180"
				/>
			</summary>
			<ul className="space-y-4 pt-1 pb-5">
				{sources.map(({ responseId, questionId, quote, questionnaireId }) => (
					<li key={`${responseId} ${questionId} ${quote}`} className="border-l-3 border-ribbon pl-4">
						You wrote:{" "}
						<q dir="auto" className="whitespace-pre-line break-words font-serif italic">
							{quote}
						</q>
						{titles.has(questionnaireId) && (
							<span className="text-sm text-ink-soft">, in {titles.get(questionnaireId)}</span>
						)}
					</li>
				))}
			</ul>
		</details>
	);
}
