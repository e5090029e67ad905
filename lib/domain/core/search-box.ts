/** The id of the box that searches everything. In a file of its own, because every screen needs it at first. */
export const SEARCH_BOX = "search-everything";
