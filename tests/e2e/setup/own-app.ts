import type { ChildProcess } from "node:child_process";
import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { findCanaries, lookThroughFolder } from "../../setup/canaries/look";
import { notedHere } from "../../setup/canaries/note";
import { RUN_FOLDER } from "./apps";

const foundFile = () => path.join(process.env[RUN_FOLDER] ?? "", "found-in-own-apps");

/**
 * Looks through what an app leaves that a journey starts for itself, as soon as it has ended: the journey removes it then.
 * What this process has noted meanwhile was sent to that app; the passwords of journeys are the same everywhere.
 * @param said What it has said until now.
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

/** What was found so: a sentence for each thing that should not be there. */
export function foundInOwnApps(): string[] {
	return existsSync(foundFile()) ? readFileSync(foundFile(), "utf8").trim().split("\n") : [];
}
