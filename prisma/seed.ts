import { isDeepStrictEqual } from "node:util";
import type { Questionnaire } from "@/lib/domain/questionnaires/schema";
import { catalog } from "@/prisma/catalog/catalog";
import type { Prisma, PrismaClient } from "@/prisma/client/client";

const asRow = ({ id, title, description, questions }: Questionnaire) => ({
	id,
	title,
	description,
	// As the database gives it back: without what is undefined.
	questions: JSON.parse(JSON.stringify(questions)) as Prisma.InputJsonArray,
});

/**
 * Brings the questionnaires in the database to what the catalog says, and touches nothing where they already are.
 * A questionnaire that left the catalog stays, because people have answered it.
 * @returns how many were written.
 */
export async function seedQuestionnaires(prisma: Pick<PrismaClient, "questionnaire">): Promise<number> {
	const stored = new Map((await prisma.questionnaire.findMany()).map((row) => [row.id, row]));
	const wanted = catalog.map(asRow);
	// Another instance may be seeding the same database.
	const added = await prisma.questionnaire.createMany({
		data: wanted.filter(({ id }) => !stored.has(id)),
		skipDuplicates: true,
	});
	const changed = wanted.filter(({ id, ...content }) => {
		const row = stored.get(id);
		return (
			row && !isDeepStrictEqual(content, { title: row.title, description: row.description, questions: row.questions })
		);
	});
	for (const { id, ...content } of changed) await prisma.questionnaire.update({ where: { id }, data: content });
	return added.count + changed.length;
}
