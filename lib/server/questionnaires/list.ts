import "server-only";
import type { ClientResponse, ListedResponse, ResponsePage } from "@/lib/domain/questionnaires/schema";
import { readRows } from "@/lib/server/core/database/read-rows";
import { Prisma } from "@/prisma/client/client";
import { findRow, readResponses, serialize } from "./rows";

/** How much of a list is sent in full, in bytes of JSON, newest first. */
const WHOLE_BYTES = 1_000_000;
/** How many characters of each answer and of the analysis an abridged response keeps. */
const ANSWER = 60;
const ANALYSIS = 300;

/** How many responses that are too large to be sent in full are in memory at a time. */
const LARGE = 10;

/**
 * Lists a page of this person's responses, newest first. As many as fit are sent in full; only the beginnings of the
 * others are sent (`isComplete` false).
 * @throws AppError `not_found` if `before` is not one of their responses.
 */
export async function listResponses(userId: number, { limit, before }: ResponsePage): Promise<ListedResponse[]> {
	const conditions = [Prisma.sql`user_id = ${userId}`];
	if (before) {
		const { completedAt } = await findRow(userId, before);
		conditions.push(Prisma.sql`(completed_at < ${completedAt}::timestamptz
			OR (completed_at = ${completedAt}::timestamptz AND id > ${before}))`);
	}
	// Ciphertext in base64 is a third longer than the text.
	const sizes = await readRows<{ id: string; bytes: number }>(Prisma.sql`
		SELECT id, (octet_length(responses::text) + octet_length(coalesce(ai_analysis, ''))
			+ octet_length(coalesce(pattern_scores::text, ''))) * 3 / 4 AS bytes
		FROM user_responses
		WHERE ${Prisma.join(conditions, " AND ")}
		ORDER BY completed_at DESC, id ASC
		LIMIT ${limit}`);
	let left = WHOLE_BYTES;
	const fitting: string[] = [];
	for (const { id, bytes } of sizes) {
		if (bytes > left) continue;
		left -= bytes;
		fitting.push(id);
	}
	const listed = new Map<string, ListedResponse>();
	const read = async (ids: string[], isComplete: boolean) => {
		if (ids.length === 0) return;
		for (const row of await readResponses(userId, ids)) {
			const whole = serialize(row);
			listed.set(row.id, { ...(isComplete ? whole : abridge(whole)), isComplete });
		}
	};
	await read(fitting, true);
	const others = sizes.map(({ id }) => id).filter((id) => !listed.has(id));
	for (let from = 0; from < others.length; from += LARGE) await read(others.slice(from, from + LARGE), false);
	return sizes.flatMap(({ id }) => listed.get(id) ?? []);
}

const begin = (text: string, characters: number) => [...text.slice(0, characters * 2)].slice(0, characters).join("");

const abridge = (response: ClientResponse): ClientResponse => ({
	...response,
	aiAnalysis: response.aiAnalysis && begin(response.aiAnalysis, ANALYSIS),
	responses: response.responses.map(({ questionId, answer }) => ({
		questionId,
		answer: typeof answer === "string" ? begin(answer, ANSWER) : answer,
	})),
});
