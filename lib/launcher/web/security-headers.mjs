// The headers of every answer, whoever makes it: a handler, a page, Next itself, or the server in front of it.
const isProduction = process.env.NODE_ENV === "production";

/** @type {{ key: string, value: string }[]} */
export const securityHeaders = [
	{ key: "X-Content-Type-Options", value: "nosniff" },
	{ key: "X-Frame-Options", value: "DENY" },
	// Addresses here reveal what somebody reads, and no other site should learn it.
	{ key: "Referrer-Policy", value: "same-origin" },
	{ key: "Cross-Origin-Opener-Policy", value: "same-origin" },
	{ key: "Cross-Origin-Resource-Policy", value: "same-origin" },
	{ key: "Permissions-Policy", value: "camera=(), geolocation=(), payment=(), usb=(), microphone=(self)" },
	...(isProduction ? [{ key: "Strict-Transport-Security", value: "max-age=31536000; includeSubDomains" }] : []),
];

/** For answers that are not pages of ours, such as redirects, server errors and files: nothing may run in them. */
export const NOTHING_RUNS =
	"default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * For the service worker and the documents that it shows without a network. They are files, so no nonce can be new each
 * time; nothing in them is inline.
 */
export const OFFLINE_DOCUMENTS =
	"default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; " +
	"connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
