import { format } from "node:util";

/** Errors and warnings on the console that the test did not expect; any of them fails the test. */
let unexpected: string[] = [];
for (const level of ["error", "warn"] as const) {
	console[level] = (...args: unknown[]) => {
		unexpected.push(`console.${level}: ${format(...args)}`);
	};
}

afterEach(() => {
	const seen = unexpected;
	unexpected = [];
	if (seen.length > 0) throw new Error(seen.join("\n"));
});
