// Builds everything that the app needs without a network, from the output of Next's build: the service worker, the two
// documents that it serves, and the script that displays the pages stored in this browser.
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { build } from "esbuild";
import { publicSettings } from "./compile.mjs";

/** Settings that the code mentions. Without a value, esbuild would leave their names in the code. */
const SETTINGS = ["NEXT_PUBLIC_APP_NAME", "NEXT_PUBLIC_COACH_NAME", "NEXT_PUBLIC_COACH_SETTINGS"];
const TARGETS = ["chrome111", "firefox114", "safari16.4"];

/** @param {string | Buffer} content */
const hashOf = (content) => createHash("sha256").update(content).digest("hex").slice(0, 16);

/**
 * Writes files below `/_next/static/offline`; next.config.mjs maps `/sw.js` and `/offline/…` to them.
 * @param {string} root The project's folder.
 * @param {string} dist Next's build folder, relative to `root`.
 * @param {string[]} settingFiles Files that may contain settings besides the environment; later ones take precedence.
 * @returns {Promise<void>} Throws if the build has no style sheet of the app.
 */
export async function compileOffline(root, dist, settingFiles) {
	const folder = path.join(root, dist, "static", "offline");
	rmSync(folder, { recursive: true, force: true });
	mkdirSync(folder, { recursive: true });
	const define = {
		...Object.fromEntries(SETTINGS.map((name) => [`process.env.${name}`, '""'])),
		...publicSettings(root, settingFiles),
		"process.env.NODE_ENV": '"production"',
	};
	/** @type {(entry: string, options?: import("esbuild").BuildOptions) => Promise<string>} */
	const bundle = async (entry, options = {}) => {
		const { outputFiles } = await build({
			absWorkingDir: root,
			entryPoints: [entry],
			bundle: true,
			write: false,
			minify: true,
			legalComments: "none",
			jsx: "automatic",
			format: "iife",
			target: TARGETS,
			define,
			// Offline, none of Next's pages can be opened, so nothing links to them.
			alias: { "next/link": path.join(root, "components/offline/plain-link.tsx") },
			logLevel: "error",
			...options,
		});
		return outputFiles?.[0]?.text ?? "";
	};
	/** Writes a file under a name that changes with its content. @type {(name: string, content: string) => string} */
	const publish = (name, content) => {
		const file = `${name}-${hashOf(content)}.js`;
		writeFileSync(path.join(folder, file), content);
		return `/_next/static/offline/${file}`;
	};

	const { styles, fonts, classes } = readStyles(path.join(root, dist, "static"));
	const [early, reader, safety, markup] = await Promise.all([
		bundle("components/offline/early.ts"),
		bundle("components/offline/reader-entry.tsx"),
		bundle("lib/safety/notice.ts", { format: "esm" }),
		bundle("components/offline/documents.tsx", { platform: "node", format: "cjs", target: "node20" }),
	]);
	const { readingDocument, helpDocument } = documents(markup);
	const scripts = { early: publish("early", early), reader: publish("reader", reader) };
	const pages = {
		"/offline/reading.html": readingDocument({ styles, classes, scripts }),
		"/offline/help.html": helpDocument({ styles, classes, scripts }, new Date()),
	};
	const named = { ...pages, "/offline/safety.js": safety };
	for (const [address, text] of Object.entries(named)) writeFileSync(path.join(folder, path.basename(address)), text);
	const kept = [
		...Object.entries(named).map(([url, text]) => ({ url, revision: hashOf(text) })),
		...[...styles, ...fonts, scripts.early, scripts.reader].map((url) => ({ url, revision: null })),
		{ url: "/neutral.svg", revision: hashOf(readFileSync(path.join(root, "public/neutral.svg"))) },
	];
	const worker = await bundle("lib/browser/offline/worker.ts", {
		define: { ...define, "self.__PRECACHE": JSON.stringify(kept) },
	});
	writeFileSync(path.join(folder, "sw.js"), worker);
}

/**
 * Returns the app's style sheet and those of its fonts, the fonts that hold Western European letters, and the class
 * names that next/font gives its families.
 * @param {string} folder Next's static files.
 */
function readStyles(folder) {
	const sheets = readdirSync(folder, { recursive: true, encoding: "utf8" })
		.filter((file) => file.endsWith(".css"))
		.map((file) => ({ file, text: readFileSync(path.join(folder, file), "utf8") }))
		.sort((a, b) => b.text.length - a.text.length);
	// The smaller style sheets are for printing.
	const main = sheets.find(({ text }) => text.includes(".lamplight{"));
	const used = sheets.filter((sheet) => sheet === main || /\{--font-[\w-]+:/.test(sheet.text));
	const url = (/** @type {string} */ name) => `/_next/static/${name.split(path.sep).join("/")}`;
	const fonts = used.flatMap(({ file, text }) =>
		[...text.matchAll(/url\(["']?([^"')]+_latin_wght_[^"')]+\.woff2)["']?\)/g)].map(([, name = ""]) =>
			url(path.join(path.dirname(file), name)),
		),
	);
	const classes = used.flatMap(({ text }) => [...text.matchAll(/\.([\w-]+)\{--font-[\w-]+:/g)].map(([, name]) => name));
	if (!main || fonts.length === 0 || classes.length === 0)
		throw new Error("The build lacks the app's styles or fonts.");
	return { styles: used.map(({ file }) => url(file)), fonts: [...new Set(fonts)], classes: classes.join(" ") };
}

/** @typedef {{ styles: string[], classes: string, scripts: { early: string, reader: string } }} Files */

/**
 * Runs the code that writes the documents.
 * @param {string} code
 * @returns {{ readingDocument: (files: Files) => string, helpDocument: (files: Files, now: Date) => string }}
 */
function documents(code) {
	const module = { exports: /** @type {any} */ ({}) };
	new Function("module", "exports", "require", code)(module, module.exports, createRequire(import.meta.url));
	return module.exports;
}
