/** How long a screen may take to move the focus itself, in milliseconds. */
const SETTLED_MS = 150;
const DIALOGS = "[role=dialog], [role=alertdialog]";
const PLACES = `:is(section, article, form, [role=region], ${DIALOGS}, main)`;
/** Headings that can be seen, so that the focus can be seen there too. */
const HEADINGS = ":is(h1, h2, h3):not(.sr-only)";
/** One of several things of a kind, listed after each other. */
const ITEMS = "li, tr, article, [data-item]";
const FOCUSABLE = "a[href], button:not(:disabled), summary, input:not(:disabled), select, textarea, [tabindex='0']";

/** An element that had the focus, and what was around it then. */
interface Place {
	element: Element;
	/** The path of the page. */
	path: string;
	/** The places that contain it, from the inside out. */
	around: Element[];
	/** The items after its own one, and then those before it, nearest first. */
	neighbors: Element[];
	item: Element | null;
	dialog: Element | null;
}

const isLost = () => document.activeElement === null || document.activeElement === document.body;

function placeOf(element: Element): Place {
	const item = element.closest(ITEMS);
	const neighbors: Element[] = [];
	for (let next = item?.nextElementSibling; next; next = next.nextElementSibling) neighbors.push(next);
	for (let next = item?.previousElementSibling; next; next = next.previousElementSibling) neighbors.push(next);
	const around: Element[] = [];
	for (let one = element.closest(PLACES); one; one = one.parentElement?.closest(PLACES) ?? null) around.push(one);
	return {
		element,
		path: location.pathname,
		around,
		neighbors: neighbors.filter((one) => one.matches(ITEMS)),
		item,
		dialog: element.closest(DIALOGS),
	};
}

/** The nearest item that is left, if an item was removed: itself if it takes the focus, or else the first that does. */
function nextItem({ item, neighbors }: Place): HTMLElement | null {
	if (!item || item.isConnected) return null;
	for (const neighbor of neighbors) {
		if (!(neighbor instanceof HTMLElement) || !neighbor.isConnected) continue;
		const target = neighbor.matches("[tabindex]") ? neighbor : neighbor.querySelector<HTMLElement>(FOCUSABLE);
		if (target) return target;
	}
	return null;
}

/** The heading of the part of the page to which the address leads, if any. */
function hashHeading(): HTMLElement | null {
	const target = location.hash.length > 1 ? document.getElementById(location.hash.slice(1)) : null;
	return target?.matches(HEADINGS) ? target : (target?.querySelector<HTMLElement>(HEADINGS) ?? null);
}

function focusHeading(heading: HTMLElement): void {
	heading.tabIndex = -1;
	heading.focus({ preventScroll: true });
}

/** Moves the focus to the part of the page to which the address leads, unless it is somewhere already. */
function followHash(): void {
	const heading = isLost() ? hashHeading() : null;
	if (heading) focusHeading(heading);
}

/**
 * Where reading goes on: the first heading of the nearest place that is still there and has one, or, once the address
 * has changed, the heading of the new page, or of its part to which the address leads.
 */
function nextHeading({ around, path }: Place): HTMLElement | null {
	const asked = location.pathname === path ? null : hashHeading();
	if (asked) return asked;
	const places = location.pathname === path ? around.filter((one) => one.isConnected) : [];
	for (const place of [...places, document.querySelector("main"), document.body]) {
		const heading = place?.querySelector<HTMLElement>(place.matches("main, body") ? "h1" : HEADINGS);
		if (heading) return heading;
	}
	return null;
}

/**
 * Keeps the focus on the page. When the focused element disappears, because it led to another page or its part of the
 * page was replaced, the browser drops the focus, and a screen reader starts over or falls silent. Unless the screen
 * moves the focus itself, it goes to the heading of what is there instead or, if one of several things was removed, to
 * the next of them. A button that was disabled while it worked gets it back. A link of the navigation, which stays,
 * hands it to the heading of the page to which it led.
 * @returns A function that ends it.
 */
export function keepFocus(): () => void {
	let last: Place | null = null;
	/** The last place outside dialogs: what counts once a dialog has closed. */
	let behind: Place | null = null;
	let timer: ReturnType<typeof setTimeout> | undefined;

	const remember = ({ target }: Pick<FocusEvent, "target">) => {
		if (!(target instanceof Element) || target === document.body) return;
		last = placeOf(target);
		if (!last.dialog) behind = last;
	};
	/** Pressing something that takes no focus gives it up on purpose; a button that is disabled meanwhile does not. */
	const forget = ({ target }: FocusEvent) =>
		queueMicrotask(() => {
			const element = last?.element;
			if (target === element && element?.isConnected && !element.matches(":disabled") && isLost()) last = null;
		});
	/** Whether a link outside the page's content has led to another page and still has the focus. */
	const hasLedAway = () =>
		last !== null &&
		location.pathname !== last.path &&
		document.activeElement === last.element &&
		last.element.matches("a[href]") &&
		!last.element.closest(`main, ${DIALOGS}`);
	const move = () => {
		timer = undefined;
		// If it was in a dialog, what opened the dialog may be gone as well.
		const place = last?.dialog && !last.dialog.isConnected ? behind : last;
		if (!place || !(hasLedAway() || (isLost() && !last?.element.isConnected))) return;
		if (isLost() && place.element.isConnected && place.element instanceof HTMLElement) {
			place.element.focus({ preventScroll: true });
			if (!isLost()) return;
		}
		const item = nextItem(place);
		if (item) return item.focus();
		const heading = nextHeading(place);
		// Without a heading the new page is still loading: its next change comes back here.
		if (!heading) return;
		focusHeading(heading);
	};
	const changes = new MutationObserver(() => {
		if (timer !== undefined || !last) return;
		const { element } = last;
		if (hasLedAway() || (isLost() && !element.isConnected)) timer = setTimeout(move, SETTLED_MS);
		else if (isLost() && element instanceof HTMLElement && !element.matches(":disabled")) {
			element.focus({ preventScroll: true });
		}
	});

	followHash();
	if (document.activeElement) remember({ target: document.activeElement });
	document.addEventListener("focusin", remember);
	document.addEventListener("focusout", forget);
	window.addEventListener("hashchange", followHash);
	changes.observe(document.body, { attributeFilter: ["disabled"], childList: true, subtree: true });
	return () => {
		document.removeEventListener("focusin", remember);
		document.removeEventListener("focusout", forget);
		window.removeEventListener("hashchange", followHash);
		changes.disconnect();
		clearTimeout(timer);
	};
}
