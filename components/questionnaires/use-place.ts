"use client";

import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { useState } from "react";
import { LIBRARY_PATH, libraryPlace, type Place, pathFrom, pathOf, placeOf } from "./paths";

interface PlaceHandle {
	place: Place;
	go: (next: Partial<Place>, how?: "push" | "replace") => void;
	/** Goes to the return path. */
	leave: () => void;
}

/**
 * Where in the questionnaires the person is. Below /questionnaires the address says it, and it is changed without
 * asking the server, because all data is loaded already. On a page that shows only one questionnaire
 * (/relationship-questionnaire) the address stays.
 */
export function usePlace(initial: Place, returnPath: string): PlaceHandle {
	const router = useRouter();
	const search = useSearchParams();
	const addressed = placeOf(usePathname(), search);
	const origin = search.get("from");
	const [own, setOwn] = useState(initial);

	const go: PlaceHandle["go"] = (next, how = "push") => {
		const target = { ...libraryPlace, ...next };
		// After a reload, the way back must still be known.
		const path = origin !== null && target.mode === "analysis" ? pathFrom(origin, target) : pathOf(target);
		if (!addressed) setOwn(target);
		else if (how === "push") window.history.pushState(null, "", path);
		else window.history.replaceState(null, "", path);
	};

	const leave = () => {
		if (addressed && returnPath === LIBRARY_PATH) go(libraryPlace, "replace");
		else router.replace(returnPath);
	};

	return { place: addressed ?? own, go, leave };
}
