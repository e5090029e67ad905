import { PATTERN_QUESTIONNAIRE_ID } from "@/lib/questionnaires/ids";
import type { PatternScore, Questionnaire } from "@/lib/questionnaires/schema";
import type { MoveName } from "../lexicon/moves";
import { inWords, listed } from "../writing/prose";
import { harmInLove } from "./care-lines";
import { leadsFor } from "./leads";
import type { Entry, Material } from "./material";
import type { Voice } from "./voice";

/** Of the patterns: what each is called when one says it of oneself. */
const asHabit: Record<string, string> = {
	Pleaser: "seeing to it that nobody is displeased",
	Avoider: "stepping back when it gets close",
	Anxious: "listening for signs that I might be left",
	Controller: "keeping everything in my own hands",
	Victim: "bearing things and hoping to be noticed",
	"All-or-Nothing": "wanting it whole or not at all",
};

/** What the scores of the six patterns come to, in one or two sentences; null without them. */
export function scoresLine(scores: readonly PatternScore[] | null): string | null {
	if (!scores || scores.length === 0) return null;
	const [first, second] = [...scores].sort((a, b) => b.score - a.score);
	if (!first) return null;
	const habit = asHabit[first.name] ?? first.name;
	if (first.score <= 45)
		return `None of the six patterns I was asked about comes out high; the highest is ${habit}, at ${first.score} of 100.`;
	const next =
		second && second.score > 55 ? ` Next comes ${asHabit[second.name] ?? second.name}, at ${second.score}.` : "";
	return `When I was asked about patterns in love, one came out highest: ${habit}, ${first.score} of 100.${next}`;
}

/** A statement of a pattern that was agreed to most, as it was worded; null where none was. */
export function agreedStatement(material: Material, pattern: string, used: Set<string>, voice: Voice): string | null {
	const entry = material.of(PATTERN_QUESTIONNAIRE_ID);
	if (!entry) return null;
	const best = statementsOf(entry.answered.questionnaire, pattern)
		.map((question) => ({ question, value: entry.desk.scale(question.id)?.value ?? 0 }))
		.filter(({ question, value }) => value >= 4 && !used.has(question.id))
		.sort((a, b) => b.value - a.value)[0];
	if (!best) return null;
	used.add(best.question.id);
	return `${voice.say(best.value === 5 ? agreedMost : agreed)} ${best.question.text}`;
}

const agreedMost = [
	"Of the statements I agreed with most, one says it plainly:",
	"There was a statement to which I could only say yes:",
	"I gave the highest number to this one:",
];

const agreed = [
	"Of the statements I agreed with, one says it plainly:",
	"I also said yes to this one:",
	"One of the statements could have been mine:",
];

const statementsOf = (questionnaire: Questionnaire, pattern: string) =>
	questionnaire.questions.filter((question) => question.scoring?.pattern === pattern);

/** Turns of phrase that are worth noticing when they come back in another relationship. */
const repeats: [MoveName, string][] = [
	["waited", "the one who waited"],
	["gaveUp", "the one who gave something up"],
	["fixes", "the one who put things right"],
	["lookedAfter", "the one who looked after the other"],
	["sayYes", "the one who went along"],
	["keptQuiet", "the one who said nothing"],
	["pullAway", "the one who drew back"],
	["plans", "the one who did the planning"],
];

/** The relationships that may be spoken of: with a name, as it was given. */
const named = (material: Material) => material.timeline.filter((entry) => entry.who.noun !== "this person");

/** What the timeline tells: the part that was played, and what comes back. */
export function timelineLines(
	material: Material,
	voice: Voice,
): { parts: string[]; repeat: string | null; harm: string | null } {
	const told = named(material);
	const safe = told.filter((entry) => !entry.tells);
	const parts: string[] = [];
	for (const entry of safe.slice(0, 3)) {
		for (const questionId of ["q5", "q9", "q7"]) {
			const said = parts.length < 2 ? material.quote(entry, questionId, { max: 22 }) : null;
			if (!said) continue;
			const lead = voice.pick(leadsFor(entry, questionId), entry.who);
			if (lead) parts.push(lead.replace("[q]", () => said.said));
			break;
		}
	}
	const harmed = told.find((entry) => entry.tells);
	return { parts, repeat: repeatLine(safe), harm: harmed ? voice.pick(harmInLove, harmed.who) : null };
}

function repeatLine(told: readonly Entry[]): string | null {
	if (told.length < 2) return null;
	for (const [move, part] of repeats) {
		const who = told.filter(({ desk }) => desk.has("q5", move) || desk.has("q7", move) || desk.has("q8", move));
		if (who.length < 2) continue;
		return `With ${listed(who.slice(0, 3).map(({ who: one }) => one.noun))} I was, as I tell it, ${part}. That makes ${inWords(who.length)} times, and I notice it.`;
	}
	return null;
}
