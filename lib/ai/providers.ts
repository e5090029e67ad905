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

/** A server for speech: its own address, or only the name of a model on the chat server. */
interface SpeechServer {
	baseURL?: string | undefined;
	model?: string | undefined;
}

/** The settings that choose coach, narrator and transcriber. Nothing in `lib/ai` reads the environment. */
export interface AiSettings {
	apiKey?: string | undefined;
	/** The address of any OpenAI-compatible server. Without it and without a key, the built-in coach is used. */
	baseURL?: string | undefined;
	model: string;
	/** The model for the short thoughts beside an entry; `model` by default. */
	fastModel?: string | undefined;
	/** The server's model for embeddings. The built-in one by default; `none` turns off search by meaning. */
	embeddingsModel?: string | undefined;
	/** How long the server may be silent, in milliseconds. */
	timeoutMs: number;
	/** The largest prompt, in estimated tokens. */
	maxPromptTokens?: number | undefined;
	/** How much the model should think before it answers; by default what suits each action. */
	reasoningEffort?: ReasoningEffort | undefined;
	/** Receives the token usage of each answer. */
	onUsage?: ((usage: Usage) => void) | undefined;
	transcription: SpeechServer & {
		/** A program on this machine, and the environment in which it runs. */
		program?: Pick<CommandConfig, "command" | "environment"> | undefined;
	};
	speech: SpeechServer;
}

/** Returns the coach: an OpenAI-compatible server if one is configured, otherwise the built-in one. */
export function createCoach(settings: AiSettings): Coach {
	const { apiKey, baseURL } = settings;
	if (!apiKey && !baseURL) return builtInCoach;
	const { model, fastModel, timeoutMs, maxPromptTokens, reasoningEffort, onUsage } = settings;
	const limits = { timeoutMs, maxPromptTokens, reasoningEffort, onUsage };
	return createOpenAiCoach({ apiKey, baseURL, model, fastModel, ...limits, asksServer: true });
}

/**
 * Returns the embedder, which finds pages by meaning, if the coach is a model: the server's, if a model for it is
 * configured, otherwise the built-in one. Null if there is none.
 */
export function createEmbedder(settings: AiSettings, builtIn: Embedder): Embedder | null {
	const { apiKey, baseURL, embeddingsModel, timeoutMs } = settings;
	if ((!apiKey && !baseURL) || embeddingsModel === "none") return null;
	return embeddingsModel ? createOpenAiEmbedder({ apiKey, baseURL, model: embeddingsModel, timeoutMs }) : builtIn;
}

/** Returns the narrator: a server for speech if one is configured, otherwise the built-in one. */
export function createNarrator(settings: AiSettings, builtIn: Narrator): Narrator {
	const server = speechServer(settings, settings.speech, SPEECH_MODEL);
	return server ? createOpenAiNarrator(server) : builtIn;
}

/**
 * Returns the transcriber: preferably a program on this machine, because then no recording leaves it, otherwise a
 * server. Null if none is configured. There is no built-in one, because no package contains speech recognition weights.
 */
export function createTranscriber(settings: AiSettings): Transcriber | null {
	const { program } = settings.transcription;
	if (program) return createCommandTranscriber({ ...program, timeoutMs: settings.timeoutMs });
	const server = speechServer(settings, settings.transcription, TRANSCRIBE_MODEL);
	return server && createOpenAiTranscriber(server);
}

/**
 * Returns the server for speech, if one is configured by its own address, by a model, or by a key for OpenAI itself.
 * The address of a chat server is not enough, because Ollama and similar servers neither transcribe nor speak.
 */
function speechServer(settings: AiSettings, server: SpeechServer, usualModel: string): ChatConfig | null {
	const { apiKey, baseURL, timeoutMs } = settings;
	const isOpenAi = Boolean(apiKey) && !baseURL;
	if (!server.baseURL && !server.model && !isOpenAi) return null;
	if (!server.baseURL && !baseURL && !apiKey) return null;
	return { apiKey, baseURL: server.baseURL ?? baseURL, model: server.model ?? usualModel, timeoutMs };
}

/** Returns the same settings without any server, so that everything runs on this machine. */
export function withoutServers(settings: AiSettings): AiSettings {
	const { program } = settings.transcription;
	return { ...settings, apiKey: undefined, baseURL: undefined, speech: {}, transcription: { program } };
}

/**
 * Returns the addresses of the servers that receive texts, texts to read aloud, and recordings; each null if there is
 * none.
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
