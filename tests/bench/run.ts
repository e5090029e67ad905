/**
 * `npm run bench`: measures the built app in about five minutes: short versions of reads, pages, mixed, storm and
 * prompts on the embedded database. Prints the results. `npm run bench -- reads pages mixed storm prompts look-back
 * screens` measures the named sections in full, on both databases, and writes them into tests/bench/results.md; all of
 * them take about twenty-five minutes, and need a Postgres: the one of TEST_DATABASE_URL, or else the one at
 * 127.0.0.1:5432. Run `npm run build` before either. A failed response fails the bench.
 */
import { existsSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { lookBackSection } from "./look-back";
import { manySection } from "./many/measure";
import { recoverySection } from "./many/recovery";
import { saturationSection } from "./many/saturation";
import { pagesSection, readsSection } from "./table/addresses";
import { isShort } from "./table/length";
import { mixedSection } from "./table/mixed";
import { promptsSection } from "./table/prompts";
import { busyNow, saveSection } from "./table/results";
import { stormSection } from "./table/storm";

interface Part {
	title: string;
	measure(): Promise<string>;
}

const parts: Record<string, Part> = {
	reads: { title: "Routes that read", measure: readsSection },
	pages: { title: "Pages", measure: pagesSection },
	mixed: { title: "Everything at once", measure: mixedSection },
	storm: { title: "Many sign in at once", measure: stormSection },
	many: { title: "Among many others", measure: manySection },
	recovery: { title: "A disk or a key is lost", measure: recoverySection },
	saturation: { title: "More than it can take", measure: saturationSection },
	prompts: { title: "What a model is given", measure: promptsSection },
	"look-back": { title: "Looking back on one year and on ten", measure: lookBackSection },
};

/** Matches the note behind an address that answered with a failure. */
const FAILURES = /\(\d+ failed\)/;

async function run(asked: readonly string[]): Promise<void> {
	const screens = path.join(import.meta.dirname, "screens.ts");
	if (existsSync(screens)) {
		const { section } = (await import(pathToFileURL(screens).href)) as { section(): Promise<string> };
		parts.screens = { title: "Screens in a browser", measure: section };
	}
	const unknown = asked.filter((name) => !(name in parts));
	if (unknown.length > 0)
		throw new Error(`There is no ${unknown.join(", ")}. There is: ${Object.keys(parts).join(", ")}.`);
	const failed: string[] = [];
	for (const [name, { title, measure }] of Object.entries(parts)) {
		// These take longer than all others together.
		if (isShort ? ["screens", "many", "saturation", "look-back"].includes(name) : !asked.includes(name)) continue;
		const started = Date.now();
		const busyBefore = busyNow();
		if (Number(busyBefore) > 1)
			console.log(`The machine does other work (load ${busyBefore}), which the figures of ${name} include.`);
		try {
			const body = await measure();
			if (!isShort) saveSection(name, title, body, busyBefore);
			if (FAILURES.test(body)) failed.push(name);
			console.log(`\n## ${title} (${Math.round((Date.now() - started) / 1000)} s)\n\n${body}`);
		} catch (error) {
			// The other sections are still measured, since the whole run takes long.
			console.error(`\n${title} could not be measured:`, error);
			failed.push(name);
		}
	}
	if (failed.length > 0) throw new Error(`Not measured, or with answers that failed: ${failed.join(", ")}.`);
}

run(process.argv.slice(2)).catch((error: Error) => {
	console.error(error.message);
	process.exitCode = 1;
});
