import { builtInCoach } from "@/lib/ai/built-in/coach";
import type { AnsweredQuestionnaire, EarlierAnalysis, Memory, Turn } from "@/lib/ai/types";
import { defaultCoachSettings } from "@/lib/domain/coach-settings/defaults";
import { type FeelingId, feelingById } from "@/lib/domain/feelings/feelings";
import type { Reflection } from "@/lib/domain/journal/reflection";
import { type Candidate, relatedEntries } from "@/lib/domain/journal/related";
import { writingPrompts } from "@/lib/domain/journal/writing-prompts";
import { type Day, localDay, toDateColumn } from "@/lib/domain/progress/days";
import { progressOf } from "@/lib/domain/progress/streaks";
import { renderAnalysis } from "@/lib/domain/questionnaires/analysis";
import { COACH_PROFILE_ID, PATTERN_QUESTIONNAIRE_ID, TIMELINE_QUESTIONNAIRE_ID } from "@/lib/domain/questionnaires/ids";
import type { Answer, PatternScore } from "@/lib/domain/questionnaires/schema";
import { scorePatterns } from "@/lib/domain/questionnaires/scoring";
import { countWords } from "@/lib/domain/text/count-words";
import { toColumns } from "@/lib/server/progress/user-row";
import { catalog } from "@/prisma/catalog/catalog";
import { Prisma, type PrismaClient } from "@/prisma/client/client";
import { answers, conversation, goals, keptLines, people, relationships, threads } from "./answers";
import { entries } from "./entries";

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const FIRST_NAME = "Robin";
const signal = new AbortController().signal;
const person = { firstName: FIRST_NAME };
const manner = (instructions: string) => ({ persona: defaultCoachSettings.coachPersona, instructions });

/** Where and when the account is created. */
interface Making {
	prisma: PrismaClient;
	now: Date;
	/** In minutes, as JavaScript's `getTimezoneOffset` returns it. */
	timezoneOffset: number;
}

interface Owned extends Making {
	userId: number;
}

/** Returns the evening of `daysAgo` days ago in the given time zone, but never a time in the future. */
function evening({ now, timezoneOffset }: Making, daysAgo: number, minutesAfterNine: number): Date {
	const today = Date.parse(`${localDay(now, timezoneOffset)}T21:00:00Z`) + timezoneOffset * MINUTE_MS;
	return new Date(Math.min(today - daysAgo * DAY_MS + minutesAfterNine * MINUTE_MS, now.getTime() - MINUTE_MS));
}

/**
 * Creates the demo account with sixty days of a person's life. The built-in coach writes everything that it says there
 * at this moment.
 * @returns The account's id.
 */
export async function makeDemoAccount(making: Making, login: Prisma.UserCreateInput): Promise<number> {
	const user = await making.prisma.user.create({
		data: { ...login, firstName: FIRST_NAME, isNew: false, createdAt: evening(making, 60, 0) },
	});
	const owned = { ...making, userId: user.id };
	try {
		const answered = await answerQuestionnaires(owned);
		await writeJournal(owned);
		await nameAndKeep(owned);
		await setGoals(owned);
		await writeScripts(owned, answered);
		await talk(owned, answered);
	} catch (error) {
		await making.prisma.user.delete({ where: { id: user.id } });
		throw error;
	}
	return user.id;
}

interface Answered extends AnsweredQuestionnaire {
	patternScores: PatternScore[] | null;
	analysis: string;
	found: string;
}

