// Compiles everything that runs besides Next's build into plain JavaScript: the launcher, the commands for the
// operator, and the worker threads. Otherwise TypeScript would be compiled while the app runs, which takes a hundred
// megabytes and a second.
import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";
import { build } from "esbuild";

/** The worker threads to compile, by the name of the output. */
export const THREADS = {
	"threads/texts": "lib/server/texts/worker.ts",
	"threads/import": "lib/server/import/compare-worker.ts",
};
/** All files to compile. */
const ENTRIES = { start: "lib/launcher/start.ts", admin: "prisma/admin.ts", ...THREADS };

/** Packages that read files next to their code, so they are not bundled. */
export const PACKAGES_WITH_FILES = [
	"@electric-sql/pglite",
	"@prisma/schema-engine-wasm",
	"next",
	"pg-native",
	"wink-eng-lite-web-model",
];

/**
 * Compiles files.
 * @param {string} root The project's folder.
 * @param {string} folder Output folder, relative to `root`; it is emptied first.
 * @param {string[]} settingFiles Files that may contain settings besides the environment; later ones take precedence.
 * @param {Record<string, string>} entries The files by the name of the output; all of them by default.
 * @returns {Promise<void>}
 */
export async function compile(root, folder, settingFiles, entries = ENTRIES) {
	const outdir = path.join(root, folder);
	rmSync(outdir, { recursive: true, force: true });
	await build({
		absWorkingDir: root,
		outdir,
		entryPoints: entries,
		outExtension: { ".js": ".mjs" },
		bundle: true,
		splitting: true,
		platform: "node",
		target: "node20",
		format: "esm",
		// Error responses contain class names as the kind of error.
		keepNames: true,
		conditions: ["react-server"],
		external: PACKAGES_WITH_FILES,
		// Inserted at build time, as Next does: a build always runs in production mode, whatever the environment says.
		define: { ...publicSettings(root, settingFiles), "process.env.NODE_ENV": '"production"' },
		banner: {
			js: 'import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);',
		},
		logLevel: "error",
	});
}

/**
 * Returns the NEXT_PUBLIC_ settings, which replace their names in the code, as Next does.
 * @param {string} root
 * @param {string[]} files
 */
export function publicSettings(root, files) {
	const texts = files.map((file) => path.join(root, file)).filter((file) => existsSync(file));
	const found = Object.assign({}, ...texts.map((file) => parseEnv(readFileSync(file, "utf8"))), process.env);
	const open = Object.entries(found).filter(([name]) => name.startsWith("NEXT_PUBLIC_"));
	return Object.fromEntries(open.map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)]));
}
