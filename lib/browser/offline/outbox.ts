import { del, get, promisifyRequest, update } from "idb-keyval";
import type { Written } from "@/lib/domain/journal/written";
import type { SafetyNotice } from "@/lib/domain/safety/shown";
import { allUnder, change, database, OUTBOX } from "./database";
import { keyFor, open, type Sealed, seal } from "./keys";

/** An entry that was written without a network. */
export interface WaitingEntry extends Written {
	/** The number by which entries are sent in the order in which they were written. */
	number: number;
	/** The Idempotency-Key, under which it is sent however often it has to be sent. */
	sendKey: string;
	/** When it was written, ISO 8601, and the device's time zone then, in minutes. */
	writtenAt: string;
	offset: number;
	/** When it was first sent, in milliseconds since 1970; null until then. */
	triedAt: number | null;
	/** The server's sentence, where it refused the entry. It is not sent again by itself. */
	refused: string | null;
	/** What to show, where it was saved and sounds like danger. It stays until it was seen. */
	notice: SafetyNotice | null;
}

/** Whether it can be put back into the box. Once it was sent it may have been saved, and only its key keeps it from being saved twice. */
export const mayTakeBack = ({ refused, triedAt }: WaitingEntry): boolean => refused !== null || triedAt === null;

/** One at a time in this browser sends entries or takes them back. */
export function oneAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
	return navigator.locks ? navigator.locks.request("innerscript:outbox", work) : work();
}

export type NewEntry = Written & Pick<WaitingEntry, "sendKey">;

const CHANNEL = "innerscript:outbox";
const NEXT = "next";
const under = (userId: number) => `${OUTBOX}${userId}/`;
const placeOf = (userId: number, number: number) => `${under(userId)}${String(number).padStart(9, "0")}`;
/** Under this browser's key alone: what exists nowhere else must not become unreadable. */
const outboxKey = (userId: number) => keyFor("outbox", userId);

/** Says to everything of this app in this browser that the outbox has changed. */
function announce(): void {
	if (typeof BroadcastChannel === "undefined") return;
	const channel = new BroadcastChannel(CHANNEL);
	channel.postMessage(null);
	channel.close();
}

/** Calls the listener whenever the outbox has changed, here or elsewhere. @returns How to stop. */
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

/** Keeps an entry until it can be sent. @throws where this browser cannot store it. */
export async function addWaiting(userId: number, entry: NewEntry, now: Date): Promise<void> {
	let number = 0;
	await update<number>(
		NEXT,
		(next = 1) => {
			number = next;
			return next + 1;
		},
		database(),
	);
	const written = { writtenAt: now.toISOString(), offset: now.getTimezoneOffset() };
	await write(userId, { ...entry, ...written, number, triedAt: null, refused: null, notice: null });
	announce();
}

/** What one person has waiting here, in the order in which it was written. */
export async function listWaiting(userId: number): Promise<WaitingEntry[]> {
	const own = allUnder(under(userId));
	const [places, sealed] = await database()("readonly", (kept) =>
		Promise.all([promisifyRequest(kept.getAllKeys(own)), promisifyRequest<Sealed[]>(kept.getAll(own))]),
	);
	if (places.length === 0) return [];
	const key = await outboxKey(userId);
	const opened = await Promise.all(places.map((place, at) => open<WaitingEntry>(key, String(place), sealed[at])));
	return opened.filter((entry) => entry !== null).sort((a, b) => a.number - b.number);
}

/** Stores what has become of an entry, unless it has been removed meanwhile. */
export async function updateWaiting(userId: number, entry: WaitingEntry): Promise<void> {
	if ((await get(placeOf(userId, entry.number), database())) === undefined) return;
	await write(userId, entry);
	announce();
}

export async function removeWaiting(userId: number, number: number): Promise<void> {
	await del(placeOf(userId, number), database());
	announce();
}
