import "server-only";
import { takePoint } from "./rate-limit";
import { requireRoom } from "./room";

/**
 * The kinds of requests that count against a signed-in person's limits. A write adds to what is stored; a change is counted
 * alike and adds nothing, so that it is possible also where an account is full.
 */
export type Counts = "as-write" | "as-change" | "as-recording" | "as-search" | "not";

const TOO_MANY = "That was a lot in a short time. Please wait a little and try again: nothing is lost.";
const TOO_MUCH = "That is more than can be saved within an hour. Please try again later: nothing is lost.";
const TOO_MANY_SEARCHES = "Those were many searches in a short time. Please try again in a minute.";
const TOO_MANY_RECORDINGS = "Those were many recordings in a short time. Please try again in a minute.";

/** Counts a request before any work is done for it. @throws AppError `rate_limited`; `too_large` where the account is full */
export async function countRequest(userId: number, counts: Counts): Promise<void> {
	if (counts === "as-write" || counts === "as-change") await takePoint("writesPerPerson", String(userId), TOO_MANY);
	if (counts === "as-write") await requireRoom(userId);
	if (counts === "as-search") await takePoint("searchesPerPerson", String(userId), TOO_MANY_SEARCHES);
	if (counts === "as-recording") await takePoint("recordingsPerPerson", String(userId), TOO_MANY_RECORDINGS);
}

/** Counts how much a person writes. Recordings do not count: they are not stored. @throws AppError `rate_limited` */
export async function countBytes(userId: number, counts: Counts, bytes: number): Promise<void> {
	if (counts !== "as-write" && counts !== "as-change") return;
	await takePoint("kilobytesPerPerson", String(userId), TOO_MUCH, Math.ceil(bytes / 1024));
}
