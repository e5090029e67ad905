import { analysisParts } from "@/lib/ai/built-in/analyses/analysis";
import { paragraphsOf, renderAnalysisParts } from "@/lib/ai/built-in/analyses/analysis-parts";
import { lifeParts, writeLifeScript } from "@/lib/ai/built-in/scripts/life-script";
import { loveParts, writeLoveScript } from "@/lib/ai/built-in/scripts/love-script";
import { readAnswered } from "@/lib/ai/built-in/scripts/material";
import { composeOffers } from "@/lib/ai/built-in/scripts/offers";
import { paragraphsOfLife, paragraphsOfLove } from "@/lib/ai/built-in/scripts/parts";
import type { EarlierAnalysis } from "@/lib/ai/types";
import { renderAnalysis } from "@/lib/domain/questionnaires/analysis";
import { bandOf } from "@/lib/domain/questionnaires/meanings/find";
import type { ComposeOffers, LoveChoices, Offer } from "@/lib/domain/scripts/compose/choices";
import { moments, suiting, withNames } from "@/lib/domain/scripts/compose/scene";
import { catalog } from "@/prisma/catalog/catalog";
import { answersFrom, inputFor, lifeInput, loveInput, type Person } from "@/tests/people/people";
import type { Played } from "../coach/play";
import type { Life } from "../lives/lives";

/** How many earlier analyses the app gives the coach. */
const EARLIER = 12;
const { signal } = new AbortController();

/** A text for counting and for reading, and the CPU time that it took. */
export interface Written extends Played {
	milliseconds: number;
}

async function timed<T>(run: () => Promise<T>): Promise<[T, number]> {
	const before = process.cpuUsage();
	const result = await run();
	const { user, system } = process.cpuUsage(before);
	return [result, (user + system) / 1000];
}

const personOf = ({ name, person, answers }: Life): Person => ({ firstName: name, portrait: person, answers });

/** Writes all analyses of a person in the order of the library, each with those before it. */
export async function analysesOf(life: Life): Promise<Written[]> {
	const earlier: EarlierAnalysis[] = [];
	const written: Written[] = [];
	for (const { id, title, questions } of catalog) {
		const given = life.answers[id];
		if (!given) continue;
		const mark = life.marks[id];
		const input = inputFor(personOf(life), id, {
			earlier: earlier.toReversed().slice(0, EARLIER),
			marked: mark ? { ...mark, questionnaireId: id } : null,
		});
		const [parts, milliseconds] = await timed(() => analysisParts(input, signal));
		const analysis = renderAnalysis(id, renderAnalysisParts(parts));
		const answers = answersFrom(given);
		earlier.push({ questionnaireId: id, title, completedAt: new Date("2026-03-01"), analysis, answers, questions });
		const types = new Map(questions.map((question) => [question.id, question.type]));
		written.push({
			who: life.name,
			of: title,
			paragraphs: paragraphsOf(parts),
			sources: answers.map(({ answer }) => String(answer)),
			given: [],
			markdown: analysis,
			ticks: answers.flatMap(({ questionId, answer }) => {
				const type = types.get(questionId);
				return type === "text" ? [] : [`${questionId} ${type === "scale" ? bandOf(Number(answer)) : answer}`];
			}),
			isCare: parts.quote === null && parts.keyInsights.flat().every(({ kind }) => kind === "content"),
			milliseconds,
		});
	}
	return written;
}

const textOf = (draft: object) =>
	Object.entries(draft)
		.filter(([name]) => name !== "sources")
		.map(([name, value]) => `## ${name}\n\n${typeof value === "string" ? value : JSON.stringify(value, null, "\t")}`)
		.join("\n\n");

/**
 * Writes both scripts of a person, and two composed ones. @param turn Which of the later offers the second one is
 * composed of.
 */
export async function scriptsOf(life: Life, turn: number): Promise<Written[]> {
	const input = lifeInput(personOf(life));
	for (const page of input.answered) page.marked = life.marks[page.questionnaire.id] ?? null;
	const [lifeScript, lifeTime] = await timed(() => writeLifeScript(input, signal));
	const loveScriptInput = { ...loveInput(personOf(life), lifeScript), answered: input.answered };
	const [loveScript, loveTime] = await timed(() => writeLoveScript(loveScriptInput, signal));
	const material = await readAnswered(loveScriptInput, signal);
	const harmIn = material.pages.filter(({ told }) => told.some((one) => one.mayBeDanger)).map(({ id }) => id);
	const offers = composeOffers(loveScriptInput, { isInDanger: false, harmIn });
	const composed = async (of: string, pick: Pick) => {
		const choices = chosenFrom(offers, life, pick);
		const [script, milliseconds] = await timed(() => writeLoveScript({ ...loveScriptInput, choices }, signal));
		return { ...shared, of, paragraphs: [], markdown: textOf(script), milliseconds };
	};
	const shared = { who: life.name, sources: [], given: [], isCare: material.danger !== null };
	const lifeOf = { paragraphs: paragraphsOfLife(lifeParts(input, material)), markdown: textOf(lifeScript) };
	const loveOf = { paragraphs: paragraphsOfLove(loveParts(loveScriptInput, material)), markdown: textOf(loveScript) };
	return [
		{ ...shared, ...lifeOf, of: "Life Script", milliseconds: lifeTime },
		{ ...shared, ...loveOf, of: "Love Script", milliseconds: loveTime },
		await composed("Composed of what is offered first", (from) => from[0]),
		// Somebody who wrote a morning or an evening of their own keeps it; the rest is chosen from further down.
		await composed("Composed of what is offered later", (from, more, isKept) =>
			isKept ? from[0] : from[(turn + more + 1) % from.length],
		),
		await composed(
			"Composed of our scenes only",
			(from, more, _, ours) => (ours ?? from)[(turn + more) % (ours ?? from).length],
		),
	];
}

/**
 * Picks one of the offers.
 * @param more Which of several choices of the same kind this is.
 * @param isKept Whether the first offer is a morning or an evening that the person described.
 * @param ours The offers without the person's own words, for scenes.
 */
type Pick = <T>(from: readonly T[], more: number, isKept?: boolean, ours?: readonly T[]) => T | undefined;

/** Chooses one offer after the other, as somebody would who ticked this for their day. */
function chosenFrom(offers: ComposeOffers, { ticked = [], names = {} }: Life, pick: Pick): LoveChoices {
	const chosen: Offer[] = [];
	for (const [i, moment] of moments.entries()) {
		const from = suiting(offers.scenes[moment], ticked, chosen);
		const isDescribed = from[0]?.title === "In the words of my answer";
		const one = pick(
			from,
			i,
			isDescribed,
			from.filter(({ isOwn }) => !isOwn),
		);
		if (!one) throw new Error(`Nothing is offered for the ${moment}`);
		chosen.push(one);
	}
	const [morning = "", evening = "", quarrel = "", repair = ""] = chosen.map(({ text, isOwn }) =>
		isOwn ? text : withNames(text, names, ticked),
	);
	return {
		ticked: [...ticked],
		thread: null,
		old: offers.old[0] ?? null,
		sentence: pick(offers.sentences, 0)?.text ?? "",
		...{ morning, evening, quarrel, repair },
		patterns: offers.patterns.flatMap((one, i) => pick(one.offers, i) ?? []),
		affirmations: offers.affirmations.slice(0, 4),
	};
}
