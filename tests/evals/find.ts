/**
 * `npx tsx tests/evals/find.ts`: measures how often a right result is among the finder's first three, for questions to
 * the handbook and for first messages of a conversation. Every second one was never read during tuning; the later ones
 * were measured only once, before anybody had read them. `--misses` prints the mistakes in the others.
 */
import { Finder } from "@/lib/domain/find/finder";
import { library } from "@/lib/domain/find/library";
import { read } from "@/lib/domain/text/reading";
import { jsonLines } from "@/tests/setup/json-lines";
import fits from "./find/fits.json";

const AMONG = 3;
const TODAY = "2026-11-21";
const prefix = { article: "h", exercise: "e", talk: "t", app: "a" } as const;

type Asked = readonly (readonly [text: string, ...right: string[]])[];

const half = <One>(all: readonly One[], rest: 0 | 1) => all.filter((_, at) => at % 2 === rest);
const asArticles = (asked: Asked): Asked =>
	asked.map(([text, ...slugs]) => [text, ...slugs.map((slug) => `h:${slug}`)]);

const questions = jsonLines<Asked[number]>("evals/find/questions.jsonl");

/**
 * First messages of two hundred people, written before the guide's rules, each with the subjects that the offer should
 * cover.
 */
const firsts: Asked = jsonLines<[string, ...(keyof typeof fits)[]]>("evals/find/first-messages.jsonl").flatMap(
	([text, ...families]) => {
		const places = families.flatMap((family) => fits[family]).filter((place) => /^[eht]:/.test(place));
		return places.length > 0 && !families.includes("guide") ? [[text, ...places] as const] : [];
	},
);

const sets: Record<string, { asked: Asked; finder: Finder; isHeld: boolean }> = {};
const articles = new Finder(library.filter(({ kind }) => kind === "article"));
const everything = new Finder(library);
const add = (name: string, asked: Asked, finder: Finder, isHeld = false) => {
	sets[name] = { asked, finder, isHeld };
};
add("questions, read", asArticles(half(questions, 0)), articles);
add("questions, held", asArticles(half(questions, 1)), articles, true);
add("later questions", asArticles(jsonLines("evals/find/questions-later.jsonl")), articles);
add("latest questions", asArticles(jsonLines("evals/find/questions-latest.jsonl")), articles);
add("first messages, read", half(firsts, 0), everything);
add("first messages, held", half(firsts, 1), everything, true);

for (const [name, { asked, finder, isHeld }] of Object.entries(sets)) {
	let first = 0;
	let among = 0;
	for (const [text, ...right] of asked) {
		const found = finder.rank(read(text, TODAY), AMONG).map(({ found: { kind, id } }) => `${prefix[kind]}:${id}`);
		if (found[0] && right.includes(found[0])) first++;
		if (found.some((one) => right.includes(one))) among++;
		else if (!isHeld && process.argv.includes("--misses"))
			console.log(`  - ${text}\n      right: ${right.join(" ")}\n      found: ${found.join(" ") || "nothing"}`);
	}
	console.log(`${name.padEnd(22)} first ${first}, among three ${among}, of ${asked.length}`);
}

const texts = questions.map(([text]) => text);
const took = texts.map((text) => {
	const start = performance.now();
	everything.rank(read(text, TODAY), AMONG);
	return performance.now() - start;
});
console.log(
	`milliseconds: mean ${(took.reduce((a, b) => a + b, 0) / took.length).toFixed(2)}, slowest ${Math.max(...took).toFixed(1)}`,
);
