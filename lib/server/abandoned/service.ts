import "server-only";
import { AppError } from "@/lib/domain/core/errors";
import { INTERRUPTED, type ScriptKind } from "@/lib/domain/scripts/generation";
import { isFree } from "@/lib/server/core/database/claim";
import { databaseNow } from "@/lib/server/core/database/clock";
import { db } from "@/lib/server/core/database/db";
import { takePoint } from "@/lib/server/core/limits/rate-limit";
import { describeError, logger } from "@/lib/server/core/logger";
import type { SessionUser } from "@/lib/server/core/sessions/session";
import { reflectAgain } from "@/lib/server/journal/service";
import { analyzeAgain } from "@/lib/server/questionnaires/service";
import { lifeScript } from "@/lib/server/scripts/life";
import { loveScript } from "@/lib/server/scripts/love";
import { generateScript } from "@/lib/server/scripts/service";

/** Work whose claim expired, because its process died or lost the database for long. */
export interface Abandoned {
	kind: "reflection" | "analysis" | ScriptKind;
	userId: number;
	/** The id of the entry or the response; for a script, the time when it was requested. */
	id: string;
}

/**
 * Continues abandoned work as if it had just been requested. If several processes try, one of them does it. Work that
 * was tried often enough is dropped: the person is told, and can ask again.
 */
export async function takeUp(work: Abandoned): Promise<void> {
	// Another process may have continued it since it was found.
	if ((await stillAbandoned(work).count()) === 0) return;
	const { kind, userId, id } = work;
	try {
		await takePoint("takenUp", `${kind}:${userId}:${isScript(kind) ? "" : id}`, "That was tried often enough.");
	} catch (error) {
		if (!(error instanceof AppError)) throw error;
		await stillAbandoned(work).leave();
		return;
	}
	logger().info({ kind }, "work is taken up whose process died");
	try {
		await goOn(work);
	} catch (error) {
		logger().warn({ kind, error: describeError(error) }, "work that was taken up failed");
	}
}

const isScript = (kind: Abandoned["kind"]): kind is ScriptKind => kind === "life" || kind === "love";

async function goOn({ kind, userId, id }: Abandoned): Promise<void> {
	const user: SessionUser | null = await db().user.findUnique({ where: { id: userId } });
	if (!user) return;
	const asked = { signal: new AbortController().signal, country: null, isTakenUp: true };
	if (kind === "reflection") await reflectAgain(user, id, asked);
	else if (kind === "analysis") await analyzeAgain(user, id, asked);
	else if (kind === "life") await generateScript(lifeScript, user, { at: new Date(id), country: null });
	else await generateScript(loveScript, user, { at: new Date(id), country: null });
}

/** Returns the queries for the same work, if no process is doing it now. */
function stillAbandoned({ kind, userId, id }: Abandoned) {
	if (isScript(kind)) {
		const where = {
			userId,
			kind,
			isComposed: false,
			startedAt: new Date(id),
			failure: null,
			until: { lte: databaseNow() },
		};
		return {
			count: () => db().scriptGeneration.count({ where }),
			leave: () => db().scriptGeneration.updateMany({ where, data: { failure: INTERRUPTED } }),
		};
	}
	if (kind === "reflection") {
		const where = { id, userId, insightUntil: { not: null }, ...isFree("insightUntil") };
		return {
			count: () => db().journalEntry.count({ where }),
			leave: () => db().journalEntry.updateMany({ where, data: { insightUntil: null } }),
		};
	}
	const where = { id, userId, analysisUntil: { not: null }, ...isFree("analysisUntil") };
	return {
		count: () => db().userResponse.count({ where }),
		leave: () => db().userResponse.updateMany({ where, data: { analysisUntil: null } }),
	};
}
