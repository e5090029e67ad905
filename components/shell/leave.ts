import { keysChoice } from "@/lib/browser/core/leave-keys";

/**
 * Replaces the page where the visit began with a harmless one, so that no page of the app is behind it. Pages ahead of
 * it, or behind it where going back takes long or the browser cannot tell where the visit began, redirect to the
 * harmless page as well (see `leaveScript`). No page can clear the browser's own list of visited addresses.
 *
 * It is sent as text, so it may use nothing from outside itself.
 */
export function leave(): void {
	/** How long going back to where the visit began may take, in milliseconds. */
	const BACK_MS = 400;
	const page = document.documentElement;
	page.style.display = "none";
	document.title = "";
	try {
		sessionStorage.setItem("left", "1");
	} catch {
		// Without storage, fewer pages redirect, but some still do.
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
 * Calls `out` when an element marked as a way out (`data-way-out`) is pressed. Runs in the page's head, so that the way
 * out works before any other script is loaded. It is sent as text, so it must not use anything from outside itself.
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

/** The storage key for whether this browser's keys lead out, and the value that turns that off. */
type Choice = { key: string; off: string };

/**
 * Calls `out` when Escape is pressed three times within a second. A press does not count where Escape has another use:
 * while a text field has the focus, while a dialog or menu is open, and for a second after Escape has closed one. Runs in
 * the page's head, so that this way out works as early as the other one. It is sent as text, so it must not use anything
 * from outside itself.
 */
export function leaveByKeys(out: () => void, choice: Choice): void {
	const PRESSES = 3;
	const WITHIN_MS = 1_000;
	/** Matches what Escape may close: it counts as open until it says that it is closed. */
	const OPEN =
		":is([role=dialog], [role=alertdialog], [role=menu], [role=listbox], dialog[open]):not([data-state=closed])";
	/** Matches fields in which people press Escape for other reasons, for example to leave a screen reader's forms mode. */
	const FIELD =
		"textarea, select, [contenteditable]:not([contenteditable=false]), input:not(:is([type=checkbox], [type=radio], [type=button], [type=submit]))";
	let presses: number[] = [];
	let lastClosing = Number.NEGATIVE_INFINITY;
	const forget = () => {
		presses = [];
	};
	const isOff = () => {
		try {
			return localStorage.getItem(choice.key) === choice.off;
		} catch {
			return false;
		}
	};
	addEventListener(
		"keydown",
		(event) => {
			if (event.key !== "Escape") return forget();
			if (event.repeat || event.isComposing || isOff()) return;
			if (document.querySelector(OPEN)) {
				lastClosing = event.timeStamp;
				return forget();
			}
			if (document.activeElement?.matches(FIELD) || event.timeStamp - lastClosing < WITHIN_MS) return forget();
			presses = [...presses.filter((at) => event.timeStamp - at < WITHIN_MS), event.timeStamp];
			// Only after all listeners have run, because the page is hidden at once.
			if (presses.length >= PRESSES) setTimeout(out);
		},
		true,
	);
	// Anything else that is done between the presses restarts the count.
	for (const type of ["pointerdown", "input"]) addEventListener(type, forget, true);
}

/** Runs in the page before anything is visible. It is sent as text, so it must not use anything from outside itself. */
export function turnAway(): void {
	const out = () => {
		document.documentElement.style.display = "none";
		location.replace(document.documentElement.dataset.leave ?? "about:blank");
	};
	try {
		const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
		// Back or forward after leaving. A person who wants to return types the URL or follows a link.
		if (visit?.type === "back_forward" && sessionStorage.getItem("left")) out();
		else sessionStorage.removeItem("left");
		addEventListener("pageshow", (event) => {
			if (event.persisted && sessionStorage.getItem("left")) out();
		});
	} catch {
		// Without storage nothing was recorded.
	}
}

/**
 * The script in the page's head that leaves at a press or by keys, and prevents going back to the page that was left.
 */
export const leaveScript = `(${turnAway})();(leave=>{(${leaveByPress})(leave);(${leaveByKeys})(leave,${JSON.stringify(keysChoice)})})(${leave})`;
