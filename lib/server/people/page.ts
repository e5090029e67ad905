import "server-only";
import type { FeelingId } from "@/lib/domain/feelings/feelings";
import type { PageThen } from "@/lib/domain/look-back/shown";
import { isOneOf, nameTest } from "@/lib/domain/people/names";
import type { PersonPage } from "@/lib/domain/people/shown";
import type { Page } from "@/lib/domain/search/pages/page";
import { namesOn } from "@/lib/domain/text/names";
import { eachInTurn } from "@/lib/server/core/work/turns";
import { feltOn } from "@/lib/server/feelings/felt";
import { showsDanger } from "@/lib/server/look-back/danger";
import { toPageThen } from "@/lib/server/look-back/on-this-day";
import { indexOf } from "@/lib/server/search/cache";
import { Prisma } from "@/prisma/client/client";
import { findPerson, listPeople } from "./service";

interface Reader {
	id: number;
	/** In minutes, as returned by `getTimezoneOffset`. */
	timezoneOffset: number;
}

/**
 * How many of the pages that name somebody are checked for danger, newest first, before the app asks anything about
 * them.
 */
const READ = 60;
/** How many pages are tried, from either end, to find one that may be shown. */
const TRIED = 12;

/**
 * Finds when and where a person's pages mention somebody.
 * @throws AppError `not_found`
 */
export async function readPerson({ id: userId, timezoneOffset }: Reader, id: string): Promise<PersonPage> {
	const person = await findPerson(userId, id);
	const index = await indexOf(userId, timezoneOffset);
	const names = nameTest(person.names);
	const isTheirName = isOneOf(person.names);
	const found: Page[] = [];
	const relationships = new Map<string, { name: string; href: string }>();
	await eachInTurn(userId, index.pages.newestFirst(), (page) => {
		const isTheirs = page.kind === "timeline" && isTheirName(page.partOf ?? "");
		if (!isTheirs && !names(page.text)) return;
		found.push(page);
		if (page.kind === "timeline") relationships.set(page.href, { name: page.partOf ?? "Unnamed", href: page.href });
	});
	const pages = found.filter(({ kind }) => kind === "journal");
	const said = found.filter(({ kind }) => kind === "message" || kind === "answer" || kind === "exercise");
	return {
		...person,
		...{ pages: pages.length, elsewhere: said.length, months: monthsOf(pages) },
		feelings: await feelingsOn(userId, pages),
		relationships: [...relationships.values()],
		first: await shownOf(userId, pages.slice(-TRIED).reverse()),
		newest: pages.length > 1 ? await shownOf(userId, pages.slice(0, TRIED)) : null,
		isCareful: await showsDanger(
			userId,
			found.slice(0, READ).map(({ text }) => text),
		),
		isComplete: !index.hasLeftOut,
	};
}

function monthsOf(pages: readonly Page[]): PersonPage["months"] {
	const months = new Map<string, number>();
	for (const { day } of pages) months.set(day.slice(0, 7), (months.get(day.slice(0, 7)) ?? 0) + 1);
	return [...months].map(([month, pages]) => ({ month, pages })).sort((a, b) => (a.month < b.month ? -1 : 1));
}

async function feelingsOn(userId: number, pages: readonly Page[]): Promise<PersonPage["feelings"]> {
	const days = [...new Set(pages.map(({ day }) => day))];
	const counts = new Map<FeelingId, number>();
	for (const { feeling } of await feltOn(userId, Prisma.sql`local_date = ANY(${days}::date[])`)) {
		counts.set(feeling, (counts.get(feeling) ?? 0) + 1);
	}
	return [...counts].map(([id, count]) => ({ id, count })).sort((a, b) => b.count - a.count);
}

/** Returns the first of these pages that may be shown because it has no signs of danger. */
async function shownOf(userId: number, pages: readonly Page[]): Promise<PageThen | null> {
	for (const { id, day, title, text } of pages) {
		if (await showsDanger(userId, [`${title ?? ""}\n${text}`])) continue;
		return toPageThen({ id: id.slice("journal:".length), day, title, content: text });
	}
	return null;
}

/**
 * Lists names on the person's newest pages that they have not assigned yet. They may be people or places: only the
 * person can tell.
 */
export async function offeredNames({ id: userId, timezoneOffset }: Reader): Promise<{ names: string[] }> {
	const people = await listPeople(userId);
	const { pages } = await indexOf(userId, timezoneOffset);
	const own = pages.newestFirst().filter(({ kind }) => kind === "journal" || kind === "message");
	const isTaken = isOneOf(people.flatMap(({ names }) => names));
	return {
		names: namesOn(own)
			.filter((name) => !isTaken(name))
			.slice(0, 12),
	};
}
