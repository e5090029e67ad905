/**
 * Measures how often a page about the same subject is among the first five that a message finds: recall at five over
 * the demo account's journal, for messages that share names or words with the page, and for messages with the same
 * meaning in other words; by words alone, and together with the built-in embeddings.
 */

import { addDays } from "@/lib/domain/progress/days";
import { relatedPages } from "@/lib/domain/search/find";
import { direction, fused, likeness, partsOf, standingOut } from "@/lib/domain/search/meaning";
import { PageIndex } from "@/lib/domain/search/pages/page-index";
import { entryPage } from "@/lib/domain/search/pages/page-makers";
import { builtInEmbedder } from "@/lib/server/core/embeddings/built-in";
import { entries } from "@/prisma/demo/entries";

/** Messages, each with the day of the related page in the demo journal (in days ago). */
const sharing: [string, number][] = [
	["Jonas asked me about the piano again.", 48],
	["My mother called and put my father on the phone, about the car.", 44],
	["Dana praised me and I gave it all to Amir.", 41],
	["Alex was quiet at breakfast today.", 40],
	["Mira called for an hour about her landlord.", 57],
	["We walked along the canal and saw the heron.", 54],
	["The washing machine, and Alex's voice went up.", 37],
	["I woke at four with a tight chest.", 51],
	["I painted another shelf on Saturday.", 39],
	["I listened to the keys in the door.", 43],
	["Alex took hours to answer my message.", 55],
	["I want the sea in the summer.", 59],
];
const inOtherWords: [string, number][] = [
	["I keep telling everybody that I have no preference about where to go on holiday.", 59],
	["I never tell my boss when somebody misread my edits.", 58],
	["She talks and talks and wants to know nothing about me.", 57],
	["He did not text back and I could think of nothing else.", 55],
	["A good afternoon outside, hand in hand.", 54],
	["I did my former boyfriend a favour and defended it too much.", 52],
	["I cannot sleep although everything is peaceful.", 51],
	["I made a list of things to be grateful for.", 49],
	["I comforted somebody I used to live with.", 48],
	["Dad has so little to say to me.", 44],
	["As a child I knew by the noise at the door how the night would go.", 43],
	["I cannot take a compliment at the office.", 41],
	["When my partner is in a bad mood I clean the house.", 40],
	["Being by myself for a day did me good.", 39],
	["In a quarrel I shut down and agree with everything.", 37],
];

const SHOWN = 5;
/** How many pages are looked up by words and by meaning each, before the first five of both are taken. */
const LOOKED = 12;

const index = new PageIndex();
for (const { daysAgo, content } of entries) {
	const day = addDays("2026-11-22", -daysAgo);
	index.put(entryPage({ id: String(daysAgo), title: null, content, day, createdAt: new Date(`${day}T20:00:00Z`) }));
}

const byWords = (message: string, limit: number) => relatedPages(index, message, { limit }).map(({ page }) => page.id);

const { signal } = new AbortController();
const embed = async (texts: string[]) => (await builtInEmbedder.embed(texts, { signal })).map(direction);

async function recall(
	name: string,
	asked: readonly [string, number][],
	find: (message: string) => string[] | Promise<string[]>,
): Promise<void> {
	const started = performance.now();
	const missed: [string, number][] = [];
	for (const [message, daysAgo] of asked) {
		if (!(await find(message)).includes(`journal:${daysAgo}`)) missed.push([message, daysAgo]);
	}
	const each = (performance.now() - started) / asked.length;
	const found = asked.length - missed.length;
	process.stdout.write(`${name}: ${found} of ${asked.length} among the first five, ${each.toFixed(1)} ms each\n`);
	for (const [message, daysAgo] of missed) process.stdout.write(`  not found, ${daysAgo} days ago: ${message}\n`);
}

async function run(): Promise<void> {
	const words = (message: string) => byWords(message, SHOWN);
	await recall("sharing names or words, by words alone", sharing, words);
	await recall("in other words, by words alone", inOtherWords, words);

	const memory = process.memoryUsage().rss;
	const started = performance.now();
	await embed(["A first sentence."]);
	const loaded = performance.now() - started;
	const pages: { id: string; vectors: Float32Array[] }[] = [];
	for (const page of index.newestFirst()) pages.push({ id: page.id, vectors: await embed(partsOf(page.text)) });
	const each = (performance.now() - started - loaded) / pages.length;
	const grown = (process.memoryUsage().rss - memory) / 1e6;
	process.stdout.write(
		`built-in embeddings: ready after ${loaded.toFixed(0)} ms, ${each.toFixed(0)} ms a page, ${grown.toFixed(0)} MB\n`,
	);
	const meaning = async (message: string) => {
		const [said] = await embed([message]);
		const alike = pages.map(({ id, vectors }) => ({
			id,
			likeness: Math.max(...vectors.map((vector) => likeness(said as Float32Array, vector))),
		}));
		const means = standingOut(alike, LOOKED).map(({ id }) => id);
		return fused([byWords(message, LOOKED), means], (id) => id).slice(0, SHOWN);
	};
	await recall("sharing names or words, by words and meaning", sharing, meaning);
	await recall("in other words, by words and meaning", inOtherWords, meaning);
}

run();
