import "server-only";
import { randomUUID } from "node:crypto";
import { getIronSession, type IronSession } from "iron-session";
import { AppError } from "@/lib/domain/core/errors";
import { db, keyring, type Transaction } from "@/lib/server/core/database/db";
import { columnsAs, readRows } from "@/lib/server/core/database/read-rows";
import { isSigned, signed } from "@/lib/server/core/encryption/signed-rows";
import { Prisma, type User } from "@/prisma/client/client";
import { browserName } from "./browser-name";
import { noteOwner } from "./owners";
import { type SealedSession, sessionOptions, unsealSessionId, WHOLE_DAYS } from "./session-seal";

const DAY_MS = 24 * 60 * 60 * 1000;
export const IDLE_DAYS = 14;
/** How old "last seen" may be before a request updates it, in milliseconds. */
const SEEN_EVERY_MS = 60 * 60 * 1000;
/**
 * How much later than the browser the server locks, in milliseconds: the browser reports activity every ten seconds,
 * and a report takes a while to arrive.
 */
const LOCK_GRACE_MS = 30_000;
/** In how many places a person can be signed in at once. One more ends the oldest session. */
const MOST_SESSIONS = 20;

/** Returns the condition for a session that has not ended: not idle for 14 days, and not 90 days old. */
export const aliveAt = (now: Date) => ({
	expiresAt: { gt: now },
	lastSeenAt: { gt: new Date(now.getTime() - IDLE_DAYS * DAY_MS) },
});

/** A person's row without password and secrets. */
export type SessionUser = Omit<
	User,
	"passwordHash" | "passwordSeal" | "emailSeal" | "resetTokenHash" | "resetTokenExpiresAt"
>;

/** Typed as a Record so that no column is missing. */
const userColumns: Record<keyof SessionUser, true> = {
	id: true,
	username: true,
	usernameKey: true,
	email: true,
	firstName: true,
	lastName: true,
	wrongPasswords: true,
	isAdmin: true,
	isNew: true,
	currentStreak: true,
	lastJournalDate: true,
	bestStreak: true,
	weeklyWordCount: true,
	weekStartDate: true,
	totalWordCount: true,
	timezoneOffset: true,
	keepHere: true,
	createdAt: true,
	updatedAt: true,
};
const ofUser = columnsAs("u", Object.keys(userColumns));

interface SessionRow {
	id: string;
	userId: number;
	createdAt: Date;
	expiresAt: Date;
}

/**
 * Returns what a session's signature covers, so that somebody who can write to the database cannot give it to another
 * person.
 */
const claimOf = ({ id, userId, createdAt, expiresAt }: SessionRow) => ({
	row: [id],
	person: userId,
	bound: [createdAt, expiresAt],
});

/**
 * Finds a session and its user in one query. Null if the session is unknown, not validly signed, ended, locked, idle
 * for 14 days or 90 days old. Every request calls this, so it is plain SQL; its conditions are those of `aliveAt`, and
 * the lock.
 */
export async function findSession(
	id: string | null,
	now: Date,
): Promise<{ id: string; lastSeenAt: Date; user: SessionUser } | null> {
	if (!id) return null;
	const { expiresAt, lastSeenAt: seen } = aliveAt(now);
	const [row] = await readRows<
		SessionUser & { seenAt: Date; since: Date; until: Date; seal: string | null }
	>(Prisma.sql`
		SELECT s.last_seen_at AS "seenAt", s.created_at AS since, s.expires_at AS until, s.seal, ${ofUser}
		FROM sessions s JOIN users u ON u.id = s.user_id
		WHERE s.id = ${id} AND s.expires_at > ${expiresAt.gt}::timestamptz AND s.last_seen_at > ${seen.gt}::timestamptz
			AND (s.lock_minutes = 0
				OR s.touched_at + make_interval(mins => s.lock_minutes) > ${new Date(now.getTime() - LOCK_GRACE_MS)}::timestamptz)`);
	if (!row) return null;
	const { seenAt: lastSeenAt, since, until, seal, ...user } = row;
	const session = { id, userId: user.id, createdAt: since, expiresAt: until };
	if (!isSigned(keyring(), "session", claimOf(session), seal)) return null;
	if (now.getTime() - lastSeenAt.getTime() > SEEN_EVERY_MS) {
		await db().session.updateMany({ where: { id }, data: { lastSeenAt: now } });
	}
	return { id, lastSeenAt, user };
}

/**
 * Records that the session's browser was used, and after how many minutes without activity it locks (0 means never).
 * @returns false, and records nothing, if it would lock later than before.
 */
