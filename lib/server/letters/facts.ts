import "server-only";
import { isSound } from "@/lib/domain/core/damaged";
import { type FeelingId, feelingById, type Quarter } from "@/lib/domain/feelings/feelings";
import type { LetterFacts } from "@/lib/domain/letters/schema";
import { beginningOf } from "@/lib/domain/look-back/beginning";
import { nameTest } from "@/lib/domain/people/names";
import { type Day, fromDateColumn, toDateColumn } from "@/lib/domain/progress/days";
import type { Page } from "@/lib/domain/search/pages/page";
import { isGrave, isPainful } from "@/lib/safety/grave";
import { db } from "@/lib/server/core/database/db";
import { eachInTurn } from "@/lib/server/core/work/turns";
import { showsDanger } from "@/lib/server/look-back/danger";
import { listPeople } from "@/lib/server/people/service";
import type { Stretch } from "./stretch";

/** How many pages that name somebody are read for danger, newest first, before a letter names them. */
const READ = 60;
/** How many people are looked at, and how many a letter names. */
const MOST_PEOPLE = 5;

const dates = ({ period: { from, to } }: Stretch) => ({ gte: toDateColumn(from), lte: toDateColumn(to) });
const instants = ({ since, until }: Stretch) => ({ gte: since, lt: until });

/** The feelings that were tapped: how often each, the most frequent first, and the quarters of each day. */
export async function feelingsIn(
	stretch: Stretch,
): Promise<{ feelings: LetterFacts["feelings"]; felt: Map<Day, Set<Quarter>> }> {
	const rows = await db().chosenFeeling.findMany({
		where: { userId: stretch.userId, localDate: dates(stretch) },
		orderBy: [{ createdAt: "asc" }, { id: "asc" }],
	});
	const counts = new Map<FeelingId, number>();
	const felt = new Map<Day, Set<Quarter>>();
	for (const row of rows) {
		const known = feelingById(row.feeling);
		if (!known) continue;
		const day = fromDateColumn(row.localDate);
		counts.set(known.id, (counts.get(known.id) ?? 0) + 1);
		felt.set(day, (felt.get(day) ?? new Set()).add(known.quarter));
	}
	const feelings = [...counts].map(([id, count]) => ({ id, count })).sort((a, b) => b.count - a.count);
	return { feelings, felt };
}

/**
 * Who is named on pages, those on the most first. Whoever is named on a page with a danger, however long ago, is left out.
 * @param pages Of the stretch.
 * @param all Every page of theirs, the newest first.
 */
export async function peopleOn(
	userId: number,
	pages: readonly Page[],
	all: readonly Page[],
): Promise<LetterFacts["people"]> {
	const known = (await listPeople(userId)).map(({ id, names }) => {
		return { id, name: names[0] ?? "", isOn: nameTest(names), pages: 0 };
	});
	await eachInTurn(userId, pages, ({ text }) => {
		for (const person of known) if (person.isOn(text)) person.pages++;
	});
	const named = known.filter((person) => person.pages > 0).sort((a, b) => b.pages - a.pages);
	const shown: LetterFacts["people"] = [];
	for (const { id, name, isOn, pages: count } of named.slice(0, MOST_PEOPLE * 2)) {
		if (shown.length === MOST_PEOPLE) break;
		const texts: string[] = [];
		await eachInTurn(userId, all, ({ text }) => {
			if (texts.length < READ && isOn(text)) texts.push(text);
		});
		if (!(await showsDanger(userId, texts))) shown.push({ id, name, pages: count });
	}
	return shown;
}

const mayBeNamed = ({ text }: { text: string }) => !isGrave(text.toLowerCase()) && !isPainful(text);

/** Goals that were reached and intentions that went well in these days, and what was begun then and is still open. */
export async function intentionsIn(stretch: Stretch): Promise<Pick<LetterFacts, "done" | "open">> {
	const { userId } = stretch;
	const [goals, threads] = await Promise.all([
		db().relationshipGoal.findMany({
			where: { userId, OR: [{ completedAt: instants(stretch) }, { createdAt: instants(stretch), completedAt: null }] },
			orderBy: { createdAt: "asc" },
			take: 20,
		}),
		db().thread.findMany({
			where: {
				userId,
				OR: [
					{ outcome: "well", answeredOn: dates(stretch) },
					{ createdAt: instants(stretch), outcome: null },
				],
			},
			orderBy: { createdAt: "asc" },
			take: 50,
		}),
	]);
	const all = [
		...goals.filter(isSound).map(({ title, description, completedAt }) => ({
			...({ what: "goal", text: title ?? beginningOf(description).beginning } as const),
			isDone: completedAt !== null,
		})),
		...threads
			.filter(isSound)
			.map(({ meant, outcome }) => ({ what: "meant", text: meant, isDone: outcome !== null }) as const),
	].filter(mayBeNamed);
	const of = (isDone: boolean) => all.filter((one) => one.isDone === isDone).map(({ what, text }) => ({ what, text }));
	return { done: of(true), open: of(false) };
}
