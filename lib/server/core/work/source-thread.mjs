// In tests and with hot reload: runs a thread's TypeScript from its source. The built app has it compiled.
import { createRequire } from "node:module";
import path from "node:path";
import { workerData } from "node:worker_threads";
import { register } from "tsx/cjs/api";

register();
createRequire(import.meta.url)(path.resolve(workerData.source));
