import { del, get, promisifyRequest, update } from "idb-keyval";
import type { Written } from "@/lib/domain/journal/written";
import type { ClientPhoto } from "@/lib/domain/photos/schema";
import type { SafetyNotice } from "@/lib/domain/safety/shown";
import { change, database, keysWithPrefix, OUTBOX } from "./database";
import { keyFor, open, type Sealed, seal } from "./keys";

/** An entry that was written without a network. */
export interface WaitingEntry extends Written {
	/** Position in the outbox: entries are sent in the order in which they were written. */
	number: number;
	/** Pictures that were added while there was a network; they wait on the server for the entry. */
	photos?: ClientPhoto[];
	/** The Idempotency-Key under which it is sent, however often it has to be sent. */
	sendKey: string;
	/** When it was written (ISO 8601, UTC), and the device's time zone offset then, in minutes. */
	writtenAt: string;
	offset: number;
	/** When it was first sent, in milliseconds since 1970; null until then. */
	triedAt: number | null;
	/** The server's sentence if it refused the entry, which is then not sent again automatically; otherwise null. */
	refused: string | null;
	/** The notice to show if the entry was saved and suggests danger. It stays until the person has seen it. */
	notice: SafetyNotice | null;
}

/**
 * Whether the entry may be taken out of the outbox and put back into the text box. Once a send has been tried it may
 * already be saved, and only its key prevents a second copy.
 */
export const mayTakeBack = ({ refused, triedAt }: WaitingEntry): boolean => refused !== null || triedAt === null;

/** Makes sure that only one tab of this browser sends or takes back entries at a time. */
export function oneAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
	return navigator.locks ? navigator.locks.request("innerscript:outbox", work) : work();
}

export type NewEntry = Written & Pick<WaitingEntry, "sendKey" | "photos">;

const CHANNEL = "innerscript:outbox";
const NEXT = "next";
const under = (userId: number) => `${OUTBOX}${userId}/`;
const placeOf = (userId: number, number: number) => `${under(userId)}${String(number).padStart(9, "0")}`;
/**
 * Returns the outbox's key, derived from this browser's key alone: what exists nowhere else must not become unreadable.
 */
const outboxKey = (userId: number) => keyFor("outbox", userId);

/** Tells every tab of the app in this browser that the outbox has changed. */
function announce(): void {
	if (typeof BroadcastChannel === "undefined") return;
	const channel = new BroadcastChannel(CHANNEL);
	channel.postMessage(null);
	channel.close();
}

/**
 * Calls the listener whenever the outbox has changed, here or in another tab.
 * @returns A function that stops listening.
 */
export function onOutbox(listener: () => void): () => void {
	if (typeof BroadcastChannel === "undefined") return () => {};
	const channel = new BroadcastChannel(CHANNEL);
	channel.onmessage = listener;
	return () => channel.close();
}

async function write(userId: number, entry: WaitingEntry): Promise<void> {
	const place = placeOf(userId, entry.number);
	const sealed = await seal(await outboxKey(userId), place, entry);
	await change((kept) => void kept.put(sealed, place));
}

/**
 * Puts an entry into the outbox.
 * @throws if this browser cannot store it.
 */
export async function addWaiting(userId: number, entry: NewEntry, now: Date): Promise<void> {
	let number = 0;
	await update<number>(
		NEXT,
		// Never a number from before everything was removed: a send of that entry may still be under way.
		(next = now.getTime()) => {
			number = next;
			return next + 1;
		},
		database(),
	);
	const written = { writtenAt: now.toISOString(), offset: now.getTimezoneOffset() };
	await write(userId, { ...entry, ...written, number, triedAt: null, refused: null, notice: null });
	announce();
}

/** Returns a person's entries in the outbox, in the order in which they were written. */
export async function listWaiting(userId: number): Promise<WaitingEntry[]> {
	const own = keysWithPrefix(under(userId));
	const [places, sealed] = await database()("readonly", (kept) =>
		Promise.all([promisifyRequest(kept.getAllKeys(own)), promisifyRequest<Sealed[]>(kept.getAll(own))]),
	);
	if (places.length === 0) return [];
	const key = await outboxKey(userId);
	const opened = await Promise.all(places.map((place, at) => open<WaitingEntry>(key, String(place), sealed[at])));
	return opened.filter((entry) => entry !== null).sort((a, b) => a.number - b.number);
}

/** Stores what has happened to an entry, unless it has been removed in the meantime. */
export async function updateWaiting(userId: number, entry: WaitingEntry): Promise<void> {
	if ((await get(placeOf(userId, entry.number), database())) === undefined) return;
	await write(userId, entry);
	announce();
}

export async function removeWaiting(userId: number, number: number): Promise<void> {
	await del(placeOf(userId, number), database());
	announce();
}
