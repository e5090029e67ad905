import type { Turn } from "@/lib/ai/types";
import type { Offer } from "@/lib/domain/chat/guide";
import { calmWays, everyArticle, needs, toSay } from "../content/needs";
import { readingAbout } from "../content/themes";
import { leadsTowards, MOST, type Reach } from "./offers";

/** As much of a message as is looked at, in characters. */
const READ = 1_000;
/** What was offered in so many of the last replies is not offered again. */
const LATELY = 6;
/** After ways have been offered, what is only told is kept without any for so many replies. */
const APART = 2;
const labels = new Set([...[toSay, ...needs].flatMap(({ ways }) => ways), ...calmWays].map(({ label }) => label));

/**
 * Ways on that are right whoever reads them, for a message of which nothing is certain; none where they have been offered
 * already, or where it asks for something that has nothing to do with the writer.
 * @param isAsking Whether the message asks something.
 */
export function waysOn(
	message: string,
	{ reach, isAsking, turns }: { reach: Reach; isAsking: boolean; turns: readonly Turn[] },
): Offer[] {
	const text = message.slice(0, READ);
	const found = needs.find(
		({ signs, unless, asks }) => (asks === undefined || asks === isAsking) && signs.test(text) && !unless?.test(text),
	);
	if (!found) return [];
	const lately = turns.filter(({ from }) => from === "coach").slice(-LATELY);
	const isLate = lately.slice(-APART).some(({ guide }) => guide?.offers.some(({ label }) => labels.has(label)));
	if (isLate && !isAsking) return [];
	const shown = new Set(lately.flatMap(({ guide }) => guide?.offers.map(({ href }) => href) ?? []));
	const ways = reach === "any" ? found.ways : calmWays;
	const reading = reach === "any" ? themeOf(text) : null;
	const fresh = ways
		.map((way) => (way === everyArticle && reading && !shown.has(reading.href) ? reading : way))
		.filter(({ href }) => !shown.has(href) && (reach === "any" || !leadsTowards(href)));
	return fresh.slice(0, MOST);
}

/** Whether a question asks what to say to somebody, or how. */
export const asksForWords = (question: string) => toSay.signs.test(question) && !toSay.unless?.test(question);

/** The part of the handbook about the one kind of people that a message mentions; null where it mentions several or none. */
function themeOf(text: string): Offer | null {
	const [one, another] = readingAbout.flatMap(({ who, offer }) => {
		const words = who.exec(text)?.[0];
		return words === undefined ? [] : [{ ...offer, note: `${offer.note}. You wrote “${words}”.` }];
	});
	return one && !another ? one : null;
}
