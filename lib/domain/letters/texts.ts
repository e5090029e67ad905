/** The words around the letters. */
export const letterTexts = {
	title: "Letters",
	intro:
		"For each week, month and year with pages of yours, a letter out of your own lines. It is put together when you open it, and goes nowhere.",
	none: "There is no letter here now. The next one comes on Sunday, if you write a page before then.",
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
	note: "Put together from your own pages just now, word for word where it quotes them. Nothing was sent anywhere.",
} as const;
