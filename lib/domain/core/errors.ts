/** Every way in which a request can fail, with its HTTP status. New kinds of failure are added here. */
const statusByCode = {
	invalid: 400,
	unauthenticated: 401,
	forbidden: 403,
	not_found: 404,
	conflict: 409,
	too_large: 413,
	not_json: 415,
	rate_limited: 429,
	internal: 500,
	ai_failed: 502,
	ai_not_configured: 503,
	unavailable: 503,
	ai_timeout: 504,
} as const;

export type ErrorCode = keyof typeof statusByCode;

interface AppErrorOptions {
	/** For the log only; never anything a person wrote. */
	cause?: unknown;
	/** Seconds after which a retry makes sense; sent as `Retry-After`. */
	retryAfter?: number;
}

/**
 * The only error that services throw. `message` is a sentence for the person; details for engineers go into `cause`.
 */
export class AppError extends Error {
	readonly code: ErrorCode;
	readonly retryAfter: number | undefined;

	constructor(code: ErrorCode, message: string, options: AppErrorOptions = {}) {
		super(message, { cause: options.cause });
		this.name = "AppError";
		this.code = code;
		this.retryAfter = options.retryAfter;
	}

	/** The HTTP status of `code`. */
	get status(): number {
		return statusByCode[this.code];
	}
}
