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
	/** What they answered then, so that their own words can be quoted. */
	answers: Answer[];
	questions: Questionnaire["questions"];
}

/** The sentence of theirs that somebody marked as the one that matters most. */
export interface MarkedSentence extends Mark {
	questionnaireId: string;
}

export interface AnalyzeQuestionnaireInput {
	person: CoachedPerson;
	manner: CoachManner;
	questionnaire: Questionnaire;
	answers: Answer[];
	/** Scores of this attempt; null for every questionnaire but the pattern one. */
	patternScores: PatternScore[] | null;
	/** Scores of the attempt before this one, if there was one. */
	previousPatternScores: PatternScore[] | null;
	/** Newest first. */
	earlier: EarlierAnalysis[];
	/** The sentence of these answers that matters most to them, if they marked one. */
	marked?: MarkedSentence | null;
	/** What we have written about each of their answers: background for whoever writes about them. */
	background?: readonly Background[];
}

/** An earlier journal entry of the same person that is clearly related to a new one. */
export interface RelatedEntry {
	/** The person's local day. */
	day: Day;
	title: string | null;
	content: string;
	/** Words that both have, the most telling first. */
	shared: string[];
}

export interface QuickInsightInput {
	person: CoachedPerson;
	manner: CoachManner;
	/** What the journal asked. */
	prompt: string;
	content: string;
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
	/** The feeling that they chose for this entry, and the local day on which they last chose it before. */
	feeling?: { id: string; label: string; quarter: Quarter; lastDay: Day | null } | null;
	/** Whether it may note what of this entry is worth knowing later. */
	learns?: boolean;
	/** What the coach gave back for the last entries, newest first, so that it need not sound alike. */
	recent: Pick<Reflection, "title" | "keyInsights" | "message">[];
}

/** One message of the conversation. */
export interface Turn {
	from: "person" | "coach";
	/** Markdown where the coach wrote it; as typed where the person did. */
	content: string;
	at: Date;
	/** On what the built-in coach said: what it offered with it. */
	guide?: GuideNote | null;
	/** On what the person said: the button that was pressed for it, if one was. */
	tap?: Tap | null;
}

/** A passage of theirs that answers a question about their own pages. */
export interface FoundPage {
	day: Day;
	/** Where it stands: "their journal", "their answers". */
	source: string;
	title: string | null;
	/** Whole sentences, as they wrote them. */
	words: string;
}

/** Something about the person that one of their pages shows. */
export interface NotedFact {
	kind: FactKind;
	/** Their own sentence, or one that a model made of it and that says "you". */
	text: string;
	/** The words of the page that show it, verbatim. */
	words: string;
	day: Day;
}

/** What the coach knows about the person it talks with. All of it is theirs, and none of it is an instruction. */
export interface Memory {
	/** What is kept of them from conversation to conversation, as they can see and forget it. */
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
	/** What was found in each questionnaire, newest first, without the one about the coach. */
	analyses: { questionnaireId: string; title: string; day: Day; found: string }[];
	/** What they said about how they want to be coached, as the analysis of the coach profile has it. */
	coachProfile: string | null;
	/** Past and present relationships as their timeline has them, newest first. */
	relationships: { name: string; dates: string; highlights: string }[];
	/** The journal entries most related to what was just said, best first. */
	entries: RelatedEntry[];
	/** What they asked for of their own pages, where they did; empty if nothing was found, null if nothing was asked. */
	found?: FoundPage[] | null;
	/** Passages about the same things as what was just said, of pages that `entries` has not; best first. */
	nearby?: FoundPage[];
	/** What was said earlier than `turns`, oldest first: the most telling words of each stretch. */
	condensed: { day: Day; from: Turn["from"]; words: string }[];
}

export interface ReplyInput {
	person: CoachedPerson;
	manner: CoachManner;
	/** The person's local day. */
	today: Day;
	/** Their clock, in minutes as `getTimezoneOffset` gives them: for the local days of `turns`. */
	offset?: number;
	/** The conversation before the message, oldest first: the newest turns, whole. */
	turns: Turn[];
	/** What the person has just said. */
	message: string;
	/** The button that was pressed for it; null if it was written. */
	tap?: Tap | null;
	memory: Memory;
	/**
	 * What their words of late, and the entries of `memory`, are a sign of, the most pressing first. `someone-else` may
	 * be about `message` itself; the other kinds are about what was said before it, or the coach would not be asked.
	 */
	signs?: readonly Kind[];
	/** Those of the signs that are in this conversation and were not answered with "no"; the most pressing first. */
	hints?: readonly Kind[];
	/** Whose help lines to offer: ISO 3166 alpha-2, or null if it is not known. */
	country?: string | null;
	/** Everything that they have written, to be searched; without it, nothing is found. */
	pages?: PageIndex;
	/** What the coach has answered to this message already, where the person asks for another answer. */
	answered?: readonly string[];
	/** Whether a passage may be brought up unasked; without it, every one may. */
	mayBringUp?: (passage: Passage) => boolean;
	/** Whether nothing of what is said is kept. */
	isOffRecord?: boolean;
}

/** Receives whole sentences of a reply as soon as they are final; joined, they are the beginning of the reply. */
export type OnSentences = (sentences: string) => void;

/** Receives what an answer is waiting for, each time that changes. */
export type OnWaitState = (state: WaitState) => void;

