/** The button with which somebody says that they were misread: one wording everywhere. */
export const NOT_MEANT = "This is not what I meant";
