import type { OwnDanger } from "@/lib/domain/safety/kinds";

/** The notice in one language: for each kind of danger a heading, two paragraphs, and when to call immediately. */
export interface Translation {
	messages: Record<OwnDanger, [title: string, ...paragraphs: [string, string, string]]>;
	/** Says that the text is saved, and that nobody was told. */
	saved: string;
}
