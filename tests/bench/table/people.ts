import { COACH_PROFILE_ID, PATTERN_QUESTIONNAIRE_ID, TIMELINE_QUESTIONNAIRE_ID } from "@/lib/domain/questionnaires/ids";
import { scorePatterns } from "@/lib/domain/questionnaires/scoring";
import type { PrismaClient } from "@/prisma/client/client";
import { answersTo, questionnaire } from "../../api/questionnaires/factory";
import { register } from "../../setup/bench-app";
import { conversation, dailyEntries, dayOf, daysAgo, longLoveScript, paragraph } from "../../setup/long-written";
import type { MeasuredApp } from "./app";

/** How many years a person has written: none (a new account), one, or ten. */
export const sizes = { new: 0, "one year": 1, "ten years": 10 } as const;
export type Size = keyof typeof sizes;

/** A person whose requests are measured. */
export interface Person {
	id: number;
	size: Size;
	cookie: string;
	/** The id of one of their rows of each kind, by its name in the addresses; empty if they have none. */
	of: {
		entry: string;
		response: string;
		message: string;
		life: string;
		love: string;
		run: string;
		version: string;
		person: string;
	};
}

const nothing: Person["of"] = {
	entry: "",
	response: "",
	message: "",
	life: "",
	love: "",
	run: "",
	version: "",
	person: "",
};

/**
 * Registers a person of each size, and gives them a past: daily entries, ten messages a day, answers.
 * @param name The beginning of their usernames.
 */
export async function makePeople(
	{ origin, prisma }: MeasuredApp,
	wanted: readonly Size[] = Object.keys(sizes) as Size[],
	name = "bench",
): Promise<Person[]> {
	const people: Person[] = [];
	for (const size of wanted) {
		const years = sizes[size];
		const { id, cookie } = await register(origin, `${name}${years}`);
		const of = years === 0 ? nothing : await write(prisma, id, years);
		people.push({ id, size, cookie, of });
	}
	for (const table of ["journal_entries", "chat_messages", "user_responses", "sessions", "users"]) {
		await prisma.$executeRawUnsafe(`ANALYZE ${table}`);
	}
	return people;
}

async function write(prisma: PrismaClient, userId: number, years: number): Promise<Person["of"]> {
	const days = Math.round(years * 365);
	const entryId = (i: number) => `bench-${userId}-${i}`;
	await prisma.journalEntry.createMany({
		data: dailyEntries(userId, days).map((entry, i) => ({ ...entry, id: entryId(i), version: i === 0 ? 2 : 1 })),
	});
	await prisma.journalEntryVersion.create({
		data: { userId, entryId: entryId(0), version: 1, localDate: dayOf(daysAgo(0)), content: paragraph.repeat(3) },
	});
	await prisma.chatMessage.createMany({ data: conversation(userId, Math.min(20_000, days * 10)) });
	const last = await prisma.chatMessage.findFirstOrThrow({ where: { userId }, orderBy: { id: "desc" } });
	const answered = ["8", COACH_PROFILE_ID, PATTERN_QUESTIONNAIRE_ID, TIMELINE_QUESTIONNAIRE_ID];
	await prisma.userResponse.createMany({
		data: Array.from({ length: 10 + 3 * years }, (_, i) => {
			const questionnaireId = answered[i % answered.length] ?? "8";
			const responses = answersTo(questionnaireId, paragraph.repeat(3));
			const isScored = questionnaireId === PATTERN_QUESTIONNAIRE_ID;
			return {
				id: `bench-${userId}-${i}`,
				userId,
				questionnaireId,
				responses,
				patternScores: isScored ? scorePatterns(questionnaire(questionnaireId).questions, responses) : undefined,
				aiAnalysis: `## What stands out\n\n${paragraph.repeat(20)}`,
				analysisBy: "built-in",
				completedAt: daysAgo(i * 80),
			};
		}),
	});
	await prisma.relationshipGoal.createMany({
		data: Array.from({ length: 2 + years }, (_, i) => ({
			userId,
			title: `Goal ${i}`,
			description: paragraph,
			type: "short term",
			completedAt: i < 2 ? null : daysAgo(i),
		})),
	});
	const patterns = {
		create: [0, 1, 2].map((orderNum) => ({
			pattern: "The one who keeps the peace",
			description: paragraph,
			impact: paragraph,
			orderNum,
		})),
	};
	const life = await prisma.lifeScript.create({
		data: { userId, scriptSentence: paragraph, mainScript: paragraph.repeat(20), patterns },
	});
	const love = await prisma.loveScript.create({ data: { ...longLoveScript(userId), patterns } });
	const content = { texts: { scriptSentence: paragraph, mainScript: paragraph }, patterns: [], affirmations: [] };
	const version = await prisma.scriptVersion.create({
		data: { userId, kind: "life", content, isUserEdited: true, origin: "edited", sources: [], createdAt: daysAgo(1) },
	});
	for (const orderNum of [1, 2, 3]) {
		const audioData = new Uint8Array(Buffer.alloc(100_000, "sound "));
		await prisma.affirmation.create({
			data: { userId, loveScriptId: love.id, orderNum, text: paragraph, audioUrl: "", audioData, narrator: "built-in" },
		});
	}
	const run = await prisma.exerciseRun.create({
		data: { userId, slug: "unsent-letter", answers: { letter: paragraph }, step: 3, status: "finished" },
	});
	const person = await prisma.knownPerson.create({ data: { userId, names: ["Tom"] } });
	await prisma.keptLine.createMany({
		data: Array.from({ length: 100 * years }, (_, i) => ({
			...{ userId, text: paragraph, source: "entry", sourceId: entryId(i * 3) },
			...{ day: dayOf(daysAgo(i * 3)), createdAt: daysAgo(i * 3) },
		})),
	});
	return {
		person: person.id,
		entry: entryId(0),
		response: `bench-${userId}-0`,
		message: String(last.id),
		life: life.id,
		love: love.id,
		run: run.id,
		version: version.id,
	};
}
