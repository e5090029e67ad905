import { isForCoach } from "@/lib/domain/safety/shown";
import { countryOf, guessCountry } from "@/lib/safety/country";
import { messages } from "@/lib/safety/messages";
import { safetyNotice } from "@/lib/safety/notice";
import { isUnsafeReply } from "@/lib/safety/reply-check";

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
		["de-LI", "LI"],
		["de-XX", null],
		["id", "ID"],
		["bn", "BD"],
		["zh-Hans-CN,zh;q=0.9", "CN"],
		["zh-Hant", null],
		["ar", null],
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
});
