import { writeLifeScript } from "@/lib/ai/built-in/scripts/life-script";
import { lifeInput } from "@/tests/people/people";
import { slowness } from "@/tests/setup/cpu-time";
import { longestStretch } from "../stretch";
import { upTo } from "../texts";

const { signal } = new AbortController();

/** How long writing may block the thread, in milliseconds. */
const MOST = 50;
const slowest = ["I went to the market with my mother, and I was happy because it was cold. ", ". ", "😀a"] as const;
const longAnswers = (piece: string) => {
	const text = upTo(piece, 10_000);
	const answers = ["1", "2", "8", "9", "12"].map((id): [string, Record<string, string>] => [
		id,
		{ q1: text, q2: text, q4: text },
	]);
	return lifeInput({ firstName: "L", portrait: "", answers: Object.fromEntries(answers) });
};

test.each(slowest)(
	"answers full of %j hold up nobody",
	async (piece) => {
		const input = longAnswers(piece);
		// Loads the language model and compiles the code once.
		await writeLifeScript(input, signal);
		const took = (await longestStretch(() => writeLifeScript(input, signal))) / slowness();
		expect(took).toBeLessThanOrEqual(MOST);
	},
	120_000,
);
