import { readFileSync, writeFileSync } from "node:fs";
import { draftFor } from "@/lib/ai/built-in/guide/reply";
import { insightParts } from "@/lib/ai/built-in/journal/quick-insight";
import { reflectionParts } from "@/lib/ai/built-in/journal/reflect";
import type { Paragraph, Part } from "@/lib/ai/built-in/parts/part";
import type { Memory } from "@/lib/ai/types";
import { relatedEntries } from "@/lib/domain/journal/related";
import { writingPrompts } from "@/lib/domain/journal/writing-prompts";
import { isForCoach } from "@/lib/domain/safety/shown";
import { PageIndex } from "@/lib/domain/search/pages/page-index";
import { entryPage, goalPage } from "@/lib/domain/search/pages/page-makers";
import { signs } from "@/lib/safety/assess";
import { callsInConversation } from "@/lib/safety/conversation";
import { safeReply } from "@/lib/safety/replies";
import { type Act, playConversation } from "./play/conversation";
import { earlierEntries, goal } from "./play/history";

/**
 * `npx tsx --conditions=react-server tests/evals/play.ts FILE.jsonl OUT.md`: plays a file through the built-in coach and
 * writes down each answer part by part, for somebody who judges them. A line of the file is a text, or an object with it
 * under "message" (a first message of the conversation) or "entry" (a page of the journal, with a "prompt" if it has one).
 * A file whose name says "entries" has entries where a line does not say what it is. Each is the first thing somebody new
 * writes, who has the six earlier pages of `play/history.ts`, or those of "pages" in its own line.
 */
const TODAY = "2026-11-21";
const NOW = new Date(`${TODAY}T19:00:00Z`);
const { signal } = new AbortController();

interface Line {
	kind: "message" | "entry";
	text: string;
	prompt: string;
	pages: { day: string; text: string }[];
}

/** Returns the pages that a row brings with it, or those that everybody has. */
function pagesOf(row: object): Line["pages"] {
	const pages = "pages" in row ? row.pages : undefined;
	const own: { day?: unknown; text?: unknown }[] =
		Array.isArray(pages) && pages.length > 0 ? pages : [...earlierEntries];
	return own.map((page) => ({ day: String(page.day ?? "2026-11-01"), text: String(page.text ?? page) }));
}

function lineOf(raw: unknown, isEntries: boolean): Line {
	const one: Record<string, unknown> =
		typeof raw === "object" && raw !== null ? { ...raw } : { [isEntries ? "entry" : "message"]: raw };
	const named = typeof one.entry === "string" ? "entry" : typeof one.message === "string" ? "message" : null;
	const text = one.entry ?? one.message ?? one.text ?? one.content;
	if (typeof text !== "string") throw new Error(`There is no text in ${JSON.stringify(raw)}`);
	return {
		kind: named ?? (isEntries ? "entry" : "message"),
		text,
		prompt: typeof one.prompt === "string" ? one.prompt : writingPrompts[0],
		pages: pagesOf(one),
	};
}

/**
 * Reads a row that is a whole conversation: `{"who": …, "pages": […], "acts": [what is written, {"press": a label}, or
 * {"tap": …, "words": …}]}`.
 */
function conversationOf(raw: unknown): { title: string; acts: Act[]; pages: Line["pages"] } | null {
	if (typeof raw !== "object" || raw === null || !("acts" in raw) || !Array.isArray(raw.acts)) return null;
	return { title: "who" in raw ? String(raw.who) : "a conversation", acts: raw.acts, pages: pagesOf(raw) };
}

const sourcesOf = (pages: Line["pages"]) =>
	pages.map(({ day, text }, at) => ({
		id: String(at + 1),
		title: null,
		content: text,
		day,
		createdAt: new Date(`${day}T18:00:00Z`),
	}));

const memory: Memory = {
	goals: [{ ...goal, type: "short term", progress: 20, isCompleted: false }],
	patterns: null,
	scripts: { life: null, love: null },
	analyses: [],
	coachProfile: null,
	relationships: [],
	entries: [],
	condensed: [],
};

