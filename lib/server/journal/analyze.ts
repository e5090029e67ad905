import "server-only";
import type { OnWaitState, QuickInsightInput, ReflectOnEntryInput } from "@/lib/ai/types";
import { isDamaged, isSound } from "@/lib/domain/core/damaged";
import { AppError } from "@/lib/domain/core/errors";
import { feelingById } from "@/lib/domain/feelings/feelings";
import { pagesBeside } from "@/lib/domain/journal/beside";
import { type Reflection, renderQuickInsight } from "@/lib/domain/journal/reflection";
import type { Candidate } from "@/lib/domain/journal/related";
import { fromDateColumn } from "@/lib/domain/progress/days";
import type { Concern } from "@/lib/safety/concern";
import { withoutUnsafeParts } from "@/lib/safety/reply-check";
import { coachSettings } from "@/lib/server/coach-settings/service";
import { coach } from "@/lib/server/core/ai";
import { db } from "@/lib/server/core/database/db";
import { withinBudget } from "@/lib/server/core/limits/ai-budget";
import type { SessionUser } from "@/lib/server/core/sessions/session";
import type { Withheld } from "@/lib/server/memory/hidden";
import { keepFacts } from "@/lib/server/memory/learn";
import { pausesOf } from "@/lib/server/memory/pauses";
import { recall } from "@/lib/server/memory/recall/recall";
import { entrySource } from "@/lib/server/memory/sources";
import { withheldOf } from "@/lib/server/memory/withheld";
import { read } from "@/lib/server/safety/read";
import { whileWaiting } from "@/lib/server/waiting/service";
import type { JournalEntry } from "@/prisma/client/client";
import { candidateEntries } from "./find-related";

/** How many related entries the coach is given. */
const RELATED = 3;
/** How many of the pages that certainly belong to the entry the coach is given. */
const BESIDE = 4;
/** How many earlier reflections the coach is given, so that it does not repeat itself. */
const RECENT = 9;
/** How many earlier feelings are searched for the same one. */
const FEELINGS_BEFORE = 200;

interface WrittenReflection {
	reflection: Reflection;
	/** The coach's name. */
	by: string;
	/** The id of the entry to which an insight refers. */
	relatedId: string | null;
	/** The model's concern about the entry, if any. */
	concern: Concern | null;
}

/**
 * Has the coach reflect on a saved entry, using earlier entries that are clearly related.
 * @throws whatever the coach throws, AppError `rate_limited`, and `ai_failed` if the text must not be shown.
 */
export function writeReflection(
	user: SessionUser,
	entry: JournalEntry,
	signal: AbortSignal,
): Promise<WrittenReflection> {
	return withinBudget(user.id, () =>
		whileWaiting(user.id, "entry", (waits) => reflectionOn(user, entry, { signal, waits })),
	);
}

async function reflectionOn(
	user: SessionUser,
	entry: JournalEntry,
	{ signal, waits }: { signal: AbortSignal; waits: OnWaitState },
): Promise<WrittenReflection> {
	const [settings, rows, withheld, { paused }, reflections] = await Promise.all([
		coachSettings(user.id),
		candidateEntries(user.id, entry),
		withheldOf(user.id),
		pausesOf(user.id),
		recentReflections(user.id, entry),
	]);
	const recent = paused ? [] : reflections.filter(isSound).map((one) => without(one, withheld));
	// During a pause the entry is read as if it were the only one.
	const earlier = paused ? [] : rows;
	const read = { id: entry.id, content: entry.content };
	const { content, related } = await recall(user.id, "beside", read, earlier, withheld.hashes, RELATED);
	const day = fromDateColumn(entry.localDate);
	const beside = pagesBeside({ day, prompt: entry.prompt, content }, earlier).slice(0, BESIDE);
	const left = ({ id, content }: Candidate) => withheld.text(entrySource(id), content);
	const chosen = coach(user);
	const reflection = await chosen.reflectOnEntry(
		{
			person: { firstName: user.firstName },
			manner: { persona: settings.coachPersona, instructions: settings.journalInstructions },
			prompt: isDamaged(entry.prompt) ? "" : entry.prompt,
			content,
			day,
			beside: beside.map(({ how, page, name }) => ({ how, name, day: page.day, content: left(page) })),
			related: related.map(({ day, title, content, shared }) => ({ day, title, content, shared })),
			recent,
			feeling: await feelingFor(user.id, entry),
			learns: !paused,
		},
		signal,
		waits,
	);
	const { facts = [], ...rest } = reflection;
	const { title, keyInsights, message } = rest;
	// Their numbers continue after the related ones.
	const given = [...related, ...beside.map(({ page }) => page)];
	const isRelated = ({ id }: { id: string }) => given.some((one) => one.id === id);
	const words = [entry.content, ...rows.filter(isRelated).map(({ content }) => content)];
	const safe = await safeParts(user.id, { title, keyInsights, message }, words);
	const chosenRelated = reflection.relatedEntry === null ? undefined : given[reflection.relatedEntry - 1];
	await keepFacts(user.id, entry, facts, chosen.name);
	return {
		reflection: { ...rest, ...safe },
		by: chosen.name,
		relatedId: chosenRelated?.id ?? null,
		concern: reflection.concern ?? null,
	};
}

