import { toReply } from "@/lib/ai/built-in/guide/draft";
import { draftFor } from "@/lib/ai/built-in/guide/reply";
import type { Memory, Turn } from "@/lib/ai/types";
import { isOurWords } from "@/lib/domain/care/our-words";
import type { Offer } from "@/lib/domain/chat/guide";
import { type Tap, tapSchema } from "@/lib/domain/chat/tap";
import { exerciseBySlug } from "@/lib/domain/exercises/library";
import { inOrder, type Kind, kinds } from "@/lib/domain/safety/kinds";
import { isCertainEnough, isForCoach } from "@/lib/domain/safety/shown";
import type { PageIndex } from "@/lib/domain/search/pages/page-index";
import { talkBySlug } from "@/lib/domain/talks/library";
import { carefulAbout, type DatedSaid } from "@/lib/safety/careful-conversation";
import { callsInConversation } from "@/lib/safety/conversation";
import { offersAfter, replyInDanger } from "@/lib/safety/danger-reply";
import { safeReply } from "@/lib/safety/replies";
import { buttonsOf } from "./buttons";

/** A person's next act: writes a message, or presses a button, given by its label or by what it sends. */
export type Act = string | { press: string } | { tap: unknown; words?: string };

interface Place {
	today: string;
	now: Date;
	memory: Memory;
	pages: PageIndex;
	country: string;
}

interface Said {
	content: string;
	offers: Offer[];
	guide: Turn["guide"];
}

/** Returns the part of a message that the safety rules read. */
const asRead = ({ from, content, at, tap }: Turn): DatedSaid => ({
	from,
	content: isOurWords(tap ?? null, content) ? "" : content,
	at,
});

/** Plays a whole conversation as the server would. @returns A line for each message, answer and button. */
export async function playConversation(acts: readonly Act[], place: Place): Promise<string[]> {
	const turns: Turn[] = [];
	const played: string[] = [];
	for (const [index, act] of acts.entries()) {
		const at = new Date(place.now.getTime() + index * 60_000);
		const { content, tap, opens } = sentBy(act, turns.at(-1)?.guide?.offers ?? []);
		played.push(`**${typeof act === "string" ? "P" : "▸"}:** ${content}`);
		if (opens) {
			played.push(opens);
			continue;
		}
		const turn: Turn = { from: "person", content, at, tap };
		const { said, notice } = await answer(turn, turns, place);
		turns.push(turn, { from: "coach", content: said.content, at, guide: said.guide });
		if (notice) played.push(`(notice: ${notice})`);
		played.push(`**Sage:** ${said.content}`, ...said.offers.map((offer) => `   → ${labelled(offer)}`));
	}
	return played;
}

/** Returns what is sent when a person writes or presses this, or what opens without anything being sent. */
function sentBy(act: Act, offers: readonly Offer[]): { content: string; tap: Tap | null; opens?: string } {
	if (typeof act === "string") return { content: act, tap: null };
	if ("tap" in act) return { content: act.words ?? JSON.stringify(act.tap), tap: tapSchema.parse(act.tap) };
	const wanted = act.press.toLowerCase();
	const buttons = offers.flatMap(buttonsOf);
	const button =
		buttons.find(({ words }) => words.toLowerCase() === wanted) ??
		buttons.find(({ words }) => words.toLowerCase().startsWith(wanted));
	if (button) {
		const isSent = button.tap !== null || button.say !== undefined;
		const content = button.say ?? button.words;
		return { content, tap: button.tap, ...(!isSent && { opens: `(“${button.words}” opens, or is kept)` }) };
	}
	if (wanted === "more")
		return { content: act.press, tap: null, opens: `(${buttons.map(({ words }) => words).join(" | ")})` };
	const practice = offers.flatMap((one) => (one.kind === "talk" || one.kind === "exercise" ? [one] : []))[0];
	const slug = practice?.id ?? offers.flatMap((one) => (one.kind === "lines" && one.talk ? [one.talk.id] : []))[0];
	const found = slug === undefined ? undefined : (talkBySlug(slug) ?? exerciseBySlug(slug));
	if (wanted !== "begin" || !found) {
		const there = buttons.map(({ words }) => words).join(" | ");
		return { content: act.press, tap: null, opens: `(there is no such button, only: ${there})` };
	}
	const steps = found.steps.map(({ title }) => `      · ${title}`);
	return { content: `Begin “${found.title}”`, tap: null, opens: `(it asks, step by step)\n${steps.join("\n")}` };
}

