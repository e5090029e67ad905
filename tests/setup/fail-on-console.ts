import { format } from "node:util";

/** An error or a warning that nobody expected fails the test it happened in. */
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
