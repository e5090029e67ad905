import "server-only";
import { createHash } from "node:crypto";
import { isSound } from "@/lib/domain/core/damaged";
import { AppError } from "@/lib/domain/core/errors";
import type { Answer, Mark } from "@/lib/domain/questionnaires/schema";
import { MAX_SAID_NOT_MEANT, type NotMeantRequest } from "@/lib/domain/safety/not-meant";
import type { Page } from "@/lib/domain/search/pages/page";
import { answerPageId } from "@/lib/domain/search/pages/page-makers";
import { sentencesOf } from "@/lib/domain/text/sentences";
import { heardAnswers, withoutSentences } from "@/lib/safety/not-meant";
import { db, openedWhereSound, type Transaction } from "@/lib/server/core/database/db";
import { lockPerson } from "@/lib/server/core/database/lock-person";
import { type NotMeant, Prisma } from "@/prisma/client/client";

type Place = Pick<NotMeant, "entryId" | "messageId" | "responseId" | "questionId" | "goalId" | "runId">;

/** Returns a hash that shows whether a text is still the same. */
export const hashOfText = (text: string): string => createHash("sha256").update(text).digest("base64");

const nowhere: Place = {
	entryId: null,
	messageId: null,
	responseId: null,
	questionId: null,
	goalId: null,
	runId: null,
};

/** Returns the columns for a page's id; null if a page of its kind is never a reason for a notice. */
function placeOf(page: string): Place | null {
	const [kind, id = "", ...rest] = page.split(":");
	if (id === "") return null;
	if (kind === "journal") return { ...nowhere, entryId: id };
	if (kind === "message") return /^\d{1,9}$/.test(id) ? { ...nowhere, messageId: Number(id) } : null;
	if (kind === "goal") return { ...nowhere, goalId: id };
	if (kind === "exercise") return { ...nowhere, runId: id };
	if (kind === "answer" || kind === "timeline") return { ...nowhere, responseId: id, questionId: rest.join(":") };
	return null;
}

/** Returns the key under which a sentence is found again: that of its page, without the kind of questionnaire. */
const keyOf = ({ entryId, messageId, responseId, questionId, goalId, runId }: Place): string =>
	[entryId, messageId, responseId, questionId, goalId, runId].join(" ");

/** The sentences that a person said were not meant as they sound. */
export class SaidNotMeant {
	readonly #rows = new Map<string, Pick<NotMeant, "words" | "within">[]>();

	constructor(rows: readonly (Place & Pick<NotMeant, "words" | "within">)[]) {
		for (const row of rows) this.#rows.set(keyOf(row), [...(this.#rows.get(keyOf(row)) ?? []), row]);
	}

	/** Whether there are none. */
	get isNone(): boolean {
		return this.#rows.size === 0;
	}

