import { builtInNarrator } from "@/lib/ai/built-in/narration/narrator";
import { AppError } from "@/lib/domain/core/errors";
import type { Voice } from "@/lib/domain/voice/voices";
import { speechThread } from "@/lib/server/core/work/speech-thread";
import { framesOf } from "./mp3";

const narrator = builtInNarrator(speechThread);
const never = new AbortController().signal;
const day = "You wake before the alarm. Nobody needs anything from you yet.\n\nYou make tea & sit by the window.";
const FRAME_SECONDS = 576 / 16_000;

async function hear(text: string, voice: Voice = "nova", signal = never) {
	const pieces: Uint8Array[] = [];
	for await (const piece of narrator.speak(text, voice, signal)) pieces.push(piece);
	return pieces;
}

it("speaks one MP3 file, piece by piece, without a tag and of one kind of frame", async () => {
	const pieces = await hear(day);
	expect(pieces.length).toBe(4);
	const frames = framesOf(Buffer.concat(pieces));
	expect(new Set(frames.map(({ length }) => length))).toEqual(new Set([216]));
	const seconds = frames.length * FRAME_SECONDS;
	expect(seconds).toBeGreaterThan(5);
	expect(seconds).toBeLessThan(12);
});

it("gives two texts their turns, sentence by sentence, and mixes nothing up", async () => {
	const order: string[] = [];
	const listen = async (name: string, text: string) => {
		const pieces: Uint8Array[] = [];
		for await (const piece of narrator.speak(text, "echo", never)) {
			order.push(name);
			pieces.push(piece);
		}
		return Buffer.concat(pieces);
	};
	const [alone] = [await listen("alone", "This one is short. It has two sentences.")];
	order.length = 0;
	const long = listen("long", "We talk and talk. ".repeat(20));
	const short = await listen("short", "This one is short. It has two sentences.");
	expect(short.equals(alone ?? Buffer.alloc(0))).toBe(true);
	expect(order.lastIndexOf("short")).toBeLessThan(12);
	framesOf(await long);
});

it("stops when nobody wants it any more, and goes on with the next", async () => {
	const controller = new AbortController();
	let heard = 0;
	const all = (async () => {
		for await (const _ of narrator.speak("We talk and talk. ".repeat(50), "nova", controller.signal)) {
			if (++heard === 2) controller.abort(new Error("gone"));
		}
	})();
	await expect(all).rejects.toThrow("gone");
	expect(heard).toBe(2);
	for await (const _ of narrator.speak(day, "nova", never)) break;
	expect(await hear("Still here.")).toHaveLength(2);
});

it.each(["Я просыпаюсь до будильника.", "OK. Я просыпаюсь до будильника.", "😀😀", "  "])(
	"says plainly that it cannot read %j",
	async (text) => {
		const error = await hear(text).catch((reason) => reason);
		expect(error).toBeInstanceOf(AppError);
		expect(error).toMatchObject({ code: "ai_failed", message: expect.stringContaining("English only") });
	},
);

it("survives whatever people type", async () => {
	const odd = [
		"$$$ 1/0 99999999999 -- .5. 5. a.b.c.d http:// &&& %%% 00:61 31/02/0000 #1!",
		"x".repeat(500),
		"1,2,3,,,4 'n' ''' \" '\" o'o'o 3rd 99th 1000000th IIX XIV $1.2.3 £ 5% %5",
		"Mr. Mrs. Dr. St. a.m. p.m. e.g. i.e. etc. vs. no. 7 U.S.A. Ph.D.",
		"aaaa bbbb cccc zzzz qqq xyz pfft brr tsk grr shh",
	];
	for (const text of odd) framesOf(Buffer.concat(await hear(text)));
});
