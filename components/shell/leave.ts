const LEFT = "left";
/** Two presses of Escape within so many milliseconds leave the app. */
const TWICE_MS = 600;
/** How long going back to where the visit began may take. */
const BACK_MS = 400;

const target = () => document.documentElement.dataset.leave ?? "about:blank";

/** Hides the page from here on. */
function hide(): void {
	document.documentElement.style.display = "none";
	document.title = "";
}

/**
 * Replaces the page where the visit began with a harmless one, so that no page of the app is behind it. Pages ahead of
 * it, or behind it in a browser that cannot tell where the visit began, redirect to the harmless page as well (see
 * `leaveScript`). No page can clear the browser's own list of visited addresses.
 */
export function leave(): void {
	hide();
	try {
		sessionStorage.setItem(LEFT, "1");
	} catch {
		// Without storage the way back is shorter, but not closed.
	}
	const { navigation } = window as { navigation?: { currentEntry?: { index: number } } };
	const steps = navigation?.currentEntry?.index ?? 0;
	const go = () => window.location.replace(target());
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

/** Anything done between two presses makes the second one a first: each press was to close something. */
const OTHER_INPUT = ["pointerdown", "input"] as const;

/** Leaves when Escape is pressed twice in a row. @returns How to stop listening. */
export function leaveOnEscapeTwice(): () => void {
	let last = Number.NEGATIVE_INFINITY;
	const forget = () => {
		last = Number.NEGATIVE_INFINITY;
	};
	const press = (event: KeyboardEvent) => {
		if (event.key !== "Escape") return forget();
		if (event.repeat) return;
		if (event.timeStamp - last < TWICE_MS) leave();
		last = event.timeStamp;
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

/** The script in the page's head that lets nobody go back to what was left. */
export const leaveScript = `(${turnAway})()`;
