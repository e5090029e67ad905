import { DAMAGED } from "@/lib/domain/core/damaged";
import { fill } from "@/lib/domain/core/fill";
import { answerTo, pageMarkdown, pageOf } from "@/lib/domain/exercises/engine";
import { answersSchema } from "@/lib/domain/exercises/schema";
import { localDay } from "@/lib/domain/progress/days";
import type { Answer, Question, Questionnaire } from "@/lib/domain/questionnaires/schema";
import type { ScriptDefinition } from "@/lib/domain/scripts/definition";
import { practiceBySlug } from "@/lib/domain/talks/practices";
import type { ExportedRow } from "./schema";
import { texts } from "./texts";

const longDay = new Intl.DateTimeFormat("en-US", { dateStyle: "full", timeZone: "UTC" });

/** "Monday, March 2, 2026" for 2026-03-02. */
export const spokenDay = (day: string): string => longDay.format(new Date(`${day}T00:00:00Z`));

/** The day of an instant where the person is, in words. @param offset As `getTimezoneOffset` gives it. */
export const spokenDayOf = (iso: string, offset: number): string => spokenDay(localDay(new Date(iso), offset));

const paragraphs = (...parts: (string | null | undefined | false)[]): string =>
	`${parts.filter((part) => part !== null && part !== undefined && part !== false && part !== "").join("\n\n")}\n\n`;

/** Every line as a quotation, so that whoever reads sees whose words they are. */
const quoted = (text: string): string =>
	text
		.split("\n")
		.map((line) => `> ${line}`)
		.join("\n");

/** Says that something is missing which is no text, and so has no words in its place. */
const missing = ({ unread }: { unread?: string[] | undefined }, column: string) =>
	unread?.includes(column) ? `*${DAMAGED}*` : null;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** A journal entry with what was written about it. */
export function entryMarkdown(entry: ExportedRow<"journalEntries">): string {
	const said = listOf(entry.chatHistory).map((line) => textOf(isRecord(line) ? (line.message ?? line.content) : line));
	const insights = listOf(entry.keyInsights).map((insight) => `- ${textOf(insight)}`);
	const hasReflection = insights.length > 0 || entry.quote !== null || entry.message !== null;
	return paragraphs(
		`## ${[spokenDay(entry.localDate), entry.title].filter(Boolean).join(": ")}`,
		entry.prompt && `*${entry.prompt}*`,
		entry.content,
		hasReflection && `### ${texts.reflection}`,
		insights.join("\n"),
		entry.quote && quoted(entry.quote),
		entry.message,
		...said.filter(Boolean).map((line) => `**${texts.saidMeanwhile}** ${line}`),
	);
}

/** An answer in words: the label of an option, the number on a scale, or what was written. */
function answerWords(question: Question | undefined, { answer }: Answer): string {
	const option = question?.options?.find(({ value }) => value === answer);
	return (
		option?.label ?? (question?.type === "scale" ? fill(texts.onScale, { answer: String(answer) }) : String(answer))
	);
}

/** Answers with their questions, and what was written about them. */
export function responseMarkdown(
	response: ExportedRow<"responses">,
	questionnaire: Questionnaire | undefined,
	offset: number,
): string {
	const answers = response.responses.map((answer, index) => {
		const question = questionnaire?.questions.find(({ id }) => id === answer.questionId);
		const asked = question?.text ?? fill(texts.question, { number: String(index + 1) });
		return `### ${asked}\n\n${answerWords(question, answer)}`;
	});
	return paragraphs(
		`# ${questionnaire?.title ?? texts.questionnaire}`,
		`*${spokenDayOf(response.completedAt, offset)}*`,
		missing(response, "responses"),
		...answers,
		response.marked && `### ${texts.marked}`,
		response.marked && quoted(response.marked.text),
		response.aiAnalysis && `## ${texts.analysis}`,
		response.aiAnalysis,
	);
}

type Patterns = { pattern: string; description: string; impact: string }[];

function scriptMarkdown({ fields, impactLabel }: ScriptDefinition, words: Record<string, unknown>, patterns: Patterns) {
	return paragraphs(
		...fields.map(({ key, label }) => `### ${label}\n\n${textOf(words[key])}`),
		...patterns.map(
			({ pattern, description, impact }) => `### ${pattern}\n\n${description}\n\n**${impactLabel}:** ${impact}`,
		),
	);
}

/** The script as it stands. */
export function currentScript(
	definition: ScriptDefinition,
	row: ExportedRow<"lifeScripts"> | ExportedRow<"loveScripts">,
): string {
	return `# ${texts.scripts[definition.kind]}\n\n${scriptMarkdown(definition, row, row.patterns)}`;
}

/** What it was before. */
export function earlierScript(
	definition: ScriptDefinition,
	row: ExportedRow<"scriptVersions">,
	offset: number,
): string {
	const content = isRecord(row.content) ? row.content : {};
	const words = isRecord(content.texts) ? content.texts : content;
	const patterns = listOf(content.patterns)
		.filter(isRecord)
		.map((one) => ({
			pattern: textOf(one.pattern),
			description: textOf(one.description),
			impact: textOf(one.impact),
		}));
	const lines = listOf(content.affirmations).map((line) => `- ${textOf(line)}`);
	const heading = `## ${fill(texts.versionOf, { day: spokenDayOf(row.createdAt, offset) })}\n\n`;
	const gone = missing(row, "content");
	if (gone) return heading + paragraphs(gone);
	return heading + scriptMarkdown(definition, words, patterns) + paragraphs(lines.join("\n"));
}

/** One message of the conversation. @param name Who said it. */
export function messageMarkdown(message: ExportedRow<"chatMessages">, name: string, offset: number): string {
	const at = new Date(new Date(message.createdAt).getTime() - offset * 60_000).toISOString();
	return paragraphs(`**${name}**, ${at.slice(0, 10)} ${at.slice(11, 16)}`, message.content);
}

export function goalMarkdown(goal: ExportedRow<"goals">, offset: number): string {
	const state = goal.completedAt
		? fill(texts.achieved, { day: spokenDayOf(goal.completedAt, offset) })
		: fill(texts.onTheWay, { progress: String(goal.progress) });
	return paragraphs(`## ${goal.title ?? texts.goal}`, `*${goal.type}, ${state}*`, goal.description);
}

/** An exercise or a talk: the page it made, or what has been answered so far. */
export function exerciseMarkdown(run: ExportedRow<"exerciseRuns">, offset: number): string {
	const day = `*${spokenDayOf(run.finishedAt ?? run.updatedAt, offset)}*`;
	const exercise = practiceBySlug(run.slug);
	const gone = missing(run, "answers");
	if (gone) return paragraphs(`# ${exercise?.title ?? run.slug}`, day, gone);
	const { data: answers } = answersSchema.safeParse(run.answers);
	if (!exercise || !answers) return paragraphs(`# ${run.slug}`, day, JSON.stringify(run.answers, null, "\t"));
	if (run.finishedAt) return paragraphs(pageMarkdown(pageOf(exercise, answers)), day);
	const given = exercise.steps.flatMap((step) => {
		const answer = answerTo(answers, step);
		return answer === undefined ? [] : [`## ${step.title}\n\n${Array.isArray(answer) ? answer.join(", ") : answer}`];
	});
	return paragraphs(`# ${exercise.title}`, day, ...given);
}

/** How the coach is to be. */
export function coachMarkdown(settings: ExportedRow<"coachSettings">): string {
	return paragraphs(
		`# ${texts.coach}`,
		...texts.coachFields.map(({ key, label }) => `## ${label}\n\n${settings[key]}`),
	);
}
