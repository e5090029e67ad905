import { gzipSync } from "node:zlib";
import { expect, signUp, test } from "../setup/test";

test("the first load of the dashboard sends at most 200 KB of gzipped script", async ({ page }) => {
	await signUp(page);
	const sizes: Promise<number>[] = [];
	page.on("response", (response) => {
		if (response.request().resourceType() === "script")
			sizes.push(response.body().then((body) => gzipSync(body).byteLength));
	});
	await page.goto("/", { waitUntil: "networkidle" });
	const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
	expect(total).toBeGreaterThan(0);
	expect(total / 1024).toBeLessThanOrEqual(200);
});
