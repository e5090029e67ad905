import "server-only";
import { createHash } from "node:crypto";
import type { LetterJoins } from "@/lib/ai/types";
import { AppError } from "@/lib/domain/core/errors";
import { feelingById } from "@/lib/domain/feelings/feelings";
import { dayIn, spokenPeriod } from "@/lib/domain/letters/periods";
import type { Letter, LetterLine, WrittenJoins } from "@/lib/domain/letters/schema";
import { urgesHarm } from "@/lib/safety/reply-check";
import { coach } from "@/lib/server/core/ai";
import { withinBudget } from "@/lib/server/core/limits/ai-budget";
import type { SessionUser } from "@/lib/server/core/sessions/session";
import { pausesOf } from "@/lib/server/memory/pauses";
import { withheldOf } from "@/lib/server/memory/withheld";
import { indexOf } from "@/lib/server/search/cache";
import { whileWaiting } from "@/lib/server/waiting/service";
import { readLetter } from "./service";

/**
 * How many letters' transitions are kept in memory, so that a reopened letter reads the same. They are never stored.
 */
const REMEMBERED = 200;

interface Remembered {
	of: string;
	written: WrittenJoins;
}
// Kept globally, because bundlers may evaluate this module several times in one process.
const holder = globalThis as { innerscriptJoins?: Map<string, Remembered> };
holder.innerscriptJoins ??= new Map();
const remembered = holder.innerscriptJoins;

function remember(key: string, one: Remembered): void {
	remembered.delete(key);
	remembered.set(key, one);
	const [oldest] = remembered.keys();
	if (remembered.size > REMEMBERED && oldest !== undefined) remembered.delete(oldest);
}

const NONE = "No coach writes in this letter. It can be read as it is.";

/**
 * Has the connected model write the transitions between the lines of a letter, and checks each. The model does not get
 * what it may not see: sentences the person asked to forget, and anything that is not a journal entry.
 * @throws AppError `conflict` if no model may write in the letter; as `readLetter` and the coach.
 */
export async function joinLetter(user: SessionUser, id: string, now: Date, signal: AbortSignal): Promise<WrittenJoins> {
	const letter = await readLetter(user, id, now);
	const chosen = coach(user);
	const write = chosen.writeLetterJoins;
	if (!letter.mayBeJoined || !write) throw new AppError("conflict", NONE);
	const lines = await linesFor(user, letter);
	const beginning = letter.paragraphs[0] ?? "";
	const input = {
		...{ person: { firstName: user.firstName }, beginning },
		...{ period: spokenPeriod(letter.period), lines },
	};
	const key = `${user.id} ${id}`;
	const of = createHash("sha256")
		.update(JSON.stringify([chosen.name, input]))
		.digest("base64url");
	const before = remembered.get(key);
	if (before?.of === of) return before.written;
	const joins = await withinBudget(user.id, () =>
		whileWaiting(user.id, "letter", (waits) => write(input, signal, waits)),
	);
	const written = { by: chosen.name, ...shownOf(letter, joins) };
	remember(key, { of, written });
	return written;
}

/** Returns those of the written transitions that may be shown. */
function shownOf({ paragraphs, lines }: Letter, { opening, joins }: LetterJoins): Omit<WrittenJoins, "by"> {
	const safe = (text: string | null) => (text === null || urgesHarm(text, []) ? null : text);
	return {
		// A letter that quotes every page begins with the first of them.
		opening: paragraphs.length === 0 ? null : safe(opening),
		// A line's question and the person's own word for the feeling are only in our own transition.
		joins: lines.flatMap(({ text, prompt, own }, i) => {
			const join = prompt === null && own === null ? safe(joins[i] ?? null) : null;
			return join === null ? [] : [{ text, join }];
		}),
	};
}

/** Returns the lines of a letter as a model may see them. */
async function linesFor(user: SessionUser, { lines, period }: Letter) {
	const [withheld, pauses, index] = await Promise.all([
		withheldOf(user.id),
		pausesOf(user.id),
		indexOf(user.id, user.timezoneOffset),
	]);
	const pages = new Map(index.pages.newestFirst().map((page) => [page.href, page]));
	const wordsOf = ({ source, href, text }: LetterLine) => {
		const page = source === "entry" ? pages.get(href ?? "") : undefined;
		if (!page || pauses.paused || pauses.covers(page.at)) return null;
		return withheld.text(page.id, text) === text ? text : null;
	};
	return lines.map((line) => ({
		words: wordsOf(line),
		day: dayIn(period, line.day),
		feeling: line.feeling === null ? null : (feelingById(line.feeling)?.label ?? null),
	}));
}
