import "server-only";
import { RECENT_MESSAGES } from "@/lib/domain/chat/paths";
import type { ClientMessage } from "@/lib/domain/chat/schema";
import { CAREFUL_FOR } from "@/lib/safety/careful-conversation";
import type { SessionUser } from "@/lib/server/core/sessions/session";
import { dangerIn } from "@/lib/server/look-back/danger";
import { read } from "@/lib/server/safety/read";
import { readable, readMessages, withAnswers } from "./service";
import { asRead, toTurn } from "./turns";

/** How many messages are read: those that are shown, and before them as many as a conversation stays careful for. */
const READ = RECENT_MESSAGES + 2 * CAREFUL_FOR;

/**
 * Lists the last messages for the dashboard, oldest first. Others may see that screen, so it gets none while the
 * conversation is about a danger, or was when one of them was written.
 */
export async function recentActivity(
	{ id, timezoneOffset }: Pick<SessionUser, "id" | "timezoneOffset">,
	now: Date,
): Promise<ClientMessage[]> {
	const rows = await readMessages(id, { limit: READ });
	const shown = rows.slice(-RECENT_MESSAGES);
	const [first] = shown;
	if (!first) return [];
	const turns = readable(rows).map(toTurn).map(asRead);
	const isCareful = async (until: Date) => {
		const before = turns.filter(({ at }) => at <= until);
		return (await read(id, "carefulAbout", before, until, timezoneOffset)).length > 0;
	};
	if ((await isCareful(now)) || (await isCareful(first.createdAt))) return [];
	if (
		await dangerIn(
			id,
			readable(shown).map(({ content }) => content),
		)
	)
		return [];
	return withAnswers(id, shown);
}
