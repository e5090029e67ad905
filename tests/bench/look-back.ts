/**
 * Looking back on ten years beside one: `npx tsx tests/bench/look-back.ts`, after `npm run build`. It prints what each of
 * its routes does beside the empty one, and when the screen shows on a slow phone. With BENCH_SHOTS=FOLDER it leaves
 * pictures of the screens there.
 */
import path from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { type FeelingId, feelingIds } from "@/lib/domain/feelings/feelings";
import { PATTERN_QUESTIONNAIRE_ID, TIMELINE_QUESTIONNAIRE_ID } from "@/lib/domain/questionnaires/ids";
import { scorePatterns } from "@/lib/domain/questionnaires/scoring";
import type { PrismaClient } from "@/prisma/client/client";
import { answersTo, questionnaire } from "../api/questionnaires/factory";
import { chromiumPath } from "../chromium.mjs";
import { register, withBenchApp } from "../setup/bench-app";
import { PHONE, visit } from "../setup/first-load";
import { dayOf, daysAgo } from "../setup/long-written";

const PORT = 3437;
const ORIGIN = `http://localhost:${PORT}`;
/** A phone of some years ago on a slow line, which the goals are set for. */
const SLOW = { cpu: 4, bitsPerSecond: 1_600_000 };
const VISITS = 3;
const CALLS = 300;
const AT_ONCE = 8;

/** The same numbers from 0 to 1 on every run. */
function numbers(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
		return state / 4_294_967_296;
	};
}

const sentences = [
	"Mira came by with plums, and we talked until the kettle went cold.",
	"I walked home the long way and did not look at my phone once.",
	"Mum rang about the garden; she sounded younger than last week.",
	"The meeting ran over and I said what I thought, in one breath.",
	"Jonas and I cooked, and for an hour nobody needed anything from us.",
	"It rained, and I liked it.",
	"I put off the letter again. Tomorrow I will write the first line.",
	"The house is quiet now and I can hear the clock in the hall.",
];

async function live(prisma: PrismaClient, userId: number, years: number): Promise<void> {
	const next = numbers(years);
	const pick = <One>(all: readonly One[]): One => all[Math.floor(next() * all.length)] as One;
	const entries = [];
	const feelings = [];
	for (let i = 0; i < years * 365; i++) {
		const createdAt = new Date(daysAgo(i).setUTCHours(7 + Math.floor(next() * 16)));
		const localDate = dayOf(createdAt);
		if (next() < 0.78 || i % 365 === 0 || i === 7) {
			const length = 2 + Math.floor(next() * 30);
			const content = Array.from({ length }, () => pick(sentences)).join(" ");
			entries.push({ userId, content, prompt: "?", localDate, createdAt, wordCount: content.split(" ").length });
		}
		for (let n = Math.floor(next() * 2.3); n > 0; n--) {
			const season = Math.sin((i / 365) * 2 * Math.PI) > 0 ? 6 : 18;
			const feeling = (next() < 0.5 ? feelingIds[season + Math.floor(next() * 6)] : pick(feelingIds)) as FeelingId;
			feelings.push({ userId, feeling, localDate, createdAt });
		}
	}
	await prisma.journalEntry.createMany({ data: entries });
	await prisma.chosenFeeling.createMany({ data: feelings });
	const { questions } = questionnaire(PATTERN_QUESTIONNAIRE_ID);
	for (let attempt = 0; attempt < 3; attempt++) {
		const responses = answersTo(PATTERN_QUESTIONNAIRE_ID).map((one) => ({
			...one,
			answer: 1 + Math.floor(next() * 5),
		}));
		const patternScores = scorePatterns(questions, responses);
		const completedAt = daysAgo(attempt * 110);
		await prisma.userResponse.create({
			data: { userId, questionnaireId: PATTERN_QUESTIONNAIRE_ID, responses, patternScores, completedAt },
		});
	}
	for (const [name, dates] of [
		["Jonas", "March 2021 - Present"],
		["Alex", "June 2012 - January 2019"],
		["Sam", "2007 - 2009"],
	]) {
		const responses = answersTo(TIMELINE_QUESTIONNAIRE_ID, "We met on the night train and shared an orange.");
		const of: Record<string, string | undefined> = { q1: name, q2: dates };
		await prisma.userResponse.create({
			data: {
				...{ userId, questionnaireId: TIMELINE_QUESTIONNAIRE_ID },
				responses: responses.map((one) => ({ ...one, answer: of[one.questionId] ?? one.answer })),
			},
		});
	}
	await prisma.relationshipGoal.create({
		data: {
			userId,
			title: "Ask before I answer",
			description: "One question first.",
			type: "short term",
			createdAt: daysAgo(90),
		},
	});
	await prisma.knownPerson.create({ data: { userId, names: ["Mira"] } });
	const kept = await prisma.journalEntry.findMany({ where: { userId }, select: { id: true, localDate: true } });
	await prisma.keptLine.createMany({
		data: kept
			.filter((_, i) => i % 3 === 0)
			.slice(0, 2_000)
			.map(({ id, localDate }) => ({ userId, text: pick(sentences), source: "entry", sourceId: id, day: localDate })),
	});
	await prisma.user.update({ where: { id: userId }, data: { isNew: false } });
}

