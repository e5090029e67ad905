const PROFILE_PATH = "/profile";

/** Returns the id of an item under Assessment Analysis; preceded by `#`, it is the URL's fragment that opens it. */
export const assessmentAnchor = (key: string) => `assessment-${key}`;

/** Returns the path of the profile, opened at a completed questionnaire: at this response, or at the newest. */
export function profilePath(questionnaireId: string, responseId: string | undefined): string {
	return `${PROFILE_PATH}#${assessmentAnchor(responseId ?? questionnaireId)}`;
}
