import type { Memory } from "@/lib/ai/types";
import { sharedWords, tellingSentence } from "@/lib/journal/related";
import type { PatternName } from "@/lib/questionnaires/ids";
import { shownPatterns } from "@/lib/questionnaires/scoring";
import { findCare } from "../reading/care";
import { isQuotable } from "../reading/quotes";
import { inWords, listed, quoted, spokenDay } from "../writing/prose";
import type { Pen, Values } from "./pen";
import { nothingKnown } from "./stock/about-coach";
import { recallLines } from "./stock/recall-lines";
import type { Topic } from "./topics";

/** Something known about the person that belongs to what was just said. */
interface Fact {
	lines: readonly string[];
	values: Values;
	/** What makes it the same fact, wherever it is said. */
	mark: string;
}

const MAX_LINE = 150;
/** Words that stand in nearly everybody’s goals and talks here. */
const everyones = new Set(
	"relationship relationships partner partners love loved loving feelings person someone people life time talk husband wife boyfriend girlfriend friend friends happy honest honestly really family myself week month date open say".split(
		" ",
	),
);

const patternTopics: Partial<Record<Topic, PatternName>> = {
	pleasing: "Pleaser",
	distance: "Avoider",
	alone: "Avoider",
	waiting: "Anxious",
	overthinking: "Anxious",
	control: "Controller",
};

const telling = (said: string, other: string) =>
	sharedWords(said, other).filter((word) => word.length >= 4 && !everyones.has(word.toLowerCase()));

const plainly = (text: string) =>
	isQuotable(text) && !text.includes("?") && text.length <= MAX_LINE && findCare(text).length === 0;

/** A sentence of a text that speaks of these words and can be quoted. */
function lineOf(text: string, shared: readonly string[]): string | null {
	const sentence = tellingSentence(text, shared, MAX_LINE)?.replace(/[.!,;:]+$/, "");
	return sentence && text.includes(sentence) && plainly(sentence) ? sentence : null;
}

interface Context {
	memory: Memory;
	/** The message and what was said just before it. */
	said: string;
	message: string;
	/** The topics that are plain enough to name a score that goes with them. */
	shownTopics: readonly Topic[];
	today: string;
	usesJournal: boolean;
}

