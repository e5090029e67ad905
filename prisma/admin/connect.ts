import path from "node:path";
import { createInterface } from "node:readline/promises";
import { type FoundServer, findServers, talkingModels } from "@/lib/ai/openai/find-servers";
import { envFile, setInEnvFile } from "@/lib/launcher/env-file";
import { modelReport } from "@/lib/server/core/model-check";
import type { Command } from "./command";
import { hiddenAnswers } from "./hidden-input";

/** The settings to write; null removes a variable. */
interface Chosen {
	baseURL: string | null;
	apiKey: string | null;
	model: string;
}

interface Option {
	label: string;
	choose(): Promise<Chosen | null>;
}

export const connect: Command = {
	name: "connect",
	usage: "[ADDRESS [MODEL]]",
	summary: "finds a language model, tries it and lets it coach",
	details: [
		"Looks for Ollama, LM Studio, llama.cpp, vLLM and Jan on this machine, asks which model is to coach, or for an",
		"address and a key, tries it, and writes .env (the old one stays beside it). An app that is running takes it over",
		"within seconds. With an address, and a model where the server has several, nothing is asked.",
	].join("\n"),
	async run(args) {
		const [address, model] = args;
		const chosen = address ? await named(address, model) : await asked();
		if (chosen === null) return;
		console.log(`\nTrying ${chosen.model}. This takes as long as a short answer.\n`);
		const variables = {
			OPENAI_BASE_URL: chosen.baseURL ?? "",
			OPENAI_API_KEY: chosen.apiKey ?? "",
			OPENAI_MODEL: chosen.model,
		};
		const { lines, canCoach } = await modelReport({ ...process.env, ...variables, OPENAI_MODEL_FAST: "" });
		for (const line of lines) console.log(line);
		if (!canCoach) throw new Error("\nNothing was changed: with this model the coach could not answer.");
		const file = envFile();
		const before = setInEnvFile(file, {
			OPENAI_BASE_URL: chosen.baseURL,
			OPENAI_API_KEY: chosen.apiKey,
			OPENAI_MODEL: chosen.model,
		});
		console.log(`\nWritten to ${file}${before ? `; what it was is in ${path.basename(before)}` : ""}.`);
		console.log("An app that runs takes it over within seconds; otherwise start it with `npm run up`.");
	},
};

/** Returns the settings given as arguments. @throws Error with a sentence. */
async function named(address: string, model: string | undefined): Promise<Chosen> {
	const baseURL = addressOf(address);
	const key = process.env.OPENAI_API_KEY || null;
	const models = await talkingModels(baseURL, key ?? undefined);
	const chosen = model ?? (models?.length === 1 ? models[0] : undefined);
	if (!chosen) {
		throw new Error(
			models === null
				? `Nothing answers at ${baseURL}.`
				: `Name one of its models after the address: ${models.slice(0, 20).join(", ") || "it has none"}.`,
		);
	}
	return { baseURL, apiKey: key, model: chosen };
}

/** Completes an address that may be typed with or without its protocol and `/v1`. @throws Error with a sentence. */
export function addressOf(typed: string): string {
	const text = typed.trim().replace(/\/+$/, "");
	const whole = /^https?:\/\//i.test(text) ? text : `http://${text}`;
	if (/^(?:https?:)?$/i.test(text) || !URL.canParse(whole))
		throw new Error("That is not an address (such as http://localhost:11434/v1).");
	return new URL(whole).pathname === "/" ? `${whole}/v1` : whole;
}

/** Asks for the settings in the terminal. @returns Null if nothing is to be connected. */
async function asked(): Promise<Chosen | null> {
	console.log("Looking for models on this machine…");
	const found = await findServers();
	const options: Option[] = [
		...found.flatMap((server) => optionsOf(server)),
		{ label: "another server, by its address", choose: elsewhere },
		{ label: "OpenAI, with a key", choose: openAi },
	];
	if (found.length === 0) console.log("None runs here: neither Ollama nor LM Studio, llama.cpp, vLLM or Jan.");
	options.forEach(({ label }, i) => {
		console.log(`  ${i + 1}  ${label}`);
	});
	const answer = await question(`Which one? (1 to ${options.length}, or nothing to leave it as it is) `);
	if (answer === "") return null;
	const option = options[Number(answer) - 1];
	if (!option) throw new Error(`There is no ${answer} in the list.`);
	return option.choose();
}

function optionsOf({ name, baseURL, models }: FoundServer): Option[] {
	if (models.length === 0) console.log(`${name} runs on this machine, but has no model yet.`);
	return models.map((model) => ({
		label: `${model}, by ${name} on this machine`,
		choose: async () => ({ baseURL, apiKey: null, model }),
	}));
}

async function elsewhere(): Promise<Chosen> {
	const baseURL = addressOf(await question("Its address (such as http://192.168.1.20:8080/v1): "));
	const key = (await hidden("Its key, if it needs one (not shown): ")) || null;
	return { baseURL, apiKey: key, model: await modelAt(baseURL, key) };
}

async function openAi(): Promise<Chosen> {
	const key = await hidden("The key (not shown): ");
	if (key === "") throw new Error("Without a key OpenAI does not answer.");
	return { baseURL: null, apiKey: key, model: (await question("The model (gpt-4.1-mini): ")) || "gpt-4.1-mini" };
}

async function modelAt(baseURL: string, key: string | null): Promise<string> {
	const models = await talkingModels(baseURL, key ?? undefined, 10_000);
	if (models?.length === 1 && models[0]) return models[0];
	if (models && models.length > 0) console.log(`Its models: ${models.slice(0, 40).join(", ")}`);
	const model = await question("The model: ");
	if (model === "") throw new Error("Without a model nothing can be connected.");
	return model;
}

const hidden = async (text: string): Promise<string> => (await hiddenAnswers([text]))[0]?.trim() ?? "";

async function question(text: string): Promise<string> {
	const lines = createInterface({ input: process.stdin, output: process.stdout });
	try {
		return (await lines.question(text)).trim();
	} finally {
		lines.close();
	}
}
