/** One article of the handbook: our own words about a question that people ask. Plain text throughout. */
export interface Article {
	/** Its address below /handbook. Says nothing that a glance at a browser's history should not see. */
	slug: string;
	/** The question it answers, as its title. */
	question: string;
	/** Its subject, in words that no message is likely to have: "how to apologize", "about mixed signals". */
	about: string;
	/** The same question as people type it, and what happened to them: six to twenty-six. */
	phrasings: readonly string[];
	/** Further words and short word groups that people use for it, parted by commas. */
	words: string;
	/** What is known, as paragraphs. */
	known: readonly string[];
	/** What to try, as steps. */
	try: readonly string[];
	/** Sentences that one could say or write; empty where saying something is not the point. */
	say: readonly string[];
	/** When to get help, and from whom. */
	help: string;
	/**
	 * Begins with a sentence for people who are afraid of somebody: that its advice is not for them, because it leads
	 * towards the other person, or that it may be about them, because it leads towards nobody.
	 */
	afraid?: "not-for-you" | "for-you-too";
	/** Begins with the way to Help now: about danger, to oneself or from somebody. */
	urgent?: boolean;
	/** Author, title, year. */
	sources: readonly string[];
}

export interface Theme {
	id: string;
	title: string;
	articles: readonly Article[];
}

/** Said first in an article that is written for people who are safe with each other. */
export const AFRAID_FIRST =
	"If you are afraid of this person, or of what happens when they are upset, this advice is not for you: it is " +
	"written for people who are safe with each other, and could make things worse. Help now leads to people who know " +
	"situations like yours. You need not have decided anything.";

/** Said first in an article that people who are afraid of somebody read too, and may need. */
export const AFRAID_TOO =
	"If you are afraid of somebody, or of what happens when they are upset, some of this may be about you. Help now " +
	"leads to people who know situations like yours. You need no proof, and you need not have decided anything.";

/** Said first in an article about danger. */
export const URGENT_FIRST =
	"If you are in danger, or might hurt yourself, please begin with Help now: people to talk to in your country, " +
	"day and night. You need no right words.";

/** The sentence that an article begins with, which always stands beside the way to Help now. */
export function firstWords(article: Article): string | null {
	if (article.urgent) return URGENT_FIRST;
	if (article.afraid === "for-you-too") return AFRAID_TOO;
	return article.afraid ? AFRAID_FIRST : null;
}

/** What a reader is told about all articles. */
export const WHAT_IT_IS =
	"A short article of our own, written from published research and books. It is general, it does not know you, and " +
	"it is not advice from a clinician.";

export const HANDBOOK = "/handbook";
export const articlePath = (slug: string) => `${HANDBOOK}/${slug}`;