/** A letter of which the words between its lines are to be written. */
export interface LetterJoinsInput {
	person: CoachedPerson;
	/** “the week of October 5 to 11, 2026” */
	period: string;
	/** How the letter begins where nobody writes it. */
	beginning: string;
	/** In their order; the words are null if the coach is not to see them. */
	lines: { words: string | null; day: string; feeling: string | null }[];
}

/** The words between the lines of a letter; null if the authored ones are to stand. */
export interface LetterJoins {
	opening: string | null;
	joins: (string | null)[];
}

/** What the coach says back, in markdown. */
export interface Reply extends Worried {
	content: string;
	/** What the built-in coach offers with it. */
	guide?: GuideNote;
}

/** What a text may come with: what worries the model that wrote it; null, or left out, where nothing does. */
export interface Worried {
	concern?: Concern | null;
}

/** A completed questionnaire with its answers. */
export interface AnsweredQuestionnaire {
	responseId: string;
	questionnaire: Questionnaire;
	answers: Answer[];
	/** The sentence of these answers that matters most to them, if they marked one. */
	marked?: Mark | null;
	/** What its analysis found, where it has one. */
	found?: string | null;
	day: Day;
}

export interface LifeScriptInput {
	person: CoachedPerson;
	manner: CoachManner;
	/** Everything they have answered, the newest response of each questionnaire, and every relationship of the timeline. */
	answered: AnsweredQuestionnaire[];
	/** Null if the pattern questionnaire has not been answered. */
	patternScores: PatternScore[] | null;
}

export interface LoveScriptInput extends LifeScriptInput {
	/** The story they have been living by, as it stands now, with their own edits. */
	lifeScript: Omit<LifeScriptDraft, "sources">;
	goals: Memory["goals"];
	/** What they chose, changed or wrote for it themselves; null if it is written without. */
	choices?: LoveChoices | null;
}

/**
 * The coach. Every method may take long, stops when `signal` aborts (rejecting with the signal's reason),
 * and throws an `AppError` with code `ai_failed`, `ai_timeout` or `ai_not_configured` when it cannot answer. One that waits
 * for others or reads long tells it to `waits`.
 */
export interface Coach {
	/** Who wrote it, as stored with what it writes: `built-in` or the model's name. */
	readonly name: string;
	/** Whether a server answers, and words leave this machine. */
	readonly isServer: boolean;
	/** Whether it leads by our questions and offers, and looks things up, instead of writing freely. */
	readonly isGuide: boolean;
	/** Whether it would answer the same message differently a second time. */
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
	/** For words that are not saved. */
	quickInsight(input: QuickInsightInput, signal: AbortSignal, waits?: OnWaitState): Promise<QuickInsight & Worried>;
	/** The next message of the conversation. @param hear Hears its sentences early, where the coach writes them one by one. */
	reply(input: ReplyInput, signal: AbortSignal, hear?: OnSentences, waits?: OnWaitState): Promise<Reply>;
	/** Only a coach that writes freely has it; without it the words between the lines are authored. */
	writeLetterJoins?(input: LetterJoinsInput, signal: AbortSignal, waits?: OnWaitState): Promise<LetterJoins>;
	writeLifeScript(input: LifeScriptInput, signal: AbortSignal, waits?: OnWaitState): Promise<LifeScriptDraft>;
	writeLoveScript(input: LoveScriptInput, signal: AbortSignal, waits?: OnWaitState): Promise<LoveScriptDraft>;
}

/** A recording as it arrived, its container known from its bytes. */
export interface Recording {
	bytes: Uint8Array;
	type: "audio/wav" | "audio/webm" | "audio/mp4" | "audio/mpeg" | "audio/ogg";
}

/** Turns speech into text. Throws and aborts as the coach does. */
export interface Transcriber {
	/** Who listens: the name of a program on this machine, or the model's. */
	readonly name: string;
	readonly isServer: boolean;
	/** Whether it can be given any container, or only WAV (16 kHz, mono, 16 bit). */
	readonly accepts: "any" | "wav";
	/**
	 * @param owner Who takes turns where only a few can be served at once: a person's id.
	 * @returns What was said; empty if nothing was.
	 */
	transcribe(recording: Recording, by: { owner: string; signal: AbortSignal }): Promise<string>;
}

/** Turns text into speech. Throws and aborts as the coach does. */
export interface Narrator {
	/** Who speaks: `built-in` or the model's name. */
	readonly name: string;
	readonly isServer: boolean;
	/** @returns MP3, piece by piece while it is being spoken; all pieces in order are one file. */
	speak(text: string, voice: Voice, signal: AbortSignal): AsyncIterable<Uint8Array>;
}

/** Turns texts into numbers, which point in about the same direction where the texts mean the same. */
export interface Embedder {
	/** Who makes them: `built-in` or the model's name. Those of two are never compared. */
	readonly name: string;
	readonly isServer: boolean;
	/** What it understands. */
	readonly language: "english" | "any";
	/** How many texts it is best given at once. */
	readonly batch: number;
	/** Whether it would answer at once; one that is not ready becomes so by being asked. */
	isReady(): boolean;
	/**
	 * One vector for each text, in their order.
	 * @param how.isAwaited Whether somebody waits for it.
	 * @throws whatever keeps it from answering; the signal's reason.
	 */
	embed(texts: readonly string[], how: { signal: AbortSignal; isAwaited?: boolean }): Promise<Float32Array[]>;
}
