/** Returns a new Idempotency-Key. Pages that are not served over https have no `randomUUID`. */
export function newSendKey(source: Pick<Crypto, "getRandomValues"> & Partial<Pick<Crypto, "randomUUID">>): string {
	if (source.randomUUID) return source.randomUUID();
	const bytes = source.getRandomValues(new Uint8Array(16));
	// RFC 9562, version 4: four bits of version, two bits of variant, the rest random.
	bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
	bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
	const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
	return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
