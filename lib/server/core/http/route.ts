import "server-only";
import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { AppError } from "@/lib/domain/core/errors";
import { PERSON_HEADER } from "@/lib/domain/core/person-header";
import { countryOf } from "@/lib/safety/country";
import { env } from "@/lib/server/core/env";
import { takePlace } from "@/lib/server/core/limits/at-once";
import { type Counts, countBytes, countRequest } from "@/lib/server/core/limits/count-request";
import { noteDeleted } from "@/lib/server/core/limits/written";
import { logger } from "@/lib/server/core/logger";
import { findSession, SessionCookie, type SessionUser } from "@/lib/server/core/sessions/session";
import { arrive } from "@/lib/server/core/work/turns";
import { onBehalfOf, onBehalfOfSession } from "@/lib/server/core/work/whose";
import { checkAddress, routeOf } from "./address";
import { errorResponse } from "./error-response";
import { parse, readBody } from "./request-body";
import { whileSignedIn } from "./while-signed-in";

interface RouteOptions<Params, Body, Query> {
	params?: z.ZodType<Params>;
	/** Schema of the query. Without one, the query is not read. */
	query?: z.ZodType<Query>;
	/** Schema of the body. Without one, the body is not read. */
	body?: z.ZodType<Body>;
	/** The largest body in bytes; by default 1 MiB, or 16 KiB for routes that anybody may call. */
	maxBytes?: number;
	/** Whether a program calls this every few seconds, so that it is not logged each time. */
	isPolled?: boolean;
	/**
	 * What a signed-in person's request counts as against the limits; by default a write for methods that may change
	 * something.
	 */
	counts?: Counts | ((request: Request) => Counts);
}

interface PublicContext<Params, Body, Query> {
	request: Request;
	params: Params;
	query: Query;
	body: Body;
	session: SessionCookie;
	/** Where the request came from, for the rate limits. */
	address: string;
	/** The country whose helplines are shown: ISO 3166 alpha-2, or null if unknown. */
	country: string | null;
	now: Date;
}

interface UserContext<Params, Body, Query> extends PublicContext<Params, Body, Query> {
	user: SessionUser;
	sessionId: string;
}

type Handler = (request: Request, context?: { params?: Promise<unknown> }) => Promise<Response>;
type Handle<Context> = (context: Context) => unknown;

/** Handlers made by a wrapper. A test refuses routes with any other handler. */
const wrapped = new WeakSet<Handler>();
export const isWrapped = (handler: unknown): boolean => wrapped.has(handler as Handler);

/** The largest body of a public route, in bytes: enough for every name and password. */
const MAX_PUBLIC_BYTES = 16 * 1024;
const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

function countsByMethod(method: string): Counts {
	if (safeMethods.has(method)) return "not";
	return method === "DELETE" ? "as-change" : "as-write";
}

/** Refuses a write that another site's page sends with this person's cookie. */
function checkOrigin(request: Request): void {
	if (safeMethods.has(request.method)) return;
	const refuse = () => new AppError("forbidden", "This request came from another site.");
	if (request.headers.get("sec-fetch-site") === "cross-site") throw refuse();
	const origin = request.headers.get("origin");
	if (origin === null) return;
	if (!URL.canParse(origin)) throw refuse();
	const app = new URL(env().APP_URL);
	if (origin === app.origin) return;
	// The same server may be addressed by another name, such as its IP address in the home network.
	const forwarded = (name: string) => (env().TRUST_PROXY ? request.headers.get(`x-forwarded-${name}`) : null);
	const scheme = forwarded("proto") ? `${forwarded("proto")}:` : app.protocol;
	const host = forwarded("host") || request.headers.get("host");
	const { host: from, protocol } = new URL(origin);
	if (from !== host || protocol !== scheme) throw refuse();
}

/**
 * Returns the client's address: behind a trusted proxy the last one that the proxy appended, otherwise the socket's,
 * which the server writes.
 */
function addressOf(request: Request): string {
	return request.headers.get("x-forwarded-for")?.split(",").at(-1)?.trim() || "unknown";
}

