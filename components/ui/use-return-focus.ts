import { useRef } from "react";

/**
 * Handlers for a dialog's content that give the focus back to where it was. Radix does so only for dialogs that are
 * opened by its own Trigger; ours are mostly opened by state. Where the focus was in a form in which a field was found
 * wrong meanwhile, that field gets it.
 */
export function useReturnFocus() {
	const previous = useRef<Element | null>(null);
	return {
		onOpenAutoFocus: () => {
			previous.current = document.activeElement;
		},
		onCloseAutoFocus: (event: Event) => {
			event.preventDefault();
			const target = previous.current?.closest("form")?.querySelector("[aria-invalid='true']") ?? previous.current;
			if (target instanceof HTMLElement) target.focus({ preventScroll: true });
		},
	};
}
