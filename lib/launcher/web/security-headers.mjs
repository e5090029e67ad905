// Headers of every response, whatever sends it: a handler, a page, Next itself, or the server in front of it.
const isProduction = process.env.NODE_ENV === "production";

/** @type {{ key: string, value: string }[]} */
export const securityHeaders = [
	{ key: "X-Content-Type-Options", value: "nosniff" },
	{ key: "X-Frame-Options", value: "DENY" },
	// Addresses reveal what the person reads, which other sites should not learn.
	{ key: "Referrer-Policy", value: "same-origin" },
	{ key: "Cross-Origin-Opener-Policy", value: "same-origin" },
	{ key: "Cross-Origin-Resource-Policy", value: "same-origin" },
	{ key: "Permissions-Policy", value: "camera=(), geolocation=(), payment=(), usb=(), microphone=(self)" },
	...(isProduction ? [{ key: "Strict-Transport-Security", value: "max-age=31536000; includeSubDomains" }] : []),
];

/**
 * Content security policy of responses that are not pages, such as redirects, server errors and files: nothing may run
 * in them.
 */
export const NOTHING_RUNS =
	"default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Content security policy of the service worker and of the documents that it shows offline. They are files, so there is
 * no fresh nonce; nothing in them is inline.
 */
export const OFFLINE_DOCUMENTS =
	"default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; " +
	"connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
