/** A part of a file name that every system takes: small letters, digits and hyphens, 60 at the most. */
export function safeName(text: string): string {
	const plain = text
		.normalize("NFKD")
		.replace(/\p{M}+/gu, "")
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, "-")
		.slice(0, 60)
		.replace(/^-+|-+$/g, "");
	return plain || "untitled";
}

/** The file of a spoken text. */
export const audioName = ({ id, kind, voice }: { id: string; kind: string; voice: string }): string =>
	`audio/${safeName(kind)}-${safeName(voice)}-${safeName(id)}.mp3`;
