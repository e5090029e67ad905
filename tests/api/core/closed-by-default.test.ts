import { isWrapped } from "@/lib/server/core/http/route";
import { apiRoutes, type RouteModule, TestBrowser } from "@/tests/setup/api";

const open = new Set([
	"POST /api/login",
	"POST /api/logout",
	"POST /api/register",
	"POST /api/request-reset",
	"POST /api/reset-password",
	"POST /api/second-factor/sign-in",
	"POST /api/second-factor/sign-in/options",
	// The list that the form for a new account compares with; it is in the repository.
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
