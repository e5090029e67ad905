/**
 * How often a page about the same thing is among the first five that a message finds, without anything asked: recall at
 * five over the demo account's journal, for messages that share names or words with the page, and for those that mean the
 * same in other words.
 */

import { addDays } from "@/lib/domain/progress/days";
import { relatedPages } from "@/lib/domain/search/find";
import { PageIndex } from "@/lib/domain/search/pages/page-index";
import { entryPage } from "@/lib/domain/search/pages/page-makers";
import { entries } from "@/prisma/demo/entries";

/** What somebody may say, and of which of the demo's days the page is (days ago). */
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

const index = new PageIndex();
for (const { daysAgo, content } of entries) {
	const day = addDays("2026-11-22", -daysAgo);
	index.put(entryPage({ id: String(daysAgo), title: null, content, day, createdAt: new Date(`${day}T20:00:00Z`) }));
}

function recall(name: string, asked: readonly [string, number][]): void {
	const started = performance.now();
	const missed = asked.filter(
		([message, daysAgo]) =>
			!relatedPages(index, message, { limit: 5 }).some(({ page }) => page.id === `journal:${daysAgo}`),
	);
	const each = (performance.now() - started) / asked.length;
	const found = asked.length - missed.length;
	process.stdout.write(`${name}: ${found} of ${asked.length} among the first five, ${each.toFixed(1)} ms each\n`);
	for (const [message, daysAgo] of missed) process.stdout.write(`  not found, ${daysAgo} days ago: ${message}\n`);
}

recall("sharing names or words", sharing);
recall("in other words", inOtherWords);
