import { findArticles } from "@/lib/domain/handbook/find";
import { laterQuestions, laterUnrelated } from "./handbook-later";
import { latestQuestions, latestUnrelated } from "./handbook-latest";
import { questions, unrelated } from "./handbook-questions";

/** Of the first texts every second one is held out; `later` and `latest` were written after the articles, in looser words. */
export type HandbookPart = "tune" | "held-out" | "later" | "latest";

const inPart = (part: HandbookPart) => (_: unknown, index: number) => (index % 2 === 1) === (part === "held-out");

/** How the finder does on one part of the questions and of the unrelated messages. */
export function measureHandbook(part: HandbookPart) {
	const misses: { text: string; expected: string; got: string }[] = [];
	const asked =
		{ later: laterQuestions, latest: latestQuestions, tune: null, "held-out": null }[part] ??
		questions.filter(inPart(part));
	let first = 0;
	let among = 0;
	let wrong = 0;
	for (const [text, ...expected] of asked) {
		const found = findArticles(text)?.map(({ slug }) => slug) ?? [];
		const fits = (slug: string) => expected.includes(slug);
		if (found[0] && fits(found[0])) first++;
		if (found.some(fits)) among++;
		if (found.length > 0 && !found.some(fits)) wrong++;
		if (!found[0] || !fits(found[0]))
			misses.push({ text, expected: expected.join(" or "), got: found.join(", ") || "nothing" });
	}
	const others =
		{ later: laterUnrelated, latest: latestUnrelated, tune: null, "held-out": null }[part] ??
		unrelated.filter(inPart(part));
	let quiet = 0;
	for (const text of others) {
		const found = findArticles(text);
		if (!found) quiet++;
		else misses.push({ text, expected: "nothing", got: found.map(({ slug }) => slug).join(", ") });
	}
	return { asked: asked.length, first, among, wrong, unrelated: others.length, quiet, misses };
}
