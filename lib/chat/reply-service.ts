import "server-only";
import { withinBudget } from "@/lib/ai/budget";
import { coach } from "@/lib/ai/providers";
import type { Memory, Turn } from "@/lib/ai/types";
import { coachSettings } from "@/lib/coach-settings/service";
import { describeError, logger } from "@/lib/core/logger";
import type { SessionUser } from "@/lib/core/session";
import { localDay } from "@/lib/progress/days";
import { signs } from "@/lib/safety/assess";
import { signsInConversation } from "@/lib/safety/conversation";
import { type Kind, kinds } from "@/lib/safety/kinds";
import { type ReplyFor, safeReply } from "@/lib/safety/replies";
import { isUnsafeReply } from "@/lib/safety/reply-check";
import { isForCoach } from "@/lib/safety/shown";
import type { ChatMessage } from "@/prisma/client/client";
import { memoryOf } from "./memory";
import { readKnown } from "./memory-service";
import { type MessageRow, readMessages } from "./service";

/** How many of the newest messages the coach is given as they are. */
const TURNS = 40;
/** How many of the person's messages before a message tell whether somebody close is dangerous. */
const LATELY = 20;

/** What was said before a message, and what the message is a sign of. */
export interface Read {
	turns: Turn[];
	/** The id of the first of them, or of the message where there is none. */
	oldest: number;
	/** Of the message itself, the most pressing first. */
	found: Kind[];
}

/** A reply to be stored. */
export interface WrittenReply {
	content: string;
	/** Who wrote it: the coach's name, or null where the app itself answers. */
	by: string | null;
}

/** Reads a saved message with what was said before it. Asks nobody. */
export async function readMessage(message: ChatMessage): Promise<Read> {
	const rows = await readMessages(message.userId, { limit: TURNS, before: message.id });
	const turns = rows.map(toTurn);
	return { turns, oldest: rows[0]?.id ?? message.id, found: signsInConversation(message.content, turns) };
}

const toTurn = ({ isAiResponse, content, createdAt }: MessageRow): Turn => ({
	from: isAiResponse ? "coach" : "person",
	content,
	at: createdAt,
});

/**
 * The reply to a saved message: the coach's, or where no coach may write, or what it wrote may not be shown, our own.
 * Where somebody else is in danger and the coach fails, our own too, so that the person is not left with an error.
 * @throws as the coach, and AppError `rate_limited`.
 */
export async function writeReply(
	user: SessionUser,
	message: ChatMessage,
	read: Read,
	signal: AbortSignal,
): Promise<WrittenReply> {
	const ours = (about: ReplyFor): WrittenReply => {
		const said = read.turns.flatMap(({ from, content }) => (from === "coach" ? [content] : []));
		return { content: safeReply(about, said), by: null };
	};
	const [kind] = read.found;
	if (kind && !isForCoach({ kind })) return ours(kind);
	try {
		const { content, by, lately } = await ask(user, message, read, signal);
		return isUnsafeReply(content, lately) ? ours("withheld") : { content, by };
	} catch (error) {
		if (!kind || signal.aborted) throw error;
		logger().warn({ error: describeError(error) }, "the coach could not answer, so the app did");
		return ours(kind);
	}
}

/** Asks the coach, with all that it may know. Nothing is locked or held while it writes. */
async function ask(user: SessionUser, message: ChatMessage, { turns, oldest, found }: Read, signal: AbortSignal) {
	const offset = user.timezoneOffset;
	const [settings, known] = await Promise.all([coachSettings(user.id), readKnown(user.id, oldest)]);
	const today = localDay(message.createdAt, offset);
	const memory = memoryOf(known, { message: message.content, turns, today, offset });
	const lately = signsLately(found, turns, memory.entries);
	const chosen = coach();
	const { content } = await withinBudget(user.id, () =>
		chosen.reply(
			{
				person: { firstName: user.firstName },
				manner: { persona: settings.coachPersona, instructions: settings.chatInstructions },
				today,
				offset,
				turns,
				message: message.content,
				memory,
				signs: lately,
			},
			signal,
		),
	);
	return { content, by: chosen.name, lately };
}

/**
 * What the person's words of late are a sign of, the most pressing first; and whether the entries that the coach is
 * given, however old, tell of somebody close who is dangerous.
 */
function signsLately(found: readonly Kind[], turns: readonly Turn[], entries: Memory["entries"]): Kind[] {
	const said = turns.filter(({ from }) => from === "person").slice(-LATELY);
	const inEntries = signs(entries.map(({ content }) => content)).filter((kind) => kind === "partner-danger");
	const all = new Set([...found, ...signs(said.map(({ content }) => content)), ...inEntries]);
	return kinds.filter((kind) => all.has(kind));
}
