import "server-only";
import { builtInCoach } from "@/lib/ai/built-in/coach";
import { builtInNarrator } from "@/lib/ai/built-in/narration/narrator";
import { waitingForServers } from "@/lib/ai/openai/client/queue";
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
import { locationOf } from "@/lib/domain/core/server-location";
import { coachSettings } from "./ai-settings";
import { builtInCoachFor } from "./coach/in-thread";
import { connectedEnv } from "./connection";
import { db } from "./database/db";
import { builtInEmbedder } from "./embeddings/built-in";
import { type Env, environmentForPrograms } from "./env";
import { counted, countTokens, watchQueue } from "./metrics";
import { speechThread } from "./work/speech-thread";

function settings(read = connectedEnv()): AiSettings {
	return {
		...coachSettings(read),
		onUsage: countTokens,
		transcription: {
			baseURL: read.OPENAI_TRANSCRIBE_BASE_URL,
			model: read.OPENAI_TRANSCRIBE_MODEL,
			program: read.TRANSCRIBE_COMMAND && { command: read.TRANSCRIBE_COMMAND, environment: environmentForPrograms() },
		},
		speech: { baseURL: read.OPENAI_SPEECH_BASE_URL, model: read.OPENAI_SPEECH_MODEL },
	};
}

/** A kind of data that may be sent to a server. */
type Stream = keyof ReturnType<typeof serversOf>;

/** The person whose words are processed. Null stands for nobody in particular. */
export interface Person {
	id: number;
	/** True: no server may receive their words. Null: they have not chosen yet, so no server on another machine may. */
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
	narrator: createNarrator(read, builtInNarrator(speechThread)),
	transcriber: createTranscriber(read),
	embedder: createEmbedder(read, builtInEmbedder),
});

watchQueue("model", waitingForServers);

let configured: { by: Env; chosen: Chosen } | undefined;
let here: Chosen | undefined;

/**
 * Whether one kind of a person's data stays in the app: they chose that, or have not chosen and it would be sent to
 * another machine.
 */
export function staysHere(person: Person | null, what: Stream): boolean {
	if (person === null) return false;
	return person.keepHere ?? isElsewhere(servers()[what]);
}

/**
 * Whether a person still has to choose if their words may be sent to another machine. Only true if a server is
 * configured on one.
 */
export const hasToChoose = ({ keepHere }: Person): boolean =>
	keepHere === null && Object.values(servers()).some(isElsewhere);

const isElsewhere = (address: string | null) => address !== null && locationOf(new URL(address).host) === "elsewhere";

function chosenFor(person: Person | null, what: Stream): Chosen {
	if (staysHere(person, what)) {
		here ??= make(withoutServers(settings()));
		return here;
	}
	const by = connectedEnv();
	// Made again if another model has been connected meanwhile.
	if (configured?.by !== by) configured = { by, chosen: make(settings(by)) };
	return configured.chosen;
}

/** Returns the coach that the environment names, or the built-in one for a person whose words stay here. */
export function coach(person: Person | null): Coach {
	const chosen = chosenFor(person, "text").coach;
	return counted(person && chosen === builtInCoach ? builtInCoachFor(person.id) : chosen);
}

const countedIfAny = <Provider extends { readonly isServer: boolean }>(provider: Provider | null): Provider | null =>
	provider && counted(provider);

/** Returns the narrator, chosen as in `coach`. */
export const narrator = (person: Person | null): Narrator => counted(chosenFor(person, "voice").narrator);

/** Returns the transcriber, chosen as in `coach`; null if there is none. */
export const transcriber = (person: Person | null): Transcriber | null =>
	countedIfAny(chosenFor(person, "dictation").transcriber);

/**
 * Returns the embedder, which finds pages by their meaning; null with the built-in coach, and so for everybody who
 * keeps their words here.
 */
export const embedder = (person: Person | null): Embedder | null => countedIfAny(chosenFor(person, "text").embedder);

/** Returns the addresses of the servers that the environment names, each null if not set. */
export const servers = () => serversOf(settings());

/** Reads what a person has chosen about servers. */
export async function choiceOf(userId: number): Promise<Person> {
	return db().user.findUniqueOrThrow({ where: { id: userId }, select: { id: true, keepHere: true } });
}
