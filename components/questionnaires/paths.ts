export const LIBRARY_PATH = "/questionnaires";

/** How a questionnaire is opened: to be answered, or to see its analysis. */
export type Mode = "edit" | "analysis";

/** What the screen shows. */
export interface Place {
	/** Null in the library. */
	questionnaireId: string | null;
	mode: Mode | null;
	/** The id of one of several responses to the questionnaire; null for the newest. */
	responseId: string | null;
}

export const libraryPlace: Place = { questionnaireId: null, mode: null, responseId: null };

/** Returns the place of a URL; null if it is not below /questionnaires. */
export function placeOf(pathname: string, search: Pick<URLSearchParams, "get">): Place | null {
	if (pathname !== LIBRARY_PATH && !pathname.startsWith(`${LIBRARY_PATH}/`)) return null;
	const [id, mode] = pathname.slice(LIBRARY_PATH.length + 1).split("/");
	if (!id) return libraryPlace;
	return {
		questionnaireId: decode(id),
		mode: mode === "edit" || mode === "analysis" ? mode : null,
		responseId: search.get("response"),
	};
}

/** Returns the path of a place. */
export function pathOf({ questionnaireId, mode, responseId }: Place): string {
	if (questionnaireId === null) return LIBRARY_PATH;
	const path = [LIBRARY_PATH, encodeURIComponent(questionnaireId), mode].filter(Boolean).join("/");
	return responseId ? `${path}?response=${encodeURIComponent(responseId)}` : path;
}

/** The value of `from` in URLs to which the profile links. */
export const PROFILE_ORIGIN = "profile";

/** Returns the path of a place to which another screen than the library links, and from which `from` leads back. */
export function pathFrom(origin: string, place: Place): string {
	const path = pathOf(place);
	return `${path}${path.includes("?") ? "&" : "?"}from=${encodeURIComponent(origin)}`;
}

function decode(part: string): string {
	try {
		return decodeURIComponent(part);
	} catch {
		return part;
	}
}
