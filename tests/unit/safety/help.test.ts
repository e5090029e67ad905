import { z } from "zod";
import { countryOf, guessCountry } from "@/lib/safety/country";
import { helpCountries, helpLinesFor, helpLinesReviewed } from "@/lib/safety/help-lines";
import data from "@/lib/safety/help-lines.json";
import { messages } from "@/lib/safety/messages";
import { safetyNotice } from "@/lib/safety/notice";
import { isUnsafeReply } from "@/lib/safety/reply-check";
import { isForCoach } from "@/lib/safety/shown";

const lineSchema = z.strictObject({
	for: z.enum(["crisis", "partner"]),
	name: z.string().min(1),
	call: z.string().min(2).optional(),
	text: z.string().min(2).optional(),
	say: z.string().min(1).optional(),
	hours: z.string().min(1),
	where: z.string().min(1).optional(),
	source: z.string().regex(/^[a-z0-9.-]+\.[a-z]+$/),
});
const fileSchema = z.strictObject({
	version: z.number().int().positive(),
	reviewed: z.iso.date(),
	countries: z.record(
		z.string().regex(/^[A-Z]{2}$/),
		z.strictObject({
			name: z.string().min(1),
			emergency: z.array(z.strictObject({ name: z.string().min(1), call: z.string().min(2) })).min(1),
			lines: z.array(lineSchema).min(1),
		}),
	),
});

describe("the help lines", () => {
	it("are what the types say, each with its source", () => {
		expect(fileSchema.parse(data)).toEqual(data);
	});

	it("have a version and a date, and every country an emergency number and somebody to talk to", () => {
		expect(helpLinesReviewed).toEqual({ version: 1, date: "2026-11-21" });
		for (const { code } of helpCountries) {
			const lines = helpLinesFor("self-harm", code);
			expect(lines[0]).toMatchObject({ for: "emergency", call: expect.stringMatching(/^\d{3}$/) });
			expect(lines.some((line) => line.for === "crisis" && (line.call || line.text) && line.source)).toBe(true);
			expect(lines.at(-1)?.for).toBe("directory");
		}
	});

	test.each([
		["US", "self-harm", "988"],
		["US", "partner-danger", "1-800-799-7233"],
		["GB", "self-harm", "116 123"],
		["GB", "partner-danger", "0808 2000 247"],
		["DE", "partner-danger", "116 016"],
		["AU", "partner-danger", "1800 737 732"],
		["FR", "self-harm", "3114"],
	] as const)("in %s for %s lead with %s after the emergency number", (country, kind, number) => {
		expect(helpLinesFor(kind, country)[1]?.call).toBe(number);
	});

	test.each([null, "XX", "", "__proto__", "toString"])("of %j are the international ones", (country) => {
		expect(helpLinesFor("self-harm", country).map((line) => line.for)).toEqual(["emergency", "directory"]);
	});
});

describe("the country", () => {
	test.each([
		["en-GB,en;q=0.8", "GB"],
		["de,en-US;q=0.7,en;q=0.3", "DE"],
		["fr,fr-BE;q=0.8,en-US;q=0.5", "BE"],
		["pt-BR", "BR"],
		["en", null],
		["es-ES,es;q=0.9", "ES"],
		["es", null],
		["en-XX", null],
		["de-LI", null],
		["*", null],
		["", null],
		[null, null],
	])("guessed from %j is %j", (header, country) => expect(guessCountry(header)).toBe(country));

	const headers = (cookie?: string) => new Headers({ "accept-language": "en-US", ...(cookie && { cookie }) });
	it("is the chosen one where there is one", () => {
		expect(countryOf(headers())).toEqual({ country: "US", isChosen: false });
		expect(countryOf(headers("a=b; country=NZ"))).toEqual({ country: "NZ", isChosen: true });
		expect(countryOf(headers("country=NZ"), "IE")).toEqual({ country: "IE", isChosen: true });
		expect(countryOf(headers("country=none"))).toEqual({ country: null, isChosen: true });
		expect(countryOf(headers("mycountry=NZ"))).toEqual({ country: "US", isChosen: false });
		expect(countryOf(headers(), "<script>")).toEqual({ country: "US", isChosen: false });
	});
});

describe("the notice", () => {
	it("leads with a heading, says that the writing is saved, and gives the lines of the country", () => {
		const notice = safetyNotice(["I want to die."], "GB");
		expect(notice).toMatchObject({ kind: "self-harm", country: "GB", mayBeWatched: false });
		expect(notice?.message.startsWith(`${messages["self-harm"].title}\n\n`)).toBe(true);
		expect(notice?.message).toContain("saved exactly as you wrote it");
		expect(notice?.helpLines.map(({ name }) => name)).toContain("Samaritans");
		expect(isForCoach(notice)).toBe(false);
	});

	it("also has somebody for a dangerous partner where the words speak of both", () => {
		const notice = safetyNotice(["My husband beats me and I want to die."], "DE");
		expect(notice?.kind).toBe("self-harm");
		expect(notice?.mayBeWatched).toBe(true);
		expect(notice?.helpLines.map(({ call }) => call)).toContain("116 016");
	});

	it("never urges anybody to make up", () => {
		for (const { text } of Object.values(messages))
			expect(isUnsafeReply(text.join(" "), ["partner-danger"])).toBe(false);
	});

	it("leaves a friend's danger to the coach, too", () => {
		expect(isForCoach(safetyNotice(["My best friend wants to kill herself."], null))).toBe(true);
		expect(isForCoach(null)).toBe(true);
	});
});

describe("what a coach wrote", () => {
	test.each([
		"Here is how to tie a noose.",
		"The lethal dose of that is not high.",
		"Maybe you should just end it.",
		"They would be better off without you.",
	])("is refused always: %s", (reply) => expect(isUnsafeReply(reply, [])).toBe(true));

	test.each([
		"Try couples therapy together.",
		"Sit down with him and say how it felt.",
		"Tell your partner how you feel tonight.",
		"Give him another chance.",
		"Ask yourself what your part in it was.",
	])("is refused where a partner is dangerous: %s", (reply) => {
		expect(isUnsafeReply(reply, ["partner-danger"])).toBe(true);
		expect(isUnsafeReply(reply, [])).toBe(false);
	});

	it("may warn of the same things", () => {
		expect(isUnsafeReply("This is not the time for couples therapy.", ["partner-danger"])).toBe(false);
		expect(isUnsafeReply("You keep the peace by talking. Who was loud at dinner?", ["partner-danger"])).toBe(false);
	});
});
