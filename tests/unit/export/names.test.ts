import fc from "fast-check";
import { audioName, safeName } from "@/lib/domain/export/names";

test.each([
	["Your Mother", "your-mother"],
	["../../etc/passwd", "etc-passwd"],
	["C:\\con", "c-con"],
	["Ärger über Öl", "arger-uber-ol"],
	["日本", "untitled"],
	["", "untitled"],
	["--", "untitled"],
])("%j becomes %j", (text, name) => expect(safeName(text)).toBe(name));

test("whatever a name comes from, it is a name that every system takes", () => {
	fc.assert(
		fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (kind, voice) => {
			expect(safeName(kind)).toMatch(/^[a-z0-9]([a-z0-9-]{0,58}[a-z0-9])?$/);
			expect(audioName({ id: kind, kind, voice })).toMatch(/^audio\/[a-z0-9-]+\.mp3$/);
		}),
	);
});
