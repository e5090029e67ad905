import { TEST_SECRETS } from "./test-secrets";

// Runs in every API test file before any of the app's code is loaded.
const urls = JSON.parse(process.env.TEST_WORKER_DATABASES ?? "[]") as string[];
const url = urls[Number(process.env.JEST_WORKER_ID ?? 1) - 1] ?? urls[0];
if (!url) throw new Error("There is no database for this worker: tests/setup/databases/start.ts makes them");

process.env.DATABASE_URL = url;
Object.assign(process.env, TEST_SECRETS);
process.env.APP_URL = "http://localhost:3000";
process.env.LOG_LEVEL = "silent";
const unset = [
	"OPENAI_API_KEY",
	"OPENAI_BASE_URL",
	"OPENAI_TRANSCRIBE_BASE_URL",
	"OPENAI_TRANSCRIBE_MODEL",
	"OPENAI_SPEECH_BASE_URL",
	"OPENAI_SPEECH_MODEL",
	"TRANSCRIBE_COMMAND",
	"OIDC_ISSUER",
	"TRUST_PROXY",
];
for (const name of unset) delete process.env[name];
// Background work on embeddings would outlive a test that is about something else.
process.env.OPENAI_EMBEDDINGS_MODEL = "none";
