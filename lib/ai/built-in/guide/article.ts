import type { Offer, OfferOf } from "@/lib/domain/chat/guide";
import { articleBySlug } from "@/lib/domain/handbook/handbook";
import { type Article, firstWords } from "@/lib/domain/handbook/schema";
import { content, type Paragraph } from "../parts/part";
import { filled, line } from "../parts/phrasebook";
import {
	articleTitle,
	disclaimer,
	fearNote,
	helpHeading,
	knownHeading,
	tryHeading,
	wordsHeading,
} from "./content/lines";
import type { Draft } from "./draft";
import { says } from "./say";

type Part = OfferOf<"article">["part"];

/** Returns the parts that an article has, in the order in which they are given. */
const partsOf = ({ say }: Article): Part[] => ["try", ...(say.length > 0 ? (["words"] as const) : []), "known", "help"];

/** Options for giving articles in this conversation. */
export interface Giving {
	/**
	 * Whether the person may be in danger: the part about danger then comes first, and no wording for a talk is offered.
	 */
	isCareful: boolean;
}

/**
 * Returns one part of an article, or null if there is no such article or part. The order is: what to try, words to
 * say, what is known, whom to ask.
 */
export function articlePart(slug: string, part: Part, { isCareful }: Giving): Draft | null {
	const article = articleBySlug(slug)?.article;
	if (!article) return null;
	const isForDanger = isCareful || article.urgent === true;
	const parts = partsOf(article).filter((one) => one !== "words" || !isCareful || article.afraid !== "not-for-you");
	if (!parts.includes(part)) return null;
	const first = firstWords(article);
	const isFirst = part === parts[0];
	const title = isFirst ? [says(filled(articleTitle, { title: article.question }))] : [];
	const warning = first && isFirst && isForDanger ? [says(line(`*${first}* [Help now](/help-now)`))] : [];
	const offer: Offer = {
		kind: "article",
		slug,
		title: article.question,
		part,
		parts,
		...(part === "words" && { words: [...article.say] }),
	};
	return { paragraphs: [...title, ...warning, ...bodyOf(article, part, isForDanger)], offers: [offer] };
}

const list = (items: readonly string[]): Paragraph => [
	content(line(items.map((item) => `- ${item}`).join("\n")), null),
];

function bodyOf(article: Article, part: Part, isForDanger: boolean): Paragraph[] {
	switch (part) {
		case "try": {
			const isForTheSafe = article.afraid === "not-for-you" && !isForDanger;
			return [says(tryHeading), list(article.try), ...(isForTheSafe ? [says(fearNote)] : [])];
		}
		case "words":
			return [says(wordsHeading)];
		case "known":
			return [says(knownHeading), ...article.known.map((one) => says(line(one)))];
		case "help": {
			const first = firstWords(article);
			const warning = first && !isForDanger ? [says(line(`*${first}* [Help now](/help-now)`))] : [];
			return [says(helpHeading), says(line(article.help)), ...warning, says(disclaimer)];
		}
	}
}

/** Returns the part of an article that "More" shows next; null after the last. */
export function partAfter({ part, parts }: OfferOf<"article">): Part | null {
	return parts[parts.indexOf(part) + 1] ?? null;
}
