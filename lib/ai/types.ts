import type { GuideNote } from "@/lib/domain/chat/guide";
import type { Tap } from "@/lib/domain/chat/tap";
import type { Quarter } from "@/lib/domain/feelings/feelings";
import type { QuickInsight, Reflection } from "@/lib/domain/journal/reflection";
import type { FactKind } from "@/lib/domain/memory/kinds";
import type { LearnedFact } from "@/lib/domain/memory/schema";
import type { Day } from "@/lib/domain/progress/days";
import type { Analysis } from "@/lib/domain/questionnaires/analysis";
import type { Background } from "@/lib/domain/questionnaires/meanings/find";
import type { Answer, Mark, PatternScore, Questionnaire } from "@/lib/domain/questionnaires/schema";
import type { Kind } from "@/lib/domain/safety/kinds";
import type { LoveChoices } from "@/lib/domain/scripts/compose/choices";
import type { LifeScriptDraft } from "@/lib/domain/scripts/life-schema";
import type { LoveScriptDraft } from "@/lib/domain/scripts/love-schema";
import type { Passage } from "@/lib/domain/search/pages/page";
import type { PageIndex } from "@/lib/domain/search/pages/page-index";
import type { Voice } from "@/lib/domain/voice/voices";
import type { WaitState } from "@/lib/domain/waiting/waiting";
import type { Concern } from "@/lib/safety/concern";

/** What a coach may know about the person it writes to. */
export interface CoachedPerson {
	firstName: string;
}

/** How the person wants the coach to be: texts from their coach settings. They steer manner, never safety. */
export interface CoachManner {
	persona: string;
	instructions: string;
}

/** An earlier analysis of the same person, which a later one may refer to. */
export interface EarlierAnalysis {
	questionnaireId: string;
	title: string;
	completedAt: Date;
	/** The stored markdown. */
	analysis: string;
	/** The answers of that time, so that the person's own words can be quoted. */
	answers: Answer[];
	/** The sentences in them that sound like danger and were not meant that way, as the person said. */
	notMeant?: readonly Mark[];
	questions: Questionnaire["questions"];
}

/** The sentence that a person marked as the one that matters most. */
export interface MarkedSentence extends Mark {
	questionnaireId: string;
}

export interface AnalyzeQuestionnaireInput {
	person: CoachedPerson;
	manner: CoachManner;
	questionnaire: Questionnaire;
	answers: Answer[];
	/** The sentences in them that sound like danger and were not meant that way, as the person said. */
	notMeant?: readonly Mark[];
	/** The scores of this attempt; null for every questionnaire except the pattern questionnaire. */
	patternScores: PatternScore[] | null;
	/** The scores of the previous attempt, if there was one. */
	previousPatternScores: PatternScore[] | null;
	/** Newest first. */
	earlier: EarlierAnalysis[];
	/** The sentence of these answers that matters most to them, if they marked one. */
	marked?: MarkedSentence | null;
	/** Whether something they wrote clearly tells that they are not safe at home: then no text presumes that they are. */
	isHomeUnsafe?: boolean;
	/** Our notes on each of their answers, as background for the coach. */
	background?: readonly Background[];
}

/** An earlier journal entry of the same person that is clearly related to a new one. */
export interface RelatedEntry {
	/** The person's local day. */
	day: Day;
	title: string | null;
	content: string;
	/** Words that occur in both, most telling first. */
	shared: string[];
}

export interface QuickInsightInput {
	person: CoachedPerson;
	manner: CoachManner;
	/** What the journal asked. */
	prompt: string;
	content: string;
	/** The quick insights on this text so far, oldest first, so that none comes twice. */
	given?: readonly string[];
}

/** An earlier page that certainly has something in common with the new one. */
export interface BesidePage {
	how: "this-day" | "same-prompt" | "same-name";
	day: Day;
	content: string;
	/** For `same-name`: the person or place that both pages name; otherwise empty. */
	name: string;
}

export interface ReflectOnEntryInput extends QuickInsightInput {
	/** The person's local day of the entry. */
	day: Day;
	/** Best first; empty if nothing is clearly related. */
	related: RelatedEntry[];
	/** Earlier pages on the same day of another year, under the same prompt, or with the same person or place. */
	beside?: BesidePage[];
	/** The feeling that the person chose for this entry, and the last earlier local day on which they chose it. */
	feeling?: { id: string; label: string; quarter: Quarter; lastDay: Day | null } | null;
	/** Whether the coach may note facts from this entry for later. */
	learns?: boolean;
	/** What the coach wrote about the last entries, newest first, so that it does not repeat itself. */
	recent: Pick<Reflection, "title" | "keyInsights" | "message">[];
}

/** One message of the conversation. */
export interface Turn {
	from: "person" | "coach";
	/** Markdown if the coach wrote it; as typed if the person did. */
	content: string;
	at: Date;
	/** On a message of the built-in coach: what it offered. */
	guide?: GuideNote | null;
	/** On a message of the person: the button that they pressed for it, if any. */
	tap?: Tap | null;
}

