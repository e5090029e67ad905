/** The most pictures of an entry. */
export const MAX_PHOTOS = 4;
/** The longest side of a stored picture, and of its small version for lists, in pixels. */
export const LONGEST_SIDE = 2048;
export const SMALL_SIDE = 480;
/** The most bytes of an uploaded picture. Browsers shrink it before sending. */
export const MAX_PHOTO_BYTES = 15 * 1024 * 1024;
/** The most pixels of an uploaded picture: those of the largest sensors in ordinary phones. */
export const MAX_PIXELS = 60_000_000;
/**
 * The most pixels that all scans of a JPEG may cover together: twelve times the largest picture, which takes about a
 * second to decode.
 */
export const MAX_SCANNED_PIXELS = 12 * MAX_PIXELS;
/** The most characters of a picture's description. */
export const MAX_DESCRIPTION = 500;