	/** Returns the sentences of a page that was not changed since. */
	on({ id, text }: Pick<Page, "id" | "text">): ReadonlySet<string> {
		const place = placeOf(id);
		const rows = (place && this.#rows.get(keyOf(place))) ?? [];
		if (rows.length === 0) return new Set();
		const hash = hashOfText(text);
		return new Set(rows.flatMap(({ words, within }) => (within === hash ? [words] : [])));
	}

	/** Returns the sentences of these answers. */
	inAnswers(of: { id: string; questionnaireId: string }, answers: readonly Answer[]): Mark[] {
		if (this.isNone) return [];
		return answers.flatMap(({ questionId, answer }) => {
			if (typeof answer !== "string") return [];
			const id = answerPageId(of.questionnaireId, of.id, questionId);
			return [...this.on({ id, text: answer })].map((text) => ({ questionId, text }));
		});
	}

	/** Returns answers as they are read for signs of danger. */
	heardAnswers(of: { id: string; questionnaireId: string }, answers: readonly Answer[]): Answer[] {
		return heardAnswers(answers, this.inAnswers(of, answers));
	}

	/**
	 * Returns a page's text as it is read for signs of danger.
	 * @param whole The text to read, if it has more than the page's own.
	 */
	heard(page: Pick<Page, "id" | "text">, whole = page.text): string {
		return withoutSentences(whole, this.on(page));
	}
}

/** The columns from which `saidIn` makes the sentences. */
export const notMeantColumns = Prisma.sql`id, entry_id, message_id, response_id, question_id, goal_id, run_id, words, within`;
export type NotMeantRow = [
	string,
	string | null,
	number | null,
	string | null,
	string | null,
	string | null,
	string | null,
	string,
	string,
];

/** Returns what a person said, from rows as they are stored. */
export function saidIn(userId: number, rows: readonly NotMeantRow[]): SaidNotMeant {
	const stored = rows.map(([id, entryId, messageId, responseId, questionId, goalId, runId, words, within]) => {
		return { id, entryId, messageId, responseId, questionId, goalId, runId, words, within };
	});
	return new SaidNotMeant(openedWhereSound("NotMeant", stored, { userId }).filter((row) => row !== null));
}

/** Reads what a person said was not meant as it sounds. */
export async function notMeantBy(userId: number): Promise<SaidNotMeant> {
	return new SaidNotMeant((await db().notMeant.findMany({ where: { userId } })).filter(isSound));
}

const NO_SUCH = "That sentence is not there any more.";

/**
 * Remembers that the person did not mean a sentence as it sounds. The same again changes nothing.
 * @param page The page that it is on, if the person has one with this id.
 * @throws AppError `not_found` if there is no such sentence; `conflict` if there are very many.
 */
export async function sayNotMeant(
	userId: number,
	page: Pick<Page, "id" | "title" | "text"> | undefined,
	{ words }: NotMeantRequest,
): Promise<{ ok: true }> {
	const place = page && placeOf(page.id);
	if (!page || !place || !isSentenceOf(page, words)) throw new AppError("not_found", NO_SUCH);
	const within = hashOfText(page.text);
	await db().$transaction(async (tx) => {
		await lockPerson(tx, userId);
		const rows = await tx.notMeant.findMany({ where: { userId, ...place } });
		if (rows.some((row) => row.words === words && row.within === within)) return;
		if ((await tx.notMeant.count({ where: { userId } })) >= MAX_SAID_NOT_MEANT) {
			throw new AppError("conflict", "You have said this of very many sentences already.");
		}
		await tx.notMeant.create({ data: { userId, ...place, words, within } });
	});
	return { ok: true };
}

const isSentenceOf = ({ title, text }: Pick<Page, "title" | "text">, words: string): boolean =>
	[text, `${title ?? ""}\n${text}`].some((whole) => sentencesOf(whole).some((sentence) => sentence.text === words));

/** Forgets what was said of a sentence. */
export async function takeBackNotMeant(userId: number, { page, words }: NotMeantRequest): Promise<{ ok: true }> {
	const place = placeOf(page);
	if (!place) throw new AppError("not_found", NO_SUCH);
	await db().$transaction(async (tx) => {
		const rows = await tx.notMeant.findMany({ where: { userId, ...place } });
		const ids = rows.flatMap((row) => (row.words === words ? [row.id] : []));
		if (ids.length === 0) throw new AppError("not_found", NO_SUCH);
		await tx.notMeant.deleteMany({ where: { userId, id: { in: ids } } });
	});
	return { ok: true };
}

/**
 * Forgets what was said of sentences in a text that now has other words.
 * @param text Returns the present text for a question of a set of answers, or for the only text.
 */
export async function forgetOutdated(
	tx: Transaction,
	userId: number,
	place: Partial<Place>,
	text: (questionId: string | null) => string | undefined,
): Promise<void> {
	const rows = await tx.notMeant.findMany({ where: { userId, ...place } });
	const ids = rows.flatMap((row) => (hashOfText(text(row.questionId) ?? "") === row.within ? [] : [row.id]));
	if (ids.length > 0) await tx.notMeant.deleteMany({ where: { userId, id: { in: ids } } });
}
