/** An article of the handbook: our own text about a question that people ask. Plain text throughout. */
export interface Article {
	/** Its address below /handbook. It must reveal nothing to a person who glances at the browser's history. */
	slug: string;
	/** Its title: the question that it answers. */
	question: string;
	/** Its subject, worded as no message is likely to be: "how to apologize", "about mixed signals". */
	about: string;
	/** The same question as people type it, and sentences about what happened to them: 6 to 26. */
	phrasings: readonly string[];
	/** Further words and short phrases that people use for the subject, separated by commas. */
	words: string;
	/** Paragraphs about what is known. */
	known: readonly string[];
	/** Steps to try. */
	try: readonly string[];
	/** Sentences to say or write; empty if the article is not about saying something. */
	say: readonly string[];
	/** When to get help, and from whom. */
	help: string;
	/**
	 * If set, the article begins with a sentence for people who are afraid of somebody: either that its advice is not for
	 * them because it leads towards the other person, or that it may be about them because it does not.
	 */
	afraid?: "not-for-you" | "for-you-too";
	/** Whether the article begins with the link to Help now, because it is about danger to oneself or from somebody. */
	urgent?: boolean;
	/** Author, title, year. */
	sources: readonly string[];
}

export interface Theme {
	id: string;
	title: string;
	articles: readonly Article[];
}

/** Opening of articles that are written for people who are safe with each other. */
export const AFRAID_FIRST =
	"If you are afraid of this person, or of what happens when they are upset, this advice is not for you: it is " +
	"written for people who are safe with each other, and could make things worse. Help now leads to people who know " +
	"situations like yours. You do not have to decide anything first.";

/** Opening of articles that people who are afraid of somebody also read, and may need. */
export const AFRAID_TOO =
	"If you are afraid of somebody, or of what happens when they are upset, some of this may be about you. Help now " +
	"leads to people who know situations like yours. You need no proof, and you do not have to decide anything first.";

/** Opening of articles about danger. */
export const URGENT_FIRST =
	"If you are in danger, or might hurt yourself, please begin with Help now: people to talk to in your country, " +
	"day and night. You do not need the right words.";

/** Returns the sentence an article begins with; it is always shown next to the link to Help now. */
export function firstWords(article: Article): string | null {
	if (article.urgent) return URGENT_FIRST;
	if (article.afraid === "for-you-too") return AFRAID_TOO;
	return article.afraid ? AFRAID_FIRST : null;
}

/** What readers are told about all articles. */
export const WHAT_IT_IS =
	"A short article of our own, written from published research and books. It is general, it does not know you, and " +
	"it is not advice from a clinician.";

export const HANDBOOK = "/handbook";
export const articlePath = (slug: string) => `${HANDBOOK}/${slug}`;
