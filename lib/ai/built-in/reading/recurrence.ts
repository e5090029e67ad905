import { personLexicon } from "../lexicon/people";
import { type Theme, themeLexicon } from "../lexicon/themes";
import type { Counted, Habits, Recurrence, TextAnswer } from "./model";

/** Words too ordinary to be worth noticing when they come back. */
const ordinary = new Set(
	"be have do go get make say see know think feel want like come take give tell find ask need look keep let start try put seem talk use work call thing things time day days people person way lot bit year years life love man woman good bad big small little new old other same own more most much many very really always never often sometimes something anything nothing everything someone everyone anyone nobody one two three first last now then here there when where what who how why all some any each every mother mum mom father dad parent parents partner husband wife friend friends family child kid kids home house week night evening morning today hour minute month moment question answer yes maybe able sure hard easy right long short happy sad angry understand remember mean kind sort help live leave stay happen become hear believe show turn move point end part place case also even still too just only back well again once thank sorry else real whole half early late ago enough away round course fact feeling feelings relationship word words boys girls boy girl guy guys couple name job problem phone school weekend reason mind idea side head body heart couple rest least anyone self story sense rule rules joke minute text message".split(
		" ",
	),
);

/** People are counted as people. */
const relatives = new Set(personLexicon.flatMap(({ terms }) => terms.split(/[ _]/)));

/** Themes that are the very subject of a questionnaire say nothing by coming back in it. */
export function findRecurrences(texts: readonly TextAnswer[]): Recurrence[] {
	const readable = texts.filter((answer) => answer.legibility === "english" || answer.legibility === "slight");
	return [...themes(readable), ...words(readable), ...phrases(readable)];
}

function themes(texts: readonly TextAnswer[]): Recurrence[] {
	return (Object.keys(themeLexicon) as Theme[])
		.map((theme) => {
			const hits = texts.map((answer) => ({
				id: answer.question.id,
				hits: answer.themes.filter((hit) => hit.key === theme),
			}));
			const where = hits.filter((entry) => entry.hits.length > 0);
			return {
				kind: "theme" as const,
				key: theme,
				written: themeLexicon[theme].name,
				count: where.reduce((sum, entry) => sum + entry.hits.length, 0),
				questionIds: where.map((entry) => entry.id),
			};
		})
		.filter((entry) => entry.questionIds.length >= 3)
		.sort((a, b) => b.questionIds.length - a.questionIds.length || b.count - a.count);
}

function words(texts: readonly TextAnswer[]): Recurrence[] {
	const found = new Map<string, Recurrence>();
	for (const answer of texts) {
		for (const sentence of answer.sentences) {
			for (const token of sentence.tokens) {
				if (!token.isWord || token.lower.length < 4 || !["NOUN", "ADJ", "VERB"].includes(token.pos)) continue;
				if (
					ordinary.has(token.lemma) ||
					ordinary.has(token.lower) ||
					relatives.has(token.lower) ||
					!/^[a-z]+$/.test(token.lower)
				)
					continue;
				// Inside something already in quotation marks it is someone else's word.
				const entry = found.get(token.lemma) ?? {
					kind: "word",
					key: token.lemma,
					written: answer.raw.slice(token.start, token.end),
					count: 0,
					questionIds: [],
				};
				entry.count += 1;
				entry.isNoun = (entry.isNoun ?? true) && token.pos === "NOUN";
				if (!entry.questionIds.includes(answer.question.id)) entry.questionIds.push(answer.question.id);
				found.set(token.lemma, entry);
			}
		}
	}
	return [...found.values()]
		.filter((entry) => entry.questionIds.length >= 2)
		.sort((a, b) => b.questionIds.length - a.questionIds.length || b.count - a.count || a.key.localeCompare(b.key));
}

