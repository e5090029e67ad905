import { strToU8, unzipSync, type Zippable, zipSync } from "fflate";
import { exportSchema } from "@/lib/domain/export/schema";
import type { ImportAnswer } from "@/lib/domain/import/schema";
import { jsonOf, type TestBrowser } from "@/tests/setup/api";

/** Exports a person's data. @returns The ZIP, and the data in it. */
export async function takeAlong(browser: TestBrowser) {
	const response = await browser.get("/api/export");
	const zip = new Uint8Array(await response.arrayBuffer());
	const files = unzipSync(zip);
	const data = exportSchema.loose().parse(JSON.parse(new TextDecoder().decode(files["data.json"])));
	return { zip, files, data };
}

/** Creates a ZIP of text files. */
export const zipOf = (files: Record<string, string>): Uint8Array =>
	zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])) as Zippable);

/** Imports a file, or only previews the import. */
export function bring(
	browser: TestBrowser,
	file: Uint8Array | string,
	query = "",
	headers: Record<string, string> = {},
) {
	return browser.fetch("POST", `/api/import${query}`, {
		raw: file as BodyInit,
		headers: { "content-type": "application/octet-stream", ...headers },
	});
}

export async function broughtIn(
	browser: TestBrowser,
	file: Uint8Array | string,
	query = "",
	headers: Record<string, string> = {},
): Promise<ImportAnswer> {
	return await jsonOf<ImportAnswer>(bring(browser, file, query, headers));
}
