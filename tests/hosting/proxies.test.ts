import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { Agent, request } from "node:https";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { LLMock } from "@copilotkit/aimock";
import { until } from "../launcher/clients";
import { freePort } from "../setup/ports";
import { Visitor } from "./browser";
import { expectWrittenAsItComes, writeSlowly } from "./slow-model";

/*
 * Runs the configurations of docs/hosting in the real programs from Debian, in front of the built app. Only the name,
 * the ports and the certificates are changed.
 */

const port = { app: 0, https: 0, http: 0 };
let origin = "";

const folder = mkdtempSync(path.join(tmpdir(), "innerscript-proxies-"));
const certificate = { cert: path.join(folder, "cert.pem"), key: path.join(folder, "key.pem") };
const nginxLog = path.join(folder, "access.log");
const running: ChildProcess[] = [];
const model = new LLMock({ port: 0, logLevel: "silent" });
const told = { log: "" };

const isInstalled = (program: string) => spawnSync(program, ["-h"]).error === undefined;

function start(file: string, args: string[], env: NodeJS.ProcessEnv = process.env): ChildProcess {
	const child = spawn(file, args, { env, stdio: ["ignore", "pipe", "pipe"] });
	for (const stream of [child.stdout, child.stderr]) stream.on("data", (data) => (told.log += data));
	running.push(child);
	return child;
}

async function stop(child: ChildProcess): Promise<void> {
	running.splice(running.indexOf(child), 1);
	const ended = once(child, "close");
	child.kill("SIGTERM");
	await ended;
}

/** Resolves once something listens on a port of this machine. */
async function listening(port: number): Promise<void> {
	for (let tries = 0; tries < 300; tries++) {
		const socket = connect(port, "127.0.0.1");
		const answers = await once(socket, "connect").then(
			() => true,
			() => false,
		);
		socket.destroy();
		if (answers) return;
		await wait(100);
	}
	throw new Error(`Nothing listens at ${port}. ${told.log}`);
}

const agent = new Agent({ rejectUnauthorized: false, keepAlive: true });

/** Like `fetch`, but from one of this machine's own addresses, and it accepts a self-signed certificate. */
const from = (localAddress: string) =>
	(async (address: string, { method, headers, body }: RequestInit = {}) => {
		const asked = request(address, { agent, localAddress, method, headers: headers as Record<string, string> });
		asked.end(body);
		const [answer] = await once(asked, "response");
		const given = Object.entries(answer.headersDistinct as Record<string, string[]>);
		return new Response(Readable.toWeb(answer) as ReadableStream, {
			status: answer.statusCode,
			headers: given.flatMap(([name, values]) => values.map((value) => [name, value] as [string, string])),
		});
	}) as typeof fetch;

const proxies = [
	{
		name: "nginx",
		address: "127.0.0.2",
		start() {
			const site = readFileSync("docs/hosting/nginx.conf", "utf8")
				.replaceAll("listen 80;", `listen 127.0.0.1:${port.http};`)
				.replaceAll("listen 443 ssl", `listen 127.0.0.1:${port.https} ssl`)
				.replaceAll("innerscript.example.com;", "localhost;")
				.replaceAll(/ssl_certificate \S+;/g, `ssl_certificate ${certificate.cert};`)
				.replaceAll(/ssl_certificate_key \S+;/g, `ssl_certificate_key ${certificate.key};`)
				// The test uses its own port; on port 443, a browser would leave it out.
				.replaceAll("$host;", `$host:${port.https};`)
				.replaceAll("127.0.0.1:3000", `127.0.0.1:${port.app}`)
				.replaceAll("/var/log/nginx/innerscript.log", nginxLog);
			const places = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
				(name) => `${name}_temp_path ${folder}/${name};`,
			);
			const all = `daemon off; pid ${folder}/nginx.pid; error_log stderr; user ${process.getuid?.() === 0 ? "root" : "nobody"};
				events {} http { ${places.join(" ")} ${site} }`;
			writeFileSync(path.join(folder, "nginx.conf"), all);
			return start("nginx", ["-c", path.join(folder, "nginx.conf"), "-p", folder]);
		},
	},
	{
		name: "caddy",
		address: "127.0.0.3",
		start() {
			const site = readFileSync("docs/hosting/Caddyfile", "utf8")
				.replace(
					"innerscript.example.com {",
					`https://localhost:${port.https} {\n\tbind 127.0.0.1\n\ttls ${certificate.cert} ${certificate.key}`,
				)
				.replace("127.0.0.1:3000", `127.0.0.1:${port.app}`);
			writeFileSync(path.join(folder, "Caddyfile"), `{\n\tadmin off\n\thttp_port ${port.http}\n}\n${site}`);
			mkdirSync(path.join(folder, "caddy"), { recursive: true });
			const home = { XDG_DATA_HOME: path.join(folder, "caddy"), XDG_CONFIG_HOME: path.join(folder, "caddy") };
			return start("caddy", ["run", "--adapter", "caddyfile", "--config", path.join(folder, "Caddyfile")], {
				...process.env,
				...home,
			});
		},
	},
];

