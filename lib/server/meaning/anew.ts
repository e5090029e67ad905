import "server-only";
import { embedder } from "@/lib/server/core/ai";
import { db, disconnect } from "@/lib/server/core/database/db";
import { forgetIndex } from "@/lib/server/search/cache";
import { readPages } from "./keep";

/**
 * Deletes each person's vectors and makes them again, one person after the other.
 * @param onProgress Called with how many people are done, and how many there are.
 * @returns how many people there are, and how many vectors were made.
 * @throws Error of the embedder, in a sentence; vectors made before are kept.
 */
export async function readAllAnew(
	onProgress: (done: number, all: number) => void,
): Promise<{ people: number; made: number }> {
	try {
		const everybody = await db().user.findMany({
			select: { id: true, timezoneOffset: true, keepHere: true },
			orderBy: { id: "asc" },
		});
		let made = 0;
		let people = 0;
		for (const [at, person] of everybody.entries()) {
			await db().pageVector.deleteMany({ where: { userId: person.id } });
			if (embedder(person)) {
				made += await readPages(person);
				people += 1;
				forgetIndex(person.id);
			}
			onProgress(at + 1, everybody.length);
		}
		return { people, made };
	} catch (error) {
		const why = error instanceof Error ? error.message : "it did not answer";
		throw new Error(
			`Pages could not be read for what they mean: ${why} Those who were read stay so; try again later.`,
			{
				cause: error,
			},
		);
	} finally {
		await disconnect();
	}
}
