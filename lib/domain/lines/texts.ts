import { COACH_NAME } from "@/lib/domain/core/brand";
import type { LineSource } from "./schema";

/** Texts around the lines that people keep. */
export const lineTexts = {
	title: "Kept lines",
	intro: "Sentences you kept, word for word, newest first.",
	none: "You have not kept any lines yet. Below every entry, every analysis and every article is “Keep a line”: tap it, then tap the sentence.",
	noneHere: "There is no sentence here that could be kept.",
	choose: "Tap the sentence that you want to keep.",
	close: "Done",
	kept: "Kept.",
	letGo: "No longer kept.",
	toAll: "All kept lines",
	toJournal: "Open your journal",
	notKept: "The line was not saved. Please try again.",
	notRead: "The sentences could not be loaded.",
	more: "Earlier ones",
	remove: "Remove",
	removed: "Line removed",
	notRemoved: "The line was not removed",
	search: "Search your kept lines",
	noneFound: "None of your kept lines matches. Try fewer words.",
	notSearched: "Your lines could not be searched.",
	gone: "The page it was on is gone.",
	open: "Open it there",
} as const;

/** Names of the places a line can come from. */
export const sourceNames: Readonly<Record<LineSource, string>> = {
	entry: "Your journal",
	answer: "Your answers",
	analysis: `${COACH_NAME}’s analysis`,
	reply: `${COACH_NAME}, in your conversation`,
	article: "The handbook",
};
