import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { builtInCoach } from "@/lib/ai/built-in/coach";
import { createCoach } from "@/lib/ai/providers";
import { ask, type Counted } from "./ask";
import { figuresOf, type Run, reportPage } from "./page";
import { tellers } from "./people";
import { hardTasks, type Task, tasksFor } from "./tasks";

/** The default folder for reports; not part of the repository. */
const FOLDER = "coach-report";
const BUILT_IN = "built-in";
const fileOf = (name: string) => `${name.replace(/[^\w.-]+/g, "_")}.json`;

/** Counts what is sent to a model during `work`. */
async function counting<T>(work: (counted: Counted) => Promise<T>): Promise<T> {
	const counted: Counted = { requests: 0, usages: [] };
	const { fetch } = globalThis;
	globalThis.fetch = (...given) => {
		const [resource] = given;
		const address = resource instanceof Request ? resource.url : String(resource);
		if (/\/chat(?:\/completions)?$/.test(address)) counted.requests += 1;
		return fetch(...given);
	};
	try {
		return await work(counted);
	} finally {
		globalThis.fetch = fetch;
	}
}

/** Runs the tasks with the connected model. */
async function ofModel(environment: NodeJS.ProcessEnv, tasks: readonly Task[]): Promise<Run> {
	const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseURL, OPENAI_MODEL: model = "" } = environment;
	const timeoutMs = Number(environment.AI_TIMEOUT_MS ?? 60_000);
	return counting(async (counted) => {
		const onUsage = (usage: Counted["usages"][number]) => counted.usages.push(usage);
		const coach = createCoach({ apiKey, baseURL, model, timeoutMs, onUsage, transcription: {}, speech: {} });
		const outcomes = await ask(coach, tasks, counted);
		return { name: coach.name, where: environment.WHERE ?? "", outcomes };
	});
}

const isRun = (value: unknown): value is Run => typeof value === "object" && value !== null && "outcomes" in value;

/** Returns every run in a folder, the built-in coach's first. */
const runsIn = (folder: string): Run[] =>
	readdirSync(folder)
		.filter((file) => file.endsWith(".json"))
		.sort((a, b) => Number(b === fileOf(BUILT_IN)) - Number(a === fileOf(BUILT_IN)) || a.localeCompare(b))
		.map((file): unknown => JSON.parse(readFileSync(join(folder, file), "utf8")))
		.filter(isRun);

/**
 * `npm run eval:coach -- --model [FOLDER]`: has the connected model write for twenty invented people, and answer
 * messages that coaches often get wrong. Writes `FOLDER/index.html` with the results beside those of the built-in coach
 * and of every model that was run into the same folder before. PEOPLE=3 uses fewer people; WHERE names the server and
 * machine.
 * @returns Whether there was a model to ask.
 */
export async function runReport(environment: NodeJS.ProcessEnv, folder = FOLDER): Promise<boolean> {
	if (!environment.OPENAI_API_KEY && !environment.OPENAI_BASE_URL) {
		console.log("No model is connected. Set OPENAI_BASE_URL or OPENAI_API_KEY, as in .env.example.");
		return false;
	}
	const some = tellers.slice(0, Number(environment.PEOPLE ?? tellers.length));
	const tasks = [...some.flatMap(tasksFor), ...hardTasks];
	mkdirSync(folder, { recursive: true });
	const keep = (run: Run) => writeFileSync(join(folder, fileOf(run.name)), JSON.stringify(run));
	keep({ name: BUILT_IN, where: "", outcomes: await ask(builtInCoach, tasks, { requests: 0, usages: [] }) });
	const run = await ofModel(environment, tasks);
	keep(run);
	writeFileSync(join(folder, "index.html"), reportPage(runsIn(folder)));
	console.table(figuresOf(run));
	console.log(`Side by side: ${join(folder, "index.html")}`);
	return true;
}
