/**
 * Preloaded by NODE_OPTIONS into the processes of an app that is measured, and active only in the one that answers
 * people. Over a unix socket (BENCH_PROBE) it tells what no request can tell: the processor's time, memory (also after
 * all garbage is collected), the delay of the event loop, and the statements that were sent to the database. Nothing of
 * it is part of the app.
 */
const { isMainThread } = require("node:worker_threads");

if (isMainThread && process.env.BENCH_PROBE && /web\.mjs$/.test(process.argv[1] ?? "")) {
	const { createServer } = require("node:http");
	const { monitorEventLoopDelay } = require("node:perf_hooks");
	const { rmSync } = require("node:fs");
	const { setFlagsFromString, writeHeapSnapshot } = require("node:v8");
	const { runInNewContext } = require("node:vm");
	const pg = require("pg");

	const delay = monitorEventLoopDelay({ resolution: 5 });
	delay.enable();
	/** Null while nobody wants to know. */
	let statements = null;
	/** By its text, the first of each statement that is alike; null while nobody wants to know. */
	let different = null;
	/** Values can stand in a statement's text, so that there is no end of different ones. */
	const MOST_DIFFERENT = 5_000;
	const { query } = pg.Client.prototype;
	pg.Client.prototype.query = function (config, values, ...rest) {
		if (statements !== null || different !== null) {
			const text = typeof config === "string" ? config : config.text;
			if (typeof text === "string" && !/^SET statement_timeout/.test(text)) {
				const rowMode = typeof config === "object" ? config.rowMode : undefined;
				const given = (Array.isArray(values) ? values : config.values) ?? [];
				const sent = () => ({ text, values: given.map(plain), rowMode });
				statements?.push(sent());
				if (different && !different.has(text) && different.size < MOST_DIFFERENT) different.set(text, sent());
			}
		}
		return query.call(this, config, values, ...rest);
	};
	const plain = (value) => {
		if (typeof value === "bigint") return String(value);
		return value instanceof Date ? value.toISOString() : value;
	};

	const answers = {
		"/environment": () => ({
			databaseUrl: process.env.DATABASE_URL,
			keyFile: process.env.DATA_ENCRYPTION_KEY_FILE,
			pid: process.pid,
		}),
		"/cpu": () => {
			const { user, system } = process.cpuUsage();
			return { ms: (user + system) / 1000 };
		},
		"/loop": () => {
			const ms = (nanoseconds) => (Number.isFinite(nanoseconds) ? nanoseconds / 1e6 : 0);
			const told = { mean: ms(delay.mean), p99: ms(delay.percentile(99)), max: ms(delay.max) };
			delay.reset();
			return told;
		},
		"/memory": () => process.memoryUsage(),
		"/kept": () => {
			setFlagsFromString("--expose-gc");
			const collect = runInNewContext("gc");
			// Twice: what the first frees may be all that holds something else.
			collect();
			collect();
			return process.memoryUsage();
		},
		"/snapshot": () => writeHeapSnapshot(),
		"/listen": () => {
			statements = [];
			return {};
		},
		"/gather": () => {
			different = new Map();
			return {};
		},
		"/gathered": () => {
			const heard = [...(different?.values() ?? [])];
			different = null;
			return heard;
		},
		"/statements": () => {
			const heard = statements ?? [];
			statements = null;
			return heard;
		},
	};
	const socket = process.env.BENCH_PROBE;
	rmSync(socket, { force: true });
	const server = createServer((request, response) => {
		response.end(JSON.stringify(answers[request.url]?.() ?? null));
	});
	server.listen(socket);
	server.unref();
}
