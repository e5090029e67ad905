"use client";

import { useEffect, useRef } from "react";

/** For a button that is disabled while it works: restores the focus that the browser removed. */
export function useRestoredFocus(isDisabled: boolean) {
	const button = useRef<HTMLButtonElement>(null);
	const wasDisabled = useRef(false);
	useEffect(() => {
		const isFree = document.activeElement === document.body || document.activeElement === null;
		if (wasDisabled.current && !isDisabled && isFree) button.current?.focus({ preventScroll: true });
		wasDisabled.current = isDisabled;
	}, [isDisabled]);
	return button;
}
