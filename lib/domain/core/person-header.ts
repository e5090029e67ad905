/**
 * The header with which a page says for whom it was made, by the person's id. The cookie of a browser can become
 * somebody else's while an earlier person's page is still open in another window.
 */
export const PERSON_HEADER = "x-person";
