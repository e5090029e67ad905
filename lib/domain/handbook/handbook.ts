import { beginnings } from "./articles/beginnings";
import { body } from "./articles/body";
import { children } from "./articles/children";
import { circles } from "./articles/circles";
import { closeness } from "./articles/closeness";
import { endings } from "./articles/endings";
import { everyday } from "./articles/everyday";
import { family } from "./articles/family";
import { growing } from "./articles/growing";
import { ideas } from "./articles/ideas";
import { later } from "./articles/later";
import { loss } from "./articles/loss";
import { nights } from "./articles/nights";
import { others } from "./articles/others";
import { pages } from "./articles/pages";
import { safe } from "./articles/safe";
import { self } from "./articles/self";
import { talking } from "./articles/talking";
import { together } from "./articles/together";
import { trust } from "./articles/trust";
import { work } from "./articles/work";
import type { Article, Theme } from "./schema";

/** The whole handbook, in the order in which it is shown. */
export const themes: readonly Theme[] = [
	beginnings,
	talking,
	trust,
	together,
	everyday,
	closeness,
	children,
	family,
	endings,
	later,
	loss,
	others,
	circles,
	work,
	self,
	growing,
	body,
	nights,
	ideas,
	safe,
	pages,
];

export const articles: readonly Article[] = themes.flatMap((theme) => theme.articles);

const bySlug = new Map(themes.flatMap((theme) => theme.articles.map((article) => [article.slug, { article, theme }])));

/** Finds an article with the theme it belongs to; null if there is none with this slug. */
export function articleBySlug(slug: string): { article: Article; theme: Theme } | null {
	return bySlug.get(slug) ?? null;
}
