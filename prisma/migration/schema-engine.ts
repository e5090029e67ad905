import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import type { PrismaPg } from "@prisma/adapter-pg";
import { bindMigrationAwareSqlAdapterFactory } from "@prisma/driver-adapter-utils";
import type { SchemaEngine } from "@prisma/schema-engine-wasm";

type EngineModule = typeof import("@prisma/schema-engine-wasm") & {
	__wbg_set_wasm(exports: WebAssembly.Exports): void;
};

let loading: Promise<EngineModule> | undefined;

// The package's own entry point imports its .wasm as an ES module, which Node does not do without a flag.
async function load(): Promise<EngineModule> {
	const glue = createRequire(import.meta.url).resolve("@prisma/schema-engine-wasm/schema_engine_bg");
	const engine = (await import(pathToFileURL(glue).href)) as EngineModule;
	const imports = Object.entries(engine).map(([name, value]) => [
		name,
		// The engine never clears its ten-second lock timeout, which must not keep a finished script from exiting.
		name.startsWith("__wbg_setTimeout_")
			? (callback: () => void, milliseconds: number) => setTimeout(callback, milliseconds >>> 0).unref()
			: value,
	]);
	const { instance } = await WebAssembly.instantiate(await readFile(glue.replace(/\.js$/, ".wasm")), {
		"./schema_engine_bg.js": Object.fromEntries(imports),
	});
	// The engine writes its panic message here; without it, a panic would be a TypeError about this name.
	(globalThis as { PRISMA_WASM_PANIC_REGISTRY?: object }).PRISMA_WASM_PANIC_REGISTRY ??= {
		set_message(message: string) {
			throw new Error(message);
		},
	};
	engine.__wbg_set_wasm(instance.exports);
	(instance.exports as { __wbindgen_start(): void }).__wbindgen_start();
	return engine;
}

/**
 * Prisma's own schema engine as WebAssembly, so that nothing has to be downloaded.
 * @param factory connects it to the database; free the engine before closing the factory's pool.
 * @param schema text of schema.prisma, or undefined if only migration files matter.
 */
export async function createSchemaEngine(factory: PrismaPg, schema?: string): Promise<SchemaEngine> {
	loading ??= load();
	const { SchemaEngine } = await loading;
	return SchemaEngine.new(
		{ datamodels: schema === undefined ? undefined : [["schema.prisma", schema]] },
		() => {},
		bindMigrationAwareSqlAdapterFactory(factory),
	);
}