async function answerQuestionnaires(owned: Owned): Promise<Answered[]> {
	const { prisma, userId, timezoneOffset } = owned;
	const attempts = catalog.flatMap((questionnaire) => {
		const given =
			questionnaire.id === TIMELINE_QUESTIONNAIRE_ID ? [...relationships].reverse() : [answers[questionnaire.id] ?? {}];
		return given.map((byQuestion) => ({ questionnaire, byQuestion }));
	});
	const answered: Answered[] = [];
	for (const [index, { questionnaire, byQuestion }] of attempts.entries()) {
		const given: Answer[] = questionnaire.questions.flatMap(({ id }) => {
			const answer = byQuestion[id];
			return answer === undefined ? [] : [{ questionId: id, answer }];
		});
		const isScored = questionnaire.id === PATTERN_QUESTIONNAIRE_ID;
		const patternScores = isScored ? scorePatterns(questionnaire.questions, given) : null;
		const earlier: EarlierAnalysis[] = answered.map((one) => ({
			questionnaireId: one.questionnaire.id,
			title: one.questionnaire.title,
			completedAt: toDateColumn(one.day),
			analysis: one.analysis,
			answers: one.answers,
			questions: one.questionnaire.questions,
		}));
		const analysis = await builtInCoach.analyzeQuestionnaire(
			{
				person,
				manner: manner(defaultCoachSettings.questionnaireInstructions),
				questionnaire,
				answers: given,
				patternScores,
				previousPatternScores: null,
				earlier: earlier.reverse(),
			},
			signal,
		);
		const aiAnalysis = renderAnalysis(questionnaire.id, analysis);
		const completedAt = evening(owned, 58 - index * 3, 35);
		const row = await prisma.userResponse.create({
			data: {
				userId,
				questionnaireId: questionnaire.id,
				responses: given,
				patternScores: patternScores ? patternScores : Prisma.DbNull,
				aiAnalysis,
				analysisBy: builtInCoach.name,
				completedAt,
			},
		});
		const day = localDay(completedAt, timezoneOffset);
		answered.push({
			responseId: row.id,
			questionnaire,
			answers: given,
			day,
			patternScores,
			analysis: aiAnalysis,
			found: analysis.corePattern,
		});
	}
	return answered;
}

async function writeJournal(owned: Owned): Promise<void> {
	const { prisma, userId, timezoneOffset } = owned;
	const earlier: Candidate[] = [];
	const recent: Pick<Reflection, "title" | "keyInsights" | "message">[] = [];
	const counted: { day: Day; words: number }[] = [];
	const lastFelt = new Map<FeelingId, Day>();
	for (const [index, { daysAgo, content, feeling: chosen }] of entries.entries()) {
		const createdAt = evening(owned, daysAgo, (index * 17) % 70);
		const day = localDay(createdAt, timezoneOffset);
		const prompt = writingPrompts[(index * 3) % writingPrompts.length] ?? writingPrompts[0];
		const related = relatedEntries(content, earlier, 3);
		const found = chosen ? feelingById(chosen) : undefined;
		const feeling = found ? { ...found, lastDay: lastFelt.get(found.id) ?? null } : null;
		const reflection = await builtInCoach.reflectOnEntry(
			{
				person,
				manner: manner(defaultCoachSettings.journalInstructions),
				prompt,
				content,
				day,
				related,
				recent,
				feeling,
			},
			signal,
		);
		const { title, keyInsights, quote, message, relatedEntry } = reflection;
		const words = countWords(content);
		const row = await prisma.journalEntry.create({
			data: {
				userId,
				title,
				content,
				prompt,
				keyInsights,
				quote,
				message,
				wordCount: words,
				localDate: toDateColumn(day),
				insightBy: builtInCoach.name,
				relatedId: relatedEntry === null ? null : (related[relatedEntry - 1]?.id ?? null),
				createdAt,
				...(chosen && {
					feeling: { create: { userId, feeling: chosen, localDate: toDateColumn(day), createdAt } },
				}),
			},
		});
		if (chosen) lastFelt.set(chosen, day);
		earlier.unshift({ id: row.id, day, title, content });
		recent.unshift({ title, keyInsights, message });
		recent.splice(9);
		counted.push({ day, words });
	}
	await prisma.user.update({ where: { id: userId }, data: { ...toColumns(progressOf(counted)), timezoneOffset } });
}

/** Adds the people they have named, what they meant to do, and the lines they kept. */
async function nameAndKeep(owned: Owned): Promise<void> {
	const { prisma, userId, timezoneOffset } = owned;
	const dayOf = (daysAgo: number) => toDateColumn(localDay(evening(owned, daysAgo, 0), timezoneOffset));
	for (const names of people) await prisma.knownPerson.create({ data: { userId, names: [...names] } });
	for (const { meant, daysAgo, wellDaysAgo } of threads) {
		const ended = wellDaysAgo !== null && { outcome: "well", answeredOn: dayOf(wellDaysAgo) };
		const createdAt = evening(owned, daysAgo, 30);
		await prisma.thread.create({ data: { userId, meant, day: dayOf(daysAgo - 1), createdAt, ...ended } });
	}
	const written = await prisma.journalEntry.findMany({ where: { userId } });
	for (const text of keptLines) {
		const entry = written.find(({ content }) => content.includes(text));
		if (!entry) continue;
		const at = { source: "entry", sourceId: entry.id, day: entry.localDate };
		await prisma.keptLine.create({ data: { userId, text, ...at, createdAt: entry.createdAt } });
	}
}

