import { analysisMessages } from "@/lib/ai/openai/prompts/analysis";
import { replyMessages } from "@/lib/ai/openai/prompts/conversation";
import { quickInsightMessages, reflectionMessages } from "@/lib/ai/openai/prompts/journal";
import { lifeScriptMessages } from "@/lib/ai/openai/prompts/life-script";
import { loveScriptMessages } from "@/lib/ai/openai/prompts/love-script";
import { estimateTokens } from "@/lib/ai/openai/prompts/text";
import type { LifeScriptInput, Memory } from "@/lib/ai/types";
import { defaultCoachSettings } from "@/lib/domain/coach-settings/defaults";
import { catalog } from "@/prisma/catalog/catalog";
import { coach, input, joined, they } from "@/tests/unit/chat/person";

/** What a window of 8,192 tokens leaves for a prompt beside its answer and the note about the form. */
const ROOM = 5_148;

const WORDS = "My mother hummed in the kitchen while Tom waited by the door, and I learned to listen before I spoke. ";

/** Every questionnaire, each answered in these words. */
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
/** What is known of somebody who wrote these words wherever there was room, for years. */
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

/** What each action is sent about somebody who wrote these words in everything. */
export function promptsOf(
	maxTokens: number,
	words = WORDS.repeat(6),
): Record<string, { system: string; user: string }> {
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
	const entry = { person, manner, prompt: "What stayed with you today?", content: words };
	const pages = Array.from({ length: 5 }, () => ({ day: DAY, title: null, content: words, shared: [] }));
	const said = Array.from({ length: 30 }, (_, i) => (i % 2 === 0 ? they(words) : coach(words)));
	const [mother, ...others] = answered.filter(({ questionnaire: { id } }) => id === "8" || id === "9" || id === "3");
	if (!mother) throw new Error("There is no questionnaire about the mother");
	return {
		reply: joined(
			replyMessages(
				{
					...input,
					manner: { persona, instructions: chatInstructions },
					turns: said,
					message: words,
					memory: known(words),
				},
				maxTokens,
			),
		),
		"quick insight": quickInsightMessages(entry, maxTokens),
		reflection: reflectionMessages(
			{ ...entry, day: "2026-11-21", related: pages, recent: [], learns: true },
			maxTokens,
		),
		analysis: analysisMessages(
			{
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
			},
			maxTokens,
		),
		"life script": lifeScriptMessages(scripts, maxTokens),
		"love script": loveScriptMessages(
			{
				...scripts,
				lifeScript: { scriptSentence: "I wait on the stairs.", mainScript: words, patterns: [] },
				goals: known(words).goals,
			},
			maxTokens,
		),
	};
}

/** `npm run eval:coach -- --prompts`: the tokens of each prompt in a window of 8,192, and with `--text` the prompts, whole. */
export function printPrompts(showsTexts: boolean): void {
	for (const [name, { system, user }] of Object.entries(promptsOf(ROOM))) {
		const [ours, theirs] = [estimateTokens(system), estimateTokens(user)];
		console.log(`${name}: ${ours + theirs} tokens (${ours} of them ours, the same for everybody)`);
		if (showsTexts) console.log(`\n--- system\n${system}\n\n--- user\n${user}\n`);
	}
}
