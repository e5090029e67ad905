import { apiRequest } from "@/lib/browser/core/api-client";
import { lockPath } from "@/lib/domain/discretion/lock-choices";

// Storage keys. lib/browser/discretion/overdue.ts reads both before the page is visible.
const CHOICE = "lock-minutes";
const LAST = "last-touch";
/** How often interactions are recorded, and how often the time is checked. */
const NOTE_EVERY_MS = 2_000;
const LOOK_EVERY_MS = 3_000;
/** How often the server is told: if it hears nothing more, it locks some time after this browser would. */
const TELL_EVERY_MS = 10_000;

const numberAt = (key: string): number => {
	try {
		return Number(localStorage.getItem(key)) || 0;
	} catch {
		return 0;
	}
};

/** Returns the choice made in this browser, in minutes. */
export const lockMinutes = () => numberAt(CHOICE);

/** Stores the choice, which takes effect immediately, in this browser and on the server. */
export function chooseLock(minutes: number): void {
	note(minutes);
	tellServer(minutes);
}

/**
 * Chooses to lock later than before, or never, which the server only allows with the password.
 * @throws ApiError
 */
export async function loosenLock(minutes: number, current: string): Promise<void> {
	await apiRequest("PUT", lockPath, { body: { minutes, ...(current && { current }) } });
	note(minutes);
}

function note(minutes: number): void {
	localStorage.setItem(CHOICE, String(minutes));
	localStorage.setItem(LAST, String(Date.now()));
}

/**
 * Tells the server. Without a network it locks on its own; the next interaction that reaches it in time keeps the
 * session.
 */
function tellServer(minutes: number): void {
	apiRequest("PUT", lockPath, { body: { minutes } }).catch(() => {});
}

/** Forgets when this browser was last used, because nothing is open that could be locked. */
export const forgetTouches = (): void => localStorage.removeItem(LAST);

/**
 * Calls the listener when another tab of this browser does so.
 * @returns A function that stops listening.
 */
export function onTouchesForgotten(listener: () => void): () => void {
	const follow = ({ key, newValue }: StorageEvent) => {
		if (key === LAST && newValue === null) listener();
	};
	window.addEventListener("storage", follow);
	return () => window.removeEventListener("storage", follow);
}

/**
 * If the last interaction is further in the future than this, in milliseconds, the clock was ahead then, or has been
 * set back since.
 */
const AHEAD_MS = 60_000;

/** Returns how long until the lock if nobody does anything, in milliseconds, at least 0; null if no lock is chosen. */
export function remainingMs(): number | null {
	const minutes = lockMinutes();
	if (minutes <= 0) return null;
	const last = numberAt(LAST);
	if (last > Date.now() + AHEAD_MS) return 0;
	return last > 0 ? Math.max(0, last + minutes * 60_000 - Date.now()) : minutes * 60_000;
}

/** Whether no tab of this browser has been used for longer than the chosen time. */
export const isOver = (): boolean => numberAt(LAST) > 0 && remainingMs() === 0;

/**
 * Records interactions, and reports when there were none for too long.
 * @param onOver Called, possibly more than once, when it is time to lock.
 * @returns A function that stops watching.
 */
export function watchTouches(onOver: () => void): () => void {
	if (!isOver()) delete document.documentElement.dataset.overdue;
	let noted = 0;
	let told = 0;
	const look = () => {
		if (isOver()) onOver();
	};
	const note = () => {
		// An interaction that comes too late does not keep the session open.
		if (lockMinutes() === 0 || isOver()) return look();
		if (Date.now() - noted < NOTE_EVERY_MS) return;
		noted = Date.now();
		localStorage.setItem(LAST, String(noted));
		if (noted - told < TELL_EVERY_MS) return;
		told = noted;
		tellServer(lockMinutes());
	};
	look();
	note();
	const timer = window.setInterval(look, LOOK_EVERY_MS);
	const kinds = ["pointerdown", "keydown", "wheel", "touchmove"] as const;
	for (const kind of kinds) window.addEventListener(kind, note, { capture: true, passive: true });
	document.addEventListener("visibilitychange", look);
	return () => {
		window.clearInterval(timer);
		for (const kind of kinds) window.removeEventListener(kind, note, { capture: true });
		document.removeEventListener("visibilitychange", look);
	};
}
