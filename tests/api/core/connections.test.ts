import { pool } from "@/lib/server/core/database/db";
import { onBehalfOf } from "@/lib/server/core/work/whose";

it("nobody waits for a connection behind somebody else's many queries", async () => {
	const many = onBehalfOf(1, () => Array.from({ length: 30 }, () => pool().connect()));
	// None of the first person's connections has been returned yet: without turns, this would wait forever.
	const other = await onBehalfOf(2, () => pool().connect());
	const { rows } = await other.query("SELECT 1 AS one");
	expect(rows).toEqual([{ one: 1 }]);
	other.release();
	const stranger = await pool().connect();
	stranger.release();
	for (const one of many) (await one).release();
	expect(pool().waitingCount).toBe(0);
});
