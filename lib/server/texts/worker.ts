import { parentPort } from "node:worker_threads";
import { composeOffers } from "@/lib/ai/built-in/scripts/offers";
import { AppError } from "@/lib/domain/core/errors";
import { writers } from "@/lib/server/core/coach/writers";
import { recalls } from "@/lib/server/memory/recall/recalls";
import { readers } from "@/lib/server/safety/readers";

/** Everything that a worker thread can do with texts: pure functions that need no database. */
const tasks = { ...readers, ...recalls, ...writers, composeOffers } as Record<string, (...given: unknown[]) => unknown>;

parentPort?.on("message", async ({ name, given }: { name: string; given: unknown[] }) => {
	try {
		parentPort?.postMessage({ result: await tasks[name]?.(...given) });
	} catch (error) {
		const refused = error instanceof AppError ? { code: error.code, message: error.message } : undefined;
		parentPort?.postMessage({ failed: error instanceof Error ? error.name : "unknown", refused });
	}
});
