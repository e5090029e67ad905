import { type Script, start } from "@/tests/launcher/processes";

/** One process of the app. */
export interface Instance {
	origin: string;
	process: Script;
}

/**
 * Starts `count` processes of the app's API on this test file's database; they are stopped after the file's tests.
 * @param folder The folder of the app to start; by default this one.
 */
export function startInstances(
	count: number,
	environments: Record<string, string>[] = [],
	folder?: string,
): Promise<Instance[]> {
	const given = ["DATABASE_URL", "SESSION_SECRET", "DATA_ENCRYPTION_KEY", "APP_URL", "OPENAI_EMBEDDINGS_MODEL"];
	const shared = Object.fromEntries(given.map((name) => [name, process.env[name] ?? ""]));
	const starting = Array.from({ length: count }, async (_, i) => {
		const environment = { ...shared, TRUST_PROXY: "1", LOG_LEVEL: "error", ...environments[i] };
		const instance = start("tests/setup/instances/instance.ts", [], environment, folder);
		return { process: instance, origin: await instance.line() };
	});
	return Promise.all(starting);
}
