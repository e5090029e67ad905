"use client";

import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { useState } from "react";
import { LIBRARY_PATH, libraryPlace, type Place, pathFrom, pathOf, placeOf } from "./paths";

interface PlaceHandle {
	place: Place;
	go: (next: Partial<Place>, how?: "push" | "replace") => void;
	/** Navigates to the return path. */
	leave: () => void;
	/** Whether an analysis is shown as a page, as when its URL was opened directly; within the library it is a dialog. */
	isPage: boolean;
	/** Shows the open analysis as a page. */
	showAsPage: () => void;
}

/**
 * Keeps track of the person's place in the questionnaires. Below /questionnaires it is in the URL, which is changed
 * without asking the server, because all data is loaded already. On a page that shows only one questionnaire
 * (/relationship-questionnaire) the URL stays the same.
 */
export function usePlace(initial: Place, returnPath: string): PlaceHandle {
	const router = useRouter();
	const search = useSearchParams();
	const addressed = placeOf(usePathname(), search);
	const origin = search.get("from");
	const [own, setOwn] = useState(initial);
	const [isPage, setPage] = useState(initial.mode === "analysis");

	const go: PlaceHandle["go"] = (next, how = "push") => {
		const target = { ...libraryPlace, ...next };
		// The way back must still be known after a reload.
		const path = origin !== null && target.mode === "analysis" ? pathFrom(origin, target) : pathOf(target);
		if (!addressed) setOwn(target);
		else if (how === "push") window.history.pushState(null, "", path);
		else window.history.replaceState(null, "", path);
	};

	const leave = () => {
		if (addressed && returnPath === LIBRARY_PATH) go(libraryPlace, "replace");
		else router.replace(returnPath);
	};

	const place = addressed ?? own;
	// Not when it is left: the URL changes a moment later, and until then the dialog would replace the page.
	if (isPage && place.mode !== "analysis") setPage(false);

	return { place, go, leave, isPage, showAsPage: () => setPage(true) };
}
