import { readFileSync } from "node:fs";
import type { Call } from "@/lib/domain/safety/kinds";
import { callsIn } from "@/lib/safety/assess";
import { share } from "./interval";

/** A text by a stranger, labelled by the place where it was posted. */
interface Text {
	source: string;
	/** Null if the source does not say enough. */
	expect: "self-harm" | "partner-danger" | "none" | null;
	text: string;
}

type Half = "tune" | "held";

/**
 * Returns the half of a text. Rules may be changed after reading the tune half; of the held half only figures may be
 * seen.
 */
export function halfOf(text: string): Half {
	let hash = 0x811c9dc5;
	for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
	return (hash >>> 16) % 2 === 0 ? "tune" : "held";
}

/** Sources that are evaluated together. */
const together: [string, RegExp][] = [
	["own danger", /suicide support/],
	["partner and home", /^domestic violence groups$/],
	["journals and messages", /journals|messages/],
	["relationship and anxiety posts", /relationships|anxiety/],
];

interface Row {
	text: Text;
	calls: Call[];
}

/**
 * Prints figures for each half and source of a file, never a text. The file has one JSON object on each line, as in
 * `safety-tuning/texts.jsonl`.
 * @param isTuning Leaves out the held half, so that its figures do not influence the rules.
 */
export function printStrangers(path: string, isTuning: boolean): void {
	const rows = readFileSync(path, "utf8")
		.split("\n")
		.filter((line) => line.trim() !== "")
		.map((line): Row => {
			const text = JSON.parse(line) as Text;
			return { text, calls: callsIn([text.text]) };
		});
	for (const half of isTuning ? (["tune"] as const) : (["tune", "held"] as const)) {
		const ofHalf = rows.filter(({ text }) => halfOf(text.text) === half);
		console.log(`\n${half} half, ${ofHalf.length} texts: share (95% interval)`);
		for (const source of [...new Set(ofHalf.map(({ text }) => text.source))].sort())
			print(
				source,
				ofHalf.filter(({ text }) => text.source === source),
			);
		console.log("  together:");
		for (const [name, sources] of together)
			print(
				name,
				ofHalf.filter(({ text }) => sources.test(text.source)),
			);
	}
}

function print(name: string, rows: readonly Row[]): void {
	const expect = rows[0]?.text.expect ?? null;
	const count = (wanted: (calls: Call[]) => boolean) =>
		share(rows.filter(({ calls }) => wanted(calls)).length, rows.length);
	const noticed = count((calls) => calls.length > 0);
	const clear = count((calls) => calls.some(({ certainty }) => certainty === "clear"));
	const what = expect === null ? "noticed" : expect === "none" ? "false alarms" : "recall";
	console.log(`  ${name.padEnd(38)} ${what.padEnd(12)} ${noticed}`);
	if (expect !== null && expect !== "none")
		console.log(
			`  ${"".padEnd(38)} ${"that kind".padEnd(12)} ${count((calls) => calls.some(({ kind }) => kind === expect))}`,
		);
	console.log(`  ${"".padEnd(38)} ${"clear".padEnd(12)} ${clear}`);
}
