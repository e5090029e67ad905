/**
 * Has the built-in coach write to invented people and scores what it wrote, without a model.
 * `npx tsx tests/evals/built-in-analysis.ts` prints the table; names after it print those people's analyses as well.
 */
import { builtInCoach } from "@/lib/ai/built-in/coach";
import type { EarlierAnalysis } from "@/lib/ai/types";
import { type Analysis, renderAnalysis } from "@/lib/questionnaires/analysis";
import {
	bannedIn,
	inventedQuotes,
	likeness,
	quotesIn,
	repeatedQuotes,
	seamsIn,
	textOf,
	wordsOf,
} from "../unit/built-in-coach/checks";
import { profile } from "../unit/built-in-coach/people/edge";
import { others } from "../unit/built-in-coach/people/others";
import { people } from "../unit/built-in-coach/people/people";
import { earlierFor, inputFor, type Person, questionnaireOf } from "../unit/built-in-coach/people/person";

interface Written {
	person: Person;
	id: string;
	analysis: Analysis;
	milliseconds: number;
	quotable: { questionId: string; answer: string | number }[];
}

async function writeAll(): Promise<Written[]> {
	const written: Written[] = [];
	for (const person of [...people, ...others, profile]) {
		const earlier: EarlierAnalysis[] = [];
		for (const id of Object.keys(person.answers)) {
			const input = inputFor(person, id, { earlier: [...earlier] });
			const start = performance.now();
			const analysis = await builtInCoach.analyzeQuestionnaire(input, new AbortController().signal);
			written.push({
				person,
				id,
				analysis,
				milliseconds: performance.now() - start,
				quotable: [...input.answers, ...earlier.flatMap((one) => one.answers)],
			});
			earlier.unshift(earlierFor(person, id, renderAnalysis(id, analysis)));
		}
	}
	return written;
}

/** Steps that carry the person's words, a statement they rated, or somebody they mention. */
function specificSteps({ analysis, person }: Written): number {
	return analysis.actionSteps.filter(
		(step) => /[“*]/.test(step) || person.specifics.some((word) => step.includes(word)),
	).length;
}

const specificsFound = ({ analysis, person }: Written) => {
	const text = `${analysis.quote ?? ""}\n${textOf(analysis)}`;
	return person.specifics.filter((word) => text.includes(word)).length;
};

function report(written: Written[]): number {
	const rows = written.map((one) => {
		const closest = Math.max(
			...written
				.filter((other) => other !== one)
				.map((other) => likeness(textOf(one.analysis), textOf(other.analysis))),
		);
		const problems = [
			...inventedQuotes(one.analysis, one.quotable),
			...repeatedQuotes(one.analysis),
			...bannedIn(one.analysis),
			...seamsIn(one.analysis),
		];
		const words = wordsOf(one.analysis);
		return {
			person: one.person.firstName,
			questionnaire: questionnaireOf(one.id).title,
			ms: Math.round(one.milliseconds),
			words,
			quotes: quotesIn(textOf(one.analysis)).length + (one.analysis.quote ? 1 : 0),
			specifics: specificsFound(one),
			steps: `${specificSteps(one)}/3`,
			closest: closest.toFixed(3),
			problems: problems.length + (words < 450 || words > 900 ? 1 : 0) + (closest >= 0.5 ? 1 : 0),
		};
	});
	console.table(rows);
	const average = (key: "words" | "quotes") => Math.round(rows.reduce((sum, row) => sum + row[key], 0) / rows.length);
	console.log(`${rows.length} analyses, ${average("words")} words and ${average("quotes")} quotes on average`);
	return rows.reduce((sum, row) => sum + row.problems, 0);
}

/** How long the longest input takes, and for how long at most nothing else could run meanwhile. */
async function measureLongest(): Promise<void> {
	const sentences = [...people, ...others]
		.filter(({ firstName }) => firstName !== "Sara")
		.flatMap((person) => Object.values(person.answers).flatMap((answers) => Object.values(answers)))
		.filter((answer): answer is string => typeof answer === "string" && answer.length > 40);
	const questionnaire = questionnaireOf("9");
	const questions = questionnaire.questions.map(({ id, text }) => ({ id, text, type: "text" as const }));
	const answers = questions.map(({ id }, i) => {
		const parts = sentences.map((_, k) => sentences[(i * 13 + k * (i + 1)) % sentences.length]);
		return { questionId: id, answer: [...parts, ...parts].join(" ").slice(0, 10_000 - i) };
	});
	const input = { ...inputFor(people[0] as Person, "1"), questionnaire: { ...questionnaire, questions }, answers };
	let hold = 0;
	let last = performance.now();
	const clock = setInterval(() => {
		hold = Math.max(hold, performance.now() - last);
		last = performance.now();
	}, 1);
	const cpu = process.cpuUsage();
	const start = performance.now();
	await builtInCoach.analyzeQuestionnaire(input, new AbortController().signal);
	const took = performance.now() - start;
	const used = process.cpuUsage(cpu);
	await new Promise((resolve) => setTimeout(resolve, 5));
	clearInterval(clock);
	console.log(
		`${answers.length} answers of about 10,000 characters: ${Math.round(took)} ms (${Math.round((used.user + used.system) / 1000)} ms of CPU), ${Math.round(hold)} ms at most in one go`,
	);
}

async function main(): Promise<void> {
	const written = await writeAll();
	const wanted = process.argv.slice(2);
	for (const { person, id, analysis } of written) {
		if (!wanted.includes(person.firstName)) continue;
		console.log(
			`\n=== ${person.firstName} (${person.portrait}), ${questionnaireOf(id).title}\n\n${renderAnalysis(id, analysis)}`,
		);
	}
	await measureLongest();
	process.exitCode = report(written) > 0 ? 1 : 0;
}

void main();
