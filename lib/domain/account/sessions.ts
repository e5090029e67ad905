export const sessionsPath = "/api/sessions";

/** One of GET /api/sessions: somewhere a person is signed in. Times are ISO 8601. */
export interface SignedInPlace {
	id: string;
	/** Since when. */
	createdAt: string;
	/** To the hour. */
	lastSeenAt: string;
	/** In words, such as "Firefox on Android". */
	browser: string;
	/** Whether it is the one that asks. */
	isCurrent: boolean;
}
