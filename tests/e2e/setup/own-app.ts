import type { ChildProcess } from "node:child_process";
import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { findCanaries, lookThroughFolder } from "../../setup/canaries/look";
import { notedHere } from "../../setup/canaries/note";
import { RUN_FOLDER } from "./apps";

const foundFile = () => path.join(process.env[RUN_FOLDER] ?? "", "found-in-own-apps");

/**
 * Searches what an app of a single journey leaves behind as soon as the app has ended, since the journey then removes
 * it. Everything that this process has noted was sent to that app; passwords are the same in all journeys.
 * @param said Returns the app's output so far.
 */
export function lookThroughWhenOver(app: ChildProcess, folder: string, said: () => string): void {
	const before = notedHere().length;
	app.once("exit", () => {
		const sent = notedHere().filter(({ kind }, i) => i >= before || kind === "a password");
		const name = `the app in ${path.basename(folder)}`;
		const found = [
			...lookThroughFolder(name, folder, sent),
			...findCanaries(`The log of ${name}`, Buffer.from(said()), sent),
		];
		if (found.length === 0) return;
		mkdirSync(path.dirname(foundFile()), { recursive: true });
		appendFileSync(foundFile(), `${found.join("\n")}\n`);
	});
}

/** Returns what these searches found: a sentence for each thing that should not be there. */
export function foundInOwnApps(): string[] {
	return existsSync(foundFile()) ? readFileSync(foundFile(), "utf8").trim().split("\n") : [];
}
