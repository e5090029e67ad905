import type { Page } from "@playwright/test";

/** Runs in the page. Moves the focus through it. @returns What is covered while it has the focus. */
async function findCovered(): Promise<string[]> {
	/** How much of a control has to be visible. */
	const MOST = 0.5;
	const found: string[] = [];
	const controls = document.querySelectorAll<HTMLElement>("a[href], button, input, textarea, select, summary");
	for (const control of controls) {
		control.focus();
		if (document.activeElement !== control) continue;
		await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
		const { left, right, top, bottom } = control.getBoundingClientRect();
		if (right - left < 2) continue;
		const x = Math.min(Math.max((left + right) / 2, 1), innerWidth - 1);
		const rows = [];
		for (let y = Math.max(top, 0) + 1; y < Math.min(bottom, innerHeight); y += 2) rows.push(y);
		const isSeen = (y: number) => {
			const there = document.elementFromPoint(x, y);
			return there !== null && (control.contains(there) || there.contains(control) || labelled(there) === control);
		};
		if (rows.filter(isSeen).length <= rows.length * MOST)
			found.push((control.getAttribute("aria-label") ?? control.textContent ?? control.outerHTML).slice(0, 60));
	}
	return found;

	function labelled(element: Element) {
		return element.closest("label")?.control ?? null;
	}
}

/** Runs in the page. @returns The share of the screen's height that bars take which stay in place. */
function measureBars(): number {
	const bars = [...document.querySelectorAll("body *")].filter((element) => {
		const { position } = getComputedStyle(element);
		const { width } = element.getBoundingClientRect();
		return (position === "fixed" || position === "sticky") && element.checkVisibility() && width > innerWidth / 2;
	});
	return bars.reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0) / innerHeight;
}

/** Returns the controls that something covers while they have the focus. */
export const covered = (page: Page): Promise<string[]> => page.evaluate(findCovered);

/** Returns how much of the screen's height is taken by bars that stay in place, from 0 to 1. */
export const shareOfBars = (page: Page): Promise<number> => page.evaluate(measureBars);
