"use client";

import { useEffect, useState } from "react";
import { SEARCH_BOX } from "@/lib/domain/core/search-box";

/**
 * Opens the search with Ctrl or Cmd and K, from anywhere. Where it is open already, the keys lead to its box.
 * @returns Whether it is open, and a function that closes it.
 */
export function useSearchKey(): [isOpen: boolean, close: () => void] {
	const [isOpen, setOpen] = useState(false);
	useEffect(() => {
		const hear = (event: KeyboardEvent) => {
			const isMeant = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
			if (!isMeant || event.key.toLowerCase() !== "k" || event.defaultPrevented) return;
			event.preventDefault();
			const box = document.getElementById(SEARCH_BOX);
			if (box) box.focus();
			else setOpen(true);
		};
		document.addEventListener("keydown", hear);
		return () => document.removeEventListener("keydown", hear);
	}, []);
	return [isOpen, () => setOpen(false)];
}
