/** The path for adding a relationship. */
export const ADD_RELATIONSHIP_PATH = "/relationship-questionnaire";

/** Returns the path for editing the answers about one relationship. */
export const editPath = (responseId: string) => `${ADD_RELATIONSHIP_PATH}?edit=${encodeURIComponent(responseId)}`;
