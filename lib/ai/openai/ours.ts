import type { ReplyInput } from "@/lib/ai/types";
import type { GuideNote, OfferOf } from "@/lib/domain/chat/guide";
import { nearestInLibrary } from "@/lib/domain/find/nearest";
import { articleBySlug, themes } from "@/lib/domain/handbook/handbook";
import { talks } from "@/lib/domain/talks/library";

/** One of our articles or talks that a reply may offer. */
export type Ours = OfferOf<"which-is-nearest">["titles"][number] & {
	/** Its content, in short. */
	gist: string;
};

/** How many articles a model is given for a message, and how many articles and talks it may offer with one reply. */
const ARTICLES = 3;
export const MOST_OFFERED = 2;

/** All talks; the same for every message. */
export const ourTalks: readonly Ours[] = talks.map(({ slug, title, summary }) => ({
	kind: "talk",
	id: slug,
	title,
	gist: summary,
}));

const asOurs = (slug: string, title: string): Ours => ({
	kind: "article",
	id: slug,
	title,
	gist: articleBySlug(slug)?.article.known[0] ?? "",
});

/**
 * All articles that are not about a danger: first the first article of each theme, then the second ones, so that the
 * first few cover all themes.
 */
const allArticles: readonly Ours[] = themes
	.flatMap(({ articles }) => articles.filter(({ urgent }) => !urgent).map((article, place) => ({ article, place })))
	.toSorted((a, b) => a.place - b.place)
	.map(({ article: { slug, question } }) => asOurs(slug, question));

/**
 * Returns the articles closest to a message; none if it may be about a danger, for which there are texts of their own.
 * Only English can be compared with them: for a message in another language all are returned, and the model chooses by
 * their titles.
 * @param language The English name of the message's language; null if unknown.
 */
export function articlesFor(
	{ message, today, signs = [] }: Pick<ReplyInput, "message" | "today" | "signs">,
	language: string | null,
): readonly Ours[] {
	if (signs.length > 0) return [];
	if (isForeign(language)) return allArticles;
	return nearestInLibrary(message, today)
		.filter(({ kind, urgent }) => kind === "article" && !urgent)
		.slice(0, ARTICLES)
		.map(({ slug, title }) => asOurs(slug, title));
}

/** Whether a language is known and is not English, the language of our texts. */
export const isForeign = (language: string | null): boolean => language !== null && language !== "English";

/**
 * Returns what a model offers, for display: only what it was given, and nothing that was offered before in the turns it
 * has read.
 * @returns Undefined if nothing is left.
 */
export function offered(ids: readonly string[], input: ReplyInput, language: string | null): GuideNote | undefined {
	if (input.signs?.length) return undefined;
	const before = JSON.stringify(input.turns.map(({ guide }) => guide?.offers ?? []));
	const titles = [...ourTalks, ...articlesFor(input, language)]
		.filter(({ id }) => ids.includes(id) && !before.includes(JSON.stringify(id)))
		.slice(0, MOST_OFFERED)
		.map(({ kind, id, title }) => ({ kind, id, title }));
	return titles.length > 0 ? { offers: [{ kind: "which-is-nearest", titles }], memo: null } : undefined;
}
