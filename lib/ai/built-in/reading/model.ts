import type { Question } from "@/lib/questionnaires/schema";
import type { EmotionFamily } from "../lexicon/emotions";
import type { MoveName } from "../lexicon/moves";
import type { Theme } from "../lexicon/themes";

/** A piece of an answer: UTF-16 offsets into the answer as it was written. */
export interface Span {
	start: number;
	end: number;
}

/** A word or a mark. */
export interface Token extends Span {
	/** Lower case, straight apostrophes. */
	lower: string;
	lemma: string;
	/** Universal part of speech, as wink-nlp names it. */
	pos: string;
	/** A word of letters (not a mark, number or emoji). */
	isWord: boolean;
	/** Known to the language model's English vocabulary. */
	known: boolean;
}

/** Who a clause is about: the writer, the writer with others, someone else, people in general, or a thing. */
export type Subject = "self" | "we" | "other" | "you" | "thing" | "none";

/** Part of a sentence between commas and conjunctions. */
export interface Clause extends Span {
	tokens: Token[];
	/** The conjunction it opens with ("but", "because"), if any. */
	lead: string | null;
	subject: Subject;
	hasVerb: boolean;
	words: number;
}

export interface TermHit<K extends string> extends Span {
	key: K;
	term: string;
	/** 1 mild to 3 strong; always 1 for themes. */
	intensity: 1 | 2 | 3;
	/** "not angry", "never felt safe"; not "never been this tired". */
	negated: boolean;
	subject: Subject;
}

/** A pattern of speech that a coach would stop at: "I kept quiet", "she did her best". */
export interface MoveHit extends Span {
	move: MoveName;
	/** Index of the sentence in the answer. */
	sentence: number;
}

export interface Sentence extends Span {
	clauses: Clause[];
	tokens: Token[];
	words: number;
	/** The sentence in lower case with straight apostrophes; the offsets are those of the sentence. */
	lower: string;
}

/** How an answer can be read at all. */
export type Legibility = "english" | "other language" | "unclear" | "slight";

/** An answer in words, read. */
export interface TextAnswer {
	kind: "text";
	question: Question;
	/** Position in the questionnaire, from 0. */
	index: number;
	raw: string;
	words: number;
	legibility: Legibility;
	sentences: Sentence[];
	emotions: TermHit<EmotionFamily>[];
	themes: TermHit<Theme>[];
	moves: MoveHit[];
	/** Spans that mention violence, abuse or not wanting to live; never quoted, never coached on. */
	care: CareHit[];
}

export type CareKind = "self-harm" | "violence" | "sexual violence";

export interface CareHit extends Span {
	kind: CareKind;
	/** For violence: it is going on now, as far as the tense tells. */
	present: boolean;
}

/** A number on a scale. */
export interface ScaleAnswer {
	kind: "scale";
	question: Question;
	index: number;
	value: number;
	/** 1 to this: 5 in the pattern questionnaire, else 10. */
	max: 5 | 10;
}

/** A chosen option. */
export interface ChoiceAnswer {
	kind: "choice";
	question: Question;
	index: number;
	value: string;
	label: string;
}

export type AnswerReading = TextAnswer | ScaleAnswer | ChoiceAnswer;

/** A person who is mentioned. */
export interface Mention {
	/** "mother", "brother", or a name as written: "Tomasz". */
	name: string;
	isName: boolean;
	group: string;
	/** How often, and in the answers to which questions (ids, in order). */
	count: number;
	questionIds: string[];
	/** Written about as dead. */
	died: boolean;
	/** Masculine, feminine, or no clear pronoun: how the person wrote, never a guess. */
	pronoun: "she" | "he" | "they";
}

/** Something that comes back in the answers to several questions. */
export interface Recurrence {
	kind: "theme" | "word" | "phrase";
	/** The theme's key, the word's lemma, or the phrase. */
	key: string;
	/** For words and phrases, as written the first time. */
	written: string;
	count: number;
	questionIds: string[];
	/** For words: a noun wherever it stands. */
	isNoun?: boolean;
}

/** Counts of how the person writes. */
export interface Habits {
	words: number;
	/** Sentences that have the writer as the subject. */
	selfSentences: number;
	/** Sentences about someone else. */
	otherSentences: number;
	sentences: number;
	hedges: Counted;
	absolutes: Counted;
	obligations: Counted;
	wants: Counted;
	apologies: Counted;
	unsure: Counted;
	genericYou: Counted;
	buts: Counted;
	questions: Counted;
}

export interface Counted {
	count: number;
	/** The words counted, most frequent first, lower case. */
	words: string[];
	questionIds: string[];
}

/** Everything the engine found in a set of answers. */
export interface Reading {
	answers: AnswerReading[];
	texts: TextAnswer[];
	scales: ScaleAnswer[];
	choices: ChoiceAnswer[];
	/** Words in the texts that could be read. */
	words: number;
	people: Mention[];
	recurrences: Recurrence[];
	habits: Habits;
	/** The language of most text where it is not English: an English name ("Spanish"), or "another language". */
	foreign: string | null;
	/** Kinds of things that ask for care, worst first. */
	care: CareKind[];
}
