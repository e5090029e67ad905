import type { Theme } from "../../lexicon/themes";
import type { Recurrence } from "../../reading/model";
import type { Desk } from "../desk";
import { capital, inWords, listed, quoted } from "../prose";
import type { Insight } from "./insight";
import { themeRemarks } from "./theme-remarks";

/** What returns in answers to different questions: themes, words, whole phrases, people nobody asked about. */
export function recurringInsights(desk: Desk, expected: readonly Theme[]): Insight[] {
	const { recurrences } = desk.reading;
	const themes = recurrences.filter(
		(one) => one.kind === "theme" && themeRemarks[one.key as Theme] && !expected.includes(one.key as Theme),
	);
	const words = recurrences.filter(
		(one) => one.kind === "word" && (one.questionIds.length >= 3 || (one.questionIds.length >= 2 && one.count >= 3)),
	);
	const phrases = recurrences.filter((one) => one.kind === "phrase");
	return [
		...themes.slice(0, 3).map(
			(one): Insight => ({
				family: "theme",
				weight: 3.4 + Math.min(one.questionIds.length, 6) * 0.55,
				write: (d) => writeTheme(d, one),
			}),
		),
		...words.slice(0, 2).map(
			(one): Insight => ({
				family: "word",
				weight: 3.2 + one.questionIds.length * 0.8,
				write: (d) => writeWord(d, one),
			}),
		),
		...pairsOfLines(desk),
		...phrases.slice(0, 1).map((one): Insight => ({ family: "word", weight: 7, write: (d) => writePhrase(d, one) })),
		...unaskedPeople(desk),
	];
}

const places = (desk: Desk, ids: readonly string[], most = 3) => listed(ids.slice(0, most).map((id) => desk.about(id)));

function writeTheme(desk: Desk, theme: Recurrence): string | null {
	const key = theme.key as Theme;
	const words = wordsOf(desk, key);
	if (words.length < 2 || (words.length < 3 && theme.questionIds.length < 4)) return null;
	const name = theme.written;
	const count = inWords(theme.questionIds.length);
	const where = places(desk, theme.questionIds);
	const remark = desk.vary(...(themeRemarks[key] ?? []));
	const opening = desk.vary(
		`I asked about different things, and ${count} times your answer touched on ${name}: in what you say about ${where}. The words you use are ${listed(words.map(quoted))}.`,
		`${capital(name)} comes up in ${count} of your answers. I found it where you write about ${where}, in words like ${listed(words.map(quoted))}.`,
		`One thing runs through these pages: ${name}. It’s there in what you write about ${where}, and the words for it are ${listed(words.map(quoted))}.`,
		`${capital(listed(words.map(quoted)))}: these come from ${count} different answers, among them those about ${places(desk, theme.questionIds, 2)}. What they have in common is ${name}.`,
	);
	return remark && opening ? `${opening} ${remark}` : null;
}

/** Up to three different words for a theme, as written, each from another answer where possible. */
function wordsOf(desk: Desk, theme: Theme): string[] {
	const found: string[] = [];
	for (const answer of desk.reading.texts) {
		const hit = answer.themes.find(
			(one) => one.key === theme && !found.some((word) => sameWord(word, answer.raw.slice(one.start, one.end))),
		);
		if (!hit) continue;
		const word = answer.raw.slice(hit.start, hit.end);
		if (/^[\p{L}'’ -]{3,24}$/u.test(word) && !/ {2}/.test(word)) found.push(word);
		if (found.length === 3) break;
	}
	return found;
}

const sameWord = (a: string, b: string) => a.toLowerCase().slice(0, 4) === b.toLowerCase().slice(0, 4);

function writeWord(desk: Desk, word: Recurrence): string | null {
	const said = quoted(word.written);
	const where = places(desk, word.questionIds);
	const count = inWords(word.questionIds.length);
	return desk.vary(
		`The word ${said} stands in ${count} of your answers: those about ${where}. I don’t know what it holds for you. But words that come back without being asked for are usually about more than themselves.`,
		`I notice that ${said} returns, in what you write about ${where}. You may not have chosen it on purpose, and that’s exactly why I’d ask you what it brings with it.`,
		`There’s a word that you keep coming back to, ${said}. It’s in your answers about ${where}. I’d put it at the top of a page and see what else turns up.`,
	);
}

function writePhrase(desk: Desk, phrase: Recurrence): string | null {
	if (!desk.claim(phrase.written)) return null;
	const said = quoted(phrase.written);
	const where = places(desk, phrase.questionIds);
	return desk.vary(
		`You use the same words twice: ${said}, once about ${phrase.questionIds
			.slice(0, 2)
			.map((id) => desk.about(id))
			.join(
				" and once about ",
			)}. Phrases that repeat themselves have often been said many times before, perhaps by somebody else first.`,
		`${said}: these words are in more than one of your answers, in what you write about ${where}. I’d listen to whose voice they’re in.`,
	);
}

/** Somebody who turns up in several answers although no question asked about them. */
function unaskedPeople(desk: Desk): Insight[] {
	const { id } = desk.parts.input.questionnaire;
	const person = desk.reading.people.find(
		(one) =>
			one.questionIds.length >= 3 &&
			(one.isName || ["sibling", "kin", "friend"].includes(one.group)) &&
			!["friends", "brothers", "sisters", "grandparents"].includes(one.name) &&
			!desk.who.noun.endsWith(one.name) &&
			// The first answer says whom a questionnaire is about.
			!(one.questionIds.includes("q1") && desk.who.noun !== "this person"),
	);
	if (id === "1") return [];
	if (!person || desk.reading.care.length > 0) return [];
	const name = person.isName ? person.name : `your ${person.name}`;
	return [
		{
			family: "person",
			weight: 4.6 + person.questionIds.length * 0.3,
			write: (d) => {
				const where = places(d, person.questionIds);
				return d.vary(
					`${capital(name)} is there in ${inWords(person.questionIds.length)} of these answers, where you write about ${where}. None of my questions asked for that. It may just be how your days are, or it may say where a part of your attention lives.`,
					`Someone I didn’t ask about keeps coming in: ${name}, in what you write about ${where}. I’d be glad to know what your answers would look like from that side of the room.`,
				);
			},
		},
	];
}

/** An uncommon noun in exactly two answers: the two lines, read as if one answered the other. */
function pairsOfLines(desk: Desk): Insight[] {
	const nouns = desk.reading.recurrences.filter(
		(one) => one.kind === "word" && one.isNoun && one.questionIds.length === 2,
	);
	return nouns.slice(0, 4).map(
		(noun): Insight => ({
			family: "pair",
			weight: 6.9,
			write: (d) => {
				const [first = "", second = ""] = noun.questionIds;
				const one = d.takeWord(first, noun.key);
				const two = one && d.takeWord(second, noun.key);
				if (!one || !two) return null;
				const word = quoted(noun.written);
				return d.vary(
					`One word comes twice, in two places. About ${one.about}: ${one.said}. And about ${two.about}: ${two.said}. I don’t know whether you noticed the ${word} in both. It reads as if the second line were answering the first.`,
					`There’s ${word} in two of your answers. ${one.said}: that’s about ${one.about}. And then, about ${two.about}: ${two.said}. I’d put them on one page and see what they have to say to each other.`,
				);
			},
		}),
	);
}
