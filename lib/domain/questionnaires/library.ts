import {
	COACH_PROFILE_ID,
	FATHER_QUESTIONNAIRE_ID,
	MOTHER_QUESTIONNAIRE_ID,
	PATTERN_QUESTIONNAIRE_ID,
	TIMELINE_QUESTIONNAIRE_ID,
} from "./ids";

/** The sections of the library, in order. Additional Assessments repeats a questionnaire of Week 2. */
export const librarySections = [
	{ title: "Week 1", ids: ["1", "2", "3"] },
	{ title: "Week 2", ids: ["4", "6", "7"] },
	{ title: "Week 3", ids: ["8", "9"] },
	{ title: "Week 4", ids: ["12"] },
	{
		title: "Additional Assessments",
		ids: ["7"],
		note: "The same one as in Week 2, for anyone who only wants this one. Answer it once, and it counts in both places.",
	},
] as const;

/** How many minutes each questionnaire takes a person who answers in a few sentences. */
const minutes: Readonly<Record<string, string>> = {
	"1": "15–20",
	"2": "15–20",
	"3": "20",
	"4": "20",
	[PATTERN_QUESTIONNAIRE_ID]: "6",
	"7": "20",
	[MOTHER_QUESTIONNAIRE_ID]: "25",
	[FATHER_QUESTIONNAIRE_ID]: "25",
	"12": "20",
};

/** Says how long a questionnaire is: "31 questions · about 6 minutes". */
export function lengthOf({ id, questions }: { id: string; questions: readonly unknown[] }): string {
	const count = `${questions.length} questions`;
	return minutes[id] ? `${count} · about ${minutes[id]} minutes` : count;
}

/** Questionnaires that are rendered, but invisible and disabled. */
export const hiddenIds: readonly string[] = [COACH_PROFILE_ID, TIMELINE_QUESTIONNAIRE_ID];

const offeredIds: readonly string[] = [...new Set<string>(librarySections.flatMap((section) => [...section.ids]))];

/**
 * Returns how much of the library the person has completed. Counts each questionnaire that the library offers once, so
 * that 100% can be reached.
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
