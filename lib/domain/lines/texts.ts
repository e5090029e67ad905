import { COACH_NAME } from "@/lib/domain/core/brand";
import type { LineSource } from "./schema";

/** The words around the lines that somebody keeps. */
export const lineTexts = {
	title: "Kept lines",
	intro: "Sentences that you kept, word for word, the newest first.",
	none: "You have kept no lines yet. Below an entry of yours, an answer of {coach}’s and an article stands “Keep a line”: tap it, then tap the sentence.",
	noneHere: "There is no sentence here that could be kept.",
	choose: "Tap the sentence that you want to keep.",
	close: "Done",
	kept: "Kept.",
	letGo: "No longer kept.",
	toAll: "All kept lines",
	notKept: "The line was not kept. Please try again.",
	notRead: "The sentences could not be loaded.",
	more: "Earlier ones",
	remove: "Remove",
	removed: "Line removed",
	notRemoved: "The line was not removed",
	gone: "What it stood in is gone.",
	open: "Open it there",
} as const;

/** Where a line stands, in words. */
export const sourceNames: Readonly<Record<LineSource, string>> = {
	entry: "Your journal",
	answer: "Your answers",
	analysis: `${COACH_NAME}’s analysis`,
	reply: `${COACH_NAME}, in your conversation`,
	article: "The handbook",
};
