import type { KeyboardEvent } from "react";

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * Moves the focus among an element's links with the arrow keys, Home and End, so that the Tab key passes them in one
 * step: all but one of them have `tabIndex` -1.
 */
export function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
	const links = [...event.currentTarget.querySelectorAll<HTMLElement>("a[href]")].filter(
		(link) => link.checkVisibility?.() !== false,
	);
	const at = links.indexOf(document.activeElement as HTMLElement);
	const step = steps[event.key];
	const next =
		step !== undefined && at >= 0 ? at + step : event.key === "Home" ? 0 : event.key === "End" ? -1 : undefined;
	const link = next === undefined ? undefined : links.at(next === links.length ? 0 : next);
	if (!link) return;
	event.preventDefault();
	link.focus();
}
