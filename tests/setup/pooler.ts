import { spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { freePort } from "./ports";
import { serverUser } from "./server-user";

const PROGRAM = ["/usr/sbin/pgbouncer", "/usr/bin/pgbouncer", "/usr/local/bin/pgbouncer"].find((file) =>
	existsSync(file),
);

/** Whether PgBouncer is installed. */
export const hasPooler = PROGRAM !== undefined;

export interface Pooler {
	port: number;
	/** Kills the pooler without a clean shutdown, like a crash. */
	kill(): Promise<void>;
	close(): Promise<void>;
}

/**
 * Starts a real PgBouncer in front of a server; it gives each transaction another connection.
 * @param url The address of any database of that server.
 * @param size How many connections it holds.
 */
export async function startPooler(
	url: string,
	{ size = 5, port }: { size?: number; port?: number } = {},
): Promise<Pooler> {
	if (!PROGRAM) throw new Error("PgBouncer is not installed here.");
	const folder = mkdtempSync(path.join(tmpdir(), "innerscript-pooler-"));
	const at = port ?? (await freePort());
	const server = new pg.Client({ connectionString: url });
	const settings = [
		"[databases]",
		`* = host=${server.host} port=${server.port} user=${server.user}${server.password ? ` password=${server.password}` : ""}`,
		"[pgbouncer]",
		"listen_addr = 127.0.0.1",
		`listen_port = ${at}`,
		"unix_socket_dir =",
		"auth_type = any",
		"pool_mode = transaction",
		`default_pool_size = ${size}`,
		"max_client_conn = 200",
		"server_login_retry = 1",
	];
	const file = path.join(folder, "pgbouncer.ini");
	writeFileSync(file, `${settings.join("\n")}\n`);
	const user = serverUser();
	if (user) for (const one of [folder, file]) chownSync(one, user.uid, user.gid);
	const child = spawn(PROGRAM, ["-q", file], { ...user, stdio: "ignore" });
	const ended = once(child, "exit");
	while (!(await listens(at))) await wait(50);
	const end = async (signal: NodeJS.Signals) => {
		child.kill(signal);
		if (child.exitCode === null && child.signalCode === null) await ended;
		rmSync(folder, { recursive: true, force: true });
	};
	return { port: at, kill: () => end("SIGKILL"), close: () => end("SIGTERM") };
}

const listens = (port: number): Promise<boolean> =>
	new Promise((resolve) => {
		const socket = connect(port, "127.0.0.1");
		socket.on("connect", () => resolve(true)).on("error", () => resolve(false));
		socket.on("connect", () => socket.destroy());
	});