const there = proxies.filter(({ name }) => isInstalled(name));
const missing = proxies.filter((proxy) => !there.includes(proxy));

beforeAll(async () => {
	for (const { name } of missing)
		console.log(`NOT TESTED: ${name} is not installed here (Debian: apt install ${name}).`);
	if (there.length === 0) return;
	execFileSync(
		"openssl",
		[
			...["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"],
			...["-addext", "subjectAltName=DNS:localhost", "-keyout", certificate.key, "-out", certificate.cert],
		],
		{ stdio: "pipe" },
	);
	writeSlowly(model);
	await model.start();
	for (const name of ["app", "https", "http"] as const) port[name] = await freePort();
	origin = `https://localhost:${port.https}`;
	start(process.execPath, ["lib/launcher/start.mjs"], {
		...process.env,
		PORT: String(port.app),
		APP_URL: origin,
		DATA_DIR: path.join(folder, "data"),
		DATABASE_URL: "",
		TRUST_PROXY: "1",
		REGISTRATIONS_PER_HOUR: "2",
		OPENAI_BASE_URL: `${model.url}/v1`,
		OPENAI_TRANSCRIBE_BASE_URL: `${model.url}/v1`,
		OPENAI_EMBEDDINGS_MODEL: "none",
	});
	await listening(port.app);
}, 120_000);
afterAll(async () => {
	for (const child of [...running]) await stop(child);
	if (there.length > 0) await model.stop();
	agent.destroy();
	rmSync(folder, { recursive: true, force: true });
});

it("has a configuration for each of them", () => {
	expect(there.length + missing.length).toBe(2);
});

describe.each(there)("through $name", ({ name, address, start: startProxy }) => {
	let proxy: ChildProcess;
	let ann: Visitor;
	beforeAll(async () => {
		ann = new Visitor(origin, from(address));
		proxy = startProxy();
		await listening(port.https);
	});
	afterAll(() => stop(proxy));

	it("somebody signs in, over https alone", async () => {
		await ann.signUp(`ann-${name}`);
		expect((await ann.ask("GET", "/api/user")).status).toBe(200);
		const plain = await fetch(`http://localhost:${port.http}/chat`, { redirect: "manual" });
		expect([plain.status, plain.headers.get("location")]).toEqual([
			expect.any(Number),
			expect.stringMatching(/^https:/),
		]);
		// A request from another site's page is refused, whatever the proxy says about this site.
		const foreign = await ann.ask("POST", "/api/logout", {}, { origin: "https://elsewhere.example.com" });
		expect(foreign.status).toBe(403);
	});

	it("what is searched for is in no log of the proxy", async () => {
		expect((await ann.ask("GET", "/api/search?q=heron%20letter")).status).toBe(200);
		const log = () => (name === "nginx" ? readFileSync(nginxLog, "utf8") : told.log);
		// nginx writes its log line after it has answered; Caddy writes none.
		if (name === "nginx") await until(() => log().includes('"GET /api/search"'));
		expect(log()).not.toContain("heron");
	});

	it("the coach's sentences come as they are written", async () => {
		await expectWrittenAsItComes(ann);
	});

	it("a recording of twenty-five megabytes arrives", async () => {
		const wave = Buffer.alloc(25 * 1024 * 1024);
		wave.write("RIFF");
		const answer = await ann.ask("POST", "/api/transcribe", { audio: wave.toString("base64") });
		// The app has read it, and describes in its own words what is wrong with it.
		expect(await answer.text()).toBe("That is not a recording we can read. WAV, WebM, MP4, MP3 and Ogg are.");
	});

	it("everybody counts by the address that the proxy saw, whatever they say of themselves", async () => {
		const register = async (username: string, localAddress: string) => {
			const person = { username, password: "a quiet password", email: `${username}@example.com`, firstName: "Ann" };
			const says = { "x-forwarded-for": "203.0.113.7", "x-real-ip": "203.0.113.7", forwarded: "for=203.0.113.7" };
			return (await new Visitor(origin, from(localAddress)).ask("POST", "/api/register", person, says)).status;
		};
		expect(await register(`bea-${name}`, address)).toBe(200);
		expect(await register(`cleo-${name}`, address)).toBe(429);
		// People at other addresses are not affected.
		expect(await register(`dora-${name}`, address.replace("127.0.0", "127.0.1"))).toBe(200);
	});
});
