import { parentPort } from "node:worker_threads";
import bcrypt from "bcryptjs";

parentPort.on("message", ({ hash, cost, compare, with: known }) => {
	try {
		const result = hash === undefined ? bcrypt.compareSync(compare, known) : bcrypt.hashSync(hash, cost);
		parentPort.postMessage({ result });
	} catch {
		parentPort.postMessage({ failed: "The password could not be checked" });
	}
});
