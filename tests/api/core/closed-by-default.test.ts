import { readFileSync } from "node:fs";
import { isWrapped } from "@/lib/server/core/http/route";
import { apiRoutes, type RouteModule, signUp, TestBrowser } from "@/tests/setup/api";

const open = new Set([
	"POST /api/login",
	"POST /api/logout",
	"POST /api/register",
	"POST /api/request-reset",
	"POST /api/reset-password",
	"POST /api/second-factor/sign-in",
	"POST /api/second-factor/sign-in/options",
	// The list of common passwords for the sign-up form; it is public in the repository.
	"GET /api/common-passwords",
	"GET /api/health",
	"GET /api/live",
	"GET /api/ready",
	"GET /api/auth/[...nextauth]",
	"POST /api/auth/[...nextauth]",
]);

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"] as const;

describe.each(apiRoutes)("$path", ({ path, file }) => {
	it("is closed unless it says otherwise", async () => {
		const module = (await import(file)) as RouteModule;
		const handlers = methods.filter((method) => module[method]);
		expect(handlers).not.toHaveLength(0);
		for (const method of handlers) {
			expect(`${method} ${path}: ${isWrapped(module[method])}`).toBe(`${method} ${path}: true`);
			if (open.has(`${method} ${path}`)) continue;
			const concrete = path.replace(/\[[^\]]+\]/g, "1");
			const response = await new TestBrowser().fetch(
				method,
				concrete,
				["GET", "HEAD"].includes(method) ? {} : { body: {} },
			);
			expect(`${method} ${path}: ${response.status}`).toBe(`${method} ${path}: 401`);
			expect(response.headers.get("cache-control")).toBe("no-store");
			expect(await response.text()).toBe("Please log in to continue.");
		}
	});
});

it("knows a handler without a wrapper", () => {
	expect(isWrapped(async () => new Response())).toBe(false);
});

/** The query that some addresses need. */
const asked = "?year=2026&month=2026-11&feeling=sad&from=2026-11-01&to=2026-11-02";

it("gives nobody what an address asks for by somebody else's id", async () => {
	const [ada, grace] = [await signUp(), await signUp("grace")];
	const ofPeople = apiRoutes.filter(({ file }) => /\bGET = .*\bownUserParams\b/.test(readFileSync(file, "utf8")));
	expect(ofPeople.length).toBeGreaterThan(10);
	for (const { path } of ofPeople) {
		const response = await grace.browser.get(
			path.replace("[id]", String(ada.user.id)) + (/\/(?:days|pages)$/.test(path) ? asked : ""),
		);
		expect([path, response.status]).toEqual([path, 403]);
	}
});
