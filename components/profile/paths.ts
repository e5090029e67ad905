const PROFILE_PATH = "/profile";

/**
 * The id of an item under Assessment Analysis; with a `#` before it, it is the fragment of the address at which it is
 * open.
 */
export const assessmentAnchor = (key: string) => `assessment-${key}`;

/** The profile, opened at a completed questionnaire: at this response, or at the newest. */
export function profilePath(questionnaireId: string, responseId: string | undefined): string {
	return `${PROFILE_PATH}#${assessmentAnchor(responseId ?? questionnaireId)}`;
}
