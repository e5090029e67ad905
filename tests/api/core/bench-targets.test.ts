import { readdirSync } from "node:fs";
import path from "node:path";
import { notMeasured, pages, reads } from "@/tests/bench/table/targets";
import { apiRoutes, type RouteModule } from "@/tests/setup/api";

/** The addresses of the pages, derived from their folders. */
const addresses = readdirSync("app", { recursive: true, encoding: "utf8" })
	.filter((file) => path.basename(file) === "page.tsx" && !file.includes("[...missing]"))
	.map((file) => `/${path.dirname(file)}`.replace(/\/\([a-z]+\)/g, "").replace(/\/\.$/, "") || "/");

test("npm run bench measures every route that reads, or says why not", async () => {
	const reading: string[] = [];
	for (const { path: route, file } of apiRoutes) {
		const module = (await import(file)) as RouteModule;
		if (module.GET) reading.push(route);
	}
	const measured = new Set(reads.map(({ route }) => route));
	expect(reading.filter((route) => !measured.has(route) && !(route in notMeasured))).toEqual([]);
	expect([...measured].filter((route) => !reading.includes(route))).toEqual([]);
});

test("npm run bench measures every page", () => {
	const measured = pages.map(({ route }) => route);
	expect(addresses.filter((address) => !measured.includes(address) && address !== "/welcome")).toEqual([]);
	expect(measured.filter((address) => !addresses.includes(address))).toEqual([]);
});
