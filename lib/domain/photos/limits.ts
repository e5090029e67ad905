/** Maximum number of pictures per entry. */
export const MAX_PHOTOS = 4;
/** The longest side of a stored picture, and of its small version for lists, in pixels. */
export const LONGEST_SIDE = 2048;
export const SMALL_SIDE = 480;
/** Maximum size of an uploaded picture, in bytes. Browsers shrink it before sending. */
export const MAX_PHOTO_BYTES = 15 * 1024 * 1024;
/** Maximum number of pixels in an uploaded picture: those of the largest sensors in ordinary phones. */
export const MAX_PIXELS = 60_000_000;
/**
 * Maximum number of pixels covered by all scans of a JPEG together: twelve times the largest picture, which takes about
 * a second to decode.
 */
export const MAX_SCANNED_PIXELS = 12 * MAX_PIXELS;
/** Maximum length of a picture's description, in characters. */
export const MAX_DESCRIPTION = 500;
