/**
 * `npm run bench`: starts the built app on a database of its own and prints what each screen costs: the script its
 * first load sends, and the server's time for it as a ratio to the health route in the same run.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";

const PORT = 3420;
const ORIGIN = `http://localhost:${PORT}`;
const RUNS = 30;
const routes = [
	"/",
	"/questionnaires",
	"/questionnaires/1",
	"/questionnaires/6",
	"/timeline",
	"/relationship-questionnaire",
	"/journal",
	"/chat",
	"/profile",
	"/reset-password",
	"/help-now",
];

const folder = mkdtempSync(path.join(tmpdir(), "innerscript-bench-"));
const app = spawn(process.execPath, ["lib/launcher/start.mjs"], {
	stdio: ["ignore", "ignore", "inherit"],
	env: { ...process.env, PORT: String(PORT), APP_URL: ORIGIN, DATA_DIR: folder, LOG_LEVEL: "silent" },
});

async function untilReady(): Promise<void> {
	for (let attempt = 0; attempt < 240; attempt++) {
		const answer = await fetch(`${ORIGIN}/api/health`).catch(() => null);
		if (answer?.ok) return;
		await new Promise((resolve) => setTimeout(resolve, 250));
	}
	throw new Error("The app did not start. Is it built? npm run build");
}

async function signUp(): Promise<string> {
	const response = await fetch(`${ORIGIN}/api/register`, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify({
			username: "bench",
			password: "a quiet password",
			email: "bench@example.com",
			firstName: "Bench",
		}),
	});
	return response.headers
		.getSetCookie()
		.map((cookie) => cookie.split(";")[0])
		.join("; ");
}

/** Kilobytes of gzipped script that a page names. */
async function scriptOf(html: string): Promise<number> {
	const sources = new Set([...html.matchAll(/<script[^>]+src="([^"]+)"/g)].map((match) => match[1] ?? ""));
	let bytes = 0;
	for (const source of sources)
		bytes += gzipSync(Buffer.from(await (await fetch(ORIGIN + source)).arrayBuffer())).byteLength;
	return bytes / 1024;
}

/** The median of several requests, in milliseconds. */
async function medianTime(url: string, headers: Record<string, string>): Promise<number> {
	const times: number[] = [];
	for (let run = 0; run < RUNS; run++) {
		const started = performance.now();
		await (await fetch(ORIGIN + url, { headers })).text();
		times.push(performance.now() - started);
	}
	return times.sort((a, b) => a - b)[RUNS / 2] ?? 0;
}

async function run(): Promise<void> {
	try {
		await untilReady();
		const cookie = await signUp();
		const visitors: { who: string; headers: Record<string, string>; paths: string[] }[] = [
			{ who: "anonymous", headers: {}, paths: ["/"] },
			{ who: "signed in", headers: { cookie }, paths: routes },
		];
		const baseline = await medianTime("/api/health", {});
		const table = [];
		for (const { who, headers, paths } of visitors) {
			for (const route of paths) {
				const html = await (await fetch(ORIGIN + route, { headers })).text();
				const script = await scriptOf(html);
				const time = await medianTime(route, headers);
				table.push({
					route,
					who,
					"script KB (gzip)": Number(script.toFixed(1)),
					ms: Number(time.toFixed(1)),
					"× health": Number((time / baseline).toFixed(1)),
				});
			}
		}
		console.table(table);
	} finally {
		app.kill("SIGTERM");
		await once(app, "exit");
		rmSync(folder, { recursive: true, force: true });
	}
}

run();
