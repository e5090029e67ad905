/**
 * Turns a text into a part of a file name that every system accepts: at most 60 lower-case letters, digits and hyphens.
 */
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

/** Returns the path of a picture in the ZIP. */
export const photoName = ({ id, createdAt }: { id: string; createdAt: Date }): string =>
	`photos/${createdAt.toISOString().slice(0, 10)}-${safeName(id)}.jpg`;

/** Returns the path of a spoken text in the ZIP. */
export const audioName = ({ id, kind, voice }: { id: string; kind: string; voice: string }): string =>
	`audio/${safeName(kind)}-${safeName(voice)}-${safeName(id)}.mp3`;
