import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { int32, message } from "@/lib/launcher/database/wire/messages";
import { WireServer } from "@/lib/launcher/database/wire/server";

test("a backend that breaks sends everybody away, once, and lets the server close", async () => {
	const folder = mkdtempSync(path.join(tmpdir(), "wire-"));
	const socketPath = path.join(folder, "socket");
	const crashes: unknown[] = [];
	const broken = new Error("out of memory");
	const backend = {
		execProtocolRawSync(): Uint8Array {
			throw broken;
		},
		execProtocol: async () => {},
		isInTransaction: () => false,
	};
	const server = new WireServer(backend, {
		socketPath,
		parameters: { server_version: "18" },
		maxConnections: 5,
		idleInTransactionMs: 1000,
		onCrash: (error) => crashes.push(error),
	});
	await server.listen();
	const open = () => {
		const socket = connect(socketPath);
		const parameters = Buffer.from("user\0postgres\0\0");
		socket.write(Buffer.concat([int32(8 + parameters.length), int32(3 << 16), parameters]));
		return { socket, said: text(socket) };
	};
	const [waiting, asking, alsoAsking] = [open(), open(), open()];
	asking.socket.write(message("Q", "SELECT 1"));
	alsoAsking.socket.write(message("Q", "SELECT 2"));
	for (const { said } of [waiting, asking, alsoAsking]) expect(await said).toContain("The database has crashed.");
	expect(crashes).toEqual([broken]);
	await expect(new Promise((_, reject) => connect(socketPath).on("error", reject))).rejects.toThrow(
		/ENOENT|ECONNREFUSED/,
	);
	await server.close();
	rmSync(folder, { recursive: true });
});
