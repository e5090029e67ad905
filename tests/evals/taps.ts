/**
 * `npx tsx tests/evals/taps.ts`: measures how often a right article, exercise or talk is at most two taps away from the
 * coach's reply to a first message; strangers have judged what is right for each. Every second message was never read
 * during tuning. `--misses` prints the mistakes in the others.
 */
import { toReply } from "@/lib/ai/built-in/guide/draft";
import { draftFor } from "@/lib/ai/built-in/guide/reply";
import { emptyMemory } from "@/lib/ai/empty-memory";
import type { ReplyInput, Turn } from "@/lib/ai/types";
import type { Offer } from "@/lib/domain/chat/guide";
import type { Tap } from "@/lib/domain/chat/tap";
import { callsInConversation } from "@/lib/safety/conversation";
import { jsonLines } from "@/tests/setup/json-lines";
import fits from "./find/fits.json";
import { buttonsOf } from "./play/buttons";

const TODAY = "2026-11-21";
const NOW = new Date(`${TODAY}T19:00:00Z`);
const prefix = { article: "h", exercise: "e", talk: "t", app: "a" } as const;

/** Returns what an offer shows without a tap. */
function shownIn(offer: Offer): string[] {
	if (offer.kind === "article") return [`h:${offer.slug}`];
	if (offer.kind === "talk" || offer.kind === "exercise") return [`${prefix[offer.kind]}:${offer.id}`];
	return offer.kind === "lines" && offer.talk ? [`t:${offer.talk.id}`] : [];
}

/** Returns what a button opens directly. */
function openedBy(tap: Tap): string[] {
	if (tap.do === "open") return [`${prefix[tap.kind]}:${tap.id}`];
	return tap.do === "talk" ? [`t:${tap.id}`] : [];
}

async function answer(message: string, tap: Tap | null, turns: Turn[]): Promise<Turn> {
	const input: ReplyInput = {
		person: { firstName: "Ada" },
		manner: { persona: "", instructions: "" },
		today: TODAY,
		offset: 0,
		memory: emptyMemory,
		turns,
		message,
		tap,
	};
	const { content, guide } = toReply(await draftFor(input));
	return { from: "coach", content, at: NOW, guide };
}

/** Returns everything that is at most this many taps away from an offer. */
async function reached(turns: Turn[], taps: number): Promise<Set<string>> {
	const offers = turns.at(-1)?.guide?.offers ?? [];
	const found = new Set(offers.flatMap(shownIn));
	if (taps === 0) return found;
	for (const { words, tap } of offers.flatMap(buttonsOf)) {
		if (!tap) continue;
		for (const place of openedBy(tap)) found.add(place);
		if (tap.do === "feeling" || tap.do === "part") continue;
		const said: Turn = { from: "person", content: words, at: NOW, tap };
		for (const place of await reached([...turns, said, await answer(words, tap, turns)], taps - 1)) found.add(place);
	}
	return found;
}

const firsts = jsonLines<[string, ...(keyof typeof fits)[]]>("evals/find/first-messages.jsonl").flatMap(
	([text, ...families]) => {
		const places = families.flatMap((family) => fits[family]).filter((place) => /^[eht]:/.test(place));
		return places.length > 0 && !families.includes("guide") ? [{ text, places }] : [];
	},
);

async function main(): Promise<void> {
	const count = { read: { right: 0, all: 0 }, held: { right: 0, all: 0 } };
	for (const [at, { text, places }] of firsts.entries()) {
		// Signs of danger are answered by the app.
		if (callsInConversation(text, [], NOW).length > 0) continue;
		const set = at % 2 === 0 ? "read" : ("held" as const);
		const said: Turn = { from: "person", content: text, at: NOW, tap: null };
		const found = await reached([said, await answer(text, null, [])], 2);
		const isRight = places.some((place) => found.has(place));
		count[set].all++;
		if (isRight) count[set].right++;
		if (!isRight && set === "read" && process.argv.includes("--misses")) console.log(`  - ${text}`);
	}
	for (const [set, { right, all }] of Object.entries(count))
		console.log(`first messages, ${set}: ${right} of ${all} within two taps`);
}

void main();
