// `npm run bundle`: creates a folder that the app can run from on any machine with Node, without the rest of the
// project. It contains plain JavaScript and WebAssembly, except for the image library, which is specific to the kind of
// machine on which the bundle is made.
import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { ensureBuilt, ensureGenerated, ensureInstalled, ROOT } from "../setup.mjs";
import { checkTarget, clearTarget } from "./bundle-target.mjs";
import { PACKAGES_WITH_FILES } from "./compile.mjs";

/** Our own files besides Next's build. Next's lists also name many project files that nothing reads. */
const OURS = [
	"LICENSE",
	"public",
	"prisma/migrations",
	"lib/server/core/work/give-way.mjs",
	"lib/ai/built-in/narration/flite.mjs",
	"lib/ai/built-in/narration/worker.mjs",
	"lib/launcher/start.mjs",
	"lib/launcher/web",
	"lib/launcher/build/version.mjs",
	"next.config.mjs",
	"lib/server/account/password-worker.mjs",
	"lib/server/account/sign-in/common-passwords.txt.gz",
	"lib/server/core/embeddings/worker.mjs",
];
/** Programs that are started on their own, so that they are in none of Next's lists. */
const WEB_PROCESS = "lib/launcher/web/web.mjs";
/** Next's configuration, which it reads at startup. */
const CONFIGURATION = "next.config.mjs";
/** Files that Next looks up by computed names before it reads its configuration. */
const LOOKED_FOR = [
	"node_modules/next/dist/compiled/webpack",
	"node_modules/next/dist/compiled/@babel/runtime/package.json",
];
/** Parts of Next that the web process never loads from a build. */
const NEVER_LOADED = [
	"**/next/dist/{docs,next-devtools,bin}/**",
	"**/next/dist/{build/swc,build/webpack,server/dev}/**",
	"**/next/dist/compiled/{babel,babel-packages,next-devtools,@vercel/nft}/**",
	"**/node_modules/{baseline-browser-mapping,browserslist,caniuse-lite,sharp,@img,typescript}/**",
	"**/*.{development,dev}.js",
];
/** Packages that are copied completely, with their dependencies. */
const WHOLE = [...PACKAGES_WITH_FILES.filter((name) => !["next", "pg-native"].includes(name)), "sharp"];
/** Folder of the image library's packages for this kind of machine, as npm has installed them. */
const PICTURES = "node_modules/@img";
/** Programs for a particular processor, and files only used for debugging. */
const LEFT_OUT = /node_modules\/(@esbuild|esbuild|tsx|typescript)\/|\.map$|\.nft\.json$|\.[cm]?ts$/;

/** @param {string} file */
const json = (file) => JSON.parse(readFileSync(path.join(ROOT, file), "utf8"));

/**
 * Reads the files that one of Next's lists names.
 * @param {string} list Path of the list, relative to the project's folder.
 * @returns {string[]} Paths relative to the project's folder.
 */
const filesOf = (list) => json(list).files.map((/** @type {string} */ file) => path.join(path.dirname(list), file));

/**
 * @param {string} folder
 * @param {(name: string) => boolean} isWanted
 */
const namesIn = (folder, isWanted) =>
	readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" })
		.filter(isWanted)
		.map((name) => path.join(folder, name));

/**
 * Finds a package and all of its dependencies.
 * @param {string} name
 * @param {Set<string>} found
 */
function withDependencies(name, found = new Set()) {
	const folder = `node_modules/${name}`;
	if (found.has(folder) || !existsSync(path.join(ROOT, folder))) return found;
	found.add(folder);
	for (const dependency of Object.keys(json(`${folder}/package.json`).dependencies ?? {})) {
		withDependencies(dependency, found);
	}
	return found;
}

/** Returns the files that the web process itself loads. */
async function filesOfWebProcess() {
	// The same tracer makes Next's own lists.
	const { nodeFileTrace } = createRequire(import.meta.url)("next/dist/compiled/@vercel/nft");
	const { fileList } = await nodeFileTrace(
		[WEB_PROCESS, CONFIGURATION].map((file) => path.join(ROOT, file)),
		{ base: ROOT, ignore: NEVER_LOADED },
	);
	return [...fileList];
}

/** @param {string} dist Next's build. */
async function allFiles(dist) {
	const lists = [`${dist}/next-server.js.nft.json`, ...namesIn(`${dist}/server`, (name) => name.endsWith(".nft.json"))];
	const listed = [
		...json(`${dist}/required-server-files.json`).files,
		...lists.flatMap(filesOf),
		...(await filesOfWebProcess()),
	];
	const traced = listed.filter((file) => file.startsWith("node_modules/") || file.startsWith(`${dist}/`));
	const whole = [
		...OURS,
		...LOOKED_FOR,
		`${dist}/server`,
		`${dist}/static`,
		`${dist}-run`,
		...WHOLE.flatMap((name) => [...withDependencies(name)]),
		...(existsSync(path.join(ROOT, PICTURES)) ? [PICTURES] : []),
	];
	const files = whole.flatMap((one) =>
		lstatSync(path.join(ROOT, one)).isDirectory() ? namesIn(one, () => true) : [one],
	);
	const isFile = (/** @type {string} */ file) => !lstatSync(path.join(ROOT, file)).isDirectory();
	return [...new Set([...traced, ...files])].filter((file) => !LEFT_OUT.test(file) && isFile(file));
}

/**
 * Makes the bundle.
 * @param {string} target The folder to make. An earlier bundle in it is replaced; the data and settings that it was
 * used with stay.
 * @returns {Promise<number>} Its size in bytes.
 */
async function bundle(target) {
	checkTarget(target, ROOT);
	await ensureInstalled({ dev: false });
	await ensureGenerated();
	await ensureBuilt();
	const dist = process.env.NEXT_DIST_DIR || ".next";
	const files = await allFiles(dist);
	clearTarget(target, files);
	let bytes = 0;
	for (const file of files) {
		const from = path.join(ROOT, file);
		const to = path.join(target, file);
		mkdirSync(path.dirname(to), { recursive: true });
		// Links are copied as they are: they lead to another place in the folder.
		cpSync(from, to, { verbatimSymlinks: true });
		bytes += lstatSync(from).size;
	}
	const { name, version, license, engines } = json("package.json");
	const scripts = { start: "node --max-semi-space-size=4 lib/launcher/start.mjs", admin: `node ${dist}-run/admin.mjs` };
	const described = { name, version, private: true, license, engines, scripts };
	writeFileSync(path.join(target, "package.json"), `${JSON.stringify(described, null, "\t")}\n`);
	return bytes;
}

const target = path.resolve(process.argv[2] ?? "bundle");
try {
	const bytes = await bundle(target);
	console.log(`${target}: ${Math.round(bytes / 1e6)} MB. Start it there with: npm start`);
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}
