import "server-only";
import { embedder } from "@/lib/server/core/ai";
import { db, disconnect } from "@/lib/server/core/database/db";
import { forgetIndex } from "@/lib/server/search/cache";
import { readPages } from "./keep";

/**
 * Removes the vectors of each person and makes them anew, one person after the other.
 * @param onProgress Is told how many people are done, of how many.
 * @returns Of how many people how many were made.
 * @throws Error as the embedder, in a sentence; what was made before stays.
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
