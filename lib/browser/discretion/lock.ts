"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { userKey } from "@/lib/browser/account/client";
import { apiRequest } from "@/lib/browser/core/api-client";

/** After how many minutes without a touch the app locks in this browser; 0 means never. */
export const lockChoices = [0, 1, 5, 15, 60] as const;

// lib/browser/discretion/overdue.ts reads both before the page is visible.
const CHOICE = "lock-minutes";
const LAST = "last-touch";
/** How often touches are noted, and the time is checked. */
const NOTE_EVERY_MS = 2_000;
const LOOK_EVERY_MS = 3_000;
const TRY_AGAIN_MS = 5_000;

const numberAt = (key: string): number => {
	try {
		return Number(localStorage.getItem(key)) || 0;
	} catch {
		return 0;
	}
};

/** The choice made in this browser, in minutes. */
export const lockMinutes = () => numberAt(CHOICE);

/** Stores the choice, which counts from now on. */
export function chooseLock(minutes: number): void {
	localStorage.setItem(CHOICE, String(minutes));
	localStorage.setItem(LAST, String(Date.now()));
}

/** Whether no tab of this browser has been touched for longer than was chosen. */
function isOver(): boolean {
	const minutes = lockMinutes();
	const last = numberAt(LAST);
	return minutes > 0 && last > 0 && Date.now() - last >= minutes * 60_000;
}

/**
 * Locks after the chosen time: the session ends, here and on the server, and the sign-in is shown at the same address.
 * Drafts stay on the device.
 * @param isSignedIn Whether there is anything to lock.
 * @returns Whether it is locking now. Nothing may be shown then, even if the server cannot be reached.
 */
export function useLock(isSignedIn: boolean): boolean {
	const [isLocking, setLocking] = useState(false);
	const queryClient = useQueryClient();

	useEffect(() => {
		if (isLocking || !isSignedIn) return;
		if (!isOver()) delete document.documentElement.dataset.overdue;
		let noted = 0;
		const look = () => isOver() && setLocking(true);
		const note = () => {
			// A touch that comes too late does not keep it open.
			if (lockMinutes() === 0 || isOver()) return look();
			if (Date.now() - noted < NOTE_EVERY_MS) return;
			noted = Date.now();
			localStorage.setItem(LAST, String(noted));
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
	}, [isLocking, isSignedIn]);

	useEffect(() => {
		if (!isLocking) return;
		let timer: number | undefined;
		let isGone = false;
		const end = async () => {
			try {
				await apiRequest("POST", "/api/logout");
			} catch {
				if (!isGone) timer = window.setTimeout(end, TRY_AGAIN_MS);
				return;
			}
			localStorage.removeItem(LAST);
			queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== userKey[0] });
			await queryClient.cancelQueries({ queryKey: userKey });
			queryClient.setQueryData(userKey, null);
			if (!isGone) setLocking(false);
		};
		end();
		return () => {
			isGone = true;
			window.clearTimeout(timer);
		};
	}, [isLocking, queryClient]);

	return isLocking;
}
