import "server-only";
import { builtInCoach } from "@/lib/ai/built-in/coach";
import {
	type AiSettings,
	createCoach,
	createEmbedder,
	createNarrator,
	createTranscriber,
	serversOf,
	withoutServers,
} from "@/lib/ai/providers";
import type { Coach, Embedder, Narrator, Transcriber } from "@/lib/ai/types";
import { builtInCoachFor } from "./coach/in-thread";
import { db } from "./database/db";
import { builtInEmbedder } from "./embeddings/built-in";
import { env, environmentForPrograms } from "./env";
import { counted } from "./metrics";

function settings(): AiSettings {
	const read = env();
	return {
		apiKey: read.OPENAI_API_KEY,
		baseURL: read.OPENAI_BASE_URL,
		model: read.OPENAI_MODEL,
		fastModel: read.OPENAI_MODEL_FAST,
		embeddingsModel: read.OPENAI_EMBEDDINGS_MODEL,
		timeoutMs: read.AI_TIMEOUT_MS,
		maxPromptTokens: read.OPENAI_PROMPT_TOKENS,
		transcription: {
			baseURL: read.OPENAI_TRANSCRIBE_BASE_URL,
			model: read.OPENAI_TRANSCRIBE_MODEL,
			program: read.TRANSCRIBE_COMMAND && { command: read.TRANSCRIBE_COMMAND, environment: environmentForPrograms() },
		},
		speech: { baseURL: read.OPENAI_SPEECH_BASE_URL, model: read.OPENAI_SPEECH_MODEL },
	};
}

/** Whose words they are. With `keepHere`, they may not be sent to any server. Null for nobody in particular. */
export interface Person {
	id: number;
	keepHere: boolean | null;
}

interface Chosen {
	coach: Coach;
	narrator: Narrator;
	transcriber: Transcriber | null;
	embedder: Embedder | null;
}

const make = (read: AiSettings): Chosen => ({
	coach: createCoach(read),
	narrator: createNarrator(read),
	transcriber: createTranscriber(read),
	embedder: createEmbedder(read, builtInEmbedder),
});

let configured: Chosen | undefined;
let here: Chosen | undefined;

function chosenFor(person: Person | null): Chosen {
	if (person?.keepHere) {
		here ??= make(withoutServers(settings()));
		return here;
	}
	configured ??= make(settings());
	return configured;
}

/** The coach that the environment names, or the built-in one for somebody whose words stay here. */
export function coach(person: Person | null): Coach {
	const chosen = chosenFor(person).coach;
	return counted(person && chosen === builtInCoach ? builtInCoachFor(person.id) : chosen);
}

const countedIfAny = <Provider extends { readonly name: string }>(provider: Provider | null): Provider | null =>
	provider && counted(provider);

/** The narrator, as `coach`. */
export const narrator = (person: Person | null): Narrator => counted(chosenFor(person).narrator);

/** The transcriber, as `coach`; null for none. */
export const transcriber = (person: Person | null): Transcriber | null => countedIfAny(chosenFor(person).transcriber);

/** What finds pages by their meaning; null for the built-in coach, and so for everybody who keeps their words here. */
export const embedder = (person: Person | null): Embedder | null => countedIfAny(chosenFor(person).embedder);

/** The addresses of the servers that the environment names; null where there is none. */
export const servers = () => serversOf(settings());

/** What a person has chosen. */
export async function choiceOf(userId: number): Promise<Person> {
	return db().user.findUniqueOrThrow({ where: { id: userId }, select: { id: true, keepHere: true } });
}
