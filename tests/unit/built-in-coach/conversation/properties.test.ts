/** @jest-environment node */
import fc from "fast-check";
import { adviceKindOf, verbPhraseOf } from "@/lib/ai/built-in/conversation/advice";
import type { Memory, Turn } from "@/lib/ai/types";
import { inputFor, questionMarks, quotesIn, repeatsIn, say, sentencesIn, wordsIn } from "./talk";

const text = fc.oneof(
	fc.string({ unit: "grapheme", maxLength: 300 }),
	fc.string({ unit: "binary", maxLength: 200 }),
	fc
		.array(
			fc.constantFrom(
				"I",
				"my sister",
				"said",
				"“no”",
				"never",
				"he",
				"love",
				"but",
				"?",
				"*",
				"\n- ",
				"afraid",
				"ok",
				"{q}",
				"because",
				"Tom",
				"_",
				"…",
				"🥀",
				"<b>",
				"waiting",
				"phone",
				"yes",
				".",
				",",
			),
			{ maxLength: 60 },
		)
		.map((parts) => parts.join(" ")),
);
const day = fc.constantFrom("2026-11-03", "2025-02-28", "2026-11-21");
const turns: fc.Arbitrary<Turn[]> = fc.array(
	fc.record({
		from: fc.constantFrom("person" as const, "coach" as const),
		content: text,
		at: fc.constant(new Date(0)),
	}),
	{ maxLength: 8 },
);
const memory: fc.Arbitrary<Partial<Memory>> = fc.record({
	goals: fc.array(
		fc.record({
			title: fc.option(text),
			description: text,
			type: fc.constant("short term" as const),
			progress: fc.integer({ min: 0, max: 100 }),
			isCompleted: fc.boolean(),
		}),
		{ maxLength: 2 },
	),
	scripts: fc.record({ life: fc.option(text), love: fc.option(text) }),
	analyses: fc.array(fc.record({ title: text, day, found: text }), { maxLength: 2 }),
	relationships: fc.array(
		fc.record({ name: fc.constantFrom("Tom", "A.", "(", "Zoë"), dates: text, highlights: text }),
		{ maxLength: 2 },
	),
	entries: fc.array(
		fc.record({
			day,
			title: fc.option(text),
			content: text,
			shared: fc.array(fc.constantFrom("phone", "waiting", "sister"), { maxLength: 2 }),
		}),
		{ maxLength: 2 },
	),
	condensed: fc.array(fc.record({ day, from: fc.constantFrom("person" as const, "coach" as const), words: text }), {
		maxLength: 2,
	}),
});

test("whatever is written and stored: a reply of phone length, one question, true quotes, no seams", async () => {
	await fc.assert(
		fc.asyncProperty(
			text,
			turns,
			memory,
			fc.oneof(fc.constantFrom("Ana", "Zoë-Marie", ""), text),
			async (message, before, known, firstName) => {
				const reply = await say(message, before, { memory: known, firstName });
				expect(reply.trim()).not.toBe("");
				expect(wordsIn(reply)).toBeLessThanOrEqual(150);
				const isSilent = /\b(?:stop|enough|no more|don't|dont|quit)\b/i.test(
					[message, ...before.map(({ content }) => content)].join("\n"),
				);
				if (!isSilent) expect(questionMarks(reply)).toBe(1);
				const heard = [
					message,
					...before.map(({ content }) => content),
					...Object.values(known).flatMap((part) => strings(part)),
				];
				for (const quote of quotesIn(reply)) expect(heard.some((one) => one.includes(quote))).toBe(true);
				expect(reply).not.toMatch(
					/undefined|\[object|\{(?:q|who|name|old|date|word|language|coach|known|vp)\}(?![^“]*”)/,
				);
			},
		),
		{ numRuns: 120 },
	);
}, 120_000);

const strings = (part: unknown): string[] =>
	typeof part === "string" ? [part] : part && typeof part === "object" ? Object.values(part).flatMap(strings) : [];

test("varied talk of thirty messages never gets the same sentence twice", async () => {
	const lines = fc.constantFrom(
		"ok",
		"idk",
		"my mother called again",
		"I felt small",
		"he left",
		"yes",
		"no",
		"should I call her?",
		"what do you mean?",
		"I am so tired of being the strong one",
		"thanks",
		"it was good, we laughed",
		"I kept quiet",
		"why?",
		"this is useless",
		"I miss my brother who died",
		"are you real?",
		"🥲",
		"I always do this",
	);
	await fc.assert(
		fc.asyncProperty(fc.array(lines, { minLength: 30, maxLength: 30 }), async (messages) => {
			const before: Turn[] = [];
			const replies: string[] = [];
			for (const message of messages) {
				const content = await say(message, before);
				before.push({ from: "person", content: message, at: new Date(0) }, { from: "coach", content, at: new Date(0) });
				replies.push(content);
			}
			expect(repeatsIn(replies)).toEqual([]);
		}),
		{ numRuns: 6 },
	);
}, 120_000);

test("names nobody who was not named", async () => {
	const names = ["Alex", "Mia", "Kenji"];
	await fc.assert(
		fc.asyncProperty(fc.constantFrom(...names), text, async (name, message) => {
			const reply = await say(`${name} did not come. ${message}`.replace(/Alex|Mia|Kenji/g, name), [], {
				firstName: "Robin",
			});
			for (const other of names.filter((one) => one !== name)) expect(reply).not.toContain(other);
		}),
		{ numRuns: 40 },
	);
}, 60_000);

test("stops when it is told to", async () => {
	const { reply } = await import("@/lib/ai/built-in/conversation/reply");
	const stop = new AbortController();
	stop.abort(new Error("gone"));
	await expect(reply(inputFor("hello"), stop.signal)).rejects.toThrow("gone");
});

test.each([
	["should i text my sister?", "text your sister"],
	["should i just call him back?", "call him back"],
	["should i tell my mum about me and tom", "tell your mum about you and tom"],
	["should i leave him because i am tired", null],
	["should i be worried", null],
	["what should i do", null],
	["What should I say to her?", null],
	["Should I text Jonas on Sunday?", "text Jonas on Sunday"],
	["should i ask myself that?", "ask yourself that"],
])("%s turned around is %s", (asked, turned) => {
	expect(verbPhraseOf(asked)).toBe(turned);
});

test.each([
	["should i text him", "contact"],
	["should i take him back", "goBack"],
	["should i leave", "leave"],
	["should i tell her", "speak"],
	["is it wrong that i like it", "verdict"],
	["what should i do", "general"],
])("%s is about %s", (asked, kind) => {
	expect(adviceKindOf(asked)).toBe(kind);
});

test("the scorer sees a repeated sentence", () => {
	expect(repeatsIn(["One thing is true. And more?", "Well. One thing is *true*."])).toEqual(["one thing is true"]);
	expect(sentencesIn("“Quoted. Twice?” I stop there.")).toEqual(["i stop there"]);
});
