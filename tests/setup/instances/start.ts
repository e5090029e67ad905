import { type Script, start } from "@/tests/launcher/processes";

/** One process of the app. */
export interface Instance {
	origin: string;
	process: Script;
}

/** Starts so many processes of the app's API on the database of this test file; they end with it. */
export function startInstances(count: number, environments: Record<string, string>[] = []): Promise<Instance[]> {
	const given = ["DATABASE_URL", "SESSION_SECRET", "DATA_ENCRYPTION_KEY", "APP_URL", "OPENAI_EMBEDDINGS_MODEL"];
	const shared = Object.fromEntries(given.map((name) => [name, process.env[name] ?? ""]));
	const starting = Array.from({ length: count }, async (_, i) => {
		const environment = { ...shared, TRUST_PROXY: "1", LOG_LEVEL: "error", ...environments[i] };
		const instance = start("tests/setup/instances/instance.ts", [], environment);
		return { process: instance, origin: await instance.line() };
	});
	return Promise.all(starting);
}
