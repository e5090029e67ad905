import type { PrismaClient } from "@/prisma/client/client";

export const ENTRIES = 3_650;
export const MESSAGES = 20_000;
const RESPONSES = 40;
const SOUNDS = 40;
const DAY_MS = 86_400_000;
export const paragraph =
	"Tom called again about the house. I said it was fine, but it was not fine. I kept quiet at dinner. ";

/**
 * Ten years of everything for one person: 3,650 entries with two earlier versions of each tenth, 20,000 messages, 40 sets
 * of answers, a script and 40 MB of spoken audio.
 */
export async function tenYears(prisma: PrismaClient, userId: number): Promise<void> {
	const now = Date.now();
	const at = (i: number) => new Date(now - i * DAY_MS);
	const entryId = (i: number) => `bench-entry-${i}`;
	const days = Array.from({ length: ENTRIES }, (_, i) => ({
		i,
		localDate: new Date(at(i).toISOString().slice(0, 10)),
	}));
	await prisma.journalEntry.createMany({
		data: days.map(({ i, localDate }) => ({
			id: entryId(i),
			userId,
			localDate,
			title: `Day number ${i}`,
			content: paragraph.repeat(4 + (i % 12)),
			prompt: "What stayed with you today?",
			keyInsights: [paragraph, paragraph, paragraph],
			quote: "I kept quiet at dinner",
			message: "Nothing has to be solved tonight.",
			insightBy: "built-in",
			wordCount: 100,
			createdAt: at(i),
			version: i % 10 === 0 ? 3 : 1,
		})),
	});
	await prisma.journalEntryVersion.createMany({
		data: days
			.filter(({ i }) => i % 10 === 0)
			.flatMap(({ i, localDate }) =>
				[1, 2].map((version) => ({
					userId,
					entryId: entryId(i),
					version,
					localDate,
					content: paragraph.repeat(4 + version),
				})),
			),
	});
	await prisma.chatMessage.createMany({
		data: Array.from({ length: MESSAGES }, (_, i) => ({
			userId,
			content: paragraph.repeat(1 + (i % 4)),
			isAiResponse: i % 2 === 1,
			createdAt: new Date(now - (MESSAGES - i) * 60_000),
		})),
	});
	const [questionnaire] = await prisma.questionnaire.findMany({ where: { id: "8" } });
	const questions = (questionnaire?.questions ?? []) as { id: string }[];
	await prisma.userResponse.createMany({
		data: Array.from({ length: RESPONSES }, (_, i) => ({
			userId,
			questionnaireId: "8",
			responses: questions.map(({ id }) => ({ questionId: id, answer: paragraph.repeat(5) })),
			aiAnalysis: `## What stands out\n\n${paragraph.repeat(30)}`,
			completedAt: at(i * 90),
		})),
	});
	const love = await prisma.loveScript.create({
		data: {
			userId,
			personalMythTitle: "The keeper of the stairs",
			personalMythIntro: paragraph,
			healedScriptSentence: paragraph,
			healedMainScript: paragraph.repeat(20),
			dayInLifeNarrative: paragraph.repeat(40),
		},
	});
	const audioData = new Uint8Array(Buffer.alloc(1_000_000, "sound "));
	for (let i = 0; i < SOUNDS; i++) {
		await prisma.affirmation.create({
			data: { userId, loveScriptId: love.id, orderNum: i, text: `${paragraph} ${i}`, audioUrl: "", audioData },
		});
	}
}
