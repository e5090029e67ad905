/**
 * Sets a response's content length. Next removes the length that a handler sets, in case it has decompressed the body.
 * A handler that is sure of the length (of audio, which Safari only plays with a length) sets it under a name that Next
 * does not know, and this function renames it.
 * @param {import("node:http").ServerResponse} response
 */
export function keepLength(response) {
	const { setHeader } = response;
	response.setHeader = (name, value) =>
		setHeader.call(response, name.toLowerCase() === "x-content-length" ? "content-length" : name, value);
}
