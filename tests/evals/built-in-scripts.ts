/**
 * Has the built-in coach write both scripts for invented people and scores them, without a model.
 * `npx tsx tests/evals/built-in-scripts.ts` prints the table; `--texts` prints the scripts as well, of everybody or of
 * the people named after it.
 */
import { writeLifeScript } from "@/lib/ai/built-in/scripts/life-script";
import { writeLoveScript } from "@/lib/ai/built-in/scripts/love-script";
import type { LifeScriptDraft } from "@/lib/life-script/schema";
import type { LoveScriptDraft } from "@/lib/love-script/schema";
import { likeness, quotesIn } from "../unit/built-in-coach/checks";
import {
	inventedQuotes,
	lifeParts,
	loveParts,
	notFirstPerson,
	pastInDay,
	problemsOf,
	repeated,
	untraceable,
	type Written,
	words,
	wrongLengths,
} from "../unit/built-in-coach/scripts/checks";
import { everyone } from "../unit/built-in-coach/scripts/people/everyone";
import { lifeInput, loveInput, type ScriptPerson } from "../unit/built-in-coach/scripts/people/person";

interface Scored extends Written {
	person: ScriptPerson;
	milliseconds: number;
}

const { signal } = new AbortController();

async function writeFor(person: ScriptPerson): Promise<Scored> {
	const start = performance.now();
	const life = await writeLifeScript(lifeInput(person), signal);
	const input = loveInput(person, life);
	const love = await writeLoveScript(input, signal);
	return { person, life, love, input, milliseconds: performance.now() - start };
}

const textOf = ({ life, love }: Written) => [...lifeParts(life), ...loveParts(love)].join("\n");

/** Those who are in danger are told the same few things. */
const isInDanger = ({ love }: Written) => love.healedMainScript.startsWith("Before any story about me");

function rowsOf(all: readonly Scored[]) {
	return all.map((one) => {
		const others = all.filter((other) => other !== one);
		const closest = others
			.map((other) => ({ name: other.person.firstName, alike: likeness(textOf(one), textOf(other)) }))
			.sort((a, b) => b.alike - a.alike)[0];
		return {
			person: one.person.firstName,
			ms: Math.round(one.milliseconds),
			life: words(one.life.mainScript),
			myth: words(one.love.personalMythIntro),
			love: words(one.love.healedMainScript),
			day: words(one.love.dayInLifeNarrative),
			quotes: quotesIn(textOf(one)).length,
			sources: one.life.sources.length + one.love.sources.length,
			invented: inventedQuotes(one).length,
			untraced: untraceable(one).length,
			lengths: wrongLengths(one).length,
			"not I": notFirstPerson(one).length,
			past: pastInDay(one).length,
			twice: repeated(one).length,
			closest: `${closest?.alike.toFixed(2)} ${closest?.name}`,
			problems: problemsOf(one).length + ((closest?.alike ?? 0) > 0.4 && !isInDanger(one) ? 1 : 0),
		};
	});
}

const cards = (patterns: LifeScriptDraft["patterns"]) =>
	patterns.map(({ pattern, description, impact }) => `* ${pattern}\n  ${description}\n  ${impact}`).join("\n");

const render = (person: ScriptPerson, life: LifeScriptDraft, love: LoveScriptDraft) =>
	[
		`\n=== ${person.firstName} (${person.portrait})`,
		life.scriptSentence,
		life.mainScript,
		cards(life.patterns),
		`--- ${love.personalMythTitle}`,
		love.personalMythIntro,
		love.healedScriptSentence,
		love.healedMainScript,
		`--- A day\n${love.dayInLifeNarrative}`,
		cards(love.patterns),
		love.affirmations.map((line) => `+ ${line}`).join("\n"),
	].join("\n\n");

async function main(): Promise<void> {
	const [flag, ...names] = process.argv.slice(2);
	const all: Scored[] = [];
	for (const person of everyone) all.push(await writeFor(person));
	if (flag === "--texts")
		for (const { person, life, love } of all)
			if (names.length === 0 || names.includes(person.firstName)) console.log(render(person, life, love));
	for (const one of all) for (const problem of problemsOf(one)) console.log(`${one.person.firstName}: ${problem}`);
	const rows = rowsOf(all);
	console.table(rows);
	const sum = rows.reduce((total, row) => total + row.problems, 0);
	console.log(`${rows.length} people, ${sum} problems`);
	process.exitCode = sum > 0 ? 1 : 0;
}

void main();
