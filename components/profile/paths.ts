const PROFILE_PATH = "/profile";

/** The id of an item of the Assessment Analysis; with a `#` before it, the end of the address at which it is open. */
export const assessmentAnchor = (key: string) => `assessment-${key}`;

/** The profile, opened at what was completed: at this response, or at the newest to the questionnaire. */
export function profilePath(questionnaireId: string, responseId: string | undefined): string {
	return `${PROFILE_PATH}#${assessmentAnchor(responseId ?? questionnaireId)}`;
}
