import "server-only";
import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { AppError } from "@/lib/domain/core/errors";
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
	/** The query of the address. It is not read without a schema. */
	query?: z.ZodType<Query>;
	/** The body of the request. It is not read without a schema. */
	body?: z.ZodType<Body>;
	/** How many bytes the body may have; 1 MiB unless said otherwise, 16 KiB where anybody may send it. */
	maxBytes?: number;
	/** Asked every few seconds by a program: not worth a line in the log each time. */
	isPolled?: boolean;
	/** What a signed-in person's request counts as; by default, a write wherever something may change. */
	counts?: Counts | ((request: Request) => Counts);
}

interface PublicContext<Params, Body, Query> {
	request: Request;
	params: Params;
	query: Query;
	body: Body;
	session: SessionCookie;
	/** Where the request came from, for the limits. */
	address: string;
	/** Which country's help lines to show: ISO 3166 alpha-2, or null if nothing tells. */
	country: string | null;
	now: Date;
}

interface UserContext<Params, Body, Query> extends PublicContext<Params, Body, Query> {
	user: SessionUser;
	sessionId: string;
}

type Handler = (request: Request, context?: { params?: Promise<unknown> }) => Promise<Response>;
type Handle<Context> = (context: Context) => unknown;

/** Handlers that went through a wrapper. A test refuses routes with any other. */
const wrapped = new WeakSet<Handler>();
export const isWrapped = (handler: unknown): boolean => wrapped.has(handler as Handler);

/** Enough for every name and password. */
const MAX_PUBLIC_BYTES = 16 * 1024;
const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

function countsByMethod(method: string): Counts {
	if (safeMethods.has(method)) return "not";
	return method === "DELETE" ? "as-change" : "as-write";
}

/** Refuses a write that a page of another site makes with this person's cookie. */
function checkOrigin(request: Request): void {
	if (safeMethods.has(request.method)) return;
	const refuse = () => new AppError("forbidden", "This request came from another site.");
	if (request.headers.get("sec-fetch-site") === "cross-site") throw refuse();
	const origin = request.headers.get("origin");
	if (origin === null) return;
	if (!URL.canParse(origin)) throw refuse();
	const app = new URL(env().APP_URL);
	if (origin === app.origin) return;
	// The same server under another name, such as its IP address in the home network.
	const forwarded = (name: string) => (env().TRUST_PROXY ? request.headers.get(`x-forwarded-${name}`) : null);
	const scheme = forwarded("proto") ? `${forwarded("proto")}:` : app.protocol;
	const host = forwarded("host") || request.headers.get("host");
	const { host: from, protocol } = new URL(origin);
	if (from !== host || protocol !== scheme) throw refuse();
}

/**
 * Behind a trusted proxy, the last address that the proxy appended; otherwise the socket's, which the server writes.
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
		let leave = () => {};
		try {
			checkAddress(address, params);
			checkOrigin(request);
			const { country } = countryOf(request.headers);
			const base = { request, session, address: addressOf(request), country, now: new Date() };
			// The session comes before the body, so that no stranger's words are read.
			const context = await identify({
				...base,
				params: undefined as Params,
				query: undefined as Query,
				body: undefined as Body,
			});
			const userId = "user" in context ? (context.user as SessionUser).id : null;
			if (userId !== null) {
				const gone = arrive(userId);
				leave = gone;
				const giveBack = await takePlace(userId);
				leave = () => {
					gone();
					giveBack();
				};
			}
			const answer = async () => {
				const given = typeof options.counts === "function" ? options.counts(request) : options.counts;
				const counts = given ?? countsByMethod(request.method);
				if (userId !== null) await countRequest(userId, counts);
				if (options.body) {
					const maxBytes = options.maxBytes ?? (userId === null ? MAX_PUBLIC_BYTES : undefined);
					context.body = await readBody(request, options.body, maxBytes, async (bytes) => {
						if (userId !== null) await countBytes(userId, counts, bytes);
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
			leave();
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

/** What a signed-in person is sent bit by bit ends with their session. */
const watched = (response: Response, context: object): Response =>
	"sessionId" in context ? whileSignedIn(response, String(context.sessionId)) : response;

/** A path that names a user is for that user only. */
function checkOwner(params: unknown, userId: number): void {
	if (!params || typeof params !== "object" || !("userId" in params)) return;
	if (params.userId !== userId) throw new AppError("forbidden", "That belongs to somebody else.");
}

/**
 * A handler for a signed-in person. In this order: request id, address, origin check, session, limits, size, content
 * type, parsing, the `{userId}` of the path, the handler, errors to responses.
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
			return { ...context, user: found.user, sessionId: found.id };
		},
		handle,
	);
}

/** A handler that anybody may call; otherwise like `withUser`. */
export function withPublic<Params = undefined, Body = undefined, Query = undefined>(
	options: RouteOptions<Params, Body, Query>,
	handle: Handle<PublicContext<Params, Body, Query>>,
): Handler {
	return wrap<Params, Body, Query, PublicContext<Params, Body, Query>>(options, async (context) => context, handle);
}
