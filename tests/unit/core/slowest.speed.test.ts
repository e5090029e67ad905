import fc from "fast-check";
import { escaped } from "@/lib/ai/built-in/parts/part";
import { withoutSadEnd } from "@/lib/ai/built-in/scripts/comfort";
import { composeOffers } from "@/lib/ai/built-in/scripts/offers";
import { briefThought } from "@/lib/ai/openai/brief-thought";
import { partialText } from "@/lib/ai/openai/client/partial-answer";
import { fenced, shorten, weigh } from "@/lib/ai/openai/prompts/text";
import { usernameKey } from "@/lib/domain/account/names";
import { passwordProblem } from "@/lib/domain/account/password";
import { nearestInLibrary } from "@/lib/domain/find/nearest";
import { findDay } from "@/lib/domain/import/dates";
import { beginningOf } from "@/lib/domain/journal/beginning";
import { journalSchema } from "@/lib/domain/journal/schema";
import { saysAgain, withoutSentences } from "@/lib/domain/memory/sentences";
import { shownOn } from "@/lib/domain/memory/shown";
import { comparable } from "@/lib/domain/search/journal-box";
import { partsOf } from "@/lib/domain/search/meaning";
import { PageIndex } from "@/lib/domain/search/pages/page-index";
import { entryPage } from "@/lib/domain/search/pages/page-makers";
import { coachAskedIn } from "@/lib/domain/text/coach-asked";
import { countWords } from "@/lib/domain/text/count-words";
import { periodIn } from "@/lib/domain/text/days";
import { moveIn, smallTalkIn } from "@/lib/domain/text/moves";
import { namesOn } from "@/lib/domain/text/names";
import { beginsLikeAnswer, endsWithPlan, leavesOpenWho } from "@/lib/domain/text/page-form";
import { questionOf } from "@/lib/domain/text/question/question";
import { read } from "@/lib/domain/text/reading";
import { sentencesOf } from "@/lib/domain/text/sentences";
import { statesFeeling } from "@/lib/domain/text/stated";
import { formatRange, spanOf } from "@/lib/domain/timeline/dates";
import { readFields } from "@/lib/domain/timeline/moment-fields";
import { readMoment } from "@/lib/domain/timeline/moments";
import { signs } from "@/lib/safety/assess";
import { isGrave } from "@/lib/safety/grave";
import { isUnsafeReply } from "@/lib/safety/reply-check";
import { softHintIn } from "@/lib/safety/soft-hint";
import { readBody } from "@/lib/server/core/http/request-body";
import { hashOf } from "@/lib/server/memory/hidden";
import { readers as safety } from "@/lib/server/safety/readers";
import { parseRange } from "@/lib/server/voice/ranges";
import { catalog } from "@/prisma/catalog/catalog";
import { answersTo, questionnaire } from "@/tests/api/questionnaires/factory";
import { loveInput } from "@/tests/people/people";
import { slowness } from "@/tests/setup/cpu-time";
import { longestStretch } from "../built-in-coach/stretch";
import { upTo, worst } from "../built-in-coach/texts";

const today = { year: 2026, month: 11 };

/**
 * How long a text of 50,000 characters may block other requests, in milliseconds on the machine that limits are meant
 * for.
 */
const MOST = 50;
/** The same for code in a worker thread, where only the writer waits for it. */
const MOST_IN_THREAD = 1_000;
const LENGTH = 50_000;
/** How often a slow result is measured again, along with the current speed of the machine. */
const ROUNDS = 5;
/** Maximum length of a message, in characters. */
const MESSAGE = 8_000;

const pageOf = (content: string) =>
	entryPage({ id: "1", title: null, content, day: "2026-11-22", createdAt: new Date("2026-11-22") });
const again = saysAgain("I wish to have a garden of my own.");

