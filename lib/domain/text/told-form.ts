import { relationOf } from "./kinship";
import { tellsOfLoss } from "./loss";
import { unquoted } from "./plain-chat";
import { sentencesOf } from "./sentences";
import { setOf } from "./set-of";
import { pattern } from "./short-forms";
import { wordsIn } from "./small-words";

/**
 * The form of a sentence in which somebody tells something: its subject, its verb and its small words. It says nothing
 * about what the sentence means, or how it is for the person. Most sentences are `plain`.
 */
export type ToldForm =
	| "loss"
	| "they-said"
	| "i-said"
	| "unsure"
	| "maybe"
	| "will"
	| "wish"
	| "miss"
	| "fear"
	| "waiting"
	| "but"
	| "plain";

/** Somebody in a sentence, as they are spoken of: "he" and "him", or "your sister" for both. */
export interface Who {
	they: string;
	them: string;
}

/** What a message tells, by the form of one of its sentences. */
export interface Told {
	form: ToldForm;
	/** The sentence, as it was written. */
	sentence: string;
	/** The one person of whom it speaks; null if it speaks of none, or of several. */
	who: Who | null;
}

/** Words with which a sentence can begin before its subject. */
const leads = setOf(
	"and so but well ok okay yes yeah no then now also honestly like anyway because just today yesterday tonight actually haha ha",
);
const first = setOf("i i'm im i've ive i'd i'll ill");
const together = setOf("we we're we've we'd we'll");
const others = setOf("he she they");
const theySay = setOf(
	"say says said tell tells told write writes wrote text texts texted reply replies replied answer answers answered " +
		"shout shouts shouted yell yells yelled promise promised",
);
const iSaid = setOf("said told texted replied answered promised");
/** Words that stand between a subject and its verb. */
const between = setOf("just only always then even really also still already keeps kept had has have did do");
/** Whom nothing is said to: "I told myself", "I told you". */
const notSaidTo = setOf("myself ourselves you");
const negations = setOf(
	"not never hasn't hasnt haven't havent didn't didnt don't dont won't wont wouldn't isn't wasn't ain't cannot can't cant",
);
const wishes = setOf("want need");
const afraid = setOf("scared afraid nervous worried anxious frightened terrified");
const answering = setOf("reply replied answer answered call called text texted write written rung rang messaged");
/** Words that may stand between a negation and the verb it denies. */
const yet = setOf("even yet really ever");

/** The words after a sentence's openings: "and then he" begins with "he". */
const afterLeads = (words: readonly string[]): string[] => {
	const at = words.findIndex((word) => !leads.has(word));
	return at < 0 ? [] : words.slice(at);
};

const has = (words: readonly string[], set: ReadonlySet<string>): boolean => words.some((word) => set.has(word));
/** Whether one of these rows of words stands in a sentence. */
const hasRow = (words: readonly string[], ...rows: readonly string[]): boolean =>
	rows.some((row) => ` ${words.join(" ")} `.includes(` ${row} `));

/** The verb of the subject that stands at this place, and the word after it. */
function verbAfter(words: readonly string[], at: number): [verb: string, next: string] {
	const verb = words.findIndex((word, place) => place > at && place <= at + 3 && !between.has(word));
	return verb < 0 ? ["", ""] : [words[verb] ?? "", words[verb + 1] ?? ""];
}

/** Whether a word ends "my sister" or "my best friend". */
const endsMine = (words: readonly string[], at: number): boolean =>
	(relationOf(words[at] ?? "") !== undefined && (words[at - 1] === "my" || words[at - 2] === "my")) ||
	relationOf(words.slice(at - 1, at + 1).join(" ")) !== undefined;

/** Whether an answer is said not to have come: "she hasn't even replied". */
const isUnanswered = (words: readonly string[]): boolean =>
	words.some((word, at) => {
		const next = words[at + 1] ?? "";
		return negations.has(word) && answering.has(yet.has(next) ? (words[at + 2] ?? "") : next);
	});

const unknown = pattern(
	"\\b(i (\\w+ )?(don't|do not) (\\w+ )?know|not sure|no idea|idk|dunno) (about|if|whether|what|how|why|who|when|where|which)\\b",
);
/** Whether somebody says that they do not know a thing: "I'm not sure if he meant it", but not "idk he was tired". */
const isUnsure = (words: readonly string[]): boolean => unknown.test(words.join(" "));