/** The same three to six words, in the same order, in two answers, with something in them. */
function phrases(texts: readonly TextAnswer[]): Recurrence[] {
	const seen = new Map<string, Recurrence>();
	for (const answer of texts) {
		for (const sentence of answer.sentences) {
			const list = sentence.tokens.filter(
				(token) => token.isWord || token.lower.startsWith("'") || token.lower === "n't",
			);
			for (let size = 6; size >= 3; size--) {
				for (let i = 0; i + size <= list.length && i < 60; i++) {
					const run = list.slice(i, i + size);
					const telling = run.filter(
						(token) => token.isWord && !ordinary.has(token.lemma) && ["NOUN", "VERB", "ADJ"].includes(token.pos),
					);
					if (telling.length < 2 || !["NOUN", "VERB", "ADJ", "ADV", "PRON"].includes(run.at(-1)?.pos ?? "")) continue;
					const first = run[0];
					const last = run.at(-1);
					if (!first || !last) continue;
					const written = answer.raw.slice(first.start, last.end);
					if (/[^\p{L}' ’-]/u.test(written) || / {2}/.test(written)) continue;
					const key = run.map((token) => token.lower).join(" ");
					const entry = seen.get(key) ?? { kind: "phrase", key, written, count: 0, questionIds: [] };
					entry.count += 1;
					if (!entry.questionIds.includes(answer.question.id)) entry.questionIds.push(answer.question.id);
					seen.set(key, entry);
				}
			}
		}
	}
	const repeated = [...seen.values()].filter((entry) => entry.questionIds.length >= 2);
	return repeated
		.filter(
			(entry) =>
				!repeated.some(
					(other) =>
						other !== entry && other.key.includes(entry.key) && other.questionIds.length >= entry.questionIds.length,
				),
		)
		.sort((a, b) => b.key.length - a.key.length)
		.slice(0, 3);
}

const counters: Record<Exclude<keyof Habits, "words" | "sentences" | "selfSentences" | "otherSentences">, RegExp> = {
	hedges:
		/\b(?:a bit|kind of|sort of|somewhat|somehow|i guess|i suppose|maybe|perhaps|probably|a little|more or less|not really|in a way)\b/g,
	absolutes:
		/\b(?:always|never|everyone|everybody|no one|nobody|everything|nothing|completely|totally|forever|constantly|every time)\b/g,
	obligations: /\b(?:should|must|had to|have to|has to|need to|needed to|supposed to|ought to|expected to)\b/g,
	wants: /\b(?:i want|i wanted|i would like|i'd like|i would love|i'd love|i wish|i hope|i long)\b/g,
	apologies: /\b(?:sorry|apologi[sz]e[ds]?)\b/g,
	unsure: /\b(?:i don't know|i do not know|not sure|no idea|i can't remember|i don't remember|hard to say)\b/g,
	genericYou:
		/\byou (?:just |always |never |have to |learn|get used|can't|don't|know|had to|could|could never|never knew|start|stop|hear|feel|come)\b/g,
	buts: /\bbut\b/g,
	questions: /\?/g,
};

/** Counts how the person writes: what they hedge, what they call always, what they must and what they want. */
export function findHabits(texts: readonly TextAnswer[]): Habits {
	const readable = texts.filter((answer) => answer.legibility === "english" || answer.legibility === "slight");
	const counted = Object.fromEntries(
		Object.entries(counters).map(([name, pattern]) => [name, countIn(readable, pattern)]),
	) as Record<keyof typeof counters, Counted>;
	const sentences = readable.flatMap((answer) => answer.sentences);
	return {
		...counted,
		words: readable.reduce((sum, answer) => sum + answer.words, 0),
		sentences: sentences.length,
		selfSentences: sentences.filter((sentence) => sentence.clauses.some((clause) => clause.subject === "self")).length,
		otherSentences: sentences.filter(
			(sentence) =>
				sentence.clauses[0]?.subject === "other" && !sentence.clauses.some((clause) => clause.subject === "self"),
		).length,
	};
}

function countIn(texts: readonly TextAnswer[], pattern: RegExp): Counted {
	const words = new Map<string, number>();
	const questionIds = new Set<string>();
	for (const answer of texts) {
		for (const sentence of answer.sentences) {
			for (const [match] of sentence.lower.matchAll(pattern)) {
				words.set(match, (words.get(match) ?? 0) + 1);
				questionIds.add(answer.question.id);
			}
		}
	}
	const sorted = [...words.entries()].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]));
	return {
		count: sorted.reduce((sum, [, n]) => sum + n, 0),
		words: sorted.map(([word]) => word),
		questionIds: [...questionIds],
	};
}