function wrap<Params, Body, Query, Context extends PublicContext<Params, Body, Query>>(
	options: RouteOptions<Params, Body, Query>,
	identify: (context: PublicContext<Params, Body, Query>) => Promise<Context>,
	handle: Handle<Context>,
): Handler {
	const handler: Handler = async (request, next) => {
		const started = performance.now();
		const id = randomUUID();
		const params = await next?.params;
		const address = new URL(request.url);
		const fields: Record<string, unknown> = { id, method: request.method, route: routeOf(address, params) };
		const session = new SessionCookie(request);
		let response: Response;
		const atEnd: (() => void)[] = [];
		try {
			checkAddress(address, params);
			checkOrigin(request);
			const { country } = countryOf(request.headers);
			const base = { request, session, address: addressOf(request), country, now: new Date() };
			// The session is checked before the body, so that a stranger's body is never read.
			const context = await identify({
				...base,
				params: undefined as Params,
				query: undefined as Query,
				body: undefined as Body,
			});
			const userId = "user" in context ? (context.user as SessionUser).id : null;
			if (userId !== null) {
				atEnd.push(arrive(userId));
				atEnd.push(await takePlace(userId));
			}
			const answer = async () => {
				const given = typeof options.counts === "function" ? options.counts(request) : options.counts;
				const counts = given ?? countsByMethod(request.method);
				if (userId !== null) await countRequest(userId, counts);
				if (options.body) {
					const maxBytes = options.maxBytes ?? (userId === null ? MAX_PUBLIC_BYTES : undefined);
					context.body = await readBody(request, options.body, maxBytes, async (bytes) => {
						if (userId !== null) atEnd.push(await countBytes(userId, counts, bytes));
					});
				}
				if (options.params) context.params = parse(options.params, params);
				if (options.query) context.query = parse(options.query, Object.fromEntries(address.searchParams));
				if (userId !== null) checkOwner(context.params, userId);
				const result = await handle(context);
				if (userId !== null && request.method === "DELETE") noteDeleted(userId);
				return result;
			};
			const result = await (userId === null ? answer() : onBehalfOf(userId, answer));
			response = result instanceof Response ? watched(result, context) : Response.json(result ?? null);
		} catch (error) {
			response = errorResponse(error, (more) => Object.assign(fields, more));
		} finally {
			for (const end of atEnd) end();
		}
		session.applyTo(response.headers);
		response.headers.set("x-request-id", id);
		if (!response.headers.has("cache-control")) response.headers.set("cache-control", "no-store");
		const level = response.status >= 500 ? "error" : options.isPolled ? "debug" : "info";
		logger()[level]({ ...fields, status: response.status, ms: Math.round(performance.now() - started) }, "request");
		return response;
	};
	wrapped.add(handler);
	return handler;
}

/** Makes a streamed response to a signed-in person end with their session. */
const watched = (response: Response, context: object): Response =>
	"sessionId" in context ? whileSignedIn(response, String(context.sessionId)) : response;

/** Refuses a path that names another user. */
function checkOwner(params: unknown, userId: number): void {
	if (!params || typeof params !== "object" || !("userId" in params)) return;
	if (params.userId !== userId) throw new AppError("forbidden", "That belongs to somebody else.");
}

/** Refuses a page of somebody else, which is still open in a browser where this person has logged in since. */
function checkPageOf(request: Request, userId: number): void {
	const person = request.headers.get(PERSON_HEADER);
	if (person === null || person === String(userId)) return;
	throw new AppError("unauthenticated", "Somebody else has logged in in this browser. Please log in again.");
}

/**
 * Creates a handler for a signed-in person. In this order: request id, address, origin check, session, limits, size,
 * content type, parsing, the `{userId}` of the path, the handler, errors to responses.
 */
export function withUser<Params = undefined, Body = undefined, Query = undefined>(
	options: RouteOptions<Params, Body, Query>,
	handle: Handle<UserContext<Params, Body, Query>>,
): Handler {
	return wrap<Params, Body, Query, UserContext<Params, Body, Query>>(
		options,
		async (context) => {
			const id = await context.session.id();
			const found = id && (await onBehalfOfSession(id, () => findSession(id, context.now)));
			if (!found) throw new AppError("unauthenticated", "Please log in to continue.");
			context.session.isOf(found.user.id);
			checkPageOf(context.request, found.user.id);
			return { ...context, user: found.user, sessionId: found.id };
		},
		handle,
	);
}

/** Creates a handler that anybody may call; otherwise like `withUser`. */
export function withPublic<Params = undefined, Body = undefined, Query = undefined>(
	options: RouteOptions<Params, Body, Query>,
	handle: Handle<PublicContext<Params, Body, Query>>,
): Handler {
	return wrap<Params, Body, Query, PublicContext<Params, Body, Query>>(options, async (context) => context, handle);
}
