import type { PrismaClient } from "@/prisma/client/client";
import { conversation, dailyEntries, daysAgo, longLoveScript, paragraph } from "./long-written";

export const ENTRIES = 3_650;
export const MESSAGES = 20_000;
const RESPONSES = 40;
const SOUNDS = 40;

/**
 * Ten years of everything for one person: 3,650 entries with two earlier versions of each tenth, 20,000 messages, 40 sets
 * of answers, a script and 40 MB of spoken audio.
 */
export async function tenYears(prisma: PrismaClient, userId: number): Promise<void> {
	const entryId = (i: number) => `bench-entry-${i}`;
	const entries = dailyEntries(userId, ENTRIES);
	await prisma.journalEntry.createMany({
		data: entries.map((entry, i) => ({ ...entry, id: entryId(i), version: i % 10 === 0 ? 3 : 1 })),
	});
	await prisma.journalEntryVersion.createMany({
		data: entries.flatMap(({ localDate }, i) =>
			(i % 10 === 0 ? [1, 2] : []).map((version) => ({
				userId,
				entryId: entryId(i),
				version,
				localDate,
				content: paragraph.repeat(4 + version),
			})),
		),
	});
	await prisma.chatMessage.createMany({ data: conversation(userId, MESSAGES) });
	const [questionnaire] = await prisma.questionnaire.findMany({ where: { id: "8" } });
	const questions = (questionnaire?.questions ?? []) as { id: string }[];
	await prisma.userResponse.createMany({
		data: Array.from({ length: RESPONSES }, (_, i) => ({
			userId,
			questionnaireId: "8",
			responses: questions.map(({ id }) => ({ questionId: id, answer: paragraph.repeat(5) })),
			aiAnalysis: `## What stands out\n\n${paragraph.repeat(30)}`,
			completedAt: daysAgo(i * 90),
		})),
	});
	const love = await prisma.loveScript.create({ data: longLoveScript(userId) });
	const audioData = new Uint8Array(Buffer.alloc(1_000_000, "sound "));
	for (let i = 0; i < SOUNDS; i++) {
		await prisma.affirmation.create({
			data: { userId, loveScriptId: love.id, orderNum: i, text: `${paragraph} ${i}`, audioUrl: "", audioData },
		});
	}
}
