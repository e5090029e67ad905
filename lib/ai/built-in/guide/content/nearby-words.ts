/** Words that somebody writes, and what is near them: exercises and articles by their addresses, the nearest first. */
export interface Nearby {
	/** What it finds is said back as the reason, so it finds a few words and no more. */
	words: RegExp;
	/** These words have to stand there too, and are said back with the others. */
	and?: RegExp;
	/** Its two halves are two signs, though each may be as small as "my wife". */
	isSure?: true;
	/** And they may stand in two sentences: "My wife died. I met somebody." */
	isApart?: true;
	/** Not where these words stand there. */
	unless?: RegExp;
	/** `e:` an exercise and `h:` an article of the handbook. */
	near: readonly string[];
}

/** Somebody of theirs. Never a reason by itself: that there is a mother says nothing about what is the matter. */
export const parent =
	/\bmy (?:mother|mum|mom|mam|father|dad|parents|family|folks)\b(?![- ]in[- ]law)|\b(?:mum|mom|dad|mother|father)\b(?![- ]in[- ]law)/i;
export const sibling = /\bmy (?:\w+ )?(?:brothers?|sisters?|siblings?|twin)\b/i;
export const child = /\bmy (?:\w+ )?(?:son|daughter|kids?|children|boy|girl|baby|toddler|teenager)\b/i;
export const friend = /\bmy (?:\w+ )?friends?\b|\bfriendship\b/i;
export const atWork = /\bmy (?:boss|manager|colleagues?|coworkers?|team)\b|\bat work\b/i;
