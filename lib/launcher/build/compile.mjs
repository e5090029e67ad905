// Compiles what runs beside Next's build into plain JavaScript: the launcher, the commands for administrators and the
// threads. So nothing has to compile TypeScript while the app runs, which takes a hundred megabytes and a second.
import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";
import { build } from "esbuild";

/** What is compiled, by the name of what comes out. */
const ENTRIES = {
	start: "lib/launcher/start.ts",
	admin: "prisma/admin.ts",
	"threads/texts": "lib/server/texts/worker.ts",
	"threads/import": "lib/server/import/compare-worker.ts",
};

/** These read files that lie beside them, so they stay packages. */
export const PACKAGES_WITH_FILES = [
	"@electric-sql/pglite",
	"@prisma/schema-engine-wasm",
	"next",
	"pg-native",
	"wink-eng-lite-web-model",
];

/**
 * @param {string} root The project's folder.
 * @param {string} folder Where to, from there; what was in it goes.
 * @param {string[]} settingFiles Where settings may be besides the environment; the later ones count more.
 * @returns {Promise<void>}
 */
export async function compile(root, folder, settingFiles) {
	const outdir = path.join(root, folder);
	rmSync(outdir, { recursive: true, force: true });
	await build({
		absWorkingDir: root,
		outdir,
		entryPoints: ENTRIES,
		outExtension: { ".js": ".mjs" },
		bundle: true,
		splitting: true,
		platform: "node",
		target: "node20",
		format: "esm",
		// Names of classes are told to people as kinds of errors.
		keepNames: true,
		conditions: ["react-server"],
		external: PACKAGES_WITH_FILES,
		// Written in as Next does it: what is built is in production, whatever the machine says.
		define: { ...publicSettings(root, settingFiles), "process.env.NODE_ENV": '"production"' },
		banner: {
			js: 'import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);',
		},
		logLevel: "error",
	});
}

/**
 * The NEXT_PUBLIC_ settings, put in place of their names as Next does.
 * @param {string} root
 * @param {string[]} files
 */
export function publicSettings(root, files) {
	const texts = files.map((file) => path.join(root, file)).filter((file) => existsSync(file));
	const found = Object.assign({}, ...texts.map((file) => parseEnv(readFileSync(file, "utf8"))), process.env);
	const open = Object.entries(found).filter(([name]) => name.startsWith("NEXT_PUBLIC_"));
	return Object.fromEntries(open.map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)]));
}
