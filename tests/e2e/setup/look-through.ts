import { existsSync, readFileSync, rmSync } from "node:fs";
import { embeddedUrl } from "../../../lib/launcher/database/data-folder";
import {
	findCanaries,
	lookThroughDatabase,
	lookThroughFolder,
	notedCanaries,
	summaryOf,
} from "../../setup/canaries/look";
import { CANARIES, type Canary } from "../../setup/canaries/note";
import { apps, leftBy, SECRETS } from "./apps";
import { foundInOwnApps } from "./own-app";

const always: Canary[] = [
	...Object.entries(SECRETS).map(([name, text]) => ({ kind: "a key" as const, from: name, text })),
	{ kind: "a prompt", from: "lib/ai", text: "coach of a private journal" },
];

/**
 * Searches the apps' databases, data folders and logs, after the journeys and while the apps still run, for anything
 * that the journeys have sent and that must not be there unencrypted.
 * @throws Error with a sentence for each thing that should not be there.
 */
export default async function lookThrough(): Promise<void> {
	const folder = process.env[CANARIES] ?? "";
	const canaries = notedCanaries(folder, always);
	rmSync(folder, { recursive: true, force: true });
	const found = foundInOwnApps();
	for (const [name, { environment }] of Object.entries(apps)) {
		const left = leftBy(environment.PORT ?? "");
		const url = existsSync(left.databaseUrl) ? readFileSync(left.databaseUrl, "utf8") : embeddedUrl(left.data);
		found.push(...(await lookThroughDatabase(`the app ${name}`, url, canaries)));
		found.push(...lookThroughFolder(`the app ${name}`, left.data, canaries));
		found.push(...findCanaries(`The log of the app ${name}`, readFileSync(left.log), canaries));
	}
	if (found.length > 0) throw new Error(found.join("\n"));
	console.log(
		summaryOf(
			canaries,
			"the databases, data folders and logs of the journeys, with the apps that they started themselves",
		),
	);
}
