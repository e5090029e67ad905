import { useRef } from "react";

// A button that is disabled while its work runs has lost the focus before the dialog about that work opens.
let lastFocused: Element | null = null;
if (typeof document !== "undefined") {
	document.addEventListener("focusin", ({ target }) => {
		if (target instanceof Element && !target.closest("[role=dialog], [role=alertdialog]")) lastFocused = target;
	});
}

/**
 * Handlers for a dialog's content that give the focus back to where it was. Radix does so only for dialogs that are
 * opened by its own Trigger; ours are mostly opened by state. Where the focus was in a form in which a field was found
 * wrong meanwhile, that field gets it.
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
			const target = previous.current?.closest("form")?.querySelector("[aria-invalid='true']") ?? previous.current;
			if (target instanceof HTMLElement) target.focus({ preventScroll: true });
		},
	};
}
