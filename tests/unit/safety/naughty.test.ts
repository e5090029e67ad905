import { kinds } from "@/lib/domain/safety/kinds";
import { findSigns } from "@/lib/safety/assess";
import { carefulAbout } from "@/lib/safety/careful-conversation";
import { callsInConversation } from "@/lib/safety/conversation";
import { safetyNotice } from "@/lib/safety/notice";
import { callsOverTime } from "@/lib/safety/over-time";
import { fold, normalize } from "@/lib/safety/reading/normalize";
import { safeReply } from "@/lib/safety/replies";
import { isUnsafeReply } from "@/lib/safety/reply-check";

const names = [...Object.getOwnPropertyNames(Object.prototype), "prototype", "length", "name", "then", "arguments"];
const naughty = [
	"",
	"\u0000",
	"\ud800",
	"\udfff x",
	"\u202e\u2066abc",
	"NaN",
	"undefined",
	"null",
	"' OR 1=1 --",
	"{{7*7}}",
	"<script>alert(1)</script>",
	"%s%n%x",
	"../../etc/passwd",
	"(".repeat(500),
	"[[[[\\",
	"’‘“”„«",
	"Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘!͖̬̰̙̗̿̋ͥͥ̂ͣ̐́́͜͞",
	"👩‍👩‍👧‍👦".repeat(50),
	"١٢٣ ㍿ ﷺ ﬃ ½",
	"ＦＵＬＬ ＷＩＤＴＨ i want to die",
];
const at = new Date("2026-11-21T12:00:00Z");
/** Every function that reads what a person wrote. */
const readers: Record<string, (text: string) => unknown> = {
	fold,
	normalize,
	findSigns: (text) => findSigns([text]),
	safetyNotice: (text) => safetyNotice([text], text),
	callsOverTime: (text) => callsOverTime({ content: text, at }, [{ content: text, at }]),
	callsInConversation: (text) => callsInConversation(text, [{ from: "coach", content: text }]),
	carefulAbout: (text) => carefulAbout([{ from: "person", content: text, at }], at, 0),
	isUnsafeReply: (text) => isUnsafeReply(text, kinds),
	safeReply: (text) => safeReply("self-harm", [text]),
};

describe.each(Object.entries(readers))("%s", (_, reader) => {
	it.each(names)("reads the word %s as a word", (name) => {
		const sentence = `My father was a ${name} and worked abroad.`;
		expect(() => reader(name)).not.toThrow();
		expect(() => reader(sentence)).not.toThrow();
	});

	it("reads what is meant to break it", () => {
		for (const text of naughty) expect(() => reader(text)).not.toThrow();
	});
});

it("says nothing about the names of an object, and still hears what stands beside them", () => {
	for (const name of names) {
		expect(findSigns([`My father was a ${name} and worked abroad.`])).toEqual([]);
		expect(findSigns([`${name} I want to die ${name}`]).map(({ kind }) => kind)).toContain("self-harm");
		expect(normalize(name).trim()).toBe(name.toLowerCase().replace(/_/g, " ").trim());
	}
	expect(findSigns(["ＦＵＬＬ ＷＩＤＴＨ. i want to die"])).toMatchObject([{ kind: "self-harm", when: "now" }]);
});
