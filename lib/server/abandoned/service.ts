import "server-only";
import { AppError } from "@/lib/domain/core/errors";
import { INTERRUPTED, type ScriptKind } from "@/lib/domain/scripts/generation";
import { db } from "@/lib/server/core/database/db";
import { takePoint } from "@/lib/server/core/limits/rate-limit";
import { describeError, logger } from "@/lib/server/core/logger";
import type { SessionUser } from "@/lib/server/core/sessions/session";
import { reflectAgain } from "@/lib/server/journal/service";
import { analyzeAgain } from "@/lib/server/questionnaires/service";
import { lifeScript } from "@/lib/server/scripts/life";
import { loveScript } from "@/lib/server/scripts/love";
import { generateScript } from "@/lib/server/scripts/service";

/** Work whose claim ran out, because the process that did it died or lost the database for long. */
export interface Abandoned {
	kind: "reflection" | "analysis" | ScriptKind;
	userId: number;
	/** Of the entry or the response; of a script, when it was asked for. */
	id: string;
}

/**
 * Goes on with abandoned work as if it had just been asked for. Of several processes that try, one does it. What was
 * tried often enough is left: the person is told, and can ask again.
 */
export async function takeUp(work: Abandoned): Promise<void> {
	const isScript = work.kind === "life" || work.kind === "love";
	try {
		await takePoint(
			"takenUp",
			`${work.kind}:${work.userId}:${isScript ? "" : work.id}`,
			"That was tried often enough.",
		);
	} catch (error) {
		if (error instanceof AppError) return leave(work);
		throw error;
	}
	logger().info({ kind: work.kind }, "work is taken up whose process died");
	try {
		await goOn(work);
	} catch (error) {
		logger().warn({ kind: work.kind, error: describeError(error) }, "work that was taken up failed");
	}
}

async function goOn({ kind, userId, id }: Abandoned): Promise<void> {
	const user: SessionUser | null = await db().user.findUnique({ where: { id: userId } });
	if (!user) return;
	const asked = { signal: new AbortController().signal, country: null, isTakenUp: true };
	if (kind === "reflection") await reflectAgain(user, id, asked);
	else if (kind === "analysis") await analyzeAgain(user, id, asked);
	else if (kind === "life") await generateScript(lifeScript, user, { at: new Date(id), country: null });
	else await generateScript(loveScript, user, { at: new Date(id), country: null });
}

async function leave({ kind, userId, id }: Abandoned): Promise<void> {
	if (kind === "reflection") {
		await db().journalEntry.updateMany({ where: { id, userId }, data: { insightUntil: null } });
	} else if (kind === "analysis") {
		await db().userResponse.updateMany({ where: { id, userId }, data: { analysisUntil: null } });
	} else {
		await db().scriptGeneration.updateMany({ where: { userId, kind }, data: { failure: INTERRUPTED } });
	}
}
