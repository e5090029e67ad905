import { findSigns, findSignsInTurns } from "@/lib/safety/assess";
import { callsInConversation } from "@/lib/safety/conversation";
import { callsOverTime } from "@/lib/safety/over-time";
import { fold, normalize } from "@/lib/safety/reading/normalize";
import { read } from "@/lib/safety/reading/sentence";
import { isUnsafeReply } from "@/lib/safety/reply-check";
import { everyRule } from "@/lib/safety/rules/all";
import { cuePatterns } from "@/lib/safety/rules/asking";
import { softHintIn } from "@/lib/safety/soft-hint";
import { sentences } from "@/tests/evals/safety/sentences";
import { slowness, threadCpu } from "@/tests/setup/cpu-time";

const LENGTH = 50_000;
const at = new Date("2026-11-21T12:00:00Z");
const said = (content: string) => [{ from: "person" as const, content, at }];
const functions: Record<string, (text: string) => unknown> = {
	fold,
	normalize,
	read: (text) => read(text),
	findSigns: (text) => findSigns([text]),
	callsOverTime: (text) => callsOverTime({ content: text, at }, [{ content: "He hits me.", at }]),
	callsInConversation: (text) => callsInConversation(text, said("I wish I was dead.")),
	"callsInConversation, before": (text) => callsInConversation("I mean it", said(text)),
	isUnsafeReply: (text) => isUnsafeReply(text, ["partner-danger"]),
};

const filled = (piece: string) => piece.repeat(Math.ceil(LENGTH / Math.max(1, piece.length))).slice(0, LENGTH);
/**
 * Returns the CPU time of this thread for the work, the best of a few runs, scaled to the machine that limits are meant
 * for.
 */
function cpu(work: () => unknown, times = 3): number {
	const runs = Array.from({ length: times }, () => {
		const before = threadCpu();
		work();
		return threadCpu() - before;
	});
	return Math.min(...runs) / machine;
}
let machine = 1;
beforeEach(() => {
	machine = slowness();
});

const ours = (isDanger: boolean) =>
	sentences.filter(({ expected }) => (expected !== null) === isDanger).map(({ text }) => text);
/** Beginnings of the texts that the rules look for, which nearly match. */
const rules = everyRule.map(({ rule }) => rule);
const nearlyMatching = (pattern: RegExp) =>
	(pattern.source.match(/[a-z]+/g) ?? [])
		.slice(0, 12)
		.filter((word) => word.length > 1)
		.join(" ");
const nearly = rules.map(({ pattern }) => nearlyMatching(pattern));
/**
 * Maximum time, in milliseconds, that any function may take for a text of 50,000 characters. It runs in a worker
 * thread, and the writer waits.
 */
const MOST = 200;

describe("a text of 50,000 characters", () => {
	test("that held everybody up for seconds", () => {
		const text = `${"ﷺ".repeat(25_000)} ${"kms ".repeat(6247)} song`;
		expect(normalize(text).length).toBeLessThan(2 * LENGTH);
		for (const work of Object.values(functions)) expect(cpu(() => work(text))).toBeLessThan(MOST);
	});

	test("takes no single rule 20 ms", () => {
		const windows = filled(ours(true).join(" ")).match(/.{1,400}/gs) ?? [];
		const slow = rules.flatMap((rule, index) => {
			const near = filled(`${nearly[index]} `).match(/.{1,400}/gs) ?? [];
			const spent = [windows, near].map((all) =>
				cpu(() => {
					for (const text of all) for (const _ of text.matchAll(rule.pattern));
				}, 2),
			);
			return Math.max(...spent) < 20 ? [] : [{ rule: rule.pattern.source.slice(0, 80), spent }];
		});
		expect(slow).toEqual([]);
	});

	test.each([
		["words without a full stop", `I told my uncle${" and".repeat(2000)} so`],
		["one long word", `It would be so simple ${"ab".repeat(4000)}`],
	])("gives no cue in a message that held everybody up for minutes: %s", (_, text) => {
		expect(cpu(() => softHintIn(text))).toBeLessThan(MOST);
	});

	test("with the same two words again and again takes no rule longer", () => {
		expect(cpu(() => findSigns([`burned my hand I ${"have just ".repeat(26)}y`]))).toBeLessThan(MOST);
	});

	test("takes no single cue 20 ms, even where a word or a sentence does not end", () => {
		const slow = cuePatterns.flatMap(({ pattern }) => {
			const begun = [...nearlyMatching(pattern).split(" "), nearlyMatching(pattern)];
			const texts = begun.flatMap((words) => [` ${words}${" and".repeat(60)}`, ` ${words} ${"ab".repeat(100)}`]);
			const spent = cpu(() => {
				for (const text of texts) text.search(pattern);
			}, 2);
			return spent < 20 ? [] : [{ cue: pattern.source.slice(0, 80), spent }];
		});
		expect(slow).toEqual([]);
	});

	test.each(["i want to and he me not my ", "a,b;c", " ", "a", "' \" a ", "a1", "he hit me and "])(
		"takes four times as long where it is four times as long: %j",
		(piece) => {
			const once = cpu(() => findSigns([piece.repeat(Math.ceil(20_000 / piece.length))]), 6);
			const fourTimes = cpu(() => findSigns([piece.repeat(Math.ceil(80_000 / piece.length))]), 6);
			expect(fourTimes).toBeLessThan(once * 10 + 20);
		},
	);

	test("lets others go first when it is asked to", async () => {
		let turns = 0;
		const giveWay = async () => {
			turns++;
		};
		const both = ["I want to die.", "He hits me."];
		expect(await findSignsInTurns(both, giveWay)).toEqual(findSigns(both));
		expect(turns).toBeGreaterThan(both.length);
	});
});
