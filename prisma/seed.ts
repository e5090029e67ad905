import { isDeepStrictEqual } from "node:util";
import type { PrismaClient } from "@/prisma/client/client";
import { catalog } from "./catalog/catalog";

/**
 * Brings the questionnaires in the database up to the catalog. Writes only what differs, so it may run at every start.
 * @returns How many questionnaires were written.
 */
export async function seedQuestionnaires(prisma: PrismaClient): Promise<number> {
	const stored = new Map((await prisma.questionnaire.findMany()).map((row) => [row.id, row]));
	let written = 0;
	for (const { id, title, description, questions } of catalog) {
		const row = stored.get(id);
		const same =
			row &&
			row.title === title &&
			row.description === description &&
			isDeepStrictEqual(row.questions, JSON.parse(JSON.stringify(questions)));
		if (same) continue;
		await prisma.questionnaire.upsert({
			where: { id },
			create: { id, title, description, questions },
			update: { title, description, questions },
		});
		written++;
	}
	return written;
}
