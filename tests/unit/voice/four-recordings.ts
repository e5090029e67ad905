/**
 * Transcribes four of the heaviest recordings at once: 25 MB each, with a header that claims a sample rate just below
 * the requested one, so that every sample has to be converted. Prints by how many megabytes the process grew beyond the
 * recordings themselves, and its CPU time in milliseconds.
 */
import { createCommandTranscriber } from "@/lib/ai/transcribe/command";
import { lyingWave } from "./lying-wave";

const COUNT = 4;

async function main() {
	const transcriber = createCommandTranscriber({
		command: ["true", "{file}"],
		timeoutMs: 12_000,
		environment: process.env,
	});
	const all = Array.from({ length: COUNT }, () => lyingWave(15_999, 16));
	const before = process.resourceUsage().maxRSS;
	const cpu = process.cpuUsage();
	const { signal } = new AbortController();
	const ended = await Promise.allSettled(
		all.map((bytes) => transcriber.transcribe({ bytes, type: "audio/wav" }, { owner: "1", signal })),
	);
	const { user, system } = process.cpuUsage(cpu);
	console.log(
		JSON.stringify({
			megabytes: Math.round((process.resourceUsage().maxRSS - before) / 1024),
			cpuMs: Math.round((user + system) / 1000),
			ended: ended.map((one) => (one.status === "rejected" ? String(one.reason?.code ?? one.reason?.name) : "heard")),
		}),
	);
}
main();
