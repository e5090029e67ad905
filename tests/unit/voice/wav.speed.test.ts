import { nothingSaid } from "@/lib/ai/transcribe/loudness";
import { resample } from "@/lib/ai/transcribe/resample";
import { readWav } from "@/lib/ai/transcribe/wav";
import { slowness, threadCpu } from "@/tests/setup/cpu-time";
import { longestStretch } from "../built-in-coach/stretch";
import { lyingWave } from "./lying-wave";

/** How long a step may take, in milliseconds on the machine that limits are meant for. */
const STEP_MS = 50;
const stretch = async (run: () => unknown) => (await longestStretch(run)) / slowness();

describe("a file that lies about itself", () => {
	it.each([
		[4001, 8, "unsupported"],
		[8000, 8, "too-long"],
		[8000, 16, "too-long"],
		[384_000, 8, "too-long"],
	])("is told before any of its sound is read: %i Hz, %i bit", async (rate, bits, problem) => {
		const file = lyingWave(rate, bits);
		const before = threadCpu();
		expect(await readWav(file)).toBe(problem);
		expect(threadCpu() - before).toBeLessThan(100 * slowness());
	});

	it("is refused before millions of empty chunks are gone through", async () => {
		const file = Buffer.alloc(25 * 1024 * 1024);
		file.write("RIFF....WAVE");
		for (let at = 12; at + 8 <= file.length; at += 8) file.write("junk", at);
		const before = threadCpu();
		expect(await readWav(file)).toBe("unsupported");
		expect(threadCpu() - before).toBeLessThan(100 * slowness());
	});

	it("holds up nobody while it is read, looked at and converted, and can be ended", async () => {
		const file = lyingWave(15_999, 16, 2);
		const sound = await readWav(file);
		if (typeof sound === "string") throw new Error(sound);
		expect(await stretch(() => readWav(file))).toBeLessThan(STEP_MS);
		expect(await stretch(() => nothingSaid(sound))).toBeLessThan(STEP_MS);
		const ended = () => resample(sound, 16_000, AbortSignal.timeout(100)).catch((error: Error) => error.name);
		expect(await stretch(ended)).toBeLessThan(STEP_MS);
		expect(await ended()).toBe("TimeoutError");
		const ending = AbortSignal.abort();
		await expect(readWav(file, ending)).rejects.toBe(ending.reason);
	});
});
