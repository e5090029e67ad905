/**
 * Measures looking back for a person with one year of pages and one with ten: `npm run bench -- look-back`, after `npm
 * run build`. A slow phone visits the screen with an empty cache; its routes are compared with the empty route.
 */
import { type Browser, chromium } from "@playwright/test";
import { feelings } from "@/lib/domain/feelings/feelings";
import { chromiumPath } from "../chromium.mjs";
import { type FirstLoad, PHONE, visit } from "../setup/first-load";
import { dayOf, daysAgo } from "../setup/long-written";
import { measure as measureRoute } from "./table/addresses";
import { kinds, type MeasuredApp, withApp } from "./table/app";
import { makePeople, type Person } from "./table/people";
import { rounded, table } from "./table/results";
import { EMPTY, EMPTY_SIGNED_IN, reads } from "./table/targets";

/** An older phone on a slow connection, as in the bench of all screens. */
const SLOW = { cpu: 4, bitsPerSecond: 1_600_000 };
const VISITS = 5;
/** How many times a route and the empty one are measured in turn; the median share counts. */
const TURNS = 5;

/** The limits: upper ones for time, size and growth; `ofTheEmptyRoute` is a lower one. */
const LIMITS = { largestPaintMs: 800, kilobytes: 230, tenYearsToOne: 1.3, ofTheEmptyRoute: 0.5 };

/** The routes that the screen and its neighbors read. */
const ROUTES = /^\/api\/(?:look-back|people|lines|letters|feelings|reminders)\b/;

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** Gives people a feeling for each day, as if they tapped one below each page. */
async function feelDaily({ prisma }: MeasuredApp, people: readonly Person[]): Promise<void> {
	for (const { id: userId } of people) {
		const entries = await prisma.journalEntry.findMany({ where: { userId }, select: { id: true, localDate: true } });
		await prisma.chosenFeeling.createMany({
			data: entries.map(({ id, localDate }, i) => ({
				...{ userId, entryId: id, localDate, createdAt: localDate },
				feeling: feelings[i % feelings.length]?.id ?? "calm",
			})),
		});
		await prisma.chosenFeeling.create({ data: { userId, feeling: "calm", localDate: dayOf(daysAgo(0)) } });
	}
	await prisma.$executeRawUnsafe("ANALYZE feelings");
}

async function visitAs(browser: Browser, { origin }: MeasuredApp, { cookie }: Person): Promise<FirstLoad> {
	const context = await browser.newContext({ ...PHONE, serviceWorkers: "block" });
	const [name = "", value = ""] = cookie.split(";")[0]?.split(/=(.*)/s) ?? [];
	await context.addCookies([{ name, value, url: origin }]);
	const load = await visit(await context.newPage(), `${origin}/look-back`, SLOW);
	await context.close();
	return load;
}

/** Measures the screen for both people in turns, so that a slow moment of the machine affects both. */
async function measureScreen(app: MeasuredApp, people: readonly Person[]) {
	const browser = await chromium.launch({
		executablePath: await chromiumPath(),
		args: ["--no-sandbox", "--disable-gpu"],
	});
	const visits = new Map<Person, FirstLoad[]>(people.map((who) => [who, []]));
	try {
		for (const who of people) await visitAs(browser, app, who);
		for (let turn = 0; turn < VISITS; turn++)
			for (const [who, loads] of visits) loads.push(await visitAs(browser, app, who));
	} finally {
		await browser.close();
	}
	return [...visits].map(([{ size }, loads]) => {
		const of = (key: keyof FirstLoad) => median(loads.map((one) => one[key]));
		return {
			size,
			kilobytes: rounded((of("script") + of("style")) / 1024, 1),
			later: rounded(of("idleScript") / 1024, 1),
			document: rounded(of("document") / 1024, 1),
			firstPaint: Math.round(of("firstPaint")),
			largestPaint: Math.round(of("largestPaint")),
			layoutShift: rounded(of("layoutShift"), 3),
		};
	});
}

