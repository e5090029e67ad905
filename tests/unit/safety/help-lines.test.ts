import { z } from "zod";
import { countries, daysSince, helpCountries, helpLinesFor, OLD_AFTER_DAYS } from "@/lib/safety/help-lines";
import { REVIEWED } from "@/lib/safety/help-lines/compared";
import { sources } from "@/lib/safety/help-lines/sources";

const now = new Date("2026-12-01T12:00:00Z");
const later = new Date("2027-06-01T12:00:00Z");

const number = z.string().regex(/^\+?[\d][\d \-–]*\d$/);
function isZone(zone: string) {
	try {
		return zone.includes("/") && Boolean(new Intl.DateTimeFormat("en", { timeZone: zone }));
	} catch {
		return false;
	}
}
const compared = { verified: z.iso.date(), comparedWith: z.enum(Object.keys(sources)) };
const line = z
	.strictObject({
		...compared,
		for: z.enum(["crisis", "partner"]),
		name: z.string().min(1),
		call: number.optional(),
		alsoCall: number.optional(),
		text: number.optional(),
		say: z.string().regex(/^\S+$/).optional(),
		whatsapp: z
			.string()
			.regex(/^\+\d[\d ]+$/)
			.optional(),
		url: z.url({ protocol: /^https$/ }).optional(),
		hours: z.string().min(1),
		zone: z.string().refine(isZone).optional(),
		cost: z.enum(["free", "paid", "unknown"]),
		serves: z.enum(["everyone", "women", "men"]),
		where: z.string().min(1).optional(),
		note: z.string().min(1).optional(),
		// The organization's own website; a number cannot be checked on the site of a whole government.
		site: z
			.string()
			.regex(/^[a-z0-9.-]+\.[a-z]+$/)
			.refine((site) => !["gov.br", "gob.mx", "mohw.go.kr", "argentina.gob.ar"].includes(site))
			.optional(),
	})
	.refine(({ call, text, url }) => call || text || url, "nobody can be reached")
	.refine(({ hours, zone }) => zone !== undefined || hours.startsWith("24 hours"), "hours without a time zone");
const file = z.record(
	z.string().regex(/^[A-Z]{2}$/),
	z.strictObject({
		name: z.string().min(1),
		emergency: z.array(z.strictObject({ ...compared, name: z.string().min(1), call: z.string().regex(/^\d{2,5}$/) })),
		lines: z.array(line),
	}),
);

describe("the help lines", () => {
	it("are what the schema says: hours with their zone, cost, whom they are for, and with what they were compared", () => {
		expect(file.parse(countries)).toEqual(countries);
	});

	it("have no number of one country twice for one trouble", () => {
		for (const { name, lines } of Object.values(countries)) {
			const all = lines.flatMap((one) =>
				[one.call, one.alsoCall].flatMap((call) => (call ? [`${name} ${one.for} ${call}`] : [])),
			);
			expect(new Set(all).size).toBe(all.length);
		}
	});

	it("begin with an emergency number in every country, or say that there is a local one", () => {
		for (const { code } of helpCountries) {
			const [first] = helpLinesFor("self-harm", code, now);
			expect(first).toMatchObject(
				code === "CD"
					? { for: "emergency", country: null }
					: { for: "emergency", country: countries[code]?.name, call: expect.stringMatching(/^\d{2,5}$/) },
			);
		}
	});

	// The results of the comparison on 2026-11-21.
	test.each([
		["US", "self-harm", ["988"]],
		["US", "partner-danger", ["1-800-799-7233"]],
		["GB", "self-harm", ["116 123"]],
		["GB", "partner-danger", ["0808 2000 247", "0800 027 1234", "0808 80 10 800", "0808 802 1414", "0808 801 0327"]],
		["DE", "self-harm", ["0800 111 0 111"]],
		["DE", "partner-danger", ["116 016", "0800 1239900"]],
		["AU", "partner-danger", ["1800 737 732"]],
		["FR", "self-harm", ["3114"]],
		["PT", "self-harm", ["1411", "808 24 24 24"]],
		["CH", "partner-danger", ["142"]],
		["AT", "self-harm", ["142"]],
		["MX", "partner-danger", ["079"]],
		["AR", "self-harm", ["0800 999 0091", "0800 345 1435", "135"]],
		["SE", "self-harm", ["90101", "90390"]],
		["SE", "partner-danger", ["116 016"]],
		["NL", "self-harm", ["113"]],
		["DK", "self-harm", ["70 201 201"]],
		["PL", "self-harm", ["116 123", "800 70 2222"]],
		["JP", "self-harm", ["0120-279-338", "0120-279-226", "0120-061-338"]],
		["IE", "partner-danger", ["1800 341 900", "01 554 3811"]],
		["SG", "self-harm", ["1767", "1771"]],
	] as const)("in %s for %s lead with %j after the emergency numbers", (country, kind, numbers) => {
		const lines = helpLinesFor(kind, country, now).filter((one) => one.for !== "emergency");
		expect(lines.slice(0, numbers.length).map(({ call }) => call)).toEqual(numbers);
	});

	test.each([
		["NO", ["113", "112"]],
		["ZA", ["112", "10111", "10177"]],
		["JP", ["119", "110"]],
		["CN", ["120", "110"]],
	])("have the emergency numbers of %s", (country, numbers) => {
		const emergency = helpLinesFor("all", country, now).filter((one) => one.for === "emergency");
		expect(emergency.map(({ call }) => call)).toEqual(numbers);
	});

	test.each([null, "XX", "", "__proto__", "toString"])("of %j are the international ones", (country) => {
		expect(helpLinesFor("self-harm", country, now).map((one) => one.for)).toEqual(["emergency", "directory"]);
	});
});

describe("a line that nobody has compared for half a year", () => {
	it("stays, says since when, and the directory moves up", () => {
		const fresh = helpLinesFor("self-harm", "GB", now);
		expect(fresh.at(-1)?.for).toBe("directory");
		expect(fresh.every((one) => one.notCheckedSince === undefined)).toBe(true);
		const old = helpLinesFor("self-harm", "GB", later);
		expect(old.map((one) => one.for)).toEqual(["emergency", "directory", "crisis", "crisis"]);
		expect(old[2]).toMatchObject({ name: "Samaritans", notCheckedSince: REVIEWED });
	});

	test.each([
		[180, undefined],
		[181, REVIEWED],
	])("after %i days", (days, since) => {
		const then = new Date(Date.parse(REVIEWED) + days * 24 * 60 * 60 * 1000);
		const line988 = helpLinesFor("self-harm", "US", then).find((one) => one.for === "crisis");
		expect(line988?.notCheckedSince).toBe(since);
	});
});

// Uses the real clock on purpose: the list becomes outdated with time, and this test has to report that.
it(`is compared with its sources at least every ${OLD_AFTER_DAYS} days`, () => {
	const today = new Date();
	const all = Object.entries(countries).flatMap(([code, { emergency, lines }]) =>
		[...emergency, ...lines].map((one) => ({ what: `${code} ${one.name}`, days: daysSince(one.verified, today) })),
	);
	const ageing = all.filter(({ days }) => days > 120);
	if (ageing.length > 0) {
		process.stderr.write(
			`\nHelp lines to compare again soon (${OLD_AFTER_DAYS} days are the most):\n${ageing
				.map(({ what, days }) => `  ${what}: ${days} days`)
				.join("\n")}\n`,
		);
	}
	expect(all.filter(({ days }) => days > OLD_AFTER_DAYS)).toEqual([]);
});