/**
 * Returns the feeling that was chosen for an entry, with the day on which it was last chosen before; null if there is
 * none.
 */
async function feelingFor(userId: number, { id, localDate }: JournalEntry): Promise<ReflectOnEntryInput["feeling"]> {
	const row = await db().chosenFeeling.findFirst({ where: { userId, entryId: id } });
	const feeling = row && feelingById(row.feeling);
	if (!feeling) return null;
	const before = await db().chosenFeeling.findMany({
		where: { userId, localDate: { lt: localDate } },
		orderBy: { localDate: "desc" },
		take: FEELINGS_BEFORE,
	});
	const last = before.find((one) => one.feeling === feeling.id);
	return { ...feeling, lastDay: last ? fromDateColumn(last.localDate) : null };
}

/**
 * Writes a short thought about text that is not saved.
 * @throws as `writeReflection`.
 */
export async function writeQuickInsight(
	user: SessionUser,
	{ prompt, content, given }: Pick<QuickInsightInput, "prompt" | "content" | "given">,
	signal: AbortSignal,
): Promise<{ text: string; concern: Concern | null }> {
	const settings = await coachSettings(user.id);
	const input = {
		person: { firstName: user.firstName },
		manner: { persona: settings.coachPersona, instructions: settings.quickInsightInstructions },
		prompt,
		content,
		given,
	};
	const insight = await withinBudget(user.id, () =>
		whileWaiting(user.id, "thought", (waits) => coach(user).quickInsight(input, signal, waits)),
	);
	const text = renderQuickInsight(insight);
	return { ...(await safeParts(user.id, { text }, [content])), concern: insight.concern ?? null };
}

/**
 * Removes the sentences that must not be shown from what a coach wrote.
 * @throws AppError `ai_failed` if too little is left.
 */
async function safeParts<T>(userId: number, parts: T, words: readonly string[]): Promise<T> {
	const safe = withoutUnsafeParts(parts, await read(userId, "signs", words));
	if (safe !== null) return safe;
	throw new AppError("ai_failed", "What the coach wrote did not do justice to what you wrote, so it was thrown away.");
}

function recentReflections(userId: number, { id, createdAt }: JournalEntry) {
	return db().journalEntry.findMany({
		where: { userId, id: { not: id }, insightBy: { not: null }, createdAt: { lte: createdAt } },
		orderBy: [{ createdAt: "desc" }, { id: "desc" }],
		take: RECENT,
		select: { id: true, title: true, keyInsights: true, message: true },
	});
}

/** Returns a reflection without the forgotten sentences that it quotes. */
function without(
	{ id, title, keyInsights, message }: Awaited<ReturnType<typeof recentReflections>>[number],
	withheld: Withheld,
) {
	const left = (text: string) => withheld.text(entrySource(id), text);
	return {
		title: left(title ?? ""),
		keyInsights: (keyInsights as string[]).map(left).filter((text) => text !== ""),
		message: left(message ?? ""),
	};
}
