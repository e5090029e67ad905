import fc from "fast-check";
import { kindOfPicture } from "@/lib/domain/photos/kind";

const bytes = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));
const beginnings = {
	"image/jpeg": "\xff\xd8\xff",
	"image/png": "\x89PNG\r\n\x1a\n",
	"image/webp": "RIFF\x24\0\0\0WEBP",
	heic: "\0\0\0\x18ftypheic",
};

it.each([
	["image/jpeg", `${beginnings["image/jpeg"]}\xe0\0\x10JFIF`],
	["image/jpeg", `${beginnings["image/jpeg"]}\xe1\0\x10Exif`],
	["image/png", `${beginnings["image/png"]}\0\0\0\rIHDR`],
	["image/webp", `${beginnings["image/webp"]}VP8 `],
	["heic", "\0\0\0\x18ftypmif1\0\0\0\0mif1heic"],
	["heic", "\0\0\0\x24ftyphevc"],
	// A film, a sound, an AVIF, and files that begin almost like a picture.
	[null, "\0\0\0\x18ftypisom"],
	[null, "RIFF\x24\0\0\0WAVE"],
	[null, "\0\0\0\x1cftypavif"],
	[null, "\x89PNG\n\x1a\n"],
	[null, "GIF89a"],
	[null, "<svg xmlns="],
	[null, "%PDF-1.7"],
	[null, "\xff\xd8"],
	[null, ""],
])("takes it for %s by its first bytes: %j", (kind, beginning) => {
	expect(kindOfPicture(bytes(beginning))).toBe(kind);
});

it("is not led astray by what follows, nor by any other bytes", () => {
	fc.assert(
		fc.property(
			fc.constantFrom(...Object.entries(beginnings)),
			fc.uint8Array({ maxLength: 64 }),
			([kind, head], rest) => {
				expect(kindOfPicture(new Uint8Array([...bytes(head), ...rest]))).toBe(kind);
			},
		),
	);
	fc.assert(
		fc.property(fc.uint8Array({ maxLength: 64 }), (any) => {
			const text = Buffer.from(any).toString("latin1");
			const isOne =
				Object.values(beginnings).some((head) => text.startsWith(head)) || /^.{4}(ftyp|.{4}WEBP)/s.test(text);
			if (!isOne) expect(kindOfPicture(any)).toBeNull();
		}),
	);
});
