import { reply } from "@/lib/ai/built-in/guide/reply";
import { emptyMemory } from "@/lib/ai/empty-memory";
import type { ReplyInput, Turn } from "@/lib/ai/types";
import type { Offer } from "@/lib/domain/chat/guide";
import type { Tap } from "@/lib/domain/chat/tap";
import type { Page } from "@/lib/domain/search/pages/page";
import { PageIndex } from "@/lib/domain/search/pages/page-index";

const at = new Date("2026-11-21T20:00:00Z");

export const entry = (id: number, day: string, text: string): Page => ({
	id: `journal:${id}`,
	kind: "journal",
	day,
	at: Date.parse(day),
	title: null,
	partOf: null,
	text,
	href: `/journal?entry=${id}`,
});

export function pagesOf(...pages: Page[]): PageIndex {
	const index = new PageIndex();
	for (const one of pages) index.put(one);
	return index;
}

/** A conversation with the guide, message by message. */
export class Talk {
	readonly turns: Turn[] = [];

	constructor(private readonly known: Partial<Pick<ReplyInput, "memory" | "pages" | "hints" | "signs">> = {}) {}

	async say(message: string, now: Partial<ReplyInput> = {}) {
		const input = {
			person: { firstName: "Ada" },
			manner: { persona: "", instructions: "" },
			today: "2026-11-21",
			memory: emptyMemory,
			...this.known,
			...now,
			turns: [...this.turns],
			message,
		};
		const said = await reply(input, new AbortController().signal);
		this.turns.push(
			{ from: "person", content: message, at, tap: now.tap ?? null },
			{ from: "coach", content: said.content, at, guide: said.guide },
		);
		return { content: said.content, offers: said.guide?.offers ?? [] };
	}

	/** Taps a button. */
	tap(tap: Tap, words = "…") {
		return this.say(words, { tap });
	}
}

/** The labels of everything that can be tapped. */
export const labels = (offers: readonly Offer[]): string[] =>
	offers.flatMap((one) => {
		if (one.kind === "which-is-nearest") return one.titles.map(({ title }) => title);
		if (one.kind === "taps") return one.taps.map(({ label }) => label);
		if (one.kind === "next-steps") return one.steps.map(({ label }) => label);
		return "label" in one && one.label ? [one.label] : [];
	});
