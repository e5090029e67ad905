/**
 * `npx tsx tests/evals/guide-first-messages.ts`: what the guide offers to two hundred people who have just begun, how often
 * that fits, and whether it hands their words back. The messages were written before its rules; every second one was kept
 * unread while they were made. `--all` prints every one.
 */

import { reply } from "@/lib/ai/built-in/guide/reply";
import { emptyMemory } from "@/lib/ai/empty-memory";
import type { Offer } from "@/lib/domain/chat/guide";
import { PageIndex } from "@/lib/domain/search/pages/page-index";
import { firstMessages } from "./guide/first-messages";
import { placesThatFit } from "./guide/offers-that-fit";

const LEAST = 0.7;
const ECHO = 6;

const addressOf = ({ href = "" }: Offer) =>
	href
		.replace(/^\/exercises\/(?=.)/, "e:")
		.replace(/^\/handbook\/(?=.)/, "h:")
		.replace(/^\/questionnaires\/(?=.)/, "q:");

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? [];

/** Whether so many words of a message come back one after the other. */
export function echoes(message: string, reply: string): boolean {
	const said = wordsOf(message);
	const back = ` ${wordsOf(reply).join(" ")} `;
	return said.some((_, at) => at + ECHO <= said.length && back.includes(` ${said.slice(at, at + ECHO).join(" ")} `));
}

async function answered(message: string) {
	const input = {
		person: { firstName: "Ada" },
		manner: { persona: "", instructions: "" },
		today: "2026-11-21",
		turns: [],
		message,
		memory: emptyMemory,
		pages: new PageIndex(),
	};
	const { content, guide } = await reply(input, new AbortController().signal);
	return { content, offers: guide?.offers ?? [] };
}

async function main() {
	const isVerbose = process.argv.includes("--all");
	const halves = { looked: { fit: 0, of: 0 }, unread: { fit: 0, of: 0 } };
	let echoed = 0;
	for (const [at, [message, ...families]] of firstMessages.entries()) {
		const { content, offers } = await answered(message);
		const good = families.flatMap((family) => placesThatFit[family]);
		const isFit =
			offers.some((offer) => good.includes(addressOf(offer))) || (good.length === 0 && !offers.some(isPlace));
		const half = at % 2 === 0 ? halves.looked : halves.unread;
		half.of++;
		if (isFit) half.fit++;
		const everything = [content, ...offers.map(({ label, note = "" }) => `${label} ${note}`)].join("\n");
		if (echoes(message, everything)) {
			echoed++;
			console.log(`ECHO   ${message}\n       ${everything}`);
		}
		if (isVerbose || (at % 2 === 0 && !isFit)) {
			console.log(
				`${isFit ? "fits  " : "misses"} ${message}  [${families}]\n       ${offers.map(addressOf).join(" ")}`,
			);
		}
	}
	const { looked, unread } = halves;
	const share = (looked.fit + unread.fit) / (looked.of + unread.of);
	console.log(
		`fitting offers: ${looked.fit} of ${looked.of} read while making the rules, ${unread.fit} of ${unread.of} not; ${Math.round(share * 100)}% in all (at least ${LEAST * 100}%)\nechoes: ${echoed}`,
	);
	if (share < LEAST || unread.fit / unread.of < LEAST || echoed > 0) process.exitCode = 1;
}

/** An exercise, an article or a questionnaire, and not just the journal. */
const isPlace = (offer: Offer) => /^[ehq]:/.test(addressOf(offer));

void main();
