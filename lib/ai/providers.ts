import { builtInCoach } from "./built-in/coach";
import { type ChatConfig, OPENAI_URL, type ReasoningEffort, type Usage } from "./openai/client/client";
import { createOpenAiCoach } from "./openai/coach";
import { createOpenAiEmbedder } from "./openai/embed";
import { createOpenAiNarrator } from "./openai/speech/narrate";
import { createOpenAiTranscriber } from "./openai/speech/transcribe";
import { type CommandConfig, createCommandTranscriber } from "./transcribe/command";
import type { Coach, Embedder, Narrator, Transcriber } from "./types";

const TRANSCRIBE_MODEL = "gpt-4o-mini-transcribe";
const SPEECH_MODEL = "gpt-4o-mini-tts";

/** A server for speech: its own address, or just the name of a model on the chat server. */
interface SpeechServer {
	baseURL?: string | undefined;
	model?: string | undefined;
}

/** What determines who coaches, speaks and transcribes. Nothing in `lib/ai` reads the environment. */
export interface AiSettings {
	apiKey?: string | undefined;
	/** Of any OpenAI-compatible server. Without it and without a key, the built-in coach is used. */
	baseURL?: string | undefined;
	model: string;
	/** For the short thoughts beside an entry; without it, `model`. */
	fastModel?: string | undefined;
	/** The server's model for embeddings; `none` for no search by meaning; without it, the built-in one. */
	embeddingsModel?: string | undefined;
	/** How long the server may be silent, in milliseconds. */
	timeoutMs: number;
	/** The most a prompt may take, in estimated tokens. */
	maxPromptTokens?: number | undefined;
	/** How much the model is to think before it answers; without it, what suits each action. */
	reasoningEffort?: ReasoningEffort | undefined;
	/** Hears what each answer took. */
	onUsage?: ((usage: Usage) => void) | undefined;
	transcription: SpeechServer & {
		/** A program on this machine, and the environment it runs in. */
		program?: Pick<CommandConfig, "command" | "environment"> | undefined;
	};
	speech: SpeechServer;
}

/** The coach of these settings: an OpenAI-compatible server if one is named, else the built-in one. */
export function createCoach(settings: AiSettings): Coach {
	const { apiKey, baseURL } = settings;
	if (!apiKey && !baseURL) return builtInCoach;
	const { model, fastModel, timeoutMs, maxPromptTokens, reasoningEffort, onUsage } = settings;
	const limits = { timeoutMs, maxPromptTokens, reasoningEffort, onUsage };
	return createOpenAiCoach({ apiKey, baseURL, model, fastModel, ...limits, asksServer: true });
}

/**
 * What finds pages by their meaning, for a coach that is a model: the embeddings of the same server where a model for
 * them is named, else the built-in ones; null if nothing does.
 */
export function createEmbedder(settings: AiSettings, builtIn: Embedder): Embedder | null {
	const { apiKey, baseURL, embeddingsModel, timeoutMs } = settings;
	if ((!apiKey && !baseURL) || embeddingsModel === "none") return null;
	return embeddingsModel ? createOpenAiEmbedder({ apiKey, baseURL, model: embeddingsModel, timeoutMs }) : builtIn;
}

/** The narrator of these settings: a server for speech if one is named, else the built-in one. */
export function createNarrator(settings: AiSettings, builtIn: Narrator): Narrator {
	const server = speechServer(settings, settings.speech, SPEECH_MODEL);
	return server ? createOpenAiNarrator(server) : builtIn;
}

/**
 * The transcriber of these settings: a program on this machine rather than a server, because then no recording leaves
 * it. Null if none is named. There is no built-in one, because nobody publishes speech weights in a package.
 */
export function createTranscriber(settings: AiSettings): Transcriber | null {
	const { program } = settings.transcription;
	if (program) return createCommandTranscriber({ ...program, timeoutMs: settings.timeoutMs });
	const server = speechServer(settings, settings.transcription, TRANSCRIBE_MODEL);
	return server && createOpenAiTranscriber(server);
}

/**
 * The server for speech, if one is named: by an address of its own, by a model, or by a key for OpenAI itself. The
 * address of a chat server is not enough: Ollama and its like neither transcribe nor speak.
 */
function speechServer(settings: AiSettings, server: SpeechServer, usualModel: string): ChatConfig | null {
	const { apiKey, baseURL, timeoutMs } = settings;
	const isOpenAi = Boolean(apiKey) && !baseURL;
	if (!server.baseURL && !server.model && !isOpenAi) return null;
	if (!server.baseURL && !baseURL && !apiKey) return null;
	return { apiKey, baseURL: server.baseURL ?? baseURL, model: server.model ?? usualModel, timeoutMs };
}

/** The same without any server: everything then runs on this machine. */
export function withoutServers(settings: AiSettings): AiSettings {
	const { program } = settings.transcription;
	return { ...settings, apiKey: undefined, baseURL: undefined, speech: {}, transcription: { program } };
}

/**
 * The addresses of the servers that receive what is written, what is read aloud, and what is dictated; null for none.
 */
export function serversOf(settings: AiSettings): Record<"text" | "voice" | "dictation", string | null> {
	const { apiKey, baseURL, speech, transcription } = settings;
	const addressOf = (server: ChatConfig | null) => server && (server.baseURL ?? OPENAI_URL);
	return {
		text: apiKey || baseURL ? (baseURL ?? OPENAI_URL) : null,
		voice: addressOf(speechServer(settings, speech, SPEECH_MODEL)),
		dictation: transcription.program ? null : addressOf(speechServer(settings, transcription, TRANSCRIBE_MODEL)),
	};
}
