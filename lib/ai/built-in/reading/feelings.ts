import { doubt, endsOrGoesOn, named } from "@/lib/domain/text/feeling-words";
import { isReadable, type ReadText } from "./text";
import type { Span } from "./tokens";

/** A feeling that the person names as their own. */
export interface NamedFeeling extends Span {
	/** The word as written: "proud". */
	word: string;
	/** The tense of the verb: "I am" and "I feel", or "I was" and "I felt". */
	tense: "present" | "past";
	/** The whole sentence that contains the word. */
	sentence: string;
}

/**
 * Words that name a feeling after "I am", "I feel". Words that also mean something else ("blue", "down", "fine",
 * "sorry") are left out.
 */
const feelings = new Set(
	(
		"sad happy angry afraid scared frightened terrified anxious worried nervous lonely ashamed embarrassed guilty " +
		"proud grateful thankful jealous envious hurt disappointed frustrated furious annoyed irritated bitter resentful " +
		"hopeful hopeless helpless overwhelmed exhausted tired stressed relieved calm peaceful content joyful excited " +
		"loved unloved heartbroken miserable desperate restless numb confused insecure safe unsafe ecstatic delighted " +
		"glad cheerful melancholic homesick bored upset uneasy tense satisfied relaxed refreshed"
	).split(" "),
);

/**
 * Finds the feelings that the writer names as their own: in the first person, stated, and not denied, wished for,
 * imagined, asked about, quoted or attributed to others. Leaves out anything doubtful.
 */
export function feelingsIn(read: ReadText): NamedFeeling[] {
	if (!isReadable(read)) return [];
	return read.sentences.flatMap((sentence) => {
		if (sentence.lower.length > 400 || doubt.test(sentence.lower)) return [];
		return [...sentence.lower.matchAll(named)].flatMap((match): NamedFeeling[] => {
			const word = match[1] ?? "";
			const end = match.index + match[0].length;
			// Excludes "I am angry birds champion" and "I'm afraid so": the clause has to end after the word or say more about
			// the feeling.
			if (!feelings.has(word) || !endsOrGoesOn.test(sentence.lower.slice(end, end + 20))) return [];
			if (word === "afraid" && /^[.,!]?\s*(?:so|that|i|we|it|$)\b/.test(sentence.lower.slice(end, end + 8))) return [];
			// "Tired of it" is not tiredness.
			if (/^ (?:of|with)\b/.test(sentence.lower.slice(end, end + 6)) && /^(?:tired|bored|content|loved)$/.test(word))
				return [];
			// "Tired in a nice way" is a different kind of tiredness.
			if (/^ in (?:an?|the|my|some|that) (?:[a-z]+ ){0,2}(?:way|sense)\b/.test(sentence.lower.slice(end, end + 40)))
				return [];
			// "Grateful for:" begins a list.
			if (/^ for\s*:/.test(sentence.lower.slice(end, end + 8))) return [];
			const tense = /i(?: was| felt| became)/.test(match[0]) ? "past" : "present";
			return [
				{
					word: sentence.text.slice(end - word.length, end).toLowerCase(),
					tense,
					sentence: sentence.text,
					start: sentence.start + end - word.length,
					end: sentence.start + end,
				},
			];
		});
	});
}
