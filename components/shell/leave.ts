import { leavesByKeys } from "@/lib/browser/core/leave-keys";

/** So many presses of Escape within so many milliseconds leave the app. */
const PRESSES = 3;
const WITHIN_MS = 1_000;

/**
 * Replaces the page where the visit began with a harmless one, so that no page of the app is behind it. Pages ahead of
 * it, or behind it where going back takes long or the browser cannot tell where the visit began, redirect to the
 * harmless page as well (see `leaveScript`). No page can clear the browser's own list of visited addresses.
 *
 * It is sent as text, so it may use nothing from outside itself.
 */
export function leave(): void {
	/** How long going back to where the visit began may take. */
	const BACK_MS = 400;
	const page = document.documentElement;
	page.style.display = "none";
	document.title = "";
	try {
		sessionStorage.setItem("left", "1");
	} catch {
		// Without storage the way back is shorter, but not closed.
	}
	const { navigation } = window as { navigation?: { currentEntry?: { index: number } } };
	const steps = navigation?.currentEntry?.index ?? 0;
	const go = () => window.location.replace(page.dataset.leave ?? "about:blank");
	if (steps <= 0) {
		go();
		return;
	}
	window.addEventListener(
		"popstate",
		(event) => {
			event.stopImmediatePropagation();
			go();
		},
		{ capture: true, once: true },
	);
	window.setTimeout(go, BACK_MS);
	window.history.go(-steps);
}

/**
 * Calls `out` when something is pressed that says it is a way out (`data-way-out`). It runs in the page's head, so that
 * the way out works before any other script is there. It is sent as text, so it may use nothing from outside itself.
 */
export function leaveByPress(out: () => void): void {
	addEventListener(
		"click",
		(event) => {
			if (!(event.target instanceof Element && event.target.closest("[data-way-out]"))) return;
			event.preventDefault();
			event.stopImmediatePropagation();
			out();
		},
		true,
	);
}

/** What Escape may close: it counts as an open thing until it says that it is closed. */
const OPEN =
	":is([role=dialog], [role=alertdialog], [role=menu], [role=listbox], dialog[open]):not([data-state=closed])";
/** Anything else that is done between the presses begins the count again. */
const OTHER_INPUT = ["pointerdown", "input"] as const;

/**
 * Leaves when Escape is pressed three times within a second and none of the presses closed something.
 * @returns How to stop listening.
 */
export function leaveByKeys(): () => void {
	let presses: number[] = [];
	const forget = () => {
		presses = [];
	};
	const press = (event: KeyboardEvent) => {
		if (event.key !== "Escape") return forget();
		if (event.repeat || event.isComposing || !leavesByKeys()) return;
		const open = [...document.querySelectorAll(OPEN)];
		// Whether it closed something shows when everybody has heard of it.
		window.setTimeout(() => {
			if (open.some((thing) => !thing.isConnected || !thing.matches(OPEN))) return forget();
			presses = [...presses.filter((at) => event.timeStamp - at < WITHIN_MS), event.timeStamp];
			if (presses.length >= PRESSES) leave();
		});
	};
	window.addEventListener("keydown", press, { capture: true });
	for (const type of OTHER_INPUT) window.addEventListener(type, forget, { capture: true });
	return () => {
		window.removeEventListener("keydown", press, { capture: true });
		for (const type of OTHER_INPUT) window.removeEventListener(type, forget, { capture: true });
	};
}

/** Runs in the page before anything is visible. It is sent as text, so it may use nothing from outside itself. */
export function turnAway(): void {
	const out = () => {
		document.documentElement.style.display = "none";
		location.replace(document.documentElement.dataset.leave ?? "about:blank");
	};
	try {
		const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
		// Back or forward after leaving. Somebody who wants to return types the address or follows a link.
		if (visit?.type === "back_forward" && sessionStorage.getItem("left")) out();
		else sessionStorage.removeItem("left");
		addEventListener("pageshow", (event) => {
			if (event.persisted && sessionStorage.getItem("left")) out();
		});
	} catch {
		// Without storage there is nothing to know.
	}
}

/** The script in the page's head that leaves at a press, and lets nobody go back to what was left. */
export const leaveScript = `(${turnAway})();(${leaveByPress})(${leave})`;
