"use client";

import { useEffect, useState } from "react";

/**
 * Whether something has lasted for a certain time.
 * @param ms That time in milliseconds.
 */
export function useHasLasted(goesOn: boolean, ms: number): boolean {
	const [lasts, setLasts] = useState(false);
	useEffect(() => {
		if (!goesOn) return;
		const timer = setTimeout(() => setLasts(true), ms);
		return () => {
			clearTimeout(timer);
			setLasts(false);
		};
	}, [goesOn, ms]);
	return lasts;
}
