/**
 * Writes every letter of the demo account and of a person who is having a hard time, for a reader who knows neither:
 * `npm run eval:letters [FILE] [LIVES.json]`, on the same Postgres as the benches. With a file of lives, like those in
 * `tests/evals/lives`, writes the letters of their journals instead.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { feelingById } from "@/lib/domain/feelings/feelings";
import { storedOwnWord } from "@/lib/domain/feelings/own-word";
import { periodOf, spokenPeriod } from "@/lib/domain/letters/periods";
import type { Letter } from "@/lib/domain/letters/schema";
import { addDays, localDay, toDateColumn } from "@/lib/domain/progress/days";
import { countWords } from "@/lib/domain/text/count-words";
import { db, pool } from "@/lib/server/core/database/db";
import { listLetters, readLetter } from "@/lib/server/letters/service";
import { makeDemoAccount } from "@/prisma/demo/account";
import { seedQuestionnaires } from "@/prisma/seed";
import { ownBenchDatabase } from "../setup/bench-database";
import { sadLines, sadPages } from "./letters/sadder";
import type { Life } from "./lives/lives";

/** A Sunday that is not the end of a month. The year's letters are read when the year is over. */
const NOW = new Date("2026-11-29T22:30:00Z");
const NEW_YEAR = new Date("2027-01-01T12:00:00Z");

const account = (name: string) => ({
	username: name.toLowerCase(),
	usernameKey: name.toLowerCase(),
	email: `${name.toLowerCase()}@example.org`,
	firstName: name,
});

interface Page {
	day: string;
	/** One of the list, or the person's own word. */
	feeling?: string;
	content: string;
	prompt?: string;
}

async function makePerson(name: string, pages: readonly Page[]): Promise<number> {
	const { id: userId } = await db().user.create({ data: account(name) });
	for (const { day, feeling, content, prompt = "?" } of pages) {
		const localDate = toDateColumn(day);
		const createdAt = new Date(`${day}T20:00:00Z`);
		const stored = feeling && (feelingById(feeling) ? feeling : storedOwnWord(feeling));
		const felt = stored && { feeling: { create: { userId, feeling: stored, localDate, createdAt } } };
		await db().journalEntry.create({
			data: { userId, content, prompt, localDate, createdAt, wordCount: countWords(content), ...felt },
		});
	}
	return userId;
}

async function makeSadPerson(): Promise<number> {
	const today = localDay(NOW, 0);
	const pages = sadPages.map(({ daysAgo, ...page }) => ({ ...page, day: addDays(today, -daysAgo) }));
	const userId = await makePerson("Wanda", pages);
	for (const names of [["Piotr"], ["Basia"], ["Mum"]]) await db().knownPerson.create({ data: { userId, names } });
	const written = await db().journalEntry.findMany({ where: { userId } });
	for (const text of sadLines) {
		const entry = written.find(({ content }) => content.includes(text));
		if (!entry) throw new Error(`No page has the line: ${text}`);
		const at = { source: "entry", sourceId: entry.id, day: entry.localDate, createdAt: entry.createdAt };
		await db().keptLine.create({ data: { userId, text, ...at } });
	}
	return userId;
}

function asText(letter: Letter): string {
	const { period, greeting, paragraphs, lines, feelings, people, intentions, article, question, closing } = letter;
	return [
		`## ${spokenPeriod(period)}`,
		greeting,
		...paragraphs,
		feelings,
		people?.map(({ text }) => text).join(""),
		...lines.flatMap(({ text, join, after }) => [join, `    ${text.replaceAll("\n", "\n    ")}`, after]),
		intentions,
		question,
		closing,
		article && `${article.text} ${article.subject}.`,
	]
		.filter(Boolean)
		.join("\n\n");
}

async function lettersOf(userId: number, firstName: string): Promise<string> {
	const reader = { id: userId, firstName, timezoneOffset: 0 };
	const parts: string[] = [];
	for (const now of [NOW, NEW_YEAR]) {
		const { letters } = await listLetters(reader, now);
		for (const id of [...letters].reverse()) {
			if ((now === NEW_YEAR) !== (periodOf(id)?.kind === "year" || id === "month-2026-11")) continue;
			parts.push(asText(await readLetter(reader, id, now)));
		}
	}
	return parts.join(`\n\n${"-".repeat(72)}\n\n`);
}

type People = [name: string, userId: number][];

const makeOurTwo = async (): Promise<People> => [
	["Robin", await makeDemoAccount({ prisma: db() as never, now: NOW, timezoneOffset: 0 }, account("Robin"))],
	["Wanda", await makeSadPerson()],
];

async function makeLives(file: string): Promise<People> {
	const people: People = [];
	for (const { name, journal } of JSON.parse(readFileSync(file, "utf8")) as Life[]) {
		people.push([name, await makePerson(name, journal)]);
	}
	return people;
}

async function main(): Promise<void> {
	const database = await ownBenchDatabase();
	try {
		await seedQuestionnaires(pool());
		const [file, lives] = process.argv.slice(2);
		const people = lives ? await makeLives(lives) : await makeOurTwo();
		const parts: string[] = [];
		for (const [name, userId] of people) parts.push(`# The letters of ${name}\n\n${await lettersOf(userId, name)}\n`);
		const text = parts.join("\n\n");
		if (file) writeFileSync(file, text);
		else console.log(text);
	} finally {
		await db().$disconnect();
		await pool().end();
		await database.close();
	}
}

main().then(
	() => process.exit(),
	(error: Error) => {
		console.error(error);
		process.exit(1);
	},
);
