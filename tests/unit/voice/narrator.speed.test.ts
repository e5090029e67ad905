import { normalize } from "@/lib/ai/built-in/narration/normalize";
import { sentencesOf } from "@/lib/ai/built-in/narration/sentences";
import { usualCpu } from "@/tests/setup/cpu-time";
import { upTo, worst } from "../built-in-coach/texts";

/** How long preparing a text may block other requests, in milliseconds on the machine that limits are meant for. */
const MOST = 100;
/** The longest text that can be read aloud: a day of a love script, or an imported line. */
const LONGEST = 12_000;
const marks = [
	" ",
	"\t",
	"\u00a0",
	"..",
	"[",
	"![",
	"[](",
	"(",
	")",
	"{",
	"<a",
	"`",
	"**a",
	"_a",
	"~~a",
	",",
	"- ",
	"–",
	"1 ",
	"'",
];

test.each([...new Set([...marks, ...worst])])(
	"preparing a text of nothing but %j holds up nobody",
	(piece) => {
		for (const text of [
			`a${upTo(piece, LONGEST)}1`,
			`${upTo("a", LONGEST / 2)}${upTo(piece, LONGEST / 2)}1`,
			upTo(piece, LONGEST),
		]) {
			const took = usualCpu(() => sentencesOf(text), 2);
			expect(took <= MOST ? "short" : `${took} ms`).toBe("short");
		}
	},
	60_000,
);

test("a long paragraph is said like a short one, whatever its length", () => {
	const sentence = "She walks to the window (it is still dark) and opens it. ";
	const [lines = []] = normalize(sentence.repeat(200));
	expect(new Set(lines.join(" ").split(/(?<=\.) /))).toEqual(
		new Set(["She walks to the window, it is still dark, and opens it."]),
	);
	// A sentence without an end is divided between words, and gets no full stop there.
	const endless = upTo("and then ", 5_000);
	expect(normalize(endless).flat().join(" ").replace(/\.$/, "")).toBe(endless.trim());
});
