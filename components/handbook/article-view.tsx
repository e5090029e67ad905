import Link from "next/link";
import type { ReactNode } from "react";
import { KeepALine } from "@/components/lines/keep-a-line";
import { HelpLink } from "@/components/safety/help-link";
import { LeaveLink } from "@/components/safety/leave-link";
import { BackLink } from "@/components/ui/back-link";
import { type Article, articlePath, firstWords, HANDBOOK, type Theme, WHAT_IT_IS } from "@/lib/domain/handbook/schema";
import "./print.css";

const linkClass =
	"inline-flex min-h-11 items-center text-accent underline decoration-1 underline-offset-4 hover:decoration-2";

/** One article, on screen or on paper. */
export function ArticleView({ article, theme }: { article: Article; theme: Theme }) {
	const others = theme.articles.filter(({ slug }) => slug !== article.slug);
	return (
		<div className="max-w-measure">
			<nav aria-label="Where you are" className="text-sm">
				<BackLink href={`${HANDBOOK}#${theme.id}`}>Handbook</BackLink>
			</nav>
			<article data-print="article" className="mt-2">
				<header>
					<h1 className="text-3xl text-balance">{article.question}</h1>
					<p className="mt-3 text-sm text-ink-soft">{WHAT_IT_IS}</p>
				</header>
				<FirstWords article={article} />
				<Section title="What is known">
					{article.known.map((paragraph) => (
						<p key={paragraph}>{paragraph}</p>
					))}
				</Section>
				<Section title="What to try">
					<ul className="grid list-disc gap-2 pl-5 marker:text-accent">
						{article.try.map((step) => (
							<li key={step}>{step}</li>
						))}
					</ul>
				</Section>
				{article.say.length > 0 && (
					<Section title="Words you could say">
						<ul className="grid gap-2.5 border-l-2 border-ribbon pl-4 font-serif">
							{article.say.map((words) => (
								<li key={words}>{words}</li>
							))}
						</ul>
					</Section>
				)}
				<Section title="When to get help">
					<p>{article.help}</p>
				</Section>
				<footer className="mt-8 border-t border-rule pt-4 text-sm text-ink-soft">
					<h2 className="font-sans text-sm font-medium">Sources</h2>
					<ul className="mt-1 grid gap-1">
						{article.sources.map((source) => (
							<li key={source}>{source}</li>
						))}
					</ul>
				</footer>
			</article>
			<KeepALine source="article" of={article.slug} className="mt-4" />
			{others.length > 0 && (
				<nav aria-labelledby="more" className="mt-10">
					<h2 id="more" className="text-xl">
						{theme.title}
					</h2>
					<ul className="mt-1">
						{others.map(({ slug, question }) => (
							<li key={slug}>
								<Link href={articlePath(slug)} prefetch={false} className={linkClass}>
									{question}
								</Link>
							</li>
						))}
					</ul>
				</nav>
			)}
		</div>
	);
}

/** Shown above everything else if the reader could be afraid or in danger. */
function FirstWords({ article }: { article: Article }) {
	const words = firstWords(article);
	if (!words) return null;
	return (
		<aside aria-label="Please read this first" className="mt-5 rounded-lg bg-sunken px-5 py-4">
			<p>{words}</p>
			<div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
				<HelpLink className="inline-flex min-h-11 items-center gap-2 font-medium text-accent underline underline-offset-4" />
				{article.urgent && <LeaveLink />}
			</div>
		</aside>
	);
}

function Section({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section className="mt-7 grid gap-3">
			<h2 className="text-xl">{title}</h2>
			{children}
		</section>
	);
}