const leaning = setOf("but and or because that this it");
const dangling = setOf("that this it");
/** Whether a sentence can be given back alone: it neither leans on the one before it nor ends with a mere "that". */
export function standsAlone(sentence: string): boolean {
	const words = wordsIn(sentence);
	return !leaning.has(words[0] ?? "") && !dangling.has(words.at(-1) ?? "");
}

/** What a sentence says by its form. */
function formOf(words: readonly string[], sentence: string): ToldForm {
	const names = namesIn(sentence);
	const isOther = (at: number) => others.has(words[at] ?? "") || endsMine(words, at) || names.has(words[at] ?? "");
	const [subject = "", second = ""] = words;
	const isOwn = first.has(subject) || together.has(subject);
	const isDenied = has(words, negations);
	if (words.some((_, at) => isOther(at) && theySay.has(verbAfter(words, at)[0]))) return "they-said";
	if (!isOwn && isUnanswered(words) && words.some((_, at) => isOther(at))) return "waiting";
	if (isUnsure(words)) return "unsure";
	if (hasRow(words.slice(0, 4), "maybe i could", "maybe i should", "maybe i'll", "i could", "i might")) return "maybe";
	if (isOwn && words.indexOf("but") > 2) return "but";
	if (isDenied) return "plain";
	if (hasRow(words.slice(0, 3), "i'd like", "i'd love", "i'd rather") || (isOwn && wishes.has(second))) return "wish";
	if (/^(?:i'll|we'll|(?:i|we) will|(?:i'm|we're|i am|we are) going to) (?!be\b)/.test(words.join(" "))) return "will";
	if (hasRow(words, "i miss")) return "miss";
	if (isOwn && has(words, afraid)) return "fear";
	const [verb, next] = isOwn ? verbAfter(words, 0) : ["", ""];
	return iSaid.has(verb) && !notSaidTo.has(next) ? "i-said" : "plain";
}

/** The words that are written as names inside a sentence, in small letters. */
const namesIn = (sentence: string): ReadonlySet<string> =>
	new Set([...sentence.matchAll(/(?<=[\p{Ll},] )\p{Lu}\p{Ll}{2,}/gu)].map(([name]) => name.toLowerCase()));

const men = setOf("he him his he's he'd he'll hes");
const women = setOf("she her hers she's she'd she'll shes");

/** The one person of whom a sentence speaks. */
function whoIn(words: readonly string[]): Who | null {
	const isMan = has(words, men);
	const isWoman = has(words, women);
	const at = words.findIndex((_, index) => words[index - 1] !== undefined && endsMine(words, index));
	if (at > 0 && words.slice(0, at).includes("my")) {
		const mine = words.slice(words.slice(0, at).lastIndexOf("my") + 1, at + 1).join(" ");
		return { they: `your ${mine}`, them: `your ${mine}` };
	}
	if (isMan === isWoman) return null;
	return isMan ? { they: "he", them: "him" } : { they: "she", them: "her" };
}

/** Matches words at the beginning of a sentence that can be left out. */
const OPENING = /^(?:(?:okay|well|so|haha|yes)[ ,.]+)+/i;
/** How many of the last sentences are looked at, and how many words of each. */
const [LAST, READ] = [3, 60] as const;
/** A shorter sentence, in words, is looked at only if there is no other. */
const FEWEST = 4;

/** Returns what a message tells last by its form, a telling form before a plain one; null if it tells nothing. */
export function toldIn(message: string): Told | null {
	const sentences = sentencesOf(message).filter(({ text }) => /\p{L}/u.test(text) && !text.includes("?"));
	const whole = sentences.filter(({ text }) => wordsIn(text).length >= FEWEST);
	const told = (whole.length > 0 ? whole : sentences)
		.slice(-LAST)
		.map(({ text }): Told => {
			const words = afterLeads(wordsIn(unquoted(text)).slice(0, READ));
			return { form: formOf(words, text), sentence: text.replace(OPENING, ""), who: whoIn(words) };
		})
		.toReversed();
	if (told[0] && tellsOfLoss(message)) return { ...told[0], form: "loss" };
	return told.find(({ form }) => form !== "plain") ?? told[0] ?? null;
}
