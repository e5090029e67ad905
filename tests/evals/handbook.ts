/**
 * `npx tsx tests/evals/handbook.ts`: how often the handbook's finder finds what was asked for, and how often it speaks up
 * about something else. The held-out half shows figures only; `--misses` shows what
 * went wrong in the others.
 */
import { findArticles } from "@/lib/domain/handbook/find";
import { measureHandbook } from "./handbook-figures";
import { questions } from "./handbook-questions";

const percent = (value: number, of: number) => `${value}/${of}  ${((100 * value) / of).toFixed(1)}%`;

for (const part of ["tune", "held-out", "later", "latest"] as const) {
	const figures = measureHandbook(part);
	console.log(`\n${part}`);
	console.log(`  first is right           ${percent(figures.first, figures.asked)}`);
	console.log(`  right among the three    ${percent(figures.among, figures.asked)}`);
	console.log(`  something wrong offered  ${percent(figures.wrong, figures.asked)}`);
	console.log(`  unrelated, found nothing ${percent(figures.quiet, figures.unrelated)}`);
	if (part !== "held-out" && process.argv.includes("--misses")) {
		for (const { text, expected, got } of figures.misses)
			console.log(`  - ${text}\n      expected ${expected}, got ${got}`);
	}
}

const longest = "I love him and I do not know what to do about the silence after we fight. ".repeat(200);
const texts = [...questions.map(([text]) => text), longest];
for (const text of texts) findArticles(text);
const times = texts.map((text) => {
	const start = performance.now();
	findArticles(text);
	return performance.now() - start;
});
console.log(
	`\nmilliseconds: mean ${(times.reduce((a, b) => a + b, 0) / times.length).toFixed(3)}, slowest ${Math.max(...times).toFixed(2)}`,
);
