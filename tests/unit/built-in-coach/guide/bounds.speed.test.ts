import { MAX_MESSAGE } from "@/lib/domain/chat/limits";
import { slowness } from "@/tests/setup/cpu-time";
import { longestStretch } from "../stretch";
import { upTo, worst } from "../texts";
import { entry, pagesOf, Talk } from "./talk";

/**
 * How long a reply may block other requests, in milliseconds on the machine that limits are meant for. It is written on
 * the thread that answers them, because it searches the index of the person's pages.
 */
const MOST = 400;
/** Marks that quotations, questions and lines consist of, with and without words between them. */
const marks = [
	"‘",
	"'",
	'"',
	"“",
	" 'a",
	"x'",
	'x"',
	"“a",
	"?",
	"!",
	"?!",
	"…",
	"...",
	"\n",
	"\n\n",
	"- ",
	"is it ok ",
];
const long = MAX_MESSAGE - 60;

beforeAll(async () => {
	// Loads the language model and compiles the code once.
	for (const piece of worst) await new Talk().say(upTo(piece, 2_000));
});

test.each([...new Set([...marks, ...worst])])(
	"a message of nothing but %j holds up nobody",
	async (piece) => {
		const messages = [
			upTo(piece, long),
			`What should I say? ${upTo(piece, long)}x`,
			`I said ${upTo(piece, long)} y is that ok?`,
		];
		for (const message of messages) {
			const took = (await longestStretch(() => new Talk().say(message), 2)) / slowness();
			expect(took <= MOST ? "short" : `${message.slice(0, 30)} takes ${took} ms`).toBe("short");
		}
	},
	60_000,
);

test("forty names that stand on long pages hold up nobody", async () => {
	const names = Array.from({ length: 40 }, (_, i) => `Zor${"abcdefghij"[i % 10]}${"klmn"[Math.floor(i / 10)]}ek`);
	const named = names.map((name) => `It was good with ${name} there.`).join(" ");
	const page = `${upTo(`${named} We had soup. `, 48_000)} I cut because when i can not sleep.`;
	const pages = pagesOf(...Array.from({ length: 7 }, (_, i) => entry(i + 1, `2026-11-0${i + 1}`, page)));
	const message = `I met ${names.join(" and ")} at the lake today and we had soup together.`;
	const took = (await longestStretch(() => new Talk({ pages }).say(message), 2)) / slowness();
	expect(took).toBeLessThan(MOST);
}, 120_000);
