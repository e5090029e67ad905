import fc from "fast-check";
import { piecesOf } from "@/lib/ai/openai/speech/narrate";
import { sniffAudio } from "@/lib/ai/transcribe/sniff";
import { transcriptOf } from "@/lib/ai/transcribe/transcript";
import { splitCommand } from "@/lib/server/core/command-line";
import { liveRequest, parseRange } from "@/lib/server/voice/ranges";
import { spokenWav } from "./recordings";

const bytes = (...parts: (string | number[])[]) =>
	Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part, "latin1") : Buffer.from(part))));
const ebml = [0x1a, 0x45, 0xdf, 0xa3];

it.each([
	["WAV", spokenWav, "audio/wav"],
	["WebM", bytes(ebml, [0x9f, 0x42, 0x82, 0x84], "webm"), "audio/webm"],
	["Matroska", bytes(ebml, [0xa3, 0x42, 0x82, 0x88], "matroska"), "audio/webm"],
	["MP4", bytes([0, 0, 0, 24], "ftypisom"), "audio/mp4"],
	["M4A", bytes([0, 0, 0, 24], "ftypM4A "), "audio/mp4"],
	["Ogg", bytes("OggS", [0, 2]), "audio/ogg"],
	["MP3 with a tag", bytes("ID3", [4, 0]), "audio/mpeg"],
	["MP3 without", bytes([0xff, 0xfb, 0x90, 0x64]), "audio/mpeg"],
	["MP3 of MPEG 2", bytes([0xff, 0xf3, 0x68, 0xc4]), "audio/mpeg"],
	["AAC without a container", bytes([0xff, 0xf1, 0x50, 0x80]), null],
	["text named .webm", bytes("I am a webm, honestly."), null],
	["a picture in RIFF", bytes("RIFF", [0, 0, 0, 0], "WEBPVP8 "), null],
	["EBML that is no video", bytes(ebml, "something"), null],
	["a zip", bytes("PK", [3, 4]), null],
	["two bytes", bytes([0xff, 0xfb]), null],
	["nothing", bytes(), null],
])("the bytes of %s are told apart", (_, file, type) => {
	expect(sniffAudio(file)).toBe(type);
});

it.each([
	["bytes=0-1", { from: 0, to: 1 }],
	["bytes=0-", { from: 0, to: 99 }],
	["bytes=10-", { from: 10, to: 99 }],
	["bytes=90-1000", { from: 90, to: 99 }],
	["bytes=-10", { from: 90, to: 99 }],
	["bytes=-1000", { from: 0, to: 99 }],
	["Bytes = 5 - 9 ", { from: 5, to: 9 }],
	["bytes=100-", "unsatisfiable"],
	["bytes=-0", "unsatisfiable"],
	["bytes=9-5", null],
	["bytes=0-1,5-6", null],
	["bytes=a-b", null],
	["bytes=-", null],
	["items=0-1", null],
	[null, null],
])("the range %j of 100 bytes", (header, expected) => {
	expect(parseRange(header, 100)).toEqual(expected);
});

it.each([
	[null, "all"],
	["bytes=0-", "all"],
	["bytes=0-1", { from: 0, to: 1 }],
	["bytes=5-9", { from: 5, to: 9 }],
	["bytes=5-", "later"],
	["bytes=-5", "later"],
	["bytes=9-5", "all"],
	["bytes=0-1,4-5", "all"],
	["lines=0-1", "all"],
])("knows what %j asks of audio that is being spoken", (header, asked) => {
	expect(liveRequest(header)).toEqual(asked);
});

it.each([
	["whisper -f {file}", ["whisper", "-f", "{file}"]],
	[`"C:\\My Programs\\w.exe" -in={file}`, ["C:\\My Programs\\w.exe", "-in={file}"]],
	[`a 'b "c" d' "e 'f'" ''`, ["a", `b "c" d`, "e 'f'", ""]],
	["a  b\t$(c);|d *", ["a", "b", "$(c);|d", "*"]],
	[`--x="a b"c`, ["--x=a bc"]],
])("the command %s", (command, parts) => {
	expect(splitCommand(command)).toEqual(parts);
});

it.each(["", "   ", '"open', "'open"])("the command %j is refused", (command) => {
	expect(() => splitCommand(command)).toThrow(/names no program|never closed/);
});

it.each([
	["hello world\n", "hello world"],
	[" Hello.\n I am here.\n", "Hello. I am here."],
	["[00:00:00.000 --> 00:00:02.500]   Hello there.\n[00:00:02.500 --> 00:00:04.000]  Friend.", "Hello there. Friend."],
	["[BLANK_AUDIO]\n", ""],
	["(silence)", ""],
	["I walked [ Music ] home (to my sister)", "I walked home (to my sister)"],
	['{"b":0.0,"d":2.6,"t":"hello world","w":[]}', "hello world"],
	['{"text":"hello"}\n{"text":"you"}', "hello you"],
	["{not json}", "{not json}"],
	["", ""],
])("what a program prints, %j, is %j", (printed, words) => {
	expect(transcriptOf(printed)).toBe(words);
});

it("a long text is read in pieces that break where a reader would breathe", () => {
	const paragraph = `${"You wake. ".repeat(5)}\n\n`;
	const pieces = piecesOf(paragraph.repeat(4), 110);
	expect(pieces.length).toBeGreaterThan(1);
	for (const piece of pieces) expect(piece).toMatch(/\.$/);
});

it("loses no word in pieces, cuts no character and goes over no limit", () => {
	const text = fc.array(
		fc.oneof(fc.string({ unit: "grapheme" }), fc.constant("\n\n"), fc.constant("One. "), fc.constant(" 🌙 ")),
	);
	fc.assert(
		fc.property(text, fc.integer({ min: 5, max: 60 }), (parts, max) => {
			const whole = parts.join("");
			const pieces = piecesOf(whole, max);
			expect(pieces.join("").replace(/\s/g, "")).toBe(whole.replace(/\s/g, ""));
			for (const piece of pieces) {
				expect(piece.length).toBeLessThanOrEqual(max);
				expect(piece.isWellFormed()).toBe(whole.isWellFormed());
			}
		}),
	);
});
