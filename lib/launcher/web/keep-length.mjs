/**
 * Next leaves out the length that a handler gives, since it might have unpacked the body meanwhile. Where a handler is
 * sure of it (audio, which Safari plays only with a length), it says so under a name that Next does not know, and this
 * puts it where it belongs.
 * @param {import("node:http").ServerResponse} response
 */
export function keepLength(response) {
	const { setHeader } = response;
	response.setHeader = (name, value) =>
		setHeader.call(response, name.toLowerCase() === "x-content-length" ? "content-length" : name, value);
}
