import { apiRequest } from "@/lib/browser/core/api-client";
import { lockPath } from "@/lib/domain/discretion/lock-choices";

// lib/browser/discretion/overdue.ts reads both before the page is visible.
const CHOICE = "lock-minutes";
const LAST = "last-touch";
/** How often touches are noted, and the time is checked. */
const NOTE_EVERY_MS = 2_000;
const LOOK_EVERY_MS = 3_000;
/** How often the server is told: it locks some time after this browser would, if it hears nothing more. */
const TELL_EVERY_MS = 10_000;

const numberAt = (key: string): number => {
	try {
		return Number(localStorage.getItem(key)) || 0;
	} catch {
		return 0;
	}
};

/** The choice made in this browser, in minutes. */
export const lockMinutes = () => numberAt(CHOICE);

/** Stores the choice, which counts from now on, here and on the server. */
export function chooseLock(minutes: number): void {
	note(minutes);
	tellServer(minutes);
}

/** Locks later than before, or never, which the server allows with the password alone. @throws ApiError */
export async function loosenLock(minutes: number, current: string): Promise<void> {
	await apiRequest("PUT", lockPath, { body: { minutes, ...(current && { current }) } });
	note(minutes);
}

function note(minutes: number): void {
	localStorage.setItem(CHOICE, String(minutes));
	localStorage.setItem(LAST, String(Date.now()));
}

/** Without a network the server locks by itself; the next touch that reaches it in time keeps the session. */
function tellServer(minutes: number): void {
	apiRequest("PUT", lockPath, { body: { minutes } }).catch(() => {});
}

/** Forgets when this browser was last touched: nothing is open that could be locked. */
export const forgetTouches = (): void => localStorage.removeItem(LAST);

/** Hears when another tab of this browser forgets them. @returns How to stop listening. */
export function onTouchesForgotten(listener: () => void): () => void {
	const follow = ({ key, newValue }: StorageEvent) => {
		if (key === LAST && newValue === null) listener();
	};
	window.addEventListener("storage", follow);
	return () => window.removeEventListener("storage", follow);
}

/** How long until the lock if nobody touches anything, in milliseconds, not below 0; null where none is chosen. */
export function remainingMs(): number | null {
	const minutes = lockMinutes();
	if (minutes <= 0) return null;
	const last = numberAt(LAST);
	return last > 0 ? Math.max(0, last + minutes * 60_000 - Date.now()) : minutes * 60_000;
}

/** Whether no tab of this browser has been touched for longer than was chosen. */
export const isOver = (): boolean => numberAt(LAST) > 0 && remainingMs() === 0;

/**
 * Notes touches, and says when there were none for too long.
 * @param onOver Called once or more often when it is time to lock.
 * @returns How to stop.
 */
export function watchTouches(onOver: () => void): () => void {
	if (!isOver()) delete document.documentElement.dataset.overdue;
	let noted = 0;
	let told = 0;
	const look = () => {
		if (isOver()) onOver();
	};
	const note = () => {
		// A touch that comes too late does not keep it open.
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
