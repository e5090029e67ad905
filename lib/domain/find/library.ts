import { exercises } from "@/lib/domain/exercises/library";
import type { Exercise } from "@/lib/domain/exercises/schema";
import { articles } from "@/lib/domain/handbook/handbook";
import type { Article } from "@/lib/domain/handbook/schema";
import { talks } from "@/lib/domain/talks/library";
import type { Talk } from "@/lib/domain/talks/schema";
import { sayings } from "./content/sayings";
import type { Findable } from "./finder";

/** How people put what an article or a talk is about. */
const saidOf = (of: "article" | "talk", slug: string): string[] =>
	sayings.flatMap((saying) => (saying[of] === slug ? saying.said : []));

/** Converts an article to something the finder can rank. */
export const ofArticle = (article: Article): Findable => ({
	kind: "article",
	id: article.slug,
	title: article.question,
	phrasings: [...article.phrasings, ...article.words.split(", "), ...saidOf("article", article.slug)],
	body: [article.about, ...article.known, ...article.try, ...article.say],
	isUrgent: article.urgent === true,
	leadsToSomebody: article.afraid === "not-for-you",
});

const ofExercise = ({ slug, title, phrasings, summary, about, calm, aboutSomebody }: Exercise): Findable => ({
	kind: "exercise",
	id: slug,
	title,
	phrasings,
	body: [summary, ...about],
	isCalm: calm === true,
	leadsToSomebody: aboutSomebody === true,
});

/** Converts a talk to something the finder can rank. */
export const ofTalk = ({ slug, title, phrasings, summary, calm, aboutSomebody }: Talk): Findable => ({
	kind: "talk",
	id: slug,
	title,
	phrasings: [...phrasings, ...saidOf("talk", slug)],
	body: [summary],
	isCalm: calm === true,
	leadsToSomebody: aboutSomebody === true,
});

/** All content of the app that can be found: articles, exercises and talks. */
export const library: readonly Findable[] = [
	...articles.map(ofArticle),
	...exercises.map(ofExercise),
	...talks.map(ofTalk),
];
