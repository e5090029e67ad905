import { relationOf } from "./kinship";
import { tellsOfLoss } from "./loss";
import { unquoted } from "./plain-chat";
import { sentencesOf } from "./sentences";
import { wordsIn } from "./small-words";

/**
 * The form of a sentence in which somebody tells something: its subject, its verb and its small words. It says nothing
 * about what the sentence means, or how it is for the person.
 */
export type ToldForm =
	| "they-said"
	| "i-said"
	| "unsure"
	| "maybe"
	| "will"
	| "wish"
	| "miss"
	| "fear"
	| "waiting"
	| "used-to"
	| "again"
	| "loss"
	| "but"
	| "i-did"
	| "i-am"
	| "they-did"
	| "they-are"
	| "it";

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

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** Words with which a sentence can begin before its subject. */
const leads = setOf(
	"and so but well ok okay yes yeah no then now also honestly like anyway because just today yesterday tonight actually haha ha",
);
const first = setOf("i i'm im i've ive i'd i'll ill");
const together = setOf("we we're we've we'd we'll");
const others = setOf("he she they he's she's they're they've he'd she'd they'd hes shes");
const saying = setOf(
	"say says said tell tells told write writes wrote text texts texted reply replies replied answer " +
		"answers answered shout shouts shouted yell yells yelled promise promised",
);
const between = setOf(
	"just only always then even never really also still already keeps kept had has have have's did do",
);
const wishes = setOf("want wanted wish wished hope hoped need i'd rather like love");
const afraid = setOf("scared afraid nervous worried anxious frightened terrified");
const repeated = setOf("again always never keeps everytime constantly");
const maybe = setOf("could might may think guess suppose");
/** Past forms that do not end in -ed. */
const past = setOf(
	"went came got had did made took gave saw said told left found put sat stood ran ate drank slept woke broke brought bought " +
		"built caught chose drew drove fell felt flew forgot held kept knew lay led lent lost met paid read rode rang sang sent " +
		"shut sold spent spoke stole swam taught thought threw wore won wrote cut let hit set bit hid liked",
);
const isPast = (verb: string): boolean => past.has(verb) || verb.endsWith("ed");
const unsure = setOf("unsure idk dunno wonder wondering");
const answering = setOf(
	"reply replied answer answered call called text texted write written wrote rung rang messaged back",
);
const absent = setOf("hasn't haven't hasnt havent didn't didnt nothing not never");

/** The words after a sentence's openings: "and then he" begins with "he". */
const afterLeads = (words: readonly string[]): string[] => {
	const at = words.findIndex((word) => !leads.has(word));
	return at < 0 ? [] : words.slice(at);
};

const has = (words: readonly string[], set: ReadonlySet<string>): boolean => words.some((word) => set.has(word));
/** Whether these words stand in a row. */
const hasRow = (words: readonly string[], row: string): boolean => ` ${words.join(" ")} `.includes(` ${row} `);
/** The word after the subject that stands at this place, without the small words between them. */
const verbAfter = (words: readonly string[], at: number): string =>
	words.slice(at + 1, at + 4).find((word) => !between.has(word)) ?? "";

/** Whether somebody who is meant by `subjects` does one of these things. */
const does = (words: readonly string[], subjects: (at: number) => boolean, deeds: ReadonlySet<string>): boolean =>
	words.some((_, at) => subjects(at) && deeds.has(verbAfter(words, at)));

/** Whether a word ends "my sister" or "my best friend". */
const endsMine = (words: readonly string[], at: number): boolean =>
	(relationOf(words[at] ?? "") !== undefined && (words[at - 1] === "my" || words[at - 2] === "my")) ||
	relationOf(words.slice(at - 1, at + 1).join(" ")) !== undefined;

/** What a sentence says by its form, the telling forms first. */
function formOf(words: readonly string[], sentence: string): ToldForm {
	const names = namesIn(sentence);
	const isOther = (at: number) => others.has(words[at] ?? "") || endsMine(words, at) || names.has(words[at] ?? "");
	const isFirst = (at: number) => first.has(words[at] ?? "") || together.has(words[at] ?? "");
	const [subject = "", verb = ""] = words;
	const isOwn = first.has(subject) || together.has(subject);
	const speaks = (at: number) => isOther(at) && !words[at]?.includes("'");
	if (does(words, speaks, saying)) return "they-said";
	if (has(words, absent) && has(words, answering) && words.some((_, at) => isOther(at)) && !isOwn) return "waiting";
	if (hasRow(words, "don't know") || hasRow(words, "not sure") || hasRow(words, "no idea") || has(words, unsure))
		return "unsure";
	if (subject === "maybe" || subject === "perhaps" || (isOwn && maybe.has(verb))) return "maybe";
	if (subject === "i'll" || subject === "i'd" || hasRow(words.slice(0, 4), "going to") || hasRow(words, "i will"))
		return subject === "i'd" ? (words.indexOf("but") > 2 ? "but" : "wish") : "will";
	if (isOwn && words.indexOf("but") > 2) return "but";
	if (hasRow(words, "i miss") || hasRow(words, "i missed")) return "miss";
	if (isOwn && has(words, afraid)) return "fear";
	if (isOwn && wishes.has(verbAfter(words, 0))) return "wish";
	if (hasRow(words, "used to") || (words.at(-1) === "ago" && isOwn)) return "used-to";
	if (does(words, isFirst, saying)) return "i-said";
	if (has(words, repeated) || hasRow(words, "every time")) return "again";
	if (isOwn) return isPast(verbAfter(words, 0)) && !subject.includes("'") ? "i-did" : "i-am";
	const at = words.slice(0, 4).findIndex((_, index) => isOther(index));
	if (at < 0) return "it";
	return words[at]?.includes("'") || !isPast(verbAfter(words, at)) ? "they-are" : "they-did";
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

/** The forms that leave nearly everything open, those first that leave less. */
const plain: readonly ToldForm[] = ["they-did", "i-did", "they-are", "i-am", "it"];
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
	const open = plain.flatMap((form) => told.filter((one) => one.form === form));
	return told.find(({ form }) => !plain.includes(form)) ?? open[0] ?? null;
}
