import "server-only";
import type { LearnedFact } from "@/lib/domain/memory/schema";
import { plainSentence, sentencesWith } from "@/lib/domain/memory/sentences";
import { db } from "@/lib/server/core/database/db";
import { describeError, logger } from "@/lib/server/core/logger";
import { read } from "@/lib/server/safety/read";
import type { JournalEntry } from "@/prisma/client/client";
import { pausesOf } from "./pauses";
import { entrySource } from "./sources";
import { withheldOf } from "./withheld";

/**
 * Stores what a model learned from an entry, in place of what was learned from it before. What the person had the coach
 * forget is not learned again from the same place. Nothing is learned during a pause, and never anything about danger.
 * Never throws: the reflection does not depend on it.
 */
export async function keepFacts(
	userId: number,
	entry: Pick<JournalEntry, "id" | "content">,
	facts: readonly LearnedFact[],
	learnedBy: string,
): Promise<void> {
	try {
		const learnedBefore = { userId, entryId: entry.id };
		// Read after the model has written, because the person may have paused it or made it forget something in the
		// meantime.
		const [withheld, { paused }] = await Promise.all([facts.length > 0 ? withheldOf(userId) : null, pausesOf(userId)]);
		if (paused) return;
		if (withheld === null) {
			await db().learnedFact.deleteMany({ where: learnedBefore });
			return;
		}
		const source = entrySource(entry.id);
		const data: (LearnedFact & { userId: number; entryId: string; learnedBy: string })[] = [];
		const seen = new Set<string>();
		for (const { kind, text, words } of facts) {
			const isForgotten =
				withheld.hidesSentence(source, text) ||
				sentencesWith(entry.content, words).some((sentence) => withheld.hidesSentence(source, sentence.text));
			if (isForgotten || seen.has(plainSentence(text)) || (await read(userId, "signs", [text, words])).length > 0)
				continue;
			seen.add(plainSentence(text));
			data.push({ userId, entryId: entry.id, kind, text, words, learnedBy });
		}
		await db().$transaction([
			db().learnedFact.deleteMany({ where: learnedBefore }),
			db().learnedFact.createMany({ data }),
		]);
	} catch (error) {
		logger().warn({ error: describeError(error) }, "what was learned from an entry could not be kept");
	}
}
