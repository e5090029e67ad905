import type { Page } from "@playwright/test";

/** How long a text is that may end in an ellipsis: a sentence of somebody's may, a label may not. */
const SENTENCE = 40;

/** Runs in the page. @returns What does not fit on the screen, in words; each fault once. */
function findMisfits(sentence: number): string[] {
	const EDGE = 1.5;
	const width = document.documentElement.clientWidth;
	const found = new Set<string>();
	if (document.documentElement.scrollWidth > width) found.add("the page scrolls sideways");

	const looks = new WeakMap<Element, { isHidden: boolean; clips: DOMRect | null; scrolls: boolean }>();
	const isSentence = (element: Element) => (element.textContent?.trim().length ?? 0) >= sentence;
	/** What an element does to the words within it, by itself. */
	const lookOf = (element: Element) => {
		let look = looks.get(element);
		if (!look) {
			const style = getComputedStyle(element);
			const isForReaders = style.position === "absolute" && element.clientWidth <= 1;
			const clips = ["hidden", "clip"].includes(style.overflowX);
			// The next slide may look in from the side, and what somebody wrote may end in dots.
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
		// A button may take a tap beside the screen; what is to be seen of it may not be there.
		if (!element.matches("input, textarea, select, img, svg")) continue;
		const box = element.getBoundingClientRect();
		if (box.width > 0 && isOutside(box)) found.add(`<${element.localName}> is beside the screen`);
	}
	return [...found].map((fault) => fault.slice(0, 120));
}

/** What is broken, cut or beside the screen. */
export const misfits = (page: Page): Promise<string[]> => page.evaluate(findMisfits, SENTENCE);
