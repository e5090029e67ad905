import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { countWords } from "@/lib/domain/text/count-words";
import { shared } from "../coach/checks";
import type { Life } from "../lives/lives";
import { analysesOf, scriptsOf, type Written } from "./write";

// `npx tsx tests/evals/texts/run.ts [PEOPLE.json] [FOLDER]`: writes every analysis and every script of ten people, as they would
// come one after the other, into a folder if one is named, for somebody to read; and counts what they are made of, what two
// people share, how many things are asked and how long it takes. It fails above the limits.

const MOST_SHARED = 0.15;
const MOST_OF_A_KIND = 0.5;
const MOST_ASKED = 4;
/**
 * Maximum CPU time for a text, in milliseconds. The first text of a process is left out, since the language model is
 * loaded for it.
 */
const MOST_MILLISECONDS = 300;

const [file = "tests/evals/texts/ten.json", folder] = process.argv.slice(2);
const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);
let isGood = true;
const within = (value: number, most: number) => {
	isGood &&= value <= most;
};

/** Prints how much the texts of a group have in common between people who ticked nothing alike. */
function sharedIn(name: string, texts: readonly Written[]): void {
	const pairs = texts.flatMap((a, i) =>
		texts
			.slice(i + 1)
			.filter((b) => b.of === a.of && b.who !== a.who && !a.ticks?.some((tick) => b.ticks?.includes(tick)))
			.map((b) => ({ name: `${a.who} and ${b.who}, ${a.of}`, share: shared(a, b) })),
	);
	const most = pairs.reduce((a, b) => (b.share > a.share ? b : a), { name: "nobody", share: 0 });
	const share = mean(pairs.map((pair) => pair.share));
	within(share, MOST_SHARED);
	console.log(
		`${name}: ${texts.length} texts; ${percent(share)} shared in ${pairs.length} pairs, most ${percent(most.share)} (${most.name})`,
	);
}

/** Prints how much of a group of texts is of one kind. */
function sharesIn(texts: readonly Written[], kind: "own" | "meaning" | "question"): void {
	const shares = texts.map(({ who, of, paragraphs }) => {
		const parts = paragraphs.flat();
		const words = (some: typeof parts) => some.reduce((sum, { text }) => sum + countWords(text), 0);
		return {
			name: `${who}, ${of}`,
			share: words(parts.filter((part) => part.kind === kind)) / Math.max(1, words(parts)),
		};
	});
	const over = shares.filter(({ share }) => share > MOST_OF_A_KIND);
	const average = mean(shares.map(({ share }) => share));
	within(average, MOST_OF_A_KIND);
	const list = over.map(({ name, share }) => `${name} ${percent(share)}`).join("; ");
	console.log(`  ${kind}: ${percent(average)} on average; above half: ${list || "none"}`);
}

async function main(): Promise<void> {
	const lives = JSON.parse(readFileSync(file, "utf8")) as Life[];
	const all: Written[] = [];
	for (const [turn, life] of lives.entries()) {
		const written = [...(await analysesOf(life)), ...(await scriptsOf(life, turn))];
		all.push(...written);
		if (!folder) continue;
		mkdirSync(folder, { recursive: true });
		const text = written.map(({ of, markdown }) => `# ${of}\n\n${markdown}`).join("\n\n");
		writeFileSync(join(folder, `${life.name.toLowerCase()}.md`), `${life.person}\n\n${text}\n`);
	}
	const counted = all.filter(({ isCare }) => !isCare);
	const analyses = counted.filter(({ ticks }) => ticks);
	sharedIn("Analyses", analyses);
	for (const kind of ["own", "meaning", "question"] as const) sharesIn(analyses, kind);
	for (const name of ["Life Script", "Love Script"])
		sharedIn(
			name,
			counted.filter(({ of }) => of === name),
		);
	const asked = Math.max(
		...analyses.map(({ paragraphs }) => paragraphs.flat().filter(({ kind }) => kind === "question").length),
	);
	within(asked, MOST_ASKED);
	const [first, ...others] = all.map(({ milliseconds }) => milliseconds);
	const longest = Math.max(...others);
	within(longest, MOST_MILLISECONDS);
	console.log(
		`At most ${asked} questions; at most ${longest.toFixed(0)} ms of the processor, the first ${first?.toFixed(0)} ms`,
	);
	console.log(
		`Danger instead of a text: ${
			all
				.filter(({ isCare }) => isCare)
				.map(({ who, of }) => `${who}, ${of}`)
				.join("; ") || "none"
		}`,
	);
	process.exitCode = isGood ? 0 : 1;
}

void main();
