import "server-only";
import { readNote } from "@/lib/domain/chat/guide";
import type { Tap } from "@/lib/domain/chat/tap";
import { feelingById } from "@/lib/domain/feelings/feelings";
import { db } from "@/lib/server/core/database/db";
import type { SessionUser } from "@/lib/server/core/sessions/session";
import { chooseFeeling } from "@/lib/server/feelings/service";
import type { ChatMessage } from "@/prisma/client/client";

/** Stores a feeling that the person tapped, with the message whose reply asked for it. Ignores any other tap. */
export async function keepFeeling(user: SessionUser, { id, userId }: ChatMessage, tap: Tap | undefined): Promise<void> {
	const feeling = tap?.do === "feeling" ? feelingById(tap.feeling) : undefined;
	if (!feeling) return;
	const asked = await db().chatMessage.findFirst({
		where: { userId, isAiResponse: true, id: { lt: id } },
		orderBy: { id: "desc" },
	});
	const hasAsked = readNote(asked?.guide)?.offers.some(({ kind }) => kind === "feeling");
	if (!hasAsked || !asked?.replyToId) return;
	await chooseFeeling(user, { feeling: feeling.id, messageId: asked.replyToId });
}
