import type { Quote } from "../../reading/quotes";
import type { Desk } from "../desk";
import { quoted } from "../prose";
import type { Insight } from "./insight";

const numberWords =
	/\b(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|half|twice|every (?:evening|morning|night|day|week|month|Sunday|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday))\b/i;
const things =
	/\b(?:table|chair|car|door|window|kitchen|bed|phone|coat|shoes?|keys?|bag|cup|plate|bread|soup|tea|coffee|radio|book|letter|lamp|train|stairs|garden|oven|dishes|shed|toaster|bench|hands|toothbrush|sofa|calendar|guitar|cello|piano|accordion|drawer|shirt|picture|photo|dog|cat|beans|flowers|sandwich|wall|lunch|dinner|jigsaws?|chisels?)\b/i;

/** A detail that few people would have mentioned: how exact it is, what it leaves unsaid, which feeling it names. */
export const detailInsights: Insight[] = [exact, thing, unfelt, felt].map((write, i) => ({
	family: "detail",
	weight: 4.7 - i * 0.15,
	write,
}));

function pick(desk: Desk, fits: (quote: Quote) => boolean) {
	const quote = desk.freeQuotes().find((one) => one.words >= 6 && one.words <= 28 && one.weight >= 2 && fits(one));
	return quote ? desk.use(quote) : null;
}

function exact(desk: Desk): string | null {
	const line = pick(desk, (quote) => numberWords.test(quote.text) && !/\bone\b/i.test(quote.text));
	const number = line && numberWords.exec(line.said)?.[0];
	if (!line || !number) return null;
	return desk.vary(
		`${desk.cite(line)} You give it exactly, ${quoted(number)}. People count what they have had reason to watch.`,
		`${desk.cite(line)} The ${quoted(number)} in it could have been left out, and it’s what makes me believe that this matters.`,
	);
}

function thing(desk: Desk): string | null {
	const line = pick(desk, (quote) => things.test(quote.text));
	const object = line && things.exec(line.said)?.[0];
	if (!line || !object) return null;
	return desk.vary(
		`${desk.cite(line)} Of all that could be told, you picked something as plain as ${quoted(object)}. Feelings that have no name yet often borrow an object.`,
		`${desk.cite(line)} It would be easy to read past ${quoted(object)}. I think it’s there because the memory insists on it.`,
		`${desk.cite(line)} I can see it, down to ${quoted(object)}, and I think that’s because you can.`,
	);
}

function unfelt(desk: Desk): string | null {
	const line = pick(desk, (quote) => feelingIn(desk, quote) === null && /\b(?:i|me|my)\b/i.test(quote.text));
	return (
		line &&
		desk.vary(
			`${desk.cite(line)} There isn’t a single word for a feeling in that sentence. It’s all there, all the same.`,
			`${desk.cite(line)} You tell it as one tells the time. I don’t know whether it was like that inside, too.`,
			`${desk.cite(line)} You don’t comment on it. Some things lose by being explained, and I think you know it.`,
		)
	);
}

function felt(desk: Desk): string | null {
	let word: string | null = null;
	const line = pick(desk, (quote) => {
		word = feelingIn(desk, quote);
		return word !== null;
	});
	if (!line || !word) return null;
	return desk.vary(
		`${desk.cite(line)} You call it by its name, ${quoted(word)}. That’s already half of being understood, by others and by oneself.`,
		`${desk.cite(line)} The word is yours, ${quoted(word)}, and I wouldn’t exchange it for a cleverer one.`,
	);
}

function feelingIn(desk: Desk, quote: Quote): string | null {
	const answer = desk.text(quote.questionId);
	const hit = answer?.emotions.find(
		(one) =>
			one.start >= quote.start &&
			one.end <= quote.end &&
			one.intensity > 1 &&
			!one.negated &&
			(one.subject === "self" || one.subject === "we"),
	);
	const word = hit && answer?.raw.slice(hit.start, hit.end);
	return word && /^[\p{L}'’-]+$/u.test(word) ? word : null;
}
