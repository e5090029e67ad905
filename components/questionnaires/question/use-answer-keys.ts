"use client";

import { useEffect, useEffectEvent } from "react";

interface AnswerKeys {
	/** The highest number of the scale that is shown, or null if none is shown. */
	max: number | null;
	onNumber: (value: number) => void;
	onGoOn: () => void;
	/** Whether keys do nothing, because the answers are being sent. */
	isOff: boolean;
}

const isInDialog = (target: EventTarget | null) =>
	target instanceof HTMLElement && target.closest("[role=dialog], [role=alertdialog]") !== null;
/**
 * Whether a key was pressed on a radio button. Enter does nothing there, but Radix prevents its default as if it did.
 */
const isRadio = (target: EventTarget | null) => target instanceof HTMLElement && target.matches("[role=radio]");
const reactsToEnter = (target: EventTarget | null) =>
	target instanceof HTMLElement &&
	!isRadio(target) &&
	target.closest("button, a, input, textarea, select, summary") !== null;

/**
 * Handles the keyboard: a digit moves the scale (0 is 10), Enter moves on if it means nothing else, and Ctrl or Cmd
 * with Enter moves on from anywhere.
 */
export function useAnswerKeys({ max, onNumber, onGoOn, isOff }: AnswerKeys): void {
	const hear = useEffectEvent((event: KeyboardEvent) => {
		if (isOff || event.altKey || event.isComposing || isInDialog(event.target)) return;
		if (event.defaultPrevented && !isRadio(event.target)) return;
		if (event.key === "Enter") {
			const isMeant = event.ctrlKey || event.metaKey || !(event.shiftKey || reactsToEnter(event.target));
			if (!isMeant || event.repeat) return;
			event.preventDefault();
			onGoOn();
			return;
		}
		if (max === null || event.ctrlKey || event.metaKey || event.repeat || !/^\d$/.test(event.key)) return;
		const number = Number(event.key) || 10;
		if (number > max) return;
		event.preventDefault();
		onNumber(number);
	});
	useEffect(() => {
		const listener = (event: KeyboardEvent) => hear(event);
		document.addEventListener("keydown", listener);
		return () => document.removeEventListener("keydown", listener);
	}, []);
}