export async function noteTouch(id: string, lockMinutes: number, now: Date): Promise<boolean> {
	const notLater =
		lockMinutes === 0 ? [{ lockMinutes: 0 }] : [{ lockMinutes: 0 }, { lockMinutes: { gte: lockMinutes } }];
	const data = { lockMinutes, touchedAt: now };
	return (await db().session.updateMany({ where: { id, OR: notLater }, data })).count > 0;
}

/** Sets after how many minutes a browser locks, even if that is later than before. */
export async function setLock(id: string, lockMinutes: number, now: Date): Promise<void> {
	await db().session.updateMany({ where: { id }, data: { lockMinutes, touchedAt: now } });
}

/**
 * The session cookie of one request and of its response. Signing in always creates a new session and ends the one that
 * the request came with, so that a session id planted before is worthless afterwards.
 */
export class SessionCookie {
	/** Created when the first cookie is set. */
	private scratch: Response | undefined;

	constructor(private readonly request: Request) {}

	/**
	 * Returns the id in the request's cookie if its seal is valid. A cookie that this server did not make, or that is too
	 * old, is cleared.
	 */
	async id(): Promise<string | null> {
		const { cookie } = this;
		if (cookie === undefined) return null;
		const id = await unsealSessionId(cookie);
		if (!id) (await this.open()).destroy();
		return id;
	}

	/** Remembers the person whose session the cookie opened. */
	isOf(userId: number): void {
		if (this.cookie !== undefined) noteOwner(this.cookie, userId);
	}

	/**
	 * Begins a session.
	 * @param provedBy The hash of the password that proved who they are, if one did.
	 * @throws AppError `unauthenticated` if the password was changed since it was checked: that ended every session.
	 */
	async begin(userId: number, now: Date, provedBy?: string | null): Promise<void> {
		const iron = await this.open();
		if (iron.id) await db().session.deleteMany({ where: { id: iron.id } });
		const expiresAt = new Date(now.getTime() + WHOLE_DAYS * DAY_MS);
		const browser = browserName(this.request.headers.get("user-agent"));
		const session = { id: randomUUID(), userId, createdAt: now, expiresAt };
		const seal = signed(keyring(), "session", claimOf(session));
		await db().$transaction(async (tx) => {
			if (provedBy !== undefined) await requirePassword(tx, userId, provedBy);
			await tx.session.create({ data: { ...session, lastSeenAt: now, browser, seal } });
		});
		await endOldest(userId);
		iron.id = session.id;
		await iron.save();
	}

	async end(): Promise<void> {
		const iron = await this.open();
		if (iron.id) await db().session.deleteMany({ where: { id: iron.id } });
		iron.destroy();
	}

	/**
	 * Adds another cookie to the response.
	 * @param cookie A whole `Set-Cookie` header.
	 */
	addCookie(cookie: string): void {
		this.answer.headers.append("set-cookie", cookie);
	}

	/** Adds the cookies that `begin` or `end` set to the response. */
	applyTo(headers: Headers): void {
		for (const cookie of this.scratch?.headers.getSetCookie() ?? []) headers.append("set-cookie", cookie);
	}

	/** The sealed value that came with the request, if any. */
	private get cookie(): string | undefined {
		const name = `${sessionOptions().cookieName}=`;
		const pairs = (this.request.headers.get("cookie") ?? "").split(/;\s*/);
		return pairs.find((pair) => pair.startsWith(name))?.slice(name.length);
	}

	private get answer(): Response {
		this.scratch ??= new Response();
		return this.scratch;
	}

	private async open(): Promise<IronSession<SealedSession>> {
		try {
			return await getIronSession<SealedSession>(this.request, this.answer, sessionOptions());
		} catch {
			// The cookie does not even look like a sealed one, so there is no session.
			const without = new Request(this.request.url);
			return getIronSession<SealedSession>(without, this.answer, sessionOptions());
		}
	}
}

/** Locks the person's row, so that a change of the password comes either before this or after the session was created. */
async function requirePassword(tx: Transaction, userId: number, hash: string | null): Promise<void> {
	const found = await tx.$queryRaw<unknown[]>`
		SELECT 1 FROM users WHERE id = ${userId} AND password IS NOT DISTINCT FROM ${hash} FOR SHARE`;
	if (found.length === 0) throw new AppError("unauthenticated", "Your password was changed a moment ago.");
}

async function endOldest(userId: number): Promise<void> {
	const older = await db().session.findMany({
		where: { userId },
		orderBy: [{ createdAt: "desc" }, { id: "desc" }],
		skip: MOST_SESSIONS,
		select: { id: true },
	});
	if (older.length > 0) await db().session.deleteMany({ where: { userId, id: { in: older.map(({ id }) => id) } } });
}
