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

/** Formats a day, such as "Monday, March 2, 2026" for 2026-03-02. */
export const spokenDay = (day: string): string => longDay.format(new Date(`${day}T00:00:00Z`));

/**
 * Returns the person's local day of an instant, in words.
 * @param offset In minutes, as returned by `getTimezoneOffset`.
 */
export const spokenDayOf = (iso: string, offset: number): string => spokenDay(localDay(new Date(iso), offset));

const paragraphs = (...parts: (string | null | undefined | false)[]): string =>
	`${parts.filter((part) => part !== null && part !== undefined && part !== false && part !== "").join("\n\n")}\n\n`;

/** Turns every line into a Markdown quotation, so that readers see whose words they are. */
const quoted = (text: string): string =>
	text
		.split("\n")
		.map((line) => `> ${line}`)
		.join("\n");

/**
 * Returns the notice for a damaged column that is not text and therefore has no placeholder of its own; null if it is
 * readable.
 */
const missing = ({ unread }: { unread?: string[] | undefined }, column: string) =>
	unread?.includes(column) ? `*${DAMAGED}*` : null;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** Makes a description safe inside the square brackets of a Markdown image. */
const inBrackets = (text: string): string => text.replace(/\s+/g, " ").replace(/[\\[\]]/g, "\\$&");

/**
 * Renders a journal entry as Markdown, with its pictures and the coach's reflection. The picture files are two folders
 * up.
 */
export function entryMarkdown(
	entry: ExportedRow<"journalEntries">,
	photos: readonly Pick<ExportedRow<"photos">, "description" | "file">[] = [],
): string {
	const said = listOf(entry.chatHistory).map((line) => textOf(isRecord(line) ? (line.message ?? line.content) : line));
	const insights = listOf(entry.keyInsights).map((insight) => `- ${textOf(insight)}`);
	const hasReflection = insights.length > 0 || entry.quote !== null || entry.message !== null;
	return paragraphs(
		`## ${[spokenDay(entry.localDate), entry.title].filter(Boolean).join(": ")}`,
		entry.prompt && `*${entry.prompt}*`,
		entry.content,
		...photos.map(({ description, file }) => `![${inBrackets(description ?? texts.picture)}](../../${file})`),
		hasReflection && `### ${texts.reflection}`,
		insights.join("\n"),
		entry.quote && quoted(entry.quote),
		entry.message,
		...said.filter(Boolean).map((line) => `**${texts.saidMeanwhile}** ${line}`),
	);
}

/** Returns an answer in words: the label of an option, the number on a scale, or what the person wrote. */
function answerWords(question: Question | undefined, { answer }: Answer): string {
	const option = question?.options?.find(({ value }) => value === answer);
	return (
		option?.label ?? (question?.type === "scale" ? fill(texts.onScale, { answer: String(answer) }) : String(answer))
	);
}

/** Renders answers as Markdown, with their questions and the analysis. */
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

/** Renders the current version of a script as Markdown. */
export function currentScript(
	definition: ScriptDefinition,
	row: ExportedRow<"lifeScripts"> | ExportedRow<"loveScripts">,
): string {
	return `# ${texts.scripts[definition.kind]}\n\n${scriptMarkdown(definition, row, row.patterns)}`;
}

/** Renders an earlier version of a script as Markdown. */
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

/**
 * Renders one message of the conversation as Markdown.
 * @param name The name of its author.
 */
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

/** Renders an exercise or a talk as Markdown: the finished page, or the answers so far. */
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

/** Renders the person's coach settings as Markdown. */
export function coachMarkdown(settings: ExportedRow<"coachSettings">): string {
	return paragraphs(
		`# ${texts.coach}`,
		...texts.coachFields.map(({ key, label }) => `## ${label}\n\n${settings[key]}`),
	);
}
