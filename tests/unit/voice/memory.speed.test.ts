import { execFileSync } from "node:child_process";

it("four of the heaviest recordings at once take a few hundred megabytes, and end with the time limit", () => {
	const script = ["--import", "tsx", "--conditions=react-server", "tests/unit/voice/four-recordings.ts"];
	const { megabytes, ended } = JSON.parse(execFileSync(process.execPath, script, { encoding: "utf8" }));
	// Two recordings are converted at a time; each is in memory as samples, as resampled samples, and as a file.
	expect(megabytes).toBeLessThan(450);
	for (const how of ended) expect(["heard", "ai_timeout"]).toContain(how);
}, 180_000);