/** Answers in a second, of so many calls with a few at a time. */
async function rate(address: string, cookie: string): Promise<number> {
	const call = async () => {
		const answer = await fetch(ORIGIN + address, { headers: { cookie } });
		if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
		await answer.arrayBuffer();
	};
	for (let i = 0; i < 20; i++) await call();
	const since = performance.now();
	let left = CALLS;
	await Promise.all(
		Array.from({ length: AT_ONCE }, async () => {
			while (left-- > 0) await call();
		}),
	);
	return CALLS / ((performance.now() - since) / 1000);
}

/** How long the newest letter of each kind takes to be put together, first and then again. */
async function letters(cookie: string): Promise<void> {
	const read = async (at: string) => (await fetch(`${ORIGIN}/api/letters${at}`, { headers: { cookie } })).json();
	const all = ((await read("")) as { letters: string[] }).letters;
	for (const kind of ["week", "month", "year"]) {
		const found = all.find((id) => id.startsWith(kind));
		if (!found) continue;
		const times = [];
		for (let i = 0; i < 2; i++) {
			const since = performance.now();
			await read(`/${found}`);
			times.push(Math.round(performance.now() - since));
		}
		console.log(`the letter of a ${kind}: ${times[0]} ms at first, then ${times[1]} ms`);
	}
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function screen(browser: Browser, cookie: string, at: string): Promise<string> {
	const visits = [];
	for (let i = 0; i < VISITS; i++) {
		const context = await browser.newContext({ ...PHONE, extraHTTPHeaders: { cookie }, serviceWorkers: "block" });
		visits.push(await visit(await context.newPage(), ORIGIN + at, SLOW));
		await context.close();
	}
	const [first] = visits;
	if (!first) return "";
	const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);
	const paint = Math.round(median(visits.map(({ largestPaint }) => largestPaint)));
	return `${kilobytes(first.script + first.style)} kB, later ${kilobytes(first.idleScript)} kB, page ${kilobytes(first.document)} kB, largest paint ${paint} ms`;
}

async function pictures(browser: Browser, cookie: string, name: string, folder: string): Promise<void> {
	for (const [device, colorScheme, size] of [
		["phone", "light", PHONE],
		["phone", "dark", PHONE],
		["desktop", "light", { viewport: { width: 1280, height: 800 } }],
		["desktop", "dark", { viewport: { width: 1280, height: 800 } }],
	] as const) {
		for (const [what, at] of [
			["today", "/"],
			["back", "/look-back"],
		] as const) {
			const context = await browser.newContext({ ...size, colorScheme, extraHTTPHeaders: { cookie } });
			const page = await context.newPage();
			await page.goto(ORIGIN + at, { waitUntil: "networkidle" });
			if (what === "back") {
				const byFeelings = page.getByRole("button", { name: "By feelings" });
				if (colorScheme === "dark" && (await byFeelings.count()) > 0) await byFeelings.click();
			}
			await page.screenshot({
				path: path.join(folder, `${name}-${what}-${device}-${colorScheme}.png`),
				fullPage: true,
			});
			await context.close();
		}
	}
}

async function main(): Promise<void> {
	const browser = await chromium.launch({
		executablePath: await chromiumPath(),
		args: ["--no-sandbox", "--disable-gpu"],
	});
	try {
		await withBenchApp({ port: PORT }, async (prisma) => {
			for (const years of [0, 1, 10]) {
				const { id, cookie } = await register(ORIGIN, `back${years}`);
				if (years > 0) await live(prisma, id, years);
				console.log(`\n## ${years} years`);
				if (process.env.BENCH_SHOTS) {
					await pictures(browser, cookie, `${years}`, process.env.BENCH_SHOTS);
					continue;
				}
				const empty = await rate("/api/live", cookie);
				const year = new Date().getFullYear();
				for (const what of ["on-this-day", `days?year=${year}`, "attempts", "today"]) {
					const found = await rate(`/api/look-back/${id}/${what}`, cookie);
					console.log(`${what}: ${found.toFixed(0)}/s, ${(found / empty).toFixed(2)} of the empty route`);
				}
				for (const at of ["/api/lines", "/api/letters"]) {
					const found = await rate(at, cookie);
					console.log(`${at}: ${found.toFixed(0)}/s, ${(found / empty).toFixed(2)} of the empty route`);
				}
				await letters(cookie);
				for (const at of ["/", "/look-back", "/look-back/lines", "/look-back/letters"])
					console.log(`${at}: ${await screen(browser, cookie, at)}`);
			}
		});
	} finally {
		await browser.close();
	}
}

main().catch((error: Error) => {
	console.error(error);
	process.exitCode = 1;
});
