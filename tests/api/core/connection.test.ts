import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setInEnvFile } from "@/lib/launcher/env-file";
import { coach } from "@/lib/server/core/ai";
import { connectedEnv } from "@/lib/server/core/connection";

const folder = mkdtempSync(path.join(tmpdir(), "innerscript-connection-"));
const file = path.join(folder, ".env");
process.env.ENV_FILE = file;
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let later = Date.now();
/** Advances the clock far enough for the file to be read again. */
const looks = () => {
	later += 10_000;
	return connectedEnv(later);
};
const changed = (minutes: number) => utimesSync(file, new Date(), new Date(Date.now() + minutes * 60_000));

it("takes a model over that is connected while it runs, and another after it, and is not confused by nonsense", () => {
	// The connection was added after the process had started, and before the first request for a coach.
	writeFileSync(file, "PORT=3000\nOPENAI_BASE_URL=http://localhost:8080/v1\nOPENAI_MODEL=gemma3:4b\n");
	looks();
	expect(coach(null).name).toBe("gemma3:4b");
	setInEnvFile(file, { OPENAI_BASE_URL: "http://localhost:8080/v1", OPENAI_MODEL: "qwen3:8b" });
	changed(1);
	looks();
	expect(coach(null).name).toBe("qwen3:8b");
	setInEnvFile(file, { OPENAI_MODEL: "llama3.2:3b", PORT: "80" });
	changed(2);
	expect(looks().PORT).not.toBe(80);
	expect(coach(null).name).toBe("llama3.2:3b");
	setInEnvFile(file, { OPENAI_BASE_URL: "nonsense" });
	changed(3);
	looks();
	expect(coach(null).name).toBe("llama3.2:3b");
});
