import { type MessagePort, parentPort } from "node:worker_threads";
import { AppError } from "@/lib/domain/core/errors";
import { type Asked, type Reading, readAndCompare } from "./read-and-compare";
import { buffersOf } from "./row-list";

parentPort?.on("message", async ({ reading, port }: { reading: Reading; port: MessagePort }) => {
	const waiting: ((answer: unknown) => void)[] = [];
	port.on("message", (answer) => waiting.shift()?.(answer));
	const ask = <What extends Asked>(what: What) =>
		new Promise<never>((resolve) => {
			waiting.push(resolve as (answer: unknown) => void);
			port.postMessage(what);
		});
	try {
		const result = await readAndCompare(reading, {
			look: (list) => ask({ list }),
			cameBefore: () => ask({ list: null }),
		});
		parentPort?.postMessage({ result }, Object.values(result.packed).flatMap(buffersOf));
	} catch (error) {
		const refused = error instanceof AppError ? { code: error.code, message: error.message } : undefined;
		parentPort?.postMessage({ failed: error instanceof Error ? error.name : "unknown", refused });
	} finally {
		port.close();
	}
});
