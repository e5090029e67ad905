afterEach(() => jest.restoreAllMocks());

/** Loads a fresh copy of the module in an environment. */
async function passwordsIn(environment: "production" | "development" | "test") {
	jest.resetModules();
	jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: environment });
	return import("@/lib/server/account/password");
}

it.each([
	["production", "12"],
	["development", "12"],
	["test", "04"],
] as const)("in %s passwords are hashed with the work factor %s", async (environment, cost) => {
	const { hashPassword, verifyPassword } = await passwordsIn(environment);
	const hash = await hashPassword("a quiet password", "10.0.0.1");
	expect(hash.slice(0, 7)).toBe(`$2b$${cost}$`);
	expect(await verifyPassword("a quiet password", hash, "10.0.0.1")).toBe(true);
});

it("takes about as long where there is no account", async () => {
	const { hashPassword, verifyPassword } = await passwordsIn("production");
	const hash = await hashPassword("a quiet password", "10.0.0.1");
	const took = async (known: string | null) => {
		const begin = performance.now();
		await verifyPassword("another password", known, "10.0.0.1");
		return performance.now() - begin;
	};
	// A factor of sixteen is a difference of four in the work factor, which no noise of the machine explains.
	const ratio = (await took(null)) / (await took(hash));
	expect(ratio).toBeGreaterThan(1 / 16);
	expect(ratio).toBeLessThan(16);
});