/**
 * Measures each route for one year of pages, as a share of the speed of a route that also checks the session but does
 * nothing else. Both are measured in turn, because the machine is rarely as busy as a moment ago.
 */
async function measureRoutes(app: MeasuredApp, who: Person) {
	const rows = [];
	for (const { route, note = "", path } of reads.filter(({ route }) => ROUTES.test(route))) {
		const address = path(who);
		if (!address) continue;
		const turns: { cpu: number; share: number; ofAnybodys: number; failures: number }[] = [];
		for (let turn = 0; turn < TURNS; turn++) {
			const anybodys = await measureRoute(app, { path: EMPTY });
			const empty = await measureRoute(app, { path: EMPTY_SIGNED_IN, cookie: who.cookie });
			const { cpu, failures } = await measureRoute(app, { path: address, cookie: who.cookie });
			turns.push({ cpu, share: empty.cpu / cpu, ofAnybodys: anybodys.cpu / cpu, failures });
		}
		const of = (key: "cpu" | "share" | "ofAnybodys") => rounded(median(turns.map((turn) => turn[key])), 2);
		const failures = turns.reduce((sum, turn) => sum + turn.failures, 0);
		const name = `${route} ${note}`.trim();
		rows.push({ name, cpu: of("cpu"), share: of("share"), ofAnybodys: of("ofAnybodys"), failures });
	}
	return rows;
}

/** Measures looking back, and lists what exceeds its limit. */
export function lookBackSection(): Promise<string> {
	return withApp(kinds[0] ?? "embedded", {}, async (app) => {
		const people = await makePeople(app, ["one year", "ten years"]);
		await feelDaily(app, people);
		const [year] = people;
		if (!year) throw new Error("Nobody has one year of pages.");
		const screen = await measureScreen(app, people);
		const routes = await measureRoutes(app, year);
		const [one, ten] = screen;
		const ratio = rounded((ten?.largestPaint ?? Number.NaN) / (one?.largestPaint ?? Number.NaN), 2);
		const failed = [
			...screen.flatMap(({ size, largestPaint, kilobytes }) => [
				...(largestPaint < LIMITS.largestPaintMs ? [] : [`${size}: largest paint ${largestPaint} ms`]),
				...(kilobytes <= LIMITS.kilobytes ? [] : [`${size}: ${kilobytes} kB`]),
			]),
			...(ratio <= LIMITS.tenYearsToOne ? [] : [`ten years to one: ${ratio}`]),
			...routes.flatMap(({ name, share, failures }) =>
				share >= LIMITS.ofTheEmptyRoute && failures === 0 ? [] : [`${name}: ${share} of the empty route`],
			),
		];
		return [
			`\`/look-back\` on a phone ${SLOW.cpu} times slower than this machine, ${SLOW.bitsPerSecond / 1e6} Mbit/s, empty cache; the median of ${VISITS} visits. Sizes in kB as gzip leaves them; later come the charts, and what every screen fetches in idle time.`,
			"",
			table(
				[
					"pages of",
					"script and style kB",
					"later kB",
					"page kB",
					"first paint ms",
					"largest paint ms",
					"layout shift",
				],
				screen.map((row) => Object.values(row)),
			),
			"",
			`Ten years take ${ratio} times as long as one until the largest part is painted.`,
			"",
			`The empty route is \`${EMPTY_SIGNED_IN}\`, which checks the session and does nothing else; \`${EMPTY}\` does not even do that.`,
			"",
			table(
				["route, one year", "CPU ms", "of the empty route", `of ${EMPTY}`],
				routes.map(({ name, cpu, share, ofAnybodys }) => [`\`${name}\``, cpu, share, ofAnybodys]),
			),
			"",
			failed.length === 0
				? "Every limit holds."
				: `Above their limits (${failed.length} failed): ${failed.join("; ")}.`,
		].join("\n");
	});
}
