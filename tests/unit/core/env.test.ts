import { readFileSync } from "node:fs";
import { parseEnv } from "@/lib/server/core/env";

const key = Buffer.alloc(32, 7).toString("base64");
const enough = {
	DATABASE_URL: "postgresql://localhost/x",
	SESSION_SECRET: "s".repeat(32),
	DATA_ENCRYPTION_KEY: key,
};

describe("the environment", () => {
	it("fills in every default", () => {
		expect(parseEnv(enough)).toMatchObject({
			PORT: 3000,
			APP_URL: "http://localhost:3000",
			TRUST_PROXY: false,
			REGISTRATIONS_PER_HOUR: 30,
			AI_CALLS_PER_MINUTE: 30,
			MEGABYTES_PER_ACCOUNT: 1_024,
			AI_TIMEOUT_MS: 60_000,
			SESSION_SECRET: ["s".repeat(32)],
		});
	});

	it("knows how much a prompt may take only where it is said", () => {
		expect(parseEnv(enough).OPENAI_PROMPT_TOKENS).toBeUndefined();
		expect(parseEnv({ ...enough, OPENAI_PROMPT_TOKENS: "" }).OPENAI_PROMPT_TOKENS).toBeUndefined();
		expect(parseEnv({ ...enough, OPENAI_PROMPT_TOKENS: "30000" }).OPENAI_PROMPT_TOKENS).toBe(30_000);
	});

	it("takes a command apart, and a model with any server", () => {
		const env = parseEnv({
			...enough,
			TRANSCRIBE_COMMAND: "whisper -f {file}",
			OPENAI_SPEECH_MODEL: "tts",
			OPENAI_BASE_URL: "http://localhost:1/v1",
		});
		expect(env).toMatchObject({ TRANSCRIBE_COMMAND: ["whisper", "-f", "{file}"], OPENAI_SPEECH_MODEL: "tts" });
	});

	it.each([
		[{ DATABASE_URL: undefined }, "DATABASE_URL is not set"],
		[{ DATABASE_URL: "mysql://x" }, "DATABASE_URL does not begin with postgresql://"],
		[{ SESSION_SECRET: "short" }, "SESSION_SECRET needs 32 characters"],
		[{ DATA_ENCRYPTION_KEY: "" }, "DATA_ENCRYPTION_KEY is not set: 32 bytes in base64"],
		[{ DATA_ENCRYPTION_KEY: `${key},short` }, "DATA_ENCRYPTION_KEY is not 32 bytes in base64"],
		[{ PORT: "http" }, "PORT is not a number"],
		[{ PORT: "70000" }, "PORT is not a port"],
		[{ APP_URL: "example" }, "APP_URL is not an address"],
		[{ TRUST_PROXY: "yes" }, "TRUST_PROXY is either 1 or 0"],
		[{ METRICS_PORT: "metrics" }, "METRICS_PORT is not a number"],
		[{ METRICS_PORT: "3000" }, "METRICS_PORT is the same as PORT"],
		[{ AI_TIMEOUT_MS: "0" }, "AI_TIMEOUT_MS must be above 0"],
		[{ OPENAI_PROMPT_TOKENS: "0" }, "OPENAI_PROMPT_TOKENS must be above 0"],
		[{ OPENAI_PROMPT_TOKENS: "1.5" }, "OPENAI_PROMPT_TOKENS is not a whole number"],
		[{ OPENAI_PROMPT_TOKENS: "many" }, "OPENAI_PROMPT_TOKENS is not a number"],
		[{ NEXT_PUBLIC_COACH_SETTINGS: "yes" }, "NEXT_PUBLIC_COACH_SETTINGS is either open or closed"],
		[{ TRANSCRIBE_COMMAND: "whisper" }, "TRANSCRIBE_COMMAND does not say where the recording goes: write {file} there"],
		[{ TRANSCRIBE_COMMAND: '"whisper {file}' }, "TRANSCRIBE_COMMAND has a quotation mark that is never closed"],
		[{ TRANSCRIBE_COMMAND: '"" {file}' }, "TRANSCRIBE_COMMAND names no program"],
		[{ OPENAI_SPEECH_BASE_URL: "localhost" }, "OPENAI_SPEECH_BASE_URL is not an address"],
		[{ OPENAI_TRANSCRIBE_BASE_URL: "here" }, "OPENAI_TRANSCRIBE_BASE_URL is not an address"],
		[{ OPENAI_SPEECH_MODEL: "tts" }, "OPENAI_SPEECH_MODEL also needs OPENAI_SPEECH_BASE_URL"],
		[{ OPENAI_TRANSCRIBE_MODEL: "w" }, "OPENAI_TRANSCRIBE_MODEL also needs OPENAI_TRANSCRIBE_BASE_URL"],
		[{ OIDC_ISSUER: "https://id.example" }, "OIDC_ISSUER also needs"],
	])("%j is refused with a sentence that names it", (wrong, sentence) => {
		expect(() => parseEnv({ ...enough, ...wrong })).toThrow(sentence);
	});

	it("is described in .env.example, setting by setting", () => {
		const example = readFileSync(".env.example", "utf8");
		const source = readFileSync("lib/server/core/env.ts", "utf8");
		const names = [...source.matchAll(/^\t\t([A-Z][A-Z_]+): /gm)].map(([, name = ""]) => name);
		expect(names).toContain("OPENAI_PROMPT_TOKENS");
		expect(names.filter((name) => !new RegExp(`^(?:# )?${name}=`, "m").test(example))).toEqual([]);
	});
});
