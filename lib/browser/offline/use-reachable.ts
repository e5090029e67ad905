"use client";

import { useEffect, useState } from "react";

const LOOK_EVERY_MS = 5_000;
const PATIENCE_MS = 4_000;

/** Whether the app's server responds. The browser's own idea of its network does not tell. */
async function answers(): Promise<boolean> {
	try {
		return (await fetch("/api/live", { cache: "no-store", signal: AbortSignal.timeout(PATIENCE_MS) })).ok;
	} catch {
		return false;
	}
}

/** Whether the app can be reached again. Checks now and then while the page is visible, until it can. */
export function useReachable(): boolean {
	const [isReachable, setReachable] = useState(false);
	useEffect(() => {
		if (isReachable) return;
		let isGone = false;
		const look = async () => {
			if (document.visibilityState === "visible" && (await answers()) && !isGone) setReachable(true);
		};
		const timer = window.setInterval(look, LOOK_EVERY_MS);
		window.addEventListener("online", look);
		document.addEventListener("visibilitychange", look);
		return () => {
			isGone = true;
			window.clearInterval(timer);
			window.removeEventListener("online", look);
			document.removeEventListener("visibilitychange", look);
		};
	}, [isReachable]);
	return isReachable;
}
