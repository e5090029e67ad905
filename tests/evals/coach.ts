import { readdirSync } from "node:fs";
import { countWords } from "@/lib/domain/text/count-words";
import { faultOfQuotation, shared, toldByNobody } from "./coach/checks";
import type { Play, Played } from "./coach/play";
import { printPrompts } from "./coach/prompts";
import { runRefusals } from "./coach/refusals/run";
import { runReport } from "./coach/report/run";

// `npm run eval:coach`: what the built-in coach says to invented people, counted and checked. With --text it prints the
// texts, with an area ("analyses") only that one. PEOPLE=tuned leaves out those who are kept for the end.
// With --refusals [FILE…] it counts which ordinary texts the checks on a model's words change.
// With --prompts it says how long each prompt is, with --text whole.
// With --model [FOLDER] the connected model (OPENAI_BASE_URL, OPENAI_MODEL) is asked instead: a page with the texts side by side.

/** The largest share of sentences that two people's texts may have in common if they ticked nothing alike. */
const MOST_SHARED = 0.15;
const MOST_OF_A_KIND = 0.5;
const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

async function main(): Promise<void> {
	if (process.argv.includes("--model")) {
		const [folder] = process.argv.slice(2).filter((word) => !word.startsWith("--"));
		process.exitCode = (await runReport(process.env, folder)) ? 0 : 1;
		return;
	}
	if (process.argv.includes("--prompts")) {
		printPrompts(process.argv.includes("--text"));
		return;
	}
	if (process.argv.includes("--refusals")) {
		const paths = process.argv.slice(2).filter((word) => !word.startsWith("--"));
		process.exitCode = (await runRefusals(paths, process.argv.includes("--text"))) ? 0 : 1;
		return;
	}
	const [area] = process.argv.slice(2).filter((word) => !word.startsWith("--"));
	const files = readdirSync("tests/evals/coach/plays").sort();
	let isGood = true;
	for (const file of files) {
		const { play } = (await import(`./coach/plays/${file}`)) as { play: Play };
		if (!area || play.area === area) isGood = report(play.area, await play.run()) && isGood;
	}
	process.exitCode = isGood ? 0 : 1;
}

function report(area: string, all: readonly Played[]): boolean {
	console.log(`\n== ${area}: ${all.length} texts`);
	if (process.argv.includes("--text"))
		for (const one of all) console.log(`\n---- ${one.who}: ${one.of}\n\n${one.markdown}`);
	const parts = all.flatMap(({ paragraphs }) => paragraphs.flat());
	const count = (kind: string) => parts.filter((part) => part.kind === kind).length;
	console.log(
		`claims: own ${count("own")}, fact ${count("fact")}; besides: question ${count("question")}, content ${count("content")}`,
	);
	const kinds = area === "analyses" ? kindsIn(all) : [];
	for (const { kind, share, name, mean, over } of kinds)
		console.log(
			`“${kind}”: ${percent(mean)} of a text's words on average, at most ${percent(share)} (${name}), above half in ${over}`,
		);
	const cut = all.flatMap(({ who, of, paragraphs, sources }) =>
		paragraphs.flat().flatMap((part) => {
			const fault = part.kind === "own" ? faultOfQuotation(part, sources) : null;
			return fault && part.kind === "own" ? [`${who}, ${of}: “${part.words.text}” ${fault}`] : [];
		}),
	);
	console.log(`quotations cut so that they turn: ${cut.length}`, ...cut.map((one) => `\n  ${one}`));
	const told = all.flatMap((one) => toldByNobody(one).map((word) => `${one.who}, ${one.of}: ${word}`));
	console.log(`words that nobody told and no content has: ${told.length}`, ...told.map((one) => `\n  ${one}`));
	const pairs = pairsOf(all);
	const mean = pairs.reduce((sum, pair) => sum + pair.share, 0) / Math.max(1, pairs.length);
	const [worst] = [...pairs].sort((a, b) => b.share - a.share);
	console.log(
		`sentences shared by two people, quotations masked: ${percent(mean)} on average of ${pairs.length} pairs`,
	);
	if (worst) console.log(`  at most ${percent(worst.share)}: ${worst.name}`);
	const isMixed = kinds.every(({ mean }) => mean <= MOST_OF_A_KIND);
	return cut.length === 0 && told.length === 0 && mean <= MOST_SHARED && isMixed;
}

/**
 * Returns the share of each kind of words in the texts: the person's own, those about ticked answers, and questions. No
 * kind may be more than half.
 */
function kindsIn(all: readonly Played[]) {
	return (["own", "meaning", "question"] as const).map((kind) => {
		const shares = all
			.filter(({ isCare }) => !isCare)
			.map(({ who, of, paragraphs }) => {
				const parts = paragraphs.flat();
				const wordsOf = (list: typeof parts) => list.reduce((sum, { text }) => sum + countWords(text), 0);
				const share = wordsOf(parts.filter((part) => part.kind === kind)) / Math.max(1, wordsOf(parts));
				return { name: `${who}, ${of}`, share };
			})
			.sort((a, b) => b.share - a.share);
		const mean = shares.reduce((sum, { share }) => sum + share, 0) / Math.max(1, shares.length);
		const over = shares.filter(({ share }) => share > MOST_OF_A_KIND).length;
		return { kind, mean, over, share: shares[0]?.share ?? 0, name: shares[0]?.name ?? "" };
	});
}

function pairsOf(all: readonly Played[]): { name: string; share: number }[] {
	return all.flatMap((a, i) =>
		all
			.slice(i + 1)
			.filter((b) => b.of === a.of && b.who !== a.who && !a.isCare && !b.isCare)
			.filter((b) => !a.ticks?.some((tick) => b.ticks?.includes(tick)))
			.map((b) => ({ name: `${a.who} and ${b.who}, ${a.of}`, share: shared(a, b) })),
	);
}

void main();
