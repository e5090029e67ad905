import { isDeepStrictEqual } from "node:util";
import type pg from "pg";
import type { Questionnaire } from "@/lib/domain/questionnaires/schema";
import { catalog } from "@/prisma/catalog/catalog";

const asRow = ({ id, title, description, questions }: Questionnaire) => ({
	id,
	title,
	description,
	// In the form that the database returns: without undefined fields.
	questions: JSON.parse(JSON.stringify(questions)) as unknown,
});

/**
 * Updates the questionnaires in the database to those of the catalog, and writes nothing if they are the same.
 * A questionnaire that was removed from the catalog stays, because people have answered it. Uses SQL, so that the start
 * of the app need not load Prisma's client.
 * @returns The number of questionnaires that were written.
 */
export async function seedQuestionnaires(client: Pick<pg.Client, "query">): Promise<number> {
	const { rows } = await client.query<ReturnType<typeof asRow>>(
		"SELECT id, title, description, questions FROM questionnaires",
	);
	const stored = new Map(rows.map((row) => [row.id, row]));
	const changed = catalog.map(asRow).filter((wanted) => !isDeepStrictEqual(wanted, stored.get(wanted.id)));
	for (const { id, title, description, questions } of changed) {
		// Another instance may be seeding the same database at this moment.
		await client.query(
			`INSERT INTO questionnaires (id, title, description, questions) VALUES ($1, $2, $3, $4)
			 ON CONFLICT (id) DO UPDATE SET title = $2, description = $3, questions = $4`,
			[id, title, description, JSON.stringify(questions)],
		);
	}
	return changed.length;
}