function* factsFor({ memory, said, message, shownTopics, today, usesJournal }: Context): Generator<Fact> {
	for (const entry of usesJournal ? memory.entries : []) {
		const shared = entry.shared.filter((word) => sharedWords(said, word).length > 0);
		const old = shared.length > 0 ? lineOf(entry.content, shared) : null;
		if (!old) continue;
		const lines = entry.day === today ? recallLines.journalToday : recallLines.journal;
		yield { lines, values: { date: spokenDay(entry.day, today), old: quoted(old) }, mark: old };
	}
	for (const { title, description, isCompleted } of memory.goals) {
		if (telling(said, `${title ?? ""} ${description}`).length === 0) continue;
		const goal = [title ?? "", description]
			.map((text) => text.trim().replace(/[.]$/, ""))
			.find((text) => text !== "" && plainly(text));
		if (goal)
			yield {
				lines: isCompleted ? recallLines.goalDone : recallLines.goal,
				values: { goal: quoted(goal) },
				mark: quoted(goal),
			};
	}
	for (const { name, highlights } of memory.relationships) {
		if (!/^\p{Lu}[\p{L}'’-]{1,30}$/u.test(name) || !new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, "u").test(message))
			continue;
		const old = lineOf(highlights, sharedWords(highlights, highlights));
		if (old) yield { lines: recallLines.timeline, values: { name, old: quoted(old) }, mark: old };
	}
	for (const topic of shownTopics.slice(0, 2)) {
		const score = shownPatterns(memory.patterns?.scores ?? []).find(({ name }) => name === patternTopics[topic]);
		if (score)
			yield {
				lines: recallLines.pattern,
				values: { pattern: score.name, score: String(score.score) },
				mark: `*${score.name}*`,
			};
	}
	for (const [sentence, lines] of [
		[memory.scripts.life, recallLines.lifeScript],
		[memory.scripts.love, recallLines.loveScript],
	] as const) {
		const old = sentence?.trim().replace(/[.]$/, "");
		if (old && plainly(old) && telling(said, old).length > 0) yield { lines, values: { old: quoted(old) }, mark: old };
	}
	for (const { day, from, words } of memory.condensed) {
		const shared = from === "person" ? telling(said, words) : [];
		const old = shared.length >= 2 ? lineOf(words, shared) : null;
		if (old) yield { lines: recallLines.earlier, values: { date: spokenDay(day, today), old: quoted(old) }, mark: old };
	}
	for (const { title, day, found } of memory.analyses) {
		const shared = telling(said, found);
		const old = shared.length >= 2 && /^[\p{L}\p{N} ,'’:&-]{2,80}$/u.test(title) ? lineOf(found, shared) : null;
		if (old)
			yield {
				lines: recallLines.analysis,
				values: { title: `*${title}*`, date: spokenDay(day, today), old: quoted(old) },
				mark: old,
			};
	}
}

/** One thing that is known and belongs to what was said, with where it is known from; never one that was mentioned before. */
export function recall(pen: Pen, context: Context): string | null {
	for (const { lines, values, mark } of factsFor(context)) {
		if (pen.hasSaid(mark)) continue;
		const line = pen.line(lines, values);
		if (line) return line;
	}
	return null;
}

const counted = (n: number, one: string) => `${inWords(n)} ${one}${n === 1 ? "" : "s"}`;

/** What it can say it knows, in a sentence. */
export function knownOf(memory: Memory, today: string): string {
	const parts: string[] = [];
	if (memory.goals.length > 0) parts.push(counted(memory.goals.length, "goal"));
	if (memory.patterns) parts.push(`your pattern scores of ${spokenDay(memory.patterns.day, today)}`);
	if (memory.analyses.length > 0)
		parts.push(
			`${memory.analyses.length === 1 ? "the analysis" : "the analyses"} of ${counted(memory.analyses.length, "questionnaire")}`,
		);
	if (memory.entries.length > 0) parts.push("journal entries that touch on what you say");
	if (memory.relationships.length > 0)
		parts.push(`${counted(memory.relationships.length, "relationship")} on your timeline`);
	if (memory.scripts.life ?? memory.scripts.love) parts.push("the sentences of your scripts");
	return parts.length > 0 ? `At hand I have ${listed(parts)}, and what was said in this talk.` : nothingKnown;
}

/** Answers to questions about what is stored. */
export function tellKnown(
	of: "goals" | "patterns" | "journal" | "scripts" | "all",
	{ memory, today }: Pick<Context, "memory" | "today">,
): string {
	if (of === "goals") {
		const goals = memory.goals.flatMap(({ title, description, progress }) => {
			const goal = [title ?? "", description]
				.map((text) => text.trim().replace(/[.]$/, ""))
				.find((text) => text !== "" && plainly(text));
			return goal ? [`${quoted(goal)}, at ${progress}%`] : [];
		});
		return goals.length > 0
			? `On your dashboard I see ${listed(goals)}.`
			: "I see no goal of yours that I could read out. You can set up to two of them on the dashboard.";
	}
	if (of === "patterns") {
		if (!memory.patterns)
			return "You have not answered the pattern questionnaire yet, so I have no scores to tell you.";
		const scores = [...memory.patterns.scores].sort((a, b) => b.score - a.score).slice(0, 3);
		return `From the pattern questionnaire of ${spokenDay(memory.patterns.day, today)}: ${listed(scores.map(({ name, score }) => `${name} ${score}`))} of 100 each. A score says how often you agreed, and not who you are.`;
	}
	if (of === "scripts") {
		const sentences = (["life", "love"] as const).flatMap((which) => {
			const sentence = memory.scripts[which]?.trim().replace(/[.]$/, "");
			return sentence && plainly(sentence) ? [`the sentence of your ${which} script is ${quoted(sentence)}`] : [];
		});
		return sentences.length > 0
			? `As your profile has it, ${listed(sentences)}. A script is a draft, and you are its editor.`
			: "There is no script of yours yet that I could read; you can have them written on the profile page.";
	}
	if (of === "journal")
		return memory.entries.length > 0
			? `I see those journal entries that have to do with what you say here, at present ${inWords(memory.entries.length)}, the closest from ${spokenDay(memory.entries[0]?.day ?? today, today)}. I do not leaf through the rest.`
			: "I see a journal entry only where it has to do with what you say here, and so far none does.";
	return `${knownOf(memory, today)} I know nothing that you have not put there yourself.`;
}
