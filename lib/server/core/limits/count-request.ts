import "server-only";
import { takePoint } from "./rate-limit";
import { requireRoom, reserveRoom } from "./room";
import { ROW_BYTES, SEALED } from "./written";

/**
 * How a request counts against a signed-in person's limits. A write adds to what is stored. A change counts the same
 * but adds nothing, so it is allowed even if the account is full.
 */
export type Counts = "as-write" | "as-change" | "as-recording" | "as-search" | "not";

const TOO_MANY = "That was a lot in a short time. Please wait a little and try again: nothing is lost.";
const TOO_MUCH = "That is more than can be saved within an hour. Please try again later: nothing is lost.";
const TOO_MANY_SEARCHES = "That was a lot of searching in a short time. Please try again in a minute.";
const TOO_MANY_RECORDINGS = "That was a lot of recording in a short time. Please try again in a minute.";

/** Counts a request before any work is done for it. @throws AppError `rate_limited`; `too_large` if the account is full */
export async function countRequest(userId: number, counts: Counts): Promise<void> {
	if (counts === "as-write" || counts === "as-change") await takePoint("writesPerPerson", String(userId), TOO_MANY);
	if (counts === "as-write") await requireRoom(userId);
	if (counts === "as-search") await takePoint("searchesPerPerson", String(userId), TOO_MANY_SEARCHES);
	if (counts === "as-recording") await takePoint("recordingsPerPerson", String(userId), TOO_MANY_RECORDINGS);
}

/**
 * Counts how many bytes a person writes, and reserves room for them. Recordings do not count: they are not stored.
 * @returns A function to call when the request is done.
 * @throws AppError `rate_limited`; `too_large` if there is not enough room.
 */
export async function countBytes(userId: number, counts: Counts, bytes: number): Promise<() => void> {
	if (counts !== "as-write" && counts !== "as-change") return () => {};
	await takePoint("kilobytesPerPerson", String(userId), TOO_MUCH, Math.ceil(bytes / 1024));
	return counts === "as-write" ? reserveRoom(userId, bytes * SEALED + ROW_BYTES) : () => {};
}