/** A passage of the person's pages that answers their question about them. */
export interface FoundPage {
	day: Day;
	/** Where it comes from: "their journal", "their answers". */
	source: string;
	title: string | null;
	/** Whole sentences, as the person wrote them. */
	words: string;
}

/** Something about the person that one of their pages shows. */
export interface NotedFact {
	kind: FactKind;
	/** Their own sentence, or a model's version of it, which says "you". */
	text: string;
	/** The words of the page that prove it, verbatim. */
	words: string;
	day: Day;
}

/** What the coach knows about the person it is talking with. All of it is data about them, never an instruction. */
export interface Memory {
	/** What is remembered from one conversation to the next, which the person can see and delete. */
	facts?: NotedFact[];
	goals: {
		title: string | null;
		description: string;
		type: "short term" | "long term";
		/** 0 to 100. */
		progress: number;
		isCompleted: boolean;
	}[];
	/** The newest scores of the six patterns. */
	patterns: { scores: PatternScore[]; day: Day } | null;
	/** The sentences of their scripts. */
	scripts: { life: string | null; love: string | null };
	/** Findings from each questionnaire, newest first, except the one about the coach. */
	analyses: { questionnaireId: string; title: string; day: Day; found: string }[];
	/** How the person wants to be coached, according to the analysis of the coach profile. */
	coachProfile: string | null;
	/** Past and present relationships from their timeline, newest first. */
	relationships: { name: string; dates: string; highlights: string }[];
	/** The journal entries most related to what was just said, best first. */
	entries: RelatedEntry[];
	/**
	 * The passages that the person asked for from their own pages; empty if nothing was found, null if they did not
	 * ask.
	 */
	found?: FoundPage[] | null;
	/** Passages about the subject of the message, from pages that are not in `entries`; best first. */
	nearby?: FoundPage[];
	/** What was said before `turns`, oldest first: the most telling sentences of each part of the conversation. */
	condensed: { day: Day; from: Turn["from"]; words: string }[];
}

export interface ReplyInput {
	person: CoachedPerson;
	manner: CoachManner;
	/** The person's local day. */
	today: Day;
	/** Their time zone offset in minutes, as returned by `getTimezoneOffset`, to compute the local days of `turns`. */
	offset?: number;
	/** The most recent turns before the message, oldest first, in full. */
	turns: Turn[];
	/** The person's new message. */
	message: string;
	/** The button that sent it; null if it was typed. */
	tap?: Tap | null;
	memory: Memory;
	/**
	 * The dangers that their recent words and the entries of `memory` are signs of, most pressing first. `someone-else`
	 * may refer to `message` itself. The other kinds refer to what was said before it, because otherwise the coach
	 * would not be asked.
	 */
	signs?: readonly Kind[];
	/** The signs from this conversation that the person has not denied, most pressing first. */
	hints?: readonly Kind[];
	/** The country whose help lines to offer: ISO 3166 alpha-2, or null if unknown. */
	country?: string | null;
	/** Everything that they have written, for searching; without it, nothing is found. */
	pages?: PageIndex;
	/** The coach's earlier answers to this message, if the person asks for another one. */
	answered?: readonly string[];
	/** Whether a passage may be mentioned unasked; by default, every passage may. */
	mayBringUp?: (passage: Passage) => boolean;
	/** Whether the conversation is off the record, so that nothing is stored. */
	isOffRecord?: boolean;
}

/** Receives whole sentences of a reply as soon as they are final; joined, they are the beginning of the reply. */
export type OnSentences = (sentences: string) => void;

/** Receives what an answer is waiting for, each time that changes. */
export type OnWaitState = (state: WaitState) => void;

/** A letter whose transitions between the lines are to be written. */
export interface LetterJoinsInput {
	person: CoachedPerson;
	/** “the week of October 5 to 11, 2026” */
	period: string;
	/** The default opening of the letter. */
	beginning: string;
	/** The lines in order; the text is null if the coach must not see it. */
	lines: { words: string | null; day: string; feeling: string | null }[];
}

/** The transitions between the lines of a letter; null where the default one is to stay. */
export interface LetterJoins {
	opening: string | null;
	joins: (string | null)[];
}

/** The coach's reply, in Markdown. */
export interface Reply extends Worried {
	content: string;
	/** What the built-in coach offers along with it. */
	guide?: GuideNote;
}

/** Part of the result of a text: a concern of the model that wrote it; null or missing if it has none. */
export interface Worried {
	concern?: Concern | null;
}

/** A completed questionnaire with its answers. */
export interface AnsweredQuestionnaire {
	responseId: string;
	questionnaire: Questionnaire;
	answers: Answer[];
	/** The sentences in them that sound like danger and were not meant that way, as the person said. */
	notMeant?: readonly Mark[];
	/** The sentence of these answers that matters most to them, if they marked one. */
	marked?: Mark | null;
	/** What its analysis found, if it has one. */
	found?: string | null;
	day: Day;
}

