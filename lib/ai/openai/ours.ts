import type { ReplyInput } from "@/lib/ai/types";
import type { GuideNote, OfferOf } from "@/lib/domain/chat/guide";
import { nearestInLibrary } from "@/lib/domain/find/nearest";
import { articleBySlug } from "@/lib/domain/handbook/handbook";
import { talks } from "@/lib/domain/talks/library";

/** An article or a talk of ours that a reply may offer. */
export type Ours = OfferOf<"which-is-nearest">["titles"][number] & {
	/** What it says, in short. */
	gist: string;
};

/** How many articles a model is given for a message, and how many things it may offer with one reply. */
const ARTICLES = 3;
export const MOST_OFFERED = 2;

/** Every talk; the same for all messages. */
export const ourTalks: readonly Ours[] = talks.map(({ slug, title, summary }) => ({
	kind: "talk",
	id: slug,
	title,
	gist: summary,
}));

/** The articles nearest to a message; none where it may be about a danger, which has its own words. */
export function articlesFor({ message, today, signs = [] }: Pick<ReplyInput, "message" | "today" | "signs">): Ours[] {
	if (signs.length > 0) return [];
	return nearestInLibrary(message, today)
		.filter(({ kind, urgent }) => kind === "article" && !urgent)
		.slice(0, ARTICLES)
		.map(({ slug, title }) => ({
			kind: "article",
			id: slug,
			title,
			gist: articleBySlug(slug)?.article.known[0] ?? "",
		}));
}

/**
 * What a model offers, as it is shown: only what it was given, and nothing that was offered before in what it has read.
 * @returns Undefined where nothing is left.
 */
export function offered(ids: readonly string[], input: ReplyInput): GuideNote | undefined {
	if (input.signs?.length) return undefined;
	const before = JSON.stringify(input.turns.map(({ guide }) => guide?.offers ?? []));
	const titles = [...ourTalks, ...articlesFor(input)]
		.filter(({ id }) => ids.includes(id) && !before.includes(JSON.stringify(id)))
		.slice(0, MOST_OFFERED)
		.map(({ kind, id, title }) => ({ kind, id, title }));
	return titles.length > 0 ? { offers: [{ kind: "which-is-nearest", titles }], memo: null } : undefined;
}
