import { parentPort } from "node:worker_threads";
import bcrypt from "bcryptjs";

parentPort.on("message", ({ id, hash, cost, compare, with: known }) => {
	try {
		const result = hash === undefined ? bcrypt.compareSync(compare, known) : bcrypt.hashSync(hash, cost);
		parentPort.postMessage({ id, result });
	} catch {
		parentPort.postMessage({ id, failed: true });
	}
});
