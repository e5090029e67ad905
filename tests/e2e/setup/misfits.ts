import type { Locator, Page } from "@playwright/test";

/** From this length on, a text may end in an ellipsis: a person's sentence may, a label may not. */
const SENTENCE = 40;

/** Runs in the page. @returns Descriptions of what does not fit on the screen, each fault once. */
function findMisfits(sentence: number): string[] {
	const EDGE = 1.5;
	const width = document.documentElement.clientWidth;
	const found = new Set<string>();
	if (document.documentElement.scrollWidth > width) found.add("the page scrolls sideways");

	const looks = new WeakMap<Element, { isHidden: boolean; clips: DOMRect | null; scrolls: boolean }>();
	const isSentence = (element: Element) => (element.textContent?.trim().length ?? 0) >= sentence;
	/** Returns how an element itself affects the words in it. */
	const lookOf = (element: Element) => {
		let look = looks.get(element);
		if (!look) {
			const style = getComputedStyle(element);
			const isForReaders = style.position === "absolute" && element.clientWidth <= 1;
			const clips = ["hidden", "clip"].includes(style.overflowX);
			// The next slide may be partly visible at the side, and a person's text may end in an ellipsis.
			const isLedOn =
				element.matches("[aria-roledescription=slide]") || (isSentence(element) && style.textOverflow === "ellipsis");
			look = {
				isHidden:
					isForReaders || isLedOn || element.matches("[inert], [aria-hidden=true]") || !element.checkVisibility(),
				clips: clips ? element.getBoundingClientRect() : null,
				scrolls: ["auto", "scroll"].includes(style.overflowX) && element.scrollWidth > element.clientWidth,
			};
			looks.set(element, look);
		}
		return look;
	};
	const around = function* (element: Element | null) {
		for (let one = element; one && one !== document.body; one = one.parentElement) yield one;
	};
	const isPartly = (inner: DOMRect, outer: DOMRect) =>
		inner.left < outer.right &&
		inner.right > outer.left &&
		(inner.right > outer.right + EDGE || inner.left < outer.left - EDGE);
	const isOutside = ({ left, right }: DOMRect) => right > width + EDGE || left < -EDGE;

	const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	const range = document.createRange();
	for (let node = texts.nextNode(); node; node = texts.nextNode()) {
		const text = node.nodeValue ?? "";
		const ancestors = [...around(node.parentElement)];
		if (text.trim() === "" || ancestors.some((one) => lookOf(one).isHidden || lookOf(one).scrolls)) continue;
		const button = node.parentElement?.closest("button, a, label")?.getBoundingClientRect();
		for (const { 0: word, index } of text.matchAll(/\p{L}[\p{L}\p{M}’']*/gu)) {
			range.setStart(node, index);
			range.setEnd(node, index + word.length);
			const [first, ...others] = [...range.getClientRects()].filter((rect) => rect.width > 0);
			if (!first) continue;
			const whole = range.getBoundingClientRect();
			if (others.some(({ top }) => top > first.top + first.height / 2)) found.add(`“${word}” is broken: ${text}`);
			else if (isOutside(whole)) found.add(`“${word}” is beside the screen: ${text}`);
			else if (ancestors.some((one) => isPartly(whole, lookOf(one).clips ?? whole)))
				found.add(`“${word}” is cut: ${text}`);
			else if (button && isPartly(whole, button)) found.add(`“${word}” stands out of what it labels: ${text}`);
		}
	}
	for (const element of document.querySelectorAll("*")) {
		const ancestors = [...around(element)];
		if (ancestors.some((one) => lookOf(one).isHidden || lookOf(one).scrolls)) continue;
		const isLabel = !isSentence(element) && getComputedStyle(element).textOverflow === "ellipsis";
		if (isLabel && element.scrollWidth > element.clientWidth + 1)
			found.add(`a label ends in dots: ${element.textContent}`);
		// A button's touch area may extend beyond the screen; its visible parts may not.
		if (!element.matches("input, textarea, select, img, svg")) continue;
		const box = element.getBoundingClientRect();
		if (box.width > 0 && isOutside(box)) found.add(`<${element.localName}> is beside the screen`);
	}
	// Controls must not overlap each other.
	const bars = "[class*=fixed], [class*=sticky]";
	const pressed = [...document.querySelectorAll<HTMLElement>("main button, main a, [role=dialog] button")].filter(
		(one) => !one.closest(bars) && ![...around(one)].some((outer) => lookOf(outer).isHidden || lookOf(outer).scrolls),
	);
	/** Returns the visible part of an element: the rest has been scrolled out of view. */
	const seenOf = (one: Element) => {
		const { left, right, top, bottom } = one.getBoundingClientRect();
		const seen = { left, right, top, bottom };
		for (const outer of around(one.parentElement)) {
			if (getComputedStyle(outer).overflowY === "visible") continue;
			const window = outer.getBoundingClientRect();
			seen.top = Math.max(seen.top, window.top);
			seen.bottom = Math.min(seen.bottom, window.bottom);
		}
		return seen;
	};
	const boxes = pressed.map((one) => ({ one, box: seenOf(one) })).filter(({ box }) => box.right - box.left > 1);
	const DEEP = 6;
	boxes.forEach(({ one, box }, place) => {
		for (const { one: other, box: its } of boxes.slice(place + 1)) {
			const across = Math.min(box.right, its.right) - Math.max(box.left, its.left);
			const down = Math.min(box.bottom, its.bottom) - Math.max(box.top, its.top);
			const isOneLayer = one.closest("[role=dialog]") === other.closest("[role=dialog]");
			if (isOneLayer && across > DEEP && down > DEEP && !one.contains(other) && !other.contains(one))
				found.add(`“${one.textContent?.trim()}” and “${other.textContent?.trim()}” lie on each other`);
		}
	});
	return [...found].map((fault) => fault.slice(0, 120));
}

/** Returns what is broken, cut off or outside the screen. */
export const misfits = (page: Page): Promise<string[]> => page.evaluate(findMisfits, SENTENCE);

/** Runs in the page. @returns The parts of an open dialog that cannot be scrolled onto the screen. */
function findOutOfReach(dialog: Element): string[] {
	const EDGE = 1.5;
	const found: string[] = [];
	const { top, bottom, left, right } = dialog.getBoundingClientRect();
	if (top < -EDGE || left < -EDGE || right > innerWidth + EDGE || bottom > innerHeight + EDGE)
		found.push("it is larger than the screen");
	if (dialog.scrollWidth > dialog.clientWidth + EDGE) found.push("it scrolls sideways");
	for (const control of dialog.querySelectorAll("button, a, input, select, textarea")) {
		if (!control.checkVisibility() || control.matches("[aria-hidden=true]")) continue;
		control.scrollIntoView({ block: "nearest", inline: "nearest" });
		const box = control.getBoundingClientRect();
		const isTaller = box.height > innerHeight;
		if (
			box.left < -EDGE ||
			box.right > innerWidth + EDGE ||
			(!isTaller && (box.top < -EDGE || box.bottom > innerHeight + EDGE))
		)
			found.push(`out of reach: ${(control.getAttribute("aria-label") ?? control.textContent ?? "").slice(0, 60)}`);
	}
	return found;
}

/** Returns the parts of an open dialog that are outside the screen however far it is scrolled. */
export const outOfReach = (dialog: Locator): Promise<string[]> => dialog.evaluate(findOutOfReach);

/** Sets the size of the browser's letters, in pixels. */
export async function setLetters(page: Page, standard: number): Promise<void> {
	const session = await page.context().newCDPSession(page);
	await session.send("Page.setFontSizes", { fontSizes: { standard, fixed: standard } });
	await session.detach();
}
