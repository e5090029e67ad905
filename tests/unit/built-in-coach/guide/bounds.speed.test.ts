import { MAX_MESSAGE } from "@/lib/domain/chat/limits";
import { slowness } from "@/tests/setup/cpu-time";
import { longestStretch } from "../stretch";
import { upTo, worst } from "../texts";
import { Talk } from "./talk";

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
