import "server-only";
import { withinBudget } from "@/lib/ai/budget";
import { coach } from "@/lib/ai/providers";
import { coachSettings } from "@/lib/coach-settings/service";
import { db } from "@/lib/core/db";
import { AppError } from "@/lib/core/errors";
import type { SessionUser } from "@/lib/core/session";
import { fromDateColumn } from "@/lib/progress/days";
import { signs } from "@/lib/safety/assess";
import { isUnsafeReply } from "@/lib/safety/reply-check";
import type { JournalEntry } from "@/prisma/client/client";
import { type Reflection, renderQuickInsight } from "./reflection";
import { relatedEntries } from "./related";
import { candidateEntries, READ_OF_ENTRY } from "./related-service";

/** How many related entries the coach is given. */
const RELATED = 3;
/** How many earlier reflections it is given, so that it does not repeat itself. */
const RECENT = 9;

interface WrittenReflection {
	reflection: Reflection;
	/** Who wrote it. */
	by: string;
	/** The entry that an insight speaks of. */
	relatedId: string | null;
}

/**
 * Has the coach reflect on a saved entry, knowing what is clearly related among the earlier ones.
 * @throws as the coach, AppError `rate_limited`, and `ai_failed` where what it wrote must not be shown.
 */
export async function writeReflection(
	user: SessionUser,
	entry: JournalEntry,
	signal: AbortSignal,
): Promise<WrittenReflection> {
	const [settings, earlier, recent] = await Promise.all([
		coachSettings(user.id),
		candidateEntries(user.id, entry),
		recentReflections(user.id, entry),
	]);
	const related = relatedEntries(entry.content.slice(0, READ_OF_ENTRY), earlier, RELATED);
	const chosen = coach();
	const reflection = await withinBudget(user.id, () =>
		chosen.reflectOnEntry(
			{
				person: { firstName: user.firstName },
				manner: { persona: settings.coachPersona, instructions: settings.journalInstructions },
				prompt: entry.prompt,
				content: entry.content,
				day: fromDateColumn(entry.localDate),
				related: related.map(({ day, title, content, shared }) => ({ day, title, content, shared })),
				recent,
			},
			signal,
		),
	);
	const { title, keyInsights, message } = reflection;
	refuseUnsafe([title, ...keyInsights, message].join("\n"), [entry.content, ...related.map(({ content }) => content)]);
	const chosenRelated = reflection.relatedEntry === null ? undefined : related[reflection.relatedEntry - 1];
	return { reflection, by: chosen.name, relatedId: chosenRelated?.id ?? null };
}

/** A short thought on words that are not saved. @throws as `writeReflection`. */
export async function writeQuickInsight(
	user: SessionUser,
	{ prompt, content }: { prompt: string; content: string },
	signal: AbortSignal,
): Promise<string> {
	const settings = await coachSettings(user.id);
	const insight = await withinBudget(user.id, () =>
		coach().quickInsight(
			{
				person: { firstName: user.firstName },
				manner: { persona: settings.coachPersona, instructions: settings.quickInsightInstructions },
				prompt,
				content,
			},
			signal,
		),
	);
	const text = renderQuickInsight(insight);
	refuseUnsafe(text, [content]);
	return text;
}

/** Whatever a coach wrote, some of it must not be shown. @throws AppError `ai_failed` */
function refuseUnsafe(text: string, words: readonly string[]): void {
	if (!isUnsafeReply(text, signs(words))) return;
	throw new AppError("ai_failed", "What the coach wrote did not do justice to what you wrote, so it was not kept.");
}

async function recentReflections(userId: number, { id, createdAt }: JournalEntry) {
	const rows = await db().journalEntry.findMany({
		where: { userId, id: { not: id }, insightBy: { not: null }, createdAt: { lte: createdAt } },
		orderBy: [{ createdAt: "desc" }, { id: "desc" }],
		take: RECENT,
		select: { title: true, keyInsights: true, message: true },
	});
	return rows.map((row) => ({
		title: row.title ?? "",
		keyInsights: row.keyInsights as string[],
		message: row.message ?? "",
	}));
}
