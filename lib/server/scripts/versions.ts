import "server-only";
import { z } from "zod";
import { DAMAGED, isDamaged, unreadOf } from "@/lib/domain/core/damaged";
import { AppError } from "@/lib/domain/core/errors";
import type { ScriptKind } from "@/lib/domain/scripts/generation";
import type { Origin, ScriptAnswer } from "@/lib/domain/scripts/schema";
import { db, type Transaction } from "@/lib/server/core/database/db";
import type { ScriptVersion } from "@/prisma/client/client";
import { contentSchema, type ScriptOf, sourcesSchema, type Version, versionOf } from "./columns";
import { originOf } from "./origin";

/** Maximum number of versions in a list, newest first. */
const MAX_VERSIONS = 100;
const newestFirst = [{ createdAt: "desc" as const }, { id: "desc" as const }];

/** An earlier version of a script, with its id. */
export interface Earlier<Texts> extends Version<Texts> {
	id: string;
}

type Reads<Texts extends Record<string, string>, Input, Draft, Answer extends ScriptAnswer> = Pick<
	ScriptOf<Texts, Input, Draft, Answer>,
	"kind" | "textsSchema"
>;

function toEarlier<Texts extends Record<string, string>, Input, Draft, Answer extends ScriptAnswer>(
	{ textsSchema }: Reads<Texts, Input, Draft, Answer>,
	row: ScriptVersion,
): Earlier<Texts> {
	const content = unreadOf(row).includes("content") ? unreadContent(textsSchema) : row.content;
	return {
		...row,
		...contentSchema(textsSchema).parse(content),
		origin: originOf(row.origin),
		sources: sourcesSchema.parse(row.sources),
		savedAt: row.createdAt,
	};
}

/** Returns the content that replaces a version's text if it cannot be decrypted. */
function unreadContent(texts: z.ZodType): unknown {
	const names = texts instanceof z.ZodObject ? Object.keys(texts.shape) : [];
	return { texts: Object.fromEntries(names.map((name) => [name, DAMAGED])), patterns: [], affirmations: [] };
}

/** Lists the earlier versions of a person's script, newest first. */
export async function listEarlier<Texts extends Record<string, string>, Input, Draft, Answer extends ScriptAnswer>(
	script: Reads<Texts, Input, Draft, Answer>,
	userId: number,
): Promise<Earlier<Texts>[]> {
	const rows = await db().scriptVersion.findMany({
		where: { userId, kind: script.kind },
		orderBy: newestFirst,
		take: MAX_VERSIONS,
	});
	return rows.map((row) => toEarlier(script, row));
}

/**
 * Finds one earlier version.
 * @throws AppError `not_found`
 */
export async function findEarlier<Texts extends Record<string, string>, Input, Draft, Answer extends ScriptAnswer>(
	tx: Transaction,
	script: Reads<Texts, Input, Draft, Answer>,
	{ userId, id }: { userId: number; id: string },
): Promise<Earlier<Texts>> {
	const row = await tx.scriptVersion.findFirst({ where: { id, userId, kind: script.kind } });
	if (!row) throw notFound();
	return toEarlier(script, row);
}

/** Replaces text in an earlier version that could not be decrypted when the version was stored. */
const GAP = "…";

const readablePart = <Words extends Record<string, string>>(words: Words) =>
	Object.fromEntries(Object.entries(words).map(([name, text]) => [name, isDamaged(text) ? GAP : text]));

/** Stores a version of a script among its earlier versions. */
export async function saveVersion<Texts extends Record<string, string>>(
	tx: Transaction,
	{ userId, kind }: { userId: number; kind: ScriptKind },
	version: Version<Texts>,
): Promise<void> {
	const { texts, patterns, affirmations, ...columns } = versionOf(version);
	const content = {
		texts: readablePart(texts),
		patterns: patterns.map(({ isUserEdited, ...words }) => ({ ...readablePart(words), isUserEdited })),
		affirmations: affirmations.map((line) => (isDamaged(line) ? GAP : line)),
	};
	await tx.scriptVersion.create({ data: { ...columns, userId, kind, content, createdAt: version.savedAt } });
}

/** Returns when the newest earlier version by a coach was stored, or null. */
export async function earlierWrittenAt(userId: number, kind: ScriptKind): Promise<Date | null> {
	const origin: Origin = "generated";
	const row = await db().scriptVersion.findFirst({
		where: { userId, kind, origin },
		orderBy: newestFirst,
		select: { createdAt: true },
	});
	return row?.createdAt ?? null;
}

export const notFound = () => new AppError("not_found", "We could not find that script.");
