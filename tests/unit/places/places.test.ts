import { existsSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { meansPlace, placesFor, settings } from "@/lib/domain/core/places";
import { MEMORY_TITLE } from "@/lib/domain/memory/paths";
import { marksIn } from "@/lib/domain/search/marks";

const APP = path.join(__dirname, "../../../app");
const hrefsFor = (typed: string) => placesFor(typed).map(({ href }) => href);

const listening = ["/settings#voice", "/profile?script=life#script-analysis", "/profile?script=love#script-analysis"];

test.each([
	["export", ["/yours#take-along"]],
	["delete acc", ["/yours#make-it-go"]],
	["2fa", ["/security#second-factor-card"]],
	["LOGGED", ["/security#places-card"]],
	["hotline", ["/help-now"]],
	["sage remem", ["/memory"]],
	["change my password", ["/security#password-card"]],
	["pasword", ["/security#password-card"]],
	["passowrd", ["/security#password-card"]],
	["passwort", ["/security#password-card"]],
	["exprot", ["/yours#take-along"]],
	["exercises", ["/exercises"]],
	["guided talks", ["/library#talks"]],
	["handbook", ["/library", "/handbook"]],
	["voice", [...listening, "/profile#coach-settings"]],
	["listen", listening],
	["audio", listening],
	["hear", listening],
	["read aloud", listening],
	["my", []],
	["bread", []],
	["zebra", []],
	["  ", []],
])("%j finds %j", (typed, hrefs) => expect(hrefsFor(typed)).toEqual(hrefs));

test.each(["export", "exp", "look", "guided talks", "dark mode", "my letters", "change password"])(
	"%j means a place",
	(typed) => expect(meansPlace(typed)).toBe(true),
);

test.each(["bread", "pasword", "love", "night", "friend", "my", "dark bread", " "])(
	"%j may as well be one's own words",
	(typed) => expect(meansPlace(typed)).toBe(false),
);

test("what the coach knows is called as on its own page", () => {
	expect(placesFor("memory").map(({ label }) => label)).toEqual([MEMORY_TITLE]);
});

test("every place has a page", () => {
	const hrefs = [
		...Object.values(settings).flatMap(({ places }) => places.map(({ href }) => href)),
		...hrefsFor("s"),
		...hrefsFor("j"),
	];
	for (const href of hrefs) {
		const [screen = ""] = href.split(/[#?]/);
		const folders = [`(app)${screen}`, `(app)${screen}/(conversation)`, screen.slice(1)];
		const isThere = folders.some((folder) => existsSync(path.join(APP, folder, "page.tsx")));
		expect({ href, isThere }).toEqual({ href, isThere: true });
	}
});

describe("marks", () => {
	test.each([
		["My mother said: mothers!", ["mother"], ["mother"]],
		["MOTHER’S mother", ["mother"], ["mother"]],
		["Ärger, ärger", ["ärger"], ["Ärger", "ärger"]],
		["nothing", [], []],
	])("in %j of %j: %j", (text, words, marked) => {
		expect(marksIn(text, words).flatMap((one) => (one.isMarked ? [one.text] : []))).toEqual(marked);
	});

	test("whatever is marked, the text stays as it was", () => {
		fc.assert(
			fc.property(fc.string({ unit: "grapheme" }), fc.array(fc.string()), (text, words) => {
				const stretches = marksIn(text, words);
				expect(stretches.map((one) => one.text).join("")).toBe(text);
				for (const { text: part, start } of stretches) expect(text.startsWith(part, start)).toBe(true);
			}),
		);
	});
});
