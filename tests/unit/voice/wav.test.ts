import fc from "fast-check";
import { nothingSaid } from "@/lib/ai/transcribe/loudness";
import { resample } from "@/lib/ai/transcribe/resample";
import { readWav, type Wave } from "@/lib/ai/transcribe/wav";
import { babble, noise, sine, spokenWav, wave } from "./recordings";

const read = async (file: Uint8Array): Promise<Wave> => {
	const result = await readWav(file);
	if (typeof result === "string") throw new Error(result);
	return result;
};

interface Shape {
	tag: number;
	channels: number;
	bits: number;
	/** The length that the data chunk announces. */
	announced?: number;
	chunks?: string[];
}

/** Builds a WAV file as another program might write it. */
function foreignWav({ tag, channels, bits, announced, chunks = [] }: Shape, data: Buffer): Buffer {
	const isExtensible = tag > 0xff;
	const format = Buffer.alloc(isExtensible ? 40 : 16);
	format.writeUInt16LE(isExtensible ? 0xfffe : tag, 0);
	format.writeUInt16LE(channels, 2);
	format.writeUInt32LE(8000, 4);
	format.writeUInt16LE(bits, 14);
	if (isExtensible) format.writeUInt16LE(tag & 0xff, 24);
	const chunk = (name: string, body: Buffer, length = body.length) => {
		const head = Buffer.alloc(8);
		head.write(name);
		head.writeUInt32LE(length, 4);
		return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
	};
	const extra = chunks.map((name) => chunk(name, Buffer.from("odd")));
	return Buffer.concat([Buffer.from("RIFF....WAVE"), ...extra, chunk("fmt ", format), chunk("data", data, announced)]);
}

const half = {
	"1/8": Buffer.from([192]),
	"1/16": Buffer.from([0x00, 0x40]),
	"1/24": Buffer.from([0x00, 0x00, 0x40]),
	"1/32": Buffer.from([0x00, 0x00, 0x00, 0x40]),
	"3/32": Buffer.from(Float32Array.of(0.5).buffer),
	"3/64": Buffer.from(Float64Array.of(0.5).buffer),
};

it.each(Object.entries(half))(
	"reads samples of kind %s, positive and negative, plain and extensible",
	async (kind, sample) => {
		const [tag = 0, bits = 0] = kind.split("/").map(Number);
		expect([...(await read(foreignWav({ tag, channels: 1, bits }, sample))).samples]).toEqual([0.5]);
		expect([...(await read(foreignWav({ tag: tag | 0x100, channels: 1, bits }, sample))).samples]).toEqual([0.5]);
		const lowest = await read(foreignWav({ tag: 1, channels: 1, bits: 24 }, Buffer.from([0, 0, 0x80])));
		expect([...lowest.samples]).toEqual([-1]);
	},
);

it("mixes channels, steps over other chunks and takes a length that was left open", async () => {
	const stereo = Buffer.from(Int16Array.of(16_384, 0, -16_384, -16_384).buffer);
	const shape = { tag: 1, channels: 2, bits: 16, chunks: ["LIST", "bext"] };
	expect([...(await read(foreignWav(shape, stereo))).samples]).toEqual([0.25, -0.5]);
	for (const announced of [0xffff_ffff, 0]) {
		expect([...(await read(foreignWav({ ...shape, announced }, stereo))).samples]).toEqual([0.25, -0.5]);
	}
});

it.each([
	[
		"a data chunk that is longer than the file",
		foreignWav({ tag: 1, channels: 1, bits: 16, announced: 6 }, Buffer.alloc(4)),
		"truncated",
	],
	["half a file", spokenWav.subarray(0, spokenWav.length / 2), "truncated"],
	["half a header", spokenWav.subarray(0, 30), "truncated"],
	["no sound", foreignWav({ tag: 1, channels: 1, bits: 16 }, Buffer.alloc(0)), "empty"],
	["compression", foreignWav({ tag: 6, channels: 1, bits: 8 }, Buffer.alloc(4)), "unsupported"],
	["no channels", foreignWav({ tag: 1, channels: 0, bits: 16 }, Buffer.alloc(4)), "unsupported"],
])("%s is told", async (_, file, problem) => {
	expect(await readWav(file)).toBe(problem);
});

it("never throws, whatever follows the first bytes", async () => {
	await fc.assert(
		fc.asyncProperty(fc.uint8Array({ maxLength: 120 }), fc.nat(60), async (junk, at) => {
			const file = Uint8Array.from(spokenWav.subarray(0, 120));
			file.set(junk.subarray(0, 120 - at), at);
			await readWav(file);
			await readWav(junk);
		}),
		{ endOnFailure: true },
	);
});

describe("another sample rate", () => {
	it.each([8000, 11_025, 22_050, 44_100, 48_000, 96_000])(
		"keeps a tone of 1 kHz from %d Hz, sample for sample",
		async (rate) => {
			const { samples } = await resample(wave(0.2, rate, sine(1000)), 16_000);
			const expected = wave(0.2, 16_000, sine(1000)).samples;
			for (let i = 200; i < 3000; i++) expect(samples[i]).toBeCloseTo(expected[i] ?? 0, 2);
		},
	);
});

it.each([
	["silence", wave(1, 16_000, () => 0), "silence"],
	["a microphone that is off but not quiet", wave(1, 16_000, noise(0.001)), "silence"],
	["a constant offset", wave(1, 16_000, () => 0.3), "silence"],
	["hiss", wave(1, 16_000, noise(0.3)), "noise"],
	["hum", wave(1, 16_000, sine(100)), "noise"],
	["something that rises and falls", wave(1, 16_000, babble), null],
	["the same behind a hiss", wave(1, 48_000, (t) => babble(t) + 0.02 * Math.sin(9999 * t * t)), null],
	["a short word", wave(0.15, 16_000, (t) => (t > 0.05 ? babble(t) : 0)), null],
])("%s", async (_, sound, expected) => {
	expect(await nothingSaid(sound)).toBe(expected);
});
