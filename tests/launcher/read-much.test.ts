import { run } from "./processes";

test("the embedded database keeps nothing of what it answers, in a transaction or outside", async () => {
	const { stdout, stderr } = await run("tests/launcher/scripts/read-much.ts", []);
	expect(stderr).toBe("");
	const { megabytes, ...rest } = JSON.parse(stdout);
	expect(rest).toEqual({ rows: 240_000, undone: true });
	expect(megabytes).toBeLessThan(20);
});
