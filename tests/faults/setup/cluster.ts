import { execFileSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { freePort } from "@/tests/setup/ports";
import { serverUser } from "@/tests/setup/server-user";

const DEBIAN = "/usr/lib/postgresql";

/** The folder with Postgres's own programs; undefined if they are not installed. */
export function postgresPrograms(): string | undefined {
	const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
	return versions
		.map((version) => path.join(DEBIAN, version, "bin"))
		.find((bin) => existsSync(path.join(bin, "initdb")));
}

/** A Postgres server for the tests, in a temporary folder. It is never the machine's own. */
export class Cluster {
	readonly #bin: string;
	readonly #folder = mkdtempSync(path.join(tmpdir(), "innerscript-cluster-"));
	readonly #user = serverUser();
	port = 0;

	constructor() {
		const bin = postgresPrograms();
		if (!bin) throw new Error("Postgres's programs are not installed here: apt-get install postgresql.");
		this.#bin = bin;
		if (this.#user) chownSync(this.#folder, this.#user.uid, this.#user.gid);
	}

	/** Creates and starts it. */
	async create(): Promise<void> {
		this.port = await freePort();
		this.#run("initdb", ["-D", this.#data, "-U", "postgres", "--auth=trust", "--no-sync", "-E", "UTF8"]);
		this.start();
	}

	start(): void {
		const options = `-c listen_addresses=127.0.0.1 -c port=${this.port} -c unix_socket_directories=${this.#folder} -c max_connections=60`;
		this.#run("pg_ctl", ["-D", this.#data, "-w", "-l", path.join(this.#folder, "log"), "-o", options, "start"]);
	}

	/** @param mode `fast` ends every session; `immediate` is a crash. */
	stop(mode: "fast" | "immediate" = "fast"): void {
		this.#run("pg_ctl", ["-D", this.#data, "-w", "-m", mode, "stop"]);
	}

	/** Creates an empty database. @returns Its address. */
	async database(name: string): Promise<string> {
		const client = new pg.Client({ connectionString: this.url("postgres") });
		await client.connect();
		await client.query(`CREATE DATABASE ${pg.escapeIdentifier(name)}`).finally(() => client.end());
		return this.url(name);
	}

	url(name: string, port = this.port): string {
		return `postgresql://postgres@127.0.0.1:${port}/${name}`;
	}

	async remove(): Promise<void> {
		try {
			this.stop("immediate");
		} catch {
			// It is stopped already.
		}
		await wait(100);
		rmSync(this.#folder, { recursive: true, force: true });
	}

	get #data(): string {
		return path.join(this.#folder, "data");
	}

	#run(program: string, args: string[]): void {
		execFileSync(path.join(this.#bin, program), args, { ...this.#user, stdio: "ignore", cwd: this.#folder });
	}
}
