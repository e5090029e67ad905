import "server-only";
import { AppError } from "@/lib/domain/core/errors";
import type { Questionnaire, QuestionnaireTitle } from "@/lib/domain/questionnaires/schema";
import { readRows } from "@/lib/server/core/database/read-rows";
import { Prisma } from "@/prisma/client/client";
import { questionsIn } from "./columns";

/**
 * The questionnaires as last read, and the state of the table then: they are the same for everybody, and only change
 * with a release.
 */
let kept: { state: string; questionnaires: Questionnaire[]; json: string } | undefined;

/**
 * Returns every questionnaire, including hidden ones. Each call checks whether one has changed (`xmin` is the
 * transaction that wrote a row); only then are their 37 kB read and parsed. The list is shared: do not change it.
 */
export const listQuestionnaires = async (): Promise<Questionnaire[]> => (await catalog()).questionnaires;

/** Returns the questionnaires as JSON for a response. */
export const questionnairesAsJson = async (): Promise<string> => (await catalog()).json;

async function catalog(): Promise<NonNullable<typeof kept>> {
	const [now] = await readRows<{ state: string | null }>(
		Prisma.sql`SELECT string_agg(id || ' ' || xmin::text, ',' ORDER BY id) AS state FROM questionnaires`,
	);
	const state = now?.state ?? "";
	if (kept?.state === state) return kept;
	const rows = await readRows<{ id: string; title: string; description: string; questions: Prisma.JsonValue }>(
		Prisma.sql`SELECT id, title, description, questions FROM questionnaires`,
	);
	const questionnaires = rows
		.map(({ questions, ...rest }) => ({ ...rest, questions: questionsIn(questions) }))
		.sort((a, b) => a.id.localeCompare(b.id, "en", { numeric: true }));
	kept = { state, questionnaires, json: JSON.stringify(questionnaires) };
	return kept;
}

/** Returns the ids and titles of all questionnaires. */
export const listTitles = async (): Promise<QuestionnaireTitle[]> =>
	(await listQuestionnaires()).map(({ id, title }) => ({ id, title }));

/**
 * Finds a questionnaire.
 * @throws AppError `not_found`
 */
export async function findQuestionnaire(id: string): Promise<Questionnaire> {
	const found = (await listQuestionnaires()).find((one) => one.id === id);
	if (!found) throw new AppError("not_found", "There is no such questionnaire.");
	return found;
}
