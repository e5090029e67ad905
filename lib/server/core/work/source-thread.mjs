// Runs a worker thread's TypeScript from source, in tests and with hot reload. The built app uses the compiled file.
import { createRequire } from "node:module";
import path from "node:path";
import { workerData } from "node:worker_threads";
import { register } from "tsx/cjs/api";

register();
createRequire(import.meta.url)(path.resolve(workerData.source));
