import "server-only";

/** Builds the response to a request for a photo. */
export const photoResponse = (bytes: Uint8Array): Response =>
	new Response(new Uint8Array(bytes), {
		headers: {
			"content-type": "image/jpeg",
			"content-disposition": "inline",
			// No cache may store the photo, not even the person's own browser cache, which outlives a sign-out.
			"cache-control": "private, no-store",
			"x-content-type-options": "nosniff",
			// Keeps the photo from running anything, whatever type a browser takes it for.
			"content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
		},
	});
