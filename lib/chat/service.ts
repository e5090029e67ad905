import "server-only";
import { db } from "@/lib/core/db";
import type { ChatMessage } from "@/prisma/client/client";
import type { ClientMessage, MessagePage } from "./schema";

/** The newest of this person's messages (those before an id, where one is given), oldest first. */
export async function listMessages(userId: number, { limit, before }: MessagePage): Promise<ClientMessage[]> {
	const rows = await db().chatMessage.findMany({
		where: { userId, ...(before !== undefined && { id: { lt: before } }) },
		orderBy: { id: "desc" },
		take: limit,
	});
	return rows.reverse().map(serialize);
}

function serialize({ id, userId, content, isAiResponse, createdAt }: ChatMessage): ClientMessage {
	return { id, userId, content, isAiResponse, createdAt: createdAt.toISOString() };
}
