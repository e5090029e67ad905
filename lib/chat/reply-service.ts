import "server-only";
import { withinBudget } from "@/lib/ai/budget";
import { coach } from "@/lib/ai/providers";
import type { Turn } from "@/lib/ai/types";
import { coachSettings } from "@/lib/coach-settings/service";
import type { SessionUser } from "@/lib/core/session";
import { todayOf } from "@/lib/progress/service";
import type { ChatMessage } from "@/prisma/client/client";
import { type MessageRow, readMessages } from "./service";

/** How many of the newest messages the coach is given as they are. */
const TURNS = 40;

export interface WrittenReply {
	content: string;
	/** Who wrote it: the coach's name, or null where the app itself answers. */
	by: string | null;
}

/** Has the coach answer a saved message. @throws as the coach, and AppError `rate_limited`. */
export async function writeReply(user: SessionUser, message: ChatMessage, signal: AbortSignal): Promise<WrittenReply> {
	const [settings, today, before] = await Promise.all([
		coachSettings(user.id),
		todayOf(user.id, message.createdAt),
		readMessages(user.id, { limit: TURNS, before: message.id }),
	]);
	const chosen = coach();
	const { content } = await withinBudget(user.id, () =>
		chosen.reply(
			{
				person: { firstName: user.firstName },
				manner: { persona: settings.coachPersona, instructions: settings.chatInstructions },
				today,
				turns: before.map(toTurn),
				message: message.content,
				memory: {
					goals: [],
					patterns: null,
					scripts: { life: null, love: null },
					analyses: [],
					coachProfile: null,
					relationships: [],
					entries: [],
					condensed: [],
				},
			},
			signal,
		),
	);
	return { content, by: chosen.name };
}

const toTurn = ({ isAiResponse, content, createdAt }: MessageRow): Turn => ({
	from: isAiResponse ? "coach" : "person",
	content,
	at: createdAt,
});
