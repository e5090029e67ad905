/**
 * `npm run bench`: what the built app takes, in short, in some five minutes: reads, pages, mixed, storm and prompts on the
 * embedded database. It prints what it finds. `npm run bench -- reads pages mixed storm prompts screens` measures what is
 * named in full, on both databases, and writes it into one file of tables, tests/bench/results.md; all of it takes some
 * twenty-five minutes. That needs a Postgres: the one of TEST_DATABASE_URL or else the one at 127.0.0.1:5432. Both need
 * `npm run build` before. What answers with a failure fails the bench.
 */
import { existsSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { pagesSection, readsSection } from "./table/addresses";
import { isShort } from "./table/length";
import { mixedSection } from "./table/mixed";
import { promptsSection } from "./table/prompts";
import { saveSection } from "./table/results";
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
	prompts: { title: "What a model is given", measure: promptsSection },
};

/** What stands behind an address that answered with a failure. */
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
		// A browser and a slow phone take longer than all others together.
		if (isShort ? name === "screens" : !asked.includes(name)) continue;
		const started = Date.now();
		try {
			const body = await measure();
			if (!isShort) saveSection(name, title, body);
			if (FAILURES.test(body)) failed.push(name);
			console.log(`\n## ${title} (${Math.round((Date.now() - started) / 1000)} s)\n\n${body}`);
		} catch (error) {
			// The others are measured all the same: all of it takes long.
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
