import { isDeepStrictEqual } from "node:util";
import type pg from "pg";
import type { Questionnaire } from "@/lib/domain/questionnaires/schema";
import { catalog } from "@/prisma/catalog/catalog";

const asRow = ({ id, title, description, questions }: Questionnaire) => ({
	id,
	title,
	description,
	// As the database gives it back: without what is undefined.
	questions: JSON.parse(JSON.stringify(questions)) as unknown,
});

/**
 * Brings the questionnaires in the database to what the catalog says, and touches nothing where they already are.
 * A questionnaire that left the catalog stays, because people have answered it. In SQL, so that whoever starts the app
 * need not load Prisma's client for it.
 * @returns how many were written.
 */
export async function seedQuestionnaires(client: Pick<pg.Client, "query">): Promise<number> {
	const { rows } = await client.query<ReturnType<typeof asRow>>(
		"SELECT id, title, description, questions FROM questionnaires",
	);
	const stored = new Map(rows.map((row) => [row.id, row]));
	const changed = catalog.map(asRow).filter((wanted) => !isDeepStrictEqual(wanted, stored.get(wanted.id)));
	for (const { id, title, description, questions } of changed) {
		// Another instance may be seeding the same database.
		await client.query(
			`INSERT INTO questionnaires (id, title, description, questions) VALUES ($1, $2, $3, $4)
			 ON CONFLICT (id) DO UPDATE SET title = $2, description = $3, questions = $4`,
			[id, title, description, JSON.stringify(questions)],
		);
	}
	return changed.length;
}
