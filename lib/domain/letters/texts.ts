import { COACH_NAME } from "@/lib/domain/core/brand";

/** Texts around the letters. */
export const letterTexts = {
	title: "Letters",
	intro:
		"For each week, month and year in which you wrote, a letter made of your own lines. It is put together when you open it, and nobody else gets it.",
	none: "There are no letters yet. Write on any day of a week, and its letter is ready on Sunday.",
	kept: "Kept",
	all: "All letters",
	more: "Earlier ones",
	kinds: { week: "Week", month: "Month", year: "Year" },
	loading: "Putting your letter together …",
	notLoaded: "Your letter could not be put together. Please try again.",
	keep: "Keep this letter",
	isKept: "Kept",
	throwAway: "Throw away",
	thrownAway: "The letter is gone, and will not be offered again.",
	notSaved: "That was not saved",
	write: "Write about it",
	joining: `${COACH_NAME} is writing the words between your lines.`,
	readNow: "Read it as it is",
	joinedNote: (by: string) =>
		`Put together from your own pages just now, word for word where it quotes them. The words between are by ${by}.`,
	writePage: "Write a page",
	note: "Put together from your own pages just now, word for word where it quotes them. Nothing was sent anywhere.",
} as const;
