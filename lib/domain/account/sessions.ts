export const sessionsPath = "/api/sessions";

/** One session in the response of GET /api/sessions. Times are ISO 8601. */
export interface SignedInPlace {
	id: string;
	/** When the person signed in there. */
	createdAt: string;
	/** Rounded to the hour. */
	lastSeenAt: string;
	/** Name of the browser in words, such as "Firefox on Android". */
	browser: string;
	/** Whether the request came from this session. */
	isCurrent: boolean;
}
