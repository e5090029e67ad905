import "server-only";
import type { z } from "zod";
import type { OffRecordAnswer, offRecordSchema } from "@/lib/domain/off-record/schema";
import { noticeFor } from "@/lib/safety/notice";
import type { KnownTurn } from "@/lib/server/chat/memory";
import { writeReply } from "@/lib/server/chat/reply";
import type { SessionUser } from "@/lib/server/core/sessions/session";
import { read } from "@/lib/server/safety/read";

/** Greater than the id of every stored message, since all of them are older. */
const AFTER_ALL = 2_147_483_647;

interface Asking {
	/** The country whose helplines are given: ISO 3166 alpha-2, or null. */
	country: string | null;
	signal: AbortSignal;
	now: Date;
}

/**
 * Answers a message off the record. Nothing is stored: the browser sends the earlier turns along and gets the reply
 * back. The coach knows what it usually knows, and the safety checks run as always.
 * @throws whatever the coach throws, and AppError `rate_limited`.
 */
export async function answerOffRecord(
	user: SessionUser,
	{ content, tap, before }: z.infer<typeof offRecordSchema>,
	{ country, signal, now }: Asking,
): Promise<OffRecordAnswer> {
	// No stored message has a negative id.
	const turns = before.map(({ from, content: words, at, guide, tap: tapped }, i): KnownTurn => {
		const turn = { id: -1 - i, from, content: words, at: new Date(at) };
		return from === "coach" ? { ...turn, guide: guide ?? null } : { ...turn, tap: tapped ?? null };
	});
	const said = turns.map(({ from, content: words, at }) => ({ from, content: words, at }));
	const found = await read(user.id, "callsInConversation", content, said, now);
	const context = { turns, oldest: AFTER_ALL, found };
	const written = await writeReply(user, { content, createdAt: now, guide: tap ? { tap } : null }, context, {
		signal,
		country,
		isOffRecord: true,
	});
	return {
		reply: { content: written.content, writtenBy: written.by, guide: written.guide ?? null },
		safety: noticeFor(written.found, country, { texts: [content] }),
	};
}
