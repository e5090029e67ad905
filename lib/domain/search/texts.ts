import type { FactSource } from "@/lib/domain/memory/schema";

/** Headings for the pages of each kind in search results. */
export const pageKindNames: Readonly<Record<FactSource["kind"], string>> = {
	journal: "Journal",
	answer: "Answers",
	timeline: "Timeline",
	goal: "Goals",
	message: "Conversation",
	exercise: "Exercises",
	"life-script": "Life script",
	"love-script": "Love script",
	line: "Kept lines",
	results: "Analyses",
};
