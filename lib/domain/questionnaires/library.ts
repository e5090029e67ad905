import { COACH_PROFILE_ID, TIMELINE_QUESTIONNAIRE_ID } from "./ids";

/** The sections of the library, in order. Additional Assessments offers one of Week 2 again. */
export const librarySections = [
	{ title: "Week 1", ids: ["1", "2", "3"] },
	{ title: "Week 2", ids: ["4", "6", "7"] },
	{ title: "Week 3", ids: ["8", "9"] },
	{ title: "Week 4", ids: ["12"] },
	{ title: "Additional Assessments", ids: ["7"] },
] as const;

/** Rendered, but invisible and disabled. */
export const hiddenIds: readonly string[] = [COACH_PROFILE_ID, TIMELINE_QUESTIONNAIRE_ID];

const offeredIds: readonly string[] = [...new Set<string>(librarySections.flatMap((section) => [...section.ids]))];

/**
 * How much of the library is completed: the distinct questionnaires that it offers, so that 100% can be reached.
 * @returns `percent` is a whole number from 0 to 100.
 */
export function libraryProgress(
	questionnaires: readonly { id: string }[],
	responses: readonly { questionnaireId: string }[],
): { completed: number; total: number; percent: number; nextId: string | null } {
	const known = new Set(questionnaires.map(({ id }) => id));
	const offered = offeredIds.filter((id) => known.has(id));
	const answered = new Set(responses.map(({ questionnaireId }) => questionnaireId));
	const completed = offered.filter((id) => answered.has(id)).length;
	const total = offered.length;
	const percent = total === 0 ? 0 : Math.round((100 * completed) / total);
	return { completed, total, percent, nextId: offered.find((id) => !answered.has(id)) ?? null };
}
