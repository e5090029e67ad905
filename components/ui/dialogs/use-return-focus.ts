import { useRef } from "react";

// A button that is disabled while its work runs loses the focus before the dialog about that work opens.
let lastFocused: Element | null = null;
if (typeof document !== "undefined") {
	document.addEventListener("focusin", ({ target }) => {
		if (target instanceof Element && !target.closest("[role=dialog], [role=alertdialog]")) lastFocused = target;
	});
}

/**
 * Returns handlers for a dialog's content that return the focus to where it was. Radix does so only for dialogs that
 * are opened by its own Trigger; ours are mostly opened by state. If the focus was in a form in which a field became
 * invalid meanwhile, that field gets it. If the focused element is gone, for example deleted, `keepFocus` finds another.
 */
export function useReturnFocus() {
	const previous = useRef<Element | null>(null);
	return {
		onOpenAutoFocus: () => {
			const { activeElement, body } = document;
			previous.current = activeElement === body ? lastFocused : activeElement;
		},
		onCloseAutoFocus: (event: Event) => {
			event.preventDefault();
			// What the dialog led to has it already: another dialog, or a place on the page.
			if (document.activeElement && document.activeElement !== document.body) return;
			const before = [previous.current, lastFocused].find((one) => one?.isConnected);
			const target = before?.closest("form")?.querySelector("[aria-invalid='true']") ?? before;
			if (target instanceof HTMLElement) target.focus({ preventScroll: true });
		},
	};
}
