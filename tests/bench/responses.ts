/**
 * `npx tsx tests/bench/responses.ts`: what many answers cost. Starts the built app on the Postgres of
 * TEST_DATABASE_URL, writes two relationships for one person, forty and 160 other responses for another, and prints the
 * server's time and the bytes of the screens that show them. Fails where the time grows by more than the limit.
 */
import { PATTERN_QUESTIONNAIRE_ID, TIMELINE_QUESTIONNAIRE_ID } from "@/lib/domain/questionnaires/ids";
import { scorePatterns } from "@/lib/domain/questionnaires/scoring";
import { catalog } from "@/prisma/catalog/catalog";
import type { PrismaClient } from "@/prisma/client/client";
import { register, withBenchApp } from "../setup/bench-app";

const PORT = Number(process.env.BENCH_PORT ?? 3422);
const ORIGIN = `http://localhost:${PORT}`;
const RUNS = 40;
const MAX_RATIO = 1.5;
const HOUR_MS = 3_600_000;
const paragraph =
	"We met on the night train and shared an orange. Later we kept quiet at dinner, and neither asked why. ";

function responseOf(userId: number, questionnaireId: string, index: number) {
	const questions = catalog.find(({ id }) => id === questionnaireId)?.questions ?? [];
	const isTimeline = questionnaireId === TIMELINE_QUESTIONNAIRE_ID;
	const responses = questions.map(({ id, type, options }) => {
		if (isTimeline && id === "q1") return { questionId: id, answer: `Person ${index}` };
		if (isTimeline && id === "q2") return { questionId: id, answer: `March ${1980 + index} - June ${1982 + index}` };
		if (type === "text") return { questionId: id, answer: paragraph.repeat(4) };
		return { questionId: id, answer: type === "scale" ? 1 + (index % 5) : (options?.[0]?.value ?? "") };
	});
	const isPattern = questionnaireId === PATTERN_QUESTIONNAIRE_ID;
	return {
		userId,
		questionnaireId,
		responses,
		...(isPattern && { patternScores: scorePatterns(questions, responses).map((score) => ({ ...score })) }),
		aiAnalysis: `## Core Pattern\n\n${paragraph.repeat(30)}`,
		analysisBy: "built-in",
		completedAt: new Date(Date.now() - index * HOUR_MS),
	};
}

async function person(prisma: PrismaClient, relationships: number, others: number): Promise<string> {
	const { id, cookie } = await register(ORIGIN, `bench${relationships}`);
	const otherIds = catalog.map((questionnaire) => questionnaire.id).filter((one) => one !== TIMELINE_QUESTIONNAIRE_ID);
	await prisma.userResponse.createMany({
		data: [
			...Array.from({ length: relationships }, (_, index) => responseOf(id, TIMELINE_QUESTIONNAIRE_ID, index)),
			...Array.from({ length: others }, (_, index) => responseOf(id, otherIds[index % otherIds.length] ?? "", index)),
		],
	});
	return cookie;
}

async function request(route: string, cookie: string) {
	const started = performance.now();
	const response = await fetch(ORIGIN + route, { headers: { cookie } });
	const bytes = (await response.arrayBuffer()).byteLength;
	if (!response.ok) throw new Error(`${route} answered ${response.status}`);
	return { ms: performance.now() - started, bytes };
}

const median = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/** Takes turns, so that whatever else the machine does meets both. */
async function compare(route: string, few: string, many: string) {
	for (let run = 0; run < RUNS / 2; run++) await Promise.all([request(route, few), request(route, many)]);
	const times: Record<"few" | "many", number[]> = { few: [], many: [] };
	let bytes = { few: 0, many: 0 };
	for (let run = 0; run < RUNS; run++) {
		const [a, b] = [await request(route, few), await request(route, many)];
		times.few.push(a.ms);
		times.many.push(b.ms);
		bytes = { few: a.bytes, many: b.bytes };
	}
	return { few: { ms: median(times.few), bytes: bytes.few }, many: { ms: median(times.many), bytes: bytes.many } };
}

async function bench(prisma: PrismaClient): Promise<void> {
	const few = await person(prisma, 2, 0);
	const many = await person(prisma, 40, 160);
	await prisma.$executeRaw`ANALYZE user_responses`;
	const table = [];
	for (const route of ["/timeline", "/questionnaires", "/"]) {
		const cost = await compare(route, few, many);
		const ratio = cost.many.ms / cost.few.ms;
		if (ratio > MAX_RATIO) process.exitCode = 1;
		table.push({
			route,
			"ms with 2": Number(cost.few.ms.toFixed(1)),
			"ms with 200": Number(cost.many.ms.toFixed(1)),
			ratio: Number(ratio.toFixed(2)),
			"KB with 2": Number((cost.few.bytes / 1024).toFixed(1)),
			"KB with 200": Number((cost.many.bytes / 1024).toFixed(1)),
		});
	}
	console.table(table);
}

withBenchApp({ port: PORT }, bench);
