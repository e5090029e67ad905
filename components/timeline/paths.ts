/** Where a relationship is added. */
export const ADD_RELATIONSHIP_PATH = "/relationship-questionnaire";

/** Where the answers about one relationship are edited. */
export const editPath = (responseId: string) => `${ADD_RELATIONSHIP_PATH}?edit=${encodeURIComponent(responseId)}`;
