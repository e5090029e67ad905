import { findPages, relatedPages } from "@/lib/domain/search/find";
import type { Page } from "@/lib/domain/search/pages/page";
import { PageIndex } from "@/lib/domain/search/pages/page-index";
import { namesOn } from "@/lib/domain/text/names";
import { questionOf } from "@/lib/domain/text/question/question";
import { usualCpu } from "@/tests/setup/cpu-time";

const page = (day: string, text: string): Page => ({
	id: "journal:1",
	kind: "journal",
	day,
	at: Date.parse(day),
	title: null,
	partOf: null,
	text,
	href: "/journal?entry=1",
});
const ask = (index: PageIndex, text: string) => {
	const question = questionOf(text, "2026-11-21");
	if (question?.ask !== "pages") throw new Error(`Not a question about pages: ${text}`);
	return findPages(index, question);
};

/** How long one piece of work may block other requests, in milliseconds on the machine that limits are meant for. */
const MOST = 50;
/**
 * The same for a question that searches everything a person has written; only one such question runs at a time. The
 * worst takes about 90 alone, and more beside another test, since its data does not fit into a processor's cache.
 */
const MOST_OF_ALL = 150;
const manyPages: [string, (i: number) => string][] = [
	["a sentence that never ends", () => "walk talk "],
	["very short sentences", () => "Walk. "],
	["sentences that turn", () => "But I walk. "],
	["feelings", () => "I felt sad on the walk. "],
	["decisions", () => "I decided to walk. "],
	["names", (i) => `with ${["Mira", "Alex", "Dana"][i % 3]}${"abcdefghij"[i % 10]} on the walk, `],
	[
		"many words",
		(i) => Array.from({ length: 3_000 }, (_, at) => `w${((at * 7919 + i) % 4_999).toString(26)}`).join(" "),
	],
];
const questions = [
	"What did I write about the walk?",
	"When did I first write about the walk and the talk?",
	"What did I decide?",
	"What did I decide about the walk?",
	"How did I feel in 2026?",
	"How did I feel about the walk?",
	"How often did I write about w1 and w2?",
];

describe("time", () => {
	it.each(["word ", "a", "Mum said. ", "é", "I was not. But I was. ", "'", "\n", "my sister Mira "])(
		"indexing and quoting fifty thousand characters of %j holds nobody up",
		(piece) => {
			const text = piece.repeat(Math.ceil(50_000 / piece.length)).slice(0, 50_000);
			const index = new PageIndex();
			const one = page("2026-11-01", text);
			for (let i = 0; i < 3; i++) index.put(one);
			expect(usualCpu(() => index.put(one), 5)).toBeLessThan(MOST);
			for (const question of ["what did I write about my mother?", "what did I write about words?"])
				expect(usualCpu(() => ask(index, question), 5)).toBeLessThan(MOST);
		},
	);

	it.each(manyPages)(
		"no question takes long, however much somebody wrote: %s",
		(_, pieceOf) => {
			const index = new PageIndex();
			// More text than one question reads.
			for (let i = 0; i < 48; i++) {
				const piece = pieceOf(i);
				const text = piece.repeat(Math.ceil(50_000 / piece.length)).slice(0, 50_000);
				index.put({ ...page("2026-11-01", text), id: `journal:${i}` });
			}
			for (const question of questions) {
				const shown = () =>
					ask(index, question)
						.passages.slice(0, 100)
						.map(({ words, why }) => words.length + why.length);
				expect({ question, isShort: usualCpu(shown, 4) < MOST_OF_ALL }).toEqual({ question, isShort: true });
			}
			expect(usualCpu(() => relatedPages(index, `${pieceOf(1).repeat(200)} Alex`, { limit: 3 }), 4)).toBeLessThan(
				MOST_OF_ALL,
			);
			expect(usualCpu(() => namesOn(index.newestFirst()), 4)).toBeLessThan(MOST_OF_ALL);
		},
		60_000,
	);
});
