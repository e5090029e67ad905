"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";

/** Opens the search with Ctrl or Cmd and K, from anywhere. */
export function useSearchKey(): void {
	const router = useRouter();
	useEffect(() => {
		const hear = (event: KeyboardEvent) => {
			const isMeant = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
			if (!isMeant || event.key.toLowerCase() !== "k" || event.defaultPrevented) return;
			event.preventDefault();
			router.push("/search");
		};
		document.addEventListener("keydown", hear);
		return () => document.removeEventListener("keydown", hear);
	}, [router]);
}
