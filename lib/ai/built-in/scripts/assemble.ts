import { join, paragraphs, tidy, wordCount } from "../writing/prose";

/** A piece of a text: which paragraph it stands in, and how much would be missing without it. */
export interface Piece {
	paragraph: number;
	text: string | null | undefined;
	worth: number;
}

/**
 * Puts together what is worth most until the text is long enough, and keeps the order in which the pieces were given.
 * @param enough Pieces worth less than 30 are only taken while the text has fewer words than this.
 * @param most No piece is taken that would make it longer than this.
 */
export function assemble(pieces: readonly Piece[], enough: number, most: number): string {
	const taken = new Set<Piece>();
	let words = 0;
	for (const piece of [...pieces].sort((a, b) => b.worth - a.worth)) {
		if (!piece.text) continue;
		const length = wordCount(piece.text);
		if (words + length > most || (piece.worth < 30 && words >= enough)) continue;
		taken.add(piece);
		words += length;
	}
	const numbers = [...new Set(pieces.map(({ paragraph }) => paragraph))].sort((a, b) => a - b);
	return paragraphs(
		...numbers.map((number) => {
			const text = join(
				...pieces.filter((piece) => taken.has(piece) && piece.paragraph === number).map(({ text }) => text),
			);
			return text ? tidy(text) : null;
		}),
	);
}
