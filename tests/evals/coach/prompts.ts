import { analysisMessages } from "@/lib/ai/openai/prompts/analysis";
import { replyMessages } from "@/lib/ai/openai/prompts/conversation";
import { quickInsightMessages, reflectionMessages } from "@/lib/ai/openai/prompts/journal";
import { lifeScriptMessages } from "@/lib/ai/openai/prompts/life-script";
import { loveScriptMessages } from "@/lib/ai/openai/prompts/love-script";
import { estimateTokens } from "@/lib/ai/openai/prompts/text";
import type { LifeScriptInput } from "@/lib/ai/types";
import { defaultCoachSettings } from "@/lib/domain/coach-settings/defaults";
import { catalog } from "@/prisma/catalog/catalog";
import { input } from "@/tests/unit/chat/person";

/** What a window of 8,192 tokens leaves for a prompt beside its answer and the note about the form. */
const ROOM = 5_148;

const WORDS = "My mother hummed in the kitchen while Tom waited by the door, and I learned to listen before I spoke. ";

/** Somebody who has answered everything at length, and what each action is sent about them. */
export function promptsOf(maxTokens: number): Record<string, { system: string; user: string }> {
	const person = { firstName: "Ada" };
	const {
		coachPersona: persona,
		journalInstructions,
		questionnaireInstructions,
		chatInstructions,
	} = defaultCoachSettings;
	const answered: LifeScriptInput["answered"] = catalog.map((questionnaire) => ({
		responseId: questionnaire.id,
		questionnaire,
		answers: questionnaire.questions.map(({ id, type, options }) => ({
			questionId: id,
			answer: type === "text" ? WORDS.repeat(6) : type === "scale" ? 3 : (options?.[0]?.value ?? ""),
		})),
		day: "2026-11-21",
	}));
	const manner = { persona, instructions: journalInstructions };
	const scripts: LifeScriptInput = { person, manner, answered, patternScores: null };
	const entry = { person, manner, prompt: "What stayed with you today?", content: WORDS.repeat(20) };
	const [mother] = answered.filter(({ questionnaire }) => questionnaire.id === "8");
	if (!mother) throw new Error("There is no questionnaire 8");
	return {
		reply: replyMessages({ ...input, manner: { persona, instructions: chatInstructions } }, maxTokens),
		"quick insight": quickInsightMessages(entry, maxTokens),
		reflection: reflectionMessages({ ...entry, day: "2026-11-21", related: [], recent: [], learns: true }, maxTokens),
		analysis: analysisMessages(
			{
				person,
				manner: { persona, instructions: questionnaireInstructions },
				questionnaire: mother.questionnaire,
				answers: mother.answers,
				patternScores: null,
				previousPatternScores: null,
				earlier: [],
			},
			maxTokens,
		),
		"life script": lifeScriptMessages(scripts, maxTokens),
		"love script": loveScriptMessages(
			{
				...scripts,
				lifeScript: { scriptSentence: "I wait on the stairs.", mainScript: WORDS.repeat(20), patterns: [] },
				goals: input.memory.goals,
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