async function setGoals(owned: Owned): Promise<void> {
	await owned.prisma.relationshipGoal.createMany({
		data: goals.map(({ daysAgo, ...goal }) => ({
			...goal,
			userId: owned.userId,
			createdAt: evening(owned, daysAgo, 50),
		})),
	});
}

const goalsKnown = (): Memory["goals"] =>
	goals.map(({ title, description, type, progress }) => ({
		title,
		description,
		type: type as Memory["goals"][number]["type"],
		progress,
		isCompleted: false,
	}));

async function writeScripts(owned: Owned, answered: Answered[]): Promise<void> {
	const { prisma, userId } = owned;
	const input = {
		person,
		manner: manner(defaultCoachSettings.questionnaireInstructions),
		answered,
		patternScores: answered.find(({ patternScores }) => patternScores !== null)?.patternScores ?? null,
	};
	const { sources, patterns, ...life } = await builtInCoach.writeLifeScript(input, signal);
	const lifeAt = evening(owned, 12, 20);
	const numbered = (list: typeof patterns) => list.map((pattern, index) => ({ ...pattern, orderNum: index + 1 }));
	await prisma.lifeScript.create({
		data: {
			...life,
			userId,
			sources,
			writtenBy: builtInCoach.name,
			lastUpdated: lifeAt,
			createdAt: lifeAt,
			patterns: { create: numbered(patterns) },
		},
	});
	const love = await builtInCoach.writeLoveScript(
		{ ...input, lifeScript: { ...life, patterns }, goals: goalsKnown() },
		signal,
	);
	const { affirmations, patterns: healed, sources: loveSources, ...texts } = love;
	const script = await prisma.loveScript.create({
		data: {
			...texts,
			userId,
			sources: loveSources,
			writtenBy: builtInCoach.name,
			createdAt: evening(owned, 9, 20),
			patterns: { create: numbered(healed) },
		},
	});
	for (const [index, text] of affirmations.entries()) {
		const id = crypto.randomUUID();
		const audioUrl = `/api/affirmations/${id}/audio`;
		await prisma.affirmation.create({
			data: { id, userId, loveScriptId: script.id, kind: "affirmation", orderNum: index + 1, text, audioUrl },
		});
	}
}

async function talk(owned: Owned, answered: Answered[]): Promise<void> {
	const { prisma, userId, timezoneOffset } = owned;
	const scored = answered.find(({ patternScores }) => patternScores !== null);
	const turns: Turn[] = [];
	for (const [index, message] of conversation.entries()) {
		const at = evening(owned, index < 5 ? 21 : 20, 40 + index * 3);
		const memory: Memory = {
			goals: goalsKnown(),
			patterns: scored?.patternScores ? { scores: scored.patternScores, day: scored.day } : null,
			scripts: { life: null, love: null },
			analyses: answered
				.filter(({ questionnaire }) => questionnaire.id !== COACH_PROFILE_ID)
				.map(({ questionnaire, day, found }) => ({
					questionnaireId: questionnaire.id,
					title: questionnaire.title,
					day,
					found,
				})),
			coachProfile: null,
			relationships: relationships.map(({ q1, q2, q3 }) => ({ name: q1 ?? "", dates: q2 ?? "", highlights: q3 ?? "" })),
			entries: [],
			condensed: [],
		};
		const today = localDay(at, timezoneOffset);
		const { content, guide } = await builtInCoach.reply(
			{ person, manner: manner(defaultCoachSettings.chatInstructions), today, turns: [...turns], message, memory },
			signal,
		);
		const asked = await prisma.chatMessage.create({
			data: { userId, content: message, isAiResponse: false, createdAt: at },
		});
		const repliedAt = new Date(at.getTime() + 20_000);
		await prisma.chatMessage.create({
			data: {
				userId,
				content,
				isAiResponse: true,
				replyToId: asked.id,
				writtenBy: builtInCoach.name,
				guide,
				createdAt: repliedAt,
			},
		});
		turns.push({ from: "person", content: message, at }, { from: "coach", content, at: repliedAt, guide });
	}
}
