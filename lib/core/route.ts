import "server-only";
import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { isDatabaseAway } from "./db";
import { env } from "./env";
import { AppError } from "./errors";
import { describeError, logger } from "./logger";
import { parse, readBody } from "./request-body";
import { findSession, SessionCookie, type SessionUser } from "./session";

interface RouteOptions<Params, Body> {
	params?: z.ZodType<Params>;
	/** Without one, the request's body is not read. */
	body?: z.ZodType<Body>;
	/** Bytes the body may have; 1 MiB unless said otherwise. */
	maxBytes?: number;
}

interface PublicContext<Params, Body> {
	request: Request;
	params: Params;
	body: Body;
	session: SessionCookie;
	/** Where the request came from, for limits. */
	address: string;
	now: Date;
}

interface UserContext<Params, Body> extends PublicContext<Params, Body> {
	user: SessionUser;
	sessionId: string;
}

type Handler = (request: Request, context?: { params?: Promise<unknown> }) => Promise<Response>;
type Handle<Context> = (context: Context) => unknown;

/** Handlers that went through a wrapper; a test refuses a route with any other. */
const wrapped = new WeakSet<Handler>();
export const isWrapped = (handler: unknown): boolean => wrapped.has(handler as Handler);

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/** Refuses writes that another site's page makes with this person's cookie. */
function checkOrigin(request: Request): void {
	if (safeMethods.has(request.method)) return;
	const refuse = () => new AppError("forbidden", "This request came from another site.");
	if (request.headers.get("sec-fetch-site") === "cross-site") throw refuse();
	const origin = request.headers.get("origin");
	if (origin === null) return;
	if (!URL.canParse(origin)) throw refuse();
	const host = (env().TRUST_PROXY && request.headers.get("x-forwarded-host")) || request.headers.get("host");
	if (origin !== new URL(env().APP_URL).origin && new URL(origin).host !== host) throw refuse();
}

/** Behind a trusted proxy the address is what the proxy appended last; otherwise the server writes the socket's. */
function addressOf(request: Request): string {
	return request.headers.get("x-forwarded-for")?.split(",").at(-1)?.trim() || "unknown";
}

function errorResponse(error: unknown, log: (fields: Record<string, unknown>) => void): Response {
	let known = error instanceof AppError ? error : null;
	if (!known && isDatabaseAway(error)) {
		known = new AppError("unavailable", "We cannot reach your data right now. Please try again in a moment.", {
			cause: error,
			retryAfter: 5,
		});
	}
	known ??= new AppError("internal", "Something went wrong on our side. Please try again.", { cause: error });
	if (known.status >= 500) log({ error: describeError(known.cause ?? known) });
	const headers = new Headers({ "content-type": "text/plain; charset=utf-8" });
	if (known.retryAfter !== undefined) headers.set("retry-after", String(known.retryAfter));
	return new Response(known.message, { status: known.status, headers });
}

function wrap<Params, Body, Context extends PublicContext<Params, Body>>(
	options: RouteOptions<Params, Body>,
	identify: (context: PublicContext<Params, Body>) => Promise<Context>,
	handle: Handle<Context>,
): Handler {
	const handler: Handler = async (request, next) => {
		const started = performance.now();
		const id = randomUUID();
		const fields: Record<string, unknown> = { id, method: request.method, route: routeOf(request) };
		const session = new SessionCookie(request);
		let response: Response;
		try {
			checkOrigin(request);
			const base = { request, session, address: addressOf(request), now: new Date() };
			// Who it is comes before what was sent, so that nobody's words are read for a stranger.
			const context = await identify({ ...base, params: undefined as Params, body: undefined as Body });
			if (options.body) context.body = await readBody(request, options.body, options.maxBytes);
			if (options.params) context.params = parse(options.params, await next?.params);
			if ("user" in context) checkOwner(context.params, (context.user as SessionUser).id);
			const result = await handle(context);
			response = result instanceof Response ? result : Response.json(result ?? null);
		} catch (error) {
			response = errorResponse(error, (more) => Object.assign(fields, more));
		}
		session.applyTo(response.headers);
		response.headers.set("x-request-id", id);
		if (!response.headers.has("cache-control")) response.headers.set("cache-control", "no-store");
		const level = response.status >= 500 ? "error" : "info";
		logger()[level]({ ...fields, status: response.status, ms: Math.round(performance.now() - started) }, "request");
		return response;
	};
	wrapped.add(handler);
	return handler;
}

/** The path without the ids in it. */
function routeOf(request: Request): string {
	return new URL(request.url).pathname.replace(/\/(\d+|[0-9a-f-]{36})(?=\/|$)/g, "/:id");
}

/** A path that names a user is for that user alone. */
function checkOwner(params: unknown, userId: number): void {
	if (!params || typeof params !== "object" || !("userId" in params)) return;
	if (params.userId !== userId) throw new AppError("forbidden", "That belongs to somebody else.");
}

/**
 * A handler for a signed-in person. In this order: request id, origin check, session, size, content type, parse,
 * the `{userId}` of the path, handle, errors to responses.
 */
export function withUser<Params = undefined, Body = undefined>(
	options: RouteOptions<Params, Body>,
	handle: Handle<UserContext<Params, Body>>,
): Handler {
	return wrap<Params, Body, UserContext<Params, Body>>(
		options,
		async (context) => {
			const found = await findSession(await context.session.id(), context.now);
			if (!found) throw new AppError("unauthenticated", "Please log in to continue.");
			return { ...context, user: found.user, sessionId: found.id };
		},
		handle,
	);
}

/** A handler that anybody may call; everything else as in `withUser`. */
export function withPublic<Params = undefined, Body = undefined>(
	options: RouteOptions<Params, Body>,
	handle: Handle<PublicContext<Params, Body>>,
): Handler {
	return wrap<Params, Body, PublicContext<Params, Body>>(options, async (context) => context, handle);
}
