import fc from "fast-check";
import { insightParts } from "@/lib/ai/built-in/journal/quick-insight";
import { reflectionParts } from "@/lib/ai/built-in/journal/reflect";
import { feelingsIn } from "@/lib/ai/built-in/reading/feelings";
import { ownWordsIn, wholeText } from "@/lib/ai/built-in/reading/own-words";
import { recurringIn } from "@/lib/ai/built-in/reading/recurring";
import { readText } from "@/lib/ai/built-in/reading/text";
import { countWords } from "@/lib/domain/text/count-words";
import { sentencesOf } from "@/lib/domain/text/sentences";
import { slowness } from "@/tests/setup/cpu-time";
import { longestStretch } from "../stretch";
import { longText, oddText, upTo, worst } from "../texts";

/**
 * How long a text of 50,000 characters may block other requests, in milliseconds on the machine that limits are meant
 * for.
 */
const MOST = 50;
const TRIES = 4;
const at = { source: "a page" };

/** Every function that reads people's text, by name. */
const functions = {
	readText: (raw: string) => () => readText(raw),
	sentencesOf: (raw: string) => () => sentencesOf(raw),
	countWords: (raw: string) => () => countWords(raw),
} as const;

async function readers(raw: string) {
	const read = await readText(raw);
	return {
		ownWordsIn: () => ownWordsIn(read),
		wholeText: () => wholeText(read),
		feelingsIn: () => feelingsIn(read),
		recurringIn: () => recurringIn([{ read, at }], 1),
	};
}

/** Returns the least of a few measurements: other work slows a processor down, but code that is slow stays slow. */
async function leastOfSlowest(raw: string): Promise<[string, number]> {
	let least = await slowest(raw);
	for (let tries = 1; least[1] > MOST && tries < TRIES; tries++) {
		const again = await slowest(raw);
		if (again[1] < least[1]) least = again;
	}
	return least;
}

async function slowest(raw: string): Promise<[string, number]> {
	let found: [string, number] = ["", 0];
	const all = {
		...Object.fromEntries(Object.entries(functions).map(([name, f]) => [name, f(raw)])),
		...(await readers(raw)),
	};
	for (const [name, run] of Object.entries(all)) {
		const took = await longestStretch(run);
		if (took > found[1]) found = [name, took];
	}
	return [found[0], found[1] / slowness()];
}

beforeAll(async () => {
	// Loads the language model and compiles the code once.
	for (const piece of worst) await readers(upTo(piece, 8_000));
});

test.each(worst)("50,000 characters of %j hold up nobody", async (piece) => {
	const [name, took] = await leastOfSlowest(upTo(piece, 50_000));
	expect(took <= MOST ? "short" : `${name} takes ${took} ms`).toBe("short");
});

/** How long the whole reflection on an entry may take, in milliseconds of the processor: it has a thread of its own. */
const MOST_WHOLE = 1_000;

test.each([...worst, " ", "\t", "\n ", "- "])(
	"a reflection on 50,000 characters of %j takes no second",
	async (piece) => {
		const content = `x${upTo(piece, 49_980)} the end.`;
		const input = {
			person: { firstName: "Ada" },
			manner: { persona: "", instructions: "" },
			prompt: "How was today?",
			content,
		};
		const { signal } = new AbortController();
		const before = process.cpuUsage();
		await reflectionParts({ ...input, day: "2026-11-21", related: [], recent: [] }, signal);
		await insightParts(input, signal);
		const took = process.cpuUsage(before).user / 1_000 / slowness();
		expect(took <= MOST_WHOLE ? "short" : `${took} ms`).toBe("short");
	},
);

test("nor does any other text that the fuzzer finds", async () => {
	await fc.assert(
		fc.asyncProperty(longText, async (raw) => {
			const [name, took] = await leastOfSlowest(raw);
			expect(took <= MOST ? "short" : `${name} takes ${took} ms`).toBe("short");
		}),
		{ numRuns: 25, endOnFailure: true },
	);
}, 120_000);

test("whatever is written is read without an error, and what is quoted stands there", async () => {
	await fc.assert(
		fc.asyncProperty(oddText, async (raw) => {
			const read = await readText(raw);
			for (const { text, start, end } of ownWordsIn(read)) expect(raw.slice(start, end)).toBe(text);
			for (const { start, end, text } of read.sentences) expect(raw.slice(start, end)).toBe(text);
			recurringIn([{ read, at }], 1);
			for (const { word, start, end } of feelingsIn(read)) expect(raw.slice(start, end).toLowerCase()).toBe(word);
		}),
		{ numRuns: 300, endOnFailure: true },
	);
});
