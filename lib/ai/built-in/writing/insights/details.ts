import type { Quote } from "../../reading/quotes";
import type { Desk } from "../desk";
import { quoted } from "../prose";
import type { Insight } from "./insight";

const count =
	"(?:\\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|forty-\\w+|fifty|half an?|a hundred)";
const duration = new RegExp(
	`\\b(?:about )?${count} (?:minutes?|hours?|days|weeks|months|years)\\b|\\bevery (?:evening|morning|night|day|sunday|monday|tuesday|wednesday|thursday|friday|saturday)\\b`,
	"i",
);
const things =
	/\b(?:table|chair|window|kitchen|coat|shoes?|keys?|bag|cup|plate|bread|soup|tea|coffee|radio|book|letter|lamp|train|stairs|garden|oven|dishes|shed|toaster|bench|hands|toothbrush|sofa|calendar|guitar|cello|piano|accordion|drawer|shirt|picture|photo|dog|cat|beans|flowers|sandwich|wall|lunch|dinner|jigsaws?|chisels?)\b/i;

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
	const line = pick(desk, (quote) => duration.test(quote.text));
	const time = line && duration.exec(line.said)?.[0];
	if (!line || !time) return null;
	const cited = desk.cite(line);
	return desk.vary(
		`${cited} You give the time exactly, ${quoted(time)}. People measure what they have had reason to watch.`,
		`${cited} I stay with ${quoted(time)}. It says how long somebody was waiting, or paying attention, or holding out.`,
		`${cited} You could have written that it was long, or often. You wrote ${quoted(time)}, and it makes me believe every word of it.`,
	);
}

function thing(desk: Desk): string | null {
	const line = pick(desk, (quote) => things.test(quote.text));
	const object = line && things.exec(line.said)?.[0];
	if (!line || !object) return null;
	const cited = desk.cite(line);
	return desk.vary(
		`${cited} Of all that could be told, you picked something as plain as ${quoted(object)}. Feelings that have no name yet often borrow an object.`,
		`${cited} It would be easy to read past ${quoted(object)}. I think it’s there because the memory insists on it.`,
		`${cited} I can see it, down to ${quoted(object)}, and I think that’s because you can.`,
	);
}

function unfelt(desk: Desk): string | null {
	const line = pick(desk, (quote) => feelingIn(desk, quote) === null && /\b(?:i|me|my)\b/i.test(quote.text));
	const cited = line && desk.cite(line);
	return (
		cited &&
		desk.vary(
			`${cited} There isn’t a single word for a feeling in that sentence. It’s all there, all the same.`,
			`${cited} You tell it as one tells the time. I don’t know whether it was like that inside, too.`,
			`${cited} I read that line twice. The second time I noticed what you’d left out, and that nothing was missing.`,
			`${cited} It would’ve been easy to add how that felt. You leave it to me, and I think I can guess.`,
			`${cited} That’s how people write who’ve thought about something for longer than it takes to say it.`,
			`${cited} You don’t comment on it. Some things lose by being explained, and I think you know it.`,
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
	const cited = desk.cite(line);
	return desk.vary(
		`${cited} You call it by its name, ${quoted(word)}. That’s already half of being understood, by others and by oneself.`,
		`${cited} You could have described it from a distance. You wrote ${quoted(word)} instead, and put yourself in the sentence with it.`,
		`${cited} The word is yours, ${quoted(word)}, and I wouldn’t exchange it for a cleverer one.`,
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
