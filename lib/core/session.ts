import "server-only";
import { getIronSession } from "iron-session";
import { db } from "./db";
import { type SealedSession, sessionOptions, WHOLE_DAYS } from "./session-seal";

const DAY_MS = 24 * 60 * 60 * 1000;
const IDLE_DAYS = 14;
/** How stale "last seen" may be before a request writes it again. */
const SEEN_EVERY_MS = 60 * 60 * 1000;

/** Session and user in one query, or null where the session is unknown, ended, idle for 14 days or 90 days old. */
export async function findSession(id: string | null, now: Date) {
	if (!id) return null;
	const session = await db().session.findFirst({
		relationLoadStrategy: "join",
		where: { id, expiresAt: { gt: now }, lastSeenAt: { gt: new Date(now.getTime() - IDLE_DAYS * DAY_MS) } },
		include: { user: true },
	});
	if (session && now.getTime() - session.lastSeenAt.getTime() > SEEN_EVERY_MS) {
		await db().session.updateMany({ where: { id }, data: { lastSeenAt: now } });
	}
	return session;
}

export type SessionUser = NonNullable<Awaited<ReturnType<typeof findSession>>>["user"];

/**
 * The session cookie of one request and of the answer to it.
 * A sign-in always makes a new session and ends the one that the request came with, so that an id planted before
 * signing in is worth nothing afterwards.
 */
export class SessionCookie {
	private readonly scratch = new Response();

	constructor(private readonly request: Request) {}

	/** The id in the request's cookie, seal checked. */
	async id(): Promise<string | null> {
		const iron = await this.open();
		return iron.id ?? null;
	}

	async begin(userId: number, now: Date): Promise<void> {
		const iron = await this.open();
		if (iron.id) await db().session.deleteMany({ where: { id: iron.id } });
		await deleteDeadSessions(now);
		const expiresAt = new Date(now.getTime() + WHOLE_DAYS * DAY_MS);
		const session = await db().session.create({ data: { userId, createdAt: now, lastSeenAt: now, expiresAt } });
		iron.id = session.id;
		await iron.save();
	}

	async end(): Promise<void> {
		const iron = await this.open();
		if (iron.id) await db().session.deleteMany({ where: { id: iron.id } });
		iron.destroy();
	}

	/** Adds what `begin` or `end` decided to the answer. */
	applyTo(headers: Headers): void {
		for (const cookie of this.scratch.headers.getSetCookie()) headers.append("set-cookie", cookie);
	}

	private open() {
		return getIronSession<SealedSession>(this.request, this.scratch, sessionOptions());
	}
}

/** Removes sessions that can no longer be used. */
async function deleteDeadSessions(now: Date): Promise<void> {
	const idleSince = new Date(now.getTime() - IDLE_DAYS * DAY_MS);
	await db().session.deleteMany({ where: { OR: [{ expiresAt: { lt: now } }, { lastSeenAt: { lt: idleSince } }] } });
}
