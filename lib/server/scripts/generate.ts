import "server-only";
import { AppError } from "@/lib/domain/core/errors";
import {
	type ClientGeneration,
	INTERRUPTED,
	type ScriptKind,
	type Stage,
	toClientGeneration,
} from "@/lib/domain/scripts/generation";
import { claimEnd, keepClaimed, latestEnd, TAKEN_UP_MS, waitFor } from "@/lib/server/core/database/claim";
import { databaseNow } from "@/lib/server/core/database/clock";
import { db, type Transaction } from "@/lib/server/core/database/db";
import { lockPerson } from "@/lib/server/core/database/lock-person";
import { describeError, logger } from "@/lib/server/core/logger";

const UNKNOWN_FAILURE = "Something went wrong while it was being written. Nothing of yours was changed.";
const KEPT_YOURS =
	"You changed this script while a new one was being written, so yours was kept. The new one is among its earlier versions.";

const ALREADY_WRITING =
	"A love script is being written just now. What you chose is kept; please try again in a minute.";

/** Which script is requested. */
interface Asked {
	kind: ScriptKind;
	/**
	 * Whether it is written from what the person chose: another process cannot continue that, because only the browser
	 * has the choices.
	 */
	isComposed: boolean;
}

/** The steps of writing one script. Each runs in the stage of the same name. */
interface Job<Input, Draft> {
	/**
	 * Gathers and writes within the person's limits for the coach.
	 * @throws AppError `rate_limited`, before any work is done.
	 */
	within<T>(work: () => Promise<T>): Promise<T>;
	gather(): Promise<Input>;
	write(input: Input, signal: AbortSignal): Promise<Draft>;
	/**
	 * Checks the draft.
	 * @returns What may be stored of it.
	 * @throws AppError if it must not be stored.
	 */
	check(draft: Draft, input: Input): Promise<Draft>;
	/**
	 * Stores the draft, with the person's row locked.
	 * @returns Whether it is the current script now. It is not if the person has edited the script meanwhile.
	 */
	store(tx: Transaction, draft: Draft, input: Input): Promise<boolean>;
	/** Returns when the newest version by a coach was stored, or null. */
	lastWritten(): Promise<Date | null>;
}

/** Finds the generation that is running, or the last one if it failed. */
export async function findGeneration(userId: number, kind: ScriptKind): Promise<ClientGeneration | null> {
	const row = await db().scriptGeneration.findUnique({ where: { userId_kind: { userId, kind } } });
	// Not reported as interrupted before another process has had time to continue it.
	return toClientGeneration(row, new Date(databaseNow().getTime() - TAKEN_UP_MS));
}

/**
 * Has a script written and stored once: requests that come while it is being written wait for the same result. It is
 * finished even if the client disconnects. If the process dies, its claim expires.
 * @param askedAt When the request came: a script stored since then answers it.
 * @throws AppError of the coach and of `check`, also to those who wait.
 */
export async function generateOnce<Input, Draft>(
	userId: number,
	{ kind, isComposed }: Asked,
	askedAt: Date,
	job: Job<Input, Draft>,
): Promise<void> {
	const claim = await claimWriting(userId, kind, isComposed);
	// A script that is being written already does not contain what the person chose now.
	if (!claim && isComposed) throw new AppError("conflict", ALREADY_WRITING);
	if (!claim) return settled(userId, kind);
	await run(claim, askedAt, job);
}

interface Claim {
	userId: number;
	kind: ScriptKind;
	/** Distinguishes this claim from a later one by another process. */
	startedAt: Date;
}

/** Takes the claim unless another process holds it. A single statement, so that only one of several callers gets it. */
async function claimWriting(userId: number, kind: ScriptKind, isComposed: boolean): Promise<Claim | null> {
	const startedAt = new Date();
	const now = databaseNow();
	const until = claimEnd(now);
	const stage: Stage = "gathering";
	const count = await db().$executeRaw`
		INSERT INTO script_generations AS g (user_id, kind, stage, is_composed, failure, started_at, until)
		VALUES (${userId}, ${kind}, ${stage}, ${isComposed}, NULL, ${startedAt}::timestamptz, ${until}::timestamptz)
		ON CONFLICT (user_id, kind) DO UPDATE
		SET stage = EXCLUDED.stage, is_composed = EXCLUDED.is_composed, failure = NULL, started_at = EXCLUDED.started_at, until = EXCLUDED.until
		WHERE g.failure IS NOT NULL OR g.until <= ${now}::timestamptz OR g.until > ${latestEnd(now)}::timestamptz`;
	return count === 1 ? { userId, kind, startedAt } : null;
}

async function run<Input, Draft>(claim: Claim, askedAt: Date, job: Job<Input, Draft>): Promise<void> {
	const enter = (stage: Stage) => db().scriptGeneration.updateMany({ where: claim, data: { stage } });
	const letGo = keepClaimed((until) => db().scriptGeneration.updateMany({ where: claim, data: { until } }));
	try {
		const lastWritten = await job.lastWritten();
		if (lastWritten && lastWritten >= askedAt) {
			await db().scriptGeneration.deleteMany({ where: claim });
			return;
		}
		const { input, draft } = await job.within(async () => {
			const input = await job.gather();
			await enter("writing");
			// The coach itself stops a model that sends nothing for too long.
			return { input, draft: await job.write(input, new AbortController().signal) };
		});
		await enter("checking");
		const checked = await job.check(draft, input);
		await enter("saving");
		const isCurrent = await db().$transaction(async (tx) => {
			await lockPerson(tx, claim.userId);
			const { count } = await tx.scriptGeneration.deleteMany({ where: claim });
			// The claim expired, and another one is valid now.
			if (count === 0) throw new AppError("ai_timeout", INTERRUPTED);
			return job.store(tx, checked, input);
		});
		if (!isCurrent) throw new AppError("conflict", KEPT_YOURS);
	} catch (error) {
		const failure = failureOf(error);
		logger().warn({ kind: claim.kind, error: describeError(error) }, "a script could not be written");
		await saveFailure(claim, failure.message);
		throw failure;
	} finally {
		await letGo();
	}
}

/** Stores the error message for those who wait. */
async function saveFailure(claim: Claim, failure: string): Promise<void> {
	const { userId, kind, startedAt } = claim;
	const { count } = await db().scriptGeneration.updateMany({ where: claim, data: { failure, until: new Date() } });
	if (count > 0) return;
	// A draft that was stored below an edit has no row any more; another process's generation stays as it is.
	const data = [{ userId, kind, startedAt, stage: "saving", failure, until: new Date() }];
	await db().scriptGeneration.createMany({ data, skipDuplicates: true });
}

function failureOf(error: unknown): AppError {
	if (error instanceof AppError) return error;
	if (error instanceof DOMException && error.name === "TimeoutError") {
		return new AppError("ai_timeout", "The coach took too long this time. Nothing of yours was changed.");
	}
	return new AppError("internal", UNKNOWN_FAILURE, { cause: error });
}

/** Waits until no process is writing the script any more. */
async function settled(userId: number, kind: ScriptKind): Promise<void> {
	await waitFor(async () => {
		const generation = await findGeneration(userId, kind);
		if (generation && generation.failure === null) return null;
		if (generation?.failure) throw new AppError("ai_failed", generation.failure);
		return true;
	});
}
