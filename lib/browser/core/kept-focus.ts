/** How long a screen may take to move the focus itself, in milliseconds. */
const SETTLED_MS = 150;
const PLACES = ":is(section, article, form, [role=region], [role=dialog], [role=alertdialog], main)";
const HEADINGS = "h1, h2, h3";

const isLost = () => document.activeElement === null || document.activeElement === document.body;

/**
 * Where reading goes on: the first heading of the nearest of `around` that is still there and has one, or, once the
 * address has changed, the heading of the new page.
 */
function nextHeading(around: readonly Element[], isElsewhere: boolean): HTMLElement | null {
	const places = isElsewhere ? [] : around.filter((one) => one.isConnected);
	for (const place of [...places, document.querySelector("main"), document.body]) {
		const heading = place?.querySelector<HTMLElement>(place.matches("main, body") ? "h1" : HEADINGS);
		if (heading) return heading;
	}
	return null;
}

/**
 * Keeps the focus on the page. When the focused element disappears, because it led to another page or its part of the
 * page was replaced, the browser drops the focus, and a screen reader starts over or falls silent. Unless the screen
 * moves the focus itself, it goes to the heading of what is there instead. A button that was disabled while it worked
 * gets it back.
 * @returns A function that ends it.
 */
export function keepFocus(): () => void {
	let last: Element | null = null;
	let around: Element[] = [];
	let path = location.pathname;
	let timer: ReturnType<typeof setTimeout> | undefined;

	const remember = ({ target }: Pick<FocusEvent, "target">) => {
		if (!(target instanceof Element)) return;
		last = target;
		path = location.pathname;
		around = [];
		for (let one = target.closest(PLACES); one; one = one.parentElement?.closest(PLACES) ?? null) around.push(one);
	};
	/** Pressing something that takes no focus gives it up on purpose; a button that is disabled meanwhile does not. */
	const forget = ({ target }: FocusEvent) =>
		queueMicrotask(() => {
			if (target === last && last?.isConnected && !last.matches(":disabled") && isLost()) last = null;
		});
	const move = () => {
		timer = undefined;
		if (!isLost() || !last || last.isConnected) return;
		const heading = nextHeading(around, location.pathname !== path);
		// Without a heading the new page is still loading: its next change comes back here.
		if (!heading) return;
		heading.tabIndex = -1;
		heading.focus({ preventScroll: true });
	};
	const changes = new MutationObserver(() => {
		if (timer !== undefined || !last || !isLost()) return;
		if (!last.isConnected) timer = setTimeout(move, SETTLED_MS);
		else if (last instanceof HTMLElement && !last.matches(":disabled")) last.focus({ preventScroll: true });
	});

	if (document.activeElement) remember({ target: document.activeElement });
	document.addEventListener("focusin", remember);
	document.addEventListener("focusout", forget);
	changes.observe(document.body, { attributeFilter: ["disabled"], childList: true, subtree: true });
	return () => {
		document.removeEventListener("focusin", remember);
		document.removeEventListener("focusout", forget);
		changes.disconnect();
		clearTimeout(timer);
	};
}