async function answer(turn: Turn, turns: Turn[], place: Place): Promise<{ said: Said; notice: string | null }> {
	const { content, at, tap = null } = turn;
	const before = turns.map(asRead);
	const calls = isOurWords(tap, content) ? [] : callsInConversation(content, before, at);
	const [first] = calls;
	const inDanger = replyInDanger({
		message: content,
		turns: before,
		country: place.country,
		now: at,
		offset: 0,
		found: calls,
		tap,
	});
	const noticed = inOrder([...calls, ...(inDanger?.found ?? [])]).map(({ kind, certainty }) => `${kind}, ${certainty}`);
	const notice = noticed[0] ?? null;
	const ours = (said: string, offers: Offer[]) => ({
		said: { content: said, offers, guide: { offers, memo: null } },
		notice,
	});
	if (inDanger) return ours(inDanger.content, inDanger.offers);
	const all = [...before, asRead(turn)];
	if (first && (!isForCoach(first) || isCertainEnough(first))) {
		const said = turns.flatMap((one) => (one.from === "coach" ? [one.content] : []));
		return ours(safeReply(first.kind, said), offersAfter(first.kind, all));
	}
	const careful = carefulAbout(all, at, 0);
	const draft = await draftFor(inputOf(turn, turns, place, careful));
	const { content: said, guide } = toReply(draft);
	return { said: { content: said, offers: guide?.offers ?? [], guide: guide ?? null }, notice };
}

const inputOf = (
	{ content, tap = null }: Turn,
	turns: Turn[],
	place: Place,
	careful: readonly { kind: Kind; isOpen: boolean }[],
) => ({
	person: { firstName: "Ada" },
	manner: { persona: "", instructions: "" },
	today: place.today,
	offset: 0,
	turns: [...turns],
	message: content,
	tap,
	memory: place.memory,
	signs: kinds.filter((kind) => careful.some((one) => one.kind === kind)),
	hints: careful.filter(({ isOpen }) => isOpen).map(({ kind }) => kind),
	country: place.country,
	pages: place.pages,
});

/** How many buttons of a long list the screen shows at first, as `folded-chips.tsx` does. */
const SHOWN_AT_FIRST = 6;

/** Formats an offer with the labels of its buttons. */
function labelled(offer: Offer): string {
	const words = buttonsOf(offer).map((button) => `[${button.words}]`);
	const quoted = (lines: readonly string[]) => lines.map((one) => `\n      “${one}”`).join("");
	switch (offer.kind) {
		case "article":
			return `${offer.words ? `to copy:${quoted(offer.words)}\n      ` : ""}more of the article: ${words.join(" ")}`;
		case "lines":
			return `to copy:${quoted(offer.lines)}${offer.talk ? `\n      [Begin: ${offer.talk.title}]` : ""}`;
		case "words-to-say":
			return `to copy:${quoted(offer.words)}`;
		case "talk":
		case "exercise":
			return `[Begin: ${offer.title}]`;
		case "feeling":
			return "24 feelings in four quarters, [Something else] [Rather not say]";
		case "taps":
		case "occasions":
		case "topics": {
			// The screen shows some at first, and the others after “More”. Here, each can be pressed at once.
			const isFolded = words.length > SHOWN_AT_FIRST;
			return [...(isFolded ? [...words.slice(0, SHOWN_AT_FIRST - 1), "[More]"] : words)].join(" ");
		}
		default:
			return words.length > 0 ? words.join(" ") : offer.kind;
	}
}
