import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, signUp, test } from "../setup/test";

const BUILD = ".next";

test("every file that a manifest of the build names is there", () => {
	const manifests = readdirSync(BUILD, { recursive: true, encoding: "utf8" }).filter(
		(file) => !file.startsWith("cache") && /manifest[^/]*\.(js|json)$/.test(file),
	);
	expect(manifests.length).toBeGreaterThan(100);
	const missing: string[] = [];
	for (const manifest of manifests) {
		const named = readFileSync(path.join(BUILD, manifest), "utf8").match(
			/static\/[^"'\s?\\]+\.(js|css|woff2|svg|png)/g,
		);
		for (const file of new Set(named ?? [])) {
			if (!existsSync(path.join(BUILD, file))) missing.push(`${file} in ${manifest}`);
		}
	}
	expect(missing).toEqual([]);
});

// What a journey asks for and does not get fails it (tests/e2e/setup/test.ts). These screens have the parts that come later.
test("screens with parts that come later ask for no file that is not there", async ({ page }) => {
	await signUp(page);
	const data = { title: "Call my sister", description: "Once a week, and listen first." };
	expect((await page.request.post("/api/relationship-goals", { data })).ok()).toBe(true);
	await page.goto("/");
	await expect(page.getByRole("slider", { name: "Progress: Call my sister" })).toBeVisible();
	await page.goto("/relationship-questionnaire");
	await page.getByRole("textbox").fill("Jonas");
	await page.getByRole("button", { name: "Next" }).click();
	await expect(page.getByRole("group", { name: /began|start/i }).first()).toBeVisible();
	await page.goto("/profile?script=love");
	await expect(page.getByRole("button", { name: "Generate Love Script" })).toBeVisible();
});
