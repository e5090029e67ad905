import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { brandTitle } from "@/app/brand-title";
import { ArticleView } from "@/components/handbook/article-view";
import { articleBySlug } from "@/lib/domain/handbook/handbook";
import { firstWords } from "@/lib/domain/handbook/schema";

type ArticlePageProps = { params: Promise<{ slug: string }> };

/** Hides the title of an article from the tab if others should not see that the person reads it. */
export async function generateMetadata({ params }: ArticlePageProps): Promise<Metadata> {
	const found = articleBySlug((await params).slug);
	if (!found) return { title: "Not found" };
	return { title: firstWords(found.article) ? await brandTitle() : found.article.question };
}

export default async function ArticlePage({ params }: ArticlePageProps) {
	const found = articleBySlug((await params).slug);
	if (!found) notFound();
	return <ArticleView {...found} />;
}