export interface LifeScriptInput {
	person: CoachedPerson;
	manner: CoachManner;
	/** All of their answers: the newest response of each questionnaire, and every relationship of the timeline. */
	answered: AnsweredQuestionnaire[];
	/** Null if the pattern questionnaire has not been answered. */
	patternScores: PatternScore[] | null;
	/** Whether something they wrote clearly tells that they are not safe at home: then no text presumes that they are. */
	isHomeUnsafe?: boolean;
}

export interface LoveScriptInput extends LifeScriptInput {
	/** The current life script, including their own edits. */
	lifeScript: Omit<LifeScriptDraft, "sources">;
	goals: Memory["goals"];
	/** What the person chose, changed or wrote for it; null if it is written without their choices. */
	choices?: LoveChoices | null;
}

/**
 * The coach. Every method may take long, stops when `signal` aborts (rejecting with the signal's reason), and throws an
 * `AppError` with code `ai_failed`, `ai_timeout` or `ai_not_configured` if it cannot answer. While it waits for other
 * answers, or reads for long, it reports that to `waits`.
 */
export interface Coach {
	/** Stored as the author of its texts: `built-in` or the model's name. */
	readonly name: string;
	/** Whether a server answers, so that words leave this machine. */
	readonly isServer: boolean;
	/** Whether it works with our own questions, offers and searches instead of writing freely. */
	readonly isGuide: boolean;
	/** Whether it would give a different answer if asked again. */
	readonly canReplyAgain: boolean;
	analyzeQuestionnaire(
		input: AnalyzeQuestionnaireInput,
		signal: AbortSignal,
		waits?: OnWaitState,
	): Promise<Analysis & Worried>;
	reflectOnEntry(
		input: ReflectOnEntryInput,
		signal: AbortSignal,
		waits?: OnWaitState,
	): Promise<Reflection & Worried & { facts?: LearnedFact[] }>;
	/** A short thought on words that are not saved. */
	quickInsight(input: QuickInsightInput, signal: AbortSignal, waits?: OnWaitState): Promise<QuickInsight & Worried>;
	/**
	 * Writes the next message of the conversation. @param hear Receives its sentences early, if the coach writes them
	 * one by one.
	 */
	reply(input: ReplyInput, signal: AbortSignal, hear?: OnSentences, waits?: OnWaitState): Promise<Reply>;
	/** Only exists for coaches that write freely; without it, the default transitions are used. */
	writeLetterJoins?(input: LetterJoinsInput, signal: AbortSignal, waits?: OnWaitState): Promise<LetterJoins>;
	writeLifeScript(input: LifeScriptInput, signal: AbortSignal, waits?: OnWaitState): Promise<LifeScriptDraft>;
	writeLoveScript(input: LoveScriptInput, signal: AbortSignal, waits?: OnWaitState): Promise<LoveScriptDraft>;
}

/** A recording as it arrived. Its container format is recognized by its bytes. */
export interface Recording {
	bytes: Uint8Array;
	type: "audio/wav" | "audio/webm" | "audio/mp4" | "audio/mpeg" | "audio/ogg";
}

/** Turns speech into text. Fails and aborts like the coach. */
export interface Transcriber {
	/** Who transcribes: the name of a program on this machine, or the model's. */
	readonly name: string;
	readonly isServer: boolean;
	/** Whether it accepts any container format, or only WAV (16 kHz, mono, 16 bit). */
	readonly accepts: "any" | "wav";
	/**
	 * @param owner The person's id; owners take turns if only a few recordings can be transcribed at once.
	 * @returns The text; empty if nothing was said.
	 */
	transcribe(recording: Recording, by: { owner: string; signal: AbortSignal }): Promise<string>;
}

/** Turns text into speech. Fails and aborts like the coach. */
export interface Narrator {
	/** Who speaks: `built-in` or the model's name. */
	readonly name: string;
	readonly isServer: boolean;
	/** @returns MP3 in pieces, as it is being spoken; all pieces in order are one file. */
	speak(text: string, voice: Voice, signal: AbortSignal): AsyncIterable<Uint8Array>;
}

/** Turns texts into vectors, which point in similar directions if the texts have similar meanings. */
export interface Embedder {
	/** Who makes the vectors: `built-in` or the model's name. Vectors of different embedders are never compared. */
	readonly name: string;
	readonly isServer: boolean;
	/** What it understands. */
	readonly language: "english" | "any";
	/** The best number of texts for one call. */
	readonly batch: number;
	/** Whether it could answer immediately. If not, the first call makes it ready. */
	isReady(): boolean;
	/**
	 * Returns one vector for each text, in order.
	 * @param how.isAwaited Whether somebody is waiting for it.
	 * @throws The cause of a failure; the signal's reason.
	 */
	embed(texts: readonly string[], how: { signal: AbortSignal; isAwaited?: boolean }): Promise<Float32Array[]>;
}
