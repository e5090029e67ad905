import Link from "next/link";
import { SearchBox } from "@/components/library/search-box";
import { articlePath, type Theme } from "@/lib/domain/handbook/schema";

/** The handbook's contents: a search box, and every question by its theme. */
export function HandbookScreen({ themes }: { themes: readonly Theme[] }) {
	const count = themes.reduce((sum, theme) => sum + theme.articles.length, 0);
	return (
		<>
			<header className="max-w-measure">
				<h1 className="text-3xl">Handbook</h1>
				<p className="mt-2 text-ink-soft">
					{count} short answers to questions people really ask, in our own words, from published research and books.
					They are general: they do not know you, and they are no substitute for a clinician.
				</p>
			</header>
			<SearchBox />
			<div className="mt-10 gap-x-12 lg:columns-2">
				{themes.map((theme) => (
					<section key={theme.id} aria-labelledby={theme.id} className="mb-10 break-inside-avoid">
						<h2 id={theme.id} className="scroll-mt-20 text-xl">
							{theme.title}
						</h2>
						<ul className="mt-2">
							{theme.articles.map(({ slug, question }) => (
								<li key={slug} className="border-b border-rule last:border-0">
									<Link
										href={articlePath(slug)}
										prefetch={false}
										className="flex min-h-11 items-center py-2 text-accent decoration-1 underline-offset-4 hover:underline"
									>
										{question}
									</Link>
								</li>
							))}
						</ul>
					</section>
				))}
			</div>
		</>
	);
}
