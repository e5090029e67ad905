/**
 * Next removes the length that a handler sets, in case it has decompressed the body. A handler that is sure of the
 * length (audio, which Safari plays only with one) sets it under a name that Next does not know, and this puts it where
 * it belongs.
 * @param {import("node:http").ServerResponse} response
 */
export function keepLength(response) {
	const { setHeader } = response;
	response.setHeader = (name, value) =>
		setHeader.call(response, name.toLowerCase() === "x-content-length" ? "content-length" : name, value);
}
