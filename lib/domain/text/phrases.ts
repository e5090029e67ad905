import { wordsIn } from "./small-words";

/** Returns the words of a text without apostrophes, which many leave out. */
const plainWordsIn = (text: string): string[] => wordsIn(text).map((word) => word.replace(/'/g, ""));

/** Matches the first innermost group of a phrase, with what stands before and after it. */
const GROUP = /^(.*?)\(([^()]*)\)(.*)$/;

/** Returns the phrases that a phrase with groups stands for: "you (did not|never) listen" are two. */
function phrasesOf(phrase: string): string[] {
	const [, before, options, after] = GROUP.exec(phrase) ?? [];
	if (options === undefined) return [plainWordsIn(phrase).join(" ")];
	return options.split("|").flatMap((option) => phrasesOf(`${before}${option}${after}`));
}

/**
 * Returns a function that says whether a text has one of these phrases, as whole words.
 * @param list Plain phrases, separated by commas, perhaps with groups: "(he|she) (called|wrote)". Apostrophes and capitals
 * make no difference.
 */
export function hasOneOf(list: string): (text: string) => boolean {
	const phrases = new Set(list.split(",").flatMap(phrasesOf));
	const longest = Math.max(...[...phrases].map((phrase) => phrase.split(" ").length));
	return (text) => {
		const words = plainWordsIn(text);
		return words.some((_, at) => {
			let phrase = "";
			for (let length = 1; length <= longest && at + length <= words.length; length++) {
				phrase = length === 1 ? (words[at] as string) : `${phrase} ${words[at + length - 1]}`;
				if (phrases.has(phrase)) return true;
			}
			return false;
		});
	};
}

/** Words that can stand before what a sentence begins with. */
const leads = new Set(
	(
		"so and but ok okay well like or then also just please hey lol ha haha honestly anyway sage now because cause yes no nah " +
		"wait actually ive i mean wonder sorry look oi"
	).split(" "),
);
/** How many of them are left out at most. */
const MOST_LEADS = 4;

/** Returns a function that says whether a text begins with one of these phrases, after a few words that can stand before. */
export function beginsWith(list: string): (text: string) => boolean {
	const phrases = list.split(",").flatMap(phrasesOf);
	return (text) => {
		const words = plainWordsIn(text);
		for (let from = 0; from <= MOST_LEADS; from++) {
			const rest = `${words.slice(from).join(" ")} `;
			if (phrases.some((phrase) => rest.startsWith(`${phrase} `))) return true;
			if (!leads.has(words[from] ?? "")) return false;
		}
		return false;
	};
}