/**
 * Every function that reads people's text on the thread that answers requests, called as it is there. Code that runs in
 * a worker thread (lib/server/safety) is below or in tests/unit/memory/recall.speed.test.ts; that of the built-in coach
 * is in tests/unit/built-in-coach/reading/bounds.speed.test.ts. Add any new function that reads people's text.
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
	"a page of the index": (text) => new PageIndex().put(pageOf(text)),
	"what a page shows": (text) =>
		shownOn(pageOf(text), (one) => !isGrave(one.toLowerCase()) && signs([one]).length === 0),
	sentencesOf,
	"what says a thing again": (text) => sentencesOf(text).filter((one) => again(one.text)),
	"a message without what was forgotten": (text) =>
		withoutSentences(text.slice(0, MESSAGE), (one) => hashOf("message:1", one) === "none of them"),
	comparable,
	namesOn: (text) => namesOn([{ text }]),
	"parts of a page that mean something": partsOf,
	questionOf: (text) => questionOf(text.slice(0, MESSAGE), "2026-11-22"),
	periodIn: (text) => periodIn(text.slice(0, MESSAGE), "2026-11-22"),
	"the nearest of the library": (text) => nearestInLibrary(text, "2026-11-21"),
	"what a message is read for": (text) => read(text.slice(0, MESSAGE), "2026-11-21"),
	moveIn,
	smallTalkIn,
	coachAskedIn,
	"days of what is imported": findDay,
	"the form of a page": (text) => [endsWithPlan, beginsLikeAnswer, leavesOpenWho].map((of) => of(text)),
	"a passage as Markdown": escaped,
	"what a message gives a reason to ask": (text) => softHintIn(text.slice(0, MESSAGE)),
	"a moment of the timeline": (text) => [readMoment(text, today), readFields(text)],
};

/** Pieces of text that rules look for, and characters that become longer when normalized or escaped. */
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
	"Oh! ",
	". ",
	"… ",
	"? ",
	"my mother in law ",
	"I wish to be my own. ",
	"Mira, my sister, ",
	"1999-",
	"since 2011 until ",
	"~~~~",
	"\n",
	"\t",
	"\t-",
	"!",
	'"',
	"i will ",
	"é",
	"e\u0301",
	"\u200d",
	"，",
	"mi marido me ",
	"ich will einfach nur noch ",
	"муж меня хочу ",
	"他昨天昨晚经常又",
	"彼が私を夫に",
	"زوجي لا أريد أن ",
	"पति मुझे मरना ",
	"\u0301\u064b",
];

/**
 * Searches for the slowest text by hill climbing from the slowest known one. A text is a list of bits, each repeated.
 */
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
	// Other work may have slowed a single run down, so a text only counts as slow if every run is.
	let took = Number.POSITIVE_INFINITY;
	for (let round = 0; round < ROUNDS && took > MOST / 2; round++)
		took = Math.min(took, (await longestStretch(() => run(slowest.text), 3)) / slowness());
	return { begins: slowest.text.replace(/(.{1,40}?)\1+/gsu, "$1×").slice(0, 60), took };
}

test.each(Object.entries(functions))(
	"%s holds up nobody, whatever is written",
	async (name, run) => {
		await longestStretch(() => run(upTo("I was glad that my mother came. ", LENGTH)));
		const { begins, took } = await slowestOf(run, 12);
		expect(took <= MOST ? "short" : `${name} takes ${took} ms for “${begins}”`).toBe("short");
	},
	180_000,
);

const longAnswers = loveInput(
	{
		firstName: "Robin",
		portrait: "",
		answers: Object.fromEntries(
			catalog.map(({ id, questions }) => [
				id,
				Object.fromEntries(
					questions
						.filter(({ type }) => type === "text")
						.map((one) => [one.id, upTo("The orange cup and a warm loaf on the table. ", 9_900)]),
				),
			]),
		),
	},
	{ scriptSentence: "I keep quiet.", mainScript: "A page.", patterns: [], sources: [] },
);

test("the choices for a love script take a second at most, however long the answers are", async () => {
	const took = await longestStretch(() => composeOffers(longAnswers, { isInDanger: false, harmIn: [] }), 2);
	expect(took / slowness()).toBeLessThan(MOST_IN_THREAD);
});

test.each<[string, () => unknown]>([
	["a Range header", () => parseRange(`bytes=${"\t".repeat(7000)}-${"\t".repeat(7000)}-`, 1)],
	["an answer about the evening", () => withoutSadEnd(`!${"\t".repeat(5000)}${'"'.repeat(4000)}!x!`)],
	["a model's thought without end", () => briefThought(`${"when i ".repeat(14_000)}?`)],
	["a model's answer of backslashes", () => partialText(`{"text":"${"0\\u0".repeat(25_000)}\\`, "text")],
	["a sentence of denials", () => statesFeeling(`I felt sad ${"not ".repeat(12_000)}.`)],
	["a passage with empty lines", () => escaped(`Tea.${"\n".repeat(49_000)}But it works.`)],
	["a message without a full stop", () => softHintIn(`I told my uncle${" and".repeat(1900)} so`)],
])("%s that once held everybody up takes no time", async (_, run) => {
	expect((await longestStretch(run, 3)) / slowness()).toBeLessThan(MOST);
});

test("what is read in a thread takes time in proportion to its length, and far less than its limit", async () => {
	const readers = {
		signs: (text: string) => safety.signs([text]),
		conversation: (text: string) => safety.callsInConversation(text, [{ from: "person", content: text }]),
		answers: (text: string) => safety.signsIn(questionnaire("8"), answersTo("8", text.slice(0, 9_900))),
	};
	for (const [name, run] of Object.entries(readers)) {
		const { begins, took } = await slowestOf(run, 7);
		expect({ name, begins, took, isShort: took <= MOST_IN_THREAD }).toMatchObject({ isShort: true });
	}
}, 300_000);
