import { analysisMessages } from "@/lib/ai/openai/prompts/analysis";
import { replyMessages } from "@/lib/ai/openai/prompts/conversation";
import { quickInsightMessages, reflectionMessages } from "@/lib/ai/openai/prompts/journal";
import { letterMessages } from "@/lib/ai/openai/prompts/letter";
import { lifeScriptMessages } from "@/lib/ai/openai/prompts/life-script";
import { loveScriptMessages } from "@/lib/ai/openai/prompts/love-script";
import { estimateTokens } from "@/lib/ai/openai/prompts/text";
import type {
	AnalyzeQuestionnaireInput,
	LetterJoinsInput,
	LifeScriptInput,
	LoveScriptInput,
	Memory,
	QuickInsightInput,
	ReflectOnEntryInput,
	ReplyInput,
} from "@/lib/ai/types";
import { defaultCoachSettings } from "@/lib/domain/coach-settings/defaults";
import { catalog } from "@/prisma/catalog/catalog";
import { coach, input, joined, they } from "@/tests/unit/chat/person";

/** The tokens that a window of 8,192 leaves for a prompt, besides the answer and the note about the form. */
const ROOM = 5_148;

const WORDS = "My mother hummed in the kitchen while Tom waited by the door, and I learned to listen before I spoke. ";

/** Answers every questionnaire with these words. */
export const answeredBy = (words: string): LifeScriptInput["answered"] =>
	catalog.map((questionnaire) => ({
		responseId: questionnaire.id,
		questionnaire,
		answers: questionnaire.questions.map(({ id, type, options }) => ({
			questionId: id,
			answer: type === "text" ? words : type === "scale" ? 3 : (options?.[0]?.value ?? ""),
		})),
		found: words,
		day: "2026-11-21",
	}));

const DAY = "2026-11-03";
/** Returns what is remembered of a person who has written these words everywhere for years. */
const known = (words: string): Memory => ({
	...input.memory,
	facts: [{ kind: "wishes", text: "You want a quiet house.", words: "a quiet house", day: DAY }],
	goals: input.memory.goals.map((goal) => ({ ...goal, description: words })),
	scripts: { life: words, love: words },
	analyses: catalog.map(({ id, title }) => ({ questionnaireId: id, title, day: DAY, found: words })),
	coachProfile: words,
	relationships: Array.from({ length: 12 }, (_, i) => ({ name: `N. ${i}`, dates: "2015 – 2018", highlights: words })),
	entries: Array.from({ length: 3 }, () => ({ day: DAY, title: null, content: words, shared: [] })),
	nearby: Array.from({ length: 4 }, () => ({ day: DAY, source: "their answers", title: null, words })),
	condensed: Array.from({ length: 30 }, () => ({ day: DAY, from: "person", words: words.split(/(?<=\.) /)[0] ?? "" })),
});

/** Returns the input of each action for a person who has written these words everywhere for years. */
export function inputsOf(words: string) {
	const person = { firstName: "Ada" };
	const {
		coachPersona: persona,
		journalInstructions,
		questionnaireInstructions,
		chatInstructions,
	} = defaultCoachSettings;
	const answered = answeredBy(words);
	const manner = { persona, instructions: journalInstructions };
	const scripts: LifeScriptInput = { person, manner, answered, patternScores: null };
	const entry: QuickInsightInput = { person, manner, prompt: "What stayed with you today?", content: words };
	const pages = Array.from({ length: 5 }, () => ({ day: DAY, title: null, content: words, shared: [] }));
	const turns = Array.from({ length: 30 }, (_, i) => (i % 2 === 0 ? they(words) : coach(words)));
	const [mother, ...others] = answered.filter(({ questionnaire: { id } }) => id === "8" || id === "9" || id === "3");
	if (!mother) throw new Error("There is no questionnaire about the mother");
	const reply: ReplyInput = {
		...input,
		manner: { persona, instructions: chatInstructions },
		turns,
		message: words,
		memory: known(words),
	};
	const reflection: ReflectOnEntryInput = { ...entry, day: "2026-11-21", related: pages, recent: [], learns: true };
	const analysis: AnalyzeQuestionnaireInput = {
		person,
		manner: { persona, instructions: questionnaireInstructions },
		questionnaire: mother.questionnaire,
		answers: mother.answers,
		patternScores: null,
		previousPatternScores: null,
		earlier: others.map(({ questionnaire: { id, title, questions }, answers }) => ({
			...{ questionnaireId: id, title, questions, answers },
			...{ completedAt: new Date(`${DAY}T12:00:00Z`), analysis: words },
		})),
	};
	const love: LoveScriptInput = {
		...scripts,
		lifeScript: { scriptSentence: "I wait on the stairs.", mainScript: words, patterns: [] },
		goals: known(words).goals,
	};
	const letter: LetterJoinsInput = {
		person,
		period: "November 16 to 22, 2026",
		beginning: "You wrote nearly every day this week.",
		lines: ["Monday", "Thursday", "Sunday"].map((day) => ({ words, day, feeling: "Calm" })),
	};
	return { reply, entry, reflection, analysis, life: scripts, love, letter };
}

/** Returns what each action sends to a model about a person who has written these words everywhere. */
export function promptsOf(
	maxTokens: number,
	words = WORDS.repeat(6),
): Record<string, { system: string; user: string }> {
	const { reply, entry, reflection, analysis, life, love, letter } = inputsOf(words);
	return {
		reply: joined(replyMessages(reply, maxTokens)),
		"quick insight": quickInsightMessages(entry, maxTokens),
		reflection: reflectionMessages(reflection, maxTokens),
		analysis: analysisMessages(analysis, maxTokens),
		"life script": lifeScriptMessages(life, maxTokens),
		"love script": loveScriptMessages(love, maxTokens),
		letter: letterMessages(letter),
	};
}

/**
 * The lengths before the rules were shortened (commit 74711be4): all tokens, and those of our own text. Models did not
 * write letters then.
 */
const before: Record<string, readonly [all: number, ours: number]> = {
	reply: [5143, 1175],
	"quick insight": [1165, 544],
	reflection: [2168, 717],
	analysis: [3822, 1147],
	"life script": [4998, 950],
	"love script": [5075, 1160],
};

/** Returns a Markdown table of the length of each prompt for a person who has written long texts for years. */
function promptTable(): string {
	const rows = Object.entries(promptsOf(ROOM)).map(([name, { system, user }]) => {
		const [ours, theirs] = [estimateTokens(system), estimateTokens(user)];
		const [all, own] = before[name] ?? [];
		return [name, all === undefined ? "none" : `${all} (${own})`, `${ours + theirs} (${ours})`];
	});
	const table = [["action", "before", "now"], ...rows];
	const widths = [0, 1, 2].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
	const line = (row: readonly string[], fill = " ") =>
		`| ${row.map((cell, i) => cell.padEnd(widths[i] ?? 0, fill)).join(" | ")} |`;
	const [head = [], ...body] = table;
	return [line(head), line(["", "", ""], "-"), ...body.map((row) => line(row))].join("\n");
}

/**
 * `npm run eval:coach -- --prompts`: prints the tokens of each prompt in a window of 8,192, and the whole prompts with
 * `--text`.
 */
export function printPrompts(showsTexts: boolean): void {
	console.log(promptTable());
	if (!showsTexts) return;
	for (const [name, { system, user }] of Object.entries(promptsOf(ROOM)))
		console.log(`\n=== ${name}\n\n--- system\n${system}\n\n--- user\n${user}`);
}
