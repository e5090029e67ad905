import { builtInCoach } from "@/lib/ai/built-in/coach";
import { emptyMemory } from "@/lib/ai/empty-memory";
import type { Coach, ReplyInput } from "@/lib/ai/types";
import { defaultCoachSettings } from "@/lib/domain/coach-settings/defaults";
import { renderQuickInsight } from "@/lib/domain/journal/reflection";
import { renderAnalysis } from "@/lib/domain/questionnaires/analysis";
import { authoredBackgroundFor } from "@/lib/domain/questionnaires/meanings/find";
import type { Kind } from "@/lib/domain/safety/kinds";
import { sentencesOf } from "@/lib/domain/text/pieces";
import { inputFor, lifeInput, loveInput } from "@/tests/people/people";
import { type Told, told } from "../told";
import type { Teller } from "./people";

/** A task for a coach, and how its answer is read. */
export interface Task {
	who: string;
	action: "reply" | "quick insight" | "reflection" | "letter" | "analysis" | "life script" | "love script";
	/** The text that it is about, as the person wrote it. */
	said: string;
	signs?: readonly Kind[];
	run(coach: Coach, signal: AbortSignal): Promise<string>;
}

const TODAY = "2026-11-21";
const { coachPersona: persona, ...settings } = defaultCoachSettings;
const QUESTIONNAIRE = "8";

const reply = (who: string, { message, signs = [] }: Pick<Told, "message" | "signs">): Task => ({
	who,
	action: "reply",
	said: message,
	signs,
	async run(coach, signal) {
		const input: ReplyInput = {
			person: { firstName: "Ada" },
			manner: { persona, instructions: settings.chatInstructions },
			today: TODAY,
			turns: [],
			message,
			signs,
			memory: emptyMemory,
		};
		return (await coach.reply(input, signal)).content;
	},
});

/**
 * Messages that coaches often get wrong: both sides of a quarrel, requests for a verdict, an injection, other
 * languages.
 */
export const hardTasks: readonly Task[] = told.map((one) =>
	reply([one.about, one.side].filter(Boolean).join(", "), one),
);

const patternsText = (patterns: readonly { pattern: string; description: string; impact: string }[]) =>
	patterns.map(({ pattern, description, impact }) => `${pattern}\n${description}\n${impact}`).join("\n\n");

/** Maximum number of lines in a letter, and minimum length of a line in characters. */
const LINES = 3;
const SHORTEST_LINE = 30;
const DAYS = ["Monday", "Thursday", "Sunday"];

/**
 * A letter made of lines from a page. The words between them are the coach's, or the standard ones if it writes none.
 */
function letter(who: string, page: string): Task {
	const lines = sentencesOf(page)
		.map((one) => one.trim())
		.filter((one) => one.length >= SHORTEST_LINE)
		.slice(0, LINES)
		.map((words, i) => ({ words, day: DAYS[i] ?? "", feeling: null }));
	const beginning = "You wrote on three days of this week.";
	return {
		who,
		action: "letter",
		said: lines.map(({ words }) => words).join("\n\n"),
		async run(coach, signal) {
			const input = { person: { firstName: who }, period: "the week of November 16 to 22, 2026", beginning, lines };
			const { opening, joins } = (await coach.writeLetterJoins?.(input, signal)) ?? { opening: null, joins: [] };
			const parts = lines.flatMap(({ words, day }, i) => [joins[i] ?? `On ${day}:`, `“${words}”`]);
			return [opening ?? beginning, ...parts].join("\n\n");
		},
	};
}

/** Returns everything that a coach writes for a person. */
export function tasksFor({ person, marks, page }: Teller): Task[] {
	const who = person.firstName;
	const one = { person: { firstName: who }, manner: { persona, instructions: settings.journalInstructions } };
	const entry = { ...one, prompt: "What stayed with you today?", content: page };
	const mark = marks[QUESTIONNAIRE];
	const asked = inputFor(person, QUESTIONNAIRE, {
		manner: { persona, instructions: settings.questionnaireInstructions },
	});
	const analysis = {
		...asked,
		marked: mark ? { ...mark, questionnaireId: QUESTIONNAIRE } : null,
		background: authoredBackgroundFor(QUESTIONNAIRE, asked.answers, null),
	};
	const from = lifeInput(person);
	const scripts = {
		...from,
		manner: { persona, instructions: settings.questionnaireInstructions },
		answered: from.answered.map((answered) => ({ ...answered, marked: marks[answered.questionnaire.id] ?? null })),
	};
	return [
		reply(who, { message: page.slice(0, 2_000) }),
		{
			who,
			action: "quick insight",
			said: page,
			run: async (coach, signal) => renderQuickInsight(await coach.quickInsight(entry, signal)),
		},
		{
			who,
			action: "reflection",
			said: page,
			async run(coach, signal) {
				const reflection = await coach.reflectOnEntry({ ...entry, day: TODAY, related: [], recent: [] }, signal);
				const { title, keyInsights, quote, message } = reflection;
				return [title, ...keyInsights, ...(quote ? [`“${quote}”`] : []), message].join("\n\n");
			},
		},
		letter(who, page),
		{
			who,
			action: "analysis",
			said: asked.answers.map(({ answer }) => String(answer)).join("\n\n"),
			run: async (coach, signal) => renderAnalysis(QUESTIONNAIRE, await coach.analyzeQuestionnaire(analysis, signal)),
		},
		{
			who,
			action: "life script",
			said: person.portrait,
			async run(coach, signal) {
				const { scriptSentence, mainScript, patterns } = await coach.writeLifeScript(scripts, signal);
				return [scriptSentence, mainScript, patternsText(patterns)].join("\n\n");
			},
		},
		{
			who,
			action: "love script",
			said: person.portrait,
			async run(coach, signal) {
				// From the same life script for every model, so that the results can be compared.
				const { lifeScript, goals } = loveInput(person, await builtInCoach.writeLifeScript(scripts, signal));
				const love = await coach.writeLoveScript({ ...scripts, lifeScript, goals }, signal);
				const { personalMythTitle, personalMythIntro, healedScriptSentence, healedMainScript, dayInLifeNarrative } =
					love;
				const texts = [
					personalMythTitle,
					personalMythIntro,
					healedScriptSentence,
					healedMainScript,
					dayInLifeNarrative,
				];
				return [...texts, patternsText(love.patterns), love.affirmations.join("\n")].join("\n\n");
			},
		},
	];
}
