// A worker that does as it is told: spins for some milliseconds, fails, refuses, dies, reports its priority, or uses
// ever more memory.
import { getPriority } from "node:os";
import { parentPort } from "node:worker_threads";

parentPort.on("message", (task) => {
	if (task === "fail") return parentPort.postMessage({ failed: "as told" });
	if (task === "refuse") {
		return parentPort.postMessage({ failed: "AppError", refused: { code: "conflict", message: "No, as told." } });
	}
	if (task === "priority") return parentPort.postMessage({ result: getPriority() });
	if (task === "die") process.exit(1);
	if (task === "hoard") for (const hoard = []; ; ) hoard.push({ at: hoard.length });
	const until = performance.now() + task;
	while (performance.now() < until);
	parentPort.postMessage({ result: task });
});
