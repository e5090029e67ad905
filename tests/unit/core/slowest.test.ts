import fc from "fast-check";
import { fenced, shorten, weigh } from "@/lib/ai/openai/prompts/text";
import { usernameKey } from "@/lib/domain/account/names";
import { passwordProblem } from "@/lib/domain/account/password";
import { beginningOf } from "@/lib/domain/journal/beginning";
import { journalSchema } from "@/lib/domain/journal/schema";
import { countWords } from "@/lib/domain/progress/words";
import { formatRange, spanOf } from "@/lib/domain/timeline/dates";
import { isUnsafeReply } from "@/lib/safety/reply-check";
import { readBody } from "@/lib/server/core/http/request-body";
import { readNow } from "@/lib/server/safety/read-now";
import { answersTo, questionnaire } from "@/tests/api/questionnaires/factory";
import { slowness } from "@/tests/setup/cpu-time";
import { longestStretch } from "../built-in-coach/stretch";
import { upTo, worst } from "../built-in-coach/texts";

const today = { year: 2026, month: 11 };

/** What a text of 50,000 characters may hold up everybody else for, in milliseconds of a usual machine. */
const MOST = 50;
/** The same for what is read in a thread, where nobody waits for it but its writer. */
const MOST_IN_THREAD = 1_000;
const LENGTH = 50_000;

/**
 * Every function that reads people's text on the thread that answers requests, as it is called there. What is read in
 * a thread of its own (lib/server/safety) is below. A function that begins to read people's text is added here; those of
 * the built-in coach are in tests/unit/built-in-coach/reading/bounds.test.ts.
 */
const functions: Record<string, (text: string) => unknown> = {
	"a request's body": (text) =>
		readBody(
			new Request("http://localhost/", {
				method: "POST",
				headers: { "content-type": "application/json" },
				body: JSON.stringify({ content: text, prompt: "p", action: "submit" }),
			}),
			journalSchema,
		).catch(() => {}),
	countWords,
	beginningOf: (text) => beginningOf(text, 160),
	isUnsafeReply: (text) => isUnsafeReply(text, ["partner-danger"]),
	"dates of a relationship": (text) => [spanOf(text, today), formatRange(text, today)],
	usernameKey,
	passwordProblem: (text) =>
		passwordProblem(text.slice(0, 254), { username: text.slice(0, 254), email: text.slice(0, 254) }, new Set()),
	fenced: (text) => fenced(text, text),
	shorten: (text) => shorten(text, 4000),
	weigh,
};

/** Bits that rules look for, and what makes a text long where it is written out. */
const bits = [
	...worst,
	"ﷺ",
	"kms ",
	" song ",
	"i want to kill myself ",
	"he hit me and ",
	"my husband ",
	"not ",
	"never ",
	"how many pills ",
	"talk with him ",
	"don't ",
	"1999-",
	"since 2011 until ",
	"~~~~",
	"é",
	"e\u0301",
	"\u200d",
	"，",
];

/** Hill climbing from the worst of what is known: a text is a list of bits, each repeated. */
async function slowestOf(run: (text: string) => unknown, seed: number) {
	const draws = fc.sample(
		fc.array(fc.tuple(fc.constantFrom(...bits), fc.integer({ min: 1, max: 400 })), { minLength: 1, maxLength: 4 }),
		{ numRuns: 12, seed },
	);
	const texts = [
		...bits.map((bit) => upTo(bit, LENGTH)),
		...draws.map((parts) => upTo(parts.map(([bit, times]) => bit.repeat(times)).join(""), LENGTH)),
	];
	let slowest = { took: 0, text: "" };
	for (const text of texts) {
		const took = await longestStretch(() => run(text), 1);
		if (took > slowest.took) slowest = { took, text };
	}
	// What was slow once may have met something else; what is slow each time is slow.
	const took = (await longestStretch(() => run(slowest.text))) / slowness();
	return { begins: slowest.text.slice(0, 60), took };
}

test.each(Object.entries(functions))(
	"%s holds up nobody, whatever is written",
	async (name, run) => {
		await longestStretch(() => run(upTo("I was glad that my mother came. ", LENGTH)));
		const { begins, took } = await slowestOf(run, 12);
		expect({ name, begins, took, isShort: took <= MOST }).toMatchObject({ isShort: true });
	},
	180_000,
);

test("what is read in a thread takes time in proportion to its length, and far less than its limit", async () => {
	const readers = {
		signs: (text: string) => readNow("signs", [[text]]),
		conversation: (text: string) => readNow("callsInConversation", [text, [{ from: "person", content: text }]]),
		answers: (text: string) => readNow("signsIn", [questionnaire("8"), answersTo("8", text.slice(0, 9_900))]),
	};
	for (const [name, run] of Object.entries(readers)) {
		const { begins, took } = await slowestOf(run, 7);
		expect({ name, begins, took, isShort: took <= MOST_IN_THREAD }).toMatchObject({ isShort: true });
	}
}, 300_000);
