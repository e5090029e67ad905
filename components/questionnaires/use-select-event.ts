"use client";

import { useEffect, useEffectEvent } from "react";

/** Opens a questionnaire from anywhere: `new CustomEvent("selectQuestionnaire", { detail })` on the window. */
export interface SelectQuestionnaire {
	questionnaireId: string;
	/** Whether the draft is removed. */
	forceFresh?: boolean;
}

function readDetail(event: Event): SelectQuestionnaire | null {
	const detail: unknown = event instanceof CustomEvent ? event.detail : null;
	if (typeof detail !== "object" || detail === null || !("questionnaireId" in detail)) return null;
	const id = detail.questionnaireId;
	if (typeof id !== "string" && typeof id !== "number") return null;
	return { questionnaireId: String(id), forceFresh: "forceFresh" in detail && detail.forceFresh === true };
}

/** Listens for the window event `selectQuestionnaire`; malformed ones are ignored. */
export function useSelectEvent(onSelect: (detail: SelectQuestionnaire) => void): void {
	const select = useEffectEvent((event: Event) => {
		const detail = readDetail(event);
		if (detail) onSelect(detail);
	});
	useEffect(() => {
		const listener = (event: Event) => select(event);
		window.addEventListener("selectQuestionnaire", listener);
		return () => window.removeEventListener("selectQuestionnaire", listener);
	}, []);
}