/** Answers a message as the conversation does: clear danger is answered by the app, everything else by the guide. */
async function playMessage({ text, pages }: Line): Promise<string[]> {
	const calls = callsInConversation(text, [], NOW);
	const [first] = calls;
	if (first && (!isForCoach(first) || first.certainty === "clear"))
		return [`(the app answers, with the notice “${first.kind}”)`, safeReply(first.kind, [])];
	const { paragraphs, offers, repeats } = await draftFor({
		person: { firstName: "Ada" },
		manner: { persona: "", instructions: "" },
		today: TODAY,
		turns: [],
		message: text,
		memory,
		signs: calls.map(({ kind }) => kind),
		hints: calls.map(({ kind }) => kind),
		pages: indexOf(pages),
	});
	return [
		...(first ? [`(a quiet line of the app stands above: ${first.kind}, in doubt)`] : []),
		...paragraphs.map(shown),
		...(repeats ? [repeats] : []),
		...offers.map((offer) => `→ ${JSON.stringify(offer)}`),
	];
}

/** Builds an index of pages as the server does. */
function indexOf(pages: Line["pages"]): PageIndex {
	const index = new PageIndex();
	for (const source of sourcesOf(pages)) index.put(entryPage(source));
	index.put(goalPage({ ...goal, id: "1", createdAt: NOW, updatedAt: NOW }, 0));
	return index;
}

async function playEntry({ text, prompt, pages }: Line): Promise<string[]> {
	const person = { person: { firstName: "Ada" }, manner: { persona: "", instructions: "" }, prompt, content: text };
	const earlier = sourcesOf(pages).reverse();
	const { title, quote, insights, closing } = await reflectionParts(
		{
			...person,
			day: TODAY,
			related: relatedEntries(text, earlier, 3),
			recent: [],
		},
		signal,
	);
	const { parts } = await insightParts(person, signal);
	const calls = signs([text]);
	return [
		...(calls.length > 0 ? [`(a notice of the app stands above: ${calls.join(", ")})`] : []),
		`Title: ${title}`,
		`Set apart: ${quote ? `[own] “${quote.text}”` : "nothing"}`,
		...insights.map((part) => shown([part])),
		shown([closing]),
		`Quick insight: ${shown(parts)}`,
	];
}

const kindOf = (part: Part) =>
	part.kind === "fact" ? `fact: ${part.proof.of} ${JSON.stringify(part.proof.values)}` : part.kind;
const shown = (paragraph: Paragraph) => paragraph.map((part) => `[${kindOf(part)}] ${part.text}`).join("\n");

async function main([file, out]: readonly string[]): Promise<void> {
	if (!file || !out) throw new Error("Usage: play.ts FILE.jsonl OUT.md");
	const raw = readFileSync(file, "utf8").trim();
	const rows: unknown[] = raw.split("\n").flatMap((row) => (row.trim() === "" ? [] : [JSON.parse(row)]));
	const played: string[] = [];
	for (const [at, row] of rows.entries()) {
		const conversation = conversationOf(row);
		if (conversation) {
			const place = { today: TODAY, now: NOW, memory, pages: indexOf(conversation.pages), country: "GB" };
			const lines = await playConversation(conversation.acts, place);
			played.push(`## ${at + 1}. ${conversation.title}\n\n${lines.join("\n\n")}`);
			continue;
		}
		const one = lineOf(row, /entr/i.test(file));
		const answer = one.kind === "entry" ? await playEntry(one) : await playMessage(one);
		played.push(`## ${at + 1}. ${one.kind}\n\n> ${one.text.replace(/\n/g, "\n> ")}\n\n${answer.join("\n\n")}`);
	}
	const history = `Those who have no pages of their own here have these:\n\n${earlierEntries.map(({ day, text }) => `- ${day}: ${text}`).join("\n")}`;
	writeFileSync(out, `# ${file}\n\n${history}\n\n${played.join("\n\n")}\n`);
	console.log(`${rows.length} played, written to ${out}`);
}

void main(process.argv.slice(2));
